"""Text to entities as the Bot API does it: strict HTML, and what Telegram finds by itself in what a user types.

Offsets are UTF-16 units.
"""

from __future__ import annotations

import re


class ParseError(ValueError):
    pass


def u16(s: str) -> int:
    return len(s.encode("utf-16-le")) // 2


def u16_slice(s: str, offset: int, length: int) -> str:
    b = s.encode("utf-16-le")
    return b[offset * 2 : (offset + length) * 2].decode("utf-16-le")


_SIMPLE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "span": "spoiler",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
_REF = re.compile(r"&(?:#x([0-9a-fA-F]{1,7})|#([0-9]{1,8})|(lt|gt|amp|quot));?")
_ATTR = re.compile(r"""\s*([^\s=>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[A-Za-z0-9.\-]*))?""")


def _decode(s: str) -> str:
    def one(m: re.Match) -> str:
        if m[3]:
            return {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}[m[3]]
        code = int(m[1], 16) if m[1] else int(m[2])
        return chr(code) if 0 < code < 0x10FFFF else m[0]

    return _REF.sub(one, s)


def parse_html(src: str) -> tuple[str, list[dict]]:
    out: list[str] = []
    length = 0
    ents: list[dict] = []
    stack: list[tuple[str, dict, int, int]] = []
    i, n = 0, len(src)

    def off(pos: int) -> int:  # the API reports byte offsets
        return len(src[:pos].encode())

    while i < n:
        if src[i] != "<":
            j = src.find("<", i)
            j = n if j < 0 else j
            text = _decode(src[i:j])
            out.append(text)
            length += u16(text)
            i = j
            continue
        begin, end = i, src.find(">", i)
        closing = src.startswith("</", i)
        if end < 0:
            raise ParseError(f"Unclosed {'end' if closing else 'start'} tag at byte offset {off(begin)}")
        body = src[i + (2 if closing else 1) : end]
        i = end + 1
        if closing:
            name = body.strip().lower()
            if not stack:
                raise ParseError(f"Unexpected end tag at byte offset {off(begin)}")
            tag, attrs, start, _ = stack.pop()
            if name and name != tag:
                raise ParseError(
                    f'Unmatched end tag at byte offset {off(begin)}, expected "</{tag}>", found "</{name}>"'
                )
            if length > start:
                e = {"type": _SIMPLE[tag], "offset": start, "length": length - start}
                if tag == "a":
                    e["url"] = attrs.get("href") or "".join(out)
                    if not re.match(r"(https?|tg|mailto)[:/]", e["url"]):
                        continue  # Telegram silently drops a link it cannot use
                elif (
                    tag == "pre"
                    and ents
                    and ents[-1]["type"] == "code"
                    and (ents[-1]["offset"], ents[-1]["length"]) == (start, length - start)
                ):
                    lang = ents.pop().get("_lang")
                    if lang:
                        e["language"] = lang
                elif tag == "code" and attrs.get("class", "").startswith("language-"):
                    e["_lang"] = attrs["class"][9:]
                elif tag == "blockquote" and "expandable" in attrs:
                    e["type"] = "expandable_blockquote"
                elif tag == "tg-emoji":
                    e["custom_emoji_id"] = attrs.get("emoji-id", "")
                ents.append(e)
            continue
        m = re.match(r"([^\s>]*)", body)
        tag = m[1].lower()
        if tag not in _SIMPLE:
            raise ParseError(f'Unsupported start tag "{tag}" at byte offset {off(begin)}')
        attrs = {a[1].lower(): _decode((a[2] or "").strip("'\"")) for a in _ATTR.finditer(body, m.end())}
        if tag == "span" and attrs.get("class") != "tg-spoiler":
            raise ParseError(f'Tag "span" must have class "tg-spoiler" at byte offset {off(begin)}')
        stack.append((tag, attrs, length, begin))
    if stack:
        raise ParseError(f'Can\'t find end tag corresponding to start tag "{stack[-1][0]}"')
    for e in ents:
        e.pop("_lang", None)
    ents.sort(key=lambda e: (e["offset"], -e["length"]))
    return "".join(out), ents


_AUTO = [
    ("bot_command", re.compile(r"(?<![\w/])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?")),
    ("mention", re.compile(r"(?<!\w)@[A-Za-z][A-Za-z0-9_]{3,31}\b")),
    ("hashtag", re.compile(r"(?<!\w)#\w+")),
    ("url", re.compile(r"https?://\S+")),
]


def auto_entities(text: str) -> list[dict]:
    found = []
    for kind, rx in _AUTO:
        for m in rx.finditer(text):
            o = u16(text[: m.start()])
            if any(e["offset"] <= o < e["offset"] + e["length"] for e in found):
                continue
            found.append({"type": kind, "offset": o, "length": u16(m[0])})
    return sorted(found, key=lambda e: e["offset"])

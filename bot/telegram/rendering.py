"""A reply as Telegram messages in HTML: the ruling in bold on top, long answers split between their lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from itertools import chain

from bot.reply import Reply, Section
from bot.telegram.plain_text import head, units

LIMIT = 4000
"""UTF-16 units of visible text in a message; Telegram allows 4096."""

_LONG = 4
"""From so many lines on, what matters later is folded away until it is tapped."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A visible line, the tag around it, and the quotation it stands in (its opening tag), if any."""

    text: str
    tag: str = ""
    quote: str = ""


def messages(reply: Reply, note: str = "", brief: bool = False) -> list[str]:
    """The reply as HTML, one string a message. `note` is said first, such as what was tapped.

    `brief` folds away all but what has to be done now.
    """
    lines = [_Line(note, "i")] if note else []
    if reply.context:
        lines.append(_Line(reply.context, "i"))
    for index, section in enumerate(reply.sections):
        if index:
            lines.append(_Line(""))
        lines += _section(section, ruling=index == 0, brief=brief)
    return _messages(lines)


def plain(text: str) -> list[str]:
    """A text of the bot itself as HTML, its first line in bold."""
    first, *others = text.split("\n")
    return _messages([_Line(first, "b"), *map(_Line, others)])


def _section(section: Section, ruling: bool, brief: bool) -> Iterator[_Line]:
    lines = [line for text in section.lines for line in text.split("\n")]
    quote = ""
    if section.part in ("later", "assumed", "understood") and brief:
        quote = "<blockquote expandable>"
    elif section.part in ("assumed", "understood"):
        quote = "<blockquote>"
    elif section.part == "later" and len(lines) >= _LONG:
        quote = "<blockquote expandable>"
    if section.heading:
        yield _Line(section.heading, "b")
    for index, line in enumerate(lines):
        yield _Line(line, "b" if ruling and index == 0 and not section.heading else "", quote)


def _messages(lines: Iterable[_Line]) -> list[str]:
    """Fill messages line by line; only a line that is too long by itself is cut, between words."""
    parts: list[list[_Line]] = [[]]
    room = LIMIT
    for line in chain.from_iterable(map(_pieces, lines)):
        size = units(line.text) + 1
        if size > room and parts[-1]:
            parts.append([])
            room = LIMIT
        parts[-1].append(line)
        room -= size
    return [html for part in parts if (html := _html(part))]


def _pieces(line: _Line) -> Iterator[_Line]:
    rest = line.text
    while units(rest) >= LIMIT:
        piece = head(rest, LIMIT - 1)
        cut = piece.rfind(" ")
        piece = piece[:cut] if cut > len(piece) // 2 else piece
        yield _Line(piece, line.tag, line.quote)
        rest = rest[len(piece) :].lstrip(" ")
    yield _Line(rest, line.tag, line.quote)


def _html(lines: list[_Line]) -> str:
    out: list[str] = []
    quote = ""
    for index, line in enumerate(lines):
        if quote and line.quote != quote:
            out.append("</blockquote>")
        if index:
            out.append("\n")
        if line.quote and line.quote != quote:
            out.append(line.quote)
        quote = line.quote
        text = escape(line.text, quote=False)
        out.append(f"<{line.tag}>{text}</{line.tag}>" if line.tag and text else text)
    return ("".join(out) + ("</blockquote>" if quote else "")).strip()

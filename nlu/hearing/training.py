"""Count how directors put their words together, in the training messages.

`python -m nlu.hearing.training` writes `phrases.json`.

Seats, suits, ranks and levels are counted by kind, so that no seat or suit is likelier than another one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from nlu.hearing.vocabulary import NUMBER, NUMBERS
from nlu.reading import Message, read
from nlu.words.dutch import is_dutch
from nlu.words.mentions import Mention

_MESSAGES = Path(__file__).parent.parent / "training"
_LEAST = 2
"""A word or pair that occurs less often is left out, unless it is a Dutch word."""


def spoken(message: Message) -> list[list[str]]:
    """The sentences of a message as they would be said, with kinds in the place of seats, suits, ranks and numbers."""
    at = {mention.first: mention for mention in message.mentions}
    sentences: list[list[str]] = [[]]
    index = 0
    norms = message.words.norms
    while index < len(norms):
        mention = at.get(index)
        if mention is not None:
            sentences[-1] += _said(message, mention)
            index = mention.last
            continue
        word = norms[index]
        if word in ".?!;:,\n":
            sentences.append([])
        elif word.isalpha() and (len(word) > 1 or word in "ik u"):
            sentences[-1].append(word)
        elif word.isdigit():
            sentences[-1].append(NUMBER)
        index += 1
    return [sentence for sentence in sentences if sentence]


def _said(message: Message, mention: Mention) -> list[str]:
    words = list(message.words.norms[mention.first : mention.last])
    match mention.kind:
        case "seat":
            return ["<seat>"]
        case "side":
            return ["<seat>", "<seat>"]
        case "suit":
            return ["sans"] if mention.value == "NT" else ["<suit>"]
        case "rank":
            return ["<rank>"] if mention.value[-1].isalnum() and mention.value[-1] not in "xh" else words
        case "card":
            return ["<suit>", "<rank>"] if mention.value[1] not in "xh?" else words
        case "call" if mention.value[0].isdigit():
            return ["<level>", "sans" if mention.value[1:] == "NT" else "<suit>"]
        case "trick" | "table" | "board":
            return [NUMBER if word.isdigit() or word in NUMBERS else word for word in words]
        case _:
            return [word for word in words if word.isalpha() and len(word) > 1]


def count(messages: Sequence[str]) -> dict[str, object]:
    """How often each word and each pair of words occurs; `^` stands before a sentence and `$` after it."""
    singles: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for text in messages:
        for sentence in spoken(read(text)):
            singles.update([*sentence, "$"])
            pairs.update(zip(["^", *sentence], [*sentence, "$"], strict=True))
    kept = {word for word, number in singles.items() if _kept(word, number)}
    by_first: dict[str, dict[str, int]] = {}
    for (first, second), number in sorted(pairs.items()):
        if first in kept | {"^"} and second in kept:
            by_first.setdefault(first, {})[second] = number
    return {"words": {word: singles[word] for word in sorted(kept)}, "after": by_first}


def _kept(word: str, number: int) -> bool:
    if not word.isalpha() or word == "$":
        return True
    return any(letter in "aeiouy" for letter in word) and (number >= _LEAST * 2 or is_dutch(word))


def _messages() -> Iterator[str]:
    for path in sorted(_MESSAGES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)["text"]


if __name__ == "__main__":
    target = Path(__file__).with_name("phrases.json")
    counts = count(list(_messages()))
    rows = (
        f"{json.dumps(key)}: {json.dumps(found, ensure_ascii=False, sort_keys=True)}" for key, found in counts.items()
    )
    target.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")

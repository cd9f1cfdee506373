"""The words of a message with what is named put out of sight, so that renaming seats, cards and calls changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nlu.words.mentions import Mention, Words


class Masked(NamedTuple):
    """A word, or a mention as one word, and the token after it."""

    word: str
    last: int


def masked(words: Words, mentions: Sequence[Mention]) -> list[Masked]:
    """The words in order; a mention is its kind, a role its name; a pronoun stays a word."""
    starts = {mention.first: mention for mention in mentions}
    found: list[Masked] = []
    index = 0
    while index < len(words.norms):
        mention = starts.get(index)
        if mention is None or mention.value == "pronoun":
            index += 1
            found.append(Masked(words.norms[index - 1], index))
        else:
            index = mention.last
            found.append(Masked(f"yy{mention.value}" if mention.kind == "role" else f"xx{mention.kind}", index))
    return found

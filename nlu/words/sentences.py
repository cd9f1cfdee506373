"""A message as sentences of words and symbols, in which phrases are looked for: ` seat#0 had niets te kiezen `."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nlu.words.mentions import Mention, Words

_ENDS = frozenset(".!?;\n")
_QUOTES = dict.fromkeys('"«»', "'")
"""Signs before and after what is quoted, which are all written as one."""
AS_WRITTEN = frozenset(["me", "pronoun", "nobody", "everybody", "dealer"])
"""Roles that stay words in a sentence."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as a line of words and symbols, with the tokens `[first, last)` it was made of."""

    line: str
    first: int
    last: int


def sentences_of(words: Words, mentions: Sequence[Mention]) -> list[Sentence]:
    """The sentences of a message; commas stay in them."""
    starts = {mention.first: (number, mention) for number, mention in enumerate(mentions)}
    norms, tokens = words.norms, words.tokens
    found: list[Sentence] = []
    symbols: list[str] = []
    index = first = 0
    while index < len(norms):
        number, mention = starts.get(index, (0, None))
        written = mention is None or mention.kind == "rank" or (mention.kind == "role" and mention.value in AS_WRITTEN)
        if mention is not None and not written:
            symbols.append(f"{_symbol(mention.kind, mention.value)}#{number}")
            index = mention.last
            continue
        if norms[index] in ("!", ".") and norms[index + 1 : index + 2] in (["'"], ['"']):
            pass  # the end of what is quoted, not of the sentence
        elif norms[index] in _ENDS:
            if symbols and norms[index] == "?":
                symbols.append("?")
            if symbols:
                found.append(Sentence(f" {' '.join(symbols)} ", first, index))
            symbols, first = [], index + 1
        else:
            # a number as it was written: repair only mends names of the table
            symbols.append(tokens[index].norm if mention is not None else _QUOTES.get(norms[index], norms[index]))
        index += 1
    if symbols:
        found.append(Sentence(f" {' '.join(symbols)} ", first, index))
    return found


def _symbol(kind: str, value: str) -> str:
    if kind == "call":
        return {"P": "pass", "X": "double", "XX": "redouble"}.get(value, "bid")
    return value if kind == "role" else kind

"""A message as a line of symbols, for reading who is what by pattern: `card#0 plompt bij seat#1 , seat#2 speelt bid#3`.

Mentions become their kind and number; words stay as written (repaired), signs stay. Patterns are regular expressions
with `{seat}`, `{bid}`, `{declarer}` ... for mentions; each captures its number in order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from nlu.words.expressions import Expression, Several
from nlu.words.mentions import Mention, Words
from rules.vocabulary import Seat

_KINDS = {
    "seat": r"seat#(\d+)", "side": r"side#(\d+)", "card": r"card#(\d+)", "bid": r"bid#(\d+)", "suit": r"suit#(\d+)", "rank": r"rank#(\d+)",
    "call": r"(?:bid|pass|double|redouble)#(\d+)", "notrump": r"notrump#(\d+)", "player": r"(?:seat|me|my_partner|lho|rho|partner|declarer|dummy|defender|opponent|pronoun)#(\d+)",
    "denomination": r"(?:suit|notrump)#(\d+)", "cardlike": r"(?:card|rank|suit)#(\d+)",
}  # fmt: skip
_ROLES = "declarer dummy defender me my_partner lho rho partner opponent pronoun dealer nobody everybody pass double redouble trick".split()


@dataclass(frozen=True, slots=True)
class Skeleton:
    """The line of symbols and where each mention stands."""

    line: str
    mentions: Sequence[Mention]
    words: Words
    _token_at: Sequence[int]

    def find(self, pattern: str) -> Iterator[tuple[list[Mention], re.Match[str]]]:
        """Every match of `pattern`, with the mentions it captured."""
        for match in compiled(pattern).finditer(self.line):
            yield [self.mentions[int(number)] for number in match.groups() if number is not None], match

    def find_any(self, patterns: tuple[str, ...]) -> Iterator[tuple[str, list[Mention], re.Match[str]]]:
        """Every match of each of `patterns`, in their order, with the pattern and the mentions it captured."""
        for place in several(patterns).possible_in(self.line):
            for mentions, match in self.find(patterns[place]):
                yield patterns[place], mentions, match

    def first(self, pattern: str) -> list[Mention] | None:
        """The mentions captured by the first match, None when there is none."""
        return next((found for found, _ in self.find(pattern)), None)

    def seats(self, patterns: Iterable[str]) -> set[Seat]:
        """The seats that the matches of some patterns captured by their own name or that of their side."""
        return {
            Seat(letter)
            for _, found, _ in self.find_any(tuple(patterns))
            for mention in found
            if mention.kind in ("seat", "side")
            for letter in mention.value
        }

    def has(self, pattern: str) -> bool:
        """Whether `pattern` occurs."""
        return compiled(pattern).search(self.line) is not None

    def has_any(self, patterns: tuple[str, ...]) -> bool:
        """Whether one of `patterns` occurs."""
        return any(self.has(patterns[place]) for place in several(patterns).possible_in(self.line))

    def token_at(self, place: int) -> int:
        """The first token of the symbol at `place`."""
        return self._token_at[place]

    def span(self, match: re.Match[str]) -> tuple[int, int]:
        """Where a match stands in the message, in characters."""
        first = self.line.count(" ", 0, match.start()) if match.start() else 0
        last = self.line.count(" ", 0, match.end())
        tokens = self.words.tokens
        ends = self._token_at
        start = min(ends[min(first, len(ends) - 1)], len(tokens) - 1)
        stop = ends[min(last + 1, len(ends) - 1)] if last + 1 < len(ends) else len(tokens)
        return tokens[start].start, tokens[max(start, min(stop, len(tokens)) - 1)].end


@cache
def compiled(pattern: str) -> Expression:
    """A pattern with its names filled in. It matches whole symbols only."""
    return Expression(rf"(?<![^ ])(?:{_filled_in(pattern)})(?![^ ])")


@cache
def several(patterns: tuple[str, ...]) -> Several:
    """Patterns that are looked for together."""
    return Several(map(compiled, patterns))


def _filled_in(pattern: str) -> str:
    for name, expression in _KINDS.items():
        pattern = pattern.replace(f"{{{name}}}", expression)
    pattern = pattern.replace("{die}", r"(?:de|die|deze|dit|dat|het|pronoun#\d+)").replace(
        "{hij}", r"(?:hij|zij|ze|pronoun#\d+)"
    )
    for name in _ROLES:
        pattern = pattern.replace(f"{{{name}}}", rf"{name}#(\d+)")
    return pattern


def skeleton_of(words: Words, mentions: Sequence[Mention]) -> Skeleton:
    """The line of symbols of a message."""
    starts = {mention.first: number for number, mention in enumerate(mentions)}
    symbols: list[str] = []
    at: list[int] = []
    index = 0
    while index < len(words.norms):
        number = starts.get(index)
        at.append(index)
        if number is None:
            symbols.append(words.norms[index].replace("#", "nr"))  # the sign sets off the number of a mention
            index += 1
        else:
            symbols.append(f"{_symbol(mentions[number])}#{number}")
            index = mentions[number].last
    return Skeleton(" ".join(symbols), mentions, words, at)


def _symbol(mention: Mention) -> str:
    if mention.kind == "call":
        return {"P": "pass", "X": "double", "XX": "redouble"}.get(mention.value, "bid")
    if mention.kind == "role":
        return mention.value
    return "notrump" if mention.kind == "suit" and mention.value == "NT" else mention.kind

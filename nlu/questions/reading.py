"""The words that questions about the laws are made of, and signs that a message tells what happened instead."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from nlu.lexicon import forms, table
from nlu.words.dutch import lemma_of
from nlu.words.mentions import Mention, Words
from nlu.words.number_words import NUMBERS, TENS, UNITS

Lookup = tuple[str, str]
"""What to look up: a kind and its argument."""

_HAPPENING = ("seat", "card", "call")


@cache
def words_of(category: str, *names: str) -> frozenset[str]:
    """The words of some groups of the lexicon of questions."""
    listed = table("lookups")[category]
    return frozenset(word for name in names for word in listed[name])


def number_at(norms: Sequence[str], at: int) -> tuple[int, int] | None:
    """A number below a hundred in figures or words ("zeven en twintig" too), and the token after it."""
    if at >= len(norms):
        return None
    norm = norms[at]
    if norm.isascii() and norm.isdigit():
        return (int(norm), at + 1) if len(norm) < 4 else None
    if norm in UNITS and tuple(norms[at + 1 : at + 2]) == ("en",) and at + 2 < len(norms) and norms[at + 2] in TENS:
        return NUMBERS[norm] + NUMBERS[norms[at + 2]], at + 3
    value = NUMBERS.get(norm)
    return (value, at + 1) if value else None


def has_any(norms: Iterable[str], words: Collection[str]) -> bool:
    """Whether one of `words` occurs."""
    return any(norm in words for norm in norms)


def tells(words: Words, mentions: Sequence[Mention], first: int = 0, last: int = 0) -> bool:
    """Whether the message tells what happened: players, cards, calls or verbs of telling outside `[first, last)`."""
    outside = [norm for i, norm in enumerate(words.norms) if not first <= i < last]
    if has_any(outside, words_of("story", "told")) or any(map(_is_past, outside)):
        return True
    return any(m.kind in _HAPPENING and not (m.first < last and m.last > first) for m in mentions)


@cache
def _is_past(word: str) -> bool:
    """Whether a word is a weak verb in the past tense, no participle."""
    if len(word) < 6 or not word.endswith(("de", "te", "den", "ten")) or "ge" in word[:5]:
        return False
    lemma = lemma_of(word)
    return lemma != word and lemma.endswith("en")


def strangers(words: Words, used: Collection[int], *known: Collection[str]) -> list[str]:
    """The words that are neither used nor known nor mere glue."""
    glue = words_of("glue", "function")
    return [
        norm
        for i, norm in enumerate(words.norms)
        if i not in used and norm not in glue and any(c.isalnum() for c in norm) and not any(norm in k for k in known)
    ]


class NamedAt(NamedTuple):
    """A denomination or a bid at a token."""

    value: str
    doubled: int  # how often, by an X stuck to it
    after: int  # the token after it


def denomination_at(words: Words, at: int, *, short: bool) -> NamedAt | None:
    """A suit or notrump at a token."""
    if at >= len(words.norms):
        return None
    norm = words.norms[at]
    kinds = ("notrump", "suit", "suit_beside", "suit_short") if short else ("notrump", "suit")
    hit = forms().at(words.norms, at)
    if hit is not None:
        for kind in kinds:
            value = next((value for k, value in hit[1] if k == kind), None)
            if value:
                return NamedAt(value, 0, at + hit[0])
    stem = norm.rstrip("x")
    doubled = len(norm) - len(stem)
    if short and stem and doubled in (1, 2):
        for kind in kinds:
            value = forms().meaning(stem, kind)
            if value:
                return NamedAt(value, doubled, at + 1)
    return None


def bid_at(words: Words, at: int) -> NamedAt | None:
    """A level with a denomination at a token."""
    level = forms().meaning(words.norms[at], "level")
    if level is None or level not in "1234567":
        return None
    found = denomination_at(words, at + 1, short=words.norms[at].isdigit())
    return found._replace(value=level + found.value) if found else None

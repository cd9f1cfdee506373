"""Words and sayings read as the more usual one that means the same: "vooraleer", "aan bod", "nog altijd"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from nlu.lexicon import table

Norms = tuple[str, ...]


@cache
def _words() -> Mapping[str, str]:
    listed = table("synonyms")
    return {word: usual for usual, words in listed["words"].items() for word in words} | {
        word: usual for usual, words in listed["abbreviated"].items() for word in words
    }


@cache
def abbreviations() -> frozenset[str]:
    """Words that are shortened, behind which a stop may stand."""
    return frozenset(word for words in table("synonyms")["abbreviated"].values() for word in words)


@cache
def _sayings() -> Mapping[str, Sequence[tuple[Norms, Norms]]]:
    """The sayings by their first word, each with what it is read as."""
    found: dict[str, list[tuple[Norms, Norms]]] = {}
    for usual, sayings in table("synonyms")["sayings"].items():
        for said in (tuple(saying.split()) for saying in sayings):
            found.setdefault(said[0], []).append((said, tuple(usual.split())))
    return found


def usual_word(word: str) -> str | None:
    """The word that `word` is read as, None where that is the word itself."""
    return _words().get(word)


def usual_saying(norms: Sequence[str], at: int) -> tuple[int, Norms] | None:
    """How many words from `at` on are read as other ones, and these."""
    for said, usual in _sayings().get(norms[at], ()):
        if tuple(norms[at : at + len(said)]) == said:
            return len(said), usual
    return None

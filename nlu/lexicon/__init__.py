"""The words of the table: surface forms with their meanings, kept in TOML beside this module, one file a topic."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files

Meaning = tuple[str, str]
"""A category (`seat`, `suit`, `rank`, `role` ...) and a value."""


class Forms:
    """Surface forms, found longest first."""

    def __init__(self, entries: Iterator[tuple[str, Meaning]]) -> None:
        """Index `entries`: a form (words joined by a space) with a meaning; a form may have several."""
        self._by_first: dict[str, list[tuple[tuple[str, ...], list[Meaning]]]] = defaultdict(list)
        meanings: dict[tuple[str, ...], list[Meaning]] = defaultdict(list)
        for form, meaning in entries:
            meanings[tuple(form.split(" "))].append(meaning)
        for words, found in meanings.items():
            self._by_first[words[0]].append((words, found))
        for options in self._by_first.values():
            options.sort(key=lambda option: -len(option[0]))
        self.single: dict[str, list[Meaning]] = {
            words[0]: found for words, found in meanings.items() if len(words) == 1
        }

    def at(self, words: Sequence[str], index: int) -> tuple[int, list[Meaning]] | None:
        """The longest form that starts at `index`: its length in words and its meanings."""
        for form, found in self._by_first.get(words[index], ()):
            if tuple(words[index : index + len(form)]) == form:
                return len(form), found
        return None

    def meaning(self, word: str, category: str) -> str | None:
        """The value of a single word in one category."""
        for kind, value in self.single.get(word, ()):
            if kind == category:
                return value
        return None


@cache
def table(name: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """One topic's file as it stands."""
    return tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def entries(*names: str) -> Iterator[tuple[str, Meaning]]:
    """Every form of the named topics with its category and value."""
    for name in names:
        for category, values in table(name).items():
            for value, forms in values.items():
                for form in forms:
                    yield form, (category, value)


@cache
def forms() -> Forms:
    """Players, cards and calls, with the compounds of a suit and a rank ("schoppenheer")."""
    return Forms(_with_compounds())


def _with_compounds() -> Iterator[tuple[str, Meaning]]:
    yield from entries("players", "cards", "calls")
    cards = table("cards")
    for suit, suit_forms in cards["suit"].items():
        for rank, rank_forms in cards["rank"].items():
            for stem in suit_forms:
                if stem.isalpha() and len(stem) > 2:
                    for form in rank_forms:
                        if form.isalpha():
                            yield stem + form, ("card", suit + rank)

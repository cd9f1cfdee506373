"""Cues: sets of words that must occur together in a clause, a sentence or a message, in any order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from nlu.clauses import Clause

Label = TypeVar("Label")


@dataclass(frozen=True, slots=True)
class Cue(Generic[Label]):
    """A cue of some `label`: alternatives of which one must occur, for each element, and keys that must not."""

    label: Label
    scope: str
    needed: tuple[frozenset[str], ...]
    barred: frozenset[str]
    text: str


def parse(label: Label, text: str) -> Cue[Label]:
    """A cue as its TOML line says it."""
    scope = text[0] if text[0] in "~^" else ""
    elements = text.removeprefix(scope).split()
    needed = tuple(frozenset(e.split("|")) for e in elements if not e.startswith("!"))
    barred = frozenset(key for e in elements if e.startswith("!") for key in e[1:].split("|"))
    return Cue(label, scope, needed, barred, text)


class CueBook(Generic[Label]):
    """Many cues, looked up by what occurs."""

    def __init__(self, cues: Iterable[Cue[Label]]) -> None:
        """Index each cue by the element with the fewest alternatives."""
        self._by_key: dict[str, dict[str, list[Cue[Label]]]] = {"": defaultdict(list), "~": defaultdict(list), "^": defaultdict(list)}
        for cue in cues:
            anchor = min(cue.needed, key=len)
            for key in anchor:
                self._by_key[cue.scope][key].append(cue)

    def found(self, clauses: Sequence[Clause]) -> Iterator[tuple[Cue[Label], Clause | None]]:
        """The cues that occur, each once per place; the clause it occurs in, or None for wider scopes."""
        for clause in clauses:
            for cue in self._in(clause.keys, ""):
                yield cue, clause
        sentences: dict[int, set[str]] = defaultdict(set)
        for clause in clauses:
            sentences[clause.sentence] |= clause.keys
        for keys in sentences.values():
            for cue in self._in(keys, "~"):
                yield cue, None
        everything = set().union(*sentences.values()) if sentences else set()
        for cue in self._in(everything, "^"):
            yield cue, None

    def _in(self, keys: Iterable[str], scope: str) -> Iterator[Cue[Label]]:
        index = self._by_key[scope]
        held = keys if isinstance(keys, set | frozenset) else set(keys)
        seen: set[int] = set()
        for key in held:
            for cue in index.get(key, ()):
                if id(cue) not in seen and all(held & needed for needed in cue.needed) and not held & cue.barred:
                    seen.add(id(cue))
                    yield cue

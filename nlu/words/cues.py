"""Cues: sets of words that must occur together in a clause, a sentence or a message, in any order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from nlu.words.clauses import Clause

Label = TypeVar("Label")
_OFTEN = 8


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
    elements: list[str] = []
    for element in text.removeprefix(scope).split():
        elements.append(f"{element}x2" if element in elements else element)  # "<bid> <bid>": two of them
    needed = tuple(frozenset(e.split("|")) for e in elements if not e.startswith("!"))
    barred = frozenset(key for e in elements if e.startswith("!") for key in e[1:].split("|"))
    return Cue(label, scope, needed, barred, text)


class CueBook(Generic[Label]):
    """Many cues, looked up by what occurs."""

    def __init__(self, cues: Iterable[Cue[Label]]) -> None:
        """Index each cue by the element that seldom occurs."""
        self._by_key: dict[str, dict[str, list[Cue[Label]]]] = {
            "": defaultdict(list),
            "~": defaultdict(list),
            "^": defaultdict(list),
        }
        for cue in cues:
            anchor = min(cue.needed, key=lambda keys: sum(map(_likely, keys)))
            for key in anchor:
                self._by_key[cue.scope][key].append(cue)

    def found(self, clauses: Sequence[Clause]) -> Iterator[tuple[Cue[Label], Clause | None]]:
        """The cues that occur, each once per place; the clause it occurs in, or None for wider scopes."""
        for clause in clauses:
            for cue in self._in(clause.keys, ""):
                yield cue, clause
        sentences: dict[int, list[Clause]] = defaultdict(list)
        for clause in clauses:
            sentences[clause.sentence].append(clause)
        for held in sentences.values():
            for cue in self._in(_keys(held), "~"):
                yield cue, None
        for cue in self._in(_keys(clauses), "^"):
            yield cue, None

    def _in(self, keys: Iterable[str], scope: str) -> Iterator[Cue[Label]]:
        index = self._by_key[scope]
        held = keys if isinstance(keys, set | frozenset) else set(keys)
        seen: set[int] = set()
        for key in sorted(index.keys() & held):  # in an order that is always the same
            for cue in index[key]:
                if id(cue) not in seen and held.isdisjoint(cue.barred) and not any(map(held.isdisjoint, cue.needed)):
                    seen.add(id(cue))
                    yield cue


def _likely(key: str) -> int:
    """Roughly how likely a clause holds a key: what is named, what is done and short words are in many."""
    return _OFTEN if key[0] in "<@$" and "_" not in key else max(1, _OFTEN - len(key))


def _keys(clauses: Sequence[Clause]) -> set[str]:
    """The keys of several clauses together; what is named in two of them counts twice."""
    keys: set[str] = set()
    for clause in clauses:
        keys.update(f"{key}x2" for key in clause.keys & keys if key[0] == "<" and key[-1] == ">")
        keys |= clause.keys
    return keys

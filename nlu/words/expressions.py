"""Regular expressions of Dutch: made ready when a line first holds what every match of them holds, which few ever are."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from nlu.words.needed import Mark, Needed, mark_of, marks_of, may_hold, needed_by, threes_in


class Expression:
    """What `re.Pattern` is, made ready late; looking for it in a line that can't hold it costs next to nothing."""

    def __init__(self, text: str) -> None:
        """`text` is a regular expression without flags in it."""
        self.pattern = text

    def search(self, line: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The first match in a line."""
        return self._ready.search(line, start, end) if may_hold(line, self._marks) else None

    def match(self, line: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The match that begins at `start`."""
        return self._ready.match(line, start, end) if may_hold(line, self._marks) else None

    def fullmatch(self, line: str) -> re.Match[str] | None:
        """The match of the whole line."""
        return self._ready.fullmatch(line) if may_hold(line, self._marks) else None

    def finditer(self, line: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Every match in a line."""
        return self._ready.finditer(line, start, end) if may_hold(line, self._marks) else iter(())

    @property
    def groups(self) -> int:
        """The number of groups that it captures."""
        return self._ready.groups

    def sub(self, instead: str | Callable[[re.Match[str]], str], line: str, count: int = 0) -> str:
        """The line with every match replaced, or the first `count`."""
        return self._ready.sub(instead, line, count) if may_hold(line, self._marks) else line

    @property
    def most_telling(self) -> Needed:
        """Texts of which every match holds at least one; none when nothing is certain."""
        return self._needed[0] if self._needed else ()

    @cached_property
    def _needed(self) -> Sequence[Needed]:
        return needed_by(self.pattern)

    @cached_property
    def _marks(self) -> Sequence[Mark]:
        return marks_of(self._needed)

    @cached_property
    def _ready(self) -> re.Pattern[str]:
        return re.compile(self.pattern)


class Several:
    """Many expressions, of which a line can hold few: which those are is seen from the texts that they need, all at once."""

    def __init__(self, expressions: Iterable[Expression]) -> None:
        """Each expression is known by its place among these."""
        self._always: list[int] = []
        needing: dict[str, list[int]] = defaultdict(list)
        for place, expression in enumerate(expressions):
            if not expression.most_telling:
                self._always.append(place)
            for text in expression.most_telling:
                needing[text].append(place)
        self._marked: dict[str, list[tuple[str, list[int]]]] = defaultdict(list)
        for text, places in needing.items():
            self._marked[mark_of(text)].append((text, places))
        self._marks = frozenset(self._marked)

    def possible_in(self, line: str) -> list[int]:
        """The places of the expressions that a line may hold, in their order."""
        found = set(self._always)
        for mark in self._marks & threes_in(line):
            for text, places in self._marked[mark]:
                if text in line:
                    found.update(places)
        return sorted(found)

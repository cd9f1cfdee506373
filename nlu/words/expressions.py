"""Regular expressions of Dutch: made ready when a line first holds what every match of them holds, which few ever are."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from nlu.words.needed import Needed, holds, needed_by


class Expression:
    """What `re.Pattern` is, made ready late; looking for it in a line that can't hold it costs next to nothing."""

    def __init__(self, text: str) -> None:
        """`text` is a regular expression without flags in it."""
        self.pattern = text

    def search(self, line: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The first match in a line."""
        return self._ready.search(line, start, end) if holds(line, self._needed) else None

    def match(self, line: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """The match that begins at `start`."""
        return self._ready.match(line, start, end) if holds(line, self._needed) else None

    def fullmatch(self, line: str) -> re.Match[str] | None:
        """The match of the whole line."""
        return self._ready.fullmatch(line) if holds(line, self._needed) else None

    def finditer(self, line: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Every match in a line."""
        return self._ready.finditer(line, start, end) if holds(line, self._needed) else iter(())

    def sub(self, instead: str | Callable[[re.Match[str]], str], line: str, count: int = 0) -> str:
        """The line with every match replaced, or the first `count`."""
        return self._ready.sub(instead, line, count) if holds(line, self._needed) else line

    @property
    def most_telling(self) -> Needed:
        """Texts of which every match holds at least one; none when nothing is certain."""
        return self._needed[-1] if self._needed else ()

    @cached_property
    def _needed(self) -> Sequence[Needed]:
        return needed_by(self.pattern)

    @cached_property
    def _ready(self) -> re.Pattern[str]:
        return re.compile(self.pattern)


class Several:
    """Many expressions, of which a line can hold few: which those are is seen from the texts that they need, all at once."""

    def __init__(self, expressions: Iterable[Expression]) -> None:
        """Each expression is known by its place among these."""
        self._needing: dict[str, list[int]] = defaultdict(list)
        self._always: list[int] = []
        for place, expression in enumerate(expressions):
            if not expression.most_telling:
                self._always.append(place)
            for text in expression.most_telling:
                self._needing[text].append(place)

    def possible_in(self, line: str) -> list[int]:
        """The places of the expressions that a line may hold, in their order."""
        found = {place for text, places in self._needing.items() if text in line for place in places}
        return sorted(found.union(self._always))

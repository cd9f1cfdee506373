"""What may have been said, given what a recogniser wrote: words of the table that sound like it, in a likely order.

The line is taken as one run of sounds and cut into words anew, since a recogniser joins and splits words as it likes
("liets hoppen" is "liet schoppen"). A word that isn't of the table may stay, at a price.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from nlu.hearing.sounds import difference, sounds
from nlu.hearing.vocabulary import END, START, follows, in_words, words
from nlu.words.dutch import is_dutch
from nlu.words.normalise import normalise

_SOUND = 5.0
"""Price of one sound that differs."""
_CUT = 1.5
"""Price of a word that begins or ends inside a written one."""
_KNOWN, _STRANGE = 12.0, 16.0
"""Price of keeping a Dutch word, or a word that doesn't exist, that directors don't use."""
_STOP = 1.5
"""Price of reading on over the end of a sentence."""
_TRAILS = 14
_MOST_SOUNDS = 15


@dataclass(frozen=True, slots=True)
class Reading:
    """A sentence that may have been said; a lower `price` fits better what was heard and how directors talk."""

    text: str
    price: float


@dataclass(frozen=True, slots=True)
class _Line:
    """What was written, as one run of sounds: where written words begin, and where they may be cut without a price."""

    run: str
    written: dict[int, tuple[str, int]]
    edges: frozenset[int]
    stops: frozenset[int]


def _line(text: str) -> _Line:
    written: dict[int, tuple[str, int]] = {}
    edges, stops = {0}, set()
    run = ""
    for token in re.findall(r"[^\W\d_]+|\d+|[.?!,;:]", normalise(text)):
        if not token.isalnum():
            stops.add(len(run))
            continue
        word = in_words(token)
        heard = sounds(word)
        if heard:
            written[len(run)] = (word, len(heard))
            run += heard
            edges.add(len(run))
    return _Line(run, written, frozenset(edges), frozenset(stops))


@cache
def _by_length() -> dict[int, list[tuple[str, str]]]:
    found: dict[int, list[tuple[str, str]]] = {}
    for word in words():
        heard = sounds(word)
        if heard:
            found.setdefault(len(heard), []).append((word, heard))
    return found


@cache
def _alike(heard: str) -> tuple[tuple[str, float], ...]:
    """Words of the table that sound like `heard`, nearest first."""
    limit = 0.5 if len(heard) < 3 else 0.42 * len(heard)
    found = [
        (far, word)
        for length in range(max(1, len(heard) - 2), len(heard) + 3)
        for word, meant in _by_length().get(length, ())
        if (far := difference(heard, meant)) <= min(limit, 0.6 * len(meant))
    ]
    return tuple((word, far) for far, word in heapq.nsmallest(8, found))


class _Trail(NamedTuple):
    """What a part of the line may have been, up to some position; cheapest first."""

    price: float
    last: str  # the last word, or its kind
    said: tuple[str, ...]


def readings(text: str, most: int = 5) -> list[Reading]:
    """The best readings of a written line, best first; empty when nothing was written."""
    line = _line(text)
    if not line.run:
        return []
    trails: list[list[_Trail]] = [[] for _ in range(len(line.run) + 1)]
    trails[0] = [_Trail(0.0, START, ())]
    for at in range(len(line.run)):
        best = _best(trails[at])
        if not best:
            continue
        for end, word, counts_as, price in _words_at(line, at):
            for before, last, said in best:
                total = before + price - follows(last, counts_as)
                trails[end].append(_Trail(total, counts_as, (*said, word)))
    ended = [(price - follows(last, END), " ".join(said)) for price, last, said in _best(trails[-1])]
    found: dict[str, float] = {}
    for price, sentence in sorted(ended):
        found.setdefault(sentence, price)
    return [Reading(sentence, price) for sentence, price in list(found.items())[:most]]


def _best(trails: Sequence[_Trail]) -> list[_Trail]:
    """The cheapest, few, and few of them with the same last word."""
    kept: list[_Trail] = []
    seen: dict[str, int] = {}
    for trail in sorted(trails):
        if seen.get(trail.last, 0) < 3:
            seen[trail.last] = seen.get(trail.last, 0) + 1
            kept.append(trail)
        if len(kept) == _TRAILS:
            break
    return kept


def _words_at(line: _Line, at: int) -> Iterator[tuple[int, str, str, float]]:
    """Words that may begin here: where they end, the word, what it counts as, and its price."""
    inside = 0.0 if at in line.edges else _CUT
    for end in range(at + 1, min(len(line.run), at + _MOST_SOUNDS) + 1):
        cuts = inside + (0.0 if end in line.edges else _CUT)
        heard = line.run[at:end]
        if len(heard) < 3 and cuts:
            continue
        stops = _STOP * sum(at < stop < end for stop in line.stops)
        for word, far in _alike(heard):
            for counts_as, share in words()[word]:
                yield end, word, counts_as, _SOUND * far + cuts + stops - share
    if at in line.written:
        word, length = line.written[at]
        if word not in words():
            yield at + length, word, word, _KNOWN if is_dutch(word) else _STRANGE

"""Which of the things that may have been said is taken: the likeliest that tells an incident of bridge."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from nlu.hearing.facts import Fact, facts_in, plain
from nlu.hearing.readings import readings
from nlu.understand import understand
from nlu.understanding import Understanding

_LINES = 6
"""Written lines that are read anew."""
_READINGS = 12
"""Readings among which the one that tells an incident is chosen."""
_LATER = 1.0
"""Price of each place that a line stands lower on the recogniser's list."""
_NO_INCIDENT = 8.0
"""Price of a sentence in which nothing happens that a director is called for."""
_RIVAL = 12.0
"""A reading that costs so much more than the one taken says nothing about its facts."""
_CLEAR, _FAIRLY_CLEAR = -0.45, -0.60
"""Mean log chance of a word from which a whole note may be sure, and below which nothing in it is certain."""
_SURE = 0.8
"""Probability of an irregularity from which a ruling may be shown before the words are confirmed."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What was probably said. `sure` tells whether a ruling may be shown before it is confirmed."""

    text: str
    facts: tuple[Fact, ...]
    clarity: float
    sure: bool
    irregularities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line as a recogniser wrote it, with the mean log chance of its parts."""

    text: str
    log_chance: float


def hear(lists: Sequence[Sequence[Line]]) -> Heard | None:
    """The likeliest sentence behind the recogniser's lists of lines, each best first; None when there is none."""
    priced: dict[str, float] = {}
    for text, place in _to_read(lists).items():
        for reading in readings(text):
            price = reading.price + _LATER * place
            priced[reading.text] = min(price, priced.get(reading.text, math.inf))
    if not priced:
        return None
    nearest = sorted(priced.items(), key=lambda item: item[1])[:_READINGS]
    understood = {text: understand(text) for text, _ in nearest}
    ranked = sorted(nearest, key=lambda item: item[1] + _NO_INCIDENT * (1 - _incident(understood[item[0]])))
    text = ranked[0][0]
    written = [plain(line.text) for lines in lists for line in lines]
    clarity = min(lines[0].log_chance for lines in lists if lines)
    others = [other for other, price in ranked[1:] if price < priced[text] + _RIVAL]
    facts = facts_in(text, written, others, clear=clarity > _FAIRLY_CLEAR)
    best = understood[text]
    literal = all(plain(lines[0].text) == text.split() for lines in lists)
    whole = bool(facts) and all(fact.certain and not fact.incomplete for fact in facts)
    certain = literal and clarity > _CLEAR and whole
    sure = certain and best.sure and _incident(best) > _SURE
    return Heard(text, facts, clarity, sure, _irregularities(understood[other] for other, _ in ranked))


def _to_read(lists: Sequence[Sequence[Line]]) -> dict[str, int]:
    """The lines worth reading anew, with their place: the first ones of each list."""
    found: dict[str, int] = {}
    for place in range(max((len(lines) for lines in lists), default=0)):
        for lines in lists:
            if place < len(lines) and len(found) < _LINES * len(lists) // 2 and lines[place].text not in found:
                found[lines[place].text] = place
    return found


def _incident(understood: Understanding) -> float:
    """How likely a sentence tells an irregularity, or asks for something that can be looked up."""
    if understood.lookup is not None:
        return 1.0
    return understood.candidates[0].confidence if understood.candidates else 0.0


def _irregularities(all_understood: Iterable[Understanding]) -> tuple[str, ...]:
    """What the message may be about, over all readings, likeliest first."""
    found: dict[str, float] = {}
    for weight, understood in enumerate(all_understood, 1):
        for candidate in understood.candidates[:2]:
            found[candidate.irregularity] = found.get(candidate.irregularity, 0.0) + candidate.confidence / weight
    return tuple(sorted(found, key=lambda code: -found[code])[:4])

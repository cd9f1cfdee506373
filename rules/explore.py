"""Walk a law through every answer: each leaf is one way the facts can lie, with what the law says then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.case import Case, Edition, Reading, Step, Unknown
from rules.facts import Facts, Value
from rules.irregularities import LAW_OF


@dataclass(frozen=True, slots=True)
class Leaf:
    """A complete path through a law."""

    facts: Facts
    declined: frozenset[str]
    readings: tuple[Reading, ...]
    steps: tuple[Step, ...]


def explore(irregularity: str, edition: Edition = "2017") -> Iterator[Leaf]:
    """Every leaf of the law for `irregularity`, depth first, in the order in which it reads its facts."""
    law = LAW_OF[irregularity]

    def walk(facts: dict[str, Value], declined: frozenset[str]) -> Iterator[Leaf]:
        case = Case(facts, edition, declined, explore=True)
        try:
            steps = tuple(law(case))
        except Unknown as unknown:
            for value in unknown.among:
                if value is None:  # the choice stays open
                    yield from walk(facts, declined | {unknown.fact})
                else:
                    yield from walk({**facts, unknown.fact: value}, declined)
        else:
            yield Leaf(facts, declined, tuple(case.readings.values()), steps)

    yield from walk({}, frozenset())

"""Weighted scores (12C1c): convert each outcome to the unit of the event first, then take the weighted mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isclose

from rules.scoring.imps import imps
from rules.scoring.matchpoints import matchpoints, percentage


@dataclass(frozen=True, slots=True)
class Outcome:
    """One result that could have been obtained legally, in points for the side that is asked about."""

    weight: float
    points: int


def weighted(outcomes: Sequence[Outcome], unit: Callable[[int], float]) -> float:
    """The weighted mean in a scoring unit. Raises ValueError unless the weights are a whole: 1 or 100 (%)."""
    total = sum(outcome.weight for outcome in outcomes)
    if not (isclose(total, 1) or isclose(total, 100)) or any(outcome.weight < 0 for outcome in outcomes):
        raise ValueError(f"weights must add up to 100%, not {total}")
    return sum(outcome.weight / total * unit(outcome.points) for outcome in outcomes)


def weighted_points(outcomes: Sequence[Outcome]) -> float:
    """Weighted total points, for information: events are scored in the other units."""
    return weighted(outcomes, float)


def weighted_matchpoints(outcomes: Sequence[Outcome], others: Sequence[int]) -> float:
    """Weighted matchpoints against the scores of the other tables, seen from the same side."""
    return weighted(outcomes, lambda points: matchpoints(points, others))


def weighted_percentage(outcomes: Sequence[Outcome], others: Sequence[int]) -> float:
    """Weighted matchpoints as a percentage of the top."""
    return weighted(outcomes, lambda points: percentage(points, others))


def weighted_imps(outcomes: Sequence[Outcome], reference: int) -> float:
    """Weighted IMPs against the other table's score or a datum, seen from the same side."""
    return weighted(outcomes, lambda points: imps(points - reference))

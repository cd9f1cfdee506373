"""Matchpoints (Law 78A): two for each score a pair beats, one for each it equals."""

from __future__ import annotations

from collections.abc import Sequence


def matchpoints(score: float, others: Sequence[float]) -> int:
    """Matchpoints of `score` (seen from one direction) against the scores of the other tables."""
    return sum(2 if score > other else 1 if score == other else 0 for other in others)


def percentage(score: float, others: Sequence[float]) -> float:
    """`matchpoints` as a percentage of the top. Raises ValueError without a comparison."""
    if not others:
        raise ValueError("a score needs others to be compared with")
    return 100 * matchpoints(score, others) / (2 * len(others))


def frequency(scores: Sequence[float]) -> dict[float, int]:
    """The matchpoints of each score on a frequency sheet, highest score first."""
    ranked = sorted(scores, reverse=True)
    return {score: matchpoints(score, ranked) - 1 for score in dict.fromkeys(ranked)}  # a score also equals itself

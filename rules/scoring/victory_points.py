"""Victory points by the continuous scale of the WBF (Law 78D: which scale counts is for the organisation)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil, sqrt

_TAU = (sqrt(5) - 1) / 2
_DRAW, _TOP = 1000, 2000  # in hundredths


def victory_points(imps: int, boards: int) -> tuple[float, float]:
    """Victory points of both teams for a margin of `imps` over `boards`, the first team's first.

    Raises ValueError below one board.
    """
    scale = _scale(boards)
    winner = scale[min(abs(imps), len(scale) - 1)]
    own, other = (winner, _TOP - winner) if imps >= 0 else (_TOP - winner, winner)
    return own / 100, other / 100


@lru_cache(maxsize=64)
def _scale(boards: int) -> tuple[int, ...]:
    """Hundredths for each margin up to the one that wins all."""
    if boards < 1:
        raise ValueError(f"a match has at least one board: {boards}")
    blitz = 15 * sqrt(boards)
    margins = range(ceil(blitz) + 1)
    raw = [min(_TOP, round(_DRAW + _DRAW * (1 - _TAU ** (3 * m / blitz)) / (1 - _TAU**3))) for m in margins]
    # Rounding must not make an IMP worth more than the one before it; ordering the steps is the smallest repair.
    steps = sorted((b - a for a, b in pairwise(raw)), reverse=True)
    scale = [_DRAW]
    for step in steps:
        scale.append(scale[-1] + step)
    return tuple(scale)

"""International matchpoints (Law 78B)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from statistics import mean

_FROM = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip


def imps(difference: float) -> int:
    """IMPs for a difference in points, negative for a negative one."""
    won = bisect_right(_FROM, abs(difference))
    return won if difference >= 0 else -won


def datum(scores: Sequence[int], *, dropped: int = 0) -> int:
    """Butler datum: the mean rounded to tens (half away from zero), without the `dropped` best and worst scores.

    Raises ValueError when nothing is left.
    """
    kept = sorted(scores)[dropped : len(scores) - dropped]
    if not kept:
        raise ValueError("no scores left for a datum")
    middle = mean(kept)
    tens = int(abs(middle) / 10 + 0.5) * 10
    return tens if middle >= 0 else -tens

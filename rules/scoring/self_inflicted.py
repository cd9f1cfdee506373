"""12C1e: the part of its damage that the non-offending side brought upon itself stays with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SplitScore:
    """What each side gets, each seen from its own direction; the two need not balance."""

    non_offenders: float
    offenders: float


def self_inflicted_split(table: float, without_infraction: float, without_error: float) -> SplitScore:
    """Split the score when non-offenders erred extremely seriously, or gambled, after the irregularity.

    All three in the unit of the event (matchpoints, IMPs), seen from the non-offenders.

    Args:
        table: What was scored.
        without_infraction: What would have been scored had the infraction not happened.
        without_error: What would have been scored with the infraction, had the non-offenders not erred.
    """
    if without_infraction <= table:
        return SplitScore(table, -table)
    # What the infraction itself cost is made good; what the error cost is not.
    redress = max(0, without_infraction - max(without_error, table))
    return SplitScore(table + redress, -without_infraction)

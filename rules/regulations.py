"""What the laws leave to the organisation: one place, with the defaults that are in use here.

A ruling that rests on one of these says that the organisation may have chosen otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.alerts import NBB, AlertRules


@dataclass(frozen=True, slots=True)
class Regulations:
    """The choices of a Regulating Authority, a tournament organiser or a club.

    Attributes:
        correction_minutes: Time after the official score can be inspected in which it may be corrected (79C1).
        appeal_minutes: Time in which a ruling may be disputed (92B).
        stop_seconds: Pause of the next player after a jump with the stop card (73A2).
        average_plus_imps: IMPs for average plus; average minus loses as many (12C2b).
        average_plus_percentages: Average plus on the first, second ... board a pair misses in a session; the last one
            holds for all further boards (12C2d). No such rule of the NBB was found.
        penalty_percentage: Usual procedural penalty in percents of a top on one board (90); None when it isn't fixed.
            The laws name no size.
        alerts: Which calls are alerted (40B2a).
    """

    correction_minutes: int = 30
    appeal_minutes: int = 30
    stop_seconds: int = 10
    average_plus_imps: int = 3
    average_plus_percentages: tuple[float, ...] = (60,)
    penalty_percentage: float | None = None
    alerts: AlertRules = NBB


DEFAULT = Regulations()

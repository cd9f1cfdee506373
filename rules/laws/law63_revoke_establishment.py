"""Law 63, establishment of a revoke. What happened at the table decides, also over the director's own word for it."""

from __future__ import annotations

from rules import roles
from rules.case import Case


def establishment(case: Case) -> tuple[str, ...] | None:
    """The sub-articles by which the revoke is established, or None while it is not."""
    how = _established_by(case)
    if case.readings.get("established") is None:
        case.derive("established", how is not None)
    return how


def _established_by(case: Case) -> tuple[str, ...] | None:
    own_claim = _claimed_by_offending_side(case)
    if own_claim:
        return ("63A3",)
    next_trick = case.told("next_trick")
    if next_trick in ("own_side", "both") and case.told("told_by_opponent", among=(True,)) is not True:
        defended = roles.offender_role(case) == "defender"
        return ("63A1",) if defended else ("63A1", "63A2")  # declarer plays dummy's cards by naming them
    if own_claim is False and case.flag("agreed", likely=False, ask_first=not case.knows("established")):
        return ("63A4", "69A")
    if next_trick is not None:
        return None
    if not case.knows("established") and _play_is_over(case):
        return ("63A",)
    asks = own_claim is None  # an opponent's claim stopped play, most likely in the trick of the revoke
    return ("63A",) if case.flag("established", likely=False, ask_first=asks) else None


def _claimed_by_offending_side(case: Case) -> bool | None:
    """Whether the side that revoked claimed or conceded; None when nobody did, or when it can't be told who."""
    claimer = roles.seat(case, "claimer")
    offender, declarer = roles.seat(case, "offender"), roles.seat(case, "declarer")
    if claimer is not None and (offender or declarer):
        case.seat("claimer", likely=claimer)
        if offender:
            return claimer.side is offender.side
        return (claimer.side is declarer.side) == (roles.offender_role(case) != "defender") if declarer else None
    role = case.told("claimer_role", among=("declarer", "defender"))
    return None if role is None else (role == "declarer") == (roles.offender_role(case) != "defender")


def _play_is_over(case: Case) -> bool:
    """Whether it came to light only when the deal had been played out."""
    late = case.told("noticed", among=("next_board", "round_over"))
    return late is not None or case.told("phase", among=("after",)) is not None

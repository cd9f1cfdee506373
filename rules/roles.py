"""Who is who at the table: what several laws derive from the seats that are known."""

from __future__ import annotations

from rules.case import Case
from rules.vocabulary import Seat


def seat(case: Case, name: str) -> Seat | None:
    """The seat in a fact if it is known, for deriving other facts from it."""
    value = case.facts.get(name)
    return Seat(value) if isinstance(value, str) else None


def role_between(player: Seat, declarer: Seat) -> str:
    """`declarer`, `dummy` or `defender`: what a player is when `declarer` plays the contract."""
    if player is declarer:
        return "declarer"
    return "dummy" if player is declarer.partner else "defender"


def offender_role(case: Case, *, likely: str = "defender", ask_first: bool = False) -> str:
    """Whether the offender defends, declares or is dummy: from the seats when both are known, else asked or assumed."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    if offender and declarer:
        case.derive("offender_role", role_between(offender, declarer))
    return case.word("offender_role", likely=likely, ask_first=ask_first)

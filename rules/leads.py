"""Leads out of turn: who was to lead, and what has been said or played since. Laws 53 to 57 and 60 share this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.case import Case
from rules.roles import seat
from rules.vocabulary import Card, Seat, Side

RESTRICTIONS = ("require", "forbid", "none")


def told_cards(case: Case) -> tuple[Card, ...]:
    """The cards it is about, for wording and where only their number or suit counts; `??` if none was told."""
    value = case.peek("cards")
    cards = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return tuple(Card(card) for card in cards) or (Card("??"),)


def offending_side(case: Case, role: str) -> Side | None:
    """The side of the offender, from his own seat or from declarer's."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    if offender:
        return offender.side
    if declarer is None:
        return None
    return declarer.side.opponents if role == "defender" else declarer.side


def known_leader(case: Case, role: str) -> Seat | None:
    """The hand that was to lead if the facts tell it; derives `on_lead`."""
    on_lead, declarer, offender = (seat(case, name) for name in ("on_lead", "declarer", "offender"))
    on_lead = on_lead or seat(case, "turn")
    if on_lead is None and declarer and case.facts.get("dummy_leads") is True:
        on_lead = declarer.partner
    if on_lead is None and offender and role == "defender" and case.facts.get("proper_leader") == "partner":
        on_lead = offender.partner
    if on_lead:
        case.derive("on_lead", on_lead)
    return on_lead


def known_relation(case: Case, role: str) -> str | None:
    """`proper_leader` if it follows from the seats or was told, without asking for it."""
    side, on_lead = offending_side(case, role), known_leader(case, role)
    if on_lead and side:
        return "partner" if on_lead.side is side else "opponent"
    value = case.facts.get("proper_leader")
    return value if isinstance(value, str) else None


def proper_leader(case: Case, role: str) -> str:
    """Who was to lead: the offender's `partner` (for declarer: his other hand) or an `opponent`.

    For a defender's lead neither is the likelier, and a penalty card can't be undone, so it is asked first.
    """
    side, relation = offending_side(case, role), known_relation(case, role)
    offender = seat(case, "offender")
    if relation is None and offender:
        others = [player for player in Seat if player is not offender or role != "defender"]
        on_lead = case.seat("on_lead", likely=offender.partner, among=others, ask_first=role == "defender")
        relation = "partner" if on_lead.side is side else "opponent"
    if relation:
        case.derive("proper_leader", relation)
    return case.word("proper_leader", likely="partner", ask_first=role == "defender")


def was_proper_lead(case: Case, role: str) -> bool:
    """Whether the card played after a lead out of turn was the player's own proper lead (53B).

    Worth asking only when an opponent of the offender was to lead; it is told too if he is said to be leading.
    """
    if known_relation(case, role) != "opponent":
        return bool(case.told("proper_lead", (True,)))
    leads_now = seat(case, "leader")
    if leads_now and leads_now is seat(case, "on_lead"):
        case.derive("proper_lead", True)
    return case.flag("proper_lead", likely=False)


def taken_as_correct(case: Case) -> Literal["accepted", "played"] | None:
    """Whether a defender's lead already counts as correct: declarer said so, or the next hand has played (53A)."""
    choice = case.facts.get("choice")
    if choice == "accept":
        case.option("choice", ("accept",))
        case.derive("accepted", True)
        return "accepted"
    if choice is None and case.facts.get("accepted") is True and case.open_flag("accepted"):
        return "accepted"
    if choice != "spread" and case.flag("opponent_played_after", likely=False):
        return "played"
    return None


def declarers_answer(case: Case, among: Sequence[str]) -> str | None:
    """What declarer chose after a defender's lead out of turn, None while that is open.

    Where `among` holds the restrictions of 50D2, a plain refusal leaves open which one he wants.
    """
    choice = case.facts.get("choice")
    if choice in RESTRICTIONS and "require" not in among:
        return "refuse"  # with no restriction to choose, wanting one is still a refusal
    if choice is None and case.facts.get("accepted") is False:
        case.open_flag("accepted")
        answer: str | None = "refuse"
    else:
        answer = case.option("choice", among)
    if answer == "refuse" and "require" in among:
        return case.option("restriction", RESTRICTIONS) or answer
    return answer

"""Whose turn it was, who has called since, who accepts: what the laws of the auction derive before they ask."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from rules.case import Case
from rules.facts import Value
from rules.roles import role_between, seat
from rules.vocabulary import Call, Seat

Relation: TypeAlias = Literal["offender", "lho", "partner", "rho"]


def known(case: Case, name: str) -> Value:
    """A fact that others may be derived from: its value if it is known, else None without asking."""
    return case.told(name) if case.knows(name) else None


def known_seat(case: Case, name: str) -> Seat | None:
    """A player who is known, given or derived."""
    value = known(case, name)
    return Seat(value) if isinstance(value, str) else None


def known_call(case: Case, name: str) -> Call | None:
    """A call that is known."""
    value = known(case, name)
    return Call(value) if isinstance(value, str) else None


def relation(player: Seat, offender: Seat) -> Relation:
    """What `player` is to the offender."""
    return {offender: "offender", offender.lho: "lho", offender.partner: "partner"}.get(player, "rho")  # type: ignore[return-value]


def is_own_bid(case: Case) -> bool:
    """Whether the last bid is known to be the offender's own side's, so that no double of it is allowed (19A1)."""
    bidder, offender = known_seat(case, "previous_bidder"), known_seat(case, "offender")
    return bool(bidder and offender and bidder.side is offender.side)


def whose_turn(case: Case) -> Relation:
    """Whose turn it was, seen from the offender: told, from the seats, or from the dealer before the first call."""
    if not (case.knows("turn") and case.knows("offender")):
        told = known(case, "turn_of")
        if told is not None:
            return cast(Relation, told)
        dealer = known_seat(case, "dealer")
        first_call = known(case, "anyone_bid") is not True and known(case, "previous_offender_call") is not True
        if dealer and not case.knows("turn") and first_call and not case.knows("previous_call"):
            case.derive("turn", dealer)
    offender = case.seat("offender", likely=Seat.S, ask_first=True)
    others = (offender.rho, offender.partner, offender.lho)
    return relation(case.seat("turn", likely=offender.rho, among=others, ask_first=True), offender)


def called_before(case: Case) -> bool:
    """Whether the offender had called before, when it was his left-hand opponent's turn.

    He had, unless the left-hand opponent is the dealer and nobody has called: the turn had passed him.
    """
    if not case.knows("previous_offender_call"):
        dealer, turn = known_seat(case, "dealer"), known_seat(case, "turn")
        if (dealer and turn and dealer is not turn) or known(case, "anyone_bid") is True or case.knows("previous_call"):
            case.derive("previous_offender_call", True)
        elif dealer and dealer is turn:
            case.derive("previous_offender_call", False)
    return case.flag("previous_offender_call", likely=False)


def acceptance(case: Case, *, at_his_turn: bool) -> bool | None:
    """Whether the left-hand opponent accepted the call; None while he may still choose.

    Calling over it accepts it. A call that was not `at_his_turn` wasn't accepted when somebody else went on: the player
    whose turn it was, or the offender himself with another call.
    """
    if case.knows("accepted"):
        return case.open_flag("accepted")
    replaced = case.knows("replacement")
    turn, offender = known_seat(case, "turn"), seat(case, "offender")
    if offender and known_seat(case, "accepted_by") is offender.lho:  # nobody else can accept
        case.derive("accepted", True)
    elif known(case, "lho_called") is True:
        own_turn = known(case, "turn_of") == "lho" or bool(turn and offender and turn is offender.lho)
        if replaced or own_turn:  # he called over the new call, or just at his own turn (28B)
            return case.flag("accepted", likely=not replaced)
        case.derive("accepted", True)
    elif not at_his_turn and known(case, "rho_action") is not None:
        case.derive("accepted", False)
    elif not at_his_turn and replaced:
        return case.flag("accepted", likely=False)
    elif not replaced and auction_is_over(case):
        case.derive("accepted", True)  # the auction went on
    return case.open_flag("accepted")


def auction_is_over(case: Case) -> bool:
    """Whether the auction is known to have ended, so that everybody has called since."""
    return known(case, "phase") in ("clarification", "play", "after") or known(case, "lead_faced") is True


def lho_has_called(case: Case) -> bool:
    """Whether the left-hand opponent has called since; he has when the auction went on to its end."""
    if not case.knows("lho_called") and auction_is_over(case):
        case.derive("lho_called", True)
    return case.flag("lho_called", likely=False)


def offenders_declare(case: Case) -> bool | None:
    """Whether the offending side became declaring side, as far as that is known during the auction."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    if offender and declarer:
        case.derive("side_declares", role_between(offender, declarer) != "defender")
    value = known(case, "side_declares")
    return None if value is None else bool(value)


def lead_is_faced(case: Case) -> bool:
    """Whether the opening lead has been faced, which ends the auction period (17D1)."""
    phase = known(case, "phase")
    if phase is not None and not case.knows("lead_faced"):
        case.derive("lead_faced", phase in ("play", "after"))
    return case.flag("lead_faced", likely=False)

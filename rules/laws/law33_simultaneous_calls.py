"""Law 33: two calls at the same moment; the one that wasn't in turn counts as the later."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import kind_of
from rules.laws.law30_pass_out_of_rotation import pass_out_of_turn
from rules.laws.law31_bid_out_of_rotation import bid_out_of_turn
from rules.laws.law32_double_out_of_rotation import double_out_of_turn
from rules.turns import known_seat, whose_turn
from rules.vocabulary import Seat

_LAW_FOR = {"pass": pass_out_of_turn, "bid": bid_out_of_turn, "double": double_out_of_turn}


def simultaneous_calls(case: Case) -> Steps:
    """After the call in turn comes the other one: in rotation for the next player, else out of rotation."""
    in_turn = _player_in_turn(case)
    if in_turn:
        case.derive("turn", in_turn.lho)
    if whose_turn(case) == "offender":
        yield step("no_rectification", "33", text="later_call_in_rotation")
        yield step("auction_continues", "33", text="auction_goes_on")
        return
    yield step("call_out_of_turn", "33", text="later_call_out_of_turn")
    kind = kind_of(case.call("call", likely="P", among=("P", "1S", "X")))
    yield from _LAW_FOR[kind](case)


def _player_in_turn(case: Case) -> Seat | None:
    """Who called in turn, when that is known: told, or the dealer. Else `turn` is whose turn it is after his call."""
    other, turn, dealer = known_seat(case, "other_caller"), known_seat(case, "turn"), known_seat(case, "dealer")
    if other or dealer is None:
        return other
    return dealer if turn in (None, dealer) else None


LAWS = {"simultaneous_calls": simultaneous_calls}

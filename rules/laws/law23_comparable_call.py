"""Law 23 as a question of its own: is the replacement comparable, and what follows from that."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import comparable, is_comparable, judging_23a, kind_of, not_comparable, worth_trying
from rules.laws.law27_insufficient_bid import insufficient_bid
from rules.laws.law30_pass_out_of_rotation import pass_out_of_turn
from rules.laws.law31_bid_out_of_rotation import bid_out_of_turn
from rules.laws.law32_double_out_of_rotation import double_out_of_turn
from rules.turns import known_call
from rules.vocabulary import Call

_LAW_FOR = {"pass": pass_out_of_turn, "bid": bid_out_of_turn, "double": double_out_of_turn}


def comparable_call(case: Case) -> Steps:
    """The law of the withdrawn call when it is known what that was, else the test and its two results (23A-23C)."""
    case.derive("accepted", False)
    call, previous = known_call(case, "call"), known_call(case, "previous_call")
    if call and previous and call.is_bid and previous.is_bid and not call.supersedes(previous):
        yield from insufficient_bid(case)
    elif call and _turn_is_known(case):
        yield from _LAW_FOR[kind_of(call)](case)
    else:
        yield from _in_general(case, call)


def _turn_is_known(case: Case) -> bool:
    turn = case.knows("turn") or case.knows("dealer")
    return case.knows("turn_of") or (turn and case.knows("offender"))


def _in_general(case: Case, call: Call | None) -> Steps:
    chosen = case.option("replacement", worth_trying(call))
    answer = is_comparable(case, kind_of(call) if call else "bid", Call(chosen) if chosen else None)
    if answer:
        yield from comparable(case)
    elif answer is False:
        yield from not_comparable(case, "partner_must_pass_once", "30B1bii", "31A2b", "32A2b")
    else:
        yield from judging_23a(case)
        yield step("option_comparable_call", "23B", "26A")
        yield step("option_other_call", "30B1bii", "31A2b", "32A2b", "26B", text="other_call_silences_partner_once")


LAWS = {"comparable_call": comparable_call}

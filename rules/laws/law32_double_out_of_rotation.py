"""Law 32: a double or redouble out of rotation."""

from __future__ import annotations

from rules.case import Case, Steps
from rules.laws.law29_call_out_of_rotation import Rotation, call_out_of_rotation, repeat_or_replace
from rules.laws.law36_inadmissible_double import inadmissible_double
from rules.turns import is_own_bid, known, known_call

_LAW = Rotation("double", "32B1", ("32B2",), "32A2a", "32A2b", "32C")


def double_out_of_turn(case: Case) -> Steps:
    """A double or redouble when it was another player's turn; one that no law allows can't be accepted (36)."""
    nothing_to_double = known(case, "anyone_bid") is False and known_call(case, "previous_call") is None
    if nothing_to_double or (known_call(case, "call") == "X" and is_own_bid(case)):
        yield from inadmissible_double(case)
    else:
        yield from call_out_of_rotation(case, _LAW, _at_rho_turn)


def _at_rho_turn(case: Case) -> Steps:
    yield from repeat_or_replace(case, _LAW, "32A1")


LAWS = {"double_out_of_turn": double_out_of_turn}

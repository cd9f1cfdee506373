"""Law 31: a bid out of rotation, and the artificial passes that Law 30C sends here."""

from __future__ import annotations

from rules.case import Case, Steps
from rules.laws.law29_call_out_of_rotation import Rotation, call_out_of_rotation, repeat_or_replace

_LAW = Rotation("bid", "31B1", ("31B2",), "31A2a", "31A2b", "31C")


def bid_out_of_turn(case: Case) -> Steps:
    """A bid when it was another player's turn."""
    yield from call_out_of_rotation(case, _LAW, _at_rho_turn)


def _at_rho_turn(case: Case) -> Steps:
    yield from repeat_or_replace(case, _LAW, "31A1")


LAWS = {"bid_out_of_turn": bid_out_of_turn}

"""Law 30: a pass out of rotation."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law29_call_out_of_rotation import Rotation, call_out_of_rotation
from rules.laws.law31_bid_out_of_rotation import bid_out_of_turn
from rules.laws.law72_awareness_of_damage import check_72c
from rules.turns import known, known_seat

_LAW = Rotation("pass", "30B1a", (), "30B1bi", "30B1bii", "30B2")


def pass_out_of_turn(case: Case) -> Steps:
    """A pass when it was another player's turn; an artificial one is treated as a bid (30C)."""
    if _may_be_artificial(case) and case.flag("artificial", likely=False):
        yield step("call_out_of_turn", "30C", text="artificial_pass_as_bid")
        yield from bid_out_of_turn(case)
    else:
        yield from call_out_of_rotation(case, _LAW, _at_rho_turn)


def _may_be_artificial(case: Case) -> bool:
    """Whether it is worth asking: not about a pass that was accepted anyway, nor one before the first call."""
    if case.knows("artificial"):
        return True
    opening = known_seat(case, "dealer") and known(case, "anyone_bid") is not True and not case.knows("previous_call")
    return not (opening or known(case, "accepted") or known(case, "lho_called"))


def _at_rho_turn(case: Case) -> Steps:
    """The offender has to pass when it is his turn; the law names no further rectification (30A)."""
    yield step("offender_must_pass_once", "30A")
    yield step("partner_free", "30A", text="partner_calls_freely")
    yield step("no_lead_restriction_26", "30A", text="forced_pass_without_restriction", director=True)
    yield step("unauthorised_for_offending_side", "16C2", text="withdrawn_call_unauthorised")
    yield from check_72c(case)


LAWS = {"pass_out_of_turn": pass_out_of_turn}

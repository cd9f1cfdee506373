"""Law 39: a call after the final pass."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import restriction_26b
from rules.turns import known, offenders_declare


def call_after_auction(case: Case) -> Steps:
    """Cancelled; only a bid or double by a defender over which nobody has called may cost his side something (39C)."""
    if case.told("was_allowed", (True,)):
        yield step("no_rectification", "22A", "17C", text="opened_in_last_seat")
        return
    yield step("call_cancelled", "39A", "35D", text="call_after_final_pass_cancelled")
    if _without_consequence(case):
        yield step("no_rectification", "39B", text="no_rectification_after_final_pass")
        yield step("no_lead_restriction_26", "39B", text="cancelled_without_restriction")
    else:
        yield from restriction_26b(case, "39C")
    yield step("unauthorised_for_offending_side", "16C2", text="withdrawn_call_unauthorised")


def _without_consequence(case: Case) -> bool:
    """A pass, any call by the declaring side, or a call over which the left-hand opponent called (39B)."""
    role = known(case, "offender_role")
    if role is not None and not case.knows("side_declares"):
        case.derive("side_declares", role != "defender")
    offenders_declare(case)
    return (
        case.call("call", likely="P", among=("P", "X", "4S")) == "P"
        or case.flag("side_declares", likely=False)
        or case.flag("lho_called", likely=False)
    )


LAWS = {"call_after_auction": call_after_auction}

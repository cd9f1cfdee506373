"""Law 38: a bid of more than seven."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import after_withdrawn_call
from rules.laws.law25_changes_of_call import unintended_call


def bid_above_seven(case: Case) -> Steps:
    """Never played: unless it was a slip (25A) a pass takes its place and both partners pass on."""
    if case.told("slip", (True,)):
        yield from unintended_call(case)
        return
    yield step("pass_substituted", "38B", "38C", "35C", text="bid_above_seven_becomes_pass")
    yield step("call_cancelled", "38A", "38B", text="bid_and_later_calls_cancelled")
    yield step("side_must_pass_throughout", "38C")
    if case.flag("lho_called", likely=False):
        yield step("no_lead_restriction_26", "38D", text="lho_called_over_it")
        yield step("unauthorised_for_offending_side", "16C2", text="withdrawn_call_unauthorised")
    else:
        yield step("auction_continues", "38C", text="lho_calls_next")
        yield from after_withdrawn_call(case)


LAWS = {"bid_above_seven": bid_above_seven}

"""Law 25: an unintended call (25A) and second thoughts (25B)."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import restriction_26b
from rules.turns import acceptance, known_call, lead_is_faced


def unintended_call(case: Case) -> Steps:
    """A slip of hand or tongue may be put right until partner calls (25A), a call that was meant may not (25A2)."""
    if not case.flag("slip", likely=True):
        yield from second_call(case, "25A2")
        return
    if case.flag("partner_called", likely=False):
        yield step("call_stands", "25A4", text="first_call_stands")
        yield step("change_not_allowed", "25A4", text="partner_has_called")
        return
    if lead_is_faced(case):
        yield step("call_stands", "25A5", "17D1", text="first_call_stands")
        yield step("change_not_allowed", "25A5", text="auction_period_is_over")
        return
    yield step("substitute_without_rectification", "25A1", "25A3")
    yield step("no_lead_restriction_26", "25A1", text="slip_without_restriction")
    intended, previous = known_call(case, "replacement"), known_call(case, "previous_call")
    if intended and intended.is_bid and previous and previous.is_bid and not intended.supersedes(previous):
        yield step("option_accept", "25A1", "27A1", text="intended_bid_insufficient")
    if case.flag("lho_called", likely=False):
        yield step("opponent_may_change_call", "25A6", text="lho_may_change_call")
        yield step("unauthorised_for_offending_side", "25A6", "16C2", text="changed_call_unauthorised")
        yield step("authorised_for_non_offenders", "25A6", "16C1", text="changed_call_authorised")
    else:
        yield step("auction_continues", "25A1", text="lho_calls_next")


def second_call(case: Case, *articles: str) -> Steps:
    """A second call that wasn't a slip: the left-hand opponent may accept it, else the first one stands (25B).

    Args:
        case: The case.
        articles: What brought us here (25A2, 30B2, 31C, 32C), cited with 25B.
    """
    accepted = acceptance(case, at_his_turn=True)
    if accepted:
        yield step("call_accepted", "25B1", *articles, text="second_call_accepted")
        yield step("auction_continues", "25B1", text="auction_goes_on")
    elif accepted is None:
        yield step("change_not_allowed", "25B", *articles, text="no_second_thoughts")
        yield step("option_accept", "25B1", text="lho_may_accept_second_call")
        yield step("option_refuse", "25B2", text="else_first_call_stands")
    else:
        yield step("call_stands", "25B2", *articles, text="first_call_stands")
        yield step("change_not_allowed", "25B2", text="second_call_not_accepted")
    yield from restriction_26b(case)
    yield step("unauthorised_for_offending_side", "25B3", "16C2", text="withdrawn_call_unauthorised")


LAWS = {"unintended_call": unintended_call}

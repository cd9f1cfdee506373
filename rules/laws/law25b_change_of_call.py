"""Law 25B as a case of its own: a player wants another call after all, be the first one irregular or not (27C)."""

from __future__ import annotations

from rules.case import Case, Steps
from rules.laws.law25_changes_of_call import second_call, unintended_call
from rules.laws.law27_insufficient_bid import insufficient_bid
from rules.turns import known_call


def change_of_call(case: Case) -> Steps:
    """A slip falls under 25A; an insufficient bid that is replaced under 27C; any other second call under 25B."""
    call, previous = known_call(case, "call"), known_call(case, "previous_call")
    if call and previous and call.is_bid and previous.is_bid and not call.supersedes(previous):
        yield from insufficient_bid(case)
    elif case.flag("slip", likely=False):
        yield from unintended_call(case)
    else:
        yield from second_call(case)


LAWS = {"change_of_call": change_of_call}

"""Law 45C4(b) with 47C and 47D: declarer named a card of dummy that he did not mean.

Covers dummy's cards only. A card from his own hand, or a defender's, follows 45C4(a) and 47F2.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.roles import role_between, seat


def unintended_designation(case: Case) -> Steps:
    """A slip of the tongue may be changed until declarer plays again from either hand; a change of mind may not."""
    if _named_by_defender(case):
        yield step("change_not_allowed", "47F2", "45C4a", text="only_declarer_may_change")
        yield step("card_stands", "45C4a")
    elif case.flag("declarer_played_since", likely=False):
        yield step("change_not_allowed", "45C4b", text="too_late_declarer_played_on")
        yield step("too_late", "45C4b")
        yield step("card_stands", "45C4a", text="named_card_stands")
    elif not case.flag("slip", likely=False, ask_first=True):
        yield step("change_not_allowed", "45C4b", "45C4a", text="change_of_mind")
        yield step("card_stands", "45C4a", text="named_card_stands")
    else:
        yield step("change_allowed", "45C4b", "47C", text="slip_may_be_changed")
        yield from _change(case)


def _named_by_defender(case: Case) -> bool:
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    if offender and declarer:
        return role_between(offender, declarer) == "defender"
    return case.told("offender_role", ("defender",)) == "defender"


def _change(case: Case) -> Steps:
    yield step("named_card_played", "45C4b", text="intended_card_replaces")
    if case.flag("opponent_played_after", likely=False):
        yield step("opponent_may_change_card", "47D", "45C4b")
        yield step("no_penalty_card", "47D", text="changed_card_no_penalty_card")
        yield step("authorised_for_non_offenders", "16C1", text="authorised_for_defenders")
        yield step("unauthorised_for_offending_side", "16C2", text="unauthorised_for_declarer")


LAWS = {"unintended_designation": unintended_designation}

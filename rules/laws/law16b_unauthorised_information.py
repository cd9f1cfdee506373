"""Laws 16A, 16B and 73: information from partner, and opponents who were misled by manner or tempo.

Covers play going on, the test afterwards, 73D and 73E. Information from a penalty card is 50E, from withdrawn actions
16C, from another source 16D.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import assigned_scores
from rules.laws.law50_penalty_cards import penalty_card_information
from rules.laws.law90_procedural_penalty import procedural_penalty
from rules.moments import board_is_over

_INFRACTIONS = {"remark": "74B2", "gesture": "74A3", "question": "20G1", "other": "73A1"}
_ARTICLES = {"explanation": ("75A",), "alert": ("75A",), "hesitation": ("73D1",)}


def unauthorised_information(case: Case) -> Steps:
    """A player showed his partner something other than by a call or a play."""
    if case.knows("penalty_cards") or case.knows("penalty_card_now"):
        yield from penalty_card_information(case)
        return
    if case.told("agreed", (False,)) is False:
        yield step("balance_of_probabilities", "85A1", text="weigh_what_was_shown")
    if case.told("opponent_misled", (True,)):
        yield from _opponent_misled(case)
        return
    information = str(case.told("information") or "hesitation")
    if board_is_over(case):
        yield from assess(case)
    else:
        yield step("no_rectification", "16B1", *_ARTICLES.get(information, ("73B1",)), text=f"{information}_play_on")
        yield from partner_must_ignore()
    if information in _INFRACTIONS:
        yield step("warning", "73B1", _INFRACTIONS[information], director=True, text="communicate_by_calls_and_plays")


def partner_must_ignore() -> Steps:
    """While the board is played: partner takes no advantage (73C1); who feels damaged calls again afterwards (16B3)."""
    yield step("unauthorised_for_offending_side", "16B1a", "73C1", text="partner_must_ignore")
    yield step("play_on_assess_later", "16B3")
    yield step("check_logical_alternatives", "16B1b", "16B1a", director=True)
    yield step("adjusted_score_if_damaged", "16B3", "12C1b", director=True, text="damaged_by_information")


def assess(case: Case) -> Steps:
    """The test afterwards: was the action suggested, was there a logical alternative, was there damage?"""
    suggested = case.open_flag("suggested")
    if suggested is False:
        yield step("score_stands", "16B1a", text="action_not_suggested")
        return
    alternative = case.open_flag("logical_alternative")
    if alternative is False:
        yield step("score_stands", "16B1b", "16B1a", text="no_logical_alternative")
        return
    damage = case.open_flag("damage")
    if damage is False:
        yield step("score_stands", "16B3", "12B1", text="information_did_no_damage")
        yield procedural_penalty(case, "73C2", "73C1", text="penalty_for_using_information")
    elif suggested and alternative and damage:
        yield from assigned_scores(case, "16B3", "16B1a", "73C1", text="without_the_suggested_action")
        yield procedural_penalty(case, "73C2", text="penalty_for_using_information")
    else:
        yield step("check_logical_alternatives", "16B1b", "16B1a", director=True)
        yield step("adjusted_score_if_damaged", "16B3", "73C1", "12C1b", director=True, text="damaged_by_information")


def _opponent_misled(case: Case) -> Steps:
    """73D and 73E2: opponents read tempo and manner at their own risk, unless there was no bridge reason for it."""
    reason = case.open_flag("bridge_reason")
    if reason:
        yield step("score_stands", "73D1", "73E2", text="bridge_reason_for_tempo")
        return
    known = case.open_flag("could_have_known")
    damage = None if known is False else case.open_flag("damage")
    if known is False or damage is False:
        yield step("score_stands", "73E2", "73D1", text="misled_at_own_risk")
    elif reason is False and known and damage:
        yield from assigned_scores(case, "73E2", "73D2", text="misled_without_bridge_reason")
    else:
        yield step("play_on_assess_later", "73D1")
        yield step("adjusted_score_if_damaged", "73E2", "73D2", "12C1", director=True, text="test_of_misleading_tempo")


LAWS = {"unauthorised_information": unauthorised_information}

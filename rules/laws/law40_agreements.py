"""Laws 40B and 40C, agreements: psyches, understandings that weren't disclosed, methods that aren't allowed here."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import assigned_scores
from rules.laws.law90_procedural_penalty import procedural_penalty


def illegal_agreement(case: Case) -> Steps:
    """A psyche or deviation, an undisclosed agreement or a forbidden one."""
    agreement = case.word("agreement", likely="psyche")
    if agreement == "psyche":
        yield from _psyche(case)
    elif agreement == "undisclosed":
        yield from _damage(case, "40B3a", "21B3")
        yield procedural_penalty(case, "40B3b", text="penalty_for_repeated_silence")
    else:
        yield step("call_stands", "40B4", text="forbidden_call_stands_for_now")
        yield from _damage(case, "40B4")
        yield procedural_penalty(case, "40B4")


def _psyche(case: Case) -> Steps:
    expected = case.open_flag("partner_expected")
    if expected:
        yield from _damage(case, "40C1")
        yield procedural_penalty(case, "40C1")
        return
    yield step("no_rectification", "40C1", "40A3", text="psyche_is_allowed")
    if expected is False:
        yield step("score_stands", "40C1", "40A3", text="partner_was_surprised_too")
    else:
        yield step("adjusted_score_if_damaged", "40C1", director=True, text="partner_knew_more")


def _damage(case: Case, *articles: str) -> Steps:
    damage = case.open_flag("damage")
    if damage:
        yield from assigned_scores(case, *articles, text="without_the_agreement")
    elif damage is False:
        yield step("score_stands", *articles, "12B1", text="agreement_did_no_damage")
    else:
        yield step("adjusted_score_if_damaged", *articles, "12C1b", director=True, text="damaged_by_agreement")


LAWS = {"illegal_agreement": illegal_agreement}

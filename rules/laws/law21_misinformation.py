"""Laws 20F, 21, 40B3 and 75: a wrong or missing explanation or alert, who corrects it when, and what may be changed.

A wrong explanation is presumed rather than a wrong call (21B1b). Taking back a card after a wrong explanation is 47E.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import assigned_scores
from rules.laws.law40_agreements import illegal_agreement


def misinformation(case: Case) -> Steps:
    """An explanation or an alert was wrong or missing."""
    if case.knows("agreement"):
        yield from illegal_agreement(case)
        return
    if not case.flag("explanation_wrong", likely=True):
        yield from _call_was_wrong()
        return
    phase = _phase(case)
    if phase == "after":
        yield from _after_play(case)
        return
    if case.word("noticed_by", likely="opponent") == "partner":
        yield from _noticed_by_partner(case, phase)
    elif phase == "play":
        yield step("correct_explanation_now", "75B2", "20F4", "21B1b", text="correct_during_play")
        yield from _card_after_explanation(case)
        yield step(
            "adjusted_score_if_damaged", "21B3", "75B1", "12C1b", director=True, text="damaged_by_misinformation"
        )
    else:
        yield step("correct_explanation_now", "20F4", "75B2", "21B1b")
        yield from _change_of_last_call(case)


def _phase(case: Case) -> str:
    """The moment; an opening lead that has been faced, or hasn't, says more than the word for the phase."""
    faced = case.facts.get("lead_faced")
    on_a_card = faced or case.knows("opponent_played_after")
    likely = "after" if case.knows("damage") else "play" if on_a_card else "auction"
    phase = case.word("phase", likely=likely)
    if faced and phase in ("before", "auction", "clarification"):
        return "play"
    return "clarification" if faced is False and phase == "play" else phase


def _call_was_wrong() -> Steps:
    yield step("no_adjustment_misbid", "75C", "21B1b")
    yield step("score_stands", "75C", "21A", "40C1", text="result_of_misbid_stands")
    yield step("unauthorised_for_offending_side", "75A", "16B1a", "73C1", text="explanation_wakes_nobody")


def _noticed_by_partner(case: Case, phase: str) -> Steps:
    """The bidder hears that partner explains his call wrongly: what he does depends on who declares (20F5, 75B3)."""
    declares = case.open_flag("side_declares")
    if phase in ("before", "auction"):
        yield step("no_rectification", "20F5a", "75B3", text="show_nothing_now")
    elif declares is False:
        yield step("no_rectification", "20F5bi", "75B3", text="defender_waits")
    if declares is not False:
        text = "correct_after_auction" if phase in ("before", "auction") else "correct_auction_is_over"
        text = text if declares else f"{text}_if_declaring"
        yield step("correct_explanation_after_auction", "20F5bii", "75B3", text=text)
    if not declares:
        text = "correct_after_play" if declares is False else "correct_after_play_if_defending"
        yield step("correct_explanation_after_play", "20F5bi", "75B3", text=text)
    yield step("unauthorised_for_offending_side", "75A", "16B1a", "73C1", text="explanation_wakes_nobody")
    if phase == "clarification" and declares:
        yield from _change_of_last_call(case)
    else:
        yield step(
            "adjusted_score_if_damaged", "21B3", "75B1", "12C1b", director=True, text="damaged_by_misinformation"
        )


def _card_after_explanation(case: Case) -> Steps:
    """47E2 in short; `law47_taking_back` rules on it when a player asks for his card."""
    played_after = case.told("opponent_played_after")
    if played_after is None:
        yield step("opponent_may_change_card", "47E2a", director=True, text="card_after_wrong_explanation")
    elif played_after:
        yield step("change_not_allowed", "47E2a", "47E2b", text="too_late_to_change_card")
    else:
        yield step("change_allowed", "47E2a", text="card_may_be_changed_now")
        yield step("no_penalty_card", "47E2a", "49")


def _change_of_last_call(case: Case) -> Steps:
    """21B1 to 21B3, before the opening lead is faced."""
    if case.flag("partner_called", likely=False):
        yield step("too_late", "21B3", "21B1a", text="too_late_partner_called")
    elif not case.flag("influenced", likely=True):
        yield step("call_stands", "21B1a", director=True, text="call_not_influenced")
        return
    else:
        yield step("last_call_may_be_changed", "21B1a", director=True, text="misled_player_may_change")
        yield step("opponent_may_change_call", "21B2", text="explaining_side_may_follow")
        yield step("authorised_for_non_offenders", "21B1a", "16C1", text="misled_side_may_use_it")
        yield step("unauthorised_for_offending_side", "21B2", "16C2", text="explaining_side_may_not_use_it")
    yield step("adjusted_score_if_damaged", "21B3", "12C1b", director=True, text="damaged_by_misinformation")


def _after_play(case: Case) -> Steps:
    damage = case.open_flag("damage")
    if damage:
        yield from assigned_scores(case, "21B3", "75B1", "75D3", "21B1b", "40B3a", text="with_the_right_explanation")
    elif damage is False:
        yield step("score_stands", "21B3", "12B1", text="explanation_did_no_damage")
    else:
        yield step("correct_explanation_after_play", "75B3", "20F5bi", text="correct_play_is_over")
        yield step(
            "adjusted_score_if_damaged", "21B3", "75B1", "12C1b", director=True, text="damaged_by_misinformation"
        )


LAWS = {"misinformation": misinformation}

"""Law 60, play after an illegal play, with 53B where the right player makes his own lead after an opponent's."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law56_defenders_lead import proper_lead_stands
from rules.laws.law72_awareness_of_damage import check_72c
from rules.leads import told_cards, was_proper_lead


def play_after_illegal_play(case: Case) -> Steps:
    """Who played on: an opponent of the offender (60A), a defender before the right lead (60B), his own side (60C)."""
    if case.facts.get("accepted") is True or case.facts.get("proper_lead") is True:
        case.derive("opponent_played_after", True)
    if case.facts.get("retraction_required") is not True and case.flag("opponent_played_after", likely=True):
        yield from _opponent_played(case)
    elif case.flag("retraction_required", likely=True):
        yield from played_before_proper_lead(case)
    else:
        yield step("rectified_normally", "60C", text="own_sides_play_changes_nothing")
        yield step("option_accept", "60C", "53A", text="first_card_may_still_be_accepted")
        yield step("option_refuse", "60C", "49", "57D", text="second_card_after_refusal")
    yield from check_72c(case)


def _opponent_played(case: Case) -> Steps:
    if was_proper_lead(case, "defender"):
        yield from proper_lead_stands(case)
        return
    yield step("rectification_forfeited", "60A1", "53A")
    yield step("accepted_stands", "60A2", "53A", text="counts_as_in_turn")
    yield step("play_continues", "60A3", text="earlier_obligations_stay")


def played_before_proper_lead(case: Case) -> Steps:
    """60B: declarer has to take back his lead, and a defender plays before the right hand has led."""
    yield from becomes_penalty_card(case, told_cards(case), "60B", deliberate=True)
    yield step("lead_from_correct_hand", "60B", "55B2")


LAWS = {"play_after_illegal_play": play_after_illegal_play}

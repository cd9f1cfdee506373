"""Law 16C: what may be used of a withdrawn call or play. For a penalty card Law 50E goes before it."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import penalty_card_information


def withdrawn_action(case: Case) -> Steps:
    """May somebody use what a withdrawn call or card has told him?"""
    if case.told("penalty_cards", (["HK"],)):
        yield from penalty_card_information(case)
    elif _withdrawn_call(case) and case.flag("comparable", likely=False):
        yield step("authorised_for_all", "23B", "26A", text="comparable_call_authorised")
        yield step("adjusted_score_if_damaged", "23C", director=True, text="comparable_call_helped_withdrawn")
    else:
        yield step("unauthorised_for_offending_side", "16C2", text="withdrawn_unauthorised")
        yield step("authorised_for_non_offenders", "16C1", text="withdrawn_authorised")
        yield from _used(case)


def _withdrawn_call(case: Case) -> bool:
    """Whether it was a call: 23B can only switch off 16C for calls."""
    if case.knows("cards") and not case.knows("call"):
        case.derive("phase", "play")
    return case.word("phase", likely="auction") in ("before", "auction", "clarification")


def _used(case: Case) -> Steps:
    """Whether the offending side chose what was suggested although it had an alternative, and damaged the others."""
    suggested = case.open_flag("suggested")
    alternative = case.open_flag("logical_alternative") if suggested else suggested
    damage = case.open_flag("damage") if alternative else alternative
    if suggested is False or alternative is False:
        yield step("score_stands", "16C2", text="not_chosen_from_withdrawn")
    elif damage is False:
        yield step("score_stands", "16C3", text="used_without_damage")
        yield step("procedural_penalty_possible", "90A", director=True, text="used_withdrawn_penalty")
    elif damage:
        yield step("assigned_score", "16C3", "12C1", text="used_withdrawn_with_damage")
    else:
        yield step("check_logical_alternatives", "16C2", director=True, text="no_suggested_choice")
        yield step("adjusted_score_if_damaged", "16C3", "12C1", director=True, text="used_withdrawn")


LAWS = {"withdrawn_action": withdrawn_action}

"""Law 45E, fifth card contributed to a trick."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law53_lead_out_of_turn import lead_out_of_turn
from rules.laws.law67_defective_trick import defective_trick
from rules.laws.law72_awareness_of_damage import check_72c
from rules.leads import told_cards
from rules.roles import offender_role


def fifth_card(case: Case) -> Steps:
    """A player had already played to the trick: his extra card, unless it was a lead or was found too late (67)."""
    if case.told("next_trick", ("both",)):
        case.derive("trick_error", "too_many")
        yield from defective_trick(case)
        return
    role = offender_role(case)
    if case.flag("meant_as_lead", likely=False):
        yield from lead_out_of_turn(case)
        return
    if role == "defender":
        yield from _defenders_card(case)
    else:
        yield step("card_returned_to_hand", "45E2", text="declarers_fifth_card")
        yield step("no_penalty_card", "45E2", "48A")
    yield from check_72c(case)


def _defenders_card(case: Case) -> Steps:
    if case.flag("deliberate", likely=False):
        yield from becomes_penalty_card(case, told_cards(case), "45E1", deliberate=True)
    else:
        cards = case.cards("cards", likely=["?x"], among=[["?x"], ["?h"]])
        yield from becomes_penalty_card(case, cards, "45E1", deliberate=False)


LAWS = {"fifth_card": fifth_card}

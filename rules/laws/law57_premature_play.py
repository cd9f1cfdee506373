"""Law 57, premature lead or play.

Not covered: a declaring-side lead out of turn to which the wrong defender plays (53C), see Law 55.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law47_taking_back import wrongly_informed
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law60_play_after_illegal_play import played_before_proper_lead
from rules.laws.law72_awareness_of_damage import check_72c
from rules.leads import told_cards
from rules.roles import offender_role, seat
from rules.vocabulary import Suit

_CHOICES = {"highest": "57A1", "lowest": "57A2", "other_suit": "57A3", "not_suit": "57A4"}


def premature_play(case: Case) -> Steps:
    """A defender played before his partner (57A to 57C), at an opponent's turn (57D), or declarer too early (57C3)."""
    if offender_role(case) != "defender":
        yield step("card_must_be_played", "57C3", "45C2", text="declarers_premature_card")
        yield step("change_not_allowed", "57C3", text="declarers_premature_card_stays")
    elif case.told("trick", (13,)) == 13:
        yield step("no_rectification", "57", "44", director=True, text="last_trick")
    elif case.told("told_by_opponent", (True,)):
        yield from wrongly_informed(case)
    elif case.told("retraction_required", (True,)):
        yield from played_before_proper_lead(case)
    else:
        yield from _defenders_card(case)
        yield from check_72c(case)


def _defenders_card(case: Case) -> Steps:
    if case.told("dummy_acted", (True,)):
        yield step("no_rectification", "57C2", text="dummy_acted_first")
        yield step("adjusted_score_if_damaged", "45F", director=True, text="if_suggestion_damaged")
    elif _partner_played(case):
        if case.told("led_next_trick", (True,)):
            yield step("play_continues", "57", "53A", director=True, text="lead_before_declarers_last_card")
        else:
            yield from _at_opponents_turn(case)
    elif case.flag("opponent_played_after", likely=False):
        yield step("rectification_forfeited", "60A1")
        yield step("accepted_stands", "60A2", text="counts_as_in_turn")
    elif case.flag("declarer_played_both", likely=False):
        yield step("no_rectification", "57C1", text="declarer_played_from_both_hands")
    else:
        yield from _before_partner(case)


def _partner_played(case: Case) -> bool:
    """From whose turn it was if that is known: at right-hand opponent's turn partner has always played."""
    offender, turn = seat(case, "offender"), seat(case, "turn")
    if offender and turn is offender.partner:
        case.derive("partner_played", False)
    elif offender and turn is offender.rho:
        case.derive("partner_played", True)
    return case.flag("partner_played", likely=False)


def _before_partner(case: Case) -> Steps:
    yield from becomes_penalty_card(case, told_cards(case), "57A", deliberate=True)
    choice = case.option("choice", tuple(_CHOICES))
    if choice is None:
        yield step("option_partner_highest", "57A1")
        yield step("option_partner_lowest", "57A2")
        yield step("option_partner_other_suit", "57A3")
        yield step("option_partner_not_suit", "57A4", "57B")
        return
    article = _CHOICES[choice]
    can_follow = case.told("partner_can_follow", (True, False))
    by_suit = choice in ("other_suit", "not_suit")
    suit = case.peek("choice_suit" if by_suit else "led_suit")
    if by_suit and can_follow:
        yield step("partner_must_play", "44C", article, "57B", "59", text="partner_follows_suit")
    elif not by_suit and can_follow is False:
        yield step("any_card", "57B", "59", article, text="partner_cannot_comply")
    else:
        yield step("partner_must_play", article, "57B", "59", text=f"partner_plays_{choice}", suit=suit)


def _at_opponents_turn(case: Case) -> Steps:
    if _is_legal(case):
        yield step("card_must_be_played", "57D", text="played_at_proper_turn")
        yield step("no_penalty_card", "57D", text="legal_card_no_penalty_card")
        yield step("unauthorised_for_offending_side", "57D", "16B1", text="partner_saw_card_early")
    else:
        yield from becomes_penalty_card(case, told_cards(case), "57D", deliberate=True)


def _is_legal(case: Case) -> bool:
    """Of the suit led, or no such card in hand."""
    suit: Suit | None = told_cards(case)[0].suit
    if suit and not case.knows("legal_card"):
        led = case.suit("led_suit", likely=suit)
        case.derive("legal_card", led is suit or not case.flag("could_follow", likely=False, ask_first=True))
    return case.flag("legal_card", likely=True)


LAWS = {"premature_play": premature_play}

"""Law 56, defender's lead out of turn, with 53A and 53B for what stands, and 54D as far as 56 refers to it."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law47_taking_back import wrongly_informed
from rules.laws.law50_partner_leads import partner_leads
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.leads import (
    RESTRICTIONS,
    declarers_answer,
    known_leader,
    proper_leader,
    taken_as_correct,
    told_cards,
    was_proper_lead,
)
from rules.penalty_cards import names
from rules.roles import seat


def defenders_lead(case: Case, *, last_trick: bool) -> Steps:
    """Declarer accepts the lead or refuses it; refused, it is a major penalty card."""
    leader = known_leader(case, "defender")
    if leader and leader is seat(case, "offender"):
        yield step("no_rectification", "44G", text="lead_was_in_turn")
        return
    if not case.flag("faced", likely=True):
        yield step("retracted", "53A", "41A", text="face_down_lead_taken_back")
        yield step("card_returned_to_hand", "41A")
        yield step("no_penalty_card", "53A", "49")
        yield step("correct_player_leads", "47B", text="right_player_leads")
    elif case.flag("told_by_opponent", likely=False):
        yield from wrongly_informed(case)
        yield step("correct_player_leads", "47E1", text="right_player_leads")
    elif last_trick:
        yield step("cannot_accept", "53A", text="last_trick_cannot_accept")
        yield step("retracted", "53A", "47B")
        yield step("correct_player_leads", "53A", text="right_player_leads")
    elif how := taken_as_correct(case):
        yield from _taken_as_correct(case, played=how == "played")
    elif proper_leader(case, "defender") == "partner":
        yield from _partner_was_to_lead(case)
    else:
        yield from _declarer_was_to_lead(case)


def _taken_as_correct(case: Case, *, played: bool) -> Steps:
    if played and was_proper_lead(case, "defender"):
        yield from proper_lead_stands(case)
    elif played:
        yield step("accepted_stands", "53A", "60A2", text="accepted_by_playing")
    else:
        yield step("accepted_stands", "53A")


def proper_lead_stands(case: Case) -> Steps:
    """53B: the player whose turn it was led after an opponent's lead out of turn."""
    yield step("card_stands", "53B", text="proper_lead_stands")
    yield step("retracted", "53B", text="wrong_cards_taken_back")
    yield step("no_penalty_card", "53B", director=True, text="no_penalty_card_after_proper_lead")
    yield step("authorised_for_non_offenders", "16C1", "53B", text="after_proper_lead_authorised")
    yield step("unauthorised_for_offending_side", "16C2", "53B", text="after_proper_lead_unauthorised")


def _partner_was_to_lead(case: Case) -> Steps:
    answer = declarers_answer(case, ("accept", "refuse", *RESTRICTIONS))
    if answer == "accept":
        yield step("accepted_stands", "53A")
    elif answer is None:
        yield step("awaiting_choice", "53A", "56", text="partner_was_to_lead")
        yield step("declarer_chooses_first", "50D2", "56", text="partner_waits_for_declarer")
        yield step("option_accept", "53A", text="declarer_may_accept")
        yield step("option_refuse", "56", "54D", "50B", text="declarer_may_refuse")
        yield from restriction_options(case, "56", "50D2a")
        yield step("option_no_restriction", "56", "50D2b", text="refuse_without_restriction")
    else:
        yield step("retracted", "56", "54D", text="lead_refused")
        yield from refused(case, answer, "56", "54D")
        yield step("correct_player_leads", "56", "53A", text="right_player_leads")


def _declarer_was_to_lead(case: Case) -> Steps:
    answer = declarers_answer(case, ("accept", "refuse"))
    if answer == "accept":
        yield step("accepted_stands", "53A")
    elif answer is None:
        yield step("awaiting_choice", "53A", "56", text="declarer_was_to_lead")
        yield step("option_accept", "53A", text="declarer_may_accept")
        yield step("option_refuse", "56", "54D", "50D1a", text="declarer_may_refuse_and_lead")
    else:
        yield step("retracted", "56", "54D", text="lead_refused")
        yield from becomes_penalty_card(case, told_cards(case), "56", "54D", deliberate=True)
        yield step("lead_from_correct_hand", "56", "53A", text="declarer_leads_now")


def restriction_options(case: Case, *articles: str) -> Steps:
    """Refusing with a restriction on partner's lead, while declarer hasn't chosen yet."""
    suit = told_cards(case)[0].suit
    yield step("option_require_suit", *articles, text="refuse_and_require", suit=suit)
    yield step("option_forbid_suit", *articles, text="refuse_and_forbid", suit=suit)


def refused(case: Case, answer: str, *articles: str) -> Steps:
    """A refused lead while partner is to lead: a penalty card, and declarer's choice of 50D2, made or still open."""
    cards = told_cards(case)
    lie = case.cards("penalty_cards", likely=(), among=[(), ("?x",)])
    others = [card for card in lie if card not in cards]
    yield step("major_penalty_card", "50B", *articles, cards=names(cards))
    if others:
        yield step("all_penalty_cards_major", "50B", "51", text="others_major_too", cards=names(others))
    yield from partner_leads(case, [*others, *cards], answer if answer in RESTRICTIONS else None)

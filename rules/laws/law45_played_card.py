"""Law 45A to 45C: which card is played. Unintended calls of dummy's card (45C4b) have their own file."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law45e_fifth_card import fifth_card
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law57_premature_play import premature_play
from rules.leads import told_cards
from rules.penalty_cards import names
from rules.roles import offender_role, seat
from rules.vocabulary import Card


def card_played_or_not(case: Case) -> Steps:
    """By whose card it is: a defender's (45C1), declarer's own (45C2), dummy's (45C3), or any card named (45C4a)."""
    role = offender_role(case)
    if role == "dummy" or (role == "declarer" and case.told("dummy_card", (True,))):
        yield from _dummys_card(case)
    elif role == "declarer":
        yield from _declarers_card(case)
    else:
        yield from _defenders_card(case)


def _dummys_card(case: Case) -> Steps:
    if case.told("named", (True,)):
        yield step("card_must_be_played", "45C4a", "45B", text="named_in_dummy")
    elif case.flag("deliberate", likely=True):
        yield step("card_must_be_played", "45C3", text="touched_in_dummy")
        yield step("change_not_allowed", "45C3", "47F2")
    else:
        yield step("no_rectification", "45C3", text="arranged_in_dummy")


def _declarers_card(case: Case) -> Steps:
    if case.told("named", (True,)):
        yield step("card_must_be_played", "45C4a", text="named_to_be_played")
    elif case.flag("deliberate", likely=True) and case.flag("on_table", likely=True):
        yield step("card_must_be_played", "45C2", text="declarers_card_played")
        yield step("change_not_allowed", "45C2", "47F2")
    else:
        yield from _not_played(case, "45C2", "48A", text="declarers_card_not_played")


def _defenders_card(case: Case) -> Steps:
    turn, offender = seat(case, "turn"), seat(case, "offender")
    if turn and offender and turn is not offender:
        yield from premature_play(case)
        return
    if case.told("already_played", (True,)):
        yield from fifth_card(case)
        return
    cards = told_cards(case)
    if case.told("named", (True,)):
        yield step("card_must_be_played", "45C4a", text="named_to_be_played", cards=names(cards[:1]))
    elif case.told("deliberate", (False,)) is False:
        dropped = case.cards("cards", likely=["?x"], among=[["?x"], ["?h"]])
        yield from becomes_penalty_card(case, dropped, "49", deliberate=False)
        return
    elif case.flag("partner_could_see", likely=True):
        yield step("card_must_be_played", "45C1", text="partner_could_see_card", cards=names(cards[:1]))
    else:
        yield from _not_played(case, "45C1", "49", text="only_opponents_saw_card")
        return
    yield step("change_not_allowed", "45C", "47F2")
    if len(cards) > 1:
        case.derive("other_card_played", True)
    if case.told("other_card_played", (True,)):
        yield step("card_returned_to_hand", "47B", text="other_card_is_withdrawn", cards=names(_others(cards)))
        yield from becomes_penalty_card(case, _others(cards), "49", deliberate=True)


def _others(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards after the first, which is the one that counts as played."""
    return cards[1:] or (Card("??"),)


def _not_played(case: Case, *articles: str, text: str) -> Steps:
    yield step("no_rectification", *articles, text=text)
    yield step("card_returned_to_hand", *articles)
    yield step("no_penalty_card", articles[-1])


LAWS = {"card_played_or_not": card_played_or_not}

"""Law 58, simultaneous leads or plays: by two players, or several cards from one hand."""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import in_suits, names, told_cards
from rules.roles import offender_role
from rules.vocabulary import Card, Suit

_TRIES = (("D9", "C7"), ("SA", "SQ"), ("SQ", "S3"), ("C2", "C5", "C8"))


def simultaneous_cards(case: Case) -> Steps:
    """Two cards at once."""
    if case.told("two_players", (True,)):
        yield step("card_stands", "58A", text="deemed_played_later")
        yield step("no_rectification", "58A", text="two_players_no_rectification")
        return
    if case.word("next_trick", likely="nobody") == "both":
        yield step("return_extra_card", "58B4", "67B2a", text="found_too_late")
        yield step("director_inspects", "67B2a", text="which_card_stays")
    elif _only_one_visible(case):
        yield step("card_stands", "58B1", text="visible_card_is_played")
        yield step("card_returned_to_hand", "58B1", "47F", text="hidden_cards_back")
        yield step("no_rectification", "58B1", text="hidden_cards_no_rectification")
    else:
        yield from _several_visible(case)
    yield from check_72c(case)


def _only_one_visible(case: Case) -> bool:
    if len(told_cards(case, "cards", _TRIES)) > 1 and not case.knows("visible_count"):
        case.derive("visible_count", "more")  # who can name both has seen both
    return case.word("visible_count", likely="more") == "one"


def _several_visible(case: Case) -> Steps:
    """The offender says which card he plays (58B2)."""
    if offender_role(case) == "defender":
        yield from _defender(case)
    else:
        yield step("offender_designates_card", "58B2")
        yield step("no_penalty_card", "48A", "58B2", text="never_for_declaring_side")
        yield step("card_returned_to_hand", "58B2", "48A", text="other_card_back")
    if case.flag("opponent_played_after", likely=False):
        yield step("opponent_may_change_card", "58B3", "16C1")
        yield step("unauthorised_for_offending_side", "16C2", "58B3", text="withdrawn_cards_unauthorised")


def _defender(case: Case) -> Steps:
    """Every visible card that he doesn't play becomes a penalty card; two small ones he showed leave one minor."""
    cards = case.cards("cards", likely=("?x", "?x"), among=_TRIES, ask_first=True)
    legal = _legal(case, cards)
    if len(legal) == 1 and len(cards) > 1:
        case.derive("designated_card", list(legal))
    if case.knows("designated_card"):
        played = told_cards(case, "designated_card", [])
        yield step("card_stands", "58B2", text="designated_card_is_played", cards=names(played))
    else:
        yield step("offender_designates_card", "58B2", cards=names(cards))
        played = case.cards("designated_card", likely=cards[-1:], among=[[card] for card in legal])
    others = tuple(card for card in cards if card not in played) or cards[1:] or cards
    yield from becomes_penalty_card(case, others, "58B2", deliberate=False)


def _legal(case: Case, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards among which he may choose: he must follow suit if one of them does."""
    led = case.told("led_suit", ("D",))
    following = in_suits(cards, [Suit(led)]) if isinstance(led, str) else ()
    return following or tuple(cards)


LAWS = {"simultaneous_cards": simultaneous_cards}

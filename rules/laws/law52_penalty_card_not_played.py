"""Law 52: a defender led or played another card than the penalty card he had to play."""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law62_revoke_correction import correction
from rules.laws.law63_revoke_establishment import establishment
from rules.laws.law64_established_revoke import after_establishment
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import in_suits, lying, names, suits_of, told_cards
from rules.vocabulary import Card, Suit


def penalty_card_not_played(case: Case) -> Steps:
    """Was he obliged to play it, and does declarer accept the other card (52)? Not following suit is a revoke (62)."""
    cards = told_cards(case, "penalty_cards", [["S7"], ["SK", "H5"]])
    played = tuple(card for card in told_cards(case, "cards", [["S3"], ["SQ"], ["D4"]]) if card not in cards)
    led = case.told("led_suit", ("S", "D"))
    led_suit = Suit(led) if isinstance(led, str) else None
    if _revoked(cards, played, led_suit):
        yield from _revoke(case, cards)
        return
    if _permitted(case, cards, played, led_suit):
        yield from _no_breach(case, cards, played, led_suit)
    else:
        yield from _breach(case, cards, played)
    yield from check_72c(case)


def _revoked(cards: Sequence[Card], played: Sequence[Card], led: Suit | None) -> bool:
    """Whether he could have followed suit with the penalty card and played another suit."""
    return bool(led and played and played[0].suit not in (None, led) and in_suits(cards, [led]))


def _revoke(case: Case, cards: Sequence[Card]) -> Steps:
    """Not following suit with a faced card is a revoke: corrected in time, and never costing automatic tricks."""
    how = establishment(case)
    if how:
        yield from after_establishment(case, how)
    else:
        yield from correction(case)
        yield step("penalty_card_played_instead", "62A", "52B2", text="follows_with_penalty_card", cards=names(cards))


def _permitted(case: Case, cards: Sequence[Card], played: Sequence[Card], led: Suit | None) -> bool:
    """Whether Law 50 let him play that card, so that nothing was neglected.

    The kind is read only for an honour of the suit or for another suit: either kind bars a small card of the suit.
    """
    if not cards or not played or played[0].suit is None:
        return False
    suit = played[0].suit
    if led and suit is led and not in_suits(cards, [led]):
        return True  # he followed suit, which comes first
    if suit in suits_of(cards) and not played[0].is_honour:
        return False
    return lying(case)[1] == "minor"


def _no_breach(case: Case, cards: Sequence[Card], played: Sequence[Card], led: Suit | None) -> Steps:
    followed = led and played[0].suit is led and not in_suits(cards, [led])
    if followed:
        yield step("no_rectification", "50D1b", "44C", text="had_to_follow_suit", cards=names(played))
        yield step("penalty_card_stays", "50D1b", cards=names(cards))
        return
    text = "honour_was_permitted" if played[0].suit in suits_of(cards) else "minor_may_wait"
    yield step("no_rectification", "50C", text=text, cards=names(played))
    yield step("penalty_card_stays", "50C", "50A", cards=names(cards))


def _breach(case: Case, cards: Sequence[Card], played: Sequence[Card]) -> Steps:
    if case.flag("declarer_played_since", likely=False):
        yield step("must_accept", "52B1b", text="declarer_has_played_on")
        yield from _stands(cards, played, "52B1b")
        yield step("equity_check", "64B3", "64C1", director=True, text="faced_card_equity")
        return
    accepted = _accepted(case)
    if accepted is None:
        yield step(
            "option_accept",
            "52B1a",
            "52B1c",
            text="may_accept_other_card",
            cards=names(played),
            penalty_cards=names(cards),
        )
        yield step(
            "option_accept", "52B2", text="may_refuse_other_card", cards=names(played), penalty_cards=names(cards)
        )
        yield step("change_not_allowed", "52A", text="may_not_take_it_back", cards=names(played))
    elif accepted:
        yield from _stands(cards, played, "52B1a")
    else:
        yield step("penalty_card_played_instead", "52B2", cards=names(cards))
        withdrawn = played or (Card("??"),)
        yield from becomes_penalty_card(case, withdrawn, "52B2", deliberate=True, others=cards[1:])


def _accepted(case: Case) -> bool | None:
    choice = case.told("choice", ("accept", "refuse"))
    if choice is not None:
        case.derive("accepted", choice == "accept")
    return case.open_flag("accepted")


def _stands(cards: Sequence[Card], played: Sequence[Card], article: str) -> Steps:
    yield step("accepted_stands", article, text="other_card_stands", cards=names(played))
    yield step("penalty_card_stays", "52B1c", cards=names(cards))


LAWS = {"penalty_card_not_played": penalty_card_not_played}

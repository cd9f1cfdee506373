"""Law 50D2 with 51B: a defender is to lead while his partner has major penalty cards; declarer chooses first.

Law 59 says what happens when he can't lead as required. The owner's own turn stands in `law50_penalty_cards`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import (
    declaring_side_owns,
    duty_to_play,
    information_on_table,
    information_picked_up,
    never_a_penalty_card,
    owner_leads,
    penalty_card_turn,
)
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import in_suits, lying, names, suits_of, told_cards
from rules.vocabulary import Card, Suit

CHOICES = ("require", "forbid", "none")


def penalty_card_lead(case: Case) -> Steps:
    """The partner of a defender with a penalty card is to lead (50C, 50D2, 51B)."""
    if declaring_side_owns(case):
        yield from never_a_penalty_card(case)
        return
    if case.told("penalty_card_now", among=("played",)) == "played":
        yield from _played_already(case)
        return
    if owner_leads(case):
        yield from penalty_card_turn(case)
        return
    if case.told("choice", CHOICES) and not case.knows("penalty_cards") and not case.knows("penalty_card_kind"):
        case.derive("penalty_card_kind", "major")  # with a minor one there is nothing to choose
    cards, found = lying(case)
    if found == "minor":
        yield step("no_lead_restriction", "50C")
        yield step("may_play_honour_instead", "50C", cards=names(cards))
        yield from information_on_table(case, found)
    else:
        choice = case.option("choice", CHOICES)
        led = _led_too_early(case, cards) if choice is None or case.told("led_before_choice", (True,)) else None
        if led is not None:
            yield step(
                "major_penalty_card", "50D2", "49", "50B", text="led_before_choice", owner="partner", cards=names(led)
            )
        yield from partner_leads(case, cards, choice, own=led or ())
    yield from check_72c(case)


def _played_already(case: Case) -> Steps:
    """The penalty card no longer lies there: nothing is asked of his partner but that he uses no more than he may."""
    yield step("partner_free", "50D2", text="no_card_lies_there")
    if case.edition == "2017":
        yield step("unauthorised_for_offending_side", "50E3", text="played_unauthorised")
    yield from check_72c(case)


def _led_too_early(case: Case, cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """The card that partner led before declarer had chosen, () when it isn't known which, None when he didn't."""
    led = tuple(card for card in told_cards(case, "cards", [["C2"]]) if card not in cards)
    if led:
        case.derive("led_before_choice", True)
        return led
    return () if case.told("led_before_choice", (True,)) else None


def partner_leads(case: Case, cards: Sequence[Card], choice: str | None, own: Sequence[Card] = ()) -> Steps:
    """What declarer may choose before partner leads or, when he has chosen, what that leads to.

    Args:
        case: The case.
        cards: The major penalty cards of the player whose partner leads.
        choice: `require`, `forbid`, `none`, or None while declarer has yet to choose.
        own: Penalty cards of the leading player himself; `own_penalty_cards` is read as well.
    """
    suits = suits_of(cards)
    chosen = _chosen_suits(case, suits) if choice in ("require", "forbid") else ()
    if choice == "none":
        yield from _no_restriction(case, cards, own)
    elif choice is None or not _allowed(choice, chosen, suits):
        yield from _options(case, cards, suits, refused=choice)
        yield from information_on_table(case, "major")
    else:
        yield from _restricted(case, cards, choice, chosen, own)


def _chosen_suits(case: Case, suits: Sequence[Suit]) -> tuple[Suit, ...]:
    """The suits of declarer's choice: with penalty cards in one suit that one, unless he names another."""
    if len(suits) > 1:
        among = [[suit] for suit in suits] + [list(suits)] + [[suit] for suit in Suit if suit not in suits][:1]
        return case.suits("choice_suit", likely=suits, among=among, ask_first=True)
    told = case.told("choice_suit", [suit for suit in Suit if suit not in suits][:1])
    if told is None:
        if suits:
            case.derive("choice_suit", suits[0])
        return tuple(suits)
    return tuple(Suit(suit) for suit in (told if isinstance(told, list) else [str(told)]))


def _allowed(choice: str, chosen: Sequence[Suit], suits: Sequence[Suit]) -> bool:
    """Only suits of penalty cards, and just one of them to require (51B2a); nothing to check when those are unknown."""
    return (choice == "forbid" or len(chosen) < 2) and (not suits or set(chosen) <= set(suits))


def _options(case: Case, cards: Sequence[Card], suits: Sequence[Suit], *, refused: str | None) -> Steps:
    if refused:
        text = "require_one_suit_only" if refused == "require" and len(suits) > 1 else "only_suits_of_penalty_cards"
        yield step("declarer_chooses_first", "50D2a", "51B", text=text, suits=list(map(str, suits)))
    else:
        yield step("declarer_chooses_first", "50D2")
    require, forbid, neither = _paragraphs(cards, suits)
    for suit in suits or (None,):
        up = in_suits(cards, [suit]) if suit else cards
        yield step("option_require_suit", *require, "59", text="may_require", suit=suit, cards=names(up))
    if len(suits) > 1:
        yield step("option_forbid_suit", *forbid, "59", text="may_forbid_several", suits=list(map(str, suits)))
    else:
        suit = suits[0] if suits else None
        yield step("option_forbid_suit", *forbid, "59", text="may_forbid", suit=suit, cards=names(cards))
    yield step("option_no_restriction", *neither, cards=names(cards))


def _paragraphs(cards: Sequence[Card], suits: Sequence[Suit]) -> tuple[tuple[str, ...], ...]:
    """The sub-articles for requiring, forbidding and neither."""
    if len(suits) > 1:
        return ("51B2a", "51B1a", "50D2a"), ("51B2b", "50D2a"), ("51B2c", "50D2b")
    if len(cards) > 1:
        return ("51B1a", "50D2a"), ("51B1b", "50D2a"), ("50D2b",)
    return ("50D2a",), ("50D2a",), ("50D2b",)


def _no_restriction(case: Case, cards: Sequence[Card], own: Sequence[Card]) -> Steps:
    articles = _paragraphs(cards, suits_of(cards))[2]
    own = own or _own_penalty_cards(case)
    if own:
        yield from _must_lead_own(case, own)
    else:
        yield step("partner_free", *articles, text="leads_anything")
    yield step("penalty_card_stays", *articles, cards=names(cards))
    if case.edition == "2017":
        yield step("declarer_chooses_first", "50D2b", "50D2", text="chooses_again_next_trick")
    yield from information_on_table(case, "major")


def _restricted(case: Case, cards: Sequence[Card], choice: str, chosen: Sequence[Suit], own: Sequence[Card]) -> Steps:
    require, forbid, _ = _paragraphs(cards, suits_of(cards))
    articles = require if choice == "require" else forbid
    suit: list[str] | None = [str(suit) for suit in chosen] or None
    if choice == "forbid" and case.told("lead_lost", (True,)):
        yield step("restriction_ended", *articles, text="ban_ended", suit=suit)
        yield step("partner_free", *articles, text="leads_anything")
    elif case.told("could_follow", (False,)) is False:
        yield step("any_card", "59", *articles, text=f"cannot_{choice}", suit=suit)
        own = own or _own_penalty_cards(case)
        if own:
            yield from _must_lead_own(case, own)
    else:
        code, text = ("must_lead_suit", "required") if choice == "require" else ("may_not_lead_suit", "forbidden")
        yield step(code, *articles, "59", text=text, suit=suit)
        yield from _own_within_restriction(case, own or _own_penalty_cards(case), choice, chosen)
    up = in_suits(cards, chosen) or tuple(cards)
    yield step("penalty_cards_picked_up", *articles, text="picked_up_and_free", cards=names(up))
    rest = [card for card in cards if card not in up]
    if rest:
        yield step("penalty_card_stays", *articles[:1], text="other_suit_stays", cards=names(rest))
    yield from information_picked_up(case)


def _own_penalty_cards(case: Case) -> tuple[Card, ...]:
    return told_cards(case, "own_penalty_cards", [["S3"], ["C3"]])


def _must_lead_own(case: Case, own: Sequence[Card]) -> Steps:
    yield step("card_must_be_played", *duty_to_play(case)[:1], text="leads_own_penalty_card", cards=names(own))


def _own_within_restriction(case: Case, own: Sequence[Card], choice: str, chosen: Sequence[Suit]) -> Steps:
    """The restriction comes first; a penalty card of his own that fits it must be the one he leads."""
    inside = in_suits(own, chosen)
    fits = inside if choice == "require" else tuple(card for card in own if card not in inside)
    if fits:
        yield from _must_lead_own(case, fits)
    elif own:
        yield step(
            "penalty_card_stays", *duty_to_play(case)[-1:], text="own_card_waits", owner="partner", cards=names(own)
        )


LAWS = {"penalty_card_lead": penalty_card_lead}

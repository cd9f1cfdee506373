"""Which cards a defender may play: Laws 44C, 50C, 50D1, 51A, 57A and 59, by what goes before what."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

from rules.penalty_cards import Kind, in_suits
from rules.tricks import height
from rules.vocabulary import Card, Suit


@dataclass(frozen=True, slots=True)
class Restriction:
    """What declarer has imposed on this lead (50D2a, 51B, 26B) or on this card (57A).

    `highest` and `lowest` are of the suit led; `suits` belong to `require` and `forbid`.
    """

    mode: Literal["require", "forbid", "highest", "lowest"]
    suits: tuple[Suit, ...] = ()


def legal_cards(
    hand: Collection[Card],
    *,
    led: Suit | None = None,
    penalty_cards: Collection[Card] = (),
    kind: Kind = "major",
    restriction: Restriction | None = None,
) -> frozenset[Card]:
    """The cards that may be played from `hand`.

    Args:
        hand: The cards left, penalty cards included: they still belong to the hand.
        led: The suit led to the trick; None when it is this hand's lead.
        penalty_cards: Which of the cards are penalty cards. With several major ones playable, declarer picks (51A).
        kind: Their kind; two or more are always major (50B).
        restriction: What declarer has imposed. It falls away when it can't be met (59).
    """
    cards = in_suits(hand, [led]) if led else ()
    cards = cards or tuple(hand)  # following suit comes before everything else (44C)
    if restriction:
        cards = tuple(_within(cards, restriction, led)) or cards
    lying = [card for card in penalty_cards if card in cards]
    if lying and (kind == "major" or len(penalty_cards) > 1):
        return frozenset(lying)
    barred = {card for card in cards if card.suit in {it.suit for it in lying} and not card.is_honour} - set(lying)
    return frozenset(cards) - barred


def _within(cards: Iterable[Card], restriction: Restriction, led: Suit | None) -> Iterable[Card]:
    match restriction.mode:
        case "require":
            return in_suits(cards, restriction.suits)
        case "forbid":
            return [card for card in cards if card.suit not in restriction.suits]
        case "highest":
            return sorted(in_suits(cards, [led]) if led else (), key=height)[-1:]
        case "lowest":
            return sorted(in_suits(cards, [led]) if led else (), key=height)[:1]

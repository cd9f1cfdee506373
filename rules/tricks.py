"""Law 44: which card wins a trick."""

from __future__ import annotations

from collections.abc import Sequence

from rules.vocabulary import RANKS, Card, Suit


def height(card: Card) -> int:
    """Order within a suit. Raises ValueError when the rank isn't known."""
    return RANKS.index(card[1])


def winner(trick: Sequence[Card], trumps: Suit | None) -> Card:
    """The winning card of a trick in the order played: the highest trump, else the highest of the suit led (44E-F)."""
    led = trick[0].suit
    return max(trick, key=lambda card: (card.suit is trumps is not None, card.suit is led, height(card)))

"""Penalty cards as things: their kind (50B), the suits they lie in, and which lie on the table in a case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from rules.case import Case
from rules.vocabulary import Card, Suit

Kind: TypeAlias = Literal["minor", "major"]


def kind(cards: Sequence[Card], others: Sequence[Card] = (), *, deliberate: bool) -> Kind:
    """Kind of a defender's new penalty cards by 50B; `others` are penalty cards that he has already."""
    if len(cards) + len(others) > 1 or deliberate:
        return "major"
    return "major" if cards and cards[0].is_honour else "minor"


def suits_of(cards: Iterable[Card]) -> tuple[Suit, ...]:
    """The suits of the cards, each once, in their order; cards of unknown suit are left out."""
    return tuple(dict.fromkeys(card.suit for card in cards if card.suit))


def in_suits(cards: Iterable[Card], suits: Iterable[Suit]) -> tuple[Card, ...]:
    """The cards of the given suits."""
    wanted = set(suits)
    return tuple(card for card in cards if card.suit in wanted)


def told_cards(case: Case, name: str, among: Sequence[Sequence[str]]) -> tuple[Card, ...]:
    """Cards that count only when the director names them; `among` gives lists worth trying."""
    value = case.told(name, [list(cards) for cards in among])
    cards = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return tuple(Card(card) for card in cards)


def names(cards: Iterable[Card]) -> list[str] | None:
    """The cards as a sentence names them: None when they are wholly unknown, so that it speaks of "the card"."""
    return [str(card) for card in cards if card != "??"] or None


def lying(case: Case) -> tuple[tuple[Card, ...], Kind]:
    """The penalty cards that the offender has on the table and their kind.

    Two or more, or an honour, are major whatever was said. A single small card is what it was called; when nobody said,
    it depends on how it was exposed, and that is asked: acting on the wrong kind can't be repaired.
    """
    told = case.told("penalty_card_kind")
    if told:
        cards = told_cards(case, "penalty_cards", [("S7",), ("S7", "HK")])
    else:
        tries = [("S7",), ("SK",), ("S7", "SK"), ("S7", "HK")]
        cards = case.cards("penalty_cards", likely=(), among=tries, ask_first=True)
    if not cards and not told:  # nobody can say which: whoever asks about a choice or a duty has a major one in mind
        told = case.word("penalty_card_kind", likely="major")
    if len(cards) > 1 or any(card.is_honour for card in cards):
        case.derive("penalty_card_kind", "major")
        return cards, "major"
    if told:
        return cards, "minor" if told == "minor" else "major"
    found = kind(cards, deliberate=case.flag("deliberate", likely=False, ask_first=True))
    case.derive("penalty_card_kind", found)
    return cards, found

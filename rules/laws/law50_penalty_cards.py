"""Law 50, disposition of a penalty card, with 51 (two or more) and 59 (unable to comply) where it refers to them.

Covers the owner's turn to play (50C, 50D1, 51A), his partner's turn to lead (50D2, 51B) and the information (50E).
Not covered: how a card becomes a penalty card, see Law 49, 24E, 54D, 56, 57A, 58B2, 60B and 62B1.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.laws import law50_1997_penalty_cards as edition_1997
from rules.vocabulary import Card


def kind(cards: Sequence[Card], others: Sequence[Card], *, deliberate: bool) -> str:
    """Kind of a penalty card by 50B: `minor` or `major`; `others` are penalty cards the same defender has already."""
    if len(cards) + len(others) > 1 or deliberate or any(card.is_honour for card in cards):
        return "major"
    return "minor"


def becomes_penalty_card(case: Case, cards: Sequence[Card], *articles: str, deliberate: bool) -> Steps:
    """The cards become penalty cards: their kind (50B), and what that means from now on (50A, 50C, 50D, 50E).

    Args:
        case: The case; `penalty_cards` is read to see whether this defender has one already.
        cards: The cards that become penalty cards now.
        articles: What makes them so (49, 24E, 57A ...), cited after 50B.
        deliberate: Whether they were exposed by deliberate play (50B).
    """
    others = tuple(card for card in case.cards("penalty_cards", likely=(), among=[(), ("?x",), ("?h",)]) if card not in cards)
    if case.edition == "1997":
        yield from edition_1997.becomes_penalty_card(cards, others, *articles, deliberate=deliberate)
        return
    what = list(cards)
    if kind(cards, others, deliberate=deliberate) == "minor":
        yield step("minor_penalty_card", "50B", *articles, cards=what)
        yield step("card_stays_face_up", "50A", cards=what)
        yield step("may_play_honour_instead", "50C", cards=what)
        yield step("no_lead_restriction", "50C")
    else:
        if others or len(cards) > 1:
            yield step("all_penalty_cards_major", "50B", "51A", *articles, cards=[*others, *what])
        yield step("major_penalty_card", "50B", *articles, cards=what)
        yield step("card_stays_face_up", "50A", cards=[*others, *what])
        yield step("must_play_at_first_opportunity", "50D1a", "50D1b", cards=[*others, *what])
        yield step("declarer_chooses_first", "50D2", "50D2a", "50D2b", text="declarer_chooses_when_partner_leads")
    yield step("authorised_for_all", "50E1")
    yield step("adjusted_score_if_damaged", "50E4", "12B1", director=True, text="penalty_card_helped")


LAWS = {}

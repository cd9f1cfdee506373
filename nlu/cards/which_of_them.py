"""Of several cards that are named, those of which more is told afterwards by their rank or suit alone: "de 3 is al gespeeld"."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.reading import Message
from nlu.words.mentions import Mention

_KINDS = ("card", "rank", "suit")


_GONE = (
    r"{cardlike}(?: (?:,|van|bij|die|is|was|werd|al|inmiddels|ondertussen|intussen|nu|net|eerder|seat#\d+|in|trick#\d+))*"
    r" (?:is|was|werd|al|inmiddels|ondertussen|intussen|nu|net|eerder)(?: (?:in|trick#\d+))* "
    r"(?:gespeeld|weggespeeld|bijgespeeld|uitgespeeld|afgespeeld|gelegd|weg|kwijt|opgenomen|opgepakt|teruggenomen)(?! (?:worden|moeten|als))",
)
"""A penalty card that doesn't lie there any more."""


def still_lying(message: Message, cards: Sequence[Mention]) -> list[Mention]:
    """Of several penalty cards those that lie there yet: "de schoppen 3 is al gespeeld, ruiten heer ligt er nog"."""
    gone = told_of(message, cards, *_GONE)
    return [card for card in cards if card not in gone] or list(cards)


def told_of(message: Message, cards: Sequence[Mention], *patterns: str) -> list[Mention]:
    """The cards that one of the patterns tells of by `{cardlike}`: by name, or by a rank or suit that only one of them has."""
    found: list[Mention] = []
    for pattern in patterns:
        for mentions, _ in message.skeleton.find(pattern):
            for named in mentions:
                meant = [card for card in cards if named.kind in _KINDS and _may_be(named, card)]
                if len({card.value for card in meant}) == 1:
                    found.extend(card for card in meant if card not in found)
    return found


def _may_be(named: Mention, card: Mention) -> bool:
    """Whether the words that name a card, or only its rank or suit, may mean this one."""
    return named.value == card.value or (
        named.kind != "card" and named.value in card.value and named.first >= card.last
    )

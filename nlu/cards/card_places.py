"""Where cards stand in a message: those that a pattern names, and those that others are laid on."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention


def matching(message: Message, *patterns: str) -> list[Mention]:
    """The cards that the patterns name."""
    found: list[Mention] = []
    for pattern in patterns:
        for mentions, _ in message.skeleton.find(pattern):
            found.extend(mention for mention in mentions if mention.kind == "card" and mention not in found)
    return found


_BEATEN = (
    r"(?:op|over|bovenop|onder)(?: (?:de|het|die|mijn|zijn|haar|deze))? {card}(?! (?:na|voor|terug|in))",
    r"{card}(?: (?:te|willen|wilde|wil|gaan|met))* (?:troeven|aftroeven|introeven|overtroeven|dekken|overnemen|overtroefd|getroefd)",
    r"{card} (?:van|uit)(?: de)? (?:declarer|dummy)#\d+",
)


def beaten_cards(message: Message) -> list[Mention]:
    """The cards that another is said to be laid on, and those of the declaring side: "op harten aas legt west de 3"."""
    return matching(message, *_BEATEN)


def evidence(message: Message, mentions: Sequence[Mention]) -> Evidence:
    """The cards as a fact."""
    start = message.span(mentions[0])[0]
    return Evidence([mention.value for mention in mentions], start, message.span(mentions[-1])[1])

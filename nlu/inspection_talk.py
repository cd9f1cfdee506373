"""Facts of looking at a played trick: whether the player's own card still lies open, whether it is only about that card."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence

_CARD = r"(?:kaart|kaartje|eigen|zijne|mijne|hare|card#\d+)"
_OPEN = (
    rf"{_CARD}(?: (?:zelf|hier|daar|van|mij|me#\d+|seat#\d+|pronoun#\d+))*(?: (?:ligt|lag|is|heeft|had|heb))?(?: [^ .;,]+){{0,2}} (?:nog open|nog niet (?:om)?gedraaid|nog niet (?:omgekeerd|dicht|gekeerd|weg)|open)",
    rf"(?:heb|heeft|had|hebben)(?: [^ .;,]+){{0,3}} {_CARD}(?: [^ .;,]+){{0,3}} (?:open|niet (?:om)?gedraaid|niet omgekeerd|niet gekeerd|niet dicht)",
    r"(?:alle|vier|kaarten|slag)(?: [^ .;,]+){0,4} nog open",
    rf"(?:niet|nog niet) (?:om)?gedraaid(?: [^ .;,]+){{0,2}} {_CARD}",
)
_TURNED = (
    rf"{_CARD}(?: [^ .;,]+){{0,5}} (?:al|reeds|wel)(?: [^ .;,]+){{0,2}} (?:omgedraaid|gedraaid|dicht|dichtgelegd|omgekeerd|weg|gekeerd|weggelegd|dichtgedaan|gesloten)",
    r"(?:al|reeds) (?:omgedraaid|gedraaid|dicht|dichtgelegd|omgekeerd|gekeerd|weggelegd|gesloten)",
    r"(?:allemaal|everybody#\d+|iedereen)(?: [^ .;,]+){0,4} (?:omgedraaid|gedraaid|dicht|omgekeerd)",
)


def inspection_talk(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether the card of the player who asks is still face up."""
    skeleton = message.skeleton
    whole = (0, len(message.text))
    turned = any(skeleton.has(pattern) for pattern in _TURNED) and not skeleton.has(r"niet (?:al )?(?:om)?gedraaid")
    opened = any(skeleton.has(pattern) for pattern in _OPEN)
    facts.pop("faced", None)
    if turned is not opened:
        facts["faced"] = Evidence(opened, *whole)

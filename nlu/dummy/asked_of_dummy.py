"""What declarer asked of dummy, or came from there, which is told like what somebody said to the player who led."""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.understanding import Evidence

_DUMMY_PLAYED = re.compile(r"dummy#\d+(?: [^ .;]+){0,9} $")


_FROM_DUMMY = r"(?:uit|van|vanuit)(?: de)? (?:dummy#\d+|tafel)"
_COMES = r"(?:komt|kwam|is|was|wordt|werd|ging|gaat|lag|ligt|gespeeld|gevraagd|voorgespeeld)"
_ASKED = (
    rf"declarer#\d+(?: seat#\d+)? (?:vroeg|vraagt|roept|riep|noemt|noemde|zegt|zei)(?: [^ .;,#]+){{0,3}} {{card}} {_FROM_DUMMY}"
    rf"|{_FROM_DUMMY} {_COMES}(?: [^ .;,#]+){{0,2}} {{card}}"
    rf"|{{card}} {_COMES}(?: [^ .;,#]+){{0,2}} {_FROM_DUMMY}"
)


def without_cards_of_dummy(message: Message, facts: dict[str, Evidence]) -> None:
    """Leave out of `cards`, in place, what was played from dummy, where a defender did something with his own card."""
    cards = facts.get("cards")
    asked = {found[-1].value for found, _ in message.skeleton.find(_ASKED)}
    if cards is None or not asked or not isinstance(cards.value, list):
        return
    kept = [card for card in cards.value if card not in asked]
    if kept:
        facts["cards"] = Evidence(kept, cards.start, cards.end)
    else:
        facts.pop("cards")


def is_asked_of_dummy(line: str, request: re.Match[str]) -> bool:
    """Whether a request of declarer is of dummy: "en dummy had al bijgelegd op verzoek van de leider"."""
    return request.group().startswith(("op ", "in ")) and _DUMMY_PLAYED.search(line[: request.start()]) is not None

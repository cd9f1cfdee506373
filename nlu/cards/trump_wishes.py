"""What declarer wants of a lead where the suit is only called trumps: "noord wil geen troef", "eist troef"."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.skeleton import compiled

_WISH = (
    r"(?P<verb>wil|wil|wilde|eist|eiste|eis|vraagt|verbiedt|verbood|verbied|verboden|zegt|zei)"
    r"(?P<gap>(?: (?!(?:suit|card)#|maar|terwijl)[^ .;]+){0,8}?) (?:troef|troeven|troefkleur)"
    r"(?= (?:speelt|spelen|voorspeelt|voorspelen|naspeelt|naspelen|brengt|uitkomt|uitkomen|zien|hebben|te|van|terug|na|voor|[.,;!'])|$)"
)
_SUIT_IS_TRUMPS = r"{suit} (?:is|was|zijn|waren) troef|troef (?:is|was|zijn|waren|=|:) {suit}"
_PLAYER = re.compile(r"(?<![^ ])(?:seat|declarer|me|my_partner|lho|rho|dummy)#(\d+)")
_GIVEN = ("accept", "refuse", "require", "forbid")


def trump_wish(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `choice`, and `choice_suit` where it is told what trumps are, in `facts`, in place."""
    given = facts.get("choice")
    match = compiled(_WISH).search(message.skeleton.line)
    if match is None or (given is not None and given.value not in _GIVEN):
        return
    if not _is_declarers(message, players, match):
        return
    forbids = match["verb"].startswith("verb") or not {"geen", "niet"}.isdisjoint(match["gap"].split())
    facts["choice"] = Evidence("forbid" if forbids else "require", *message.skeleton.span(match))
    if (suit := _trumps(message, facts)) is not None:
        facts["choice_suit"] = Evidence(suit, *message.skeleton.span(match))


def _is_declarers(message: Message, players: Players, match: re.Match[str]) -> bool:
    """Whether the player named last before the wish declares."""
    before = _PLAYER.findall(message.skeleton.line, 0, match.start())
    if not before:
        return False
    wisher = message.mentions[int(before[-1])]
    seat = players.seat_of.get(wisher)
    if seat is not None:
        return seat is players.declarer
    return wisher.value == "declarer" or (wisher.value == "me" and players.me_role == "declarer")


def _trumps(message: Message, facts: dict[str, Evidence]) -> str | None:
    told = message.skeleton.first(_SUIT_IS_TRUMPS)
    if told:
        return told[-1].value
    contract = facts.get("contract")
    denomination = str(contract.value)[1:].rstrip("X") if contract else ""
    return denomination if len(denomination) == 1 else None

"""Whose turn it was when a defender played too early, and so whether his partner had played (57A, 57D)."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from rules.vocabulary import Seat

_I_HAD_PLAYED = r"(?:me#\d+ (?:had|heb)|(?:had|heb) me#\d+)(?: (?:al|zelf|wel|net|toen|mijn|kaart))+ (?:gespeeld|gelegd|bijgespeeld|bijgelegd|gedaan)"


_BEFORE_OTHER_NEIGHBOUR = r"lho#\d+(?: [^ .;]+){0,6} (?:voor|voordat|eer|terwijl|[a-z]+er dan) rho#\d+|rho#\d+(?: [^ .;]+){0,6} (?:voor|voordat|eer|terwijl|[a-z]+er dan) lho#\d+"
"""Of declarer's two opponents the one played before the other: "rechts van mij speelde al voor links"."""


def whose_turn(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Whose turn it was: playing at an opponent's turn is something else than playing before partner (57D)."""
    offender = facts.get("offender")
    seat = offender.seat if offender else None
    skeleton = message.skeleton
    waiting = (
        r"(?<!lho#\d )(?<!rho#\d )(?<!lho#\d\d )(?<!rho#\d\d )(?:seat|declarer|partner|my_partner|me|dummy)#(\d+)(?: (?:seat#\d+|declarer#\d+|als|nog|zelf|had|ben|was|zat|stond|eerst|uit|hand|mijn|de|en|,(?! seat#)|\(|\)))*"
        r" (?:moest|moesten|nog moest|nog niet|nog niks|nog niets|aan de beurt|denken|nadenken|dacht|nog bijspelen|nog spelen|nog in de hand)"
        r"|(?:voor|voordat|eer)(?: de)? (?:seat|declarer|dummy|me)#(\d+)(?: (?:iets|nog|zelf|zijn|kaart|een|er|wat|had))*"
        r" (?:gespeeld|gelegd|speelde|legde|bijspeelde|bijlegde|bijgelegd|bijgespeeld)"
    )
    if seat is None and skeleton.has(_I_HAD_PLAYED) and any(m.value == "my_partner" for m in message.mentions):
        facts.setdefault("partner_played", message.tells(True))
    if seat is None and skeleton.has(_BEFORE_OTHER_NEIGHBOUR):
        facts.setdefault("partner_played", message.tells(False))
        return
    for found, match in skeleton.find(waiting):
        mention = found[0]
        if mention.value == "dummy" and _IN_HAND.search(skeleton.line, 0, match.start()):
            continue
        waits = players.seat_of.get(mention) or _of_role(mention, facts)
        if waits is not None and seat is not None and waits is not seat:
            if waits is seat.partner:
                facts.setdefault("partner_played", message.tells(False))
            elif waits is seat.rho:
                facts["partner_played"] = Evidence(True, *skeleton.span(match))
                facts["turn"] = Evidence(waits, *skeleton.span(match))
            return
        if waits is None and seat is not None and mention.value in ("declarer", "dummy"):
            _unless_partner_waits(message, seat, facts)
        if seat is None and _is_declarers(message, players, mention):
            facts["partner_played"] = Evidence(True, *skeleton.span(match))
            return


_IN_HAND = re.compile(r"(?<![^ ])(?:in|uit|van|vanuit)(?: de)? $")
"""What is said of dummy's cards, which isn't that dummy was to play: "had in dummy nog niks aangewezen"."""


def _of_role(mention: Mention, facts: dict[str, Evidence]) -> Seat | None:
    """Where declarer or dummy sits, when that follows from who played or chose."""
    told = facts.get("declarer")
    if told is None or mention.value not in ("declarer", "dummy"):
        return None
    declarer = told.seat
    return declarer if mention.value == "declarer" else declarer.partner


def _unless_partner_waits(message: Message, seat: Seat, facts: dict[str, Evidence]) -> None:
    """Who had yet to play was declarer, so that nothing is told of partner."""
    if not any(mention.value in (seat.partner, "partner", "my_partner") for mention in message.mentions):
        facts.pop("partner_played", None)


def _is_declarers(message: Message, players: Players, waiting: Mention) -> bool:
    """Whether the hand that is waited for is declarer's or dummy's, so that the defender before it has played."""
    if waiting.value in ("declarer", "dummy") or (waiting.value == "me" and players.me_role == "declarer"):
        return not message.skeleton.has(
            r"(?:my_partner|partner)#\d+(?: [^ .;]+){0,3} (?:moest|nog|niet)|voor(?:dat)? (?:(?:zijn|haar|mijn) partner|my_partner|partner)#\d+"
        )
    return waiting.value == "me" and message.skeleton.has(r"lho#\d+(?! (?:van|pronoun#\d+))")

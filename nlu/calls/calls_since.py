"""Who has called since the irregular call: "west heeft nog niks gedaan", "partner nog niet", "oost heeft al gepast"."""

from __future__ import annotations

import re

from nlu.calls.since_words import (
    ALL_PASSED,
    ANOTHER_ROUND,
    DENIED,
    DONE,
    NOBODY,
    NOT_YET,
    OPPONENTS_NOT_YET,
    OVER_IT,
    WENT_ON,
)
from nlu.players import Players
from nlu.reading import Message
from nlu.stories import OUT_OF_TURN
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.segments import segments_of
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

SINCE = frozenset(
    """insufficient_bid unintended_call change_of_call inadmissible_double call_when_obliged_to_pass bid_above_seven
    call_after_auction hand_from_wrong_board""".split()
)
"""Irregularities of a call in turn: who called besides has called over it."""
_OVER_CALL = SINCE - {"call_after_auction", "hand_from_wrong_board"}
_HAS_TO = re.compile(r"(?:moet|moest|moeten|moesten|hoef|hoeft|dient|verplicht)(?: [^ .;,?!]+){0,5} ?$")
"""Before what somebody has to: "moet ik nu de rest passen"."""


def calls_since(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, who has called since the irregular call."""
    if irregularity not in SINCE | OUT_OF_TURN or (irregularity in OUT_OF_TURN and "call" not in facts):
        return
    skeleton = message.skeleton
    for name, evidence in _said_last(message, irregularity, players, facts.get("offender")).items():
        if name not in facts or facts[name].value is not True or (not evidence.value and skeleton.has(DENIED)):
            facts[name] = evidence
    told = facts.get("offender")
    if irregularity in OUT_OF_TURN and told is not None and _has_called(message, told.seat.lho, facts):
        facts.pop("lho_called", None)  # "zuid moest. zuid paste gewoon"
    _next_called(message, facts)
    _all_passed(message, irregularity, facts)
    if irregularity in _OVER_CALL and skeleton.has(WENT_ON):
        facts.setdefault("lho_called", message.tells(True))
    if irregularity in _OVER_CALL and skeleton.has_any(ANOTHER_ROUND):
        for name in ("lho_called", "partner_called"):
            facts.setdefault(name, message.tells(True))
    silent = {"lho_called": (*NOBODY, *OPPONENTS_NOT_YET), "partner_called": NOBODY}
    for name, ways in silent.items():
        if skeleton.has_any(ways):
            facts.setdefault(name, message.tells(False))


def _said_last(message: Message, irregularity: str, players: Players, told: Evidence | None) -> dict[str, Evidence]:
    """What is said last of each player, who is called after the offender's place: that he has called, or not yet."""
    offender = told.seat if told else None
    # out of turn, a call of another may have come before it: only what is said to be called over it counts
    done = OVER_IT if irregularity in OUT_OF_TURN else (*DONE, *OVER_IT)
    said: dict[str, tuple[int, Evidence]] = {}
    for patterns, value in (((*NOT_YET, DENIED), False), (done, True)):
        for _, found, match in message.skeleton.find_any(patterns):
            if value and _IF.search(message.skeleton.line, 0, match.start()):
                continue
            name = _relation(found[0], players, offender)
            if name is not None and match.start() >= said.get(name, (0, None))[0]:
                said[name] = match.start(), Evidence(value, *message.skeleton.span(match))
    return {name: evidence for name, (_, evidence) in said.items()}


def _has_called(message: Message, seat: Seat, facts: dict[str, Evidence]) -> bool:
    """Whether a player of whom is told that he had yet to call is told to have called after the irregular call."""
    call, since = facts.get("call"), facts.get("lho_called")
    if call is None or since is None or since.value is not False:
        return False
    return any(
        it.seat is seat and message.span(it.mention)[0] > call.start for it in message.auction.made if not it.guessed
    )


_IF = re.compile(r"(?:^| )(?:als|indien|stel(?: dat)?|mocht|wanneer) $")
"""Right before what is only supposed: "als zuid al gepast heeft, wat dan"."""
_NOT_YET = frozenset("niet niks niets geen nog".split())
_NEXT_ONE = frozenset("volgende na erna".split())
_NEAR = 5


def _next_called(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that "the next one" has called: "de volgende paste al"."""
    norms = message.words.norms
    for mention in message.mentions:
        named_next = mention.value == "lho" and not _NEXT_ONE.isdisjoint(norms[mention.first : mention.last])
        if named_next and _NOT_YET.isdisjoint(norms[mention.last : mention.last + _NEAR]):
            facts.setdefault("lho_called", message.tells(True, mention))


def _all_passed(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that the others have called when the auction was passed out over the call."""
    call = facts.get("call")
    if irregularity not in _OVER_CALL or call is None:
        return
    for _, _, match in message.skeleton.find_any(ALL_PASSED):
        start, end = message.skeleton.span(match)
        if start > call.start and not _HAS_TO.search(message.skeleton.line, 0, match.start()):
            for name in ("lho_called", "partner_called"):
                facts[name] = Evidence(True, start, end)


_FOLLOWS = r"{seat}(?: (?:heeft|had|is|doet|deed|volgt|volgde|komt|kwam|gaat|ging|met|daarop|daarna|meteen|gewoon|toen|dan|dus|zelf|zei|zegt|riep|bood|biedt|legde|legt|nu|al|er|ook|wel|nog|inmiddels|weer|maar|en))* {call}"
_BY_NOW_ALREADY = r"(?:al|intussen|inmiddels|ondertussen|nog)"
_NOT_CALLED = r"(?:moet|moest|mag|mocht|wil|wilde|zou|kan|niet|geen|als|voor|eerder|had|eerst|gever|begon)"


def called_after(message: Message, irregularity: str, offender: object) -> dict[str, Evidence]:
    """That the next player has called, in a message after the one that told the irregular call: "oost past gewoon"."""
    if irregularity not in OUT_OF_TURN | {"insufficient_bid", "change_of_call"} or not isinstance(offender, str):
        return {}
    for segment in segments_of(message.skeleton):
        called = compiled(_FOLLOWS).search(segment.text)
        if called is None or segment.has(_NOT_CALLED):
            continue
        if message.mentions[int(called.group(1))].value == Seat(offender).lho:
            if irregularity == "change_of_call":  # over the second call, which is accepted so
                return {} if segment.has(_BY_NOW_ALREADY) else {"accepted": message.tells(True)}
            return {"lho_called": message.tells(True)}
    return {}


_SUPPOSED = r"(?:als|dat|of) {seat}(?: (?:er|al|daar|daarop|daarna|toen|gewoon|eroverheen|erop|ook|nu))* (?:{call}|gepast|geboden|gedoubleerd)(?: (?:erop|daarop))?(?: (?:heeft|had|is))?(?= [.?!]|$)"


def called_if(message: Message, irregularity: str, offender: object) -> dict[str, Evidence]:
    """That the next player has called, where that is supposed: "en als oost al gepast had"."""
    if irregularity not in OUT_OF_TURN | {"insufficient_bid"} or not isinstance(offender, str):
        return {}
    called = any(found[0].value == Seat(offender).lho for found, _ in message.skeleton.find(_SUPPOSED))
    return {"lho_called": message.tells(True)} if called else {}


_BY_NOW = frozenset("al inmiddels intussen ondertussen daarna daarop erover eroverheen".split())


def called_by_now(message: Message, irregularity: str, offender: object) -> dict[str, Evidence]:
    """Who turns out to have called since, in a message that sets this right: "o wacht, oost heeft toch al 2S geboden".

    On the cards of another board any call of the others came after it.
    """
    if irregularity not in SINCE or not isinstance(offender, str):
        return {}
    if irregularity != "hand_from_wrong_board" and _BY_NOW.isdisjoint(message.words.norms):
        return {}
    seats = {it.seat for it in message.auction.made if not it.guessed}
    since = {Seat(offender).lho: "lho_called", Seat(offender).partner: "partner_called"}
    if not seats <= since.keys():
        return {}
    return {since[seat]: message.tells(True) for seat in seats if seat is not None}


_BEFORE_IT = r"{seat} had(?: (?:zelf|eerst|daarvoor|gewoon|eerder|dus))* {call}(?! (?:eroverheen|erop|daarop|daarna))"


def called_before(message: Message, irregularity: str, offender: object) -> bool:
    """Whether it only tells what the next player had called before that: "zuid had 1 klaver geboden en west moest"."""
    if irregularity not in OUT_OF_TURN or not isinstance(offender, str):
        return False
    return any(found[0].value == Seat(offender).lho for found, _ in message.skeleton.find(_BEFORE_IT))


def _relation(mention: Mention, players: Players, offender: Seat | None) -> str | None:
    """The fact about this player, seen from the offender; a partner of nobody in particular is his."""
    seat = players.seat_of.get(mention)
    if seat is None and mention.kind == "role":
        return {
            "partner": "partner_called",
            "my_partner": "partner_called" if offender is None else None,
            "lho": "lho_called",
        }.get(mention.value)
    if seat is None or offender is None:
        return None
    return "lho_called" if seat is offender.lho else "partner_called" if seat is offender.partner else None

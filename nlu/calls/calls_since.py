"""Who has called since the irregular call: "west heeft nog niks gedaan", "partner nog niet", "oost heeft al gepast"."""

from __future__ import annotations

import re

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
_WHO = r"(?:seat|my_partner|partner|lho)#(\d+)"
_AUX = r"(?: (?:heeft|hebben|had|hadden|is|was|zit|zat|moet|moest|,|dus|zelf|en|kwam|daar|seat#\d+|-))*"
_NOTHING = r"(?:nog niks|nog niets|nog nix|nix|niks|niets|nog niet|nog nie|nog geen (?:woord|bod|kaartje|call|bieding))"
_END = r"(?= (?:[.,;:)?!]|en|maar|dus)|$)"
_SAID = r"(?: (?!(?:niet|niks|niets|nooit|geen|nog)(?: |$))[^ .,;]+)"
_NOT_YET = (
    rf"{_WHO}{_AUX} (?:er|daar|daarop) (?:nog niet|nog niks|nog niets|niet|niks|niets)(?: (?:op|over|meer))*"
    r" (?:gereageerd|geboden|gedaan|gepast|overheen|gezegd|pass#\d+)",
    rf"{_WHO}{_AUX} {_NOTHING}(?: (?:gedaan|geboden|gezegd|geweest|bieden|gelegd|gepast|aan de beurt"
    rf"|gereageerd|verder|aan toe))",
    rf"{_WHO}{_AUX} {_NOTHING}{_END}",
    rf"{_WHO}(?: (?:moet|moest|zit|zat|is|was|staat))+(?: (?:nog|nu|pas|net))*(?: (?:te wachten|te denken"
    rf"|na te denken|aan de beurt|bieden|wachten|komen|aan het denken))?{_END}",
    rf"{_WHO}{_AUX} (?:zijn|haar|de|een|aan) (?:beurt|bod|kans) (?:nog niet|nog nooit) (?:gehad|gedaan|geweest|gekregen)",
    rf"{_WHO}{_AUX}(?: nog)? niet(?: meer)? (?:geboden|gesproken|gereageerd|aan de beurt)",
    rf"(?:pass#\d+|bid#\d+|geboden|gedaan|gelegd)(?: (?:al))? (?:,|maar|en) {_WHO} niet{_END}",
    rf"{_NOTHING}(?: [^ .;]+){{0,4}} (?:,|en) {_WHO} (?:ook|evenmin|net zo min)(?: nog)?(?: niet| niks| niets)?{_END}",
    rf"{_WHO} (?:wacht|wachtte)(?: (?:nog|af|even|rustig))*{_END}",
    rf"(?:voor|voordat|eer) {_WHO}(?: (?:iets|wat|nog|had|heeft|kon|kan|ook|maar))* (?:geboden|gepast"
    rf"|bood|deed|pass#\d+|gedaan|bieden|zeggen|gezegd|doen|reageren)",
)
_DENIED = rf"{_WHO}(?: (?:heeft|had))? (?:paste|past|bood|biedt|doubleerde|zei|pass#\d+|double#\d+)(?: (?:toch|helemaal|nog|dus|ook))* (?:niet|niks|niets)"
_DONE = (
    rf"{_WHO} (?:heeft|is|had)(?: (?:er|daar|daarop|gewoon|ook|zelf|dan|daarna|toch|wel|dus))*(?: (?:al|inmiddels|intussen"
    rf"|ondertussen|al|meteen))+{_SAID}{{0,3}} (?:geboden|pass#\d+|bid#\d+|double#\d+|redouble#\d+"
    rf"|gereageerd|geantwoord|gedaan)",
    rf"{_WHO} (?:is|ging|bood|biedt|speelde)(?: (?:al|er|gewoon|dan|toen))* (?:verder|door|overheen|overheen gegaan)",
    rf"(?:nadat|toen|want|omdat|dat|als|indien|wanneer) {_WHO}(?: (?:er|daar|daarop|ook|zelf))*(?: (?:al|inmiddels|intussen|ondertussen|meteen))+"
    r" (?:geboden|pass#\d+|bid#\d+|double#\d+|gereageerd|geantwoord)(?: geboden)? (?:had|heeft|was)",
)
_OVER = r"(?:er|daar|daarop|hier|hierop|daarna|erna|daaroverheen|eroverheen)"
_CALLED = r"(?:geboden|pass#\d+|bid#\d+|double#\d+|redouble#\d+|gereageerd|geantwoord)"
_OVER_IT = (
    rf"{_WHO} (?:heeft|is|had)(?: (?:zelf|dan|ook|gewoon|al|toch|inmiddels))* {_OVER}{_SAID}{{0,4}} {_CALLED}",
    rf"{_OVER} (?:heeft|had|is) {_WHO}{_SAID}{{0,4}} {_CALLED}",
    rf"{_OVER} (?:bood|biedt|past|paste|doubleerde|pass#\d+) {_WHO}",
    rf"{_WHO} (?:bood|biedt|legt|legde|zei|zegt|gaat|ging|komt|kwam|doet|deed) {_OVER}(?: (?:gewoon|nog|een|maar|ook|met|meteen))* {_CALLED}",
    rf"{_WHO} (?:pass|double|redouble)#\d+ (?:daarna|erna|daarop|eroverheen)",
    rf"{_WHO} (?:gaat|ging|is|legt|legde|zet|zette|doet|deed|bood|biedt|gooit|gooide|plakt|plakte) (?:er|daar|hier)"
    r"(?: (?:gewoon|dan|toen|zelf|meteen|al|nog|met|een|suit#\d+|bid#\d+|double#\d+))*"
    r" (?:overheen|over|bovenop|op|boven|achteraan)(?! (?:tafel|het))",
    rf"{_WHO}(?: (?:bood|biedt|past|paste|legde|zei))? {_CALLED}(?: (?:gewoon|toen|al|ook))* (?:eroverheen|erop|daarop|erachteraan)",
)
_NOT_NOTICED = r"(?! (?:(?:er|ervan|daarvan|over|hiervan) )?(?:zei|zeiden|zegt|merkte|gemerkt|zag|gezien|opgemerkt|opmerkte|door|ervan|van gezegd|over gezegd))"
_WENT_ON = (
    r"(?:er|pronoun#\d+|het bieden|de bieding|iedereen)(?: (?:is|zijn|ging|gaat|gingen|was|werd|wordt|heeft|hebben))(?: (?:al|gewoon|toch|daarna|inmiddels|intussen|dus|allang))*"
    r" (?:verder geboden|doorgeboden|verdergegaan|doorgegaan|verder gegaan|gewoon verder|gewoon door)(?= |$)"
)
"""The auction went on over the call, so that the next player has called."""
_NOBODY = (
    rf"(?:niemand|nobody#\d+)(?: (?:heeft|had|is|verder|er|nog|al|daarna|na|pronoun#\d+|hem|haar|dat))* (?:(?:iets|wat){_NOT_NOTICED}|geboden|gedaan"
    r"|gepast|gereageerd)",
    r"(?:verder|daarna|sindsdien)(?: (?:is|heeft|er|nog|niemand|nobody#\d+))* (?:niets|niks"
    r"|niet)(?: \w+)? (?:geboden|gebeurd|gedaan)",
    rf"nog niemand (?:(?:iets|wat){_NOT_NOTICED}|geboden|gedaan|aan de beurt geweest)",
)
_BY_ALL = r"(?:everybody#\d+|iedereen|allemaal|alle drie|de rest|de anderen|alle anderen|de andere drie|allebei)"
_ALL_PASSED = (
    rf"{_BY_ALL}(?: (?:heeft|hebben|had|hadden|daarna|daarop|toen|er|gewoon|verder|braaf|zonder meer|,))* (?:pass#\d+|passen|pasten)",
    rf"pass#\d+ {_BY_ALL}",
    r"(?<! na )(?:drie|driemaal|3|3x|rank#\d+)(?: (?:keer|maal|x))? (?:pass#\d+|passen)(?! (?:ervoor|daarvoor|vooraf|vooraan|voordien))",
    r"(?:afgepast|uitgepast|rondgepast|pass#\d+ (?:,? ?)pass#\d+ (?:,? ?)pass#\d+)",
)
"""The auction ended over the call, so that all others have called since."""


_HAS_TO = re.compile(r"(?:moet|moest|moeten|moesten|hoef|hoeft|dient|verplicht)(?: [^ .;,?!]+){0,5} ?$")
"""Before what somebody has to: "moet ik nu de rest passen"."""


def calls_since(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, who has called since the irregular call."""
    if irregularity not in SINCE | OUT_OF_TURN:
        return
    told = facts.get("offender")
    offender = Seat(str(told.value)) if told else None
    skeleton = message.skeleton
    said: dict[str, tuple[int, Evidence]] = {}  # the last thing said of each counts
    # out of turn, a call of another may have come before it: only what is said to be called over it counts
    done = _OVER_IT if irregularity in OUT_OF_TURN else (*_DONE, *_OVER_IT)
    for patterns, value in (((*_NOT_YET, _DENIED), False), (done, True)):
        for pattern in patterns:
            for found, match in skeleton.find(pattern):
                name = _relation(found[0], players, offender)
                if name is not None and match.start() >= said.get(name, (0, None))[0]:
                    said[name] = match.start(), Evidence(value, *skeleton.span(match))
    for name, (_, evidence) in said.items():
        if name not in facts or facts[name].value is not True or (not evidence.value and skeleton.has(_DENIED)):
            facts[name] = evidence
    _all_passed(message, irregularity, facts)
    if irregularity in _OVER_CALL and skeleton.has(_WENT_ON):
        facts.setdefault("lho_called", Evidence(True, 0, len(message.text)))
    if any(skeleton.has(pattern) for pattern in _NOBODY):
        for name in ("lho_called", "partner_called"):
            facts.setdefault(name, Evidence(False, 0, len(message.text)))


def _all_passed(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that the others have called when the auction was passed out over the call."""
    call = facts.get("call")
    if irregularity not in _OVER_CALL or call is None:
        return
    for pattern in _ALL_PASSED:
        for _, match in message.skeleton.find(pattern):
            start, end = message.skeleton.span(match)
            if start > call.start and not _HAS_TO.search(message.skeleton.line, 0, match.start()):
                for name in ("lho_called", "partner_called"):
                    facts[name] = Evidence(True, start, end)


_FOLLOWS = r"{seat}(?: (?:heeft|had|is|doet|deed|volgt|volgde|komt|kwam|gaat|ging|met|daarop|daarna|meteen|gewoon|toen|dan|daarna|dus|zelf|zei|zegt|riep|bood|biedt|legde|legt|nu|al|er|ook|wel|nog|inmiddels|weer|maar|en))* {call}"
_NOT_CALLED = r"(?:moet|moest|mag|mocht|wil|wilde|zou|kan|niet|geen|als|voor|eerder|had|eerst|gever|begon)"


def called_after(message: Message, irregularity: str, offender: object) -> dict[str, Evidence]:
    """That the next player has called, in a message after the one that told the irregular call: "oost past gewoon"."""
    if irregularity not in OUT_OF_TURN | {"insufficient_bid"} or not isinstance(offender, str):
        return {}
    for segment in segments_of(message.skeleton):
        called = compiled(_FOLLOWS).search(segment.text)
        if called is None or segment.has(_NOT_CALLED):
            continue
        if message.mentions[int(called.group(1))].value == Seat(offender).lho:
            return {"lho_called": Evidence(True, 0, len(message.text))}
    return {}


_BY_NOW = frozenset("al al inmiddels intussen ondertussen daarna daarop erover eroverheen".split())


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
    return {since[seat]: Evidence(True, 0, len(message.text)) for seat in seats if seat is not None}


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

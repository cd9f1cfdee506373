"""Whose turn it was and who dealt: "oost was aan de beurt", "gever is noord", "slaat west over"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nlu.players import Players
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton, compiled
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|me|my_partner|lho|rho|partner)#(\d+)"
_FILL = (
    r"(?: (?:is|was|echter|eigenlijk|nog|had|eerst|nu|net|moest|gewoon|toch|juist|pas|hier|dus|wel|degene die|toen))*"
)
_END = r"(?= (?:[.,;:)?!\-]|en|maar|dus|want|of|niet(?! aan)|seat#\d+)|$)"
_THINK = (
    r"(?:denken|kijken|wachten|dubben|peinzen|twijfelen|nadenken|slapen|dutten|sorteren|tellen|reageren|bieden"
    r"|antwoorden|handelen)"
)

_DEALER = (
    r"{dealer} (?:is|was|bleek|:|=) {seat}",
    r"{seat}(?: (?:is|was|als|zat|ook|eigenlijk|namelijk|de|dus|ben|gewoon|die|pronoun#\d+|bleek|zit|,|toch|hier"
    r"|want))+ {dealer}",
    r"{seat}(?: (?:zou|moest|mag|mocht|moet|had|hoorde|eigenlijk|eerst|gewoon|moeten|mogen|als|te|dealer#\d+|hier"
    r"|dus|toch|zelf|het|de|dit|spel|bieding|bieden))+ (?:beginnen|openen|begon|eerst bieden|starten met bieden|de opening|het eerst|als eerste)",
    r"(?:^|[.,;:(] ?){dealer}(?: (?:zat|op|dat was|heet|de))* {seat}",
    r"{seat}(?: \(| ,)?(?: de)? {dealer}",
    r"{seat}(?: (?!(?:seat|lho|rho|partner|my_partner)#)[^ .;?!]+){0,8} [(,] pronoun#\d+ (?:is|was)"
    r"(?: (?:de|namelijk|immers|gewoon))* {dealer}",
    r"{seat} (?:bid|pass)#\d+ \((?: (?:de|was|is|pronoun#\d+))* {dealer}",
    r"{dealer}(?: (?:,|zat|op|de|dat was|dus|hier))* {seat}",
    r"{seat}(?: (?!dacht|meende|denkt|meent|waande)[^ .;?!#]+){0,4} dat pronoun#\d+(?: (?:de|toch|zelf|eigenlijk))* {dealer}",
    r"{dealer} \((?: (?:dat|is|was|op))* {seat}",
    r"{seat}(?: pronoun#\d+)? (?:geeft|gaf|deelde|deelt)(?= (?:[.,;)]|en|maar|$)|$)",
    r"(?:beginnen|begint|begin|opening) (?:was|is|lag|hoorde) (?:aan|bij|voor) {seat}",
    r"(?:aan|bij) {seat} (?:om te|was het begin|de opening)(?: openen| beginnen)?",
    r"{seat} (?:is|was) (?:de opener|de eerste|als eerste|eerst)" + _END,
    r"(?:het )?(?:was|is) {seat} (?:die )?(?:moest|mocht|had moeten|zou) (?:beginnen|openen)",
)
_TURN = (
    rf"{{seat}}{_FILL} (?:aan de beurt|aan bod|aan zet|aan beurt|aan de bied)",
    r"(?:beurt|bod|bieden|het) (?:was|is|lag|kwam toe|hoorde)(?: nog)?(?: aan| van| bij| toe aan)+ {seat}",
    r"(?:het )?was(?: nog| eigenlijk| net| toch| het| evenwel| echter| nochtans| immers| namelijk| gewoon)* (?:aan|de beurt van|de beurt aan) {seat}",
    r"(?:aan|bij) {seat} (?:was het|was de beurt|lag het)",
    rf"(?:terwijl|maar|want|waar|toen) {{seat}}(?: (?:moest|had|nog|eerst|eigenlijk|was|nu|gewoon|aan|bod|bieden"
    rf"|moeten|kon|mocht|de|beurt|zou|echter|toch|hoorde))+{_END}",
    rf"(?:terwijl|waar|toen) {{seat}}(?: (?:nog|net|rustig|gewoon|al|steeds))* (?:zat|stond|moest|was"
    rf"|aan het)(?: (?:nog|te|aan het|op|even|na|rustig))* {_THINK}",
    rf"(?:moment|tijd) dat {{seat}}(?: (?:nog|net|rustig|gewoon|al|steeds))* (?:zat|stond|moest|was)(?: (?:nog|te"
    rf"|aan het|op|even|na|rustig))* {_THINK}",
    r"(?:voordat|voor|eer|zonder dat|vooraleer|alvorens) {seat}(?: (?:er|ook|zelf|maar))* (?:iets|wat|nog|had|kon"
    r"|zijn|haar|aan|geboden|gepast|gedaan|iets|heeft|kan|mocht)",
    r"(?:zonder|niet)(?: te)? (?:op|af te wachten op|te wachten op|wachten op) {seat}",
    r"(?:wachten|wachtte niet|gewacht|afwachten|niet wachtte|wacht niet)(?: (?:op|wat|niet|dat|tot))+ {seat}",
    r"(?:slaat|sloeg|slaan|heeft|had)(?: (?:de|beurt|van|zo|daarmee))* {seat}(?: (?:daarmee|dus|zo|met|een|zijn"
    r"|pass#\d+))* (?:over|overgeslagen)",
    r"{seat}(?: (?:is|was|werd|wordt|dus|gewoon|daarmee|zo|,|vergeten of))+ (?:overgeslagen|vergeten|gepasseerd)",
    r"(?:op|in|tijdens) (?:de )?beurt (?:van|v) (?:zijn |haar |z'n |de )?{seat}",
    r"(?:op|in|tijdens) {seat}(?: zijn| haar| z'n)? (?:beurt)",
    r"(?:niet (?:aan bod|aan de beurt|aan zet)|te vroeg) \( {seat} (?:wel|was|moest)(?: het| nog| eerst)*(?= \))",
    r"(?:moeten bieden|moeten beginnen|aan de beurt|aan bod|aan zet) \? (?:dat was )?{seat}" + _END,
    r"(?:past|paste|pasten|biedt|bood|opent|opende|doubleert|doubleerde|pass#\d+|geopend|geboden"
    r"|gepast) voor (?:zijn |haar |z'n |hun )?{seat}" + _END,
    r"voor (?:zijn |haar |z'n |hun )?{seat} (?:uit|pass#\d+|gepast|geboden|geopend|gedoubleerd|gepast)",
    rf"{{seat}} (?:moest|had moeten|moest nog|was|moest eerst|zou|mocht|had gemoeten|hoorde)(?: nog| eerst"
    rf"| bieden)?(?! seat#){_END}",
    r"{seat}(?: ,)? pronoun#\d+ (?:nog |eerst )?(?:moest|aan de beurt was|aan bod was|had gemoeten)",
    r"(?:moest|had moeten|moet)(?: eigenlijk| toch| het)* {seat} (?:zijn|geweest|wezen)(?: die)?",
    r"(?:in|op) (?:de )?plaats van {seat}",
    r"{seat} (?:kwam|komt|is|kreeg|had|heeft)(?: (?:er|dus|nog|nooit|zo|gewoon|zelf))* (?:niet|geen|nooit)(?: (?:meer|eens|een))*"
    r" (?:aan te pas|tussen|beurt(?: gehad| gekregen)?|kans gehad)",
    r"{seat} te (?:vlug|snel|gauw|rap) af",
    r"(?:seat|pronoun)#\d+ (?:was|is) {seat} (?:net )?voor(?= (?:met|en|door)|[ ][.,;]|$)",
    r"(?:het )?was (?:eigenlijk |toch |nog )*{seat} (?:zijn|haar|z'n|d'r) (?:beurt)",
)


_WAITING = (
    r"{seat}(?: (?:was|is|had|heeft|nog))* (?:niet|nooit) (?:geweest|aan bod geweest|aan de beurt geweest|geboden|aan het bieden geweest)",
    rf"{{seat}}(?: (?:was|zat|is|zit|stond))(?: (?:nog|net|rustig|gewoon|juist|volop))+ (?:aan het|te|op|aan 't|na te|aan)(?: (?:na|het))? {_THINK}",
)
"""He still had to call: his turn was passed over when others called, else it is simply his turn now."""
_DEALER_CALLS = (
    r"seat#(\d+)(?: (?:\(|,|de|als))* dealer#\d+(?: (?:\)|,|dan|toen|nu|zelf|daarna))*"
    r" (?:opent|opende|biedt|bood|legt|legde|zegt|zei|past|paste|begint|begon|doubleert|doubleerde|pass#\d+|bid#\d+|double#\d+)"
)
"""The dealer, who is named as such in passing, calls: "zuid (gever) opent 1S"."""

_BELIEVED = re.compile(r"(?:dacht|dachten|meende|meenden|denkt|meent|waande)(?: [^ .;,?!]+){0,2} dat$")
"""Before what somebody thought: "oost dacht dat noord gever was"."""


@dataclass(frozen=True, slots=True)
class TurnsTold:
    """Whose turn it was and who dealt, as told, and the mentions of players that only say so."""

    dealer: Seat | None
    turn: Seat | None
    mentions: frozenset[int]
    dealer_anchored: bool = True
    turn_anchored: bool = True
    waiting: Seat | None = None


def turns_told(skeleton: Skeleton, players: Players) -> TurnsTold:
    """Read dealer and turn."""
    dealers = list(_named(skeleton, players, _DEALER))
    turns = list(_named(skeleton, players, _TURN))
    dealer, dealer_anchored = _settled(skeleton, players, dealers)
    turn, turn_anchored = _settled(skeleton, players, turns)
    acting = {int(match.group(1)) for match in compiled(_DEALER_CALLS).finditer(skeleton.line)}
    only_told = frozenset(number for number, _ in dealers + turns) - acting
    waiting, certain = _settled(skeleton, players, list(_named(skeleton, players, _WAITING)))
    return TurnsTold(dealer, turn, only_told, dealer_anchored, turn_anchored, waiting if certain else None)


def _settled(skeleton: Skeleton, players: Players, named: Sequence[tuple[int, Seat]]) -> tuple[Seat | None, bool]:
    """The player that is meant, and whether his seat is certain: the first, unless a later one sets it right."""
    if not named:
        return None, True
    number, seat = named[0]
    for other, corrected in named[1:]:
        first, last = skeleton.mentions[number].last, skeleton.mentions[other].first
        if corrected is not seat and {"nee", "neen", "sorry", "correctie"} & set(skeleton.words.norms[first:last]):
            number, seat = other, corrected
    mention = skeleton.mentions[number]
    return seat, mention in players.seat_of or mention.kind == "seat" or players.me is not None


def _named(skeleton: Skeleton, players: Players, patterns: Sequence[str]) -> Iterator[tuple[int, Seat]]:
    dealers: dict[int, Seat] = {}  # "west is gever, noord past": a word for the dealer names one player
    for pattern in patterns:
        for match in compiled(pattern.replace("{seat}", _PLAYER)).finditer(skeleton.line):
            before = skeleton.line[: match.start()].rstrip()
            if before.endswith((" niet", " geen")) or _BELIEVED.search(before):
                continue
            for number in reversed([int(n) for n in match.groups() if n is not None]):
                mention = skeleton.mentions[number]
                seat = seat_of(players, mention)
                words = [int(n) for n in match.groups() if n and skeleton.mentions[int(n)].value == "dealer"]
                if seat is not None and all(dealers.setdefault(word, seat) is seat for word in words):
                    yield number, seat
                    break


def seat_of(players: Players, mention: Mention) -> Seat | None:
    """The seat of a player; relative ones are seen from the speaker, who is South unless he says where he sits."""
    known = players.seat_of.get(mention)
    if known is not None:
        return known
    if mention.kind == "seat":
        return Seat(mention.value)
    me = players.me or Seat.S
    return {"me": me, "my_partner": me.partner, "lho": me.lho, "rho": me.rho, "partner": me.partner}.get(mention.value)

"""Whose turn it was and who dealt: "oost was aan de beurt", "gever is noord", "slaat west over"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from nlu.auction.related_players import beside_dealer, quoted_speaker
from nlu.players import Players
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton, compiled
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|me|my_partner|lho|rho|partner)#(\d+)"
_FILL = (
    r"(?: (?:is|was|echter|eigenlijk|nog|had|eerst|nu|net|moest|gewoon|toch|juist|pas|hier|dus|wel|degene die|toen))*"
)
_NAMED_TOO = r"(?: [,(] (?:zijn|haar|z'n|de|diens|mijn) (?:partner|lho|rho|dealer)#\d+ [,)])?"
"""The player is named once more: "west, zijn maat, was aan de beurt"."""
_END = r"(?= (?:[.,;:)?!\-]|en|maar|dus|want|of|niet(?! aan)|seat#\d+)|$)"
_THINK = (
    r"(?:suffen|dromen|pitten|kletsen|praten|rekenen|uitrekenen|zoeken|lezen|denken|kijken|wachten|dubben|peinzen|twijfelen|nadenken|slapen|dutten|sorteren|tellen|reageren|bieden"
    r"|antwoorden|handelen|wikken|wegen|weifelen|rekenen|schikken|ordenen)"
)

_SOMEBODY_BESIDE = (
    r"(?:is|was|zit|zat)(?: (?:de|een|man|vrouw|dame|speler|speelster|degene|mijn))* (?:lho|rho|partner|my_partner)#\d+"
)
_NOT_OF_NEXT = rf"(?! seat#\d+(?: [.,;:)]|$))(?! {_SOMEBODY_BESIDE})"
"""Not before a player of whom no more is told than that he is it: "pas van noord, gever west"."""
_CLAIMS = r"(?:roept|riep|zegt|zei|meldt|meldde|vindt|vond|beweert|claimt|klaagt|protesteert)"
_WAS_HE = r"(?:nog |eerst |eigenlijk |toch )*(?:moest|aan de beurt was|mocht|had gemoeten)"
_DEALER = (
    rf"{{seat}} en(?: (?:was|is|ben|de|zelf|ook))* {{dealer}}{_NOT_OF_NEXT}",
    r"{dealer} (?:is|was|bleek|:|=) {seat}",
    rf"{{dealer}} {_SOMEBODY_BESIDE}(?: (?:van|me#\d+))*(?: (?:,|\(|dus|op|dat|is))* {{seat}}",
    r"{dealer}(?: (?:is|was))? \? (?:dat (?:is|was) )?{seat}",
    r"{seat}(?: (?:is|was|als|zat|ook|nog|eigenlijk|de|dus|ben|gewoon|die|pronoun#\d+|bleek|zit|,|toch|hier"
    rf"|want))+ {{dealer}}{_NOT_OF_NEXT}",
    r"{seat}(?: (?:zou|moest|mag|mocht|moet|had|hoorde|eigenlijk|eerst|gewoon|nog|moeten|mogen|als|te|dealer#\d+|hier"
    r"|dus|toch|zelf|het|de|dit|spel|bieding|bieden))+ (?:beginnen|openen|begon|eerst bieden|starten met bieden|de opening|het eerst|als eerste)",
    r"(?:^|[.,;:(] ?){dealer}(?: (?:zat|op|dat was|heet|de))* {seat}",
    rf"{{seat}}(?: \(| ,)?(?: de)? {{dealer}}{_NOT_OF_NEXT}",
    r"{seat}(?: (?!(?:seat|me|lho|rho|partner|my_partner)#)[^ .;?!,]+){0,7} als(?: de)? {dealer}",
    r"{dealer} (?:was|ben|is)(?: (?:,|maar|en|terwijl))* (?:het|dat) (?:was|is)(?: (?:echter|eigenlijk|natuurlijk|gewoon|toch))* {seat}",
    r"(?:niet|geen)(?: de)? {dealer}(?: (?:,|maar|want|dat|het))* (?:was|is) {seat}",
    r"(?:me|my_partner|lho|rho|partner)#\d+ \( {seat} \)(?: (?:was|is|ben|de|zelf|zat))+ {dealer}",
    r"seat#\d+(?: (?:dus|toch|was|is))* (?:geen|niet)(?: de)? {dealer}(?: ,)? maar {seat}",
    r"{dealer}(?: [^ #]+){0,9} (?:in werkelijkheid|eigenlijk|feitelijk|in feite)(?: (?:was|is|het|dat))+ {seat}",
    r"als(?: de)? {dealer}(?: (?:moest|mocht|mag|moet|had|begon|opende|begint|bood|biedt|zat|was|pass#\d+))+ {seat}",
    r"{seat}(?: (?!(?:seat|lho|rho|partner|my_partner)#)[^ .;?!]+){0,8} (?:[(,]|want) pronoun#\d+ (?:is|was)"
    r"(?: (?:de|dus|gewoon))* {dealer}",
    r"(?:moest|mocht|moet|had|hoorde)(?: (?:dus|eigenlijk|toch|echter|hier|de|mijn))* {seat}(?: (?:eerst|dit|spel|het|de|bieding|bieden|als|eerste|eigenlijk|toch|moeten|te|mogen))*"
    r" (?:beginnen|openen|begon|begonnen)",
    r"{dealer}(?: (?:was|is))? , (?:zei|zegt|riep|roept|beweerde|beweert|vond|vindt) (?:pronoun|seat|me|side)#\d+ , maar (?:het|dat) (?:was|is)(?: (?:toch|echt|eigenlijk|gewoon|wel|degelijk))* {seat}",
    r"{dealer} was(?: ,)? (?:bid|pass|double)#\d+ , maar dat (?:was|is) {seat}",
    r"{seat} (?:bid|pass)#\d+ \((?: (?:de|was|is|pronoun#\d+))* {dealer}",
    r"{dealer}(?: (?:,|zat|op|de|dat was|dus|hier))* {seat}",
    r"{seat}(?: (?!dacht|meende|denkt|meent|waande)[^ .;?!#]+){0,4} dat pronoun#\d+(?: (?:de|toch|zelf|eigenlijk))* {dealer}",
    r"{seat}(?: [^ .;?!#,]+){1,6} (?:terwijl|want|omdat|hoewel|en) pronoun#\d+(?: (?:de|was|is|toch|zelf|eigenlijk|nota bene))* {dealer}",
    r"{dealer} \((?: (?:dat|is|was|op))* {seat}",
    r"{seat} \( (?:(?:zijn|haar|mijn|z'n|zn|de|diens) )?(?:partner|lho|rho)#\d+ \)(?: (?:is|was|de|eigenlijk|dus|gewoon))* {dealer}",
    r"{seat}(?: \))?(?: pronoun#\d+)? (?:geeft|geef|gaf|deelde|deelt|deals|dealt)(?: de kaarten)?(?= (?:[.,;)]|en|maar|$)|$)",
    r"(?:beginnen|begint|begin|opening) (?:was|is|lag|hoorde) (?:aan|bij|voor) {seat}",
    r"(?:aan|bij) {seat} (?:om te|was het begin|de opening)(?: openen| beginnen)?",
    r"{seat} (?:is|was) (?:de opener|de eerste|als eerste|eerste)" + _END,
    r"(?:het )?(?:was|is) {seat}(?: ,)? (?:(?:die|pronoun#\d+) )?(?:moest|mocht|had moeten|zou) (?:beginnen|openen)",
    r"(?:het )?(?:was|is) {seat} (?:die|pronoun#\d+) (?:gegeven|gedeeld) (?:had|heeft)",
    r"(?:door|van) {seat} (?:gegeven|gedeeld)(?= |$)",
    r"{seat} (?:had|heeft)(?: (?:zelf|hier|de|kaarten))* (?:gegeven|gedeeld)(?= (?:[.,;)!?]|en|maar)|$)",
    r"{dealer}(?: (?:was|is|te zijn|zou zijn))+(?: ,)? (?:terwijl|maar|want) {seat} (?:dat|het) (?:was|is)",
    r"(?:te zijn|zelf|was) [.,;](?: (?:maar|terwijl))* (?:dat|gever|dealer#\d+) (?:was|is)(?: (?:echter|eigenlijk|natuurlijk|gewoon|toch|dus))* {seat}"
    + _END,
    r"{seat}(?: [a-z]+){0,2} dat pronoun#\d+(?: (?:zelf|eigenlijk|nog|eerst))* (?:moest|mocht|had moeten|zou) (?:beginnen|openen)",
)
_TURN = (
    rf"{{seat}}{_NAMED_TOO}{_FILL} (?:aan de beurt|aan beurt|aan de bied)",
    r"(?:beurt|bod|bieden|het) (?:was|is|lag|kwam toe|hoorde)(?: nog)?(?: aan| van| bij| toe aan)+ {seat}",
    r"(?:het )?was(?: nog| eigenlijk| net| toch| het| evenwel| echter| nochtans| dus| gewoon)* (?:aan|de beurt van|de beurt aan) {seat}",
    r"(?:aan|bij) {seat} (?:was het|was de beurt|lag het)",
    rf"(?:terwijl|maar|want|waar|toen) {{seat}}(?: (?:moest|moet|had|nog|eerst|eigenlijk|was|nu|gewoon|aan|bod|bieden"
    rf"|moeten|kon|mocht|de|beurt|zou|echter|toch|hoorde|spreken|zeggen|iets|wat|doen|reageren|aan het woord))+{_END}",
    rf"(?:terwijl|waar|toen|want|omdat) {{seat}}(?: (?:nog|net|rustig|gewoon|al|steeds))* (?:zat|stond|moest|was"
    rf"|aan het)(?: (?:nog|te|aan het|op|even|na|rustig))* {_THINK}",
    rf"(?:moment|tijd) dat {{seat}}(?: (?:nog|net|rustig|gewoon|al|steeds))* (?:zat|stond|moest|was)(?: (?:nog|te"
    rf"|aan het|op|even|na|rustig))* {_THINK}",
    r"(?:voordat|voor|eer|zonder dat) {seat}(?: (?:er|ook|zelf|maar|,))* (?:iets|wat|nog|had|kon"
    r"|zijn|haar|aan|geboden|gepast|gedaan|iets|heeft|kan|mocht)",
    r"(?:zonder|niet)(?: te)? (?:op|af te wachten op|te wachten op|wachten op) {seat}",
    r"(?:wachten|wachtte niet|gewacht|afwachten|niet wachtte|wacht niet)(?: (?:op|wat|niet|dat|tot))+ {seat}",
    r"(?:slaat|sloeg|slaan|heeft|had)(?: (?:de|beurt|van|zo|daarmee))* {seat}(?: (?:daarmee|dus|zo|met|een|zijn"
    r"|pass#\d+))* (?:over|overgeslagen)",
    r"{seat}(?: (?:is|was|werd|wordt|dus|gewoon|daarmee|zo|,|vergeten of))+ (?:overgeslagen|vergeten|gepasseerd)",
    r"(?:op|in|tijdens) (?:de )?beurt (?:van|v) (?:zijn |haar |z'n |de )?{seat}",
    r"(?:op|in|tijdens) {seat}(?: zijn| haar| z'n)? (?:beurt)",
    r"(?:niet (?:aan de beurt)|te vroeg) \( {seat} (?:wel|was|moest)(?: het| nog| eerst)*(?= \))",
    r"(?:moeten bieden|moeten beginnen|aan de beurt) \? (?:dat was )?{seat}" + _END,
    r"(?:past|paste|pasten|biedt|bood|opent|opende|doubleert|doubleerde|pass#\d+|geopend|geboden"
    r"|gepast|double#\d+) voor (?:zijn |haar |z'n |hun )?(?:(?:partner|lho|rho)#\d+ )?{seat}" + _END,
    r"(?:bid|pass|double|redouble)#\d+ (?:al|alvast) voor (?:zijn |haar |z'n )?(?:partner#\d+ )?{seat}" + _END,
    r"voor (?:zijn |haar |z'n |hun )?{seat} (?:uit|pass#\d+|gepast|geboden|geopend|gedoubleerd)",
    rf"{{seat}} (?:moest|had moeten|moest nog|was(?! niet)|moest eerst|zou|mocht|had gemoeten|hoorde)(?: nog| eerst"
    rf"| bieden)?(?! seat#){_END}",
    r"{seat}(?: ,)? pronoun#\d+ (?:nog |eerst )?(?:moest|aan de beurt was|had gemoeten)",
    r"(?:moest|had moeten|moet)(?: eigenlijk| toch| het)* {seat} (?:zijn|geweest|wezen)(?: die)?",
    r"(?:in|op) (?:de )?plaats van {seat}",
    r"{seat} (?:kwam|komt|is|kreeg|had|heeft)(?: (?:er|dus|nog(?! (?:niet aan (?:bod|de beurt|het woord) geweest|geen (?:beurt|kans) gehad))|nooit|zo|gewoon|zelf|daardoor|daarmee|hierdoor))* (?:niet|geen|nooit)(?: (?:meer|eens|een))*"
    r" (?:aan te pas|aan de beurt|aan het woord|tussen|beurt(?: gehad| gekregen)?|kans gehad)",
    r"{seat}(?: (?:seat#\d+|en|die|heb|heeft|had|is))* (?:nooit|nog nooit|nog geen(?= kans)|geen enkele|geen(?= kans))(?: (?:een|wat|iets|echt|eens|zijn|mijn|haar))*(?: (?:kans|beurt))?(?: (?:heeft|had|heb))? (?:gehad|gekregen|gezegd|geboden|gedaan|gelegd)",
    r"{seat} (?:heeft|had) nog (?:niet|niks|niets)(?: (?!(?:seat|bid)#)[^ .;?!]+){0,6} (?:en|maar|toen) seat#\d+(?: [^ .;#]+){0,2} (?:al|alvast)",
    rf"{{seat}}(?: (?:is|was|zit|zat|stond|nog|even|te|aan het|rustig|lang))+ {_THINK}(?: (?:,|en|maar|dan|toen|intussen|ondertussen|daar))+ seat#\d+",
    r"{seat} (?:denkt|dacht|peinst|peinsde|twijfelt|twijfelde|slaapt|sliep|wikt|dubt)(?: (?:nog|even|lang|diep|na))*(?: (?:,|en|maar|dan|toen|intussen|ondertussen))+ seat#\d+",
    r"{seat} (?:moet|moest|mag|mocht|kon)(?: (?:nog|eerst|bieden|iets|wat|zeggen|doen))+(?: ,)? (?:maar|en|toch|,)(?: (?:toen|dan))?"
    r" (?:seat|partner|lho|rho|my_partner)#\d+(?: [^ .;#]+){0,3} (?:al|alvast|toch|meteen)",
    r"{seat} (?:moet|moest|mag|mocht)(?: (?:nog|eerst|bieden|iets|wat|zeggen|doen))+(?: ,)?(?: (?:maar|en|toen|dan))?"
    r" seat#\d+(?: (?:legt|legde|biedt|bood|doet|deed|gooit|zegt|zei|een|toch))* (?:pass|bid|double|redouble)#\d+",
    r"niet aan (?:de )?(?:beurt|bod|zet)(?: (?:,|maar|want|dat|het))* (?:was|is) {seat}",
    r"{seat} (?:zat|zit|kwam|komt|moest|was)(?: (?:nog|eigenlijk|toch|eerst|er))* (?:ervoor|voor (?:hem|haar|pronoun#\d+)|(?:ertussen|daartussen)(?! met| en pass#))",
    r"(?:ging|gaat|kwam|lag)(?: de)? beurt(?: (?:dan|toen))* (?:naar|bij|aan) {seat}",
    r"beurt (?:ging|gaat|kwam|lag)(?: (?:dan|toen|naar|bij|aan))+ {seat}",
    r"{seat} (?:kreeg|krijgt|heeft|had)(?: (?:nog(?! geen)|dus))* (?:zijn|haar|z'n|geen|de) beurt (?:niet|nooit|gekregen|gehad|over)",
    r"{seat} (?:is|was|kwam|komt|moest|mocht|hoorde)(?: (?:nog|toch|eigenlijk))* eerst" + _END,
    r"(?:dat|dit|die) (?:had|moest)(?: eigenlijk| toch)* {seat} (?:moeten|eerst|doen|gemoeten|horen)",
    rf"{{seat}} {_CLAIMS} dat pronoun#\d+ {_WAS_HE}",
    rf"{_CLAIMS} {{seat}} dat pronoun#\d+ {_WAS_HE}",
    rf"{{seat}} {_CLAIMS} dat(?: (?:ze|pronoun#\d+))+ (?:vergeten|overgeslagen)",
    r"{seat} overgeslagen",
    r"{seat} (?:niet gezien|niet opgemerkt|over het hoofd gezien) (?:werd|is|was|wordt)",
    rf"{{seat}} (?:moet|moest)(?: (?:nog|eerst|even))+ {_THINK}(?: ,)? (?:maar|en) seat#\d+",
    r"{seat} (?:de beurt (?:heeft|had)|(?:heeft|had) de beurt(?! (?:als|niet|nog)))",
    r"(?:had|heeft|zag)(?: (?!(?:seat|bid)#)[^ .;,]+){0,3} {seat} (?:niet gezien|over het hoofd gezien|vergeten|genegeerd|niet opgemerkt)",
    r"{seat} te (?:vlug|snel|gauw|rap) af",
    r"(?:seat|pronoun|my_partner|partner|lho|rho)#\d+ (?:was|is) {seat} (?:net )?voor(?= (?:met|en|door)|[ ][.,;]|$)",
    r"(?:het )?was (?:eigenlijk |toch |nog )*{seat} (?:(?:zijn|haar|z'n|d'r) )?beurt",
    r"(?:het|dat) (?:eigenlijk |toch |nog |pas |dus )*{seat}(?: (?:zijn|haar|z'n|zn|d'r|eigen))* beurt (?:was|is)",
    r"(?:het|dat) (?:eigenlijk |toch |nog |pas |dus )*de beurt van {seat} (?:was|is)",
    r"{seat}(?: (?:had|hoorde|eerst|nog|eigenlijk|na seat#\d+))+ (?:gemoeten|gehoord|gemogen)",
    r"{seat}(?: (?!(?:seat|me|lho|rho|partner|my_partner)#)[^ .;?!]+){0,4} dat pronoun#\d+(?: (?!(?:me|pronoun)#)[^ .;?!]+){0,8}"
    r" (?:niks|niets|niet|nooit|geen [a-z]+)(?: (?:meer|had|heeft|nog|iets|wat|zelf))+ (?:kunnen|mogen|gekund|gemogen)",
    r"nobody#\d+(?: [^ .;#]+){0,2} op {seat}(?: (?:heeft|had))? (?:gewacht|gelet|wachtte|lette)",
    rf"(?:eigenlijk|eerst) (?:mocht|moest|was) {{seat}}{_END}",
    r"niet aan (?:de )?beurt(?: (?:,|en|maar))* {seat} (?:dus |juist )?wel(?= [.,;)!?]|$)",
    rf"(?:dat|dit) (?:was|is|ging|kwam) (?:nog )?voor {{seat}}{_END}",
    r"(?:moment|tijd) dat {seat}(?: (?:nog|eerst|eigenlijk))* (?:moest|aan de beurt was|mocht)",
    r"{seat} (?:zat|zit|was)(?: (?!(?:seat|bid)#)[^ .;?!]+){1,7} en moest(?: (?:nog|eerst|iets|wat))* (?:zeggen|bieden|doen)",
    r"{seat} (?:had|heeft) nog (?:niks|niets|niet|geen [a-z]+)(?: (?:geboden|gedaan|gezegd|gelegd|gepast|pass#\d+))? toen seat#\d+",
    r"na {seat} (?:mocht|moest|aan de beurt (?:was|kwam))",
)


_WAITING = (
    r"{seat}(?: (?:heeft|had|kreeg|dus))+ (?:zijn|haar|z'n|zn|de|een) (?:beurt|kans) nog niet (?:gehad|gekregen)",
    r"{seat}(?: (?:heeft|had|kreeg|dus))+ nog geen (?:beurt|kans) gehad",
    r"{seat} (?:zat|zit|stond)(?: (?:nog|rustig|gewoon))* op (?:zijn|haar|z'n) (?:kans|beurt) te wachten",
    r"{seat} had nog (?:niks|niets|niet|geen woord) (?:gezegd|geboden|gedaan|gelegd|gepast|pass#\d+)",
    r"{seat}(?: (?:was|is|had|heeft|nog))* (?:niet|nooit) (?:geweest|aan de beurt geweest|geboden|aan het bieden geweest)",
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
_AS_BELIEVED = re.compile(
    r" , (?:dacht|dachten|meende|meenden|waande) (?:pronoun#|seat#|me#|we|wij|ze|iedereen|everybody#)"
    r"| , (?:zei|zegt|riep|roept|beweerde|beweert|vond|vindt) (?:pronoun|seat|me|side)#\d+ , maar (?:het|dat|die) (?:was|is)"
)
"""After it: "gever was noord, dacht west"."""


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
    dealer, dealer_anchored = _settled(skeleton, dealers)
    turn, turn_anchored = _settled(skeleton, turns)
    acting = {int(match.group(1)) for match in compiled(_DEALER_CALLS).finditer(skeleton.line)}
    only_told = frozenset(it.number for it in dealers + turns) - acting
    waiting, certain = _settled(skeleton, list(_named(skeleton, players, _WAITING)))
    return TurnsTold(dealer, turn, only_told, dealer_anchored, turn_anchored, waiting if certain else None)


class _Named(NamedTuple):
    """A player named as dealer or as the one in turn: the number of the mention, his seat and whether it is certain."""

    number: int
    seat: Seat
    anchored: bool


def _settled(skeleton: Skeleton, named: Sequence[_Named]) -> tuple[Seat | None, bool]:
    """The player that is meant, and whether his seat is certain: the first, unless a later one sets it right."""
    if not named:
        return None, True
    meant = named[0]
    for other in named[1:]:
        first, last = skeleton.mentions[meant.number].last, skeleton.mentions[other.number].first
        if other.seat is not meant.seat and {"nee", "neen", "sorry", "correctie"} & set(
            skeleton.words.norms[first:last]
        ):
            meant = other
    return meant.seat, meant.anchored


def _named(skeleton: Skeleton, players: Players, patterns: tuple[str, ...]) -> Iterator[_Named]:
    symbols = skeleton.line.split(" ")
    dealers: dict[int, int] = {}  # "west is gever, noord past", "west is gever, west past": it names one player once
    for _, _, match in skeleton.find_any(_of_players(patterns)):
        before = skeleton.line[: match.start()].rstrip()
        if before.endswith((" niet", " geen")) or _BELIEVED.search(before):
            continue
        if _AS_BELIEVED.match(skeleton.line, match.end()):
            continue
        numbers = [int(n) for n in match.groups() if n is not None]
        words = [number for number in numbers if skeleton.mentions[number].value == "dealer"]
        for number in reversed(numbers):
            if words and beside_dealer(symbols, symbols.index(_symbol(skeleton, number))) is not None:
                continue  # "de partner van de gever"
            mention = _speaking(skeleton, number)
            seat = seat_of(players, mention)
            if seat is not None and all(dealers.setdefault(word, number) == number for word in words):
                certain = mention in players.seat_of or mention.kind == "seat" or players.me is not None
                yield _Named(number, seat, certain)
                break


@cache
def _of_players(patterns: tuple[str, ...]) -> tuple[str, ...]:
    """The patterns for players who aren't called by their seats, too."""
    return tuple(pattern.replace("{seat}", _PLAYER) for pattern in patterns)


def _symbol(skeleton: Skeleton, number: int) -> str:
    mention = skeleton.mentions[number]
    return f"{'seat' if mention.kind == 'seat' else mention.value}#{number}"


def _speaking(skeleton: Skeleton, number: int) -> Mention:
    """The player that a mention stands for: who says "ik" where somebody at the table says it."""
    mention = skeleton.mentions[number]
    if mention.value != "me":
        return mention
    symbols = skeleton.line.split(" ")
    speaker = quoted_speaker(symbols, symbols.index(f"me#{number}"))
    return mention if speaker is None else skeleton.mentions[int(symbols[speaker].split("#")[1])]


def seat_of(players: Players, mention: Mention) -> Seat | None:
    """The seat of a player; relative ones are seen from the speaker, who is South unless he says where he sits."""
    known = players.seat_of.get(mention)
    if known is not None:
        return known
    if mention.kind == "seat":
        return Seat(mention.value)
    me = players.me or Seat.S
    return {"me": me, "my_partner": me.partner, "lho": me.lho, "rho": me.rho, "partner": me.partner}.get(mention.value)

"""The auction that a message tells: who called what in which order, who was dealer, whose turn it was, what replaces what.

Calls that were made are kept apart from calls that were wanted or put in the place of another; "1R over 1S van noord"
puts the spade first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from nlu.mentions import Mention
from nlu.players import Players
from nlu.skeleton import Skeleton, compiled
from rules.vocabulary import Call, Seat

Mode: TypeAlias = Literal["made", "wanted", "instead", "changed"]
"""Made at the table; wanted or meant; named after "in plaats van"; put in the place of an earlier call."""

_STOPS = frozenset(".;?!")
_CALL = re.compile(r"(?:bid|pass|double|redouble)#(\d+)")
_PLAYER = re.compile(r"(?:seat|me|my_partner|lho|rho|partner|pronoun|opponent)#(\d+)")
_GAP = r"(?: (?!(?:seat|me|bid|double|redouble|maar|en|want|terwijl)(?:#|\b))[^ .,;?!]+)"
_WHO = r"(?: (?:seat|pronoun|me|partner)#\d+)?"
_INSTEAD = re.compile(r"(?:ipv|i . p . v .|in plaats van|inplaats van|i . p . v|en niet|niet)(?: (?:een|de|gewoon|zijn|haar|dat))*$")
_WANTED = re.compile(
    rf"(?:wilde|wou|wilt|wil|willen|bedoelde|bedoelt|bedoeld|bedoel|mag|mogen|mocht|kan|zou|dacht|moest zijn|had moeten|dienen|van plan|eigenlijk|liever|plannen|greep naar)"
    rf"{_WHO}{_GAP}{{0,5}}$"
)
_CHANGED = re.compile(
    rf"(?:(?:^| )(?:in|naar|tot|door)(?: (?:een|de|gewone|gewoon))?|(?:maakt|maakte|maken|maakt|zet|legt|legde) er{_GAP}{{0,3}}|(?:wordt|werd|wordt het|werd het){_GAP}{{0,2}}|(?:opnieuw|weer|toch maar|toch|nee|alsnog|ervoor in de plaats|dan maar|kiest|kiest nu|nu maar|kiest voor){_GAP}{{0,3}})$"
)
_AFTER_WANTED = re.compile(r"^(?: (?!(?:bid|double|redouble|seat|maar)(?:#|\b))[^ .,;?!]+){0,3} (?:bedoelde|bedoelt|wilde|wou|wilt|bedoel|bedoeld|moest zijn|had moeten|zeggen)(?= |$)")
_AFTER_CHANGED = re.compile(r"^(?: [^ .,;?!]+){0,3} (?:van|ervan|ervoor in de plaats|voor in de plaats|erbovenop|er bovenop)(?= (?:[.,;?!]|maken|gemaakt)|$)")
_OVER = re.compile(r"^(?: (?:(?:van|door) (?:seat|me|my_partner|lho|rho)#\d+|had|heeft|was|werd|neer|gelegd|geboden|gedaan|gezegd|boven|overboden|kaartje|met|neergelegd|,|er|zijn|eigen|de|het))* (?:over|op|na|boven|naast|tegen|onder|bovenop)(?: (?:de|het|die|een|zijn|haar|hun|eigen|op|seat#\d+|me#\d+|my_partner#\d+))* $")

_EXISTING = re.compile(r"(?:zijn|haar|zn|z'n|mijn|mn|m'n|die|dat)(?: (?:eerste|veel|te|lage|eigen|laatste|onvoldoende|gelegde))*$")
_UNREAL = re.compile(r"(?:geen \w+ (?:voor|op)|niet genoeg voor|te weinig voor|te zwak voor|punten voor|kracht voor|bij ons)$")
_PASS_NAMED = frozenset("afsluitende laatste slot eind derde drie driemaal keer drie vier viermaal".split())
_VERBAL = re.compile(r"(?:past|paste|pastte|pasten|passen|doubl?eert|doubl?eerde|dubbelt|dubbelde|contreert|redoubleert|redoubleerde|herdubbelt|doubelt|dubleert)$")

_CORRECTION = frozenset("sorry correctie bedoel wacht".split())

_DEALER = (
    r"{dealer} (?:is|was|bleek|:|=) {seat}",
    r"{seat}(?: (?:is|was|als|zat|ook|eigenlijk|namelijk|de|dus|ben|gewoon|die|pronoun#\d+|bleek|zit|,))+ {dealer}",
    r"{seat}(?: (?:zou|moest|mag|mocht|moet|had|hoorde|eigenlijk|eerst|gewoon|moeten|mogen|als|te|dealer#\d+|hier|dus))+ (?:beginnen|openen|begon|eerst bieden|starten met bieden)",
    r"(?:^|[.,;:(] ?){dealer}(?: (?:zat|op|dat was|heet|de))* {seat}",
    r"{seat}(?: \()? {dealer}",
    r"{dealer}(?: (?:,|zat|op|de|dat was|dus|hier))* {seat}",
    r"{seat}(?: pronoun#\d+)? (?:geeft|gaf|deelde)(?= (?:[.,;)]|en|maar|$)|$)",
    r"(?:beginnen|begint|begin|opening) (?:was|is|lag|hoorde) (?:aan|bij|voor) {seat}",
    r"(?:aan|bij) {seat} (?:om te|was het begin|de opening)(?: openen| beginnen)?",
)
_TURN = (
    r"{seat}(?: (?:was|is|echter|eigenlijk|nog|had|eerst|nu|net|moest|gewoon|toch|juist|pas))* (?:aan de beurt|aan bod|aan zet|aan beurt|aan de bied)",
    r"(?:beurt|bod) (?:was|is|lag|kwam toe|hoorde)(?: nog)?(?: aan| van| bij| toe aan)+ {seat}",
    r"(?:het )?was(?: nog| eigenlijk| net| toch| het)* (?:aan|de beurt van|de beurt aan) {seat}",
    r"(?:aan|bij) {seat} (?:was het|was de beurt|lag het)",
    r"(?:terwijl|maar|want|waar|toen) {seat}(?: (?:moest|had|nog|eerst|eigenlijk|was|nu|gewoon|aan|bod|bieden|moeten|kon|mocht|de|beurt))+(?= (?:[.,;)?!]|$|seat#|en)|$)",
    r"(?:voordat|voor|eer) {seat} (?:iets|wat|nog|had|kon|zijn|haar|aan|geboden|gepast|gedaan|iets)",
    r"{seat} (?:moest|had moeten|moest nog|was|moest eerst|zou)(?: nog| eerst)?(?= (?:[.,;)?!]|$)|$)",
    r"{seat}(?: ,)? pronoun#\d+ (?:nog )?(?:moest|aan de beurt was|aan bod was)",
    r"{seat} (?:nog )?(?:niet|nooit) (?:geweest|aan bod geweest|geboden)",
)


@dataclass(frozen=True, slots=True)
class Told:
    """One call in a message: who made it (None when not said), how, and where it stands in the line of symbols."""

    seat: Seat | None
    call: Call
    mention: Mention
    mode: Mode
    place: int
    under: bool = False  # another call was made over it


@dataclass(slots=True)
class AuctionReading:
    """The auction of a message, its calls in the order in which they were made. Seats of relative players are virtual
    (speaker South) unless `anchored`."""

    told: list[Told] = field(default_factory=list)
    dealer: Seat | None = None
    turn: Seat | None = None
    anchored: bool = True

    @property
    def made(self) -> list[Told]:
        """The calls that were made."""
        return [it for it in self.told if it.mode == "made"]


def read_auction(skeleton: Skeleton, players: Players) -> AuctionReading:
    """Read the auction of a message; empty when it names no calls."""
    reading = AuctionReading()
    reading.dealer = _seat_by(skeleton, players, _DEALER)
    reading.turn = _seat_by(skeleton, players, _TURN)
    symbols = skeleton.line.split(" ")
    places = [place for place, symbol in enumerate(symbols) if _CALL.fullmatch(symbol)]
    seat_first = _seat_first(symbols, places)
    used: set[int] = set()
    for place in places:
        if _only_spoken_of(symbols, place):
            continue
        mention = skeleton.mentions[int(symbols[place].split("#")[1])]
        verbal = _VERBAL.match(skeleton.words.norms[mention.first]) is not None
        player = _player_of(symbols, place, used, seat_first=seat_first, verbal=verbal)
        seat, anchored = _virtual(skeleton, players, symbols, player) if player is not None else (None, True)
        if player is not None and symbols[player].startswith("seat"):
            used.add(player)
        reading.anchored = reading.anchored and anchored
        reading.told.append(Told(seat, Call(mention.value), mention, _mode(symbols, place), place))
    reading.told = _in_order(reading.told, symbols)
    _fill_in(reading)
    return reading


def _only_spoken_of(symbols: Sequence[str], place: int) -> bool:
    """A call that is referred to once more: "mag zuid die 1H nog accepteren", "had de 2K niet gezien"."""
    before, after = symbols[max(0, place - 1) : place], symbols[place + 1 : place + 6]
    if _UNREAL.search(" ".join(symbols[max(0, place - 4) : place])):
        return True
    if symbols[place].startswith("pass") and before and before[0] in _PASS_NAMED:
        return True
    if before and before[0] in ("die", "dat", "deze", "dit", "de", "het") or (before and before[0].startswith("pronoun#")):
        return any(word.startswith(("accept", "aanvaard", "staan", "geaccept", "gezien", "zag", "opmerk", "alert")) for word in after)
    return False


def _mode(symbols: Sequence[str], place: int) -> Mode:
    start = max((i + 1 for i in range(place) if symbols[i] in _STOPS), default=0)
    before = " ".join(symbols[start:place])
    after = "".join(f" {symbol}" for symbol in symbols[place + 1 : place + 8])
    if _INSTEAD.search(before):
        return "instead"
    if _EXISTING.search(before):
        return "made"
    if _WANTED.search(before) or _AFTER_WANTED.match(after):
        return "wanted"
    if re.match(r"^ (?:\w+ ){0,2}(?:gelegd|geboden|geopend|gezegd)", after + " ") and not before.endswith((" opnieuw", " weer", " in", " naar")):
        return "made"
    return "changed" if _CHANGED.search(before) or _AFTER_CHANGED.match(after) else "made"


def _seat_first(symbols: Sequence[str], places: Sequence[int]) -> bool:
    """Whether the message names the player before the call ("oost 1H") rather than after it ("1H oost")."""
    first_call = places[0] if places else 0
    first_player = next((i for i, symbol in enumerate(symbols) if _PLAYER.fullmatch(symbol)), len(symbols))
    return first_player < first_call or not any(
        place + 1 < len(symbols) and (_PLAYER.fullmatch(symbols[place + 1]) or symbols[place + 1] in ("door", "van", "(")) for place in places
    )


def _player_of(symbols: Sequence[str], place: int, used: set[int], *, seat_first: bool, verbal: bool) -> int | None:
    after = place + 1
    if verbal and after < len(symbols) and _PLAYER.fullmatch(symbols[after]) and not (place and _PLAYER.fullmatch(symbols[place - 1])):
        return after  # "daarna past west", "nu doubleert hij"
    if after < len(symbols) and symbols[after] == "(" and ")" in symbols[after : after + 8] and not any(_PLAYER.fullmatch(s) for s in symbols[after : symbols.index(")", after)]):
        after = symbols.index(")", after) + 1
    while after < len(symbols) and symbols[after] in ("van", "door", "bij", "(", "kaartje", "opening", "de", "bod", "gelegd", "geboden", "geopend", "-") and after < place + 4:
        after += 1
    follows = after < len(symbols) and _PLAYER.fullmatch(symbols[after]) is not None
    if follows and after > place + 1 and symbols[after - 1] in ("van", "door", "bij", "(", "de"):
        return after
    if follows and not seat_first:
        return after
    for back in range(place - 1, max(-1, place - 14), -1):
        symbol = symbols[back]
        if symbol in _STOPS:
            break
        if _CALL.fullmatch(symbol) and symbols[place - 1] not in ("en", "dan", "later") and not any(s in ("en", "maar", "toen", "dan", "daarna", ",") for s in symbols[back + 1 : place]):
            break
        if _PLAYER.fullmatch(symbol):
            if "zelf" in symbols[back + 1 : place]:
                speaker = next((i for i in range(back, -1, -1) if symbols[i].startswith("me#")), None)
                if speaker is not None:
                    return speaker
            preposition = symbols[back - 1] if back else ""
            if preposition in ("van", "over", "op", "door", "tegen", "na", "naast", "boven") and back in used:
                continue
            return back
    return after if follows and after == place + 1 else None


def _virtual(skeleton: Skeleton, players: Players, symbols: Sequence[str], place: int) -> tuple[Seat | None, bool]:
    """The seat of a player; relative ones are seen from the speaker, who is South unless he says where he sits."""
    mention = skeleton.mentions[int(symbols[place].split("#")[1])]
    known = players.seat_of.get(mention)
    if known is not None:
        return known, True
    me = players.me or Seat.S
    relative = {"me": me, "my_partner": me.partner, "lho": me.lho, "rho": me.rho, "partner": me.partner}.get(mention.value)
    if relative is not None:
        return relative, players.me is not None
    if mention.value == "pronoun":
        for back in range(place - 1, -1, -1):
            if _PLAYER.fullmatch(symbols[back]) and not symbols[back].startswith(("pronoun", "me#")):
                return _virtual(skeleton, players, symbols, back)
    return None, True


def _seat_by(skeleton: Skeleton, players: Players, patterns: Sequence[str]) -> Seat | None:
    me = players.me or Seat.S
    relative = {"me": me, "my_partner": me.partner, "lho": me.lho, "rho": me.rho}
    for pattern in patterns:
        for match in compiled(pattern.replace("{seat}", r"(?:seat|me|my_partner|lho|rho)#(\d+)")).finditer(skeleton.line):
            before = skeleton.line[: match.start()].rstrip()
            if before.endswith((" niet", " geen")):
                continue
            for number in reversed([int(n) for n in match.groups() if n is not None]):
                mention = skeleton.mentions[number]
                if mention.kind == "seat":
                    return Seat(mention.value)
                if mention.value in relative:
                    return relative[mention.value]
    return None


def _in_order(told: list[Told], symbols: Sequence[str]) -> list[Told]:
    """Put a call that another was made over in front of it: "1R over 1S van noord", "doubleert 3 ruiten van zuid"."""
    ordered: list[Told] = []
    for it in told:
        last = ordered[-1] if ordered else None
        if last is not None and it.call.is_bid:
            between = "".join(f" {symbol}" for symbol in symbols[last.place + 1 : it.place]) + " "
            over = _OVER.match(between) is not None
            doubled = last.call in ("X", "XX") and not any(s in ",.;?!" or s in ("en", "maar", "dan", "toen") for s in symbols[last.place + 1 : it.place])
            if over or doubled:
                ordered.insert(len(ordered) - 1, replace(it, mode="made", under=True))
                continue
        if last is not None and last.call.is_bid and it.call in ("X", "XX") and last.seat is not None and symbols[it.place - 1] in ("had", "heeft", "werd", "is"):
            ordered[-1] = replace(last, seat=None, under=True)
            it = replace(it, seat=last.seat)
        elif last is not None and it.mode == "made" and last.seat is it.seat and _CORRECTION & set(symbols[last.place + 1 : it.place]):
            ordered.pop()  # "... nee sorry, zuid bood 1 ruiten"
        ordered.append(it)
    return ordered


def _fill_in(reading: AuctionReading) -> None:
    """Players that aren't named follow from the rotation, when a neighbouring call has one."""
    calls = reading.told
    made = [i for i, it in enumerate(calls) if it.mode == "made"]
    if made and all(calls[i].seat is None for i in made):
        seat = reading.dealer
        if seat is None and len(made) < 2:
            return
        reading.anchored = reading.anchored and seat is not None
        seat = seat or Seat.N
        for i in made:
            calls[i] = replace(calls[i], seat=seat)
            seat = seat.lho
        return
    for index, previous in zip(made[1:], made, strict=False):
        before = calls[previous].seat
        if calls[index].seat is None and before is not None:
            calls[index] = replace(calls[index], seat=before.lho)
    for index, following in zip(reversed(made[:-1]), reversed(made), strict=False):
        after = calls[following].seat
        if calls[index].seat is None and after is not None:
            calls[index] = replace(calls[index], seat=after.rho)

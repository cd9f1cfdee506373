"""The auction that a message tells: who called what in which order, who dealt, whose turn it was, what replaces what.

Calls that were made are kept apart from calls that were wanted or put in the place of another; "1R over 1S van noord"
puts the spade first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, takewhile

from nlu.auction.auction_table import tabled
from nlu.auction.call_modes import CALL, STOPS, Mode, is_only_spoken_of, is_supposed, mode_of
from nlu.auction.call_timing import is_early, is_late
from nlu.auction.callers import (
    ARTICLES,
    PLAYER,
    anchors,
    are_listed,
    beside_dealer,
    caller_of,
    contrasts,
    is_over,
    listed_players,
    named_after,
    owner_after,
    owner_before,
    quoted_speaker,
    respectively,
)
from nlu.auction.turns_told import TurnsTold, seat_of, turns_told
from nlu.players import Players
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Call, Seat

_VERBAL = re.compile(
    r"(?:past|paste|pastte|pasten|passen|doubl?eert|doubl?eerde|dubbelt|dubbelde|contreert|redoubleert|redoubleerde"
    r"|herdubbelt|doubelt|dubleert)$"
)
_LISTED = 3
_PLURAL = frozenset(("passen", "pasten"))
_CORRECTION = frozenset("sorry correctie bedoel wacht".split())
_NO = re.compile(r"(?:^|[.,;] )(?:of )?(?:nee|neen|toch niet|fout)(?: |$)")
_NOT_PLAIN = frozenset(
    """tegelijk tegelijkertijd gelijktijdig gelijk samen simultaan eindcontract contract afsluitende laatste
    afgelopen slotpas eindpas afgepast na_afloop vergelijkbaar vergelijkbare ingetrokken teruggenomen introk
    terugnam trok nam uitleg uitgelegd legde uitlegde toelichting nee neen wacht sorry correctie andersom bedoel
    bedoelde bedoelt bedoeld wilde wou uitkomst start slag afspel verzaakt alert gealerteerd spijt bedenkt
    bedacht toch vervangt verving vervangen verandert veranderde veranderd later tafel allebei beide
    ineens voorbij klaar beurt terug eerst""".split()
)
_DIRECT = frozenset(["X", "XX"])
_TELLS_BEFORE = re.compile(
    r"(?:(?:lag|ligt|stond|staat|was|had|hadden)(?: [^ .;?!]+){0,3} (?:al|reeds|intussen|inmiddels)(?: [^ .;?!]+){0,3}"
    r"|(?:^| )er (?:al|reeds|intussen|inmiddels)(?: [^ .;?!]+){0,2}"
    r"|(?:nadat|vergeten dat|gezien dat|vergat dat|over zien dat|zag niet dat|omdat)(?: [^ .;?!]+){0,5}"
    r"|(?:waar|terwijl|want|hoewel)(?: [^ .;?!]+){0,3} (?:al|reeds|daarvoor|ervoor|net|eerder)(?: [^ .;?!]+){0,2}"
    r"|(?:lager|minder|hoger) dan(?: [^ .;?!]+){0,2})$"
)
_TELLS_AFTER = re.compile(
    r"^(?: (?:van|door) (?:seat|partner|lho|rho)#\d+)?(?: (?:al|reeds|net|eerder|daarvoor|ervoor))*(?: (?:geboden"
    r"|gelegd|geopend|ingeboden|tussengeboden|gedaan|gezegd|tussendoor))* ?(?:had|hadden|lag|stond)(?= |$)"
)
_HAD = re.compile(
    r"[,;:(] (?:[^ .,;?!]+ ){1,2}(?:had|hadden)(?: [^ .,;?!]+)?$|(?:want|terwijl|waar"
    r"|maar) (?:[^ .,;?!]+ ){1,2}(?:had|hadden)(?: [^ .,;?!]+)?$"
)
_HAD_SINCE = re.compile(r"^(?:[^ .,;?!]+ ){1,2}(?:had|hadden)(?: [^ .,;?!]+)?$")
_HAD_IN_BRACKETS = re.compile(r"\( (?:[^ .,;?!]+ ){1,3}(?:had|hadden|bood|opende|deed|zat op)$")
_TURNED_OUT = re.compile(
    r"(?:opening|openingsbod|bod|volgbod|antwoord|bieding)(?: [^ .;,?!]+){0,4} (?:bleek|was)(?: (?:al|namelijk|immers|echter|dus))*$"
)
"""Before a bid that was made before the one told first: "zuid antwoordt 2K, maar de opening bleek 2SA"."""
_REACHED_BEFORE = re.compile(r"(?:zat|zit|stond|staat|was) (?:al|reeds|immers|intussen|inmiddels|toch)(?: al)? op$")
_CALLED = re.compile(r"^ (?:geboden|gelegd|geopend|ingeboden|tussengeboden|gevolgd)(?= |$)")
_LAID_OVER = re.compile(
    r"^(?: er)? (?:(?:over|overheen|bovenop|op|over heen|bovenover|boven)(?= (?:gelegd|geboden|gedaan|gezet|gezegd|gehad)(?: |$))"
    r"|(?:eroverheen|erbovenop|erop|erover|erboven|daaroverheen|daarop)(?= |$))"
)
"""After a call that was made over the one told before it: "west heeft er al 2H overheen gelegd"."""
_IN_A_ROW = frozenset("- /".split())
_SUBORDINATE = frozenset("terwijl want dat waar nadat omdat hoewel maar ; ( ,".split())


@dataclass(frozen=True, slots=True)
class Told:
    """One call in a message: who made it (None when not said), how, and where it stands in the line of symbols."""

    seat: Seat | None
    call: Call
    mention: Mention
    mode: Mode
    place: int
    under: bool = False  # another call was made over it
    guessed: bool = False  # the player follows from the rotation, he isn't named
    corrected: bool = False  # the teller set it right later
    early: bool = False  # it is told to be out of turn
    late: bool = False  # it is told to have come when nothing more was expected


@dataclass(slots=True)
class AuctionReading:
    """The auction of a message, its calls in the order in which they were made. Seats of relative players are virtual
    (speaker South) unless `anchored`."""

    told: list[Told] = field(default_factory=list)
    dealer: Seat | None = None
    turn: Seat | None = None
    anchored: bool = True
    rows: frozenset[tuple[int, int]] = frozenset()  # places of calls with nothing but signs between them
    in_a_row: bool = False  # nothing but signs stands between its calls
    listed: bool = False  # no player was named with any call: seats follow from the dealer alone
    plain: bool = True  # nothing in the message says that its calls weren't simply made one after the other
    header: frozenset[int] = frozenset()  # mentions that only head the columns of a pasted table

    @property
    def made(self) -> list[Told]:
        """The calls that were made."""
        return [it for it in self.told if it.mode == "made"]


def read_auction(skeleton: Skeleton, players: Players) -> AuctionReading:
    """Read the auction of a message; empty when it names no calls."""
    reading = AuctionReading()
    turns = turns_told(skeleton, players)
    symbols = skeleton.line.split(" ")
    places = [place for place, symbol in enumerate(symbols) if CALL.fullmatch(symbol)]
    seat_first = _seat_first(symbols, places)
    spare = {
        place for place, symbol in enumerate(symbols) if PLAYER.fullmatch(symbol) and _number(symbol) in turns.mentions
    }
    owners = {place: owner for place in places if (owner := _owner(symbols, place, spare)) is not None}
    bound = anchors(symbols) | set(owners.values()) | named_after(symbols, places, seat_first=seat_first)
    virtual: set[int] = set()
    contrasted = contrasts(symbols, places)
    listed = respectively(symbols, places) | contrasted
    columns, reading.header = tabled(skeleton, symbols, turns.dealer)
    asked = _asked_first(skeleton, symbols, places) | _before_the_retelling(skeleton, places)
    for place in places:
        if place in asked or is_only_spoken_of(symbols, place) or is_supposed(symbols, place):
            continue
        mention = skeleton.mentions[_number(symbols[place])]
        if place in columns:
            reading.told.append(Told(columns[place], Call(mention.value), mention, "made", place))
            continue
        if mention.value[0] in "89" and _is_held(symbols, place):
            continue
        verbal = _VERBAL.match(skeleton.words.norms[mention.first]) is not None
        if verbal and _is_denied(symbols, place) and place not in contrasted:
            continue  # "oost past niet maar kiest 2R"
        participle = skeleton.words.norms[mention.first].startswith("ge")
        if _is_that_again(reading.told, symbols, place, mention):
            continue  # told before: "oost 1SA ... zuid 2H over die 1SA"
        again = _told_again(reading.told, symbols, place, mention)
        if again is not None:
            who, before = again
            seat, anchored = _virtual(skeleton, players, symbols, who, spare)
            if not anchored:
                virtual.add(before.place)
            reading.told[reading.told.index(before)] = replace(before, seat=seat)
            continue
        if _is_named_again(reading.told, symbols, place, mention):
            continue
        player = listed.get(place)
        if player is None:
            player = caller_of(
                symbols,
                place,
                bound - {owners.get(place, place + 1)},
                spare,
                seat_first=seat_first,
                verbal=verbal,
                participle=participle,
            )
        seat, anchored = _virtual(skeleton, players, symbols, player, spare) if player is not None else (None, True)
        if player is not None and turns.dealer is not None and (beside := beside_dealer(symbols, player)) is not None:
            seat, anchored = getattr(turns.dealer, beside), turns.dealer_anchored
        if not anchored:
            virtual.add(place)
        told = Told(seat, Call(mention.value), mention, mode_of(symbols, place), place)
        told = replace(told, early=is_early(symbols, place), late=is_late(symbols, place))
        several = listed_players(symbols, place) if skeleton.words.norms[mention.first] in _PLURAL else []
        seats = [Seat(skeleton.mentions[_number(symbols[at])].value) for at in several]
        reading.told += [replace(told, seat=each) for each in seats] or [told]
    pairs = list(pairwise(it.place for it in reading.told))
    reading.rows = frozenset(pair for pair in pairs if are_listed(symbols, pair))
    reading.in_a_row = len(reading.rows) == len(pairs)
    reading.plain = not _NOT_PLAIN & set(skeleton.words.norms)
    reading.told = [_in_turn_again(reading.told, symbols, it) for it in reading.told]
    _anchor(reading, turns, virtual)
    _who_began(reading, skeleton)
    reading.told = _in_order(reading.told, symbols, _possessives(skeleton, symbols), columns)
    _fill_in(reading, symbols)
    if reading.turn is None and turns.waiting is not None and _is_passed_over(reading, turns.waiting):
        reading.turn = turns.waiting
    return reading


def _is_passed_over(reading: AuctionReading, waiting: Seat) -> bool:
    """Whether a player who still had to call had his turn taken, and isn't simply the next one to call."""
    seats = [None if it.guessed else it.seat for it in reading.made]
    if len(seats) == 1:
        return seats[0] is not None and waiting not in (seats[0], seats[0].lho)
    return any(a is not None and a.lho is waiting and b not in (None, waiting) for a, b in pairwise(seats))


def _is_denied(symbols: Sequence[str], place: int) -> bool:
    """Whether a call that is a verb wasn't made: "past niet", "past west niet"."""
    after = symbols[place + 1 : place + 3]
    return after[:1] == ["niet"] or (after[1:] == ["niet"] and PLAYER.fullmatch(after[0]) is not None)


def _asked_first(skeleton: Skeleton, symbols: Sequence[str], places: Sequence[int]) -> set[int]:
    """Calls of a question before the telling that names its bids again: "kan X hetzelfde zijn als 1H? west bood 1H ..."."""
    end = symbols.index("?") if "?" in symbols else 0
    inside = [place for place in places if place < end]
    if not inside or any(symbol in STOPS or PLAYER.fullmatch(symbol) for symbol in symbols[:end]):
        return set()
    values = {place: skeleton.mentions[_number(symbols[place])].value for place in places}
    later = {values[place] for place in places if place > end}
    return set(inside) if all(values[place] in later for place in inside if symbols[place].startswith("bid")) else set()


_RETELLS = re.compile(
    r"(?:anders uit|opnieuw(?: beginnen)? :|begin(?:nen)? (?:ik )?opnieuw|overnieuw|(?:nog een keer|nogmaals|sorry|correctie) :"
    r"|even op een rij(?:tje)?|in volgorde :|zo ging het :)"
)


def _before_the_retelling(skeleton: Skeleton, places: Sequence[int]) -> set[int]:
    """Calls that are told once more after them, from the beginning: "... sorry ik leg het anders uit: noord 1S"."""
    match = _RETELLS.search(skeleton.line)
    again = skeleton.line.count(" ", 0, match.end()) if match else 0
    return {place for place in places if place < again} if any(place > again for place in places) else set()


def _is_held(symbols: Sequence[str], place: int) -> bool:
    """Whether "9 schoppen" are cards in a hand: "bij ons had west 9 schoppen"."""
    near, after = symbols[max(0, place - 3) : place], symbols[place + 1 : place + 4]
    if {"kwam", "komt", "kwamen", "komen", "aanzetten", "aankomen"} & {*near, *after}:
        return False  # "kwam west met 8 klaveren aan"
    called = {"geboden", "gelegd", "geopend", "gezegd", "geroepen"} & set(after)
    return bool({"had", "heeft", "heb", "met", "kaarten", "zat", "hebben"} & set(near)) and not called


def _anchor(reading: AuctionReading, turns: TurnsTold, virtual: set[int]) -> None:
    """Keep certain seats and virtual ones apart: where both occur the virtual ones are left open."""
    certain = any(it.seat is not None and it.place not in virtual for it in reading.told)
    certain = certain or any(
        seat and anchored
        for seat, anchored in ((turns.dealer, turns.dealer_anchored), (turns.turn, turns.turn_anchored))
    )
    reading.anchored = certain or not (virtual or not turns.dealer_anchored or not turns.turn_anchored)
    reading.dealer = turns.dealer if turns.dealer_anchored or not reading.anchored else None
    reading.turn = turns.turn if turns.turn_anchored or not reading.anchored else None
    if certain:
        reading.told = [replace(it, seat=None) if it.place in virtual else it for it in reading.told]


def _is_that_again(told: Sequence[Told], symbols: Sequence[str], place: int, mention: Mention) -> bool:
    """Whether "die 1SA" that another call is made over was told before."""
    before = symbols[place - 1]
    pointed = before in ("die", "dat", "deze") or before.startswith("pronoun#")
    again = before.startswith("double#") or (pointed and is_over(symbols, place))
    return again and any(it.call.is_bid and it.call == mention.value for it in told)


_BEGAN = r"(?:het|dat) was(?: [^ .,;#]+){0,2} {seat}(?: (?:pronoun#\d+|die))? (?:begon|startte|opende|begonnen was|eerst was|eerst bood)"


_DID_IT = r"{seat} (?:was|deed) (?:het|dat)(?= [.,;!]|$)"


def _who_began(reading: AuctionReading, skeleton: Skeleton) -> None:
    """The player of the first call where he is told apart from it: "pas, pas, 1H ... het was oost die begon"."""
    first = next((at for at, it in enumerate(reading.told) if it.mode == "made"), None)
    began = skeleton.first(_BEGAN) or (skeleton.first(_DID_IT) if len(reading.made) == 1 else None)
    if began and first is not None and all(it.seat is None for it in reading.made):
        reading.told[first] = replace(reading.told[first], seat=Seat(began[0].value))


def _told_again(told: list[Told], symbols: Sequence[str], place: int, mention: Mention) -> tuple[int, Told] | None:
    """The player who is named now of a bid that was told before without him: "... op 2S; oost had de 2S"."""
    article = symbols[place - 1] if place else ""
    named = article in ("de", "die", "het", "dat") or article.startswith("pronoun#")
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)
    sorry = bool(_CORRECTION & set(symbols[start:place]))
    before = next((it for it in told if it.call == mention.value and (it.seat is None or sorry)), None)
    if mention.value[0] not in "1234567" or before is None:
        return None
    if symbols[place + 1 : place + 2] in (["was"], ["is"], ["kwam"]):
        who = next((i for i in range(place + 2, min(place + 5, len(symbols))) if PLAYER.fullmatch(symbols[i])), None)
        if who is not None and set(symbols[place + 2 : who]) <= {"van", "door", "bij", "de", "het"}:
            return who, before  # "3 schoppen was west"
    if not named:
        return None
    ahead = [i for i in range(place - 2, max(-1, place - 5), -1) if PLAYER.fullmatch(symbols[i])]
    behind = owner_after(symbols, place)
    who = behind if behind is not None else next(iter(ahead), None)
    return (who, before) if who is not None else None


def _is_named_again(told: Sequence[Told], symbols: Sequence[str], place: int, mention: Mention) -> bool:
    """Whether a call that was told is only pointed at: "... 1R. Dat 1R bod is niet genoeg", "west wil het doublet niet"."""
    before = symbols[place - 1] if place else ""
    pointed = before in ("dat", "die", "deze") or before.startswith("pronoun#")
    if mention.value in _DIRECT:
        pointed = pointed or before in ("het", "de")
    made = any(it.call == mention.value and it.mode == "made" for it in told)
    if not pointed or not made or mention.value == "P" or mode_of(symbols, place) == "instead":
        return False
    return owner_after(symbols, place) is None


def _number(symbol: str) -> int:
    return int(symbol.split("#")[1])


def _owner(symbols: Sequence[str], place: int, spare: set[int]) -> int | None:
    owner = owner_after(symbols, place, spare)
    return owner_before(symbols, place) if owner is None else owner


def _seat_first(symbols: Sequence[str], places: Sequence[int]) -> bool:
    """Whether the message names the player before the call ("oost 1H") rather than after it ("1H oost")."""
    if len(places) > 1 and all(_precedes_player(symbols, place) for place in places):
        return False  # "zuid wachtte niet: 1S noord, pas oost, 2S zuid"
    first_call = places[0] if places else 0
    first_player = next((i for i, symbol in enumerate(symbols) if PLAYER.fullmatch(symbol)), len(symbols))
    return first_player < first_call or not any(
        place + 1 < len(symbols)
        and (PLAYER.fullmatch(symbols[place + 1]) or symbols[place + 1] in ("door", "van", "("))
        for place in places
    )


def _precedes_player(symbols: Sequence[str], place: int) -> bool:
    """Whether a call stands right before a player and not right after one: "1S noord", not "noord: 1S oost: ..."."""
    before, after = symbols[max(0, place - 2) : place], symbols[place + 1 : place + 2]
    named = any(PLAYER.fullmatch(symbol) for symbol in (before if before[-1:] == [":"] else before[-1:]))
    return bool(after and PLAYER.fullmatch(after[0])) and not named


def _virtual(
    skeleton: Skeleton, players: Players, symbols: Sequence[str], place: int, spare: set[int]
) -> tuple[Seat | None, bool]:
    """The seat of a player and whether it is certain; relative ones are seen from the speaker."""
    mention = skeleton.mentions[_number(symbols[place])]
    if mention.value == "me" and (speaker := quoted_speaker(symbols, place)) is not None:
        return _virtual(skeleton, players, symbols, speaker, spare)
    if mention.value == "pronoun":
        relative = skeleton.words.norms[mention.first] == "die" and symbols[place - 1 : place] == [","]
        meant = _meant(symbols, place, spare, relative=relative)
        return _virtual(skeleton, players, symbols, meant, spare) if meant is not None else (None, True)
    if (
        mention.value in ("lho", "rho")
        and mention not in players.seat_of
        and " ".join(symbols[place + 1 : place + 2]).startswith("pronoun#")
    ):
        meant = _meant(symbols, place, spare, relative=False)  # "rechts van hem"
        beside, anchored = _virtual(skeleton, players, symbols, meant, spare) if meant is not None else (None, True)
        return (beside.lho if mention.value == "lho" else beside.rho) if beside else None, anchored
    seat = seat_of(players, mention)
    return seat, seat is None or mention in players.seat_of or mention.kind == "seat" or players.me is not None


def _meant(symbols: Sequence[str], place: int, spare: set[int], *, relative: bool) -> int | None:
    """Whom "hij" is: the nearest player in the sentence, else the one the sentence before is about."""
    second: int | None = None
    ahead = False
    for back in range(place - 1, -1, -1):
        if symbols[back] in STOPS:
            ahead = True
        if not PLAYER.fullmatch(symbols[back]) or symbols[back].startswith(("pronoun", "me#")):
            continue
        second = back if second is None else second
        if set(symbols[back + 1 : place]) <= {",", ":"} or (relative and not ahead):
            return back  # "west, die gever was, past", "west moest nog, die biedt 1H"
        of = back - 2 if symbols[back - 1] in ARTICLES else back - 1
        prepositional = back and symbols[of] in ("van", "op", "over", "tegen", "aan", "bij", "na", "voor")
        watching = (
            ahead and symbols[back + 1 : back + 2] and symbols[back + 1].startswith(("accept", "weiger", "aanvaard"))
        )
        if back not in spare and not prepositional and not watching:
            return back
    return second


def _possessives(skeleton: Skeleton, symbols: Sequence[str]) -> set[int]:
    """Players named as owners: "noords 1S"."""
    tokens = skeleton.words.tokens  # as written: repair takes the s away
    return {
        place
        for place, symbol in enumerate(symbols)
        if symbol.startswith("seat#")
        and tokens[skeleton.mentions[_number(symbol)].first].norm in ("noords", "oosts", "zuids", "wests")
    }


def _in_order(
    told: list[Told], symbols: Sequence[str], possessives: set[int], columns: Mapping[int, Seat]
) -> list[Told]:
    """Put a call that another was made over in front of it: "1R over 1S van noord", "doubleert 3 ruiten van zuid"."""
    ordered: list[Told] = []
    chained = False
    for it in told:
        last = ordered[-1] if ordered else None
        if it.place in columns:
            ordered.append(it)
            continue
        wrong = _corrected_by(symbols, ordered, it)
        if wrong is not None:
            at = ordered.index(wrong)
            ordered[at] = replace(wrong, corrected=True)  # "... nee sorry, zuid bood 1 ruiten"
            ordered.insert(at + 1, replace(it, mode=wrong.mode, seat=it.seat or wrong.seat, under=wrong.under))
            continue
        under = it.mode in ("made", "changed") and (
            is_over(symbols, it.place) or (chained and _is_joined(symbols, told, it))
        )
        chained = under
        doubled = (
            last is not None
            and last.call in _DIRECT
            and it.call.is_bid
            and not any(
                symbol in ",.;?!"
                or symbol in ("en", "maar", "dan", "toen")
                or (PLAYER.fullmatch(symbol) and at not in possessives)
                for at, symbol in enumerate(symbols[last.place + 1 : it.place], last.place + 1)
            )
        )
        earlier = it.mode == "made" and (
            _is_told_before(symbols, it, first=last is None) if it.call.is_bid else _had_passed(symbols, it, last)
        )
        if under or doubled or earlier:
            own = doubled and last is not None and it.seat is last.seat
            it = replace(it, mode="made", under=True, seat=None if own else it.seat)
            index = _over_which(ordered, symbols, it)
            if index is not None:
                ordered.insert(index, it)
                continue
        elif (
            last is not None
            and last.call.is_bid
            and it.call in _DIRECT
            and last.seat is not None
            and it.seat in (None, last.seat)
            and (symbols[it.place - 1] in ("had", "heeft", "werd", "is") or (it.place == last.place + 1 and it.seat))
        ):
            ordered[-1] = replace(last, seat=None, under=True)  # "de 2S die oost gedoubleerd had"
            it = replace(it, seat=last.seat)
        ordered.append(it)
    return ordered


def _corrected_by(symbols: Sequence[str], ordered: Sequence[Told], it: Told) -> Told | None:
    """The call that the teller sets right with `it`: the last one, or an earlier one of the same player."""
    last = max(ordered, key=lambda x: x.place, default=None)
    if last is None:
        return None
    if _is_correction(symbols, last, it):
        return last
    mine = [x for x in ordered if x.seat is it.seat is not None and not x.guessed]
    between = symbols[last.place + 1 : it.place]
    told_wrongly = {"typo", "tikfout", "typfout", "correctie", "verschreven", "vergist"} & set(between)
    return mine[-1] if mine and told_wrongly and last.seat is not it.seat else None


def _is_correction(symbols: Sequence[str], last: Told, it: Told) -> bool:
    between = symbols[last.place + 1 : it.place]
    if '"' in between or "'" in between:
        return False  # a player's own words
    if it.seat not in (None, last.seat) or it.mode not in ("made", last.mode):
        return False
    if _CORRECTION & set(between):
        return it.seat is not None and not {"en", "toen"} & set(between)
    line = " ".join(between)
    after = symbols[it.place + 1 : it.place + 3]
    return _NO.search(line) is not None and ("was" in between[-3:] or after[:1] == ["was"] or "bedoel" in between)


def _is_joined(symbols: Sequence[str], told: Sequence[Told], it: Told) -> bool:
    """Whether a call goes on where the one before it left off: "na 2S van oost en pas van zuid"."""
    previous = told[told.index(it) - 1]
    between = symbols[previous.place + 1 : it.place]
    if set(between) <= _IN_A_ROW:
        return True  # "na 1H - pas - 2H"
    return (
        bool(between)
        and between[-1] == "en"
        and all(s in ("van", "door", "en", "de") or PLAYER.fullmatch(s) for s in between)
    )


def _is_told_before(symbols: Sequence[str], it: Told, *, first: bool) -> bool:
    start = max((i + 1 for i in range(it.place) if symbols[i] in STOPS), default=0)
    before = " ".join(symbols[start : it.place])
    after = "".join(f" {symbol}" for symbol in symbols[it.place + 1 : it.place + 7])
    if _LAID_OVER.match(after):
        return False
    if (
        _TURNED_OUT.search(before)
        or _REACHED_BEFORE.search(before)
        or (_HAD_IN_BRACKETS.search(before) and after.startswith(" )"))
    ):
        return True
    if not (first or it.early) and _HAD_SINCE.match(before) and _CALLED.match(after):
        return True  # "... doubleert. noord had 1SA geopend"
    if _TELLS_BEFORE.search(before) or (_HAD.search(before) and _CALLED.match(after)):
        return True
    subordinate = any(symbol in _SUBORDINATE for symbol in symbols[start : it.place])
    return subordinate and _TELLS_AFTER.match(after) is not None


_AFTERWARDS = frozenset("voor daarna ook toen vervolgens".split())


def _had_passed(symbols: Sequence[str], it: Told, last: Told | None) -> bool:
    """Whether a pass is told in a later sentence as one that had come before: "... 1R. noord wel, die had gepast"."""
    if last is None or it.early or it.call != "P":
        return False
    between = symbols[last.place + 1 : it.place]
    return between[-1:] in (["had"], ["hadden"]) and bool(STOPS & set(between)) and not _AFTERWARDS & set(between)


def _over_which(ordered: Sequence[Told], symbols: Sequence[str], it: Told) -> int | None:
    """Where a call goes that another was made over: before the last call made in its sentence or the one before."""
    for index in range(len(ordered) - 1, -1, -1):
        other = ordered[index]
        if other.mode == "made" and not other.under:
            stops = sum(symbol in STOPS for symbol in symbols[other.place : it.place])
            return index if stops <= 1 else None
    return None


def _in_turn_again(told: Sequence[Told], symbols: Sequence[str], it: Told) -> Told:
    """A call that changes none: the player's first, or "again" after another's: "west 1K noord 1H, west weer X"."""
    before = told[: told.index(it)]
    new = it.seat is not None and before and {x.seat for x in before}.isdisjoint((it.seat, None))
    if it.mode == "changed" and new and symbols[max(0, it.place - 2) : it.place] == ["dan", "maar"]:
        return replace(it, mode="made")  # he had no call to change
    again = it.mode == "changed" and {"weer", "opnieuw"} & set(symbols[max(0, it.place - 4) : it.place])
    if not again or it.seat is None or len(before) < 2 or before[-1].seat in (None, it.seat):
        return it
    return replace(it, mode="made") if any(x.seat is it.seat for x in before[:-1]) else it


def _from_dealer(reading: AuctionReading, made: Sequence[int]) -> None:
    """Players of the calls with which a row begins, when the dealer is told: "1H p 4H p p p ... (zuid gever)"."""
    first = [*takewhile(lambda i: reading.told[i].seat is None and not reading.told[i].under, made)]
    places = [reading.told[i].place for i in first]
    if reading.dealer is None or len(first) < _LISTED or not set(pairwise(places)) <= reading.rows:
        return
    seat = reading.dealer
    for i in first:
        reading.told[i] = replace(reading.told[i], seat=seat)
        seat = seat.lho


def _fill_in(reading: AuctionReading, symbols: Sequence[str]) -> None:
    """Players that aren't named follow from the rotation, when a neighbouring call has one; not of a call said by itself at last."""
    calls = reading.told
    made = [i for i, it in enumerate(calls) if it.mode == "made"]
    if made and all(it.seat is None for it in calls):
        seat = reading.dealer
        if seat is None and len(made) < 2:
            return
        reading.listed = True
        reading.anchored = reading.anchored and seat is not None
        certain = seat is not None and len(made) >= _LISTED and reading.in_a_row
        seat = seat or Seat.N
        for i in made:
            calls[i] = replace(calls[i], seat=seat, guessed=not certain)
            seat = seat.lho
        return
    _from_dealer(reading, made)
    for index, previous in zip(made[1:], made, strict=False):
        before = calls[previous].seat
        apart = calls[index].place == len(symbols) - 1 and symbols[calls[index].place - 1] in STOPS
        if calls[index].seat is None and before is not None and not calls[index].under and not apart:
            calls[index] = replace(calls[index], seat=before.lho, guessed=True)
    for index, following in zip(reversed(made[:-1]), reversed(made), strict=False):
        after = calls[following].seat
        if calls[index].seat is None and after is not None and not calls[index].under:
            calls[index] = replace(calls[index], seat=after.rho, guessed=True)

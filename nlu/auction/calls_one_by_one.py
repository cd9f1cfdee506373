"""The calls of a message one by one, as they are told: which of them count, who made them, and how."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from nlu.auction.also_called import with_those_who_too
from nlu.auction.call_line import CallLine
from nlu.auction.call_modes import is_of_wanted_double, mode_of
from nlu.auction.call_timing import is_early, is_late
from nlu.auction.callers import caller_of
from nlu.auction.calls_over import is_over
from nlu.auction.calls_spoken_of import is_only_spoken_of, is_supposed
from nlu.auction.listed_calls import listed_players
from nlu.auction.player_symbols import PLAYER
from nlu.auction.related_players import beside_dealer
from nlu.auction.retold_calls import is_named_again, is_that_again, told_again
from nlu.auction.told_calls import Told
from rules.vocabulary import Call, Seat, Side

_VERBAL = re.compile(
    r"(?:past|paste|pastte|pasten|passen|doubl?eert|doubl?eerde|dubbelt|dubbelde|contreert|redoubleert|redoubleerde"
    r"|herdubbelt|doubelt|dubleert)$"
)
_COMES_WITH = frozenset("kwam komt kwamen komen aanzetten aankomen redt redde uit".split())
_CALLS = frozenset(
    "redt redde redden opent opende biedt bood antwoordt antwoordde reageert reageerde springt sprong verhoogt verhoogde".split()
)
_PLURAL = frozenset(("passen", "pasten"))


def calls_told(line: CallLine) -> tuple[list[Told], set[int]]:
    """The calls in the order in which they are told, and the places of those whose seats are seen from the speaker."""
    told: list[Told] = []
    virtual: set[int] = set()
    for place in line.places:
        mention = line.mention(place)
        if place in line.retold or is_only_spoken_of(line.symbols, place) or is_supposed(line.symbols, place):
            continue
        if place in line.columns:
            told.append(Told(line.columns[place], Call(mention.value), mention, "made", place))
            continue
        if _is_no_call(line, place):
            continue
        if is_that_again(told, line.symbols, place, mention):
            continue  # told before: "oost 1SA ... zuid 2H over die 1SA"
        again = told_again(told, line.symbols, place, mention)
        if again is not None:
            who, before = again
            seat, anchored = line.seat(who)
            if not anchored:
                virtual.add(before.place)
            told[told.index(before)] = replace(before, seat=seat)
            continue
        if is_named_again(told, line.symbols, place, mention):
            continue
        seat, anchored = _seat_of_caller(line, place)
        if not anchored:
            virtual.add(place)
        told += _told_at(line, place, _of_the_same(line, told, place) or seat)
    return with_those_who_too(line, told), virtual


def _is_verb(line: CallLine, place: int) -> bool:
    return _VERBAL.match(line.norm(place)) is not None


def _is_no_call(line: CallLine, place: int) -> bool:
    """Whether what looks like a call is cards that somebody held, or a call that wasn't made."""
    it = line.mention(place)
    short = it.last - it.first > 1 and line.skeleton.words.tokens[it.first + 1].glued  # "8R" is never a holding
    if it.value[0] in "89" and not short and _is_held(line.symbols, place):
        return True
    if is_of_wanted_double(line.symbols, place):
        return True
    denied = _is_verb(line, place) and _is_denied(line.symbols, place)  # "oost past niet maar kiest 2R"
    return denied and place not in line.contrasted


def _seat_of_caller(line: CallLine, place: int) -> tuple[Seat | None, bool]:
    """Who made the call at `place`, and whether his seat is certain."""
    player = line.listed.get(place)
    own = line.owners.get(place, place + 1)
    bound = line.bound if own == place + 1 and own in line.theirs else line.bound - {own}
    if player is None:
        player = caller_of(
            line.symbols,
            place,
            bound,
            line.spare,
            seat_first=line.seat_first,
            verbal=_is_verb(line, place),
            participle=line.norm(place).startswith("ge"),
        )
    if player is None:
        return None, True
    dealer = line.turns.dealer
    if dealer is not None and (beside := beside_dealer(line.symbols, player)) is not None:
        return getattr(dealer, beside), line.turns.dealer_anchored
    return line.seat(player)


def _of_the_same(line: CallLine, told: Sequence[Told], place: int) -> Seat | None:
    """Who made the call just before, where it is that call that should have been this one: "2K van oost moest 3K zijn"."""
    before = told[-1] if told else None
    if before is None or mode_of(line.symbols, place) != "wanted" or is_over(line.symbols, before.place):
        return None
    between = [symbol for symbol in line.symbols[before.place + 1 : place] if symbol != ","]
    return (
        before.seat if between[:1] in (["moest"], ["had"], ["hoorde"]) and not any(map(PLAYER.match, between)) else None
    )


def _told_at(line: CallLine, place: int, seat: Seat | None) -> list[Told]:
    """The call at `place`; one of each player where the verb is in the plural."""
    mention = line.mention(place)
    told = Told(
        seat,
        Call(mention.value),
        mention,
        mode_of(line.symbols, place),
        place,
        early=is_early(line.symbols, place),
        late=is_late(line.symbols, place),
    )
    seats = _of_several(line, place) if line.norm(place) in _PLURAL | {"gepast"} else []
    return [replace(told, seat=seat) for seat in seats] or [told]


_HAVE = frozenset("hebben hadden al allebei beiden beide ook dus er net toen inmiddels".split())


def _of_several(line: CallLine, place: int) -> list[Seat]:
    """The players of a verb in the plural: "pasten zuid, west en noord", "noord en zuid passen"."""
    plural = line.norm(place) in _PLURAL or line.symbols[place - 2 : place - 1] == ["en"]
    listed = [Seat(line.mention(at).value) for at in listed_players(line.symbols, place)] if plural else []
    before = place - 1
    while before > 0 and line.symbols[before] in _HAVE:  # "NZ hebben allebei al gepast"
        before -= 1
    beside = [at for at in (before, place + 1) if " ".join(line.symbols[at : at + 1]).startswith("side#")]
    if listed or not beside:
        return listed
    seats = [Seat(letter) for letter in ("NS" if Side(line.mention(beside[0]).value) is Seat.N.side else "EW")]
    return seats[::-1] if line.turns.dealer is seats[1] else seats


def _is_denied(symbols: Sequence[str], place: int) -> bool:
    """Whether a call that is a verb wasn't made: "past niet", "past west niet"."""
    after = symbols[place + 1 : place + 3]
    return after[:1] == ["niet"] or (after[1:] == ["niet"] and PLAYER.fullmatch(after[0]) is not None)


def _is_held(symbols: Sequence[str], place: int) -> bool:
    """Whether "9 schoppen" are cards in a hand: "bij ons had west 9 schoppen"."""
    near, after = symbols[max(0, place - 3) : place], symbols[place + 1 : place + 4]
    if _COMES_WITH & {*near, *after} or _CALLS & set(near):
        return False  # "kwam west met 8 klaveren aan"
    if near[-1:] == ["met"] and any(symbol.startswith("bid#") for symbol in near):
        return False  # "redt tegen 7SA met 8 klaver"
    called = {"geboden", "gelegd", "geopend", "gezegd", "geroepen"} & set(after)
    return bool({"had", "heeft", "heb", "met", "kaarten", "zat", "hebben"} & set(near)) and not called

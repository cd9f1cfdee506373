"""Calls and players that stand in a list: "1S - pas - pas - 1R", "pasten zuid, west en noord", "noord en oost leggen 1S en 2H"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile

from nlu.auction.call_modes import CALL, STOPS
from nlu.auction.player_symbols import PLAYER

SEPARATORS = frozenset(", - / en dan ( ) : +".split())
_CALLS = frozenset(
    "opent opende biedt bood legt legde zegt zei doet deed roept riep had heeft begint begon met".split()
)
_THEN = frozenset("daarna toen".split())
_ROW = 3
"""So many calls right before their players show that a message names the player after his call."""
_AND = frozenset(["en", ",", "/", "resp", "respectievelijk"])


def is_listed(symbols: Sequence[str], earlier: int, place: int) -> bool:
    """Whether two calls stand in a list, so that the second is the next player's: "1H, pas", "2S, daarna pas pas"."""
    row = CALL.fullmatch(" ".join(symbols[place + 1 : place + 2])) is not None
    return all(symbol in SEPARATORS or (row and symbol in _THEN) for symbol in symbols[earlier + 1 : place])


def are_listed(symbols: Sequence[str], places: Sequence[int]) -> bool:
    """Whether calls stand in one row, apart from signs: "1S - pas - pas - 1R"."""
    return all(is_listed(symbols, first, second) for first, second in pairwise(places))


def listed_players(symbols: Sequence[str], place: int) -> list[int]:
    """The players of a verb in the plural, listed right after or before it: "pasten zuid, west en noord"."""
    for step in (1, -1):
        found: list[int] = []
        at = place + (2 if step > 0 and symbols[place + 1 : place + 2] in (["van"], ["door"]) else step)
        while 0 <= at < len(symbols) and (_joins(symbols, at) or symbols[at].startswith("seat#")):
            if symbols[at].startswith("seat#"):
                found.append(at)
            elif not found:
                break
            at += step
        if len(found) > 1:
            return sorted(found)
    return []


def _joins(symbols: Sequence[str], at: int) -> bool:
    """Whether a symbol joins players in a list; dots only as the teller hesitates."""
    return symbols[at] in (",", "en") or (
        symbols[at] == "." and "." in (*symbols[at - 1 : at], *symbols[at + 1 : at + 2])
    )


def named_after(symbols: Sequence[str], places: Sequence[int], *, seat_first: bool) -> set[int]:
    """Players that stand between their call and the next one of a list: "1SA zuid - pas - pas"."""
    if seat_first:
        return set()
    return {
        place + 1
        for place in places
        if PLAYER.match(" ".join(symbols[place + 1 : place + 2]))
        and symbols[place + 2 : place + 3] in (["-"], [","], ["/"])
    }


_OVER = r"(?:over|op|na)"
_SAYS_OF = r"(?: (?:is|was|kwam|van|door|deed))*"
_NAMED_BEHIND = (
    re.compile(rf"{_OVER} bid#\d+(?: [(:])? seat#\d+ {_OVER} seat#\d+"),
    re.compile(
        rf"(?:- )?bid#\d+(?: [.,;(:])?(?: de)? (?:eerste|rank#\d+){_SAYS_OF} seat#\d+(?: (?:,|en))*(?: de)? (?:tweede|rank#\d+){_SAYS_OF} seat#\d+"
    ),
)
"""Behind a bid, another one and by whom each was made: "3H over 3H (zuid over oost)", "2H - 2H, eerste west, tweede noord"."""


def _named_behind(symbols: Sequence[str], first: int, second: int) -> dict[int, int]:
    """The players of two bids that are named behind them."""
    behind = " ".join(symbols[first + 1 : second + 14])
    match = next((found for it in _NAMED_BEHIND if (found := it.match(behind))), None)
    if match is None or second > first + 2:
        return {}
    seats = [first + 1 + at for at, symbol in enumerate(match.group().split(" ")) if symbol.startswith("seat#")]
    return {first: seats[0], second: seats[1]}


_THEIRS = frozenset(", ( : = dus door van resp respectievelijk achtereenvolgens dat was waren".split())
_BETWEEN_SEATS = frozenset(", - / en".split())


def _seats_behind(symbols: Sequence[str], row: Sequence[int]) -> list[int]:
    """The players of a row of calls, named in the same order behind it: "1K - 1H - 2K, dus noord oost zuid"."""
    if len(row) < _ROW or PLAYER.fullmatch(symbols[row[0] - 1] if row[0] else ""):
        return []
    at = row[-1] + 1
    while at < len(symbols) and symbols[at] in _THEIRS:
        at += 1
    seats: list[int] = []
    while len(seats) < len(row) and at < len(symbols):
        if not (symbols[at].startswith("seat#") or (seats and symbols[at] in _BETWEEN_SEATS)):
            break
        if symbols[at].startswith("seat#"):
            seats.append(at)
        at += 1
    told = len(seats) == len(row) and not CALL.fullmatch(" ".join(symbols[at : at + 1]))
    return seats if told else []


def respectively(symbols: Sequence[str], places: Sequence[int]) -> dict[int, int]:
    """The players of calls that are listed apart from them: "noord en oost leggen tegelijk 1S en 2H"."""
    row = list(places[:1])
    for place in places[1:]:
        if not row or not is_listed(symbols, row[-1], place):
            break
        row.append(place)
    seats = _seats_behind(symbols, row)
    if seats:
        return dict(zip(row, seats, strict=True))
    for first, second in pairwise(places):
        behind = _named_behind(symbols, first, second)
        if behind:
            return behind
        if not set(symbols[first + 1 : second]) <= _AND or second - first > 2:
            continue
        last = first - 1 if symbols[first - 1 : first] == [":"] else first  # "oost en zuid tegelijk: 1K en 1R"
        start = max((i + 1 for i in range(last) if symbols[i] in STOPS), default=0)
        seats = [i for i in range(start, first) if symbols[i].startswith("seat#")][-2:]
        if (
            len(seats) == 2
            and "en" in symbols[seats[0] : seats[1]]
            and not any(CALL.fullmatch(s) for s in symbols[seats[0] : first])
        ):
            return {first: seats[0], second: seats[1]}
    return {}


_BUT = re.compile(
    r"^(?: (?:seat|my_partner|partner|lho|rho)#\d+)? niet(?: ,)? maar(?: (?:de|zijn))* (?:seat|my_partner|partner|lho|rho)#\d+"
    r"(?= (?:al |dan |ook )*wel(?: |$))"
)


def contrasts(symbols: Sequence[str], places: Sequence[int]) -> dict[int, int]:
    """The players of calls that another is said not to have made: "toen past west niet maar noord al wel"."""
    found: dict[int, int] = {}
    for place in places:
        match = _BUT.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 10]))
        if match:
            found[place] = place + match.group().count(" ")
    return found


def names_players_first(symbols: Sequence[str], places: Sequence[int]) -> bool:
    """Whether the message names the player before the call ("oost 1H") rather than after it ("1H oost")."""
    first_call = places[0] if places else 0
    first_player = next((i for i, symbol in enumerate(symbols) if PLAYER.fullmatch(symbol)), len(symbols))
    if symbols[first_player + 1 : first_call] and _CALLS.issuperset(symbols[first_player + 1 : first_call]):
        return True  # "west opent 1S noord legt 1R oost protesteert"
    row = list(takewhile(lambda place: _precedes_player(symbols, place), places))
    if len(row) >= _ROW or (len(places) > 1 and row == list(places)):
        return False  # "zuid wachtte niet: 1S noord, pas oost, 2S zuid"
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

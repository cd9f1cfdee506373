"""What is said before a call about something else: in brackets, or what somebody thought."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.auction.call_modes import CALL, STOPS
from nlu.auction.player_symbols import PLAYER


def asides(symbols: Sequence[str], place: int) -> set[int]:
    """What is said in brackets before a call, apart from a player alone: "west (had noord niet gezien) bood 1SA"."""
    found: set[int] = set()
    opened: int | None = None
    for at in range(max(0, place - 30), place):
        if symbols[at] == "(":
            opened = at
        elif symbols[at] == ")" and opened is not None:
            if at - opened > 2:
                found.update(range(opened, at + 1))
            opened = None
    return found | _thoughts(symbols, place) | _meanwhile(symbols, place)


_ENDS = frozenset(["en", ",", "dus", "maar", *STOPS])
_MEANWHILE = frozenset("terwijl toen omdat aangezien hoewel ofschoon nadat voordat".split())


def _meanwhile(symbols: Sequence[str], place: int) -> set[int]:
    """A clause set in between commas: "west, terwijl ik nog zat te denken, legde al een pas neer"."""
    found: set[int] = set()
    for at in range(max(1, place - 30), place):
        if symbols[at - 1] != "," or symbols[at] not in _MEANWHILE:
            continue
        end = next((i for i in range(at, place) if symbols[i] in ("en", ",", *STOPS)), place)
        if symbols[end] == "," and not any(map(CALL.fullmatch, symbols[at:end])) and _goes_on(symbols, end + 1, place):
            found.update(range(at, end))
    return found


def _goes_on(symbols: Sequence[str], start: int, place: int) -> bool:
    """Whether nobody else is named from there to the call, so that the one before the clause made it."""
    return not any(map(PLAYER.fullmatch, symbols[start:place]))


_WAITS = frozenset("wachten wachtte gewacht wacht afwachten".split())
_THINKS = frozenset(
    "dacht dachten denkt meende meent waande vergat vergeten gezien zag ziet wist weet door besefte realiseerde doorgehad doorhad gemerkt opgemerkt gehoord".split()
)


def _thoughts(symbols: Sequence[str], place: int) -> set[int]:
    """What somebody thought or didn't wait for before he called: "zuid dacht dat noord 1SA had geopend en bood 2K"."""
    found: set[int] = set()
    for at in range(max(1, place - 30), place):
        before = set(symbols[max(0, at - 3) : at])
        if not (symbols[at] == "dat" and _THINKS & before) and not (symbols[at] == "tot" and _WAITS & before):
            continue
        end = next((i for i in range(at, place) if symbols[i] in _ENDS), None)
        if end is not None:
            found.update(range(at, end))
    return found

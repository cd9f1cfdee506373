"""The order in which calls were made, when it isn't the order in which they are told: "1R over 1S van noord", "noord had al 1S geboden"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from nlu.auction.call_corrections import corrected_by
from nlu.auction.call_modes import CALL, STOPS
from nlu.auction.calls_over import is_over
from nlu.auction.earlier_calls import had_passed, is_told_before
from nlu.auction.player_symbols import PLAYER, ROLE
from nlu.auction.told_calls import Told
from rules.vocabulary import Seat

DIRECT = frozenset(["X", "XX"])
_IN_A_ROW = frozenset("- /".split())


def in_order(
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
        wrong = corrected_by(symbols, ordered, it)
        if wrong is not None:
            _put_right(ordered, wrong, it)
            continue
        under = it.mode in ("made", "changed") and (
            is_over(symbols, it.place) or (chained and _is_joined(symbols, told, it))
        )
        chained = under
        doubled = last is not None and _is_doubled(symbols, last, it, possessives)
        again = it.call == "X" and any(x.call == "X" and x.seat is not it.seat for x in ordered)
        if again and last is not None and last.call == "X" and _is_passive_before(symbols, it):
            ordered.insert(len(ordered) - 1, it)
            continue
        earlier = it.mode == "made" and (
            (is_told_before(symbols, it, first=last is None) and not _came_next(ordered, it, symbols))
            if it.call.is_bid or again
            else had_passed(symbols, it, last)
        )
        if under or doubled or earlier:
            own = last is not None and it.seat is last.seat and (doubled or _is_anothers(symbols, it))
            it = replace(it, mode="made", under=True, seat=None if own else it.seat)
            index = _over_which(ordered, symbols, it)
            bids = last is not None and last.under and last.call.is_bid and it.call.is_bid
            if index is None and earlier and bids and last is not None and last.call.supersedes(it.call):
                index = len(ordered) - 1  # "op zuids 1SA, noord had al 1K, doubleert ..."
            if index is not None:
                ordered.insert(index, it)
                continue
        elif last is not None and _had_been_doubled(symbols, last, it):
            ordered[-1] = replace(last, seat=None, under=True)  # "de 2S die oost gedoubleerd had"
            it = replace(it, seat=last.seat)
        ordered.append(it)
    return ordered


def _is_passive_before(symbols: Sequence[str], it: Told) -> bool:
    """Whether a double is told as one that had come before: "... die al door zuid gedoubleerd was"."""
    before, after = symbols[max(0, it.place - 4) : it.place], symbols[it.place + 1 : it.place + 2]
    return "door" in before and ("al" in before or after in (["was"], ["werd"]))


def _put_right(ordered: list[Told], wrong: Told, it: Told) -> None:
    """Put the call that was meant behind the one that was told wrongly."""
    at = ordered.index(wrong)
    ordered[at] = replace(wrong, corrected=True)  # "... nee sorry, zuid bood 1 ruiten"
    ordered.insert(at + 1, replace(it, mode=wrong.mode, seat=it.seat or wrong.seat, under=wrong.under))


def _is_doubled(symbols: Sequence[str], last: Told, it: Told, possessives: set[int]) -> bool:
    """Whether a bid is what the double told before it was made over: "doubleert 3 ruiten van zuid", "nu doubleert west 3R"."""
    behind = last.place + 1 + _is_inverted(symbols, last)
    return (
        last.call in DIRECT
        and it.call.is_bid
        and not any(
            symbol in ",.;?!"
            or symbol in ("en", "maar", "dan", "toen")
            or (PLAYER.fullmatch(symbol) and at not in possessives)
            for at, symbol in enumerate(symbols[behind : it.place], behind)
        )
    )


_CALLERS = ("seat#", "pronoun#", "me#", "my_partner#")


def _is_inverted(symbols: Sequence[str], it: Told) -> int:
    """How many symbols right after a call name the player who made it: "nu doubleert tegenspeler oost 4S", "doubleert hij 3H"."""
    if it.seat is None or (it.place and PLAYER.fullmatch(symbols[it.place - 1])):
        return 0
    named = 1 if it.place + 1 < len(symbols) and ROLE.fullmatch(symbols[it.place + 1]) else 0
    at = it.place + 1 + named
    return named + 1 if at < len(symbols) and symbols[at].startswith(_CALLERS) else 0


def _had_been_doubled(symbols: Sequence[str], last: Told, it: Told) -> bool:
    """Whether the player told with a bid is who doubled it: "de 2S die oost gedoubleerd had"."""
    told = symbols[it.place - 1] in ("had", "heeft", "werd", "is")
    return (
        last.call.is_bid
        and it.call in DIRECT
        and last.seat is not None
        and it.seat in (None, last.seat)
        and (told or (it.place == last.place + 1 and it.seat is not None))
    )


def _is_joined(symbols: Sequence[str], told: Sequence[Told], it: Told) -> bool:
    """Whether a call goes on where the one before it left off: "na 2S van oost en pas van zuid"."""
    previous = told[told.index(it) - 1]
    between = symbols[previous.place + 1 : it.place]
    if set(between) <= _IN_A_ROW:
        return True  # "na 1H - pas - 2H"
    in_turn = previous.seat is not None and it.seat is previous.seat.lho
    if in_turn and len(between) == 2 and between[1] == "," and PLAYER.fullmatch(between[0]):
        return _begins_with_after(symbols, told, previous)  # "na 1K west, 1R noord"
    return (
        bool(between)
        and between[-1] == "en"
        and all(s in ("van", "door", "en", "de") or PLAYER.fullmatch(s) for s in between)
    )


def _begins_with_after(symbols: Sequence[str], told: Sequence[Told], it: Told) -> bool:
    """Whether the list of calls that `it` stands in begins with "na": all of them came before what was told first."""
    at = told.index(it)
    while at > 0 and symbols[told[at].place - 1] == ",":
        at -= 1
    return symbols[told[at].place - 1] == "na"


def _is_anothers(symbols: Sequence[str], it: Told) -> bool:
    """Whether "haar 2H", or what "er al lag", which somebody bid over, is of another: nobody bids over his own."""
    near = symbols[max(0, it.place - 3) : it.place]
    there = "er" in near and not any(map(PLAYER.fullmatch, near))
    return it.call.is_bid and (there or symbols[it.place - 1].startswith("pronoun#"))


def _came_next(ordered: Sequence[Told], it: Told, symbols: Sequence[str]) -> bool:
    """Whether a bid is the next player's over the one told before it, which is over a lower one or was out of turn:
    "1R over 1S van zuid, noord had al 2S gelegd", "oost opent 1K, maar west was gever. zuid had al 1H gelegd"."""
    last = ordered[-1] if ordered else None
    if last is None or last.seat is None or not it.call.is_bid or last.under:
        return False
    if it.seat is last.seat.partner and "antwoord" in symbols[last.place : it.place]:
        return True  # "noord vroeg azen met 4SA en het antwoord van zuid was 4K"
    if it.seat is not last.seat.lho:
        return False
    if len(ordered) > 1 and (before := ordered[-2]).call.is_bid and (before.under or last.seat is _next(before)):
        return it.call.supersedes(before.call)
    between = symbols[last.place : it.place]
    of_turns = any(symbol.startswith("dealer#") or symbol == "beurt" for symbol in between)
    return of_turns and not STOPS.isdisjoint(between) and last.call.is_bid and it.call.supersedes(last.call)


def _next(it: Told) -> Seat | None:
    return None if it.seat is None else it.seat.lho


_COMES_WITH = re.compile(r"^ (?:van|door) (?:seat|partner|my_partner|lho|rho)#\d+ met bid#\d+")
_HEADS = frozenset("na over op de het een zijn haar die".split())


def _heads_next(symbols: Sequence[str], place: int) -> bool:
    """Whether a call heads a sentence that tells what was called over it: "na 1H van oost biedt west 3SA"."""
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)
    end = next((i for i in range(place, len(symbols)) if symbols[i] in STOPS), len(symbols))
    if _COMES_WITH.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 5])):
        return True  # "dan komt west na 1S van oost met 2K"
    heads = start < place and symbols[start] == "na" and _HEADS.issuperset(symbols[start:place])
    return heads and any(CALL.fullmatch(symbol) for symbol in symbols[place + 1 : end])


def _over_which(ordered: Sequence[Told], symbols: Sequence[str], it: Told) -> int | None:
    """Where a call goes that another was made over: before the last call made in its sentence or the one before."""
    if _heads_next(symbols, it.place):
        return None
    for index in range(len(ordered) - 1, -1, -1):
        other = ordered[index]
        if other.mode == "made" and not other.under:
            stops = sum(symbol in STOPS for symbol in symbols[other.place : it.place])
            return index if stops <= 1 else None
    only_double = len(ordered) == 1 and ordered[0].mode == "changed" and ordered[0].call in DIRECT
    return 0 if only_double else None  # "toch dubbelt west 2S van noord"

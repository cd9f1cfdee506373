"""Calls that are told of another player by "ook": "oost past, zuid ook", "noord doubleert en zuid dus ook"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from nlu.auction.call_line import CallLine
from nlu.auction.told_calls import Told
from nlu.words.expressions import Expression

_NEAR = 14
_ALSO = Expression(
    r"^(?:(?: (?:seat|me|my_partner|partner|lho|rho)#\d+)?(?: (?:te|vroeg|voor|zijn|haar|z'n|beurt|gewoon|netjes|al|alvast))*(?: (?:[,;.(]|en|maar|dan|toen|daarna|waarna))+)?"
    r" (?P<who>seat|me|my_partner|partner|lho|rho)#\d+(?: (?:heeft|had|deed|dan|dus|toen|daarna|meteen|dat|gewoon))* ook"
    r"(?= (?:[.,;:!?)(]|en|maar|dus|waarna|want|daarna|terwijl|toen)(?: |$)|(?: (?:al|nog|maar|meteen|gedaan))+(?: [.,;!?)]|$)|$)"
)
"""Behind a pass or a double: the next player did so too, and nothing else follows that he did."""


def with_those_who_too(line: CallLine, told: Sequence[Told]) -> list[Told]:
    """The calls told, with those of players who did the same."""
    return [it for call in told for it in (call, *_the_same(line, call))]


def _the_same(line: CallLine, call: Told) -> Iterator[Told]:
    place = call.place
    while call.mode == "made" and not call.call.is_bid:
        behind = "".join(f" {symbol}" for symbol in line.symbols[place + 1 : place + _NEAR])
        found = _ALSO.match(behind)
        if found is None:
            return
        who = place + behind.count(" ", 0, found.start("who"))
        place += found.group().count(" ")
        seat, _ = line.seat(who)
        if seat is None or seat is call.seat:
            return
        yield replace(call, seat=seat, place=place, early=False, late=False)

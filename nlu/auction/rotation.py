"""Players that aren't named with their calls: they follow from the dealer and from the calls beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from nlu.auction.call_modes import STOPS
from nlu.auction.told_calls import AuctionReading
from rules.vocabulary import Seat

_LISTED = 3


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


def _is_dealers_row(reading: AuctionReading, made: Sequence[int]) -> bool:
    """Whether all that was called stands in one row that begins with the dealer: "gever N: 1H - pas - 1S - 1S"."""
    calls = [reading.told[i] for i in made]
    if len(calls) < _LISTED or calls[0].seat is None or calls[0].seat is not reading.dealer:
        return False
    unnamed = all(it.seat is None for it in calls[1:])
    return unnamed and set(pairwise(it.place for it in calls)) <= reading.rows


def fill_in(reading: AuctionReading, symbols: Sequence[str]) -> None:
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
    row = _is_dealers_row(reading, made)
    for index, previous in zip(made[1:], made, strict=False):
        before = calls[previous].seat
        apart = calls[index].place == len(symbols) - 1 and symbols[calls[index].place - 1] in STOPS
        open_ = calls[index].seat is None and not (calls[index].under or calls[index].early)
        if open_ and before is not None and not apart:
            calls[index] = replace(calls[index], seat=before.lho, guessed=not row)
    for index, following in zip(reversed(made[:-1]), reversed(made), strict=False):
        after = calls[following].seat
        if calls[index].seat is None and after is not None and not (calls[index].under or calls[index].early):
            calls[index] = replace(calls[index], seat=after.rho, guessed=True)

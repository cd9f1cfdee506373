"""The double that isn't allowed, and the bid and double before it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from nlu.auction.assigned import Assigned, Chances, calls_after, chance_of, offender_of, what_followed, with_seats
from nlu.auction.told_calls import AuctionReading, Told
from rules.vocabulary import Seat


def inadmissible_double(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """The double that isn't allowed, the bid it was made over, and how that stood."""
    told = reading.told
    doubles = [it for it in told if it.call in ("X", "XX")]
    if not doubles:
        return None
    it = max(doubles, key=lambda x: _double_score(x, reading, chances))
    bid = _doubled_bid(told[: told.index(it)])
    if bid is None:
        bid = next((x for x in told if x.call.is_bid and x.mode == "made" and x.seat is not it.seat), None)
    seat = offender_of(it, chances, bid)
    found: Assigned = {"call": it}
    with_seats(found, seat, bid)
    what_followed(found, seat, [x for x in calls_after(reading, it) if x is not bid])
    again = [
        x for x in told[: told.index(it)] if x.call == it.call and x.seat is seat is not None
    ]  # the same, told twice
    doubled = _doubled([x for x in told[: told.index(it)] if x not in again], seat)
    if doubled:
        found["doubled"] = doubled
    return found


def _doubled_bid(before: Sequence[Told]) -> Told | None:
    """The last bid of those told before a double: one that it is said to be over, and the highest, whatever their order."""
    bids = [x for x in before if x.call.is_bid and x.mode == "made"]
    best: Told | None = None
    for it in [x for x in bids if x.under] or bids:
        best = it if best is None or it.call.supersedes(best.call) else best
    if best is None:
        return None
    since = [x for x in bids if x.place > best.place and x.call.supersedes(best.call)]
    return since[-1] if since else best  # "zuid doubleert 4H, west biedt 4S ..."


def _doubled(before: Sequence[Told], seat: Seat | None) -> str | None:
    """How the last bid stood before a call by `seat`, where all from the bidder to him are told to have called."""
    since = list(takewhile(lambda x: not x.call.is_bid, reversed(before)))[::-1]
    calls = before[-len(since) - 1 :] if len(since) < len(before) else []
    seats = [None if x.guessed or x.mode != "made" or x.under else x.seat for x in calls]
    last = next((x for x in reversed(since) if x.call != "P"), None)
    named = last is not None and last.mode == "made" and not (last.guessed or last.under)
    if last is not None and named and last.call == "X" and seat is not None and last.seat is seat.partner:
        return "by_partner"  # who passed in between needn't be told
    if not calls or any(first is None or second is not first.lho for first, second in pairwise([*seats, seat])):
        return None
    doubler = next((x for x in since if x.call != "P"), None)
    if doubler is None:
        return "no"
    if doubler.call == "XX":
        return "redoubled"
    return "by_partner" if seat and doubler.seat is seat.partner else "by_opponents"


_NOT_MADE = 3.0
"""Weighs against a double that was only wanted, unless it is the one over a double: "mag oost doubleren als west al gedoubleerd heeft?"."""


def _double_score(it: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    before = [x for x in told[: told.index(it)] if x.mode == "made" and x.call != "P"]
    score = 4 * chance_of(it, chances) + 0.1 * told.index(it) - 2.0 * it.under - _NOT_MADE * (it.mode != "made")
    last = before[-1] if before else None
    if last is None:
        return score + 2.0 * (it.call == "XX")
    of_theirs = last.seat.side is not it.seat.side if last.seat and it.seat else None
    fits = last.call == "X" if it.call == "XX" else last.call.is_bid
    if not fits:
        again = last.call == it.call and None not in (last.seat, it.seat) and last.seat is not it.seat
        return score + (4.0 if again else 2.0 if it.call == "XX" else 1.0)
    if of_theirs is None:
        return score - 1.0 * (it.call == "XX")
    certain = not (last.guessed or it.guessed)
    return score + (-1.0 if of_theirs else 2.0) * (2.0 if certain else 1.0)

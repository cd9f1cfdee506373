"""A call and the one that was meant, wanted or put in its place (Law 25)."""

from __future__ import annotations

from itertools import permutations

from nlu.auction.assigned import Assigned, Chances, chance_of, offender_of, with_seats
from nlu.auction.told_calls import AuctionReading, Told


def changed(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call and the one that was meant, wanted or put in its place (Law 25)."""
    told = reading.told
    if not told:
        return None
    first, second = _call_and_other(reading, chances)
    if first is None:
        return {"replacement": second} if second else None
    found: Assigned = {"call": first}
    later = [it for it in told if it.mode == "made" and it not in (first, second)]
    seat = offender_of(first, chances, *later) or (second.seat if second and not second.guessed else None)
    if seat:
        found["offender"] = seat
    if second:
        found["replacement"] = second
    over = next((it for it in told if it.under and it.call.is_bid and it not in (first, second)), None)
    if over and seat and over.seat is not seat:
        with_seats(found, seat, over)
    since = {it.seat for it in later if not it.guessed and _came_after(it, first)}
    if seat and seat.lho in since:
        found["lho_called"] = True
    if seat and seat.partner in since:
        found["partner_called"] = True
    return found


def _call_and_other(reading: AuctionReading, chances: Chances) -> tuple[Told | None, Told | None]:
    """The call that was made and the one for it, either of them None where it isn't told."""
    told = reading.told
    pairs = [(a, b) for a, b in permutations(told, 2) if a.call != b.call and _may_replace(a, b)]
    if pairs:
        return max(pairs, key=lambda pair: _change_score(pair[0], pair[1], reading, chances))
    own = [it for it in told if it.mode == "made" and not it.under]
    if own:
        return max(own, key=lambda it: chance_of(it, chances)), None
    return None, next((it for it in told if it.mode in ("wanted", "changed")), None)


def _came_after(it: Told, first: Told) -> bool:
    if it.call.is_bid and first.call.is_bid:
        return it.call.supersedes(first.call) and (it.under or it.place > first.place)
    return it.place > first.place and not it.under


def _may_replace(first: Told, second: Told) -> bool:
    if second.under or (
        second.mode == "made" and (second.guessed or second.seat is None or second.seat is not first.seat)
    ):
        return False
    return first.mode != "wanted" or second.mode in ("changed", "instead")


def _change_score(first: Told, second: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    score = 3 * chance_of(first, chances)
    score += {"made": 0.0, "instead": 1.5, "wanted": 2.0, "changed": 2.0}[second.mode]
    if first.mode == "instead":
        score += 2.0 if second.mode == "wanted" else -3.0
    else:
        score += {"made": 2.0, "changed": 0.5, "wanted": -1.0}[first.mode]
    if first.seat is not None and second.seat is not None:
        guessed = first.guessed or second.guessed
        score += 1.5 if first.seat is second.seat else -0.5 if guessed or second.mode != "made" else -3.0
    if first.under:
        score += 1.0 if first.seat is second.seat and first.seat is not None else -2.0
    score += 0.5 * (first.place < second.place) - 0.1 * abs(told.index(first) - told.index(second))
    return score

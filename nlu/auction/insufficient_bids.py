"""The insufficient bid of a told auction, the bid it was made over, and what replaces it (Law 27)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from nlu.auction.assigned import (
    UNWEIGHED,
    Assigned,
    Chances,
    calls_after,
    chance_of,
    offender_of,
    what_followed,
    with_seats,
)
from nlu.auction.low_bids import each_in_turn
from nlu.auction.told_calls import AuctionReading, Told
from rules.vocabulary import Seat


def insufficient_bid(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """The insufficient bid, the bid before it, and the calls that replace it."""
    bids = [it for it in reading.told if it.call.is_bid]
    over = next(((a, b) for a, b in permutations(bids, 2) if a.under and not b.under and len(bids) == 2), None)
    if over and over[1].call.supersedes(over[0].call):  # "2H over 2K" is told to be enough, whatever it is called
        found: Assigned = {"call" if over[1].mode == "made" else "replacement": over[1]}
        with_seats(found, offender_of(over[1], chances, over[0]), over[0])
        return found
    if _each_higher(reading):
        found = {"call": bids[-1]}
        with_seats(found, bids[-1].seat, bids[-2])
        return found
    pairs = [(a, b) for a, b in permutations(bids, 2) if not b.call.supersedes(a.call) and _may_be_pair(a, b, bids)]
    if each_in_turn(reading):  # "zuid 2K, west pas, noord 2K": the first one lay already
        pairs = [(a, b) for a, b in pairs if reading.told.index(a) < reading.told.index(b)]
    if not pairs:
        return _asked_about(reading) or _without_previous(reading, chances)
    previous, it = max(pairs, key=lambda pair: _pair_score(pair[0], pair[1], reading, chances))
    seat = offender_of(it, chances, previous)
    found = {"call": it}
    with_seats(found, seat, previous)
    if seat:
        found["turn"] = _in_turn(reading, seat)
    later = [x for x in calls_after(reading, it) if x is not previous]
    replacement = _replacement(later, it, seat) or _wanted_first(reading, previous, it, seat)
    if replacement:
        found["replacement"] = replacement
        if seat is None and replacement.seat is not None and not replacement.guessed:
            seat = found["offender"] = found["turn"] = replacement.seat
        final = _replacement([x for x in calls_after(reading, replacement) if x is not previous], replacement, seat)
        if final and final.call == "P":
            found["final_replacement"] = final
    what_followed(found, seat, [x for x in later if x is not replacement])
    return found


_SEVERAL = 3


def _each_higher(reading: AuctionReading) -> bool:
    """Whether several bids are told in rotation and each exceeds the one before, so that somebody only took one for too low."""
    bids = [it for it in reading.told if it.call.is_bid]
    plain = len(bids) == len(reading.told) and all(
        it.mode == "made" and it.seat and not (it.guessed or it.under) for it in bids
    )
    return (
        plain
        and len(bids) >= _SEVERAL
        and all(a.seat and b.seat is a.seat.lho and b.call.supersedes(a.call) for a, b in pairwise(bids))
    )


def _in_turn(reading: AuctionReading, seat: Seat) -> Seat:
    """Whose turn it was when `seat` bid too low: his own, unless that of a player before him is told (27A2)."""
    return reading.turn if reading.turn in (seat.rho, seat.partner) else seat


def _may_be_pair(previous: Told, it: Told, bids: Sequence[Told]) -> bool:
    """Whether `it` may be a bid made over `previous`: not by the same player, not merely wanted."""
    if it.mode in ("wanted", "instead") and any(x.mode == "made" and x is not previous for x in bids):
        return False
    if previous.mode in ("wanted", "instead"):
        return False
    known = it.seat is not None and previous.seat is not None and not it.guessed and not previous.guessed
    return not (known and (it.seat is previous.seat or _was_first(it, previous, bids)))


def _was_first(it: Told, previous: Told, bids: Sequence[Told]) -> bool:
    """Whether `previous` came next in rotation and is told after `it`, so that it was made over it."""
    made = it.mode == previous.mode == "made" and not (it.under or previous.under)
    return made and bids.index(previous) == bids.index(it) + 1 and it.seat is not None and previous.seat is it.seat.lho


def _asked_about(reading: AuctionReading) -> Assigned | None:
    """A bid that somebody wants to make at his turn and that suffices: "noord bood 1H, oost 1S, mag zuid 2H bieden?"."""
    bids = [it for it in reading.told if it.call.is_bid]
    if len(bids) < 2 or bids[-1].mode != "wanted" or any(it.mode != "made" for it in bids[:-1]):
        return None
    previous, it = bids[-2:]
    if previous.seat is None or it.seat is not previous.seat.lho or not it.call.supersedes(previous.call):
        return None
    found: Assigned = {"call": it}
    with_seats(found, it.seat, previous)
    return found


def _pair_score(previous: Told, it: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    score = 4 * chance_of(it, chances) - 2 * (previous.seat is not None and chance_of(previous, chances))
    score += {"made": 2.0, "changed": 0.5, "wanted": 0.0, "instead": -2.0}[it.mode]
    score += {"made": 1.0, "changed": -1.5}.get(previous.mode, -2.0)
    score += 2.0 * previous.under - 2.0 * it.under
    if told.index(previous) < told.index(it):
        score += 2.5
    if reading.told.index(it) == told.index(previous) + 1 and not (it.guessed or previous.guessed):
        score += 1.5 * (previous.seat is not None and it.seat is previous.seat.lho)
    bids = [x for x in told if x.call.is_bid and x.mode == "made" and x not in (previous, it)]
    if any(x.call.supersedes(previous.call) and told.index(x) < told.index(it) for x in bids):
        score -= 1.0  # a higher bid was the last one
    return score


def _without_previous(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """Only the insufficient bid is told, or only what takes its place."""
    made = [it for it in reading.told if it.call.is_bid and it.mode == "made" and not it.under]
    others = [it for it in reading.told if it.mode != "made"]
    found: Assigned = {}
    if len(made) == 1:
        seat = offender_of(made[0], chances)
        replacement = _replacement(calls_after(reading, made[0]), made[0], seat)
        found["call"] = made[0]
        if seat:
            found["offender"], found["turn"] = seat, _in_turn(reading, seat)
        if replacement:
            found["replacement"] = replacement
    elif others and not made:
        found = {"replacement": others[-1]}
    elif not made and (
        loose := [it for it in reading.told if not it.call.is_bid and chance_of(it, chances) >= UNWEIGHED]
    ):
        found = {"replacement": loose[-1]}  # no bid is told, so this isn't the insufficient one
    return found


def _wanted_first(reading: AuctionReading, previous: Told, it: Told, seat: Seat | None) -> Told | None:
    """What the player wants instead, told before his bid: "oost wou er 3S van maken want zijn 2S volstond niet"."""
    before = reading.told[: reading.told.index(it)]
    wanted = (x for x in before if x.mode == "wanted" and x.seat is seat is not None and x.call.is_bid)
    return next((x for x in wanted if x.call != it.call and x.call.supersedes(previous.call)), None)


def _replacement(later: Sequence[Told], it: Told, seat: Seat | None) -> Told | None:
    """The call that takes the place of `it`: put in its place, wanted, or made by the same player at once."""
    for x in later:
        if seat is not None and x.seat is seat.lho and not x.guessed:
            continue  # the next player calls over it
        same = x.seat is None or seat is None or x.seat is seat or x.guessed
        if x.mode != "made" and x.call != it.call and (same or x.mode in ("changed", "instead")):
            return x
        if x.mode == "made" and x.seat is not None and x.seat is seat and not x.guessed and x.call != it.call:
            return x
    return None

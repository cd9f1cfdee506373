"""The call out of rotation of a told auction, whose turn it was, and who called after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from nlu.auction.assigned import Assigned, Chances, calls_after, chance_of, offender_of, with_seats
from nlu.auction.irregularity_shown import before_the_one_in_turn, first_out_of_rotation
from nlu.auction.told_calls import AuctionReading, Told
from rules.vocabulary import Seat


def call_out_of_turn(reading: AuctionReading, chances: Chances, fits: Callable[[Told], bool]) -> Assigned | None:
    """The likeliest of the calls that `fits` lets through to be out of rotation, with whose turn it was and what followed."""
    told = reading.told
    if reading.listed and len(told) > 1:  # a call was out of turn, so that the seats don't follow from the dealer
        told = [replace(it, seat=None) if it.guessed else it for it in told]
        reading = replace(reading, told=told)
    it = _irregular_call(reading, chances, fits)
    if it is None:
        return None
    if _each_in_turn(reading):
        return {}
    index = told.index(it)
    bid = next((x for x in reversed(told[:index]) if x.call.is_bid and x.mode == "made"), None)
    if bid is None and it.call in ("X", "XX"):
        bid = next((x for x in told if x.call.is_bid and x.mode == "made" and x.seat is not it.seat), None)
    seat = offender_of(it, chances, bid)
    if seat is not None and seat is reading.turn and not chances:
        return {"turn": reading.turn}
    if (it.guessed or it.seat is None) and seat is (reading.turn or reading.dealer):
        seat = _clear_other(chances, seat)  # he was in turn, so that another did it
    found: Assigned = {"call": it}
    with_seats(found, seat, bid)
    if reading.dealer:
        found["dealer"] = reading.dealer
    turn = _turn(it, seat, reading) or _turn_since(it, seat, reading)
    if turn:
        found["turn"] = turn
    _after_out_of_turn(found, it, seat, turn, reading, bid)
    return found


def _each_in_turn(reading: AuctionReading) -> bool:
    """Whether the calls that are told followed each other in rotation, and nothing shows that they began with the wrong player."""
    told = reading.told
    if len(told) < 2 or reading.dealt or reading.turn is not None or told[0].call in ("X", "XX"):
        return False
    if reading.dealer not in (None, told[0].seat):
        return False  # "noord geeft. west 1SA, noord 2S"
    known = all(it.mode == "made" and it.seat and not (it.guessed or it.early or it.under) for it in told)
    return known and all(second.seat is first.seat.lho for first, second in pairwise(told) if first.seat)


def _irregular_call(reading: AuctionReading, chances: Chances, fits: Callable[[Told], bool]) -> Told | None:
    """The call out of rotation: the one that the turn told proves to be, else the likeliest."""
    told = reading.told
    calls = [it for it in told if fits(it) and it.mode in ("made", "changed")] or [it for it in told if fits(it)]
    if not calls:
        return None
    proven = before_the_one_in_turn(reading)
    early = first_out_of_rotation(reading, chances)  # later calls may follow from the rectification
    likeliest = max(calls, key=lambda x: _rotation_score(x, reading, chances) + 1.5 * (x is early))
    told_of_another = proven is not None and not proven.early and any(it.early for it in calls)
    return proven if proven is not None and proven in calls and not told_of_another else likeliest


def _clear_other(chances: Chances, than: Seat | None) -> Seat | None:
    """The likeliest player but one, where he is much likelier than the rest."""
    others = sorted((seat for seat in chances if seat is not than), key=lambda seat: -chances[seat])
    clear = others and chances[others[0]] > 0.3 and all(chances[others[0]] > 2.5 * chances[x] for x in others[1:])
    return others[0] if clear else None


def _rotation_score(it: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    index = told.index(it)
    before = [x for x in told[:index] if x.mode == "made"]
    score = 4 * chance_of(it, chances) - 0.2 * index - 2.0 * it.under - 0.5 * (it.mode != "made") + 2.5 * it.early
    score -= sum(x.seat is it.seat is not None and not x.under for x in before)
    expected = before[-1].seat.lho if before and before[-1].seat else None if before else reading.dealer or reading.turn
    if reading.turn is not None and it.seat is not None:
        score += (
            -3.0
            if it.seat is reading.turn and expected in (None, reading.turn)
            else 1.0
            if it.seat is not reading.turn
            else 0.0
        )
    if expected is not None and it.seat is not None and not it.guessed:
        score += -1.5 if it.seat is expected else 1.5
        score += (4.0 if before else 0.0) * (expected is reading.turn is not it.seat)
    if not before and reading.dealer is not None and it.seat is not None:
        score += -2.0 if it.seat is reading.dealer else 2.0
    return score


def _turn(it: Told, seat: Seat | None, reading: AuctionReading) -> Seat | None:
    """Whose turn it was, as told or by the call before it."""
    before = [x for x in reading.told[: reading.told.index(it)] if x.mode == "made"]
    if reading.turn is not None and reading.turn is not seat:
        return reading.turn
    if not before:
        return reading.dealer if reading.dealer is not seat else None
    last = before[-1]
    if last.seat is None or last.guessed or seat is None:
        return None
    return last.seat.lho if last.seat.lho is not seat or _is_whole(before, reading.dealer) else None


def _turn_since(it: Told, seat: Seat | None, reading: AuctionReading) -> Seat | None:
    """Whose turn it was by who went on: had the call been accepted, it would have been the left-hand opponent."""
    later = next((x for x in calls_after(reading, it) if x.mode == "made"), None)
    if seat is None or later is None or later.guessed or reading.turn is not None:
        return None
    return later.seat if later.seat in (seat.rho, seat.partner) else None


def _is_whole(calls: Sequence[Told], dealer: Seat | None) -> bool:
    """Whether these calls are an auction from its beginning, each by the next player, so that the turn is beyond doubt."""
    seats = [None if it.guessed or it.under else it.seat for it in calls]
    in_order = all(first and second is first.lho for first, second in pairwise(seats))
    return dealer is not None and seats[0] is dealer and in_order


def _after_out_of_turn(
    found: Assigned, it: Told, seat: Seat | None, turn: Seat | None, reading: AuctionReading, bid: Told | None
) -> None:
    later = [x for x in calls_after(reading, it) if x is not bid]
    own = [x for x in later if x.seat is seat and seat is not None and not (x.mode == "made" and x.guessed)]
    chosen = [x for x in later if x.mode != "made"]
    told = [x for x in chosen if x.seat is seat] + own + [x for x in chosen if x.seat is None]
    replacement = next(iter(told), None)
    if replacement:
        found["replacement"] = replacement
    followed = next((x for x in later if x.mode == "made" and x is not replacement), None)
    if followed is None or seat is None or followed.seat is None or (followed.guessed and not reading.listed):
        return
    if followed.seat is turn and turn is not seat.lho:
        if turn is seat.rho:
            found["rho_pass"] = followed.call == "P"
    elif followed.seat is seat.lho and turn is not seat.lho:
        found["lho_called"] = True
        behind = [x for x in later[later.index(followed) + 1 :] if x.mode == "made" and not x.guessed]
        if turn is seat.rho and behind and behind[0].seat is turn:
            found.pop("lho_called")
            found["rho_pass"] = behind[0].call == "P"


def bid_out_of_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A bid out of rotation."""
    return call_out_of_turn(reading, chances, lambda it: it.call.is_bid)


def pass_out_of_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A pass out of rotation."""
    return call_out_of_turn(reading, chances, lambda it: it.call == "P")


def double_out_of_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A double or redouble out of rotation."""
    return call_out_of_turn(reading, chances, lambda it: it.call in ("X", "XX"))

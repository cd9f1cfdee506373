"""A withdrawn call and the one that took its place, to be compared with it (Laws 23 and 26)."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.auction.assigned import SURE, Assigned, Chances, calls_after, chance_of
from nlu.auction.calls_out_of_turn import call_out_of_turn
from nlu.auction.told_calls import AuctionReading, Told
from rules.vocabulary import Seat


def comparable(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """The withdrawn call comes first, the one to be compared with it last."""
    calls = [it for it in reading.told if not it.under]
    if not calls:
        return None
    seat = _who_called_again(calls, chances)
    best = max(chances.values(), default=0.0)
    own = [it for it in calls if it.seat is seat or (it.guessed or it.seat is None)] if seat else calls
    own = [it for it in own if it.seat is seat or chance_of(it, chances) >= min(0.4, 0.8 * best)]
    if not own:
        return None
    old = next((it for it in own if it.mode in ("instead",)), own[0])
    old = next((it for it in own if it.mode == "made" and it.call == old.call), old)  # as it was told first
    new = next(
        (
            it
            for it in reversed(own)
            if it is not old and it.mode != "instead" and (it.call != old.call or it.place > old.place)
        ),
        None,
    )
    found = call_out_of_turn(reading, chances, lambda it: it is old) or {}
    for name in ("replacement", "rho_pass", "lho_called"):
        found.pop(name, None)
    turn = found.get("turn")
    followed = next(
        (it for it in calls_after(reading, old) if it.mode == "made" and it.seat is turn and turn is not None), None
    )
    if followed and isinstance(turn, Seat) and found.get("offender") is turn.lho:
        found["rho_pass"] = followed.call == "P"
    if new:
        found["replacement"] = new
    return found


def _who_called_again(calls: Sequence[Told], chances: Chances) -> Seat | None:
    """The player whose later call is compared with his first: likeliest to have done it, and known to have called twice."""
    seats = list(dict.fromkeys(it.seat for it in calls if it.seat is not None and not it.guessed))

    def weight(seat: Seat) -> float:
        own = [it for it in calls if it.seat is seat]
        again = len(own) > 1 and (own[-1].mode != "made" or own[-1] is calls[-1])
        return chances.get(seat, 0.0) + again

    return max(seats, key=weight, default=None)


def withdrawn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call that was withdrawn long ago and what took its place (26B)."""
    best = max(chances.values(), default=0.0)
    own = [
        it
        for it in reading.told
        if not it.under and it.seat is not None and chance_of(it, chances) >= max(SURE, 0.8 * best)
    ]
    if not own:
        return None
    found: Assigned = {"call": own[0]}
    if len(own) > 1:
        found["replacement"] = own[1]
    return found

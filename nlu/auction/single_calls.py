"""Irregular calls that stand by themselves: of a player obliged to pass, too high, too late, or on the cards of another board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from nlu.auction.assigned import Assigned, Chances, calls_after, chance_of, offender_of, what_followed, with_seats
from nlu.auction.told_calls import AuctionReading, Told


def _one_call(reading: AuctionReading, chances: Chances, weigh: Callable[[Told], float]) -> Assigned | None:
    """The irregular call is a single one: the likeliest by its player, `weigh`, and being the point of the sentence."""
    told = reading.told
    if not told:
        return None
    it = max(
        told,
        key=lambda x: 4 * chance_of(x, chances) - 3.0 * x.under - 1.5 * (x.mode in ("wanted", "instead")) + weigh(x),
    )
    bid = next((x for x in reversed(told[: told.index(it)]) if x.call.is_bid and x.mode == "made"), None)
    seat = offender_of(it, chances, bid)
    found: Assigned = {"call": it}
    with_seats(found, seat, bid)
    what_followed(found, seat, [x for x in calls_after(reading, it) if x is not bid])
    return found


def obliged_to_pass(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call, no pass, by a player who had to pass."""
    found = _one_call(reading, chances, lambda it: -4.0 * (it.call == "P") - 0.2 * reading.told.index(it))
    return None if found and isinstance(it := found["call"], Told) and it.call == "P" else found


def above_seven(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A bid of more than seven."""
    above = [it for it in reading.told if (it.call.level or 0) > 7]
    if not above:
        return None
    found = _one_call(reading, chances, lambda it: 20.0 * ((it.call.level or 0) > 7) + (it.seat is not None))
    meant = next((it for it in reading.told if it.mode == "wanted" and it not in above), None)
    if found and meant:
        found["replacement"] = meant
    return found


def _answers(it: Told, late: Told, told: Sequence[Told]) -> bool:
    """Whether `it` is called over a call that came too late: a redouble, or a double of a bid over the last one."""
    over = any(x.under and x.call.is_bid for x in told[: told.index(late)])
    return (it.call == "XX" and late.call == "X") or (it.call == "X" and late.call.is_bid and over)


def after_auction(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call made after the auction was over."""
    told = reading.told
    over = next((at for at in range(3, len(told)) if all(it.call == "P" for it in told[at - 3 : at])), None)
    if over is not None:  # only what was called after the third pass came too late
        reading = replace(reading, told=told[over:])
        told = reading.told
    last = [it for it in told if it.call != "P" and not it.under][-2:]
    answered = len(last) == 2 and last[1].seat is not last[0].seat and _answers(last[1], last[0], told)
    found = _one_call(
        reading,
        chances,
        lambda it: 0.5 * (it.call != "P") + 0.3 * told.index(it) + 3.5 * it.late - 4.0 * (answered and it is last[1]),
    )
    if found:
        found.pop("previous_bidder", None)
    return found


def wrong_hand(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call on the cards of another board, and who has called over it."""
    made = [it for it in reading.told if it.mode == "made" and not it.under]
    if not made:
        return None
    it = max(made, key=lambda x: 4 * chance_of(x, chances) - 0.3 * made.index(x))
    seat = offender_of(it, chances)
    found: Assigned = {"call": it}
    if seat:
        found["offender"] = seat
    what_followed(found, seat, calls_after(reading, it))
    return found

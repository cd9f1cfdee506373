"""Which call of a told auction is the irregular one, which came before it, and which replaces it.

Each irregularity names its own reading; among the ways the calls could be assigned, the one that makes bridge sense is taken.
"""

from __future__ import annotations

from collections.abc import Callable

from nlu.auction_reader import AuctionReading, Told
from rules.vocabulary import Seat

Assigned = dict[str, Told | Seat | bool]
"""Facts by name: a call that was told, a seat, or a yes or no."""


def assign(code: str, reading: AuctionReading) -> Assigned | None:
    """The roles of the calls if the auction fits the irregularity `code`, else None."""
    reader = _READERS.get(code)
    return reader(reading) if reader else None


def irregularity_told(reading: AuctionReading) -> str | None:
    """What the auction by itself shows to be wrong, when its players are known."""
    made = reading.made
    if any(it.call.level is not None and it.call.level > 7 for it in reading.told):
        return "bid_above_seven"
    first = reading.dealer or reading.turn
    if made and first and made[0].seat and made[0].seat is not first and _is_opening(reading):
        return _out_of_turn(made[0])
    pair = _insufficient(reading)
    if pair is not None and pair[0].seat is not pair[1].seat:
        return "insufficient_bid"
    return None


def _is_opening(reading: AuctionReading) -> bool:
    return reading.dealer is not None or len(reading.made) == 1


def _out_of_turn(it: Told) -> str:
    return f"{'pass' if it.call == 'P' else 'bid' if it.call.is_bid else 'double'}_out_of_turn"


def _insufficient(reading: AuctionReading) -> tuple[Told, Told] | None:
    """A bid and a later one that doesn't exceed it, by another player."""
    bids = [it for it in reading.told if it.call.is_bid and it.mode == "made"]
    for index, previous in enumerate(bids):
        for it in bids[index + 1 :]:
            if it.seat is not None and it.seat is previous.seat:
                continue
            if not it.call.supersedes(previous.call):
                return previous, it
            break
    return None


def _insufficient_bid(reading: AuctionReading) -> Assigned | None:
    pair = _insufficient(reading)
    if pair is None:
        bids = [it for it in reading.told if it.call.is_bid]
        loose = next(((a, b) for i, a in enumerate(bids) for b in bids[i + 1 :] if not b.call.supersedes(a.call) and (a.seat is None or a.seat is not b.seat)), None)
        if loose is None:
            return _replacement_only(reading)
        pair = loose
    previous, it = pair
    found: Assigned = {"call": it, "previous_call": previous}
    if it.seat:
        found["offender"] = it.seat
        found["turn"] = it.seat
    if previous.seat:
        found["previous_bidder"] = previous.seat
    later = _after(reading, it)
    replacement = _replacement(later, it)
    if replacement:
        found["replacement"] = replacement
    _what_followed(found, it, [x for x in later if x is not replacement])
    return found


def _after(reading: AuctionReading, it: Told) -> list[Told]:
    told = reading.told
    return [x for x in told[told.index(it) + 1 :] if x.place > it.place or x.mode != "made"]


def _replacement(later: list[Told], it: Told) -> Told | None:
    """The call that takes the place of `it`: put in its place, wanted, or made by the same player at once."""
    for x in later:
        if x.mode != "made" and x.call != it.call and (x.seat is None or it.seat is None or x.seat is it.seat or x.mode in ("changed", "instead")):
            return x
        if x.mode == "made" and x.seat is not None and x.seat is it.seat:
            return x
    return None


def _replacement_only(reading: AuctionReading) -> Assigned | None:
    wanted = [it for it in reading.told if it.mode != "made"]
    return {"replacement": wanted[-1]} if wanted and not reading.made else None


def _what_followed(found: Assigned, it: Told, later: list[Told]) -> None:
    followed = next((x for x in later if x.mode == "made"), None)
    if followed is None or it.seat is None or followed.seat is None:
        return
    if followed.seat is it.seat.lho and "replacement" not in found:
        found["lho_called"] = True
    if any(x.mode == "made" and x.seat is it.seat.partner for x in later):
        found["partner_called"] = True


def _call_out_of_turn(reading: AuctionReading, fits: Callable[[Told], bool]) -> Assigned | None:
    proper = reading.turn or reading.dealer
    made = [it for it in reading.told if it.mode in ("made", "changed")]
    calls = [it for it in made if fits(it)]
    if not calls:
        calls = [it for it in reading.told if fits(it)]
    if not calls:
        return None
    it = next((x for x in calls if reading.turn is not None and x.seat is not reading.turn and _turn_before(x, made, reading) is reading.turn), None)
    if it is None:
        it = next((x for x in calls if x.seat is not None and proper is not None and x.seat is not proper and (reading.turn is not None or (x in made and not made.index(x)))), None)
    if it is None:
        it = _first_out_of_rotation(made, fits, reading.dealer) or next((x for x in calls if x.seat is None or x.seat is not proper), None)
    if it is None:
        return None
    found: Assigned = {"call": it}
    if it.seat:
        found["offender"] = it.seat
    index = reading.told.index(it)
    bid = next((x for x in reversed(reading.told[:index]) if x.call.is_bid and x.mode == "made" and x is not it), None)
    if bid is None and it.call in ("X", "XX"):
        bid = next((x for x in reading.told if x.call.is_bid and x.mode == "made" and x.seat is not it.seat), None)
    if bid:
        found["previous_call"] = bid
        if bid.seat:
            found["previous_bidder"] = bid.seat
    if reading.dealer:
        found["dealer"] = reading.dealer
    if proper and proper is not it.seat and (reading.turn or not reading.told[:index]):
        found["turn"] = proper
    elif it.seat and index and (last := reading.told[index - 1]).seat and last.mode == "made" and last.seat.lho is not it.seat:
        found["turn"] = last.seat.lho
    later = _after(reading, it)
    turn = found.get("turn")
    replacement = next(
        (x for x in later if x.mode != "made" and (x.seat is None or x.seat is it.seat)), next((x for x in later if x.seat is it.seat and it.seat is not None), None)
    )
    followed = next((x for x in later if x.mode == "made" and x is not replacement), None)
    if replacement:
        found["replacement"] = replacement
    if followed and it.seat and followed.seat:
        if followed.seat is turn and turn is not it.seat.lho:
            if turn is it.seat.rho:
                found["rho_pass"] = followed.call == "P"
        elif followed.seat is it.seat.lho and (turn is not it.seat.lho):
            found["lho_called"] = True
    return found


def _turn_before(it: Told, made: list[Told], reading: AuctionReading) -> Seat | None:
    """Whose turn it was when `it` was made, by the call before it."""
    index = made.index(it) if it in made else 0
    if not index:
        return reading.dealer or reading.turn
    previous = made[index - 1].seat
    return previous.lho if previous else None


def _first_out_of_rotation(made: list[Told], fits: Callable[[Told], bool], dealer: Seat | None) -> Told | None:
    expected = dealer
    for it in made:
        if expected is not None and it.seat is not None and it.seat is not expected:
            return it if fits(it) else None
        expected = it.seat.lho if it.seat else None
    return None


def _bid_out_of_turn(reading: AuctionReading) -> Assigned | None:
    return _call_out_of_turn(reading, lambda it: it.call.is_bid)


def _pass_out_of_turn(reading: AuctionReading) -> Assigned | None:
    return _call_out_of_turn(reading, lambda it: it.call == "P")


def _double_out_of_turn(reading: AuctionReading) -> Assigned | None:
    return _call_out_of_turn(reading, lambda it: it.call in ("X", "XX"))


def _any_out_of_turn(reading: AuctionReading) -> Assigned | None:
    return _call_out_of_turn(reading, lambda it: True)


def _changed(reading: AuctionReading) -> Assigned | None:
    """A call and the one that was meant, wanted or put in its place (Law 25)."""
    if not reading.told:
        return None
    told = [it for it in reading.told if not it.under]
    second = next((it for it in told if it.mode == "instead"), None) or next((it for it in told if it.mode == "wanted"), None)
    second = second or next((it for it in told if it.mode == "changed"), None)
    made = [it for it in told if it.mode == "made"] or [it for it in told if it is not second]
    if second is None:
        pair = next(((a, b) for a, b in zip(made, made[1:], strict=False) if a.seat is b.seat and a.call != b.call), None)
        second = pair[1] if pair else None
    others = [it for it in made if it is not second and (second is None or it.call != second.call)]
    same = [it for it in others if second is None or second.seat is None or it.seat in (None, second.seat)] or others
    before = [it for it in same if second is None or it.place < second.place]
    first = (before[-1] if second else before[0]) if before else next(iter(same), None)
    if first is None:
        return {"replacement": second} if second else None
    found: Assigned = {"call": first}
    seat = first.seat or (second.seat if second and second.mode == "wanted" else None)
    if seat:
        found["offender"] = seat
    if second and second.call != first.call:
        found["replacement"] = second
    later = [it for it in made if it is not first and it is not second and it.place > first.place]
    for it in later:
        if seat and it.seat is seat.lho:
            found["lho_called"] = True
        if seat and it.seat is seat.partner:
            found["partner_called"] = True
    return found


def _inadmissible_double(reading: AuctionReading) -> Assigned | None:
    doubles = [it for it in reading.told if it.call in ("X", "XX") and it.mode == "made"] or [it for it in reading.told if it.call in ("X", "XX")]
    if not doubles:
        return None
    it = next((x for x in doubles if x.call == "XX"), None) if not any(x.call == "X" for x in reading.told) or doubles[0].call == "XX" else doubles[-1]
    it = it or doubles[-1]
    found: Assigned = {"call": it}
    if it.seat:
        found["offender"] = it.seat
    bid = next((x for x in reversed(reading.told[: reading.told.index(it)]) if x.call.is_bid), None)
    if bid is None:
        bid = next((x for x in reading.told if x.call.is_bid and x.mode == "made" and x.seat is not it.seat), None)
    if bid:
        found["previous_call"] = bid
        if bid.seat:
            found["previous_bidder"] = bid.seat
    _what_followed(found, it, [x for x in _after(reading, it) if x is not bid])
    return found


def _last_call(reading: AuctionReading) -> Assigned | None:
    """The irregular call is the first that isn't a pass nor a bid that it was made over (37)."""
    told = [it for it in reading.told if not it.under]
    it = next((x for x in told if x.call != "P"), None)
    return _irregular(it or (told[-1] if told else None), reading)


def _above_seven(reading: AuctionReading) -> Assigned | None:
    above = [it for it in reading.told if (it.call.level or 0) > 7]
    return _irregular(next((it for it in above if it.seat), above[0] if above else None), reading)


def _after_auction(reading: AuctionReading) -> Assigned | None:
    told = [it for it in reading.told if not it.under]
    return _irregular(next((it for it in told if it.call != "P"), told[0] if told else None), reading)


def _irregular(it: Told | None, reading: AuctionReading) -> Assigned | None:
    if it is None:
        return None
    found: Assigned = {"call": it}
    if it.seat:
        found["offender"] = it.seat
    bid = next((x for x in reversed(reading.told[: reading.told.index(it)]) if x.call.is_bid), None)
    if bid:
        found["previous_call"] = bid
        if bid.seat:
            found["previous_bidder"] = bid.seat
    _what_followed(found, it, [x for x in _after(reading, it) if x is not bid])
    return found


def _simultaneous(reading: AuctionReading) -> Assigned | None:
    """The call of the player who wasn't to call counts as made after the other one (Law 33)."""
    proper = reading.turn or reading.dealer
    made = reading.made
    it = next((x for x in made if x.seat is not None and x.seat is not proper), None) if proper else (made[-1] if len(made) > 1 else None)
    if it is None:
        return {"dealer": reading.dealer} if reading.dealer else None
    found: Assigned = {"call": it}
    if it.seat:
        found["offender"] = it.seat
    if reading.dealer:
        found["dealer"] = reading.dealer
    return found


def _missed_turn(reading: AuctionReading) -> Assigned | None:
    made = [it for it in reading.made if it.seat is not None]
    for before, after in zip(made, made[1:], strict=False):
        if before.seat and after.seat and after.seat is before.seat.partner:
            return {"turn": before.seat.lho, "offender": after.seat}
    return {"turn": reading.turn} if reading.turn else None


_READERS: dict[str, Callable[[AuctionReading], Assigned | None]] = {
    "insufficient_bid": _insufficient_bid,
    "bid_out_of_turn": _bid_out_of_turn,
    "pass_out_of_turn": _pass_out_of_turn,
    "double_out_of_turn": _double_out_of_turn,
    "comparable_call": _any_out_of_turn,
    "unintended_call": _changed,
    "change_of_call": _changed,
    "inadmissible_double": _inadmissible_double,
    "call_when_obliged_to_pass": _last_call,
    "bid_above_seven": _above_seven,
    "call_after_auction": _after_auction,
    "simultaneous_calls": _simultaneous,
    "missed_turn": _missed_turn,
}

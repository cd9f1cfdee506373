"""Which call of a told auction is the irregular one, which came before it, and which replaces it.

Each irregularity weighs the ways its roles could be given to the calls; the one that makes most sense as bridge and as
Dutch is taken. How likely each player is the offender, as estimated from the words, is weighed along.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, permutations, takewhile

from nlu.auction.auction_reader import AuctionReading, Told
from nlu.auction.irregularity_shown import before_the_one_in_turn, first_out_of_rotation
from rules.vocabulary import Seat

Assigned = dict[str, Told | Seat | str | bool]
"""Facts by name: a call that was told, a seat, a word, or a yes or no."""
Chances = Mapping[Seat, float]
"""How likely each player that is named is the offender."""

_NOBODY: Chances = {}
_SURE = 0.5
_UNWEIGHED = 0.4


def assign(code: str, reading: AuctionReading, chances: Chances = _NOBODY) -> Assigned | None:
    """The roles of the calls if the auction fits the irregularity `code`, else None."""
    reader = _READERS.get(code)
    if reader is not _changed:
        reading = replace(reading, told=[it for it in reading.told if not it.corrected])
    found = reader(reading, chances if reading.anchored else _NOBODY) if reader else None
    return found or None


def _chance(it: Told, chances: Chances) -> float:
    """How likely the player of a call is the offender; middling when he isn't known."""
    if not chances:
        return _UNWEIGHED
    if it.seat is None or it.guessed:
        return 0.8 * max(chances.values())
    return chances.get(it.seat, 0.0)


def _offender(it: Told, chances: Chances, *others: Told | None) -> Seat | None:
    """Who made the irregular call: as told, else the likeliest player that made none of the `others`."""
    if it.seat is not None and not it.guessed:
        return it.seat
    taken = {other.seat for other in others if other is not None and not other.guessed}
    best = max((seat for seat in chances if seat not in taken), key=lambda seat: chances[seat], default=None)
    return best if best is not None and chances[best] >= _SURE else it.seat


def _clear_other(chances: Chances, than: Seat | None) -> Seat | None:
    """The likeliest player but one, where he is much likelier than the rest."""
    others = sorted((seat for seat in chances if seat is not than), key=lambda seat: -chances[seat])
    clear = others and chances[others[0]] > 0.3 and all(chances[others[0]] > 2.5 * chances[x] for x in others[1:])
    return others[0] if clear else None


def _with_seats(found: Assigned, seat: Seat | None, previous: Told | None) -> None:
    if seat:
        found["offender"] = seat
    if previous is not None:
        found["previous_call"] = previous
        if previous.seat and not previous.guessed:
            found["previous_bidder"] = previous.seat


def _after(reading: AuctionReading, it: Told) -> list[Told]:
    told = reading.told
    return [x for x in told[told.index(it) + 1 :] if not x.under]


def _what_followed(found: Assigned, seat: Seat | None, later: Sequence[Told]) -> None:
    """Who has called since, among `later`."""
    if seat is None:
        return
    made = [x for x in later if x.mode == "made"]
    if "replacement" not in found and made and made[0].seat is seat.lho:
        found["lho_called"] = True
    if any(x.seat is seat.partner and not x.guessed for x in made):
        found["partner_called"] = True


# Insufficient bids


def _insufficient_bid(reading: AuctionReading, chances: Chances) -> Assigned | None:
    bids = [it for it in reading.told if it.call.is_bid]
    over = next(((a, b) for a, b in permutations(bids, 2) if a.under and not b.under and len(bids) == 2), None)
    if over and over[1].call.supersedes(over[0].call):  # "2H over 2K" is told to be enough, whatever it is called
        found: Assigned = {"call": over[1]}
        _with_seats(found, _offender(over[1], chances, over[0]), over[0])
        return found
    pairs = [(a, b) for a, b in permutations(bids, 2) if not b.call.supersedes(a.call) and _may_be_pair(a, b, bids)]
    if not pairs:
        return _without_previous(reading, chances)
    previous, it = max(pairs, key=lambda pair: _pair_score(pair[0], pair[1], reading, chances))
    seat = _offender(it, chances, previous)
    found = {"call": it}
    _with_seats(found, seat, previous)
    if seat:
        found["turn"] = seat
    later = [x for x in _after(reading, it) if x is not previous]
    replacement = _replacement(later, it, seat)
    if replacement:
        found["replacement"] = replacement
        if seat is None and replacement.seat is not None and not replacement.guessed:
            seat = found["offender"] = found["turn"] = replacement.seat
        final = _replacement([x for x in _after(reading, replacement) if x is not previous], replacement, seat)
        if final and final.call == "P":
            found["final_replacement"] = final
    _what_followed(found, seat, [x for x in later if x is not replacement])
    return found


def _may_be_pair(previous: Told, it: Told, bids: Sequence[Told]) -> bool:
    """Whether `it` may be a bid made over `previous`: not by the same player, not merely wanted."""
    if it.mode in ("wanted", "instead") and any(x.mode == "made" and x is not previous for x in bids):
        return False
    if previous.mode in ("wanted", "instead"):
        return False
    known = it.seat is not None and previous.seat is not None and not it.guessed and not previous.guessed
    return not (known and it.seat is previous.seat)


def _pair_score(previous: Told, it: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    score = 4 * _chance(it, chances) - 2 * (previous.seat is not None and _chance(previous, chances))
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
        seat = _offender(made[0], chances)
        replacement = _replacement(_after(reading, made[0]), made[0], seat)
        found["call"] = made[0]
        if seat:
            found["offender"] = found["turn"] = seat
        if replacement:
            found["replacement"] = replacement
    elif others and not made:
        found = {"replacement": others[-1]}
    elif not made and (
        loose := [it for it in reading.told if not it.call.is_bid and _chance(it, chances) >= _UNWEIGHED]
    ):
        found = {"replacement": loose[-1]}  # no bid is told, so this isn't the insufficient one
    return found


def _replacement(later: Sequence[Told], it: Told, seat: Seat | None) -> Told | None:
    """The call that takes the place of `it`: put in its place, wanted, or made by the same player at once."""
    for x in later:
        same = x.seat is None or seat is None or x.seat is seat or x.guessed
        if x.mode != "made" and x.call != it.call and (same or x.mode in ("changed", "instead")):
            return x
        if x.mode == "made" and x.seat is not None and x.seat is seat and not x.guessed and x.call != it.call:
            return x
    return None


# Calls out of rotation


def _call_out_of_turn(reading: AuctionReading, chances: Chances, fits: Callable[[Told], bool]) -> Assigned | None:
    told = reading.told
    if reading.listed and len(told) > 1:  # a call was out of turn, so that the seats don't follow from the dealer
        told = [replace(it, seat=None) if it.guessed else it for it in told]
        reading = replace(reading, told=told)
    calls = [it for it in told if fits(it) and it.mode in ("made", "changed")] or [it for it in told if fits(it)]
    if not calls:
        return None
    proven = before_the_one_in_turn(reading)
    early = first_out_of_rotation(reading, chances)  # later calls may follow from the rectification
    likeliest = max(calls, key=lambda x: _rotation_score(x, reading, chances) + 1.5 * (x is early))
    it = proven if proven is not None and proven in calls else likeliest
    index = told.index(it)
    bid = next((x for x in reversed(told[:index]) if x.call.is_bid and x.mode == "made"), None)
    if bid is None and it.call in ("X", "XX"):
        bid = next((x for x in told if x.call.is_bid and x.mode == "made" and x.seat is not it.seat), None)
    seat = _offender(it, chances, bid)
    if seat is not None and seat is reading.turn and not chances:
        return {"turn": reading.turn}
    if (it.guessed or it.seat is None) and seat is (reading.turn or reading.dealer):
        seat = _clear_other(chances, seat)  # he was in turn, so that another did it
    found: Assigned = {"call": it}
    _with_seats(found, seat, bid)
    if reading.dealer:
        found["dealer"] = reading.dealer
    turn = _turn(it, seat, reading) or _turn_since(it, seat, reading)
    if turn:
        found["turn"] = turn
    _after_out_of_turn(found, it, seat, turn, reading, bid)
    return found


def _rotation_score(it: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    index = told.index(it)
    before = [x for x in told[:index] if x.mode == "made"]
    score = 4 * _chance(it, chances) - 0.2 * index - 2.0 * it.under - 0.5 * (it.mode != "made") + 2.5 * it.early
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
    later = next((x for x in _after(reading, it) if x.mode == "made"), None)
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
    later = [x for x in _after(reading, it) if x is not bid]
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


def _bid_out_of_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    return _call_out_of_turn(reading, chances, lambda it: it.call.is_bid)


def _pass_out_of_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    return _call_out_of_turn(reading, chances, lambda it: it.call == "P")


def _double_out_of_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    return _call_out_of_turn(reading, chances, lambda it: it.call in ("X", "XX"))


def _comparable(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """The withdrawn call comes first, the one to be compared with it last."""
    calls = [it for it in reading.told if not it.under]
    if not calls:
        return None
    seat = _who_called_again(calls, chances)
    best = max(chances.values(), default=0.0)
    own = [it for it in calls if it.seat is seat or (it.guessed or it.seat is None)] if seat else calls
    own = [it for it in own if it.seat is seat or _chance(it, chances) >= min(0.4, 0.8 * best)]
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
    found = _call_out_of_turn(reading, chances, lambda it: it is old) or {}
    for name in ("replacement", "rho_pass", "lho_called"):
        found.pop(name, None)
    turn = found.get("turn")
    followed = next(
        (it for it in _after(reading, old) if it.mode == "made" and it.seat is turn and turn is not None), None
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


def _withdrawn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call that was withdrawn long ago and what took its place (26B)."""
    best = max(chances.values(), default=0.0)
    own = [
        it
        for it in reading.told
        if not it.under and it.seat is not None and _chance(it, chances) >= max(_SURE, 0.8 * best)
    ]
    if not own:
        return None
    found: Assigned = {"call": own[0]}
    if len(own) > 1:
        found["replacement"] = own[1]
    return found


# Changes of call


def _changed(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call and the one that was meant, wanted or put in its place (Law 25)."""
    told = reading.told
    if not told:
        return None
    pairs = [(a, b) for a, b in permutations(told, 2) if a.call != b.call and _may_replace(a, b)]
    first: Told
    second: Told | None
    if pairs:
        first, second = max(pairs, key=lambda pair: _change_score(pair[0], pair[1], reading, chances))
    else:
        second = next((it for it in told if it.mode in ("wanted", "changed")), None)
        own = [it for it in told if it.mode == "made" and not it.under]
        if not own:
            return {"replacement": second} if second else None
        first, second = max(own, key=lambda it: _chance(it, chances)), None
    found: Assigned = {"call": first}
    later = [it for it in told if it.mode == "made" and it not in (first, second)]
    seat = _offender(first, chances, *later) or (second.seat if second and not second.guessed else None)
    if seat:
        found["offender"] = seat
    if second:
        found["replacement"] = second
    for it in told:
        if it.mode == "made" and it not in (first, second) and seat and not it.guessed and _came_after(it, first):
            if it.seat is seat.lho:
                found["lho_called"] = True
            if it.seat is seat.partner:
                found["partner_called"] = True
    return found


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
    score = 3 * _chance(first, chances)
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


# Doubles that aren't allowed, forced passes, calls too high or too late


def _inadmissible_double(reading: AuctionReading, chances: Chances) -> Assigned | None:
    told = reading.told
    doubles = [it for it in told if it.call in ("X", "XX") and it.mode == "made"] or [
        it for it in told if it.call in ("X", "XX")
    ]
    if not doubles:
        return None
    it = max(doubles, key=lambda x: _double_score(x, reading, chances))
    bid = _doubled_bid(told[: told.index(it)])
    if bid is None:
        bid = next((x for x in told if x.call.is_bid and x.mode == "made" and x.seat is not it.seat), None)
    seat = _offender(it, chances, bid)
    found: Assigned = {"call": it}
    _with_seats(found, seat, bid)
    _what_followed(found, seat, [x for x in _after(reading, it) if x is not bid])
    doubled = _doubled(told[: told.index(it)], seat)
    if doubled:
        found["doubled"] = doubled
    return found


def _doubled_bid(before: Sequence[Told]) -> Told | None:
    """The last bid of those told before a double: one that it is said to be over, and the highest, whatever their order."""
    bids = [x for x in before if x.call.is_bid and x.mode == "made"]
    best: Told | None = None
    for it in [x for x in bids if x.under] or bids:
        best = it if best is None or it.call.supersedes(best.call) else best
    return best


def _doubled(before: Sequence[Told], seat: Seat | None) -> str | None:
    """How the last bid stood before a call by `seat`, where each player from the bidder to him is told to have called."""
    since = list(takewhile(lambda x: not x.call.is_bid, reversed(before)))[::-1]
    calls = before[-len(since) - 1 :] if len(since) < len(before) else []
    seats = [None if x.guessed or x.mode != "made" or x.under else x.seat for x in calls]
    if not calls or any(first is None or second is not first.lho for first, second in pairwise([*seats, seat])):
        return None
    doubler = next((x for x in since if x.call != "P"), None)
    if doubler is None:
        return "no"
    if doubler.call == "XX":
        return "redoubled"
    return "by_partner" if seat and doubler.seat is seat.partner else "by_opponents"


def _double_score(it: Told, reading: AuctionReading, chances: Chances) -> float:
    told = reading.told
    before = [x for x in told[: told.index(it)] if x.mode == "made" and x.call != "P"]
    score = 4 * _chance(it, chances) + 0.1 * told.index(it) - 2.0 * it.under
    last = before[-1] if before else None
    if last is None:
        return score + 2.0 * (it.call == "XX")
    of_theirs = last.seat.side is not it.seat.side if last.seat and it.seat else None
    fits = last.call == "X" if it.call == "XX" else last.call.is_bid
    if not fits:
        return score + (2.0 if it.call == "XX" else 1.0)
    if of_theirs is None:
        return score - 1.0 * (it.call == "XX")
    certain = not (last.guessed or it.guessed)
    return score + (-1.0 if of_theirs else 2.0) * (2.0 if certain else 1.0)


def _one_call(reading: AuctionReading, chances: Chances, weigh: Callable[[Told], float]) -> Assigned | None:
    """The irregular call is a single one: the likeliest by its player, `weigh`, and being the point of the sentence."""
    told = reading.told
    if not told:
        return None
    it = max(
        told, key=lambda x: 4 * _chance(x, chances) - 3.0 * x.under - 1.5 * (x.mode in ("wanted", "instead")) + weigh(x)
    )
    bid = next((x for x in reversed(told[: told.index(it)]) if x.call.is_bid and x.mode == "made"), None)
    seat = _offender(it, chances, bid)
    found: Assigned = {"call": it}
    _with_seats(found, seat, bid)
    _what_followed(found, seat, [x for x in _after(reading, it) if x is not bid])
    return found


def _obliged_to_pass(reading: AuctionReading, chances: Chances) -> Assigned | None:
    found = _one_call(reading, chances, lambda it: -4.0 * (it.call == "P") - 0.2 * reading.told.index(it))
    return None if found and isinstance(it := found["call"], Told) and it.call == "P" else found


def _above_seven(reading: AuctionReading, chances: Chances) -> Assigned | None:
    above = [it for it in reading.told if (it.call.level or 0) > 7]
    if not above:
        return None
    return _one_call(reading, chances, lambda it: 20.0 * ((it.call.level or 0) > 7) + (it.seat is not None))


def _after_auction(reading: AuctionReading, chances: Chances) -> Assigned | None:
    told = reading.told
    over = next((at for at in range(3, len(told)) if all(it.call == "P" for it in told[at - 3 : at])), None)
    if over is not None:  # only what was called after the third pass came too late
        reading = replace(reading, told=told[over:])
        told = reading.told
    last = [it for it in told if it.call != "P" and not it.under][-2:]
    answered = len(last) == 2 and last[1].call == "XX" and last[0].call == "X" and last[1].seat is not last[0].seat
    found = _one_call(
        reading,
        chances,
        lambda it: 0.5 * (it.call != "P") + 0.3 * told.index(it) + 3.5 * it.late - 4.0 * (answered and it is last[1]),
    )
    if found:
        found.pop("previous_bidder", None)
    return found


def _simultaneous(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """The call of the player who wasn't to call counts as made after the other one (Law 33)."""
    proper = reading.turn or reading.dealer
    if proper is None and len(chances) == 2:
        proper = min(chances, key=lambda seat: chances[seat]) if max(chances.values()) >= _SURE else None
    made = [it for it in reading.told if it.mode == "made" and not it.under]
    fits = [it for it in made if it.seat is not None and it.seat is not proper and (proper or not it.guessed)]
    found: Assigned = {"dealer": reading.dealer} if reading.dealer else {}
    if not fits or (proper is None and len(made) < 2):
        others = [seat for seat in chances if seat is not proper]
        if proper is None or proper not in chances or len(others) != 1:
            return found
        return found | {"offender": others[0], "other_caller": proper}
    it = max(fits, key=lambda x: 4 * _chance(x, chances) + 0.1 * made.index(x) - 1.0 * x.guessed)
    found["call"] = it
    if it.seat:
        found["offender"] = it.seat
    other = next(
        (x for x in made if x is not it and x.seat is not None and x.seat is not it.seat and not x.guessed), None
    )
    if proper is not None and (proper is reading.turn or (other and other.seat is proper)):
        found["other_caller"] = proper
    return found


def _missed_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    made = [it for it in reading.made if it.seat is not None]
    for before, after in pairwise(made):
        if before.seat and after.seat and after.seat is before.seat.partner and not after.guessed:
            return {"turn": before.seat.lho, "offender": after.seat}
    silent = set(Seat) - {it.seat for it in made if not it.guessed}
    missed = reading.turn or (silent.pop() if len(silent) == 1 else None)
    return {"turn": missed, "offender": missed.lho} if missed else None


def _wrong_hand(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """A call on the cards of another board, and who has called over it."""
    made = [it for it in reading.told if it.mode == "made" and not it.under]
    if not made:
        return None
    it = max(made, key=lambda x: 4 * _chance(x, chances) - 0.3 * made.index(x))
    seat = _offender(it, chances)
    found: Assigned = {"call": it}
    if seat:
        found["offender"] = seat
    _what_followed(found, seat, _after(reading, it))
    return found


_READERS: dict[str, Callable[[AuctionReading, Chances], Assigned | None]] = {
    "insufficient_bid": _insufficient_bid,
    "bid_out_of_turn": _bid_out_of_turn,
    "pass_out_of_turn": _pass_out_of_turn,
    "double_out_of_turn": _double_out_of_turn,
    "comparable_call": _comparable,
    "lead_restriction": _withdrawn,
    "unintended_call": _changed,
    "change_of_call": _changed,
    "inadmissible_double": _inadmissible_double,
    "call_when_obliged_to_pass": _obliged_to_pass,
    "bid_above_seven": _above_seven,
    "call_after_auction": _after_auction,
    "simultaneous_calls": _simultaneous,
    "missed_turn": _missed_turn,
    "hand_from_wrong_board": _wrong_hand,
}

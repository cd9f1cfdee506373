"""An auction as it was called, right or wrong: whose turn, what is sufficient or admissible, contract and declarer.

`irregularity_in` finds the first thing that went wrong and says it in the facts of the rules (Laws 17-19, 22, 27-39).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.facts import Value
from rules.vocabulary import Call, Contract, Seat, Suit

HIGHEST_LEVEL = 7


@dataclass(frozen=True, slots=True)
class Made:
    """A call and the player who made it."""

    seat: Seat
    call: Call


Calls: TypeAlias = Sequence[Made]


def made(calls: Sequence[tuple[str, str]]) -> tuple[Made, ...]:
    """The auction in pairs of seat and call, as the JSON interface writes them. Raises ValueError for anything else."""
    return tuple(Made(Seat(seat), Call(call)) for seat, call in calls)


def in_rotation(dealer: Seat, calls: Sequence[str]) -> tuple[Made, ...]:
    """The auction when nobody called out of turn, from calls alone. Raises ValueError for a bad call."""
    auction: list[Made] = []
    seat = dealer
    for call in calls:
        auction.append(Made(seat, Call(call)))
        seat = seat.lho
    return tuple(auction)


def last_bid(calls: Calls) -> Made | None:
    """The last bid, which the next one has to supersede."""
    return next((it for it in reversed(calls) if it.call.is_bid), None)


def last_not_pass(calls: Calls) -> Made | None:
    """The last bid, double or redouble."""
    return next((it for it in reversed(calls) if it.call != "P"), None)


def is_over(calls: Calls) -> bool:
    """Whether the auction has ended: three passes after a bid, or four passes without one (Law 22)."""
    passes = 3 if last_bid(calls) else 4
    return len(calls) >= passes and all(it.call == "P" for it in calls[-passes:])


def turn(calls: Calls, dealer: Seat) -> Seat | None:
    """Whose turn it is: after the last caller, at first the dealer (17B, 17C); None when the auction is over."""
    if is_over(calls):
        return None
    return calls[-1].seat.lho if calls else dealer


def is_sufficient(call: Call, calls: Calls) -> bool:
    """Whether a bid supersedes the last one (18C, 18D); True for other calls."""
    last = last_bid(calls)
    return not call.is_bid or last is None or call.supersedes(last.call)


def is_admissible(it: Made, calls: Calls) -> bool:
    """Whether a double (19A1) or redouble (19B1) fits what was called last; True for other calls."""
    last = last_not_pass(calls)
    if it.call == "X":
        return last is not None and last.call.is_bid and last.seat.side is not it.seat.side
    if it.call == "XX":
        return last is not None and last.call == "X" and last.seat.side is not it.seat.side
    return True


def contract(calls: Calls) -> Contract | None:
    """The last bid as it now stands, doubled or not; None while nobody has bid."""
    bid, last = last_bid(calls), last_not_pass(calls)
    if bid is None or last is None:
        return None
    return Contract(bid.call + ("" if last.call.is_bid else last.call))


def declarer(calls: Calls) -> Seat | None:
    """The player of the side that bid last who was the first to bid that denomination."""
    bid = last_bid(calls)
    if bid is None:
        return None
    return next(
        it.seat for it in calls if it.seat.side is bid.seat.side and it.call.denomination is bid.call.denomination
    )


def specified_suits(calls: Calls, seat: Seat) -> tuple[Suit, ...]:
    """Suits that a player's bids specified (26B), as far as they were natural: what others show isn't known here."""
    named = {str(it.call.denomination) for it in calls if it.seat is seat}
    return tuple(suit for suit in Suit if str(suit) in named)


@dataclass(frozen=True, slots=True)
class Irregularity:
    """The first irregularity of an auction: its code and the facts that the auction tells of it."""

    code: str
    facts: dict[str, Value]


def irregularity_in(calls: Calls, dealer: Seat | None = None) -> Irregularity | None:
    """The first irregularity, or None when all calls were legal. Without `dealer` the first caller was it."""
    if not calls:
        return None
    first = dealer or calls[0].seat
    for index, it in enumerate(calls):
        before, after = calls[:index], calls[index + 1 :]
        code = _wrong_with(it, before, first)
        if code is None:
            continue
        expected = turn(before, first)
        facts = _facts(it, before, after, first, expected)
        lost = _turn_lost(calls, index, expected)
        return Irregularity("missed_turn", {**facts, "turn": lost}) if lost else Irregularity(code, facts)
    return None


def _wrong_with(it: Made, before: Calls, dealer: Seat) -> str | None:
    """What is wrong with a call, in the order in which the laws look at it (35, then 29, then 27)."""
    if is_over(before):
        return "call_after_auction"
    if it.call.level is not None and it.call.level > HIGHEST_LEVEL:
        return "bid_above_seven"
    if not is_admissible(it, before):
        return "inadmissible_double"
    if it.seat is not turn(before, dealer):
        return f"{'pass' if it.call == 'P' else 'bid' if it.call.is_bid else 'double'}_out_of_turn"
    return None if is_sufficient(it.call, before) else "insufficient_bid"


def _turn_lost(calls: Calls, index: int, expected: Seat | None) -> Seat | None:
    """Who lost his turn when a pass out of rotation is one of three passes that closed the auction (17D3, 34)."""
    closed = calls[index].call == "P" and last_bid(calls) is not None and is_over(calls)
    skipped = expected is not None and expected is not calls[index].seat
    in_the_end = index >= len(calls) - 3 and expected not in {it.seat for it in calls[index:]}
    return expected if closed and skipped and in_the_end else None


def _facts(it: Made, before: Calls, after: Calls, dealer: Seat, expected: Seat | None) -> dict[str, Value]:
    bid = last_bid(before)
    facts: dict[str, Value] = {
        "dealer": dealer,
        "offender": it.seat,
        "call": it.call,
        "anyone_bid": bid is not None,
        "previous_offender_call": any(earlier.seat is it.seat for earlier in before),
    }
    if bid:
        facts |= {"previous_call": bid.call, "previous_bidder": bid.seat}
    if expected is None:
        end = declarer(before)
        return facts | ({"declarer": end, "contract": contract(before)} if end else {}) | _called_since(it, after)
    return facts | {"turn": expected} | _called_since(it, after) | _what_followed(it, after, expected)


def _called_since(it: Made, after: Calls) -> dict[str, Value]:
    """Whether left-hand opponent and partner have called since, as far as the auction was told."""
    facts: dict[str, Value] = {}
    if after and after[0].seat is it.seat.lho:
        facts["lho_called"] = True
    if any(later.seat is it.seat.partner for later in after):
        facts["partner_called"] = True
    return facts


def _what_followed(it: Made, after: Calls, expected: Seat) -> dict[str, Value]:
    """What the player whose turn it was did, and the call that the offender put in the place of his first one."""
    facts: dict[str, Value] = {}
    if not after or (after[0].seat is it.seat.lho and expected is not it.seat.lho):
        return facts  # nothing followed, or left-hand opponent called over it, so the call stands
    if expected is it.seat.rho and after[0].seat is expected:
        facts["rho_action"] = "pass" if after[0].call == "P" else "other"
    again = next((later.call for later in after if later.seat is it.seat), None)
    if again and (expected is not it.seat or after[0].seat is it.seat):
        facts["replacement"] = again
    return facts

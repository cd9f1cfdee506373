"""Which call of a told auction is the irregular one, which came before it, and which replaces it.

Each irregularity weighs the ways its roles could be given to the calls; the one that makes most sense as bridge and as
Dutch is taken. How likely each player is the offender, as estimated from the words, is weighed along.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nlu.auction.assigned import Assigned, Chances
from nlu.auction.calls_out_of_turn import bid_out_of_turn, double_out_of_turn, pass_out_of_turn
from nlu.auction.changed_calls import changed
from nlu.auction.compared_calls import comparable, withdrawn
from nlu.auction.disputed_turns import missed_turn, simultaneous
from nlu.auction.inadmissible_doubles import inadmissible_double
from nlu.auction.insufficient_bids import insufficient_bid
from nlu.auction.single_calls import above_seven, after_auction, obliged_to_pass, wrong_hand
from nlu.auction.told_calls import AuctionReading

_NOBODY: Chances = {}
_READERS: dict[str, Callable[[AuctionReading, Chances], Assigned | None]] = {
    "insufficient_bid": insufficient_bid,
    "bid_out_of_turn": bid_out_of_turn,
    "pass_out_of_turn": pass_out_of_turn,
    "double_out_of_turn": double_out_of_turn,
    "comparable_call": comparable,
    "lead_restriction": withdrawn,
    "unintended_call": changed,
    "change_of_call": changed,
    "inadmissible_double": inadmissible_double,
    "call_when_obliged_to_pass": obliged_to_pass,
    "bid_above_seven": above_seven,
    "call_after_auction": after_auction,
    "simultaneous_calls": simultaneous,
    "missed_turn": missed_turn,
    "hand_from_wrong_board": wrong_hand,
}


def assign(code: str, reading: AuctionReading, chances: Chances = _NOBODY) -> Assigned | None:
    """The roles of the calls if the auction fits the irregularity `code`, else None; none where no call is shown to be it."""
    reader = _READERS.get(code)
    if reader is not changed:
        reading = replace(reading, told=[it for it in reading.told if not it.corrected])
    return reader(reading, chances if reading.anchored else _NOBODY) if reader else None

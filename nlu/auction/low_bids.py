"""Bids of a told auction that don't exceed the one before them."""

from __future__ import annotations

from itertools import pairwise

from nlu.auction.told_calls import AuctionReading, Told

_SEVERAL = 3


def low_bid(reading: AuctionReading, *, sure: bool) -> Told | None:
    """The bid that doesn't exceed the one before it, by another player."""
    bids = [it for it in reading.told if it.call.is_bid and it.mode == "made"]
    for index, previous in enumerate(bids):
        for it in bids[index + 1 :]:
            if it.seat is None or previous.seat is None or it.seat is previous.seat:
                if sure:
                    return None
                if it.seat is not None and it.seat is previous.seat:
                    continue
            if not it.call.supersedes(previous.call):
                return it if it is bids[-1] or not sure else None
            break
    return None


def each_in_turn(reading: AuctionReading) -> bool:
    """Whether all calls that were made are told of players who are named, each the next one, as from the dealer if he is told."""
    made = reading.made
    if reading.dealer is not None and made and made[0].seat is not reading.dealer:
        return False
    if any(it.seat is None or it.guessed or it.early or it.under for it in made):
        return False
    return len(made) >= _SEVERAL and all(a.seat and b.seat is a.seat.lho for a, b in pairwise(made))


def low_bid_in_turn(reading: AuctionReading) -> bool:
    """Whether a bid is too low in an auction of which each call was made in turn."""
    return reading.turn is None and each_in_turn(reading) and low_bid(reading, sure=False) is not None


def low_bid_replaced(reading: AuctionReading) -> bool:
    """Whether a bid that is too low is followed by another call of the player who made it, made or wanted."""
    low = low_bid(reading, sure=False)
    if low is None or low.seat is None:
        return False
    return any(it.seat is low.seat for it in reading.told[reading.told.index(low) + 1 :])


def bid_too_low_over_what_lay(reading: AuctionReading) -> bool:
    """Whether a bid in rotation, as far as is told, doesn't exceed the one that it is said to be made over."""
    for lay, bid in pairwise(reading.told):
        over = lay.under and lay.call.is_bid and bid.call.is_bid and bid.mode == "made" and not bid.early
        in_rotation = lay.seat is None or bid.seat is None or bid.seat is lay.seat.lho
        if over and in_rotation and not bid.call.supersedes(lay.call):
            return True
    return False


def all_suffice(reading: AuctionReading) -> bool:
    """Whether several bids are told and each exceeds the one before it."""
    return sum(it.call.is_bid for it in reading.made) > 1 and low_bid(reading, sure=False) is None

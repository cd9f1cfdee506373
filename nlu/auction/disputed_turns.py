"""Turns of which two players called, or nobody: calls at the same time, and a turn that was missed."""

from __future__ import annotations

from itertools import pairwise

from nlu.auction.assigned import SURE, Assigned, Chances, chance_of
from nlu.auction.told_calls import AuctionReading
from rules.vocabulary import Seat


def simultaneous(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """The call of the player who wasn't to call counts as made after the other one (Law 33)."""
    if reading.at_once and reading.turn and reading.turn not in reading.at_once:
        return {"turn": reading.turn}  # neither was to call
    proper = _in_turn_of(reading) or reading.turn or reading.dealer
    if proper is None and len(chances) == 2:
        proper = min(chances, key=lambda seat: chances[seat]) if max(chances.values()) >= SURE else None
    made = [it for it in reading.told if it.mode == "made" and not it.under]
    fits = [it for it in made if it.seat is not None and it.seat is not proper and (proper or not it.guessed)]
    fits = [it for it in fits if it.seat in (reading.at_once or Seat)]
    found: Assigned = {"dealer": reading.dealer} if reading.dealer else {}
    if not fits or (proper is None and len(made) < 2):
        others = [seat for seat in reading.at_once or chances if seat is not proper]
        if proper is None or proper not in (reading.at_once or chances) or len(others) != 1:
            return found
        both = [it for it in made if it.seat in (proper, others[0], None) and it.call != "P"]
        same: Assigned = {"call": both[0]} if len({it.call for it in both}) == 1 and not both[0].call.is_bid else {}
        return found | same | {"offender": others[0], "other_caller": proper}
    it = max(fits, key=lambda x: 4 * chance_of(x, chances) + 0.1 * made.index(x) - 1.0 * x.guessed)
    found["call"] = it
    if it.seat:
        found["offender"] = it.seat
    other = next(
        (x for x in made if x is not it and x.seat is not None and x.seat is not it.seat and not x.guessed), None
    )
    told = proper in (reading.turn, _in_turn_of(reading)) or (other and other.seat is proper)
    if proper is not None and told:
        found["other_caller"] = proper
    return found


def _in_turn_of(reading: AuctionReading) -> Seat | None:
    """Who of the two that called at once was to call: as told, or the one who comes after an earlier caller or the dealer."""
    pair = reading.at_once
    for seat in (reading.turn, reading.dealer):
        if seat in pair:
            return seat
    earlier = {it.seat for it in reading.made if not it.guessed} - pair
    following = [seat for seat in pair if seat.rho in earlier]
    if len(following) == 1:
        return following[0]
    dealer = reading.dealer
    after_dealer = (dealer.lho, dealer.partner, dealer.rho) if dealer else ()
    return next((seat for seat in after_dealer if seat in pair), None)


def missed_turn(reading: AuctionReading, chances: Chances) -> Assigned | None:
    """Whose turn was missed: his between two partners, as told, or the only one who hasn't called."""
    made = [it for it in reading.made if it.seat is not None]
    for before, after in pairwise(made):
        if before.seat and after.seat and after.seat is before.seat.partner and not after.guessed:
            return {"turn": before.seat.lho, "offender": after.seat}
    silent = set(Seat) - {it.seat for it in made if not it.guessed}
    missed = reading.turn or (silent.pop() if len(silent) == 1 else None)
    return {"turn": missed, "offender": missed.lho} if missed else None

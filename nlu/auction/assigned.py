"""What all readers of irregular calls share: facts by name, who is likely the offender, who has called since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nlu.auction.told_calls import AuctionReading, Told
from rules.vocabulary import Seat

Assigned = dict[str, Told | Seat | str | bool]
"""Facts by name: a call that was told, a seat, a word, or a yes or no."""
Chances = Mapping[Seat, float]
"""How likely each player that is named is the offender."""
SURE = 0.5
UNWEIGHED = 0.4


def chance_of(it: Told, chances: Chances) -> float:
    """How likely the player of a call is the offender; middling when he isn't known."""
    if not chances:
        return UNWEIGHED
    if it.seat is None or it.guessed:
        return 0.8 * max(chances.values())
    return chances.get(it.seat, 0.0)


def offender_of(it: Told, chances: Chances, *others: Told | None) -> Seat | None:
    """Who made the irregular call: as told, else the likeliest player that made none of the `others`."""
    if it.seat is not None and not it.guessed:
        return it.seat
    taken = {other.seat for other in others if other is not None and not other.guessed}
    best = max((seat for seat in chances if seat not in taken), key=lambda seat: chances[seat], default=None)
    return best if best is not None and chances[best] >= SURE else it.seat


def with_seats(found: Assigned, seat: Seat | None, previous: Told | None) -> None:
    """Put in who made the irregular call, and the call before it with its player."""
    if seat:
        found["offender"] = seat
    if previous is not None:
        found["previous_call"] = previous
        if previous.seat and not previous.guessed:
            found["previous_bidder"] = previous.seat


def calls_after(reading: AuctionReading, it: Told) -> list[Told]:
    """The calls told after `it`, apart from those that another was made over."""
    told = reading.told
    return [x for x in told[told.index(it) + 1 :] if not x.under]


def what_followed(found: Assigned, seat: Seat | None, later: Sequence[Told]) -> None:
    """Who has called since, among `later`."""
    if seat is None:
        return
    made = [x for x in later if x.mode == "made" or (x.mode == "changed" and x.seat is seat.lho and not x.guessed)]
    if "replacement" not in found and made and made[0].seat is seat.lho:
        found["lho_called"] = True
    if any(x.seat is seat.partner and not x.guessed for x in made):
        found["partner_called"] = True

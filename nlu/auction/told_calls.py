"""The calls of a told auction, and the auction that they make up: what is read, before roles are given to the calls."""

from __future__ import annotations

from dataclasses import dataclass, field

from nlu.auction.call_modes import Mode
from nlu.words.mentions import Mention
from rules.vocabulary import Call, Seat


@dataclass(frozen=True, slots=True)
class Told:
    """One call in a message: who made it (None when not said), how, and where it stands in the line of symbols."""

    seat: Seat | None
    call: Call
    mention: Mention
    mode: Mode
    place: int
    under: bool = False  # another call was made over it
    guessed: bool = False  # the player follows from the rotation, he isn't named
    corrected: bool = False  # the teller set it right later
    early: bool = False  # it is told to be out of turn
    late: bool = False  # it is told to have come when nothing more was expected


@dataclass(slots=True)
class AuctionReading:
    """The auction of a message, its calls in the order in which they were made. Seats of relative players are virtual
    (speaker South) unless `anchored`."""

    told: list[Told] = field(default_factory=list)
    dealer: Seat | None = None
    turn: Seat | None = None
    anchored: bool = True
    rows: frozenset[tuple[int, int]] = frozenset()  # places of calls with nothing but signs between them
    in_a_row: bool = False  # nothing but signs stands between its calls
    listed: bool = False  # no player was named with any call: seats follow from the dealer alone
    dealt: bool = False  # somebody is called the dealer or was to begin, whether or not his seat follows
    plain: bool = True  # nothing in the message says that its calls weren't simply made one after the other
    at_once: frozenset[Seat] = frozenset()  # the two who are told to have called at the same moment
    header: frozenset[int] = frozenset()  # mentions that only head the columns of a pasted table

    @property
    def made(self) -> list[Told]:
        """The calls that were made."""
        return [it for it in self.told if it.mode == "made"]

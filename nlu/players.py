"""What is known of the players of a message."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from nlu.words.mentions import Mention
from rules.vocabulary import Seat


@dataclass(slots=True)
class Players:
    """What is known of the players of a message.

    `side` is the side said to declare, as "NS" or "EW", where no player is, `our_side` that of the speaker; `seat_of` gives the seat of each mention whose seat is certain; `anchors` are mentions that only say whose neighbour
    another player is ("LT van zuid"), `introduced` those that only say who declares ("zuid is leider") or where the speaker sits, `relative_to`
    the player that left and right were last seen from.
    """

    declarer: Seat | None = None
    declarer_told: bool = False
    side: str | None = None
    me: Seat | None = None
    our_side: str | None = None
    me_role: str | None = None
    seat_of: dict[Mention, Seat] = field(default_factory=dict)
    defenders: set[Seat] = field(default_factory=set)
    anchors: set[Mention] = field(default_factory=set)
    introduced: set[Mention] = field(default_factory=set)
    relative_to: Seat | None = None

    def seats(self, mentions: Iterable[Mention]) -> set[Seat]:
        """The seats of those mentioned, of whom the seat is certain."""
        return {self.seat_of[mention] for mention in mentions if mention in self.seat_of}

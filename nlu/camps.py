"""Which side a player that is named belongs to, seen from the player who did wrong: his own side or the other."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nlu.mentions import Mention
from nlu.players import Players
from nlu.segments import Segment
from rules.vocabulary import Seat, Side

Camp: TypeAlias = Literal["own", "other"]

_BEFORE_OWN = ("zijn", "haar", "zn", "z'n", "d'r", "diens", "eigen", "hun")


class Camps:
    """The two sides. `offender` is the seat of the player who did wrong, `declaring` whether his side declares."""

    def __init__(self, players: Players, offender: Seat | None, declaring: bool | None) -> None:
        """Fill in what follows: a known declarer tells whether a known offender declares."""
        self.players = players
        self.offender = offender
        if offender is not None and players.declarer is not None:
            declaring = offender.side is players.declarer.side
        self.declaring = declaring

    def of(self, mention: Mention, segment: Segment) -> Camp | None:
        """The side of a player or side that `segment` names; None when it can't be told."""
        if mention.kind == "side":
            return self._camp(Side(mention.value) is self.offender.side) if self.offender else None
        seat = self.players.seat_of.get(mention)
        if seat is not None and self.offender is not None:
            return self._camp(seat.side is self.offender.side)
        if mention.kind != "role":
            return None
        return self._of_role(mention.value, seat, segment)

    def _of_role(self, role: str, seat: Seat | None, segment: Segment) -> Camp | None:
        if role in ("declarer", "dummy", "defender"):
            if self.declaring is None:
                return None
            return self._camp((role != "defender") is self.declaring)
        if role in ("lho", "rho") and self.declaring and self.players.me is None:
            return "other"  # seen from declarer, when nobody else is spoken of
        if role == "opponent":
            return None if segment.has(r"opponent#\d+(?: (?:op|,|de))* seat#\d+") else "other"
        if role == "partner" and seat is None:
            number = rf"(?:{'|'.join(_BEFORE_OWN)})(?: [a-z]+)? partner#\d+"
            return "own" if segment.has(number) else None
        return None

    @staticmethod
    def _camp(own: bool) -> Camp:
        return "own" if own else "other"

    def us(self) -> Camp | None:
        """The side of the speaker, where he is known."""
        if self.players.me is None or self.offender is None:
            return None
        return self._camp(self.players.me.side is self.offender.side)

    def named(self, segment: Segment) -> list[Camp]:
        """The sides of everybody `segment` names, each once."""
        found: list[Camp] = []
        for mention in segment.players():
            camp = self.of(mention, segment)
            if camp and camp not in found:
                found.append(camp)
        if segment.has(r"(?:wij|ons|onze)") and (camp := self.us()) and camp not in found:
            found.append(camp)
        if segment.has(r"(?:verzaker|verzaakster|dader|zondaar)") and "own" not in found:
            found.append("own")
        return found

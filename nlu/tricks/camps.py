"""Which side a player that is named belongs to, seen from the player who did wrong: his own side or the other."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nlu.players import Players
from nlu.words.mentions import Mention
from nlu.words.segments import Segment
from rules.vocabulary import Seat, Side

Camp: TypeAlias = Literal["own", "other"]

_BEFORE_OWN = ("zijn", "haar", "zn", "z'n", "d'r", "diens", "eigen", "hun", "his", "her")
FROM_DUMMY = r"(?:uit|van|vanuit|in|op)(?: (?:de|zijn|haar))* dummy#{}"
_DECLARING = ("declarer", "dummy")
OURS = ("me", "my_partner")
THEIRS = ("lho", "rho", "opponent")


class Camps:
    """The two sides, seen from the player who did wrong.

    `offender` is his seat, or `named` what he is called when that isn't known ("my_partner", "defender"); `declaring` is
    whether his side declares, `ours` whether it is that of the speaker.
    """

    def __init__(
        self, players: Players, offender: Seat | None, *, declaring: bool | None = None, named: str | None = None
    ) -> None:
        """Fill in what follows from who declares, who speaks, and how the player who did wrong is called."""
        self.players = players
        self.offender = offender
        self.named = None if offender else named
        if offender is not None and players.declarer is not None:
            declaring = offender.side is players.declarer.side
        elif named in ("declarer", "dummy", "defender"):
            declaring = named in _DECLARING
        self.ours = self._ours(declaring)
        if declaring is None and self.ours is not None and players.me_role is not None:
            declaring = self.ours is (players.me_role in _DECLARING)
        self.declaring = declaring

    def _ours(self, declaring: bool | None) -> bool | None:
        me, role = self.players.me, self.players.me_role
        if me is not None and self.offender is not None:
            return me.side is self.offender.side
        if self.players.our_side is not None and self.offender is not None:
            return self.players.our_side == self.offender.side
        if self.offender is not None and role in _DECLARING and self.players.declarer is None:
            return False  # who declares, or is dummy, calls his partner so and not by his seat
        if self.named in (*OURS, *THEIRS):
            return self.named in OURS
        return None if declaring is None or role is None else declaring is (role in _DECLARING)

    def of(self, mention: Mention, segment: Segment) -> Camp | None:
        """The side of a player or side that `segment` names; None when it can't be told."""
        if mention.kind == "side":
            return self._of_side(mention)
        seat = self.players.seat_of.get(mention)
        if seat is not None and self.offender is not None:
            return self._camp(seat.side is self.offender.side)
        if seat is not None and self.players.declarer is not None and self.declaring is not None:
            return self._camp((seat.side is self.players.declarer.side) is self.declaring)
        if seat is not None and self.offender is None and self.named == "declarer" and self.players.declarer is None:
            return "other"  # who is called by his seat beside "the declarer"
        if mention.kind != "role":
            # who is named by his seat while declarer isn't, is another than declarer
            declares = self.declaring and self.offender is None and self.named in (None, "declarer")
            return "other" if seat is not None and declares else None
        return self._of_role(mention.value, seat, segment)

    def _of_side(self, mention: Mention) -> Camp | None:
        """The side of a pair; a player who says "ik" and then names one, means the others."""
        if self.offender is not None:
            return self._camp(Side(mention.value) is self.offender.side)
        if self.ours is None or self.players.me is not None:
            return None
        return self._camp((mention.value == self.players.our_side) is self.ours)

    def _of_role(self, role: str, seat: Seat | None, segment: Segment) -> Camp | None:
        if role in (*_DECLARING, "defender"):
            # who is called by his seat, or speaks himself, is another than "the declarer"
            another = self.declaring is None and (self.offender or self.named in OURS)
            declaring = False if another else self.declaring
            return None if declaring is None else self._camp((role in _DECLARING) is declaring)
        if role in OURS:
            # who calls the one who did wrong "the declarer" is no partner of his, unless he is dummy
            beside = self.ours is None and self.named == "declarer" and self.players.me_role is None
            return "other" if beside else self.us()
        if (
            role in THEIRS
            and self.ours is not None
            and (role != "opponent" or self.offender is None or self.players.me_role)
        ):
            return self._camp(not self.ours)
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

    def declarers(self) -> Camp | None:
        """The declaring side, where it is known which that is: only declarer names a card of dummy's."""
        return None if self.declaring is None else self._camp(self.declaring)

    def us(self) -> Camp | None:
        """The side of the speaker, where he is known."""
        return None if self.ours is None else self._camp(self.ours)

    def named_in(self, segment: Segment) -> list[Camp]:
        """The sides of everybody `segment` names, each once."""
        found: list[Camp] = []
        for mention in segment.players():
            elsewhere = mention in self.players.anchors or segment.has(FROM_DUMMY.format(segment.number(mention)))
            camp = None if elsewhere else self.of(mention, segment)
            if camp and camp not in found:
                found.append(camp)
        if segment.has(r"(?:wij|ons|onze)") and (camp := self.us()) and camp not in found:
            found.append(camp)
        if segment.has(r"(?:verzaker|verzaakster|dader|zondaar|overtreder|overtredende partij)") and "own" not in found:
            found.append("own")
        if (
            segment.has(r"(?:andere|ander|overkant|tegenoverliggende) (?:kant|partij|zijde|paar|kamp|duo)")
            and not found
        ):
            found.append("other")
        return found

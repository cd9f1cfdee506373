"""Declarer told by who sits beside him: "noord is de partner van de leider", "oost zit links van de leider"."""

from __future__ import annotations

from collections.abc import Iterator

from nlu.seating.votes import Vote
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_SITS = r"(?: (?:is|was|zit|zat|,|\(|dus|als|de|meteen|vlak|recht|die|pronoun#\d+))*"
_OF_DECLARER = r"(?: van)?(?: de)? declarer#\d+(?! (?:\( )?seat#)"
_BESIDE = (
    (rf"{{seat}}{_SITS} partner#\d+{_OF_DECLARER}", "partner"),
    (r"declarer#\d+(?: (?:is|was|zit|zat|recht|precies))* (?:recht|pal)?tegenover {seat}", "partner"),
    (rf"{{seat}}{_SITS} lho#\d+{_OF_DECLARER}", "rho"),
    (rf"{{seat}}{_SITS} rho#\d+{_OF_DECLARER}", "lho"),
)
"""Where a seat is told from declarer, and where declarer sits seen from there."""


def beside_declarer(skeleton: Skeleton) -> Iterator[Vote]:
    """Where declarer sits by what is told of a neighbour of his."""
    for pattern, relation in _BESIDE:
        for found, match in skeleton.find(pattern):
            yield match.start(), getattr(Seat(found[0].value), relation)

"""Who came off better or worse by an irregularity: the others were damaged when its side gained, or when they lost by it."""

from __future__ import annotations

from functools import cache

from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.players import Players
from nlu.reading import Message
from rules.vocabulary import Seat, Side


def damage_told(message: Message, players: Players, offender: Seat) -> bool | None:
    """Whether the opponents of `offender` were damaged, by what is told of the gains and losses of a side; None if it isn't."""
    told = {
        (side is offender.side) is (result == "better")
        for result in ("better", "worse")
        for side in _sides(message, players, result)
    }
    return told.pop() if len(told) == 1 else None


def _sides(message: Message, players: Players, result: str) -> set[Side]:
    """The sides of which it is told that they came off better, or worse."""
    found: set[Side] = set()
    for sentence in message.sentences:
        for _, match in _phrases(result).found_in(sentence.line):
            side = _side_in(message, players, match.group())
            if side is not None:
                found.add(side)
    return found


@cache
def _phrases(result: str) -> Phrasebook[str]:
    return Phrasebook((result, text.replace("@", "<party>")) for text in table("gains")[result])


def _side_in(message: Message, players: Players, matched: str) -> Side | None:
    """The side of the first player or side that is named."""
    for symbol in matched.split():
        kind, _, number = symbol.partition("#")
        if not number or kind in ("bid", "card", "trick", "board"):
            continue
        mention = message.mentions[int(number)]
        if kind == "side":
            return Side(mention.value)
        seat = players.seat_of.get(mention)
        return seat.side if seat else None
    return None

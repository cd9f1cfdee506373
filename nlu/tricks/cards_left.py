"""How many cards each player has left, where three or four of them are counted: "noord 6, zuid 6, west 6 en oost 5"."""

from __future__ import annotations

from collections import Counter

from nlu.players import Players
from nlu.reading import Message
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_COUNTED = r"seat#(\d+)(?: (?:heeft|had|telt|houdt|hield|er|nog|met|maar|alleen|:|=|ook))* rank#(\d+)"
_VALUES = {"T": 10, "J": 11, "Q": 12, "K": 13}
_FEWEST = 3


def odd_one_out(message: Message, players: Players) -> tuple[Seat, int, int] | None:
    """The one player who has another number of cards than the rest, how many they have, and he."""
    counts: dict[Seat, int] = {}
    for match in compiled(_COUNTED).finditer(message.skeleton.line):
        mention, rank = (message.mentions[int(number)] for number in match.groups())
        seat, number = players.seat_of.get(mention), _number(rank.value)
        if seat is not None and number is not None:
            counts[seat] = number
    if len(counts) < _FEWEST:
        return None
    usual = Counter(counts.values()).most_common(1)[0][0]
    odd = [seat for seat, number in counts.items() if number != usual]
    return (odd[0], usual, counts[odd[0]]) if len(odd) == 1 else None


def _number(rank: str) -> int | None:
    return int(rank) if rank.isdigit() else _VALUES.get(rank)

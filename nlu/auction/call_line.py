"""The line of symbols of a message with its calls, and what is known of its players before the calls are read one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from nlu.auction.auction_table import tabled
from nlu.auction.call_modes import CALL
from nlu.auction.call_owners import owner_of
from nlu.auction.listed_calls import contrasts, named_after, names_players_first, respectively
from nlu.auction.player_symbols import PLAYER
from nlu.auction.related_players import anchors
from nlu.auction.retold_calls import asked_first, before_the_retelling
from nlu.auction.seats_meant import mention_number, seat_meant
from nlu.auction.turns_told import TurnsTold
from nlu.players import Players
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_MOST_CALLS = 60
"""Calls that are read of a message: no auction is told with more, and each is weighed against each other one."""


@dataclass(frozen=True, slots=True)
class CallLine:
    """A message as the readers of its calls see it; calls and players are known by their places in `symbols`."""

    skeleton: Skeleton
    players: Players
    turns: TurnsTold
    symbols: list[str]
    places: list[int]  # of the calls
    seat_first: bool  # players are named before their calls
    spare: set[int]  # players named for something else, such as whose turn it was
    owners: Mapping[int, int]  # players that calls are said to be of
    bound: set[int]  # players that belong to a call or say who somebody is
    contrasted: Mapping[int, int]  # players of calls that another didn't make
    listed: Mapping[int, int]  # players named apart from their calls
    columns: Mapping[int, Seat]  # who made the calls of a pasted table
    header: frozenset[int]  # mentions that only head those columns
    retold: set[int]  # calls that are told again later on
    theirs: set[int]  # players named as owners of what follows: "noords 1S"

    @classmethod
    def of(cls, skeleton: Skeleton, players: Players, turns: TurnsTold) -> CallLine:
        """The line of a message."""
        symbols = skeleton.line.split(" ")
        places = [place for place, symbol in enumerate(symbols) if CALL.fullmatch(symbol)][:_MOST_CALLS]
        seat_first = names_players_first(symbols, places)
        spare = {
            place
            for place, symbol in enumerate(symbols)
            if PLAYER.fullmatch(symbol) and mention_number(symbol) in turns.mentions
        }
        owners = {place: owner for place in places if (owner := owner_of(symbols, place, spare)) is not None}
        theirs = possessives(skeleton, symbols)
        owners |= {place: place - 1 for place in places if symbols[place].startswith("bid#") and place - 1 in theirs}
        contrasted = contrasts(symbols, places)
        columns, header = tabled(skeleton, symbols, turns.dealer)
        return cls(
            skeleton=skeleton,
            players=players,
            turns=turns,
            symbols=symbols,
            places=places,
            seat_first=seat_first,
            spare=spare,
            owners=owners,
            bound=anchors(symbols)
            | _determiners(symbols)
            | set(owners.values())
            | named_after(symbols, places, seat_first=seat_first),
            contrasted=contrasted,
            listed=respectively(symbols, places) | contrasted,
            columns=columns,
            header=header,
            retold=asked_first(skeleton, symbols, places) | before_the_retelling(skeleton, places),
            theirs=theirs,
        )

    def mention(self, place: int) -> Mention:
        """What is mentioned at `place`."""
        return self.skeleton.mentions[mention_number(self.symbols[place])]

    def norm(self, place: int) -> str:
        """The first word of what is mentioned at `place`."""
        return self.skeleton.words.norms[self.mention(place).first]

    def seat(self, place: int) -> tuple[Seat | None, bool]:
        """The seat of the player at `place` and whether it is certain."""
        return seat_meant(self.skeleton, self.players, self.symbols, place, self.spare)


def possessives(skeleton: Skeleton, symbols: Sequence[str]) -> set[int]:
    """Players named as owners: "noords 1S"."""
    tokens = skeleton.words.tokens  # as written: repair takes the s away
    return {
        place
        for place, symbol in enumerate(symbols)
        if symbol.startswith("seat#")
        and tokens[skeleton.mentions[mention_number(symbol)].first].norm in ("noords", "oosts", "zuids", "wests")
    }


_SEEN = frozenset("zie zag ziet zagen zien gezien las lees merkte gemist miste".split())


def _determiners(symbols: list[str]) -> set[int]:
    """The pronouns that are no players: "ik zie die 2 klaver niet"."""
    return {
        place
        for place in range(1, len(symbols) - 1)
        if symbols[place].startswith("pronoun#")
        and symbols[place - 1] in _SEEN
        and symbols[place + 1].startswith("bid#")
    }

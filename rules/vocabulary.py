"""The nouns of bridge in the notation of the JSON interface: seats, sides, suits, cards, calls and contracts.

Every value is a `str`, so facts stay plain JSON: `Seat.E == "E"`, `Card("SK") == "SK"`.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cached_property
from typing import Self

RANKS = "23456789TJQKA"
HONOURS = "TJQKA"
_HONOURS = frozenset(HONOURS + "h")


class Seat(StrEnum):
    """A player by compass direction, clockwise N E S W."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    def _clockwise(self, steps: int) -> Seat:
        return _CLOCKWISE[(_CLOCKWISE.index(self) + steps) % 4]

    @property
    def lho(self) -> Seat:
        """Left-hand opponent: the next player in rotation."""
        return self._clockwise(1)

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return self._clockwise(2)

    @property
    def rho(self) -> Seat:
        """Right-hand opponent: the previous player in rotation."""
        return self._clockwise(3)

    @property
    def side(self) -> Side:
        """The partnership this player belongs to."""
        return Side.NS if self in "NS" else Side.EW


_CLOCKWISE = tuple(Seat)


class Side(StrEnum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def opponents(self) -> Side:
        """The other side."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both players of the side."""
        return Seat(self[0]), Seat(self[1])


class Suit(StrEnum):
    """A suit, from the highest to the lowest."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"


class Denomination(StrEnum):
    """What a bid names; declared from the lowest to the highest (Law 18)."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"
    NT = "NT"

    @property
    def order(self) -> int:
        """0 for clubs to 4 for notrump."""
        return tuple(Denomination).index(self)


class Card(str):
    """A card, suit then rank: `SK`. Unknown parts: `Sx` (below the ten), `Sh` (an honour), `S?`, `?h`, `?K`, `??`.

    Raises ValueError for anything else.
    """

    _NOTATIONS = frozenset(suit + rank for suit in "SHDC?" for rank in "23456789TJQKAxh?")

    def __new__(cls, text: str) -> Self:
        """Check the notation."""
        if text not in cls._NOTATIONS:
            raise ValueError(f"not a card: {text!r}")
        return super().__new__(cls, text)

    @property
    def suit(self) -> Suit | None:
        """The suit, or None when it isn't known."""
        return Suit(self[0]) if self[0] != "?" else None

    @property
    def rank(self) -> str | None:
        """The rank, one of `RANKS`, or None when only the kind or nothing is known."""
        return self[1] if self[1] in RANKS else None

    @property
    def is_honour(self) -> bool | None:
        """Ten or higher (Law 1, Chapter I); None when it isn't known."""
        kind = self[1]
        return None if kind == "?" else kind in _HONOURS


class Call(str):
    """A call: `P`, `X`, `XX`, or level 1-9 and denomination (`1S`, `3NT`); above seven to speak of Law 38.

    Raises ValueError for anything else.
    """

    _PATTERN = re.compile(r"P|XX?|[1-9](?:[CDHS]|NT)")

    def __new__(cls, text: str) -> Self:
        """Check the notation."""
        if not cls._PATTERN.fullmatch(text):
            raise ValueError(f"not a call: {text!r}")
        return super().__new__(cls, text)

    @property
    def is_bid(self) -> bool:
        """True for a level with a denomination."""
        return self[0].isdigit()

    @property
    def level(self) -> int | None:
        """Odd tricks named by a bid, None for other calls."""
        return int(self[0]) if self.is_bid else None

    @property
    def denomination(self) -> Denomination | None:
        """What a bid names, None for other calls."""
        return Denomination(self[1:]) if self.is_bid else None

    @cached_property
    def _height(self) -> tuple[int, int]:
        if self.level is None or self.denomination is None:
            raise ValueError(f"{self} is not a bid")
        return self.level, self.denomination.order

    def supersedes(self, previous: Call) -> bool:
        """Whether this bid is higher than the `previous` bid (Law 18D). Raises ValueError when either is no bid."""
        return self._height > previous._height


class Contract(str):
    """A contract: level, denomination, then `X` or `XX` when doubled: `4S`, `3NTX`. Raises ValueError if not."""

    _PATTERN = re.compile(r"([1-7])(NT|[CDHS])(X{0,2})")

    def __new__(cls, text: str) -> Self:
        """Check the notation."""
        if not cls._PATTERN.fullmatch(text):
            raise ValueError(f"not a contract: {text!r}")
        return super().__new__(cls, text)

    @property
    def level(self) -> int:
        """Odd tricks, 1 to 7."""
        return int(self[0])

    @property
    def denomination(self) -> Denomination:
        """Trumps or notrump."""
        return Denomination(self.rstrip("X")[1:])

    @property
    def doubled(self) -> int:
        """0, 1 (doubled) or 2 (redoubled)."""
        return len(self) - len(self.rstrip("X"))

"""What a contract scores (Law 77)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from rules.vocabulary import Contract, Denomination

_TRICK_POINTS = {
    Denomination.C: 20, Denomination.D: 20, Denomination.H: 30, Denomination.S: 30, Denomination.NT: 30,
}  # fmt: skip
_BOOK = 6
_GAME = 100


@dataclass(frozen=True, slots=True)
class Result:
    """A contract and the tricks declarer's side won.

    Raises ValueError when the tricks can't be.
    """

    contract: Contract
    tricks: int

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise ValueError(f"a side wins 0 to 13 tricks, not {self.tricks}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """A result as players write it: `4S=`, `3NT+1`, `2HX-2`. Raises ValueError for anything else."""
        for sign in "=+-":
            contract, found, difference = text.partition(sign)
            if found:
                if (sign == "=") == bool(difference) or (difference and not difference.isdecimal()):
                    break
                more = int(difference or 0) * (-1 if sign == "-" else 1)
                made = Contract(contract)
                return cls(made, _BOOK + made.level + more)
        raise ValueError(f"not a result: {text!r}")

    @property
    def overtricks(self) -> int:
        """Tricks above the contract; negative when it failed."""
        return self.tricks - _BOOK - self.contract.level

    def points(self, *, vulnerable: bool) -> int:
        """Points for declarer's side; negative when the contract failed."""
        if self.overtricks < 0:
            return -_undertrick_points(-self.overtricks, self.contract.doubled, vulnerable=vulnerable)
        return _made_points(self.contract, self.overtricks, vulnerable=vulnerable)


def _made_points(contract: Contract, overtricks: int, *, vulnerable: bool) -> int:
    level, doubled = contract.level, contract.doubled
    each = _TRICK_POINTS[contract.denomination]
    first = 10 if contract.denomination is Denomination.NT else 0
    trick_points = (each * level + first) * (1, 2, 4)[doubled]
    points = trick_points + 50 * doubled  # for making a doubled or redoubled contract
    points += (500 if vulnerable else 300) if trick_points >= _GAME else 50
    if level == 6:
        points += 750 if vulnerable else 500
    elif level == 7:
        points += 1500 if vulnerable else 1000
    overtrick = 100 * doubled * (2 if vulnerable else 1) if doubled else each
    return points + overtricks * overtrick


def _undertrick_points(undertricks: int, doubled: int, *, vulnerable: bool) -> int:
    if not doubled:
        return undertricks * (100 if vulnerable else 50)
    each, from_the_fourth = (300, 0) if vulnerable else (200, 100)
    return doubled * (each * undertricks - 100 + from_the_fourth * max(0, undertricks - 3))

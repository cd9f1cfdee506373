"""Dealer and vulnerability of a board (Law 2)."""

from __future__ import annotations

from rules.vocabulary import Seat, Side

_VULNERABLE: tuple[tuple[Side, ...], ...] = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))


def dealer(board: int) -> Seat:
    """Who calls first on `board`. Raises ValueError below 1."""
    return tuple(Seat)[_index(board) % 4]


def vulnerable_sides(board: int) -> tuple[Side, ...]:
    """The sides that are vulnerable on `board`: none, one or both. Raises ValueError below 1."""
    group, place = divmod(_index(board) % 16, 4)
    return _VULNERABLE[(group + place) % 4]


def is_vulnerable(board: int, side: Side) -> bool:
    """Whether `side` is vulnerable on `board`."""
    return side in vulnerable_sides(board)


def _index(board: int) -> int:
    if board < 1:
        raise ValueError(f"boards are numbered from 1: {board}")
    return board - 1

"""Auctions pasted as a table: each call belongs to the player above it."""

from __future__ import annotations

import pytest

from nlu.reading import read

_HEADED = "W    N    O    Z\n"


def _calls(text: str) -> str:
    return " ".join(f"{it.seat}:{it.call}" for it in read(text).auction.told)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{_HEADED}1K   pas  1H   2R\n2H   2R", "W:1C N:P E:1H S:2D W:2H N:2D"),
        (f"{_HEADED}          1S   p\n2H   2R", "E:1S S:P W:2H N:2D"),
        (f"{_HEADED}1H   -    1S   -\n1H", "W:1H E:1S W:1H"),
        (f"{_HEADED}1S 2H\n2K pas 1R", "E:1S S:2H W:2C N:P E:1D"),
        ("Oost Zuid West Noord\n-  1R  1S  1H", "S:1D W:1S N:1H"),
        ("|W|N|O|Z|\n|---|---|---|---|\n| | |1H|p|\n|1S|p|1R|", "E:1H S:P W:1S N:P E:1D"),
        ("\tW\tN\tO\tZ\n\t\t\t1S\tX\n\tXX\t1H", "E:1S S:X W:XX N:1H"),
        ("dealer oost\nO  Z  W  N\n1R  1S  2K  pas\n2R", "E:1D S:1S W:2C N:P E:2D"),
        ("Bieding NOZW: 1SA pas 2K pas 1S", "N:1NT E:P S:2C W:P N:1S"),
        ("gever zuid. W N O Z: 1SA pas 1S", "S:1NT W:P N:1S"),
    ],
)
def test_calls_stand_under_their_players(text: str, expected: str) -> None:
    assert _calls(text) == expected


@pytest.mark.parametrize("text", ["noord oost west zuid: 1SA pas 2K", "tafel van W N O Z, het was 1SA"])
def test_only_players_in_rotation_head_a_table(text: str) -> None:
    assert not read(text).auction.header


def test_the_players_above_the_columns_did_nothing() -> None:
    assert read(f"{_HEADED}1K   pas  1H   2R\n2H   2R").auction.header == {0, 1, 2, 3}

"""Law 2."""

import pytest

from rules.scoring.boards import dealer, is_vulnerable, vulnerable_sides
from rules.vocabulary import Side

TABLE = {
    1: ("N", ""), 2: ("E", "NS"), 3: ("S", "EW"), 4: ("W", "NSEW"),
    5: ("N", "NS"), 6: ("E", "EW"), 7: ("S", "NSEW"), 8: ("W", ""),
    9: ("N", "EW"), 10: ("E", "NSEW"), 11: ("S", ""), 12: ("W", "NS"),
    13: ("N", "NSEW"), 14: ("E", ""), 15: ("S", "NS"), 16: ("W", "EW"),
}  # fmt: skip


@pytest.mark.parametrize("board", range(1, 65))
def test_every_board_repeats_after_sixteen(board):
    seat, sides = TABLE[(board - 1) % 16 + 1]
    assert dealer(board) == seat
    assert "".join(vulnerable_sides(board)) == sides
    assert is_vulnerable(board, Side.NS) == ("NS" in sides)


@pytest.mark.parametrize(
    ("board", "seat", "sides"),
    [
        pytest.param(1, "N", "", id="rest-001"),
        pytest.param(4, "W", "NSEW", id="rest-002"),
        pytest.param(7, "S", "NSEW", id="rest-003"),
        pytest.param(10, "E", "NSEW", id="rest-004"),
        pytest.param(16, "W", "EW", id="rest-005"),
        pytest.param(23, "S", "NSEW", id="rest-006"),
    ],
)
def test_law_examples(board, seat, sides):
    assert (dealer(board), "".join(vulnerable_sides(board))) == (seat, sides)


def test_there_is_no_board_zero():
    with pytest.raises(ValueError, match="from 1"):
        dealer(0)

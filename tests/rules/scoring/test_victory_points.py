"""Law 78D, the continuous scale of the WBF."""

from itertools import pairwise

import pytest

from rules.scoring.victory_points import victory_points


@pytest.mark.parametrize(
    ("imps", "winner"),
    [
        pytest.param(1, 10.31, id="rest-220"),
        pytest.param(10, 12.80, id="rest-221"),
        pytest.param(60, 20.00, id="rest-222"),
        pytest.param(80, 20.00, id="rest-223"),
        pytest.param(0, 10.00, id="draw"),
        pytest.param(30, 16.73, id="half a blitz"),
    ],
)
def test_sixteen_boards(imps, winner):
    assert victory_points(imps, 16) == (winner, round(20 - winner, 2))
    assert victory_points(-imps, 16) == (round(20 - winner, 2), winner)


@pytest.mark.parametrize("boards", range(1, 65))
def test_each_imp_is_worth_no_more_than_the_one_before(boards):
    scale = [round(100 * victory_points(imps, boards)[0]) for imps in range(200)]
    steps = [b - a for a, b in pairwise(scale)]
    assert steps == sorted(steps, reverse=True)
    assert (scale[0], scale[-1]) == (1000, 2000)


def test_a_match_has_boards():
    with pytest.raises(ValueError, match="at least one"):
        victory_points(1, 0)

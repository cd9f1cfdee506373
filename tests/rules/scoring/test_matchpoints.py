"""Law 78A."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.scoring.matchpoints import frequency, matchpoints, percentage


def test_two_for_each_lower_score_and_one_for_each_equal():
    assert matchpoints(420, [420, 400, 450, -50]) == 5


def test_a_frequency_sheet():
    assert frequency([420, 420, 450, -50]) == {450: 6, 420: 3, -50: 0}


def test_percentage_of_the_top():
    assert percentage(420, [400, 450]) == 50


def test_a_percentage_needs_a_comparison():
    with pytest.raises(ValueError, match="others"):
        percentage(420, [])


@given(st.lists(st.integers(-800, 800), min_size=1, max_size=12))
def test_all_matchpoints_of_a_board_are_given_out(scores):
    assert sum(frequency(scores)[score] for score in scores) == len(scores) * (len(scores) - 1)


@given(st.lists(st.integers(-800, 800), min_size=2, max_size=12))
def test_the_other_direction_gets_the_rest(scores):
    own, others = scores[0], scores[1:]
    assert percentage(own, others) + percentage(-own, [-other for other in others]) == pytest.approx(100)

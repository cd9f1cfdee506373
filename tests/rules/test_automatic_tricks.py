"""Automatic tricks after established revokes (64A), one revoke and several."""

import pytest

from rules.laws.law64_established_revoke import automatic_tricks, tricks_for


@pytest.mark.parametrize(
    ("winner", "won_later", "tricks", "article"),
    [
        ("offender", True, 2, "64A1"),
        ("offender", False, 1, "64A1"),
        ("partner", True, 1, "64A2"),
        ("partner", False, 1, "64A2"),
        ("opponents", True, 1, "64A2"),
        ("opponents", False, 0, "64B1"),
    ],
)
def test_one_revoke_costs_by_who_won_the_trick_and_what_came_later(winner, won_later, tricks, article):
    assert tricks_for(winner, won_later=won_later) == (tricks, article)


@pytest.mark.parametrize(
    ("revokes", "won", "tricks"),
    [
        pytest.param([("offender", False), ("opponents", False)], 1, 1, id="play-259"),
        pytest.param([("offender", True), ("opponents", True)], 1, 1, id="play-259-more-than-was-won"),
        pytest.param([("offender", True), ("offender", True)], 5, 4, id="two-tricks-each"),
        pytest.param([("offender", True), ("offender", False)], 2, 2, id="capped-at-what-was-won"),
        pytest.param([], 3, 0, id="no-revoke"),
    ],
)
def test_several_revokes_add_up_but_never_beyond_what_the_side_won(revokes, won, tricks):
    assert automatic_tricks(revokes, won) == tricks

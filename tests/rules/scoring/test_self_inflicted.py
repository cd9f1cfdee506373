"""12C1e."""

from itertools import product

import pytest

from rules.scoring.self_inflicted import self_inflicted_split


@pytest.mark.parametrize(
    ("table", "without_infraction", "without_error", "non_offenders", "offenders"),
    [
        pytest.param(2, 9, 6, 5, -9, id="rest-024"),
        pytest.param(-10, 3, 5, -10, -3, id="rest-025"),
        pytest.param(1, 6, -2, 6, -6, id="rest-026"),
        pytest.param(4, 4, 7, 4, -4, id="no damage"),
        pytest.param(5, 2, 7, 5, -5, id="a gain"),
    ],
)
def test_relations_of_the_three_scores(table, without_infraction, without_error, non_offenders, offenders):
    split = self_inflicted_split(table, without_infraction, without_error)
    assert (split.non_offenders, split.offenders) == (non_offenders, offenders)


@pytest.mark.parametrize("scores", list(product(range(-3, 4), repeat=3)))
def test_non_offenders_stay_between_the_table_and_full_redress(scores):
    table, without_infraction, _ = scores
    split = self_inflicted_split(*scores)
    assert table <= split.non_offenders <= max(table, without_infraction)
    assert -split.offenders == max(table, without_infraction)

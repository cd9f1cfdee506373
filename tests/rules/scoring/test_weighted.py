"""12C1c: 60% of this, 40% of that."""

import pytest

from rules.scoring.contract_points import Result
from rules.scoring.weighted import (
    Outcome,
    weighted,
    weighted_imps,
    weighted_matchpoints,
    weighted_percentage,
    weighted_points,
)


def outcomes(*parts, vulnerable=False):
    return [Outcome(weight, Result.parse(result).points(vulnerable=vulnerable)) for weight, result in parts]


MOSTLY_MADE = outcomes((60, "4S="), (40, "4S-1"))


def test_points():
    assert weighted_points(MOSTLY_MADE) == pytest.approx(0.6 * 420 - 0.4 * 50)


def test_matchpoints_are_weighted_after_conversion():
    others = [450, 420, -50, 170]
    assert weighted_matchpoints(MOSTLY_MADE, others) == pytest.approx(0.6 * 5 + 0.4 * 1)
    assert weighted_percentage(MOSTLY_MADE, others) == pytest.approx(100 * 3.4 / 8)


def test_imps_are_weighted_after_conversion():
    assert weighted_imps(MOSTLY_MADE, 170) == pytest.approx(0.6 * 6 + 0.4 * -6)


@pytest.mark.parametrize("weights", [(0.6, 0.4), (60, 40)])
def test_percentages_of_two_outcomes(weights):
    parts = [Outcome(weights[0], 80), Outcome(weights[1], 30)]
    assert weighted(parts, float) == pytest.approx(60)


@pytest.mark.parametrize(("parts", "score"), [pytest.param([(0.6, 80), (0.4, 30)], 60, id="rest-023")])
def test_law_examples(parts, score):
    assert weighted([Outcome(*part) for part in parts], float) == pytest.approx(score)


@pytest.mark.parametrize("weights", [(60, 30), (0.5, 0.6), (120, -20), ()])
def test_weights_are_a_whole(weights):
    with pytest.raises(ValueError, match="100%"):
        weighted([Outcome(weight, 0) for weight in weights], float)

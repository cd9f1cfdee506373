"""12C2, 12C4 and 86B2b."""

import pytest

from rules.regulations import Regulations
from rules.scoring.artificial import (
    AWARD_FOR_FAULT,
    artificial_imps,
    artificial_percentage,
    knockout_imps,
    non_comparable_imps,
    other_boards_percentage,
)


@pytest.mark.parametrize(
    ("fault", "session", "other_boards", "score"),
    [
        pytest.param("none", 52, 52, 60, id="rest-028"),
        pytest.param("partly", None, None, 50, id="rest-029"),
        pytest.param("directly", 47, 47, 40, id="rest-030"),
        pytest.param("none", 64, 64.2, 64.2, id="rest-031"),
        pytest.param("directly", 36, 35.8, 35.8, id="rest-032"),
        pytest.param("partly", 66, 66.7, 50, id="rest-033"),
        pytest.param("directly", 66, 67, 40, id="rest-034"),
        pytest.param("directly", None, None, 40, id="rest-038"),
        pytest.param("none", None, None, 60, id="rest-061"),
        pytest.param("none", 60, None, 60, id="exactly 60"),
        pytest.param("directly", 40, None, 40, id="exactly 40"),
        pytest.param("none", 36, None, 60, id="a weak session leaves average plus"),
        pytest.param("partly", 35, None, 50, id="a weak session leaves average"),
    ],
)
def test_percentages(fault, session, other_boards, score):
    assert artificial_percentage(AWARD_FOR_FAULT[fault], session, other_boards) == score


@pytest.mark.parametrize(
    ("fault", "won"),
    [
        pytest.param("none", 3, id="rest-035"),
        pytest.param("directly", -3, id="rest-036"),
        pytest.param("partly", 0, id="rest-037"),
    ],
)
def test_imps(fault, won):
    assert artificial_imps(AWARD_FOR_FAULT[fault]) == won


def test_the_organisation_may_choose_other_sizes():
    regulations = Regulations(average_plus_imps=2, average_plus_percentages=(60, 50))
    assert artificial_imps("A-", regulations) == -2
    assert [artificial_percentage("A+", missed=n, regulations=regulations) for n in (1, 2, 3)] == [60, 50, 50]


def test_score_on_the_other_boards():
    assert other_boards_percentage(64, 24, 60) == pytest.approx(64 + 4 / 23)
    with pytest.raises(ValueError, match="no other boards"):
        other_boards_percentage(64, 1, 60)


@pytest.mark.parametrize(("scores", "both"), [pytest.param((6, -2), (4, -4), id="rest-040"), ((3, -3), (3, -3))])
def test_knockout_scores_are_averaged(scores, both):
    assert knockout_imps(*scores) == both


@pytest.mark.parametrize(
    ("assigned", "both"),
    [pytest.param(7, (7, -7), id="rest-234"), pytest.param(-4, (3, -3), id="rest-235"), (None, (3, -3))],
)
def test_non_offenders_get_the_better_score_when_results_cannot_be_compared(assigned, both):
    assert non_comparable_imps(assigned) == both

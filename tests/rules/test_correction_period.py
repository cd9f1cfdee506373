"""The correction period of 79C: its length is the organisation's choice."""

import pytest

from rules.decide import decide
from rules.regulations import Regulations


@pytest.mark.parametrize(
    ("minutes", "length", "outcome"),
    [
        (30, 30, "score_corrected"),
        (31, 30, "score_not_corrected"),
        (45, 60, "score_corrected"),
        (15, 10, "score_not_corrected"),
    ],
)
def test_minutes_are_held_against_the_period_that_the_organisation_set(minutes, length, outcome):
    facts = {"minutes_since_scores": minutes}
    decision = decide("score_correction", facts, regulations=Regulations(correction_minutes=length))
    assert outcome in decision.outcomes
    assert decision.steps[0].words["minutes"] == length


def test_a_concession_is_held_to_the_same_period():
    facts = {"claimer": "S", "declarer": "S", "lost_trick": "won", "minutes_since_scores": 50}
    assert "concession_stands" in decide("concession", facts).outcomes
    longer = decide("concession", facts, regulations=Regulations(correction_minutes=60))
    assert "trick_returned" in longer.outcomes

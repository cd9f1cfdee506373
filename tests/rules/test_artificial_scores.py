"""Which side gets what, as the JSON interface needs it: the awards stand as words on the step."""

import pytest

from rules.decide import decide


@pytest.mark.parametrize(
    ("facts", "awards"),
    [
        ({"offender": "N", "fault": "directly"}, {"NS": "A-", "EW": "A+"}),
        ({"offender": "E", "fault": "directly"}, {"NS": "A+", "EW": "A-"}),
        ({"offender": "W", "fault": "partly", "other_fault": "none"}, {"NS": "A+", "EW": "A"}),
        ({"offender": "S", "fault": "none", "other_fault": "directly"}, {"NS": "A+", "EW": "A-"}),
        ({"fault": "none"}, {"NS": "A+", "EW": "A+"}),
        ({"fault": "partly"}, {"NS": "A", "EW": "A"}),
        ({"fault": "directly", "other_fault": "directly"}, {"NS": "A-", "EW": "A-"}),
        ({"fault": "directly"}, {}),
    ],
)
@pytest.mark.parametrize("form", ["pairs", "teams", "individual", "butler"])
def test_awards_by_side(facts, awards, form):
    decision = decide("board_not_played", {**facts, "form": form})
    assert next(step for step in decision.steps if step.outcome == "artificial_score").words == awards

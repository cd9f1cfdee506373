"""What the organisation chooses changes the ruling's words, not its laws."""

from rules.decide import decide, what_if
from rules.regulations import Regulations


def step_of(decision, outcome):
    return next(step for step in decision.steps if step.outcome == outcome)


def test_a_penalty_of_set_size_is_named():
    assert "size" not in step_of(decide("procedural_offence", {"offence": "late"}), "procedural_penalty_possible").words
    decision = decide("procedural_offence", {"offence": "late"}, regulations=Regulations(penalty_percentage=2.5))
    assert step_of(decision, "procedural_penalty_possible").words == {"size": "2.5"}


def test_the_time_for_an_appeal():
    facts = {"minutes_since_scores": 45, "agreed": True}
    assert "request_too_late" in decide("appeal", facts).outcomes
    assert "appeal_possible" in decide("appeal", facts, regulations=Regulations(appeal_minutes=60)).outcomes


def test_the_size_of_average_plus_in_imps():
    regulations = Regulations(average_plus_imps=2)
    decision = decide("board_not_played", {"form": "teams", "fault": "directly"}, regulations=regulations)
    assert step_of(decision, "average_plus").words["imps"] == "+2"
    assert step_of(decision, "average_minus").words["imps"] == "-2"


def test_the_pause_after_a_jump():
    decision = decide("stop_card_breach", {}, regulations=Regulations(stop_seconds=8))
    assert step_of(decision, "warning").words == {"seconds": 8}


def test_what_if_keeps_the_organisations_choices():
    decision = decide("appeal", {"minutes_since_scores": 45}, regulations=Regulations(appeal_minutes=60))
    assert "appeal_possible" in what_if(decision, {"form": "individual"}).outcomes

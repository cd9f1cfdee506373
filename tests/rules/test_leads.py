"""Leads out of turn: who is who follows from the seats that are known, whichever those are."""

import pytest

from rules.decide import decide, next_question, what_if
from rules.vocabulary import Seat

OPENING = "opening_lead_out_of_turn"
LATER = "lead_out_of_turn"


@pytest.mark.parametrize("declarer", list(Seat))
@pytest.mark.parametrize("told", ["declarer", "offender", "on_lead"])
def test_one_seat_tells_all_players_of_a_wrong_opening_lead(declarer, told):
    seats = {"declarer": declarer, "offender": declarer.rho, "on_lead": declarer.lho}
    known = decide(OPENING, {told: seats[told]}).known
    assert {name: known.get(name) for name in seats if name != "offender"} == {
        name: seat for name, seat in seats.items() if name != "offender"
    }


@pytest.mark.parametrize("declarer", list(Seat))
@pytest.mark.parametrize(
    ("place", "article"), [("lho", "41A"), ("rho", "54A"), ("partner", "54E"), ("self", "54E")], ids=str
)
def test_the_offenders_seat_decides_which_part_of_the_law_applies(declarer, place, article):
    offender = declarer if place == "self" else getattr(declarer, place)
    assert article in decide(OPENING, {"offender": offender, "declarer": declarer}).articles


def test_declarer_wins_from_a_contradicting_player_on_lead():
    decision = decide(OPENING, {"offender": "E", "declarer": "S", "on_lead": "N"})
    assert decision.known["on_lead"] == "W"


@pytest.mark.parametrize("offender", ["E", "W"])
@pytest.mark.parametrize(("on_lead", "restrictions"), [("partner", True), ("N", False), ("S", False)])
def test_lead_restrictions_only_when_partner_was_to_lead(offender, on_lead, restrictions):
    on_lead = Seat(offender).partner if on_lead == "partner" else on_lead
    outcomes = decide(LATER, {"offender": offender, "declarer": "S", "on_lead": on_lead, "choice": "refuse"}).outcomes
    assert ("option_require_suit" in outcomes) == restrictions
    assert "major_penalty_card" in outcomes


def test_the_defender_after_the_hand_that_led_decides():
    facts = {"offender": "S", "declarer": "S", "defenders_agree": False, "accepted_by": "W"}
    from_hand = decide(LATER, {**facts, "on_lead": "N"})
    from_dummy = decide(LATER, {**facts, "on_lead": "S"})
    assert "accepted_stands" in from_hand.outcomes
    assert "retracted" in from_dummy.outcomes


def test_a_refusal_asks_which_restriction():
    decision = decide(OPENING, {"offender": "E", "declarer": "S", "cards": ["S3"], "choice": "refuse"})
    declined = set(decision.assumed)
    question = next_question(decision, declined)
    assert question is not None
    assert question.fact == "restriction"


def test_changing_one_fact_of_an_assumed_ruling():
    decision = decide(OPENING, {"offender": "E", "declarer": "S"})
    assert "option_spread_hand" in decision.outcomes
    assert "cannot_accept" in what_if(decision, {"told_by_opponent": True}).outcomes
    assert "must_accept" in what_if(decision, {"dummy_seen": True}).outcomes
    assert "no_penalty_card" in what_if(decision, {"faced": False}).outcomes


@pytest.mark.parametrize("irregularity", [OPENING, LATER])
def test_a_declarers_card_is_never_a_penalty_card(irregularity):
    for accepted in (True, False):
        decision = decide(irregularity, {"offender": "S", "declarer": "S", "on_lead": "W", "accepted": accepted})
        assert not {"major_penalty_card", "minor_penalty_card"} & set(decision.outcomes)

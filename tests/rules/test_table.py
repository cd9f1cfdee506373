"""The table after one incident is the table before the next."""

import pytest

from rules.decide import decide
from rules.table import EMPTY, LeadRestriction, PenaltyCard, Table, after, facts_at, settle
from rules.vocabulary import Card, Seat, Suit

EAST = {"offender": "E", "declarer": "S"}
WEST = {"offender": "W", "declarer": "S"}


def after_all(*incidents, table=EMPTY):
    """The table after incidents of (code, facts), each starting from what lies there."""
    for code, facts in incidents:
        owner = Seat(facts["offender"]) if "offender" in facts else None
        table = after(table, decide(code, {**facts_at(table, code, owner), **facts}))
    return table


def lying(table):
    return {(it.owner, str(it.card)): it.kind for it in table.penalty_cards}


def test_an_exposed_card_lies_there_as_a_penalty_card():
    assert lying(after_all(("exposed_card", {**EAST, "cards": ["SK"]}))) == {("E", "SK"): "major"}


def test_a_second_card_of_the_same_defender_makes_both_major():
    table = after_all(("exposed_card", {**EAST, "cards": ["S7"]}), ("exposed_card", {**EAST, "cards": ["D2"]}))
    assert lying(table) == {("E", "S7"): "major", ("E", "D2"): "major"}


def test_one_small_card_with_each_defender_stays_minor():
    table = after_all(("exposed_card", {**EAST, "cards": ["S7"]}), ("exposed_card", {**WEST, "cards": ["D2"]}))
    assert lying(table) == {("E", "S7"): "minor", ("W", "D2"): "minor"}


def test_a_penalty_card_that_was_played_since_is_gone():
    assert after_all(("exposed_card", {**EAST, "cards": ["SK"], "penalty_card_now": "played"})) == EMPTY


def test_declarers_card_does_not_stay():
    assert after_all(("exposed_card", {"offender": "S", "declarer": "S", "cards": ["SK"]})) == EMPTY


@pytest.mark.parametrize(
    ("choice", "mode", "until"), [("require", "require", "this_lead"), ("forbid", "forbid", "lead_lost")]
)
def test_a_suit_required_or_forbidden_clears_the_card_and_restricts_partner(choice, mode, until):
    lead = {**EAST, "choice": choice, "leader": "W"}
    table = after_all(("exposed_card", {**EAST, "cards": ["SK"]}), ("penalty_card_lead", lead))
    assert table == Table(restrictions=(LeadRestriction(Seat.W, mode, (Suit.S,), until),))


def test_no_restriction_leaves_the_card():
    table = after_all(("exposed_card", {**EAST, "cards": ["SK"]}), ("penalty_card_lead", {**EAST, "choice": "none"}))
    assert lying(table) == {("E", "SK"): "major"}
    assert not table.restrictions


def test_an_open_choice_changes_nothing():
    before = after_all(("exposed_card", {**EAST, "cards": ["SK"]}))
    assert after_all(("penalty_card_lead", {**EAST, "leader": "W"}), table=before) == before


def test_only_the_chosen_suits_are_picked_up():
    lead = {**EAST, "penalty_cards": ["S4", "H5"], "choice": "forbid", "choice_suit": "S"}
    table = after_all(("penalty_card_lead", lead))
    assert lying(table) == {("E", "H5"): "major"}


def test_a_requirement_holds_for_one_lead_and_a_ban_until_the_lead_is_lost():
    something_else = ("unable_to_comply", {})
    required = after_all(("penalty_card_lead", {**EAST, "penalty_cards": ["SK"], "choice": "require"}), something_else)
    forbidden = after_all(("penalty_card_lead", {**EAST, "penalty_cards": ["SK"], "choice": "forbid"}), something_else)
    assert not required.restrictions
    assert [held.seat for held in forbidden.restrictions] == [Seat.W]


def test_a_ban_ends_when_the_lead_was_lost():
    ban = {**EAST, "penalty_cards": ["SK"], "choice": "forbid"}
    table = after_all(("penalty_card_lead", ban), ("penalty_card_lead", {**ban, "lead_lost": True}))
    assert table == EMPTY


def test_a_lead_before_the_choice_is_partners_penalty_card():
    table = after_all(("penalty_card_lead", {**EAST, "penalty_cards": ["SK"], "leader": "W", "cards": ["C2"]}))
    assert lying(table) == {("E", "SK"): "major", ("W", "C2"): "major"}


def test_a_card_that_had_to_be_played_counts_as_played_unless_it_was_not():
    table = after_all(("penalty_card_turn", {**EAST, "penalty_cards": ["SK"], "led_suit": "S"}))
    assert not table.penalty_cards
    assert facts_at(table, "exposed_card", Seat.E) == {}
    assert facts_at(table, "penalty_card_not_played", Seat.E)["penalty_cards"] == ["SK"]


def test_the_card_played_instead_of_the_penalty_card_takes_its_place():
    refused = {**EAST, "penalty_cards": ["SK"], "cards": ["S4"], "accepted": False}
    assert lying(after_all(("penalty_card_not_played", refused))) == {("E", "S4"): "major"}


def test_the_directors_own_list_goes_before_what_was_remembered():
    before = after_all(("exposed_card", {**EAST, "cards": ["SK"]}))
    table = after(before, decide("exposed_card", {**EAST, "penalty_cards": [], "cards": ["D2"], "deliberate": False}))
    assert lying(table) == {("E", "D2"): "minor"}


def test_the_kind_goes_with_the_card():
    table = after_all(("exposed_card", {**EAST, "cards": ["S4"], "deliberate": True}))
    assert facts_at(table, "penalty_card_lead", Seat.E) == {"penalty_cards": ["S4"], "penalty_card_kind": "major"}


def test_the_owner_may_be_unknown():
    table = after_all(("exposed_card", {"cards": ["SK"]}))
    assert lying(table) == {(None, "SK"): "major"}


@pytest.mark.parametrize(
    ("declarer", "expected"),
    [("S", {("E", "H8"): "minor"}), ("W", {}), ("E", {})],
)
def test_a_card_exposed_in_the_auction_waits_for_declarer_to_be_known(declarer, expected):
    table = after_all(("exposed_card", {"offender": "E", "phase": "auction", "cards": ["H8"]}))
    assert table == Table(exposed=(PenaltyCard(Seat.E, Card("H8"), "minor"),))
    assert lying(settle(table, Seat(declarer))) == expected
    assert settle(table, Seat(declarer)).exposed == ()


def test_a_ban_of_26b_binds_the_offenders_partner():
    table = after_all(("lead_restriction", {**EAST, "choice": "forbid", "choice_suit": "H"}))
    assert table.restrictions == (LeadRestriction(Seat.W, "forbid", (Suit.H,), "lead_lost"),)


def test_after_changes_nothing_in_place():
    before = after_all(("exposed_card", {**EAST, "cards": ["SK"]}))
    copy = Table(before.penalty_cards, before.restrictions, before.due, before.exposed)
    after(before, decide("penalty_card_lead", {**EAST, "penalty_cards": ["SK"], "choice": "require"}))
    assert before == copy

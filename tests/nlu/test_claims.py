"""What is told of a claim or a concession, in whatever order and by whomever."""

from __future__ import annotations

import pytest

from tests.told_facts import facts


@pytest.mark.parametrize(
    ("message", "by", "agree"),
    [
        ("na de claim van leider noord vroegen OW om door te spelen en alle vier vonden dat goed", "opponent", True),
        ("claim van leider oost, NZ willen verder spelen. maar west, de dummy dus, weigert", "opponent", False),
        (
            "na een claim van leider zuid vragen OW om verder te spelen. noord en zuid vinden het ook best",
            "opponent",
            True,
        ),
        ("west is leider, claimt, en op eigen verzoek van west hebben ze doorgespeeld", "claimer", None),
        ("west, leider, claimt. we hebben doorgespeeld omdat west dat zelf vroeg", "claimer", None),
    ],
)
def test_who_wants_to_play_on_and_who_refuses(message: str, by: str, agree: bool | None) -> None:
    found = facts(message, "claim")
    assert (found.get("requested_by"), found.get("all_agree")) == (by, agree)


def test_who_conceded_is_the_subject_of_the_verb() -> None:
    found = facts("west gaf alle slagen op, west is leider. er was nog een kaart hoog in dummy", "concession")
    assert found["claimer"] == "W"


@pytest.mark.parametrize(
    "message",
    [
        "leider noord claimt en heeft niet gezegd hoe hij het ging spelen",
        "leider noord claimt zonder te zeggen hoe",
        "noord is leider, claimt en zei er niks bij",
    ],
)
def test_a_line_that_was_not_stated(message: str) -> None:
    assert facts(message, "claim")["statement"] is False


@pytest.mark.parametrize(
    "message", ["leider oost toont zijn kaarten, claimen wou ze niet", "noord toont alles maar hij claimde niet"]
)
def test_cards_shown_that_are_no_claim(message: str) -> None:
    assert facts(message, "claim")["claim_meant"] is False


def test_a_trump_that_is_still_out_by_no_name() -> None:
    found = facts("leider zuid claimt en zegt niks van troef, west heeft er nog een", "claim")
    assert found["outstanding_trump"] is True


@pytest.mark.parametrize(
    ("message", "objection"),
    [
        ("tegenspeler geeft alles op maar partner zegt direct nee", True),
        ("tegenspeler geeft alles op en zijn partner is akkoord", None),
    ],
)
def test_the_partner_of_one_whose_seat_is_not_told_objects(message: str, objection: bool | None) -> None:
    assert facts(message, "concession").get("objection") is objection


@pytest.mark.parametrize(
    ("message", "claimer", "agreed"),
    [
        ("zuid was het eens met de claim maar had achteraf nog een slag moeten krijgen", None, True),
        ("oost claimt en noord is het eens met de claim", "E", True),
        ("oost claimt en noord is het er niet mee eens", "E", False),
    ],
)
def test_who_agreed_did_not_claim(message: str, claimer: str | None, agreed: bool) -> None:
    found = facts(message, "claim")
    assert (found.get("claimer"), found.get("agreed")) == (claimer, agreed)


def test_that_partner_had_a_trick_is_no_objection() -> None:
    assert "objection" not in facts(
        "zuid gooit zijn kaarten weg, rest is voor jullie. noord had nog een hoge troef", "concession"
    )

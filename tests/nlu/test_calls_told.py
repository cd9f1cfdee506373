"""Calls as they are told: who made which, what came over them, how far the board was, what the teller sets right."""

from __future__ import annotations

import pytest

from nlu.reading import read
from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import facts, told

_INSUFFICIENT: list[tuple[str, dict[str, object]]] = [
    (
        "oost opende 1SA, zuid bood 1 ruiten, west heeft er al 2 harten overheen gelegd",
        {"offender": "S", "call": "1D", "previous_call": "1NT", "lho_called": True},
    ),
    ("zuid antwoordt 2K, maar de opening van noord bleek 2SA", {"offender": "S", "previous_bidder": "N"}),
    ("4K over 4R, oost deed dat", {"offender": "E", "call": "4C", "previous_call": "4D"}),
    ("noord bood 2K over 2R van west, daarna pas pas pas", {"lho_called": True}),
    ("noord bood 1 harten over 1 schoppen, west was aan de beurt", {"offender": "N", "turn": "W"}),
    ("noord bood 1 harten over 1 schoppen, oost is nu aan de beurt", {"offender": "N", "turn": "N"}),
    ("noord bood 2H over 2S van west en iedereen heeft gepast", {"lho_called": True, "partner_called": True}),
    ("dummy ligt al op tafel en nu zien we dat noord 2K over 2H van west had gelegd", {"phase": "play"}),
]


@pytest.mark.parametrize(("text", "expected"), _INSUFFICIENT)
def test_insufficient_bid(text: str, expected: dict[str, object]) -> None:
    """What is told of a bid that is too low."""
    assert told(text, "insufficient_bid", expected) == expected


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("west 1R over 1H van zuid. Noord vindt het prima", True),
        ("west 1R over 1H van zuid, west maakt er 2R van. Noord vindt het prima", None),
        ("west 1R over 1H van zuid, west maakt er 2R van. Noord wil die 1R laten staan", True),
        ("west 1R over 1H van zuid. Noord aarzelt of hij het goedvindt", None),
    ],
)
def test_which_bid_is_found_good(text: str, accepted: bool | None) -> None:
    """What is said after the replacement may be about that one; who hesitates hasn't accepted."""
    assert facts(text, "insufficient_bid").get("accepted") is accepted


_DOUBLES: list[tuple[str, dict[str, object]]] = [
    ("oost doublet op 2S van noord, zuid pas, west redoublet", {"offender": "W", "call": "XX"}),
    ("w 3k n doublet o pas z ook doublet", {"offender": "S", "doubled": "by_partner"}),
    ("west doubleert 3K van oost, oost had daarvoor 1H geboden", {"previous_call": "3C"}),
    ("oost zegt 'doublet op 3 ruiten' terwijl noord 3 schoppen had geboden", {"wrong_bid_named": True}),
    ("zuid doubleerde 2H van zijn partner noord", {"wrong_bid_named": None, "previous_bidder": "N"}),
    ("de uitkomst ligt er al, west heeft 2H van oost gedoubleerd en niemand die wat zei", {"lho_called": None}),
]


@pytest.mark.parametrize(("text", "expected"), _DOUBLES)
def test_inadmissible_double(text: str, expected: dict[str, object]) -> None:
    """Which double it is, of which bid, and whether another bid was named."""
    assert told(text, "inadmissible_double", expected) == expected


def test_whose_turn_was_passed_over() -> None:
    """Who still had to call lost his turn only where others called in his place."""
    assert read("west opent 1SA, noord past en zuid biedt 1S, oost was nog aan het denken").auction.turn == "E"
    assert read("west bood 1H over 1S van zuid, noord zit nog na te denken").auction.turn is None


def test_a_mistaken_belief_is_no_slip() -> None:
    """Who misread the auction meant what he called (25A2)."""
    text = "zuid dacht dat partner 1SA had geopend ipv 1S en bood daarom 2K, hij wil dat veranderen wegens vergissing"
    found = facts(text, "change_of_call")
    assert (found["offender"], found["call"], found["slip"]) == ("S", "2C", False)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("zuid bedoel ik", {"offender": "S", "turn": "S"}),
        ("nee het was 1R", {"call": "1D"}),
        ("nee de 2H was van zuid", {"offender": "S", "turn": "S"}),
        ("nee, het was oost die 2S had geboden", {"previous_bidder": "E"}),
    ],
)
def test_the_teller_sets_right(text: str, expected: dict[str, object]) -> None:
    """What the teller meant is neither a slip of the player nor another call of his."""
    told = "noord 2H over 2S van west"
    known = {"offender": "N", "call": "2H", "previous_call": "2S", "previous_bidder": "W", "turn": "N"}
    context = Context(irregularity="insufficient_bid", facts=known, question="slip", told=told)
    found = {name: evidence.value for name, evidence in understand(text, context).facts.items()}
    assert {name: found.get(name) for name in expected} == expected
    assert not {"slip", "replacement"} & found.keys()


@pytest.mark.parametrize(
    "message",
    [
        "oost doubleert terwijl west al gedoubleerd had",
        "dubbel van oost op een contract dat west al had gedubbeld",
        "oost doubleerde 3S maar dat bod was door west al gedoubleerd",
        "1H zuid, west doublet, noord pas, oost doublet",
    ],
)
def test_who_doubles_a_doubled_bid_did_wrong_whoever_is_told_last(message: str) -> None:
    assert facts(message, "inadmissible_double")["offender"] == "E"


def test_who_doubles_the_bid_of_his_own_partner_is_named_himself() -> None:
    assert facts("noord doubleert het openingsbod van zijn eigen partner", "inadmissible_double")["offender"] == "N"


@pytest.mark.parametrize(
    "message",
    [
        "oost is gever, west alerteerde 2 ruiten niet",
        "noord gever, zuid legt 2 ruiten uit als zwak maar dat is sterk",
        "zuid zei dat 2 harten zwak was maar het was sterk, west is gever",
        "noord gever. oost vraagt wat 2 klaver is, zuid zegt stayman maar het was landy",
    ],
)
def test_a_call_that_is_alerted_or_explained_was_made_by_another(message: str) -> None:
    assert read(message).auction.told == []
    assert understand(message).candidates[0].irregularity == "misinformation"

"""Calls in other words: numbers that are bids, what only the level is told of, who a thought is about."""

from __future__ import annotations

import pytest

from nlu.reading import read
from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import told

_TOLD: list[tuple[str, str, dict[str, object]]] = [
    (
        "insufficient_bid",
        "er lag al een sans van west en noord kwam met één ruitje",
        {"call": "1D", "previous_call": "1NT"},
    ),
    ("insufficient_bid", "zuid heeft op 2 harten twee ruiten geboden", {"call": "2D", "previous_call": "2H"}),
    ("insufficient_bid", "1s n, 1h o, pas z", {"offender": "E", "lho_called": True}),
    ("insufficient_bid", "2S over 3H door oost", {"offender": "E", "call": "2S", "previous_bidder": None}),
    ("insufficient_bid", "2S over 3H van oost", {"previous_bidder": "E", "call": "2S"}),
    ("insufficient_bid", "west bood 1K over 1R van zuid. Mag dat 2K worden?", {"replacement": "2C"}),
    (
        "insufficient_bid",
        "west twee schoppen na drie harten van zuid, hij wil er drie van maken",
        {"replacement": "3S"},
    ),
    (
        "insufficient_bid",
        "oost wou er 3S van maken want zijn 2S volstond niet tegen de 3K van zuid",
        {"replacement": "3S"},
    ),
    ("insufficient_bid", "oost 2H over 3K van noord en wil er nu pas van maken", {"replacement": "P"}),
    ("insufficient_bid", "west bood 2R over 2S van zuid. West heeft 4R gespeeld", {"call": "2D", "replacement": None}),
    ("insufficient_bid", "zuid 2S west 2H. Nu wordt het pas opgemerkt", {"replacement": None}),
    (
        "insufficient_bid",
        "na 2SA van noord legt zuid 2K, hij dacht dat noord 1SA had. Hij wil 3K bieden",
        {"offender": "S", "replacement": "3C"},
    ),
    ("insufficient_bid", "azen gevraagd door noord, het antwoord van zuid is 4H, moest 5H zijn", {"replacement": "5H"}),
    ("pass_out_of_turn", "noord zag niet dat oost gever was en paste", {"offender": "N", "dealer": "E"}),
    ("pass_out_of_turn", "oost was gever maar de invaller op zuid schoof een pas naar voren", {"offender": "S"}),
    ("pass_out_of_turn", "noord past terwijl west gever was en oost komt gelijk met 1H", {"lho_called": True}),
    ("bid_out_of_turn", "oost opent 1H, eigenlijk moest noord beginnen", {"dealer": "N"}),
    ("bid_out_of_turn", "oost had 1H gelegd maar het was west zijn beurt want die was gever", {"dealer": "W"}),
    ("unintended_call", "ik wou 2H, pakte 2R, zag het pas nadat partner al geboden had", {"partner_called": True}),
    ("unintended_call", "oost had het rode kaartje te pakken ipv het groene", {"call": "X", "replacement": "P"}),
    ("change_of_call", "oost bood 4H, dacht na en wilde bij nader inzien liever passen", {"slip": False}),
    ("change_of_call", "ik wilde mijn 1SA veranderen in 2SA want ik had me verteld in de punten", {"slip": False}),
    ("bid_out_of_turn", "oost begint met een sterke 2 klaver maar west was gever", {"artificial": True}),
    (
        "insufficient_bid",
        "noord had twee schoppen geboden en toen lag er twee harten van oost",
        {"previous_call": "2S", "call": "2H"},
    ),
    (
        "insufficient_bid",
        "zuid legde twee klaver terwijl er van oost al twee harten lag",
        {"call": "2C", "previous_call": "2H"},
    ),
    ("insufficient_bid", "1S w, 1R z die daar 1SA van maakt", {"offender": "S", "replacement": "1NT"}),
    ("insufficient_bid", "oost bood 5R over 5H van noord en zuid paste", {"previous_bidder": "N", "lho_called": True}),
    ("insufficient_bid", "er lag voor mij 2S en ik bied 2R", {"previous_call": "2S", "call": "2D"}),
    ("insufficient_bid", "west 1S noord 1R en nu is oost aan de beurt", {"offender": "N", "turn": "N"}),
    (
        "bid_out_of_turn",
        "zuid kon niet wachten tot gever west wat had gedaan en opende 2H",
        {"offender": "S", "dealer": "W"},
    ),
    ("double_out_of_turn", "oost 2K, zuid pas, noord rood terwijl west eerst moest", {"offender": "N", "call": "X"}),
    ("bid_above_seven", "noord redt met 8 harten", {"call": "8H"}),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _TOLD)
def test_calls_in_other_words(irregularity: str, text: str, expected: dict[str, object]) -> None:
    """What is told of an irregular call."""
    assert told(text, irregularity, expected) == expected


def test_one_card_and_one_bid() -> None:
    """A number with an accent is a bid beside a verb of the bidding, and a card beside one of the play."""
    assert [m.value for m in read("zuid speelt één klaver bij").mentions if m.kind == "call"] == []
    assert [m.value for m in read("zuid opent één klaver").mentions if m.kind == "call"] == ["1C"]


def test_a_card_is_no_contract_to_score() -> None:
    """What declarer plays isn't asked the score of."""
    assert understand("zuid is leider en brengt een schoppen uit de hand, oost was aan slag").lookup is None


def test_bids_compared() -> None:
    """Which of two bids is higher is looked up."""
    assert understand("is 3K hoger dan 2SA").lookup == ("sufficient", "2NT 3C")


def test_called_by_now() -> None:
    """Who turns out to have called since is no other player of the irregular call."""
    context = Context("unintended_call", {"offender": "N", "call": "1S"}, told="noord legde 1S maar bedoelde 1H")
    found = understand("oh nee, zuid heeft al 2S geboden", context).values
    assert found.get("partner_called") is True
    assert "call" not in found


def test_another_card_was_laid_than_the_call_that_was_meant() -> None:
    told = understand("oost bood 3H maar legde 3S neer, wil veranderen, zuid heeft al gepast")
    assert told.candidates[0].irregularity == "unintended_call"
    assert told.values["call"] == "3S"
    assert told.values["replacement"] == "3H"

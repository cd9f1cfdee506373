"""Calls, boards and conduct as a director types them at the table: what is weighed, came before or follows."""

from __future__ import annotations

import pytest

from rules.facts import Value
from tests.told_facts import last_reply, likeliest, told

_FACTS: list[tuple[str, str, dict[str, Value]]] = [
    ("insufficient_bid", "noord 1S, oost 1H, zuid zit te denken of hij het goed vindt", {"accepted": None}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid weet nog niet of hij dat laat staan", {"accepted": None}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid denkt na en vindt het goed", {"accepted": True}),
    ("insufficient_bid", "Z: 2K. W: pas. N: 2K. oost slaapt", {"offender": "N", "previous_bidder": "S"}),
    ("insufficient_bid", "W 1H, N pas, O 1H, die was er niet bij met zijn hoofd", {"offender": "E"}),
    ("insufficient_bid", "z 1h, w 1k, w legt er gauw 2k voor neer", {"replaced_early": True}),
    ("unintended_call", "west legt 3K, dat is geen klaver wat hij zocht, het was schoppen", {"replacement": "3S"}),
    ("change_of_call", "noord legt pas, dan toch X. oost vindt dat best", {"call": "P", "replacement": "X"}),
    ("change_of_call", "west legde 3S en wou na lang nadenken 4S", {"slip": False}),
    ("misinformation", "N noemt 2H zwak en dat klopt ook met de kaart", {"explanation_wrong": False}),
    ("wrong_card_count", "oost had twee te veel, noord twee te weinig", {"card_counts": {"E": 15, "N": 11}}),
    ("score_correction", "4H stond op de verkeerde kant, beide paren ok", {"agreed": True}),
    ("hand_seen", "noord keek bij oost in de kaarten. we zijn nog niet aan het bieden", {"phase": "before"}),
    ("hand_seen", "noord heeft in de hand van west gekeken en schoppenaas gezien", {"during_deal": False}),
    ("inadmissible_double", "noord doubleert na pas pas pas, er was niks geboden", {"lho_called": None}),
    ("inadmissible_double", "zuid doubleert, er was alleen maar gepast, west en noord en oost", {"lho_called": None}),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _FACTS)
def test_facts(irregularity: str, text: str, expected: dict[str, Value]) -> None:
    """What is told besides."""
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("west mocht van mij niet meer meebieden, toch doet hij 4S. noord paste daarop", "call_when_obliged_to_pass"),
        ("gever was west? nee noord... N pas, O pas, Z 1H, W 1R. noord past er zo overheen", "insufficient_bid"),
        ("zuid opent in de vierde hand met doublet na drie passen", "inadmissible_double"),
        ("west opent met doublet, noord is gever", "inadmissible_double"),
        ("oost legt 1S, denkt dan na en wil er 2S van maken", "change_of_call"),
        ("na afloop van spel 3 blijkt dat oost twee kaarten te veel gehad heeft", "wrong_card_count"),
        ("oost kon bij zuid in de kaarten kijken, hij zag ruitenheer", "hand_seen"),
    ],
)
def test_irregularity(text: str, irregularity: str) -> None:
    """What the message shows goes before the estimate."""
    assert likeliest(text) == irregularity


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("W legt uit: 'drie azen'. corrigeert zichzelf gelijk: twee. noord heeft ertussen gepast", "misinformation"),
        ("bridgemate: 4H door O stond als 4H door N", "score_correction"),
        ("west blijft maar mopperen op zijn partner", "misconduct"),
    ],
)
def test_what_is_told_in_so_many_words_is_ruled_on(text: str, irregularity: str) -> None:
    """An estimate that isn't sure is confirmed."""
    answer = last_reply(text)
    assert (answer["kind"], answer["irregularity"]) == ("ruling", irregularity)


@pytest.mark.parametrize("more", ["en daarna viel ook de klaver 3", "later liet hij nog ruiten 5 vallen"])
def test_one_more_card_while_they_bid(more: str) -> None:
    """It is still exposed in the auction, and lies beside the first (24C)."""
    answer = last_reply("zuid laat tijdens het bieden hartenvrouw vallen, noord zag hem", more)
    assert answer["facts"]["phase"] == "auction"
    assert "24C" in answer["articles"]


def test_a_card_of_the_other_side_while_they_bid() -> None:
    """It is exposed in the auction too, but lies alone."""
    answer = last_reply(
        "zuid laat tijdens het bieden hartenvrouw vallen", "en bij west viel net klaver 3, oost zag hem"
    )
    assert (answer["facts"]["phase"], answer["facts"]["offender"]) == ("auction", "W")
    assert "24C" not in answer["articles"]


@pytest.mark.parametrize(
    "more", ["ja daar sta ik dan, oost zegt niks", "ja wat moet ik daar nu mee, zuid kijkt me aan"]
)
def test_a_yes_that_only_begins_a_sentence_answers_nothing(more: str) -> None:
    """What was asked stays open."""
    assert "slip" not in last_reply("west 2H, noord 2R", more)["facts"]


@pytest.mark.parametrize("more", ["ja", "ja hoor", "ja, verkeerde kaartje"])
def test_a_yes_answers(more: str) -> None:
    """It was a slip."""
    assert last_reply("west 2H, noord 2R", more)["facts"]["slip"] is True

"""Calls told as answers, by "ook", by a partner who speaks, over doubles: and what one might say isn't said."""

from __future__ import annotations

import pytest

from nlu.reading import read
from tests.told_facts import likeliest, told

_CALLS: list[tuple[str, list[tuple[str | None, str]]]] = [
    ("oost 1H, zuid past, west ook, noord zegt niks", [("E", "1H"), ("S", "P"), ("W", "P")]),
    ("noord past te vroeg en oost ook. zuid moest", [("N", "P"), ("E", "P")]),
    ("zuid past, noord vindt dat ook vreemd", [("S", "P")]),
    ("ik zit west en bied 1H, partner was gever. partner opent zelf 1S", [("W", "1H"), ("E", "1S")]),
    ("zuid dacht dat noord had gepast maar die had 1S geopend, zuid biedt 1H", [("N", "1S"), ("S", "1H")]),
    ("noord past, maar doubleerde oosts 2H", [("N", "P"), ("E", "2H"), ("N", "X")]),
    ("partner 1H, rechts 2K, ik 1S want ik zag de 2K niet", [("N", "1H"), ("E", "2C"), ("S", "1S")]),
    ("noord past in plaats van west", [("N", "P")]),
    ("1K - 1H - 2K door N O Z, en oost weer 2H", [("N", "1C"), ("E", "1H"), ("S", "2C"), ("E", "2H")]),
    ("west doubleert 2K. van wie was die 2K? van oost", [("E", "2C"), ("W", "X")]),
    ("hij had 1S geboden over 2R van oost, hij zelf is noord", [("E", "2D"), ("N", "1S")]),
    ("klaveraas bij west uit de hand, gever heeft 1H geboden", [(None, "1H")]),
]


@pytest.mark.parametrize(("text", "calls"), _CALLS)
def test_who_called(text: str, calls: list[tuple[str | None, str]]) -> None:
    """The calls that were made, in order."""
    assert [(it.seat, it.call) for it in read(text).auction.made] == calls


_FACTS: list[tuple[str, str, dict[str, object]]] = [
    ("insufficient_bid", "west vraagt azen met 4SA, antwoord van oost: 4H", {"offender": "E", "previous_call": "4NT"}),
    ("insufficient_bid", "noord 4SA, en het antwoord van zuid was 4R", {"offender": "S", "previous_bidder": "N"}),
    ("insufficient_bid", "zuid 1S na 2H van oost. mag west zeggen: prima, laat maar?", {"accepted": None}),
    ("insufficient_bid", "zuid 1S na 2H van oost. west zegt: prima, laat maar", {"accepted": True}),
    ("insufficient_bid", "zuid 1S na 2H van oost. zijn tegenstanders protesteren", {"accepted": None}),
    ("inadmissible_double", "3S noord, west doublet, oost doublet. noord had gepast", {"doubled": "by_partner"}),
    ("inadmissible_double", "west speelde 3H gedoubleerd, oost had dat doublet gelegd", {"offender": "E"}),
    ("unintended_call", "west doubleert 2S van oost, hij wou 3S zeggen", {"offender": "W", "call": "X"}),
    ("unintended_call", "oost wou passen en pakte doublet, zuid denkt nog", {"slip": True}),
    ("call_after_auction", "3 keer pas na 4H van noord, dan legt west een doublet", {"lho_called": None}),
    ("unintended_call", "west zei twee maar wilde drie schoppen zeggen", {"call": "2S", "replacement": "3S"}),
    (
        "insufficient_bid",
        "oost 1S na 2R van noord. hij zou 2S moeten zeggen maar dat wil hij niet",
        {"replacement": None},
    ),
    ("pass_out_of_turn", "zuid zat te tellen terwijl hij gever was en noord paste", {"dealer": "S", "offender": "N"}),
    ("stop_card_breach", "noord 3R zonder stop en oost paste meteen. is noord in overtreding?", {"offender": "N"}),
    ("change_of_call", "oost heeft 3H liggen en wil 4H omdat hij zich een aas vergist had", {"slip": False}),
    ("insufficient_bid", "partner 1S, RT 2R, ik 1SA niet gezien dat er wat tussen zat", {"call": "1NT"}),
    ("bid_out_of_turn", "ik was gever als west, maar mijn maat was me voor met 1K", {"offender": "E", "turn": "W"}),
    ("insufficient_bid", "west heeft op de vraag van oost (4SA) te laag geantwoord, namelijk 4S", {"offender": "W"}),
    (
        "insufficient_bid",
        "zuid 2K over 2R van west, hij maakte er 3K van, toen pas werd ik gehaald",
        {"replaced_early": True},
    ),
    (
        "inadmissible_double",
        "west doubleert, noord past, oost doubleert. het gaat om 3R van zuid",
        {"previous_call": "3D"},
    ),
    ("change_of_call", "zuid wilde zijn pas inruilen voor 1H. niks ervan, zei west", {"accepted": False, "slip": None}),
    ("hand_seen", "noords kaarten zijn bekeken door west, er is nog niet geboden", {"offender": "W"}),
    ("wrong_card_count", "west 14, noord 12, voordat iemand iets had geboden, gezien is er niks", {"card_seen": False}),
    ("wrong_board", "3 spellen tegen het verkeerde paar, alles al gespeeld", {"played_before": None}),
    ("board_not_played", "spel 2 niet af, niemand was bijzonder langzaam", {"fault": "none"}),
    ("exposed_card", "hartenvrouw open bij zuid, de gever paste net", {"phase": "auction"}),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _FACTS)
def test_facts(irregularity: str, text: str, expected: dict[str, object]) -> None:
    """What is told besides."""
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("zuid 1SA, west doublet, noord redoublet, oost doublet", "inadmissible_double"),
        ("oost opent 1S, en noord past voordat zuid wat kon doen. zuid wil doubleren", "pass_out_of_turn"),
        ("west verandert 1R in 1S, en noord heeft daar al 2K overheen gezegd", "change_of_call"),
        ("eindpas is geweest, 2H door west, en noord zegt 2S", "call_after_auction"),
    ],
)
def test_the_irregularity_that_the_calls_show(text: str, irregularity: str) -> None:
    """What the calls prove goes before the estimate."""
    assert likeliest(text) == irregularity

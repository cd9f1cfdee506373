"""Facts that are told by what must come of them, or by what hasn't begun."""

from __future__ import annotations

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context
from tests.told_facts import last_reply, likeliest

_LOW = "West opent 1 schoppen, noord biedt 1 harten. "
_SEEN = "Bij het geven zag west hartenvrouw van noord. "
_SCORE = "Spel 4 staat als -50 geboekt en moet -100 zijn. "
_UNEVEN = "Noord heeft 14 kaarten, oost 12. "
_OTHERWISE: dict[str, object] = {"playable_without_change": False, "call_made": True}
_LOST = "Spel 3 is niet gespeeld"
_FACTS: list[tuple[str, str, dict[str, object]]] = [
    (_LOW + "Oost vindt dat het niet mag blijven liggen.", "insufficient_bid", {"accepted": False}),
    (_LOW + "Oost vindt dat het weg moet.", "insufficient_bid", {"accepted": False}),
    (_LOW + "Oost eist dat het veranderd wordt.", "insufficient_bid", {"accepted": False}),
    (_LOW + "Van oost hoeft noord niets te veranderen.", "insufficient_bid", {"accepted": True}),
    (_SEEN + "Van bieden is nog geen sprake.", "hand_seen", {"phase": "before"}),
    (_SEEN + "De biedkaartjes zitten nog allemaal in de doos.", "hand_seen", {"phase": "before"}),
    (_SEEN + "Nog niemand heeft een biedkaartje aangeraakt.", "hand_seen", {"phase": "before"}),
    (
        "West kwam bij het tellen op twaalf uit. Het bieden moest nog op gang komen.",
        "missing_card",
        {"phase": "before"},
    ),
    (_LOST + " omdat ik een fout in het loopschema had.", "board_not_played", {"other_fault": "none"}),
    (_LOST + " omdat ik het verkeerde bord had gegeven.", "board_not_played", {"fault": "none"}),
    (_LOST + ", OW treft alle blaam.", "board_not_played", {"fault": "directly"}),
    (
        "Zuid zat vast aan een verplichte pas voor de rest, maar bood 3SA.",
        "call_when_obliged_to_pass",
        {"offender": "S", "bound": "throughout"},
    ),
    (_SCORE + "Zijn tegenstanders knikken.", "score_correction", {"agreed": True}),
    (_SCORE + "Niemand spreekt dat tegen.", "score_correction", {"agreed": True}),
    (_SCORE + "Daar denken OW anders over.", "score_correction", {"agreed": False}),
    (_UNEVEN + "Het bieden zou heel anders zijn verlopen.", "wrong_card_count", _OTHERWISE),
    (_UNEVEN + "Noord opende 1H, zonder die heer had hij niet geopend.", "wrong_card_count", _OTHERWISE),
    (_UNEVEN + "Oost had met de dertiende kaart wel tussengeboden.", "wrong_card_count", _OTHERWISE),
    ("Oost telt 13, maar noord heeft 12, er is al uitgekomen.", "missing_card", {"offender": "N"}),
    ("OW zeggen dat ze met de goede uitleg anders hadden uitgekomen.", "misinformation", {"lead_faced": True}),
    (_LOST + " omdat beide paren niet opletten.", "board_not_played", {"fault": "partly", "other_fault": "partly"}),
    ("Oost greep naast: pas in plaats van 2 pijken.", "unintended_call", {"call": "P", "replacement": "2S"}),
    ("In de laatste ronde van het bieden heeft niemand op zuid gewacht.", "missed_turn", {"turn": "S"}),
    (
        "Iedereen ruimde op toen west opmerkte dat hij na de 3 ruiten van noord niets had kunnen zeggen.",
        "missed_turn",
        {"turn": "W"},
    ),
]


@pytest.mark.parametrize(("text", "irregularity", "expected"), _FACTS)
def test_facts(text: str, irregularity: str, expected: dict[str, object]) -> None:
    found = read_facts(text, irregularity, Context())
    assert {name: found[name].value for name in expected if name in found} == expected


def test_a_contract_is_no_call_over_it() -> None:
    text = "oost legde 4 schoppen neer na de laatste pas, zuid was leider geworden in 4 harten"
    assert "lho_called" not in read_facts(text, "call_after_auction", Context())


@pytest.mark.parametrize(
    "text",
    [
        "Noord 2S, oost pas, zuid pas. West is overgeslagen.",
        "Zuid is zijn beurt kwijtgeraakt: oost 1H, west pas, noord pas en weg waren de kaartjes.",
    ],
)
def test_passed_up_to_the_one_who_was_silent(text: str) -> None:
    assert likeliest(text) == "missed_turn"


@pytest.mark.parametrize(
    ("turns", "irregularity"),
    [
        (["West telt er maar twaalf.", "Noord heeft er dan een te veel."], "wrong_card_count"),
        (["Zuid heeft maar twaalf kaarten", "de dertiende zit bij oost"], "wrong_card_count"),
        (["Zuid heeft maar twaalf kaarten", "de rest heeft er dertien"], "missing_card"),
    ],
)
def test_hands_are_counted_one_after_the_other(turns: list[str], irregularity: str) -> None:
    assert last_reply(*turns)["irregularity"] == irregularity


@pytest.mark.parametrize("text", ["hoeveel procent is een G=?", "hoeveel procent krijg je bij gemiddeld"])
def test_average_in_percents(text: str) -> None:
    reply = last_reply(text)
    assert reply["kind"] == "lookup"
    assert "50%" in reply["text"]


@pytest.mark.parametrize(
    ("text", "article"),
    [("artikel 23 lid A?", "23A"), ("artikel 27, onder b", "27B"), ("wat zegt lid B1 van artikel 64", "64B1")],
)
def test_a_part_of_an_article_is_named_apart(text: str, article: str) -> None:
    reply = last_reply(text)
    assert reply["articles"][0] == article


_DOUBLED = "Oost opent met doublet. Noord was gever."


@pytest.mark.parametrize(
    ("text", "irregularity", "expected"),
    [
        (_DOUBLED, "double_out_of_turn", {"anyone_bid": False}),
        ("Oost doubleert terwijl er nog niemand iets geboden heeft.", "double_out_of_turn", {"anyone_bid": False}),
        ("Zuid paste en zegt: nee, ik wou 1H. Hij had zich bedacht.", "unintended_call", {"slip": False}),
        (
            "Zuid paste te vroeg, afgekeurd. Later biedt zuid 1SA. Valt dat binnen die eerdere pas?",
            "comparable_call",
            {"call": "P", "replacement": "1NT"},
        ),
        ("nrood doet 2 klavren voor zijn beurt", "bid_out_of_turn", {"offender": "N", "call": "2C"}),
    ],
)
def test_calls(text: str, irregularity: str, expected: dict[str, object]) -> None:
    found = read_facts(text, irregularity, Context())
    assert {name: found[name].value for name in expected if name in found} == expected


def test_a_second_call_in_anothers_turn_changes_none() -> None:
    text = "Oost biedt 1S, maar west, zijn maat, was aan de beurt. Zuid laat het niet staan. Oost past daarna."
    assert likeliest(text) == "bid_out_of_turn"


def test_a_bid_that_suffices_is_no_second_irregularity() -> None:
    text = "Het stopkaartje kwam op tafel, maar west bood maar 1SA na de 1 harten van noord. Blijft dat bod liggen?"
    assert last_reply(text)["irregularity"] == "stop_card_breach"

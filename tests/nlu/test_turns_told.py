"""Calls out of turn: which call it was, who made it, whose turn it was, and what makes it none after all."""

from __future__ import annotations

import pytest

from nlu.auction.told_calls import AuctionReading
from nlu.facts import facts_of
from nlu.irregularity.candidates import SURE
from nlu.irregularity.choosing import candidates_of
from nlu.reading import read
from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import facts, likeliest


def _auction(text: str) -> AuctionReading:
    return read(text).auction


@pytest.mark.parametrize(
    ("text", "dealer"),
    [
        ("noord had als gever gepast en toen opende zuid", "N"),
        ("pas buiten beurt noord, gever west, oost laat het toe", "W"),
        ("spel 14 oost gever, noord past en oost zegt he ik moest beginnen", "E"),
        ("als gever moest zuid beginnen maar noord paste", "S"),
        ("west was zelf niet gever, dat was zuid", "S"),
        ("ik was de gever, noord. rechts van mij paste", "N"),
        ("rechts van mij (oost) paste, maar ik (zuid) was gever", "S"),
        ("ik was noord en gever, oost opende", "N"),
        ("bij nader inzien was oost geen gever maar zuid", "S"),
    ],
)
def test_the_dealer(text: str, dealer: str) -> None:
    assert _auction(text).dealer == dealer


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("oost zit te slapen en zuid heeft al 1SA geboden over 1R van noord", "E"),
        ("west denkt, en noord past alvast", "W"),
        ("noord doubleerde 1S van oost, maar zuid zat voor hem", "S"),
        ("de laatste pas van noord, die was niet aan de beurt, dat was west", "W"),
        ("oost paste, noord had nooit een kans gehad", "N"),
        ("zuid redoubleert terwijl noord moest spreken", "N"),
        ("zuid zegt 1S terwijl oost de beurt heeft", "E"),
        ("nu roept oost dat hij nog moest", "E"),
        ("noord begon met passen, maar dat had oost moeten doen", "E"),
    ],
)
def test_whose_turn_it_was(text: str, turn: str) -> None:
    assert _auction(text).turn == turn


@pytest.mark.parametrize(
    ("text", "called"),
    [
        ("oost dacht nou dan begin ik maar en opende 1S", [("E", "1S")]),
        ("zuid wachtte niet: 1S noord, 2S zuid", [("N", "1S"), ("S", "2S")]),
        ("de partner van de gever past, gever is west", [("E", "P")]),
        ("na 1R van zuid en pas van west kwam oost met een rood kaartje", [("S", "1D"), ("W", "P"), ("E", "X")]),
        ("oost doubleert voor zijn beurt. noord had 1SA geopend", [("N", "1NT"), ("E", "X")]),
        ("west biedt 2H voordat zuid zijn pas kon neerleggen", [("W", "2H")]),
        ("oost opent 1SA, zuid biedt 2H over die 1SA", [("E", "1NT"), ("S", "2H")]),
        ("ik bied 2S. ik leg het anders uit: noord 1S, west past", [("N", "1S"), ("W", "P")]),
        ("ik heb een sterke 2K-opening maar noord paste", [("N", "P")]),
        ("iedereen past en west opent alsnog 1K", [("W", "1C")]),
        ("pas, pas, en het was oost die begon", [("E", "P"), ("S", "P")]),
        ("na 4S van oost passen west, noord en oost", [("E", "4S"), ("W", "P"), ("N", "P"), ("E", "P")]),
        ("toen past west niet maar noord al wel", [("N", "P")]),
        (
            "1H p 2H pas, zuid gever. en toen X door noord",
            [("S", "1H"), ("W", "P"), ("N", "2H"), ("E", "P"), ("N", "X")],
        ),
        ("west 1K noord 1H en nu west weer met een X", [("W", "1C"), ("N", "1H"), ("W", "X")]),
        ("1H(n) p(o) X(z)", [("N", "1H"), ("E", "P"), ("S", "X")]),
        ("zuid biedt 3S als verhoging van noords 1S", [("N", "1S"), ("S", "3S")]),
    ],
)
def test_who_called_what(text: str, called: list[tuple[str, str]]) -> None:
    assert [(it.seat, str(it.call)) for it in _auction(text).told] == called


@pytest.mark.parametrize(
    ("text", "code", "offender"),
    [
        (
            "noord gever past, oost past, zuid opent 1S, west denkt en noord legt te vroeg een pas",
            "pass_out_of_turn",
            "N",
        ),
        ("gever west: zuid 1SA, west vindt het goed en past", "bid_out_of_turn", "S"),
        ("een bod voor de beurt van noord (2S), west was aan de beurt en past nu", "bid_out_of_turn", "N"),
        ("1S noord, pas oost, 2S zuid en nu dubbelt oost terwijl west moet", "double_out_of_turn", "E"),
        ("gever noord: oost past, zuid past, west past, noord 1K", "pass_out_of_turn", "E"),
        ("noord 1S, oost pas, west pas. zuid roept dat hij overgeslagen is", "pass_out_of_turn", "W"),
        ("zuid moet van mij een keer passen, west biedt al 1S voor hem", "bid_out_of_turn", "W"),
        ("oost opende 1R, zuid zit te denken, oost legt er nog 3R bij", "change_of_call", "E"),
        ("zuid 1SA west pas noord 3SA oost pas zuid pas west pas oost X", "call_after_auction", "E"),
        ("oost 1S, zuid pas, west pas, oost pas", "missed_turn", "E"),
    ],
)
def test_the_call_that_was_out_of_turn(text: str, code: str, offender: str) -> None:
    message = read(text)
    best = candidates_of(message, Context())[0]
    assert best.irregularity == code
    assert best.confidence >= SURE
    assert facts_of(message, code, Context())["offender"].value == offender


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("zuid opent 1H, gever noord. west heeft bezwaar", False),
        ("zuid opent 1H, gever noord. west laat het bod intrekken", False),
        ("zuid opent 1H, gever noord. accepteert west? nee.", False),
        ("zuid opent 1H, gever noord. west mag kiezen en die weigert", False),
        ("zuid opent 1H, gever noord. wie accepteert dat eigenlijk", None),
    ],
)
def test_acceptance(text: str, accepted: bool | None) -> None:
    assert facts(text, "bid_out_of_turn").get("accepted") is accepted


def test_who_has_not_called_over_it() -> None:
    found = facts("noord trok zijn bod van 8S in, oost had er nog niet op gereageerd", "bid_above_seven")
    assert found["lho_called"] is False


def test_a_supposed_refusal() -> None:
    found = understand("wat als west weigert en oost past", Context("bid_out_of_turn", {"offender": "S", "call": "1H"}))
    assert (found.act, found.values["accepted"], found.values["rho_action"]) == ("what_if", False, "pass")


def test_a_forced_pass_before_a_call() -> None:
    text = "zuid moest van de arbiter een keer passen, west bood 1S"
    assert facts(text, "bid_out_of_turn")["rho_must_pass"] is True
    assert "rho_must_pass" not in facts("zuid moest nog passen, west bood 1S", "bid_out_of_turn")


@pytest.mark.parametrize(
    "text",
    [
        "zuid gever. west past, zuid opent 1R voordat ik aan tafel kom",
        "west past, zuid opent 1R zonder op de arbiter te wachten",
    ],
)
def test_a_call_before_the_ruling(text: str) -> None:
    assert facts(text, "pass_out_of_turn")["called_before_ruling"] is True


def test_what_takes_the_place_of_a_pass_makes_it_not_artificial() -> None:
    text = "zuid past, noord is gever en opent 1SA, nu wil zuid 2K stayman bieden"
    assert "artificial" not in facts(text, "pass_out_of_turn")


def test_the_player_in_turn_did_not_call_out_of_turn() -> None:
    """A seat that only follows from the rotation isn't the offender's when it was his turn."""
    found = facts("pas voor de beurt. noord was het, west was gever. oost weigert", "pass_out_of_turn")
    assert (found["offender"], found["turn"]) == ("N", "W")


def test_who_goes_on_after_a_refusal_was_in_turn() -> None:
    found = facts("zuid 1SA voor zijn beurt, west weigert, noord 1H, oost pas, nu zuid 3SA", "bid_out_of_turn")
    assert (found["turn"], found["replacement"]) == ("N", "3NT")
    assert "rho_action" not in found


def test_the_call_after_the_final_pass_is_the_late_one() -> None:
    found = facts("het bieden zat erop, 3H zuid. west komt nog met 3S maar noord past direct", "call_after_auction")
    assert (found["offender"], found["call"], found["lho_called"]) == ("W", "3S", True)


def test_the_player_without_a_call_missed_his_turn() -> None:
    found = facts("na 4S van oost passen west, noord en oost", "missed_turn")
    assert (found["turn"], found["offender"]) == ("S", "W")


@pytest.mark.parametrize(
    "waits",
    [
        "noord is nog niet aan de beurt geweest",
        "noord heeft zijn beurt nog niet gehad",
        "noord had nog geen beurt gehad",
    ],
)
def test_who_simply_calls_next_proves_nobody_early(waits: str) -> None:
    message = read(f"oost opent 1S, zuid past en west doubleert dat. {waits}")
    assert message.auction.turn is None
    assert candidates_of(message, Context())[0].irregularity == "inadmissible_double"


def test_a_suit_that_opens_the_bidding_is_a_bid() -> None:
    found = facts("zuid begint met een schoppen west zegt een ruiten noord wil het niet", "insufficient_bid")
    assert (found["previous_call"], found["call"], found["offender"]) == ("1S", "1D", "W")


@pytest.mark.parametrize(
    "text",
    [
        "partner opent 1H, rechts komt met 2K en ik heb 1S geboden. een negatief doublet zou ook een vierkaart tonen",
        "het spel is gespeeld in 3 harten. achteraf zien we dat west 2H bood na 2S van zuid",
    ],
)
def test_what_was_only_wanted_or_played_is_no_call(text: str) -> None:
    assert likeliest(text) == "insufficient_bid"


def test_a_double_that_is_redoubled_came_before() -> None:
    found = facts(
        "zuid moest de hele bieding passen en redoubleert nu het doublet van west", "call_when_obliged_to_pass"
    )
    assert (found["call"], found.get("lho_called")) == ("XX", None)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("pass_out_of_turn", "noord paste voor zijn beurt, zuid was gever, noord had al eerder gepast"),
        ("pass_out_of_turn", "oost past voor de beurt terwijl hij in de eerste ronde ook al gepast had"),
        ("bid_out_of_turn", "noord bood 1H voor zijn beurt, noord had eerder al gepast"),
    ],
)
def test_what_the_offender_had_called_before_replaces_nothing(code: str, text: str) -> None:
    found = facts(text, code)
    assert found["previous_offender_call"] is True
    assert "replacement" not in found


def test_a_row_of_calls_behind_the_dealer() -> None:
    made = _auction("gever N: 1H - pas - 1S - 1S").made
    assert [(str(it.seat), str(it.call), it.guessed) for it in made] == [
        ("N", "1H", False),
        ("E", "P", False),
        ("S", "1S", False),
        ("W", "1S", False),
    ]


def test_passes_in_a_list_and_one_that_is_none() -> None:
    assert [str(it.call) for it in _auction("W 1K, N p, O 1R, Z p").made] == ["1C", "P", "1D", "P"]
    assert [str(it.call) for it in _auction("west had pas door dat zijn 1H te laag was op 1S van zuid").made] == [
        "1S",
        "1H",
    ]


def test_a_dealer_who_was_only_thought_to_be() -> None:
    assert _auction("gever was noord, dacht west, en oost opende 1SA").dealer is None

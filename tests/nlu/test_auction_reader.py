"""The auction that a message tells, the roles of its calls, and what it proves."""

from __future__ import annotations

import re

import pytest

from nlu.auction.auction_roles import assign
from nlu.auction.irregularity_shown import certain_irregularity, out_of_turn_instead
from nlu.auction.told_calls import Told
from nlu.reading import read
from rules.facts import Value
from tests.told_facts import facts

_NEXT = {"noord": "oost", "oost": "zuid", "zuid": "west", "west": "noord"}
_NEXT_SEAT = {"N": "E", "E": "S", "S": "W", "W": "N"}


def _roles(code: str, text: str) -> dict[str, Value]:
    found = assign(code, read(text).auction) or {}
    return {name: str(it.call) if isinstance(it, Told) else it for name, it in found.items()}


def _turned(text: str) -> str:
    return re.sub(r"\b(noord|oost|zuid|west)(?=s?\b)", lambda match: _NEXT[match[0]], text)


_TOLD: list[tuple[str, str, dict[str, Value]]] = [
    ("insufficient_bid", "noord 1S, oost 1H",
     {"offender": "E", "call": "1H", "previous_call": "1S", "previous_bidder": "N"}),
    ("insufficient_bid", "zuid legt 2K op de 2R van west en wil er 3K van maken",
     {"offender": "S", "call": "2C", "previous_call": "2D", "previous_bidder": "W", "replacement": "3C"}),
    ("insufficient_bid", "west bood 1R terwijl zuid al 1S had geboden",
     {"offender": "W", "call": "1D", "previous_call": "1S", "previous_bidder": "S"}),
    ("insufficient_bid", "oost zei 2H na 2SA van zijn partner, hij dacht dat het 1SA was",
     {"offender": "E", "call": "2H", "previous_call": "2NT", "previous_bidder": "W"}),
    ("bid_out_of_turn", "west opent 1S maar oost was gever",
     {"offender": "W", "call": "1S", "dealer": "E", "turn": "E"}),
    ("bid_out_of_turn", "zuid biedt 2H op het moment dat west nog zat te denken over 1S van noord",
     {"offender": "S", "call": "2H", "turn": "W", "previous_call": "1S", "previous_bidder": "N"}),
    ("pass_out_of_turn", "pas voor de beurt van oost, noord is gever", {"offender": "E", "call": "P", "turn": "N"}),
    ("pass_out_of_turn", "noord paste voor zijn partner", {"offender": "N", "call": "P", "turn": "S"}),
    ("double_out_of_turn", "oost 1H, west doubleert terwijl zuid aan de beurt was. zuid past",
     {"offender": "W", "call": "X", "turn": "S", "previous_call": "1H"}),
    ("unintended_call", "zuid pakte 1S maar bedoelde 1H, west heeft al 2K geboden",
     {"offender": "S", "call": "1S", "replacement": "1H", "lho_called": True}),
    ("unintended_call", "noord wilde 3R en niet 3H bieden", {"offender": "N", "call": "3H", "replacement": "3D"}),
    ("change_of_call", "oost paste maar wil toch liever 1S bieden",
     {"offender": "E", "call": "P", "replacement": "1S"}),
    ("change_of_call", "west legde 4H over zijn eigen 3H", {"offender": "W", "call": "3H", "replacement": "4H"}),
    ("inadmissible_double", "zuid doubleert de 3S van noord",
     {"offender": "S", "call": "X", "previous_call": "3S", "previous_bidder": "N"}),
    ("inadmissible_double", "noord redoubleert 2H van oost, er was niet gedoubleerd",
     {"offender": "N", "call": "XX", "previous_call": "2H"}),
    ("call_when_obliged_to_pass", "oost moest een ronde passen maar biedt 3K", {"offender": "E", "call": "3C"}),
    ("bid_above_seven", "west biedt 8K over 7SA van zuid", {"offender": "W", "call": "8C"}),
    ("call_after_auction", "na drie passen op de 4H van west doubleert zuid nog", {"offender": "S", "call": "X"}),
    ("simultaneous_calls", "noord en oost leggen tegelijk 1S en 2H, noord was aan de beurt",
     {"offender": "E", "call": "2H"}),
    ("missed_turn", "west is overgeslagen, het bieden sloot met drie passen", {"turn": "W"}),
    ("insufficient_bid", "noord volgde 2R en west (zag noord niet) zei 1SA en bracht het daarna op 2SA",
     {"offender": "W", "call": "1NT", "previous_call": "2D", "previous_bidder": "N", "replacement": "2NT"}),
    ("insufficient_bid", "eerst 2H van oost en dan nog eens 2H, van zuid",
     {"offender": "S", "call": "2H", "previous_call": "2H", "previous_bidder": "E"}),
    ("insufficient_bid", "noord bood 1H over 1S. 1S was west.",
     {"offender": "N", "call": "1H", "previous_call": "1S", "previous_bidder": "W"}),
    ("insufficient_bid", "west biedt 1SA over 2R van zuid. sorry tikfout, 2H van zuid was het",
     {"offender": "W", "call": "1NT", "previous_call": "2H", "previous_bidder": "S"}),
    ("insufficient_bid", "gever noord: 1S - pas - pas - 1R", {"offender": "W", "call": "1D", "previous_bidder": "N"}),
    ("bid_out_of_turn", "oost heeft 1S geopend. west legt 1H neer terwijl zuid moest",
     {"offender": "W", "call": "1H", "turn": "S"}),
    ("bid_out_of_turn", "noord (hij is gever) zat te dubben maar west was hem voor met 1H",
     {"offender": "W", "call": "1H", "dealer": "N"}),
    ("double_out_of_turn", "1K (oost) pas (zuid) doublet (noord). west moest nog, die biedt 1H",
     {"offender": "N", "call": "X", "previous_call": "1C", "turn": "W"}),
    ("change_of_call", "zuid wil van 2S nog 3S maken", {"call": "2S", "replacement": "3S"}),
    ("unintended_call", "2H lag er bij oost, 2S was de bedoeling", {"call": "2H", "replacement": "2S"}),
    ("unintended_call", "west had 5SA in zijn hoofd, 5S ligt er", {"call": "5S", "replacement": "5NT"}),
    ("inadmissible_double", "zuid heeft zijn partners 1S gedoubleerd", {"offender": "S", "previous_call": "1S"}),
    ("call_after_auction", "4S zuid, pas, pas, pas. en dan zegt oost doublet", {"offender": "E", "call": "X"}),
    ("call_after_auction", "na drie passen doubleert oost nog en zuid redoubleert", {"offender": "E", "call": "X"}),
    ("comparable_call", "is 1S van oost vergelijkbaar met zijn pas", {"call": "P", "replacement": "1S"}),
    ("comparable_call", "kan een doublet hetzelfde zijn als 1H? oost 1K, zuid 1S, west 1H, west wil nu doubleren",
     {"offender": "W", "call": "1H", "previous_call": "1S", "replacement": "X"}),
    ("comparable_call", "zuid opende te vroeg 1H, oost opende daarna 1K en zuid biedt nu 1H",
     {"offender": "S", "call": "1H", "replacement": "1H"}),
]  # fmt: skip


@pytest.mark.parametrize(("code", "text", "expected"), _TOLD)
def test_roles_of_the_calls(code: str, text: str, expected: dict[str, Value]) -> None:
    assert expected.items() <= _roles(code, text).items()


@pytest.mark.parametrize(("code", "text", "expected"), _TOLD)
def test_renaming_the_seats_renames_the_answer(code: str, text: str, expected: dict[str, Value]) -> None:
    before, after = _roles(code, text), _roles(code, _turned(text))
    assert after == {name: _NEXT_SEAT.get(str(value), value) for name, value in before.items()}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("oost opende 1H, zuid is gever", "bid_out_of_turn"),
        ("noord past, gever is west", "pass_out_of_turn"),
        ("zuid 2S, west 2H", "insufficient_bid"),
        ("west bood 1R over de 1S van oost", "insufficient_bid"),
        ("zuid doubleert de 3S van noord", "inadmissible_double"),
        ("oost biedt 8 klaveren", "bid_above_seven"),
        ("oost 1K, west past voordat zuid iets doet", "pass_out_of_turn"),
        ("oost 2S, zuid past, noord doubleert terwijl west moest", "double_out_of_turn"),
        ("oost 2S, zuid pas, noord pas, oost pas terwijl west moest", "missed_turn"),
        ("zuid 2S, west 3H", None),
        ("zuid en west leggen tegelijk 2S en 2H", None),
        ("na afloop is 4S van zuid het eindcontract, west legt nog 4H", None),
        ("oost bood 1H, nee sorry, 1S over 1H van noord", None),
        ("1S, 1H", None),
        ("oost opende 1H", None),
        ("oost heeft 9 schoppen", None),
    ],
)
def test_only_what_is_proved_is_certain(text: str, expected: str | None) -> None:
    assert certain_irregularity(read(text).auction) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("noord 1S, oost 1H. Zuid accepteert het.", True),
        ("noord 1S, oost 1H. Zuid weigert.", False),
        ("noord 1S, oost 1H. West accepteert het.", None),
        ("noord 1S, oost 1H. Mag zuid dat accepteren?", None),
        ("noord 1S, oost 1H. Wat als zuid accepteert? Zuid weigert nu.", False),
        ("noord 1S, oost 1H. Zuid nee.", False),
        ("noord 1S, oost 1H. West nee.", None),
        ("noord 1S, oost 1H en dat werd niet geaccepteerd.", False),
        ("noord 1S, oost 1H. Zuid: laat maar liggen.", True),
        ("noord 1S, oost 1H. Zuid neemt er genoegen mee.", True),
        ("noord 1S, oost 1H. Zuid wil die 1H niet.", False),
        ("noord 1S, oost 1H. Zuid protesteert niet.", True),
        ("noord 1S, oost 1H. Zuid pikt het niet.", False),
        ("noord 1S, oost 1H. Zuid nee. Oost past.", False),
        ("noord 1S, oost 1H. Zuid laat hem liggen.", True),
    ],
)
def test_only_the_next_player_accepts(text: str, expected: bool | None) -> None:
    assert facts(text, "insufficient_bid").get("accepted") is expected


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("zuid pakte 1S maar bedoelde 1H. Noord heeft nog niks gedaan.", "partner_called", False),
        ("zuid pakte 1S maar bedoelde 1H. West moet nog.", "lho_called", False),
        ("zuid pakte 1S maar bedoelde 1H. Oost was aan de beurt geweest.", "lho_called", None),
        ("zuid pakte 1S maar bedoelde 1H. Partner heeft inmiddels 2K geboden.", "partner_called", True),
    ],
)
def test_who_has_called_since(text: str, name: str, expected: bool | None) -> None:
    assert facts(text, "unintended_call").get(name) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("noord 2H (Michaels), oost 2K", None),
        ("noord 2H, oost 2K Stayman", True),
        ("oost vraagt azen met 4SA, zuid past, west 4R", True),
    ],
)
def test_whose_call_is_artificial(text: str, expected: bool | None) -> None:
    assert facts(text, "insufficient_bid").get("artificial") is expected


@pytest.mark.parametrize(
    "text", ["er lag 1K van zuid, hij bedoelde schoppen", "zuid legde 1K en had schoppen bedoeld, west past"]
)
def test_of_a_slip_the_suit_that_was_meant_is_enough(text: str) -> None:
    assert facts(text, "unintended_call")["replacement"] == "1S"


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("1SA door oost. noord was gever en past", "pass_out_of_turn", "bid_out_of_turn"),
        ("noord past, oost is gever en opent 1H", "bid_out_of_turn", "pass_out_of_turn"),
        ("noord past, oost is gever", "pass_out_of_turn", None),
    ],
)
def test_what_only_the_player_in_turn_did_was_not_out_of_turn(text: str, code: str, expected: str | None) -> None:
    assert out_of_turn_instead(read(text).auction, code) == expected


def test_a_supposed_call_does_not_count() -> None:
    told = "noord bood 2R over 2S van west. En als hij doubleert? Hij bood uiteindelijk 3R."
    assert _roles("insufficient_bid", told)["replacement"] == "3D"


def test_a_player_that_is_only_related_to_the_speaker_gets_no_seat() -> None:
    assert not read("mijn partner opende 1H maar ik was gever").auction.anchored


def test_what_only_the_player_calls_a_slip_is_none() -> None:
    told = "zuid bood 2SA, keek nog eens naar zijn hand en wil 3H. hij noemt het een misgreep"
    assert facts(told, "unintended_call")["slip"] is False


def test_a_bid_that_is_too_low_by_mistake_is_no_slip() -> None:
    assert "slip" not in facts("noord bood per ongeluk te laag, 1H over 1S van west", "insufficient_bid")
    assert facts("noord bood 1H over 1S van west, een misgreep", "insufficient_bid").get("slip") is True

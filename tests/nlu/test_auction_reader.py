"""The auction that a message tells, the roles of its calls, and what it proves."""

from __future__ import annotations

import re

import pytest

from nlu.auction_reader import Told
from nlu.auction_roles import assign
from nlu.frames import facts_of
from nlu.irregularity_shown import certain_irregularity
from nlu.reading import read
from nlu.understanding import Context
from rules.facts import Value

_NEXT = {"noord": "oost", "oost": "zuid", "zuid": "west", "west": "noord"}
_NEXT_SEAT = {"N": "E", "E": "S", "S": "W", "W": "N"}


def _roles(code: str, text: str) -> dict[str, Value]:
    found = assign(code, read(text).auction) or {}
    return {name: str(it.call) if isinstance(it, Told) else it for name, it in found.items()}


def _facts(code: str, text: str) -> dict[str, Value]:
    return {name: evidence.value for name, evidence in facts_of(read(text), code, Context()).items()}


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
    ],
)
def test_only_the_next_player_accepts(text: str, expected: bool | None) -> None:
    assert _facts("insufficient_bid", text).get("accepted") is expected


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
    assert _facts("unintended_call", text).get(name) is expected


def test_a_supposed_call_does_not_count() -> None:
    told = "noord bood 2R over 2S van west. En als hij doubleert? Hij bood uiteindelijk 3R."
    assert _roles("insufficient_bid", told)["replacement"] == "3D"


def test_a_player_that_is_only_related_to_the_speaker_gets_no_seat() -> None:
    assert not read("mijn partner opende 1H maar ik was gever").auction.anchored


def test_a_bid_that_is_too_low_by_mistake_is_no_slip() -> None:
    assert "slip" not in _facts("insufficient_bid", "noord bood per ongeluk te laag, 1H over 1S van west")
    assert _facts("insufficient_bid", "noord bood 1H over 1S van west, een misgreep").get("slip") is True

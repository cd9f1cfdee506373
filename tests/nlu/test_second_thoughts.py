"""What is taken back while typing, and what only looks so."""

from __future__ import annotations

import pytest

from nlu.reading import read


def named(message: str, kind: str) -> list[str]:
    return [mention.value for mention in read(message).mentions if mention.kind == kind]


@pytest.mark.parametrize(
    ("message", "seats"),
    [
        ("west verzaakte, nee sorry oost", ["E"]),
        ("noord, of nee, zuid verzaakte in harten", ["S"]),
        ("west... nee wacht, zuid is leider", ["S"]),
        ("tegen een contract van west, pardon, van oost", ["E"]),
        ("oost zegt nee. zuid past", ["E", "S"]),
        ("is dat oost? nee zuid", ["E", "S"]),
        ("west moest starten en oost kwam uit, nee omgekeerd", ["E", "W"]),
        ("noord legde en zuid moest, wacht andersom, zuid legde er een", ["S", "N", "S"]),
        ("noord speelt ruiten. foutje: zuid moest", ["N", "S"]),
        ("noord legde en zuid moest, wacht andersom, oost legde er een", ["N", "S", "E"]),
    ],
)
def test_a_seat(message: str, seats: list[str]) -> None:
    assert named(message, "seat") == seats


def test_a_call_and_a_suit_have_the_value_that_was_meant() -> None:
    assert named("west bood 2 harten pardon 2 schoppen", "call") == ["2S"]
    assert named("hij eist ruiten, nee klaver", "suit") == ["C"]
    assert named("geen schoppen zei noord, harten mag wel", "suit") == ["S", "H"]


def test_a_level_that_is_taken_back_is_no_card() -> None:
    message = read("west vijf klaveren en noord zegt vijf... nee vier harten")
    assert [str(made.call) for made in message.auction.made] == ["5C", "4H"]
    assert [mention.kind for mention in message.mentions] == ["seat", "call", "seat", "call"]


@pytest.mark.parametrize(
    ("message", "kind", "values"),
    [
        ("oost eh west bedoel ik verzaakte", "seat", ["W"]),
        ("het contract is van west, pardon, van oost", "seat", ["E"]),
        ("noord, sorry zuid, leidt en west verzaakt", "seat", ["S", "W"]),
        ("zuid speelt 3 klaver, nee harten", "call", ["3H"]),
        ("hij legde klaver, nee harten drie", "card", ["H3"]),
        ("oost liet ruitenheer en ruiten, ik bedoel schoppen zes vallen", "card", ["DK", "S6"]),
    ],
)
def test_what_is_taken_back_is_left_out(message: str, kind: str, values: list[str]) -> None:
    assert named(message, kind) == values

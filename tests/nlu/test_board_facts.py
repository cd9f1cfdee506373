"""What is told of boards, hands, deals, scores and appeals, in many words."""

import json
from pathlib import Path
from typing import Any

import pytest

from nlu import read_facts
from nlu.hand_counts import uneven_hands
from nlu.irregularity.confirming import confirms
from nlu.reading import read
from nlu.understanding import Context
from tests.told_facts import facts, likeliest

LINES = [json.loads(line) for line in Path(__file__).with_name("board_facts.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["text"])
def test_facts_of_boards_are_read(line: dict[str, Any]) -> None:
    found = read_facts(line["text"], line["irregularity"], Context())
    assert {name: found[name].value for name in line["facts"] if name in found} == line["facts"]


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("ik heb 12 kaarten, de andere 3 hebben er 13", "missing_card"),
        ("noord heeft er maar 11, niemand te veel", "missing_card"),
        ("west telt er veertien, zuid elf, de andere twee dertien", "wrong_card_count"),
        ("west heeft een kaartje over en zijn linkerbuur een te weinig", "wrong_card_count"),
    ],
)
def test_numbers_of_cards_prove_a_wrong_hand(text: str, irregularity: str) -> None:
    assert likeliest(text) == irregularity


def test_other_numbers_prove_nothing() -> None:
    message = read("oost opent met 14 punten, zuid had er 12")
    assert uneven_hands(message.skeleton, message.players(in_play=False)) is None


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("oost pakte de kaarten van het volgende bord en bood 1K", "hand_from_wrong_board"),
        ("bord 20 ligt er, maar ze hadden 18 moeten hebben", "wrong_board"),
        ("bij het delen flapte de kaart van oost open", "hand_seen"),
        ("spel 16 is geschrapt", "board_not_played"),
        ("noord zit op de stoel van oost en oost op die van noord", "wrong_direction"),
    ],
)
def test_what_makes_it_that_irregularity_confirms_it(text: str, irregularity: str) -> None:
    assert confirms(read(text), irregularity)
    assert not confirms(read("zuid heeft iets gedaan"), irregularity)


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("een speler heeft 14 kaarten en een ander 12, bord al op 2 tafels gespeeld", None),
        ("zuid heeft 14 kaarten, noord 12, het spel is al aan drie andere tafels gespeeld", None),
        ("na het spelen bleek dat oost 14 en west 12 kaarten had, op de andere tafels ook", "after"),
    ],
)
def test_a_board_that_others_played_is_not_over_here(text: str, moment: str | None) -> None:
    assert facts(text, "wrong_card_count").get("phase") == moment


def test_a_board_that_was_passed_out_was_bid() -> None:
    assert facts("rondpas, maar nu zien ze dat zuid 14 kaarten had", "wrong_card_count")["call_made"] is True

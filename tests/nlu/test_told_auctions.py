"""Auctions as directors tell them: over whose call, what might have been called, leads while bidding."""

from __future__ import annotations

import pytest

from nlu.choosing import candidates_of
from nlu.reading import read
from nlu.understand import read_facts, understand
from nlu.understanding import Context


def facts(text: str, irregularity: str) -> dict[str, object]:
    return {name: evidence.value for name, evidence in read_facts(text, irregularity, Context()).items()}


_TOLD: list[tuple[str, str, dict[str, object]]] = [
    ("inadmissible_double", "oost doubleert 4H. zuid pas. west doubleert ook nog", {"offender": "W", "call": "X"}),
    ("double_out_of_turn", "zuid 2S. west moet nog maar oost geeft al contra", {"offender": "E", "turn": "W"}),
    ("double_out_of_turn", "op 1S van zuid wou west doubleren en dat deed hij ook", {"offender": "W", "call": "X"}),
    ("call_after_auction", "na drie keer pas doubleert tegenspeler oost nog 4S", {"offender": "E", "call": "X"}),
    ("call_after_auction", "na drie passen wil de blinde toch nog redoubleren", {"side_declares": True}),
    ("unintended_call", "noord zegt als oost al is uitgekomen dat hij 4H wou leggen ipv 4S", {"offender": "N"}),
    ("unintended_call", "oost wou pas maar trok per abuis 3SA. zuid past. west zit nog te denken", {"slip": True}),
    ("insufficient_bid", "west had 2H geboden nadat zuid al 3R had gedaan", {"call": "2H", "previous_call": "3D"}),
    ("insufficient_bid", "1R na 1H, zuid. Zuid kan er 2R van maken maar wil liever 1SA", {"replacement": "1NT"}),
    ("insufficient_bid", "oost biedt 5K over 5R, vervangt door pas en dat is bij hen ook 1 aas", {"comparable": True}),
    ("bid_above_seven", "oost die na 7H van zuid acht harten zei. eh acht schoppen", {"offender": "E", "call": "8S"}),
    (
        "exposed_card",
        "ruiten 6 van west lag open tijdens het bieden, nu is zuid leider in 3SA",
        {"side_declares": None},
    ),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _TOLD)
def test_facts(irregularity: str, text: str, expected: dict[str, object]) -> None:
    """Who called what over whose call, and what a player chose of what he might have called."""
    found = facts(text, irregularity)
    assert {name: found.get(name) for name in expected} == expected


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("zuid kwam al uit met ruiten 5 terwijl west nog moest bieden", "exposed_card"),
        ("west legde een pas terwijl oost (zijn maat) de gever is, noord opende 1 klaveren", "pass_out_of_turn"),
        ("zuid gever. noord past precies op het moment dat zuid 1SA biedt", "simultaneous_calls"),
        ("W opent 1K, O past (!), N had nog niks gezegd, N biedt 1H", "pass_out_of_turn"),
        ("mijn partner bood 2H over 2S, hij doet nu 3H. moet ik de rest passen?", "insufficient_bid"),
        ("zuid geeft, west doet 1R. zuid opent 1S en west volgt met 2R", "bid_out_of_turn"),
        ("W had 2H geboden nadat Z al 3R had gedaan. N past. het bod was ongeldig", "insufficient_bid"),
    ],
)
def test_irregularity(text: str, irregularity: str) -> None:
    """What the calls show goes before an estimate of something else."""
    assert candidates_of(read(text), Context())[0].irregularity == irregularity


def test_owner_named_with_the_card() -> None:
    """Who is asked which card it was may tell whose it was with it."""
    context = Context("exposed_card", {"phase": "auction"}, question="cards", wanted=frozenset(["cards", "offender"]))
    said = understand("schoppenaas van west", context)
    assert {name: evidence.value for name, evidence in said.facts.items()} == {"offender": "W", "cards": ["SA"]}

"""An answer to what was asked, told in own words: an opinion, a no with its reason, what was said to have been said."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from nlu.understanding import Context
from rules.facts import Value

_OVER = Context(
    irregularity="unauthorised_information",
    facts={"offender": "E", "information": "hesitation", "phase": "after"},
    question="damage",
    wanted=frozenset(["phase", "suggested", "logical_alternative", "damage"]),
    told="oost dacht lang na, west bood 3S, spel is uit",
)


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("dat denk ik wel", True),
        ("ik geloof van niet", False),
        ("nee ze gingen een down", False),
        ("NZ hadden anders 2H gemaakt", True),
        ("dat weet ik nog niet", None),
    ],
)
def test_damage(text: str, damage: Value) -> None:
    found = understand(text, _OVER).facts.get("damage")
    assert (found.value if found is not None else None) == damage


def test_play_that_is_still_to_come_is_no_play() -> None:
    asked = Context(
        irregularity="unauthorised_information",
        question="phase",
        wanted=frozenset(["phase"]),
        told="oost dacht lang na, west bood 3S",
    )
    found = understand("ze moeten nog spelen", asked).facts.get("phase")
    assert found is None or found.value == "clarification"


def test_what_was_said_adds_to_it() -> None:
    said = understand("dat noord verzaakt had", Context(irregularity="spectator", told="een toeschouwer zei iets"))
    assert said.act == "report"
    assert said.facts["spectator_act"].value == "irregularity"


def test_who_heard_it_adds_to_it() -> None:
    context = Context(irregularity="unauthorised_information", told="west zei 'jammer' toen oost 2K bood")
    said = understand("noord en zuid hebben het allebei gehoord", context)
    assert not said.candidates

"""Who came off better or worse tells whether there was damage; who did it where a clause names him otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context

_UI = "unauthorised_information"
CASES: list[tuple[str, str, dict[str, Any]]] = [
    (_UI, "noord aarzelde en zuid bood 4S. NZ kregen een top", {"offender": "N", "damage": True}),
    (_UI, "noord zuchtte, zuid bood 5K, en dat leverde OW een dikke top op", {"offender": "N", "damage": False}),
    (_UI, "oost dacht lang na, west bood 4S, en NZ schreven min 420", {"damage": True, "phase": "after"}),
    (_UI, "zuid dacht na, noord bood 4S en OW hebben er een slag aan overgehouden", {"damage": False}),
    ("awareness_of_damage", "kon oost weten dat zijn bod NZ zou hinderen? het gaf NZ een nul", {"damage": True}),
    ("awareness_of_damage", "kon oost weten dat zijn bod NZ zou hinderen? NZ kregen een top", {"damage": False}),
    (_UI, "na oosts gezucht biedt west 3K", {"offender": "E"}),
    (_UI, "er viel een stilte voor noord 3 ruiten bood, zuid ging naar 5", {"offender": "N"}),
    (_UI, "volgens oost heeft west wel een minuut zitten broeden", {"offender": "W"}),
    ("misinformation", "oost vroeg aan noord wat 2R was en die zei multi, fout dus", {"explainer": "N"}),
    ("illegal_agreement", "zuid wist van de bluf van noord", {"offender": "N"}),
    ("stop_card_breach", "oost legde stop en 3S, noord wachtte geen tel en paste", {"offender": "N"}),
    ("misconduct", "zuid kreeg van noord te horen dat hij niet kon tellen", {"offender": "N"}),
]


@pytest.mark.parametrize(("irregularity", "text", "wanted"), CASES, ids=[text for _, text, _ in CASES])
def test_facts(irregularity: str, text: str, wanted: dict[str, Any]) -> None:
    found = read_facts(text, irregularity, Context())
    assert {name: found[name].value if name in found else None for name in wanted} == wanted

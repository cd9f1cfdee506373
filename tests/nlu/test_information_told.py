"""What is told of information besides who gave it: gains and losses, the moment, a doer who is no subject."""

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
    ("director_error", "ik liet noord ten onrechte passen, mijn fout", {"fault": None}),
    ("board_not_played", "N en Z misten bord 6, de schuld van OW", {"offender": "E", "fault": "directly"}),
    ("board_not_played", "O en W misten bord 2 omdat NZ te traag waren", {"offender": "S", "fault": "directly"}),
    ("board_not_played", "N en Z misten bord 2, OW treft geen blaam", {"offender": "N", "other_fault": "none"}),
    ("appeal", "NZ zijn het niet eens met wat de wl besliste", {"agreed": None}),
    (
        "awareness_of_damage",
        "oost liet tijdens het bieden een aas vallen, west moest passen en ze eindigden precies goed",
        {"phase": None},
    ),
    ("awareness_of_damage", "oost liet tijdens het bieden een aas vallen, het bieden loopt nog", {"phase": "auction"}),
    ("misinformation", "oost legde fout uit, er moet nog uitgekomen worden", {"lead_faced": False}),
    ("extraneous_information", "west zag een score bij het spel dat ze gaan doen", {"phase": None}),
    (_UI, "na oosts gezucht biedt west 3K", {"offender": "E"}),
    ("misinformation", "oost gaf de uitleg van wests bod, en die klopte niet", {"explainer": "E"}),
    (
        "awareness_of_damage",
        "had zuid kunnen weten dat die kaart hem een slag zou opleveren",
        {"could_have_known": None},
    ),
    ("misinformation", "west hoort hoe oost wests bod verkeerd uitlegt", {"explainer": "E"}),
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

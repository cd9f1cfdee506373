"""Declarer leads from the wrong hand: it is his also where a defender is named; either defender may speak."""

from __future__ import annotations

import pytest

from nlu.irregularity.choosing import candidates_of
from nlu.reading import read
from nlu.understand import read_facts
from nlu.understanding import Context


def facts(text: str) -> dict[str, object]:
    return {name: found.value for name, found in read_facts(text, "lead_out_of_turn", Context()).items()}


@pytest.mark.parametrize(
    "text",
    [
        "leider speelt uit de verkeerde hand klaver 3 en oost legt klaver 5",
        "leider speelt uit de verkeerde hand klaver 3 en oost bekent, west zegt ho",
        "de leider speelde van dummy terwijl hij in de hand was, west volgde al",
    ],
)
def test_a_defender_who_played_to_it_is_another(text: str) -> None:
    found = facts(text)
    assert "offender" not in found
    assert found["offender_role"] == "declarer"
    assert found["opponent_played_after"] is True


@pytest.mark.parametrize(
    ("text", "agree", "accepted"),
    [
        ("leider speelde van tafel ipv uit de hand, ik wil het accepteren mijn partner niet", False, None),
        ("leider kwam van de verkeerde kant, ik vind het best maar mijn partner wil het terug", False, None),
        ("leider speelde uit de verkeerde hand, ik accepteer dat niet", None, False),
    ],
)
def test_a_defender_who_tells_it_has_a_say(text: str, agree: bool | None, accepted: bool | None) -> None:
    found = facts(text)
    assert found.get("defenders_agree") is agree
    assert found.get("accepted") is accepted


def test_a_lead_to_a_later_trick_is_no_opening_lead() -> None:
    best = candidates_of(read("zuid leidt. in slag 6 begint oost met ruiten 10 maar west moest"), Context())[0]
    assert best.irregularity == "lead_out_of_turn"

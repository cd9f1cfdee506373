"""Two players who called at the same moment: which of them was to call, also where others had called before."""

from __future__ import annotations

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context

_TOLD: list[tuple[str, str, str]] = [
    ("Noord past als gever. Daarna leggen oost en zuid tegelijk 1 harten en 1 schoppen.", "S", "E"),
    ("Zuid en west bieden tegelijk, 1 klaver en 1 ruiten. Noord was gever en had gepast. Oost ook.", "W", "S"),
    ("Op hetzelfde moment leggen zuid 2 schoppen en west een pas. Oost had net 1SA gedaan.", "W", "S"),
    ("Noord gever. Noord en oost bieden tegelijk 1H en 1S. Zuid past daarna.", "E", "N"),
    ("West opende 1K. Noord past en op hetzelfde moment past zuid ook.", "S", "N"),
    ("Noord paste als gever, oost en zuid kwamen gelijktijdig met hun kaartje: 1 klaveren en 1 ruiten.", "S", "E"),
]


@pytest.mark.parametrize(("text", "offender", "other"), _TOLD)
def test_the_other_was_to_call(text: str, offender: str, other: str) -> None:
    facts = read_facts(text, "simultaneous_calls", Context())
    assert facts["offender"].value == offender
    assert facts["other_caller"].value == other


def test_each_has_his_own_call() -> None:
    text = "Noord paste, daarna kwamen oost en zuid gelijktijdig met hun kaartje: 1 klaveren en 1 ruiten."
    assert read_facts(text, "simultaneous_calls", Context())["call"].value == "1D"


def test_neither_was_to_call() -> None:
    facts = read_facts("Noord en zuid passen in dezelfde tel, terwijl oost moest.", "simultaneous_calls", Context())
    assert facts["turn"].value == "E"
    assert "offender" not in facts

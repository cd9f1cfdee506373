"""Which calls are alerted, by default and when the organisation chose otherwise (40B2a)."""

from __future__ import annotations

import pytest

from rules.alerts import AlertRules, Meaning, must_alert
from rules.vocabulary import Call


@pytest.mark.parametrize(
    ("call", "meaning", "opening", "needed"),
    [
        pytest.param("1C", Meaning(length=2), True, True, id="rest-247"),
        pytest.param("1D", Meaning(length=3), True, False, id="rest-248"),
        pytest.param("1NT", Meaning(points=(12, 14)), True, True, id="rest-249"),
        pytest.param("1NT", Meaning(points=(15, 17)), True, False, id="rest-250"),
        pytest.param("XX", Meaning(shows_strength=False), False, True, id="rest-251"),
        pytest.param("4C", Meaning(artificial=True, round=1), False, True, id="rest-252"),
        pytest.param("4NT", Meaning(artificial=True, round=3), False, False, id="rest-253"),
        ("1NT", Meaning(points=(14, 18)), True, False),
        ("1NT", Meaning(points=(17, 19)), True, True),
        ("1NT", Meaning(points=(8, 10)), False, False),
        ("2D", Meaning(artificial=True), False, True),
        ("2H", Meaning(surprising=True), False, True),
        ("X", Meaning(artificial=True), False, False),
        ("X", Meaning(surprising=True), False, True),
        ("P", Meaning(), False, False),
    ],
)
def test_what_is_alerted(call: str, meaning: Meaning, opening: bool, needed: bool) -> None:
    assert must_alert(Call(call), meaning, opening=opening) is needed


def test_the_organisation_may_choose_otherwise() -> None:
    strict = AlertRules(minor_length=4, notrump_least=15, silent_from_level=3)
    assert must_alert(Call("1D"), Meaning(length=3), opening=True, rules=strict)
    assert must_alert(Call("1NT"), Meaning(points=(14, 16)), opening=True, rules=strict)
    assert not must_alert(Call("3C"), Meaning(surprising=True), rules=strict)

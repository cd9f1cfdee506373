"""Noisy versions of cases: always the same, each different, and told apart by their tag."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from nlu.words.noise import joined, noisy, slips, spoken, unaccented, unpunctuated

CASE: dict[str, Any] = {
    "id": "a",
    "turns": ["Oost liet schoppenheer vallen, z'n partner zag het."],
    "expect": {"irregularity": "exposed_card"},
}


def test_the_same_case_gets_the_same_noise() -> None:
    assert list(noisy([CASE], 3)) == list(noisy([CASE], 3))


def test_variants_differ_from_the_case_and_from_each_other() -> None:
    turns = [tuple(variant["turns"]) for variant in noisy([CASE], 5)]
    assert len({tuple(CASE["turns"]), *turns}) == 6


def test_a_variant_keeps_what_is_expected_and_says_its_kind() -> None:
    for variant in noisy([CASE], 5):
        assert variant["expect"] == CASE["expect"]
        assert variant["tags"][-1].startswith("noise ")
        assert variant["id"].startswith("a~")


def test_successive_cases_get_other_kinds() -> None:
    kinds = [variant["tags"][-1] for variant in noisy([CASE] * 5, 1)]
    assert len(set(kinds)) == 5


class First:
    """Chance that always takes the first."""

    def choice(self, options: Any) -> Any:
        return options[0]

    def sample(self, options: list[Any], count: int) -> list[Any]:
        return options[:count]

    def random(self) -> float:
        return 0.0


@pytest.mark.parametrize(
    ("noise", "text", "noised"),
    [
        (slips, "oost vallen", "oist vallen"),
        (joined, "oost laat vallen", "oostlaat vallen"),
        (spoken, "Schoppen, ruiten!", "schop pen rui ten"),
        (unaccented, "één z'n bod", "een zn bod"),
        (unpunctuated, "oost past. west (leider) ook!", "oost past west leider ook"),
    ],
)
def test_each_kind(noise: Any, text: str, noised: str) -> None:
    assert noise(text, First()) == noised


def test_the_evaluation_can_be_made_noisy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = tmp_path / "cases.jsonl"
    cases.write_text(json.dumps(CASE), encoding="utf-8")
    assert cli.main(["evaluate", str(cases), "--noise", "3"]) == 0
    said = capsys.readouterr().out
    assert "3 cases:" in said
    assert "noise " in said

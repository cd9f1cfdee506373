"""Messages that are not about a bridge table: other games, other walks of life, other senses of a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.batch import answer
from bot.evaluation import read_cases
from nlu.domain import NOT_BRIDGE, bridge_chance
from nlu.reading import read

LINES = read_cases(Path(__file__).parents[1] / "corpus" / "not_bridge.jsonl")
_ASKED_AT_MOST = 0.16
"""Share of the lines of which the assistant may ask what is meant; of the others it says that it knows nothing."""


def test_there_are_enough_of_them() -> None:
    assert len({case["turns"][0] for case in LINES}) >= 500


def test_none_is_ruled_on() -> None:
    kinds = {case["turns"][0]: answer(case)["replies"][0]["kind"] for case in LINES}
    assert [text for text, kind in kinds.items() if kind in ("ruling", "question")] == []
    asked = sum(kind == "choose" for kind in kinds.values())
    print(f"{asked} of {len(kinds)} are asked about")
    assert asked <= _ASKED_AT_MOST * len(kinds)


@pytest.mark.parametrize(
    "text",
    [
        "oost liet schoppenheer vallen",
        "verzaakt door west in slag 3",
        "wets heft verzakt in schopen",
        "bord lag verkerd om, iedereen had de kaarten vd buren",
        "1SA pas 1S, mag dat?",
        "de ober stootte zuid aan, hartenaas viel open op tafel",
        "we zijn niet aan spel 20 toegekomen",
        "er is niet geschud",
    ],
)
def test_a_director_is_taken_for_one(text: str) -> None:
    assert bridge_chance(read(text)) > NOT_BRIDGE


@pytest.mark.parametrize("text", ["Bij klaverjassen verzaakte hij", "De wind draait naar het westen", "wat eten we?"])
def test_another_subject_is_not_bridge(text: str) -> None:
    assert bridge_chance(read(text)) < NOT_BRIDGE

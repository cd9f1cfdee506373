"""The cases in `corpus/*.jsonl`, answered by the whole assistant: never worse than the floors that are committed.

Of `heldout_*` only the totals are shown: they tell how well unseen messages are read as long as nobody looks at them.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bot.evaluation import read_cases, report, score

CORPUS = Path(__file__).parent / "corpus"
FILES = sorted(CORPUS.glob("*.jsonl"))
_LEFT_OUT = ("seen_half", "seen_facts")
"""3,200 cases for `tafelarbiter evaluate` alone: with them the tests take more than a quarter of an hour."""
MEASURED = [path for path in FILES if not path.stem.startswith(_LEFT_OUT)]
FLOORS = tomllib.loads((CORPUS / "floors.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MEASURED, ids=lambda path: path.stem)
def test_cases_are_answered_as_well_as_before(path: Path) -> None:
    scores = list(score(read_cases(path)))
    if not path.stem.startswith("heldout"):
        print(*report(scores, show=40), sep="\n")
    counts = Counter(one.verdict for one in scores)
    floor = FLOORS[path.stem]
    assert counts["right"] >= floor["right"], counts
    assert counts["wrong"] <= floor["wrong"], counts


def test_every_floor_belongs_to_a_file() -> None:
    assert set(FLOORS) == {path.stem for path in FILES}


def test_every_case_has_its_own_id() -> None:
    ids = Counter(case["id"] for path in FILES for case in read_cases(path))
    assert [name for name, times in ids.items() if times > 1] == []

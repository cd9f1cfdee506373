"""The cases in `corpus/*.jsonl`, answered by the whole assistant: never worse than the floors that are committed.

Of `heldout_*` only the totals are shown: they tell how well unseen messages are read as long as nobody looks at them.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from bot.evaluation import Score, read_cases, report, score

CORPUS = Path(__file__).parent / "corpus"
FILES = sorted(CORPUS.glob("*.jsonl"))
FLOORS = tomllib.loads((CORPUS / "floors.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def answered(request: pytest.FixtureRequest) -> Iterator[Mapping[Path, Future[list[Score]]]]:
    """The scores of the files that are tested, found on all processors: one by one they take minutes."""
    asked = [
        item.callspec.params["path"]
        for item in request.session.items
        if item.path == request.path and hasattr(item, "callspec")
    ]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        yield {path: pool.submit(_scores_of, path) for path in asked}


def _scores_of(path: Path) -> list[Score]:
    return list(score(read_cases(path)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cases_are_answered_as_well_as_before(path: Path, answered: Mapping[Path, Future[list[Score]]]) -> None:
    scores = answered[path].result()
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

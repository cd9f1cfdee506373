"""What messages about revokes, tricks and claims tell: one fact a line, `null` where nothing may be read from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context

_LINES = (Path(__file__).parent / "tricks_told.jsonl").read_text(encoding="utf-8").splitlines()
CASES: list[dict[str, Any]] = [json.loads(line) for line in _LINES]


@pytest.mark.parametrize("case", CASES, ids=[f"{number}-{case['fact']}" for number, case in enumerate(CASES, 1)])
def test_told(case: dict[str, Any]) -> None:
    """The fact is read with its value, or left out."""
    found = read_facts(case["text"], case["irregularity"], Context()).get(case["fact"])
    assert (found.value if found else None) == case["value"]

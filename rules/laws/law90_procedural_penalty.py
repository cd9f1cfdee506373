"""Law 90, procedural penalties: on top of any rectification, in a size that the organisation sets.

Covers the eight examples of 90B with what else to look at. The list isn't closed.
"""

from __future__ import annotations

from typing import Any

from rules.case import Case, Step, Steps, step

_ARTICLE = {
    "late": "90B1",
    "slow": "90B2",
    "loud": "90B3",
    "comparing": "90B4",
    "touching": "90B5",
    "wrong_pocket": "90B6",
    "wrong_procedure": "90B7",
    "disobedience": "90B8",
}


def procedural_penalty(case: Case, *articles: str, text: str | None = None) -> Step:
    """The step other laws add: a penalty is possible; `articles` come before 90A."""
    size = case.regulations.penalty_percentage
    words: dict[str, Any] = {}
    if size is not None and text is None:
        text, words = "penalty_of_set_size", {"size": f"{size:g}"}
    return step("procedural_penalty_possible", *articles, "90A", director=True, text=text, **words)


def procedural_offence(case: Case) -> Steps:
    """An offence against correct procedure: warn or penalise, and look at what it did to a board."""
    offence = case.word("offence", likely="disobedience")
    if offence == "touching" and case.told("permission", (True,)):
        yield step("no_rectification", "7B3", text="touching_was_permitted")
        return
    yield step("warning", _ARTICLE[offence], director=True, text=f"warning_{offence}")
    yield procedural_penalty(case, _ARTICLE[offence])
    if offence in ("late", "slow"):
        yield step("adjusted_score_if_damaged", "12A2", "12C2a", director=True, text="board_lost_to_delay")
    elif offence in ("loud", "comparing"):
        yield step("adjusted_score_if_damaged", "16D1", director=True, text="others_may_have_heard")
    elif offence == "wrong_pocket":
        yield step("adjusted_score_if_damaged", "87A", director=True, text="look_for_fouled_board")
    elif offence == "wrong_procedure":
        yield step("adjusted_score_if_damaged", "12A1", "12C1", director=True, text="procedure_cost_a_score")


LAWS = {"procedural_offence": procedural_offence}

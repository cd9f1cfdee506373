"""Law 87, fouled board: contestants who are compared did not play the same deal."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import artificial_scores
from rules.laws.law90_procedural_penalty import procedural_penalty


def fouled_board(case: Case) -> Steps:
    """Cards or hands in wrong pockets, or another dealer or vulnerability: score in groups, teams by 86B2."""
    if case.word("form", likely="pairs") == "teams":
        yield step("result_cancelled", "87C", "86B2", text="results_not_comparable")
        yield from artificial_scores(case, "87C", likely="none")
    else:
        yield step("score_stands", "87A", "87B", text="score_stands_in_own_group")
        yield step("groups_scored_separately", "87B", director=True)
    yield step("restore_hand", "87A", director=True, text="restore_fouled_board")
    yield procedural_penalty(case, "90B6", text="penalty_for_wrong_pocket")


LAWS = {"fouled_board": fouled_board}

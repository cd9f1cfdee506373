"""Law 82, rectification of the director's own errors: when the board can't be scored normally, nobody was at fault."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import artificial_scores, assigned_scores


def director_error(case: Case) -> Steps:
    """The director ruled wrongly."""
    if case.told("scorable", (True,)):
        yield step("rectified_normally", "82B3", "82A", text="correct_own_ruling")
        return
    yield step("non_offenders_both_sides", "82C")
    if case.flag("assigned_possible", likely=True):
        yield from assigned_scores(case, "82C", "12A3", text="both_sides_in_doubt")
    else:
        yield from artificial_scores(case, "82C", likely="none")


LAWS = {"director_error": director_error}

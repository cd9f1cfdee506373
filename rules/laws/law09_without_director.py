"""Laws 9, 10 and 11: players settled an irregularity themselves, or acted before the director came."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law90_procedural_penalty import procedural_penalty


def director_not_called(case: Case) -> Steps:
    """No arrangement binds the director; who played on may have lost a right (11A)."""
    yield step("director_chooses", "10B", "10A", director=True, text="confirm_or_undo_arrangement")
    if case.told("gain_from_ignorance", (True,)):
        yield step("assigned_score", "11A", director=True, text="take_gain_from_non_offenders")
        yield step("score_stands", "11A", text="offenders_keep_table_score")
    elif case.open_flag("non_offenders_acted") is not False:
        yield step("director_chooses", "11A", director=True, text="right_may_have_lapsed")
    yield step("call_director", "9B1a", "9B2", text="always_call_director")
    yield procedural_penalty(case, "11B", "90B8")


LAWS = {"director_not_called": director_not_called}

"""Laws 74 and 91, conduct: warn, penalise, and look at what it told partner or did to the board."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law90_procedural_penalty import procedural_penalty


def misconduct(case: Case) -> Steps:
    """Rudeness, gestures, gloating, bad manners."""
    if case.told("serious", (True,)):
        yield step("disciplinary_penalty_possible", "91A", "93B3", director=True, text="disciplinary_penalty_now")
        yield step("disciplinary_penalty_possible", "91B", director=True, text="disqualification_possible")
    else:
        yield step("warning", "74A1", "74A2", text="conduct_warning")
        yield step("disciplinary_penalty_possible", "91A", "93B3", director=True)
        yield procedural_penalty(case, "74A3")
    yield step("adjusted_score_if_damaged", "12A1", "73B1", "16B3", director=True, text="conduct_told_or_disturbed")


LAWS = {"misconduct": misconduct}

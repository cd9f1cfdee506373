"""Laws 92 and 93, appeals: within the time, through the director, and both members of a pair agree."""

from __future__ import annotations

from rules.case import Case, Steps, step


def appeal(case: Case) -> Steps:
    """A player disputes a ruling."""
    if not _in_time(case):
        yield step("request_too_late", "92B", text="appeal_too_late", minutes=case.regulations.appeal_minutes)
        return
    form = case.told("form")
    article = "92D2" if form == "teams" else "92D1"
    if form != "individual" and not case.flag("agreed", likely=True):
        yield step("appeal_not_heard", article, text=f"appeal_not_heard_{'teams' if form == 'teams' else 'pairs'}")
        return
    yield step("appeal_possible", "92A", "92B", text="appeal_in_time", minutes=case.regulations.appeal_minutes)
    if form != "individual":
        yield step("appeal_possible", article, text=f"appeal_needs_both_{'teams' if form == 'teams' else 'pairs'}")
    yield step("appeal_possible", "92C", "93A", "93B1", "93B3", text="how_an_appeal_is_heard")


def _in_time(case: Case) -> bool:
    """Told, or from the minutes since the score could be inspected."""
    minutes = case.facts.get("minutes_since_scores")
    if isinstance(minutes, int) and not case.knows("within_correction_period"):
        allowed = case.facts.get("correction_minutes") or case.regulations.appeal_minutes
        case.derive("within_correction_period", isinstance(allowed, int) and minutes <= allowed)
    return case.flag("within_correction_period", likely=True)


LAWS = {"appeal": appeal}

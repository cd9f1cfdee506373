"""Law 12, the adjusted score: an assigned one where a bridge result can be found (12C1), else an artificial one (12C2).

Other laws call `assigned_scores` and `artificial_scores`. The arithmetic stands in `rules.scoring`.
Not covered: 12C4, knockout with scores that don't balance, is only arithmetic (`rules.scoring.artificial`).
"""

from __future__ import annotations

from typing import Any

from rules.case import Case, Step, Steps, step
from rules.laws.law90_procedural_penalty import procedural_penalty
from rules.roles import seat
from rules.scoring.artificial import AWARD_FOR_FAULT, Award, artificial_imps, artificial_percentage
from rules.vocabulary import Side

_OUTCOME = {"A+": "average_plus", "A": "average", "A-": "average_minus"}


def assigned_scores(case: Case, *articles: str, text: str = "assigned_score") -> Steps:
    """An assigned score replaces the table result (12C1); `articles` say why, `text` names the verdict."""
    yield step("assigned_score", *articles, "12C1a", "12C1b", text=text)
    yield step("weighted_score", "12C1c", director=True)
    if case.told("self_inflicted", (True,)):
        yield step("assigned_score", "12C1e", "12C1ei", "12C1eii", director=True, text="self_inflicted_part_stays")


def artificial_scores(case: Case, *articles: str, likely: str = "directly") -> Steps:
    """An artificial score for each side by its own fault (12C2).

    Args:
        case: The case. `fault` is that of the offender's side, `other_fault` that of its opponents.
        articles: What makes the score necessary, cited first.
        likely: The fault when it isn't known.
    """
    form = case.word("form", likely="pairs")
    if form == "teams" and case.told("other_table_favours", (True,)):
        yield step("assigned_score", *articles, "86B1", "12C1c", director=True, text="other_table_favours_a_side")
        return
    fault = case.word("fault", likely=likely)
    other_fault = case.word("other_fault", likely="partly" if fault == "partly" else "none")
    own, other = AWARD_FOR_FAULT[fault], AWARD_FOR_FAULT[other_fault]
    yield _artificial_score(case, form, own, other, articles)
    if own == other:
        yield _average(case, own, "both", form)
    else:
        yield _average(case, own, "offenders", form)
        yield _average(case, other, "opponents", form)
    if form == "pairs":
        yield from _own_percentage(case, own, other)
    elif form == "teams" and own != other:
        yield step("director_chooses", "86B2b", "12C2b", director=True, text="better_of_average_plus_and_assigned")


def _artificial_score(case: Case, form: str, own: Award, other: Award, articles: tuple[str, ...]) -> Step:
    offender = seat(case, "offender")
    side = offender.side if offender else Side.NS if own == other else None
    awards: dict[str, Any] = {} if side is None else {side: own, side.opponents: other}
    if form == "teams":
        return step("artificial_score", *articles, "12C2a", "12C2b", "86B", text="artificial_score_teams", **awards)
    if form == "individual":
        return step("artificial_score", *articles, "12C2a", "12C3", text="artificial_score_individual", **awards)
    return step("artificial_score", *articles, "12C2a", **awards)


def _average(case: Case, award: Award, whose: str, form: str) -> Step:
    outcome = _OUTCOME[award]
    if form in ("teams", "butler"):
        imps = artificial_imps(award, case.regulations)
        return step(outcome, "12C2b", "12C2a", text=f"{outcome}_imps_{whose}", imps=f"{imps:+d}" if imps else "0")
    articles = ("12C2a",) if award == "A" or form == "individual" else ("12C2a", "12C2c")
    percentage = artificial_percentage(award, regulations=case.regulations)
    return step(outcome, *articles, text=f"{outcome}_{whose}", percentage=f"{percentage:g}")


def _own_percentage(case: Case, own: Award, other: Award) -> Steps:
    """12C2c: a high session raises average plus, a low one lowers average minus."""
    session = case.told("session_percentage")
    if not isinstance(session, int | float):
        return
    if session > 60 and "A+" in (own, other):
        yield step("average_plus", "12C2c", text="own_percentage_above_60", session=f"{session:g}")
    elif session < 40 and "A-" in (own, other):
        yield step("average_minus", "12C2c", text="own_percentage_below_40", session=f"{session:g}")


def adjusted_score(case: Case) -> Steps:
    """Which adjusted score: assigned where a result can be found, artificial where none can."""
    if case.told("rectification_applied", (True,)):
        yield step("score_stands", "12B2", text="rectification_is_enough")
        return
    artificial = any(case.knows(fact) for fact in ("fault", "other_fault", "session_percentage", "form"))
    if not case.flag("assigned_possible", likely=not artificial):
        yield from artificial_scores(case, "12C1d")
    elif case.told("damage", (False,)) is False:
        yield step("score_stands", "12B1", text="no_damage")
    else:
        yield from assigned_scores(case)


def board_not_played(case: Case) -> Steps:
    """A board that couldn't be played or finished: play it later, or an artificial score by fault (8B2, 12A2, 82B2)."""
    if case.told("playable_later", (True,)):
        yield step("play_later", "8B2", "82B2", director=True)
        return
    likely = "directly" if case.knows("offence") else "none"
    yield from artificial_scores(case, "12A2", likely=likely)
    if case.facts.get("fault", likely) != "none":
        yield procedural_penalty(case, text="penalty_for_delay")


LAWS = {"adjusted_score": adjusted_score, "board_not_played": board_not_played}

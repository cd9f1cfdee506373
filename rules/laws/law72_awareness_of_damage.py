"""Law 72C, awareness of potential damage: the check that closes the ruling on nearly every irregularity."""

from __future__ import annotations

from rules.case import Case, Steps, step

_BEFORE_THE_END = ("before", "auction", "clarification", "play")


def check_72c(case: Case) -> Steps:
    """The closing step for other laws: afterwards, could the offender have known, and did his side gain?

    In the edition of 1997 it is part of Law 50 itself.
    """
    if case.edition == "2017":
        yield step("check_awareness_of_damage", "72C", director=True)


def awareness_of_damage(case: Case) -> Steps:
    """Could the offender have known that his irregularity could damage the others? Intent doesn't matter."""
    phase = case.word("phase", likely="after")
    if phase in _BEFORE_THE_END:
        yield step("play_on_assess_later", "72C")
        yield step("check_awareness_of_damage", "72C", director=True)
        yield step("adjusted_score_if_damaged", "72C", "12C1", director=True, text="gained_by_irregularity")
        return
    known = case.open_flag("could_have_known")
    if known is False:
        yield step("score_stands", "72C", "12B2", text="could_not_have_known")
        return
    damage = case.open_flag("damage")
    if damage is False:
        yield step("score_stands", "72C", text="did_not_gain")
    elif known and damage:
        yield step("assigned_score", "72C", "12C1", text="could_have_known_and_gained")
    else:
        yield step("check_awareness_of_damage", "72C", director=True, text="director_weighs_awareness")
        yield step("adjusted_score_if_damaged", "72C", "12C1", director=True, text="gained_by_irregularity")


LAWS = {"awareness_of_damage": awareness_of_damage}

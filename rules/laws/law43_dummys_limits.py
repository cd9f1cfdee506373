"""Laws 42 and 43, dummy's rights and limitations.

Dummy loses the rights of 42B only by a breach of 43A2: swapping hands, leaving his seat to watch, looking at a hand.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law43_dummy_and_revoke import revoke_noticed_by_dummy

_ACTS = ("warned", "pointed_out", "called_director", "asked_declarer", "asked_defender", "commented", "looked", "shown")


def dummy_overstepped(case: Case) -> Steps:
    """By what dummy did, and whether he had given up his rights before."""
    act = case.word("dummy_act", likely="pointed_out", among=_ACTS, ask_first=True)
    if act == "looked":
        yield from _looked(case)
    elif act == "shown":
        yield step("warning", "43A3", text="defender_showed_hand")
        yield from _may_be_penalised("43A3", "90A")
    elif act == "asked_defender":
        yield step("warning", "61B2b", "43A1c", text="dummy_asked_defender")
        yield step("unauthorised_for_offending_side", "61B2b", "16B1", director=True, text="dummys_question_heard")
    elif act == "commented":
        yield step("rectified_normally", "43A1c", "43A1b", text="remark_came_too_late")
        yield from _may_be_penalised("43B1", "43A1c")
    elif act == "warned":
        yield from _warned(case)
    elif act == "asked_declarer":
        yield from _asked_declarer(case)
    else:
        yield from _pointed_out(case, act)


def _may_be_penalised(*articles: str) -> Steps:
    yield step("procedural_penalty_possible", *articles, director=True)


def _looked(case: Case) -> Steps:
    if case.told("phase", ("after",)) == "after":
        yield step("no_rectification", "43A2", text="looked_after_play")
        return
    yield step("dummy_rights_lost", "43A2", "43B2")
    yield step("warning", "43A2", text="dummy_stays_in_his_seat")
    yield from _may_be_penalised("43B1", "43A2")


def _warned(case: Case) -> Steps:
    """Trying to prevent an irregularity is allowed, unless the right was lost (42B2, 43B2a)."""
    if case.flag("earlier_dummy_breach", likely=False):
        yield step("either_defender_decides", "43B2a", text="either_defender_chooses_hand")
    else:
        yield step("no_rectification", "42B2", "9A3", text="prevention_is_allowed")


def _asked_declarer(case: Case) -> Steps:
    """Asking declarer about a possible revoke is allowed, unless the right was lost (42B1, 43B2b)."""
    if not case.flag("earlier_dummy_breach", likely=False):
        yield step("no_rectification", "42B1", "61B2a", text="asking_declarer_is_allowed")
    elif case.flag("legal_card", likely=False):
        yield step("no_rectification", "43B2b", text="declarers_card_was_legal")
        yield from _may_be_penalised("43B1", "43A2")
    else:
        yield from revoke_noticed_by_dummy(case, by_defender=False)


def _pointed_out(case: Case, act: str) -> Steps:
    """Drawing attention to a defender's irregularity, or calling the director, as the first (43A1, 43B3)."""
    article = "43A1b" if act == "pointed_out" else "43A1a"
    if case.told("phase", ("after",)) == "after":
        yield step("no_rectification", "42B3", text="after_play_is_allowed")
        yield step("rectified_normally", "42B3")
    elif case.told("attention_drawn", (True,)):
        yield step("no_rectification", article, "9B1", text="attention_was_drawn_already")
        yield step("rectified_normally", article)
    elif case.flag("earlier_dummy_breach", likely=False):
        yield step("play_on_assess_later", "43B3", text="no_rectification_after_breach")
        yield step("play_continues", "43B3")
        yield step("adjusted_score_if_damaged", "43B3", "12B1", director=True, text="attention_gain_of_defenders")
        yield from _may_be_penalised("43B1", article)
    else:
        yield step("rectified_normally", article, "43B1", text="rectified_though_dummy_spoke")
        yield from _may_be_penalised("43B1", article, "9A4")


LAWS = {"dummy_overstepped": dummy_overstepped}

"""Laws 20F, 20G and 41B, questions: at the own turn, about the opponents' methods, for oneself."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law16b_unauthorised_information import assess, partner_must_ignore
from rules.laws.law90_procedural_penalty import procedural_penalty
from rules.moments import phase_of


def improper_question(case: Case) -> Steps:
    """A question at the wrong moment, for partner's benefit, or meant to draw a wrong answer."""
    if case.told("was_allowed", (True,)):
        yield step("no_rectification", "20F1", text="asked_at_own_turn")
        return
    fault = case.word("question_fault", likely="turn")
    phase = phase_of(case)
    if fault == "provoke":
        yield step("warning", "20G2", text="no_question_for_a_wrong_answer")
        yield procedural_penalty(case, "20G2")
    elif fault == "partner":
        yield step("warning", "20G1", text="no_question_for_partner")
    else:
        yield step("warning", *_own_turn(phase), text="ask_at_own_turn")
    yield from assess(case) if phase == "after" else partner_must_ignore()


def _own_turn(phase: str) -> tuple[str, ...]:
    if phase in ("play", "after"):
        return "20F2", "41B"
    return ("41B", "20F2") if phase == "clarification" else ("20F1",)


LAWS = {"improper_question": improper_question}

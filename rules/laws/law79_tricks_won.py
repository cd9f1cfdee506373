"""Law 79, tricks won: a dispute about their number (79A, 79B) and errors in the score (79C)."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law65_arrangement_of_tricks import mixed_cards
from rules.laws.law69_agreed_claims import agreed_claim, in_correction_period


def trick_count_dispute(case: Case) -> Steps:
    """The players don't agree on the number of tricks."""
    if case.knows("claimer") and case.told("lost_trick"):
        yield from agreed_claim(case)
    elif case.knows("claimer"):
        yield step("balance_of_probabilities", "79B1", "69B", "71", text="count_after_claim")
    elif case.word("noticed", likely="in_time") == "round_over":
        yield from _after_the_round(case)
    else:
        yield step("balance_of_probabilities", "79B2", "79A1", "85A1", text="count_the_tricks")
        yield step("director_inspects", "66D", "65C", text="each_shows_played_cards")
        if case.told("cards_mixed", among=(True,)) is True:
            yield from mixed_cards()


def _after_the_round(case: Case) -> Steps:
    """The director was called when the round was over (79B3)."""
    if case.flag("convinced", likely=False):
        yield step("score_corrected", "79B3", director=True, text="result_clear_after_round")
    else:
        yield step("score_stands", "79B3", text="score_stands_after_round")
        yield step("lower_one_side_only", "79B3", director=True)


def score_correction(case: Case) -> Steps:
    """The result was agreed, but entered or computed wrongly."""
    if case.told("agreed", among=(False,)) is False:
        yield from trick_count_dispute(case)
    elif in_correction_period(case):
        yield step(
            "score_corrected", "79C1", text="score_corrected_in_time", minutes=case.regulations.correction_minutes
        )
    elif case.told("correction_approved", among=(True,)) is True:
        yield step("score_corrected", "79C2", director=True, text="score_corrected_after_all")
    else:
        yield step(
            "score_not_corrected", "79C1", text="correction_period_over", minutes=case.regulations.correction_minutes
        )
        yield step("score_not_corrected", "79C2", director=True, text="only_beyond_doubt")


LAWS = {"trick_count_dispute": trick_count_dispute, "score_correction": score_correction}

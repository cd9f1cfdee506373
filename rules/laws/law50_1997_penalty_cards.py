"""Law 50 as the edition of 1997 has it, where that differs: there is no 50E, information stands in 50C and 50D1."""

from __future__ import annotations

from rules.case import Steps, step
from rules.penalty_cards import Kind


def information_on_table(kind: Kind) -> Steps:
    """Partner may know that a major penalty card must be played; all else he learns from the card he may not use."""
    if kind == "minor":
        yield step("unauthorised_for_offending_side", "50C", "16A", text="sight_unauthorised_1997")
    else:
        yield step("unauthorised_for_offending_side", "50D1", "16A", text="only_duty_authorised_1997")
    yield step("adjusted_score_if_damaged", "50", "72B1", director=True, text="instead_of_remedies_1997")


def information_picked_up() -> Steps:
    """The card is back in the hand: partner may not use that he saw it."""
    yield step("unauthorised_for_offending_side", "50D1", "16A", text="picked_up_unauthorised")
    yield step("adjusted_score_if_damaged", "50", "72B1", director=True, text="instead_of_remedies_1997")

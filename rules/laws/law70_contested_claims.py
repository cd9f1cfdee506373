"""Law 70, contested claim or concession: what the director does and how he decides."""

from __future__ import annotations

from rules.case import Case, Steps, step


def adjudication(case: Case, *why: str, by_defender: bool, continued: bool) -> Steps:
    """The director decides the tricks that are left, as fairly as he can, doubt going against the claimer (70A).

    Args:
        case: The case.
        why: Sub-articles that say why they may not play on, cited after 68D2a.
        by_defender: Whether a defender claimed.
        continued: Whether they played on after the claim.
    """
    yield step("adjudicate_claim", "70A", "68D2a", *why)
    yield step("play_ceases", "68D", "68A", "70D3")
    yield step("director_inspects", "70B1", "70B2", "70B3", text="hear_the_claim")
    yield step("doubt_against_claimer", "70A")
    if case.told("statement", among=(False,)) is False:
        yield step("director_inspects", "70D1", "68C", text="no_line_was_stated")
    else:
        yield step("director_inspects", "70D1", "70B1", text="only_the_stated_line")
    if case.told("outstanding_trump", among=(True,)) is True:
        yield from _trump_out(case)
    yield step("director_inspects", "70E1", text="no_unstated_guess")
    yield step("director_inspects", "70E2", director=True, text="order_within_suit")
    if by_defender:
        yield step("director_inspects", "70D2", text="partner_may_go_wrong")
    if case.told("penalty_cards", among=(["?h"],)):
        yield step("director_inspects", "70A", "50D1a", director=True, text="mind_the_penalty_card")
    if continued:
        yield step("director_inspects", "70D3", text="later_play_is_evidence")


def _trump_out(case: Case) -> Steps:
    """An opponent still held a trump (70C)."""
    if case.told("trump_mentioned", among=(True,)) is True:
        yield step("director_inspects", "70C1", text="trump_was_mentioned")
    else:
        yield step("doubt_against_claimer", "70C", "70C1", "70C2", "70C3", director=True, text="forgotten_trump")

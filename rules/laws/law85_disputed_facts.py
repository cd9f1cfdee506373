"""Laws 84 and 85: the director rules on agreed and on disputed facts."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law65_arrangement_of_tricks import mixed_cards


def disputed_facts(case: Case) -> Steps:
    """The players tell different stories; when they agree after all, Law 84."""
    if case.told("agreed", among=(True,)) is True:
        yield step("doubt_for_non_offenders", "84D", director=True)
        yield step("play_continues", "84A", "84B", "84C", text="rule_on_agreed_facts")
        return
    if case.told("facts_determined", among=(False,)) is False:
        yield step("play_continues", "85B", director=True, text="facts_cannot_be_determined")
        yield step("appeal_possible", "92A")
        return
    yield step("balance_of_probabilities", "85A1")
    yield step("director_inspects", "85A1", text="gather_the_facts")
    if case.told("cards_mixed", among=(True,)) is True:
        yield from mixed_cards()
    if case.told("information"):
        yield step("check_logical_alternatives", "85A2", "16B1", director=True, text="then_judge_the_information")
        yield step("adjusted_score_if_damaged", "16B3", "12C1", director=True, text="if_information_was_used")
    else:
        yield step("play_continues", "85A2", "84", text="then_rule_as_agreed")
    yield step("play_continues", "85B", text="if_facts_stay_unclear")


LAWS = {"disputed_facts": disputed_facts}

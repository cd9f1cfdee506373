"""Laws 6 and 22B, shuffle and deal: when there is a new deal, and when not.

Covers 6D1 to 6D3, 86A and the passed-out board. Who shuffles and deals (6C, 6E, 6F) is organisation.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import artificial_scores
from rules.laws.law16d_extraneous_information import extraneous_information
from rules.moments import auction_begun

_BROKEN = {"dealing": ("6D1", "6B")}
"""The articles on dealing again what was mixed but dealt wrongly: when, and how it is done."""


def incorrect_deal(case: Case) -> Steps:
    """Not shuffled, wrongly dealt, or a wish for a new deal."""
    fault = case.word("deal_fault", likely="dealing")
    if fault == "passed_out":
        yield step("score_stands", "22B", "6D3", text="passed_out_scores_zero")
        return
    if not auction_begun(case):
        yield from _redeal(case, *_BROKEN.get(fault, ("6D2",)))
    elif fault == "dealing":
        yield step("no_rectification", "6D1", text="too_late_to_redeal")
    else:
        yield step("board_cancelled", "6D2", text="deal_never_counts")
        if case.word("phase", likely="auction") != "after" or case.told("playable_later", (True,)):
            yield from _redeal(case, "6D3")
        else:
            whose = "partly" if fault == "unshuffled" else "none"  # the players shuffle, others mix up sessions
            yield from artificial_scores(case, "12A2", likely=whose)


def _redeal(case: Case, *articles: str) -> Steps:
    if case.told("form") == "teams" and case.told("result_known", (True,)):
        yield step("board_cancelled", "86A", text="no_redeal_when_result_is_known")
        yield from artificial_scores(case, "86A", likely="none")
        return
    yield step("redeal", *articles)


def hand_seen(case: Case) -> Steps:
    """A player saw a card of another player: during the deal there is a new deal, later it is Law 16D."""
    if not auction_begun(case):
        one_card = case.knows("cards") and not case.told("whole_hand", (True,))
        if case.flag("during_deal", likely=one_card):
            yield from _redeal(case, "6D1")
            return
    yield from extraneous_information(case)


LAWS = {"incorrect_deal": incorrect_deal, "hand_seen": hand_seen}

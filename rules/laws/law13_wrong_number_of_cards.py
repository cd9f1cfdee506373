"""Law 13, wrong number of cards: a hand has more than thirteen and another fewer. Without a surplus it is Law 14."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import artificial_scores, assigned_scores
from rules.laws.law14_missing_card import missing_card
from rules.laws.law90_procedural_penalty import procedural_penalty

_FULL = 13


def wrong_card_count(case: Case) -> Steps:
    """A hand has too many cards: repair it where the bidding allows, else an adjusted score."""
    if case.told("foreign_card", (True,)):
        yield from _foreign_card(case)
    elif not _surplus(case):
        yield from missing_card(case)
    elif case.word("phase", likely="auction" if case.facts.get("call_made") else "before") == "after":
        yield step("result_cancelled", "13D")
        yield from artificial_scores(case, "13D", likely="partly")
        yield procedural_penalty(case, "13D", "7B2", "90B7")
    elif not _called_with_wrong_hand(case):
        yield from _before_a_call(case)
    else:
        yield from _after_a_call(case)


def _surplus(case: Case) -> bool:
    """Whether some hand has more than thirteen cards: from the counts if they are known."""
    counts, count = case.facts.get("card_counts"), case.facts.get("count")
    if isinstance(counts, dict) and counts:
        case.derive("surplus", max(counts.values()) > _FULL)
    elif isinstance(count, int) and count > _FULL:
        case.derive("surplus", True)
    return case.flag("surplus", likely=True)


def _called_with_wrong_hand(case: Case) -> bool:
    """Whether a player with a wrong hand had called; once the auction is over all four have."""
    phase = case.facts.get("phase")
    if not case.knows("call_made") and phase in ("before", "clarification", "play"):
        case.derive("call_made", phase != "before")
    return case.flag("call_made", likely=phase == "auction")


def _foreign_card(case: Case) -> Steps:
    yield step("foreign_card_removed", "13C")
    yield step("play_continues", "13C", text="continue_without_foreign_card")
    if case.facts.get("card_found") == "played":
        case.derive("played_to_trick", True)
    if case.told("played_to_trick", (True,)):
        yield step("adjusted_score_if_damaged", "13C", "12C1b", director=True, text="foreign_card_was_played")


def _before_a_call(case: Case) -> Steps:
    seen = case.flag("card_seen", likely=False)
    article = "13A2" if seen else "13A1"
    yield step("restore_hand", article, text="repair_hands")
    yield step("board_played_normally", article)
    if seen:
        yield step("adjusted_score_if_damaged", "13A2", "12C1b", director=True, text="seen_card_mattered")
        yield procedural_penalty(case, "13A2", "7B2")


def _after_a_call(case: Case) -> Steps:
    if case.flag("playable_without_change", likely=True):
        yield step("restore_hand", "13B1", director=True, text="repair_hands_no_call_changes")
        yield step("play_continues" if case.facts.get("phase") == "play" else "auction_continues", "13B1")
        yield step("adjusted_score_if_damaged", "13B1", "12C1b", director=True, text="repaired_hands_mattered")
        return
    yield from assigned_scores(case, "13B2", text="hands_beyond_repair")
    yield procedural_penalty(case, "13B2", "7B2", "90B7")


LAWS = {"wrong_card_count": wrong_card_count}

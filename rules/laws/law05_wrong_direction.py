"""Laws 4 and 5, partnerships and seats: pairs in the wrong direction, players or hands exchanged.

The laws say who sits where, not what a wrong seat costs: what follows leans on 12A, 12C2, 82B and 87.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import artificial_scores
from rules.laws.law87_fouled_board import fouled_board
from rules.laws.law90_procedural_penalty import procedural_penalty


def wrong_direction(case: Case) -> Steps:
    """Pairs sat in each other's direction, players swapped seats, or a board was turned."""
    swap = case.word("swap", likely="pairs")
    if swap == "hands":
        yield from _turned_before_bidding() if case.told("phase", ("before",)) == "before" else fouled_board(case)
        return
    phase = case.word("phase", likely="after")
    yield step("seats_corrected", "5B", "5A")
    if phase == "before":
        yield step("board_played_normally", "5A")
        return
    if swap == "opponents":
        yield from artificial_scores(case, "4", "12A2", likely="partly")
    elif swap == "pairs" and case.told("form", ("teams",)) == "teams":
        yield step("result_cancelled", "86B2", text="teams_held_same_cards")
        yield from artificial_scores(case, "86B2", likely="partly")
    elif phase == "after":
        yield step("score_stands", "82B3", director=True, text=f"score_stands_{swap}_swapped")
    else:
        yield step("play_continues", "82B2", director=True, text=f"finish_board_{swap}_swapped")
    yield procedural_penalty(case, "5B", "90B7")


def _turned_before_bidding() -> Steps:
    """A turned board that was noticed before anybody called: nobody has played it with wrong hands."""
    yield step("restore_hand", "7A", "7B1", text="turn_board_back")
    yield step("board_played_normally", "7A")
    yield step("play_on_assess_later", "16D1", "16D2c", director=True, text="saw_hand_of_turned_board")


LAWS = {"wrong_direction": wrong_direction}

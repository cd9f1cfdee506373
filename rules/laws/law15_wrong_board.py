"""Law 15, wrong board or hand: cards taken from another board (15A), a board that wasn't to be played now (15B)."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law12_adjusted_score import artificial_scores
from rules.laws.law90_procedural_penalty import procedural_penalty


def hand_from_wrong_board(case: Case) -> Steps:
    """A player took his cards from another board. Once that board comes, his call there decides (15A2)."""
    same_call = case.told("same_call")
    if same_call is not None:
        yield from _other_board(case, same_call=bool(same_call))
    elif not case.flag("call_made", likely=any(map(case.knows, ("call", "partner_called", "lho_called")))):
        yield step("restore_hand", "15A", "7B1", text="take_right_hand")
        yield step("board_played_normally", "15A")
        yield step("play_on_assess_later", "16D1", "16D2c", director=True, text="saw_hand_of_other_board")
        yield procedural_penalty(case, "15A3", "90B7")
    else:
        yield from _called_with_wrong_hand(case)


def _called_with_wrong_hand(case: Case) -> Steps:
    yield step("call_cancelled", "15A1", text="call_with_wrong_hand_cancelled")
    if case.flag("partner_called", likely=False):
        yield from artificial_scores(case, "15A1a")
    else:
        yield step("auction_continues", "15A1b", text="call_again_with_right_hand")
        if case.told("lho_called", (True,)):
            yield step("opponent_may_change_call", "15A1b", text="lho_calls_freely")
        yield step("unauthorised_for_offending_side", "15A1c", "16C2")
        yield step("authorised_for_non_offenders", "15A1c", "16C1")
        yield step("adjusted_score_if_damaged", "16C3", "12C1", director=True, text="withdrawn_calls_mattered")
    yield step("play_on_assess_later", "15A2", text="when_other_board_comes")
    yield procedural_penalty(case, "15A3", "90B7")


def _other_board(case: Case, *, same_call: bool) -> Steps:
    if same_call:
        yield step("board_played_normally", "15A2", director=True, text="same_call_on_other_board")
    else:
        yield from artificial_scores(case, "15A2")
    yield procedural_penalty(case, "15A3", "90B7")


def wrong_board(case: Case) -> Steps:
    """A board that this table should not play now, or not against these opponents. Teams: 86B."""
    phase = case.word("phase", likely="auction")
    if phase == "before":
        yield step("no_rectification", "15B", text="replace_board")
    elif case.word("form", likely="pairs") == "teams":
        yield from _teams(case)
    elif case.flag("played_before", likely=False):
        yield step("board_cancelled", "15B1")
        yield step("play_later", "82B2", director=True, text="right_board_now")
    else:
        yield from _finish(phase)
        yield step("play_later", "15B2", director=True, text="right_board_later")
    if case.told("loses_board", (True,)):
        yield from artificial_scores(case, "15B3", likely="none")
    if phase != "before":
        yield procedural_penalty(case, "90B7")


def _finish(phase: str) -> Steps:
    if phase == "after":
        yield step("score_stands", "15B2", text="score_of_wrong_board_stands")
    else:
        yield step("play_continues" if phase == "play" else "auction_continues", "15B2", text="finish_wrong_board")
        yield step("score_stands", "15B2", text="score_of_wrong_board_will_stand")


def _teams(case: Case) -> Steps:
    if case.flag("playable_later", likely=True):
        yield step("play_later", "86B2a", director=True, text="other_table_plays_it_too")
    else:
        yield step("result_cancelled", "86B2", "15B", text="results_not_comparable")
        yield from artificial_scores(case, "86B2", likely="partly")


LAWS = {"hand_from_wrong_board": hand_from_wrong_board, "wrong_board": wrong_board}

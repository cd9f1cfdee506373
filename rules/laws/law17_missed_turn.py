"""Laws 17D3 and 34: a pass out of rotation robbed a player of his turn while three passes seemed to end the auction."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law72_awareness_of_damage import check_72c
from rules.turns import lead_is_faced


def missed_turn(case: Case) -> Steps:
    """The auction goes back to the player who was passed over; without three passes he only lost this turn (29A)."""
    if not case.flag("three_passes", likely=True):
        yield step("accepted_stands", "29A", text="turn_lost_by_acceptance")
        yield step("auction_continues", "29A", text="auction_goes_on")
        return
    faced = lead_is_faced(case)
    yield step("auction_reopened", "17D3", "34", director=faced)
    yield step("call_cancelled", "17D3", text="later_passes_cancelled")
    yield step("auction_continues", "17D3", text="missed_player_calls")
    yield step("unauthorised_for_offending_side", "17D3", "16C2", text="withdrawn_call_unauthorised")
    if faced:  # the auction period hadn't ended, so the lead was made during it (17D1, 24); a played deal can't go back
        yield step("card_stays_face_up", "24", "17D1", director=True, text="lead_before_end_of_auction")
        yield step("adjusted_score_if_damaged", "12A1", director=True, text="too_far_to_go_back")
    yield from check_72c(case)


LAWS = {"missed_turn": missed_turn}

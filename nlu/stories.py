"""Which irregularities are of a kind: one telling may turn from one into the other, or hold both, and which stand apart."""

from __future__ import annotations

OUT_OF_TURN = frozenset(["pass_out_of_turn", "bid_out_of_turn", "double_out_of_turn"])
LED_OUT_OF_TURN = frozenset(["opening_lead_out_of_turn", "lead_out_of_turn"])
BESIDE_PENALTY_CARD = frozenset(["penalty_card_lead", "penalty_card_turn", "penalty_card_not_played"])
"""What may go wrong, or must be settled, while a penalty card lies on the table."""
AFTER_PENALTY_CARD = BESIDE_PENALTY_CARD | {"unable_to_comply"}
OF_CALLS = frozenset(
    """insufficient_bid unintended_call change_of_call comparable_call bid_out_of_turn pass_out_of_turn double_out_of_turn
        inadmissible_double missed_turn simultaneous_calls call_when_obliged_to_pass call_after_auction bid_above_seven""".split()
)
"""Of a few calls of an auction nothing is proved: only with what was told before."""
OF_PENALTY = BESIDE_PENALTY_CARD | {"exposed_card", "unable_to_comply"}
"""What follows from a penalty card is told as a new incident, not as more of the last one."""
_STORIES = (
    OF_PENALTY,
    LED_OUT_OF_TURN | {"premature_play", "play_after_illegal_play"},
    frozenset(["premature_play", "unable_to_comply"]),
    frozenset(["defective_trick", "simultaneous_cards", "fifth_card"]),
    frozenset(["incomplete_designation", "unintended_designation"]),
    frozenset(["incomplete_designation", "dummy_misplayed_card"]),
    frozenset(["dummy_suggested_play", "premature_play", "dummy_misplayed_card"]),
    frozenset(["dummy_overstepped", "revoke"]),
    frozenset(["insufficient_bid", "unintended_call", "change_of_call", "comparable_call"]),
    OUT_OF_TURN | {"inadmissible_double", "comparable_call", "missed_turn", "simultaneous_calls"},
    frozenset(["revoke", "claim", "concession"]),
    frozenset(["wrong_card_count", "missing_card", "defective_trick"]),
    frozenset(["procedural_offence", "board_not_played"]),
    frozenset(["withdrawn_action", "unauthorised_information"]),
    frozenset(["wrong_board", "hand_from_wrong_board", "extraneous_information", "hand_seen"]),
)


_TOLD_TOGETHER = (
    frozenset(["stop_card_breach", "unauthorised_information"]),
    frozenset(["misinformation", "change_of_call", "call_after_auction", "played_card_retraction"]),
    OF_CALLS,
    OUT_OF_TURN | {"hand_from_wrong_board"},
    frozenset(["disputed_facts", "trick_count_dispute"]),
    frozenset(["hand_seen", "exposed_card", "incorrect_deal"]),
)
"""What one telling may hold both of although neither turns into the other: a jump and its pause, a call that is wanted back,
an auction of which half seems to be another irregularity, the calls that followed on the cards of another board,
a card that fell while they dealt and the one who saw it."""
WITHOUT_WORDS = frozenset(
    """exposed_card revoke lead_out_of_turn simultaneous_cards premature_play fifth_card defective_trick
    trick_turned_wrong play_after_illegal_play""".split()
)
"""What is done without saying anything."""
OF_LEADS = frozenset(("lead_out_of_turn", "opening_lead_out_of_turn", "premature_play"))
APART = frozenset((*_STORIES, *_TOLD_TOGETHER))
ONE_INCIDENT = {
    # the suit was led, and not even the penalty card was played
    frozenset(["penalty_card_not_played", "revoke"]): "penalty_card_not_played",
    # dummy had lost the right to ask whether it was one
    frozenset(["dummy_overstepped", "revoke"]): "dummy_overstepped",
    # the card that is missing lies among those played
    frozenset(["defective_trick", "missing_card"]): "defective_trick",
}
"""Two irregularities that are one incident where both are likely, and the one whose ruling leads to the other."""


def same_story(current: str, other: str) -> bool:
    """Whether one telling may turn from one irregularity into the other."""
    return any(current in story and other in story for story in _STORIES)

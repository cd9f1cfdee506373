"""Which law rules on which irregularity: each law module names the codes it answers for in `LAWS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rules.case import Case, Steps
from rules.laws import (
    law05_wrong_direction,
    law06_shuffle_and_deal,
    law09_without_director,
    law12_adjusted_score,
    law13_wrong_number_of_cards,
    law14_missing_card,
    law15_wrong_board,
    law16b_unauthorised_information,
    law16d_extraneous_information,
    law17_missed_turn,
    law20_questions,
    law21_misinformation,
    law23_comparable_call,
    law25_changes_of_call,
    law25b_change_of_call,
    law26_lead_restrictions,
    law27_insufficient_bid,
    law30_pass_out_of_rotation,
    law31_bid_out_of_rotation,
    law32_double_out_of_rotation,
    law33_simultaneous_calls,
    law36_inadmissible_double,
    law37_obligation_to_pass,
    law38_bid_above_seven,
    law39_call_after_auction,
    law40_agreements,
    law50_penalty_cards,
    law73_stop_card,
    law74_conduct,
    law76_spectators,
    law82_director_error,
    law87_fouled_board,
    law90_procedural_penalty,
    law92_appeals,
)

Law: TypeAlias = Callable[[Case], Steps]

_MODULES = (
    law05_wrong_direction,
    law06_shuffle_and_deal,
    law09_without_director,
    law12_adjusted_score,
    law13_wrong_number_of_cards,
    law14_missing_card,
    law15_wrong_board,
    law16b_unauthorised_information,
    law16d_extraneous_information,
    law17_missed_turn,
    law20_questions,
    law21_misinformation,
    law23_comparable_call,
    law25_changes_of_call,
    law25b_change_of_call,
    law26_lead_restrictions,
    law27_insufficient_bid,
    law30_pass_out_of_rotation,
    law31_bid_out_of_rotation,
    law32_double_out_of_rotation,
    law33_simultaneous_calls,
    law36_inadmissible_double,
    law37_obligation_to_pass,
    law38_bid_above_seven,
    law39_call_after_auction,
    law40_agreements,
    law50_penalty_cards,
    law73_stop_card,
    law74_conduct,
    law76_spectators,
    law82_director_error,
    law87_fouled_board,
    law90_procedural_penalty,
    law92_appeals,
)

LAW_OF: dict[str, Law] = {code: law for module in _MODULES for code, law in module.LAWS.items()}

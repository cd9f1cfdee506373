"""Facts of irregularities that are neither calls nor play, from messages a director may send.

A line of `general_messages.jsonl` gives every fact that the message states among those its laws look at (`READ`);
nothing else of them may be read. `any` names facts that a message leaves open or says by the way: they aren't checked.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context

READ: dict[str, str] = {
    "unauthorised_information": "phase information agreed opponent_misled suggested logical_alternative damage "
    "bridge_reason could_have_known",
    "withdrawn_action": "phase comparable suggested logical_alternative damage",
    "extraneous_information": "phase call_made interferes",
    "misinformation": "agreement explanation_wrong phase noticed_by side_declares lead_faced damage "
    "partner_called influenced opponent_played_after explainer",
    "improper_question": "question_fault phase suggested logical_alternative damage",
    "stop_card_breach": "phase suggested logical_alternative damage",
    "wrong_card_count": "foreign_card card_counts count surplus phase call_made card_seen "
    "playable_without_change card_found played_to_trick",
    "missing_card": "card_found lead_faced phase partner_could_see could_follow cards card_counts count",
    "hand_from_wrong_board": "same_call call call_made partner_called lho_called",
    "wrong_board": "phase form played_before playable_later loses_board",
    "wrong_direction": "swap phase form",
    "fouled_board": "form",
    "incorrect_deal": "deal_fault call_made phase form result_known playable_later",
    "hand_seen": "during_deal call_made phase whole_hand interferes cards",
    "board_not_played": "playable_later form fault other_fault offence other_table_favours session_percentage",
    "procedural_offence": "offence permission",
    "misconduct": "serious",
    "score_correction": "agreed within_correction_period minutes_since_scores noticed correction_approved",
    "trick_count_dispute": "noticed convinced cards_mixed lost_trick",
    "director_error": "scorable assigned_possible form",
    "appeal": "within_correction_period minutes_since_scores agreed form",
    "disputed_facts": "agreed facts_determined cards_mixed information",
    "director_not_called": "gain_from_ignorance non_offenders_acted",
    "spectator": "spectator_act",
    "awareness_of_damage": "phase could_have_known damage",
    "adjusted_score": "rectification_applied assigned_possible damage form fault other_fault "
    "session_percentage self_inflicted",
    "illegal_agreement": "agreement partner_expected damage",
}


def _lines() -> list[dict[str, Any]]:
    path = Path(__file__).with_name("general_messages.jsonl")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("line", _lines(), ids=lambda line: line["text"])
def test_facts_are_read_and_no_others(line: dict[str, Any]) -> None:
    code = line["irregularity"]
    facts = {name: evidence.value for name, evidence in read_facts(line["text"], code, Context()).items()}
    watched = set(READ[code].split()) - set(line.get("any", ()))
    assert {name: value for name, value in facts.items() if name in watched} == line["facts"]

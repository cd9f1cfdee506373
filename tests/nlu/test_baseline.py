"""Utterances that simple classifiers and taggers were measured on: the reading must stay above them.

`baseline_utterances.jsonl` names twelve broad intents and the mentions in each line. The lines of the split `train` are
plain and may be learned from; those of `test` are not looked at while the reading is bettered: only the figures count.
The best that was measured on the same lines: intent 84.5%, whole frame 75%, slot precision 0.96 with a recall of 0.96.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nlu import understand
from nlu.reading import read

_INTENTS = {
    "gevallen_kaart": "exposed_card",
    "voor_de_beurt_uitkomen": "opening_lead_out_of_turn lead_out_of_turn",
    "verzaken": "revoke",
    "onvoldoende_bod": "insufficient_bid",
    "pas_voor_de_beurt": "pass_out_of_turn",
    "verkeerd_bord": "wrong_board wrong_direction hand_from_wrong_board fouled_board",
    "claim": "claim concession",
    "gelijktijdig_spelen": "simultaneous_cards fifth_card",
    "verkeerde_uitleg": "misinformation",
    "te_laat": "procedural_offence board_not_played",
    "kaart_uit_blinde": "dummy_misplayed_card incomplete_designation unintended_designation dummy_overstepped "
    "dummy_suggested_play card_played_or_not",
    "verkeerde_hand": "lead_out_of_turn",
}
"""Each intent with the irregularities that it covers."""
_SUITS = {"S": "S", "H": "H", "D": "R", "C": "K"}
_RANKS = {"A": "A", "K": "H", "Q": "V", "J": "B", "T": "10"}
_SEATS = {"N": "N", "E": "O", "S": "Z", "W": "W"}
FLOORS = {
    "train": {"intent": 0.99, "frame": 0.99, "precision": 0.99},
    "test": {"intent": 0.95, "frame": 0.93, "precision": 0.99},
}
"""What the shares may not fall below; they may only rise."""


def _rows(split: str) -> list[dict[str, Any]]:
    lines = Path(__file__).with_name("baseline_utterances.jsonl").read_text(encoding="utf-8").splitlines()
    return [row for line in lines if (row := json.loads(line))["split"] == split]


def _slots(text: str) -> Iterator[tuple[str, str]]:
    """What is mentioned, in the notation of the file; a pass and a rank by itself are no slots there."""
    for mention in read(text).mentions:
        value = mention.value
        match mention.kind:
            case "seat" | "side":
                yield from (("windrichting", _SEATS[seat]) for seat in value)
            case "card":
                if value[0] in _SUITS:
                    yield "kleur", _SUITS[value[0]]
                if value[1] in "AKQJT98765432":
                    yield "rang", _RANKS.get(value[1], value[1])
            case "suit" if value in _SUITS:
                yield "kleur", _SUITS[value]
            case "trick":
                yield "slag", value
            case "call" if value[0].isdigit():
                yield "bod", value[0] + ("SA" if value[1:] == "NT" else _SUITS[value[1:]])
            case "call" if value != "P":
                yield "bod", value


@pytest.mark.parametrize("split", ["train", "test"])
def test_the_reading_stays_above_the_floors(split: str) -> None:
    rows = _rows(split)
    intents = frames = 0
    found, expected, right = Counter[str](), Counter[str](), Counter[str]()
    for row in rows:
        candidates = understand(row["text"]).candidates
        knows = bool(candidates) and candidates[0].irregularity in _INTENTS[row["intent"]].split()
        told, wanted = set(_slots(row["text"])), {(slot["type"], slot["value"]) for slot in row["slots"]}
        intents += knows
        frames += knows and told == wanted
        for counts, slots in ((found, told), (expected, wanted), (right, told & wanted)):
            counts.update(kind for kind, _ in slots)
    shares = {
        "intent": intents / len(rows),
        "frame": frames / len(rows),
        "precision": right.total() / found.total(),
        "recall": right.total() / expected.total(),
    }
    print(split, {name: f"{share:.1%}" for name, share in shares.items()})
    for name, floor in FLOORS[split].items():
        assert shares[name] >= floor, name

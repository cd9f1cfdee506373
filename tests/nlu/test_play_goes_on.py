"""What a message adds to an incident of the play, or begins: an answer that denies, the next board, a penalty card."""

from __future__ import annotations

from typing import Any

import pytest

from bot import batch

_TALKS: list[tuple[list[str], str, dict[str, Any]]] = [
    (
        ["slag 4, west heeft niets bijgespeeld, N leider", "nee nog niet, alleen noord heeft in slag 5 gespeeld"],
        "defective_trick",
        {"trick": 4, "next_trick": "other_side"},
    ),
    (
        ["spel 7. noord is leider en claimt", "volgend spel: west verzaakt, zuid is leider, meteen gezien"],
        "revoke",
        {"board": 8, "declarer": "S", "offender": "W", "established": False},
    ),
    (
        [
            "zuid leider, schoppen aas en ruiten 4 liggen als strafkaarten bij west",
            "oost is aan slag en zuid verbiedt schoppen",
            "oost speelt ruiten na, moet west die 4 leggen?",
        ],
        "penalty_card_turn",
        {"penalty_cards": ["D4"], "led_suit": "D"},
    ),
    (
        ["noord had in slag 3 niets bijgelegd, oost is leider", "noord had wel klaver"],
        "defective_trick",
        {"trick": 3, "could_follow": True},
    ),
    (
        [
            "west legde te vroeg harten 2, oost moest nog, op ruiten van leider zuid",
            "oost moet de hoogste geven, zegt zuid",
            "oost heeft geen ruiten",
        ],
        "premature_play",
        {"choice": "highest", "partner_can_follow": False},
    ),
    (
        [
            "noord leider. oost heeft hartenaas als grote strafkaart",
            "west is aan slag, noord eist harten",
            "west heeft ze niet",
        ],
        "unable_to_comply",
        {"choice": "require", "choice_suit": "H", "could_follow": False},
    ),
    (
        [
            "zuid leider. oost heeft ruitenaas als strafkaart",
            "west mag geen ruiten spelen van zuid",
            "west speelde toch ruiten, hij had ook nog klaver",
        ],
        "revoke",
        {"offender": "W", "choice": "forbid", "choice_suit": "D"},
    ),
    (
        ["leider oost geeft de rest op", "dan ziet oost dat hij ruitenaas nog had", "dat was binnen een kwartier"],
        "concession",
        {"cards": ["DA"], "within_correction_period": True},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("turns", "irregularity", "expected"), _TALKS)
def test_goes_on(turns: list[str], irregularity: str, expected: dict[str, Any]) -> None:
    """The last reply is about this, and knows this."""
    reply = batch.answer({"id": "talk", "turns": turns})["replies"][-1]
    assert reply["irregularity"] == irregularity
    assert {name: reply["facts"].get(name) for name in expected} == expected

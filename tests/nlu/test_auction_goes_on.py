"""An auction told in several messages: what comes next belongs to what came before."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from nlu.understanding import Context
from rules.facts import Value


def _told(
    *turns: str, irregularity: str, question: str | None = None, **facts: Value
) -> tuple[str | None, dict[str, Value]]:
    """What the last message is read as, after the first ones told an incident."""
    *before, last = turns
    context = Context(irregularity, facts, question, told=". ".join(before))
    found = understand(last, context)
    code = found.candidates[0].irregularity if found.candidates else None
    return code, dict(found.values)


@pytest.mark.parametrize("last", ["nu biedt hij 4H", "daarna legt hij 4H"])
def test_what_comes_next_in_an_auction_is_no_other_incident(last: str) -> None:
    _, values = _told(
        "noord moest de rest passen", last, irregularity="call_when_obliged_to_pass", offender="N", bound="throughout"
    )
    assert (values["offender"], values["call"], values["bound"]) == ("N", "4H", "throughout")


def test_an_answer_that_tells_a_call_too_is_read_whole() -> None:
    _, values = _told(
        "oost bood voor de beurt", "1R, gever noord", irregularity="bid_out_of_turn", question="turn", offender="E"
    )
    assert (values["call"], values["turn"], values["offender"]) == ("1D", "N", "E")


def test_the_bid_that_was_doubled_may_be_told_later() -> None:
    _, values = _told(
        "noord doubleert", "het was 1SA van zuid", irregularity="inadmissible_double", offender="N", call="X"
    )
    assert (values["call"], values["previous_call"], values["previous_bidder"]) == ("X", "1NT", "S")


@pytest.mark.parametrize(
    ("irregularity", "last", "expected"),
    [
        ("change_of_call", "het was een misgreep", "unintended_call"),
        ("unintended_call", "hij had zich bedacht", "change_of_call"),
    ],
)
def test_a_slip_decides_what_a_change_is(irregularity: str, last: str, expected: str) -> None:
    code, _ = _told(
        "oost heeft 2S liggen en wil 2H", last, irregularity=irregularity, offender="E", call="2S", replacement="2H"
    )
    assert code == expected


@pytest.mark.parametrize(
    ("last", "called"),
    [
        ("o nee, ik hoor net dat zuid er al 2 ruiten op had gezegd", True),
        ("correctie: zuid heeft inmiddels ook al geboden, 3 schoppen", True),
        ("nee wacht, zuid had ook al gepast", True),
        ("correctie, zuid had nog niet geboden", False),
    ],
)
def test_a_correction_tells_who_has_called_on_a_wrong_hand(last: str, called: bool) -> None:
    first = "noord bood 1S op de kaarten van spel 22, oost past"
    _, values = _told(first, last, irregularity="hand_from_wrong_board", offender="N", call="1S")
    assert values["partner_called"] is called
    assert "call" not in values and "call_made" not in values

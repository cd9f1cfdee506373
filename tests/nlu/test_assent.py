"""The word of the player who may choose, in whatever words, and what only sounds like it."""

from __future__ import annotations

import pytest

from nlu.answers.assent import assent_in
from nlu.reading import read
from nlu.understanding import Context

LED = Context(
    "opening_lead_out_of_turn", {"offender": "W", "declarer": "N"}, "told_by_opponent", wanted=frozenset({"choice"})
)


def accepted(message: str) -> object:
    found = assent_in(read(message), LED)
    return found and found.value


@pytest.mark.parametrize(
    "message",
    [
        "noord heeft er geen bezwaar tegen",
        "voor noord is het goed",
        "noord kan ermee leven",
        "laat maar liggen",
        "van hem mag het",
        "maakt noord niet uit",
        "de leider vindt het niet erg",
        "prima",
        "hij neemt hem aan",
    ],
)
def test_content(message: str) -> None:
    assert accepted(message) is True


@pytest.mark.parametrize(
    "message",
    [
        "noord pikt dat niet",
        "daar is noord niet van gediend",
        "noord wil hem terug",
        "noord keurt het af",
        "weigert hij",
    ],
)
def test_against(message: str) -> None:
    assert accepted(message) is False


@pytest.mark.parametrize(
    "message",
    [
        "noord heeft het niet gezien",
        "noord heeft nog niks gezegd",
        "oost vindt het goed",
        "accepteert noord dat?",
        "noord zat te slapen",
    ],
)
def test_not_his_word(message: str) -> None:
    assert accepted(message) is None

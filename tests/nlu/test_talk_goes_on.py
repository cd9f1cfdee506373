"""What a conversation's later messages set right or leave as it was, where they do so in other words than "nee"."""

from __future__ import annotations

from typing import Any

import pytest

from bot.batch import answer
from nlu.understand import understand
from nlu.understanding import Context


def _last(*turns: str) -> dict[str, Any]:
    """The reply to the last of some messages."""
    replies: list[dict[str, Any]] = answer({"id": "x", "turns": list(turns)})["replies"]
    return replies[len(turns) - 1]


_SHOWN = "harten 3 van noord ligt open, oost leider"


@pytest.mark.parametrize(
    ("text", "declarer"),
    [
        ("noord is trouwens de dummy", "S"),
        ("hij is zelf leider", "N"),
        ("zijn partner speelt het spel", "S"),
        ("nee, noord speelt zelf af", "N"),
    ],
)
def test_a_role_told_anew(text: str, declarer: str) -> None:
    """Who declares is set right, whether it begins with "nee" or not."""
    assert _last(_SHOWN, text)["facts"]["declarer"] == declarer


@pytest.mark.parametrize("text", ["nee, NZ spelen het contract", "nee, zuid zat te slapen"])
def test_no_that_answers_nothing(text: str) -> None:
    """A "nee" before something of a player isn't the answer to what was asked."""
    assert "partner_could_see" not in _last(_SHOWN, text)["facts"]


def test_no_of_the_last_message_takes_back_no_other() -> None:
    """Declarer stays who he was where the next message begins with "nee" and tells of another player."""
    last = _last(_SHOWN, "nee, zuid had hem niet kunnen zien")
    assert (last["facts"]["declarer"], last["facts"]["partner_could_see"]) == ("E", False)


@pytest.mark.parametrize("text", ["en ook harten 5 tegelijk", "samen met harten 5"])
def test_shown_together(text: str) -> None:
    """A card that showed at the same time is one more, not two that were played."""
    last = _last("west laat schoppen 3 zien, zuid leider", text)
    assert (last["irregularity"], last["facts"]["cards"]) == ("exposed_card", ["S3", "H5"])


def test_another_penalty_card_supposed() -> None:
    """What holds if the penalty card were another one."""
    last = _last("strafkaart schoppen 9 bij west, oost is aan slag, noord leidt", "wat als het de 10 was")
    assert last["facts"]["penalty_cards"] == ["ST"]


@pytest.mark.parametrize("told", ["is nu gespeeld", "is inmiddels gespeeld"])
def test_use_of_a_penalty_card_that_is_gone(told: str) -> None:
    """What may be known of a penalty card that was played is unauthorised for the partner."""
    last = _last(f"west had strafkaart ruitenaas, die {told}, leider noord", "mag oost dat nog gebruiken?")
    assert last["outcomes"] == ["unauthorised_for_offending_side"]


@pytest.mark.parametrize(("text", "number"), [("spel 7, zuid leider", 7), ("spel 3 is al gespeeld zo", 3)])
def test_board_named_for_the_case_at_hand(text: str, number: int) -> None:
    """The first board that is named is that of the case, where nothing else is told to have gone wrong."""
    context = Context("wrong_direction", {}, told="NZ en OW zaten verkeerd om")
    assert understand(text, context).act == "report"
    assert understand(text, context).values["board"] == number


def test_bids_stay_followed() -> None:
    """What a player would rather have bid undoes no call that was made over it."""
    last = _last("zuid bood 3 klaver na 3 harten van oost", "west heeft al gepast", "zuid: ik wou 4 klaver")
    assert last["facts"]["accepted"] is True


@pytest.mark.parametrize("text", ["oost heeft er nog niets van gezegd", "oost heeft er niks van gezegd"])
def test_nothing_said_is_no_refusal(text: str) -> None:
    """Who has said nothing hasn't refused."""
    last = _last("zuid moest schoppentien als strafkaart spelen en gooide de 4, leider oost", text)
    assert "accepted" not in last["facts"]


@pytest.mark.parametrize(
    ("text", "winner", "later"),
    [
        ("hij had die slag zelf en daarna was het op voor NZ", "offender", False),
        ("NZ hebben geen slag meer gehaald, ook die slag niet", "opponents", False),
    ],
)
def test_tricks_of_the_revoker(text: str, winner: str, later: bool) -> None:
    """Whose trick it was, though declarer was named last."""
    facts = _last("noord verzaakte, voldongen, oost leidt", text)["facts"]
    assert (facts["revoke_trick_winner"], facts["won_later_trick"]) == (winner, later)


def test_side_that_declares_after_the_auction() -> None:
    """A side that plays the contract is enough for a call after the auction."""
    last = _last("na de laatste pas kwam noord nog met 5 klaver", "noord en zuid spelen het contract")
    assert last["facts"]["side_declares"] is True

"""What the director tells in one message beside an answer, and what a next message makes of what lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.told_facts import facts, last_reply


@pytest.mark.parametrize(
    ("report", "answer"),
    [
        ("oost liet schoppenaas zien, zuid leider", "ja west zag hem. west is nu aan slag"),
        ("oost liet schoppenaas zien, zuid leider", "west kon hem zien, en nu moet west voorspelen"),
        ("oost laat hartenvrouw vallen, noord leider", "nee sorry, het was hartenheer. En nu is west aan slag"),
    ],
)
def test_an_answer_and_what_happened_next(report: str, answer: str) -> None:
    """Who is on lead since is not lost beside the answer."""
    reply = last_reply(report, answer)
    assert reply["irregularity"] == "penalty_card_lead"
    assert {"option_require_suit", "option_forbid_suit"} <= set(reply["outcomes"])


def _after_two_cards(*turns: str) -> dict[str, Any]:
    return last_reply("klaveraas van west lag open, noord speelt 2S", "harten 4 van oost viel ook", *turns)


@pytest.mark.parametrize(
    ("text", "outcome"), [("oost is aan slag", "option_forbid_suit"), ("west moet voorspelen", "no_lead_restriction")]
)
def test_the_card_of_the_leaders_partner_counts(text: str, outcome: str) -> None:
    """Where both defenders have a penalty card, declarer chooses by that of the one who isn't to lead."""
    assert outcome in _after_two_cards(text)["outcomes"]


def test_the_suit_that_is_played_tells_whose_card_it_is() -> None:
    reply = _after_two_cards("noord speelt klaver")
    assert (reply["facts"]["offender"], reply["facts"]["penalty_cards"]) == ("W", ["CA"])


@pytest.mark.parametrize(
    "text",
    [
        "twee slagen later bekent oost niet in harten",
        "en nu verzaakt oost",
        "oost wint de slag en bekent niet in klaver",
    ],
)
def test_a_revoke_while_a_penalty_card_lies_there(text: str) -> None:
    reply = last_reply("west liet ruitenheer vallen, noord leider", text)
    assert (reply["irregularity"], reply["facts"]["offender"]) == ("revoke", "E")


@pytest.mark.parametrize(
    "text", ["zuid eist dat de heer alsnog komt", "van zuid moet de heer gespeeld worden", "hij wil de strafkaart zien"]
)
def test_declarer_wants_the_penalty_card(text: str) -> None:
    """What he requires is that card, and no lead."""
    reply = last_reply(
        "3SA door zuid, ruitenheer van oost ligt er als strafkaart", "zuid speelt ruiten en oost legt de 5", text
    )
    assert reply["facts"]["accepted"] is False


@pytest.mark.parametrize("said", ["nee de boer, zegt hij meteen", "nee, harten boer roept hij"])
def test_what_declarer_says_is_no_answer(said: str) -> None:
    """Whether he misspoke is still to be told."""
    report = "leider noord vraagt de vrouw uit dummy"
    assert "slip" not in last_reply(report, said)["facts"]
    assert last_reply(report, said, "versproken dus")["facts"]["slip"] is True


@pytest.mark.parametrize(
    "text",
    [
        "dubbel na afloop van de bieding door noord. OW zijn 3S gaan spelen",
        "noord doubleert als het bieden al klaar is, OW mogen 3S spelen",
    ],
)
def test_what_will_be_played_is_no_call(text: str) -> None:
    found = facts(text, "call_after_auction")
    assert (found["call"], found.get("lho_called")) == ("X", None)


@pytest.mark.parametrize(
    "text",
    ["oost kiest ervoor zelf open te gaan", "de leider gaat dan maar open", "oost legt open", "oost wil open gaan"],
)
def test_declarer_lays_down_his_hand(text: str) -> None:
    reply = last_reply("noord kwam uit maar zuid moest, oost is leider", text)
    assert reply["facts"]["choice"] == "spread"


def test_dummy_had_looked_before_what_he_said() -> None:
    """What he said is still asked then."""
    reply = last_reply(
        "dummy zegt tegen leider west dat hij in de hand zit", "dummy had eerder in noords hand gegluurd"
    )
    assert reply["facts"]["earlier_dummy_breach"] is True
    assert "dummy_act" not in reply["facts"]


@pytest.mark.parametrize(
    "text", ["sorry, ruiten ipv harten", "nee ruiten", "ruiten bedoel ik", "sorry, het was ruiten"]
)
def test_the_suit_set_right(text: str) -> None:
    assert last_reply("hartenvrouw van west ligt open, noord leider", text)["facts"]["cards"] == ["DQ"]


@pytest.mark.parametrize(
    "text", ["toch geen leider, dat is west", "nee, niet de leider. dat is west", "zuid is geen leider, west is het"]
)
def test_another_declares(text: str) -> None:
    """Whose card it is stays as it was told."""
    found = last_reply("zuid liet klaver 4 vallen, zuid is leider", text)["facts"]
    assert (found["offender"], found["declarer"]) == ("S", "W")


@pytest.mark.parametrize("text", ["niet gelijk gezien, pas toen west 2R bood", "pas gezien toen west 2R bood"])
def test_who_called_before_it_was_seen(text: str) -> None:
    """Nothing is denied, and nobody declares."""
    found = last_reply("zuid pakt het verkeerde kaartje, 1S ipv 1H", text)["facts"]
    assert (found["call"], found["replacement"], found["lho_called"]) == ("1S", "1H", True)
    assert "declarer" not in found

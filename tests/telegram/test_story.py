"""The story of a dropped card, told over HTTP as a director would tell it."""

from __future__ import annotations

from tests.telegram.fakegram import ChatClient
from tests.telegram.test_chat import labels

DROPPED = "oost liet schoppen heer vallen"


def holds(message: dict, *words: str) -> None:
    missing = [word for word in words if word.lower() not in message["text"].lower()]
    assert not missing, (missing, message["text"])


async def test_a_dropped_card_is_a_major_penalty_card(live: str, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    holds(answer, "grote strafkaart", "49", "50B", "open op tafel", "50A", "50D1a", "50D2a", "50D2b", "50E")
    holds(answer, "Aangenomen", "het spelen was begonnen", "tegenspeler", "de partner kon de kaart zien")
    assert labels(answer)[:3] == ["Tegenspeler", "Leider", "Blinde"]


async def test_one_tap_changes_what_was_assumed(live: str, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    await ann.click(answer, "Leider")
    holds(await ann.edited(), "nooit een strafkaart", "48A")


async def test_one_word_changes_what_was_assumed(polling: None, ann: ChatClient) -> None:
    await ann.ask(DROPPED, 10)
    holds(await ann.ask("zuid is leider in 3SA"), "3SA Z", "grote strafkaart", "zuid")
    holds(await ann.ask("oost is leider"), "48A")
    holds(await ann.ask("we waren nog aan het bieden"), "24")


async def test_questions_about_the_ruling(polling: None, ann: ChatClient) -> None:
    ruling = await ann.ask(DROPPED, 10)
    holds(await ann.ask("waarom?"), "50B", "schoppen heer")
    holds(await ann.ask("en als het in 1997 was?"), "1997", "72B1")
    holds(await ann.ask("wat zegt artikel 50?"), "Artikel 50", "strafkaart")
    # What was only asked has changed nothing: its buttons still fit.
    await ann.click(ruling, "Blinde")
    assert (await ann.edited())["message_id"] == ruling["message_id"]


async def test_what_happens_next(polling: None, ann: ChatClient) -> None:
    await ann.ask(DROPPED, 10)
    await ann.ask("zuid is leider in 3SA")
    both = await ann.ask("daarna valt ook ruiten twee")
    holds(both, "grote strafkaart", "schoppenheer", "ruiten 2", "oost")
    assert "kleine" not in both["text"]
    holds(await ann.ask("west is aan slag"), "zuid", "eisen", "verbieden", "50D2")
    forbidden = await ann.ask("hij verbiedt schoppen")
    holds(forbidden, "west mag schoppen niet voorspelen zolang", "oost neemt", "terug in de hand", "50E2", "16C2")
    holds(await ann.ask("waarom?"), "50D2")
    holds(await ann.ask("terug"), "west")

"""Messages in which words of one thing stand beside another: who is named besides, what nearly happened."""

from __future__ import annotations

from typing import Any

import pytest

from nlu.understand import understand


def _facts(text: str) -> dict[str, Any]:
    return {name: told.value for name, told in understand(text).facts.items()}


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("oost had schoppen aas en schoppen 3, hij liet alleen de 3 vallen", "cards", ["S3"]),
        ("west liet bij het spelen van klaver 5 ook harten vrouw zien", "cards", ["HQ"]),
        ("oost legde schoppen 4 en schoppen 7 tegelijk, nee schoppen 4 en schoppen boer", "cards", ["S4", "SJ"]),
        (
            "oost had twee strafkaarten, schoppen 3 en ruiten heer. De 3 is gespeeld. West moet nu voorspelen",
            "penalty_cards",
            ["DK"],
        ),
        (
            "klaver aas van west ligt als strafkaart, eh, ruiten aas bedoel ik. Zijn partner moet voorspelen",
            "penalty_cards",
            ["DA"],
        ),
    ],
)
def test_which_card(text: str, fact: str, value: list[str]) -> None:
    assert _facts(text)[fact] == value


@pytest.mark.parametrize(
    ("text", "offender"),
    [
        ("Het was niet oost die voor zijn beurt paste maar west. Noord was gever.", "W"),
        ("niet zuid heeft verzaakt in harten, het was west", "W"),
        ("noord paste voor zijn beurt, nee sorry, zuid paste voor zijn beurt, oost was gever", "S"),
        ("er werd klaver gevraagd, noord gooide ruiten weg en zuid troefde. Alleen zuid had nog klaver", "S"),
        ("noord 1K, oost past, zuid dacht na en voordat die iets kon doen paste haar linkertegenstander al", "W"),
        ("de partner van oost heeft de gevallen kaart, harten 7, niet gezien", "E"),
        ("west is dummy bij oost. Zuid moest nog toen de RT van de leider schoppen 10 op tafel legde", "N"),
    ],
)  # fmt: skip
def test_who_did_it(text: str, offender: str) -> None:
    assert _facts(text)["offender"] == offender


@pytest.mark.parametrize(
    "text",
    [
        "west had bijna gepast terwijl noord gever was",
        "zuid stond op het punt te claimen maar deed het toch niet, oost roept de arbiter",
        "oost wilde een ruiten weggooien maar zag net op tijd dat hij nog klaver had en legde die",
    ],
)
def test_what_nearly_happened_is_not_ruled_on(text: str) -> None:
    assert not understand(text).sure


def test_another_time_is_left_out() -> None:
    now = understand("Gisteren liet noord een kaart vallen. Vanavond is het zuid: hij liet ruiten 3 vallen.")
    assert (now.facts["offender"].value, now.facts["cards"].value) == ("S", ["D3"])


def test_a_card_still_held_is_no_trick_won() -> None:
    assert "won_later_trick" not in _facts("zuid troefde ruiten maar bleek later nog een ruiten te hebben. voldongen")


def test_the_trick_in_progress_is_no_remark() -> None:
    assert "shown_because" not in _facts("oost liet in deze slag harten boer vallen")


def test_the_highest_card_that_was_played_is_no_choice() -> None:
    assert "choice" not in _facts("oost gooide zijn hoogste harten in de slag terwijl west nog moest, zuid leidt")


def test_agreed_in_part() -> None:
    text = "zuid claimde vijf slagen. Over vier is iedereen het eens, over de vijfde niet."
    assert _facts(text)["agreed"] is False

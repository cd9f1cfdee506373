"""Who was only thought to have done it, who was told wrongly at first, who is named where nothing is told."""

from __future__ import annotations

import pytest

from nlu import understand
from nlu.reading import read


@pytest.mark.parametrize(
    ("message", "offender"),
    [
        ("West verzaakte, dacht iedereen, maar het was oost. Hij had nog klaver. Zuid is leider", "E"),
        ("eerst dachten we dat noord harten 9 liet vallen maar het bleek oost te zijn. zuid is leider", "E"),
        ("zuid liet klaverheer vallen tijdens het bieden. sorry, het was west die hem liet vallen", "W"),
        ("West dacht dat hij aan slag was en speelde ruiten boer voor, maar het was oost zijn beurt. N is leider", "W"),
        ("Als west harten had gespeeld was er niks aan de hand, maar hij legde klaver en had nog harten. Z leidt", "W"),
        ("een tegenspeler gooide drie kaarten tegelijk, h3, h7 en kl2. West was dat", "W"),
    ],
)
def test_who_it_was_after_all(message: str, offender: str) -> None:
    assert understand(message).values["offender"] == offender


def test_what_is_told_anew_replaces_what_was_told() -> None:
    found = understand("oost opende 1H voor zijn beurt, noord was gever. nee wacht, noord opende 1H en oost was gever")
    assert (found.values["offender"], found.values["dealer"], found.values["call"]) == ("N", "E", "1H")
    assert "replacement" not in found.values


def test_the_player_named_last_is_another() -> None:
    seats = [
        m.value for m in read("oost bood 1K en toen bood west 1R. eh, west niet, zuid").mentions if m.kind == "seat"
    ]
    assert seats == ["E", "S"]


@pytest.mark.parametrize(
    "beside",
    [
        "Zuid en west kennen elkaar van de tennis",
        "Oost had vorige week nog een top met schoppenaas",
        "Noord verslikte zich in zijn koekje",
        "Het vorige spel speelde zuid nog 3SA",
    ],
)
def test_a_sentence_that_tells_nothing_changes_nothing(beside: str) -> None:
    told = "oost liet harten 2 vallen, zuid is leider"
    for message in (f"{beside}. {told}.", f"{told}. {beside}."):
        values = understand(message).values
        assert (values["offender"], values["cards"], values["declarer"]) == ("E", ["H2"], "S")


def test_what_was_settled_at_another_table() -> None:
    found = understand(
        "Bij tafel 5 had west een kaart laten vallen, dat was opgelost. Aan tafel 6 biedt oost 2K over 2H van noord"
    )
    assert found.several == ()
    assert found.values["call"] == "2C"


def test_who_speaks_of_himself_and_who_of_his_neighbour() -> None:
    own = understand("noord speelt af. ik zit west en speel tegen, ruiten 9 gleed uit mijn hand en mijn partner zag m")
    assert own.values["offender"] == "W"
    beside = understand("Ik ben leider. rechts van mij doet voor de tweede keer mee in dezelfde slag, een klein hartje")
    assert beside.values.get("offender_role") != "declarer"


@pytest.mark.parametrize("message", ["oost of west verzaakte in slag 4", "noord of zuid liet ruiten 5 vallen"])
def test_one_of_two_is_neither(message: str) -> None:
    assert "offender" not in understand(message).values


def test_one_of_a_side_is_not_the_declarer_of_the_other() -> None:
    values = understand("oost of west verzaakte in slag 4, zuid is leider, nu slag 6").values
    assert ("offender" in values, values["offender_role"]) == (False, "defender")


@pytest.mark.parametrize(
    "message",
    [
        "Noord belt: oost liet harten 2 vallen, zuid is leider",
        "oost liet harten 2 vallen, zuid is leider. Niemand heeft geclaimd.",
        "oost liet harten 2 vallen, zuid is leider. Er is verder niet verzaakt.",
    ],
)
def test_who_tells_it_and_what_did_not_happen(message: str) -> None:
    found = understand(message)
    assert (found.candidates[0].irregularity, found.values["offender"]) == ("exposed_card", "E")

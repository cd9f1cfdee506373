"""A player of whom it is said that he didn't do it isn't the one who did."""

from __future__ import annotations

import pytest

from nlu import understand
from nlu.reading import read


@pytest.mark.parametrize(
    "message",
    [
        "W en niet O verzaakte in harten",
        "niet oost maar west verzaakte in harten",
        "west (en niet oost) verzaakte in harten",
        "het was niet oost maar west die verzaakte in harten",
        "West, niet oost, verzaakte in slag 4",
        "w en niet o verzaakte in schoppen",
        "zuid leider west verzaakt",
        "noord leider, west verzaakt",
    ],
)
def test_the_other_one_did_it(message: str) -> None:
    assert understand(message).values["offender"] == "W"


@pytest.mark.parametrize(
    "message",
    [
        "west en niet oost moest uitkomen",
        "niet west maar oost was aan de beurt",
        "oost had moeten uitkomen en niet west",
        "oost kwam uit, niet west",
    ],
)
def test_who_ought_to_have_done_it_stays(message: str) -> None:
    assert {m.value for m in read(message).mentions if m.kind == "seat"} == {"E", "W"}


def test_a_defender_and_his_partner_do_not_declare() -> None:
    message = "noord die tegenspeelt gooit zijn kaarten op tafel voor de leider zuid roept meteen ho"
    assert read(message).players(in_play=True).declarer is None


def test_who_led_beside_a_declarer_who_tells_it() -> None:
    told = understand("ik zit zuid en ben leider, rechts van mij kwam uit terwijl links moest").values
    assert (told["offender"], told["on_lead"]) == ("E", "W")


def test_not_having_followed_suit_is_no_denial_of_the_next_trick() -> None:
    told = understand("we waren in slag 3 toen bleek dat zuid in slag 2 niet bekend had, leider is oost").values
    assert told["established"] is True


def test_a_bid_that_was_wrong_leaves_the_explanation_right() -> None:
    told = understand("NZ hadden een misverstand, uitleg was goed, bod was fout").values
    assert told["explanation_wrong"] is False


@pytest.mark.parametrize(
    "message",
    [
        "het contract was niet van noord maar van oost. noord liet harten 9 vallen",
        "noord liet harten 9 vallen, leider is niet zuid maar oost",
        "niet zuid maar oost is leider. noord liet harten 9 vallen",
    ],
)
def test_a_role_is_that_of_the_other(message: str) -> None:
    assert understand(message).values["declarer"] == "E"


def test_a_number_that_is_denied_is_none() -> None:
    values = understand("oost heeft niet 13 maar 12 kaarten en zuid 14, west paste al").values
    assert values["card_counts"] == {"E": 12, "S": 14}
    assert values["call_made"] is False, "only a call by a player with a wrong hand matters"


def test_a_trick_that_is_denied_is_not_the_one() -> None:
    values = understand("west verzaakte niet in slag 2, zoals noord beweert, maar in slag 3. leider is noord").values
    assert values["trick"] == 3


@pytest.mark.parametrize(
    "message",
    [
        "het bleek dat niet oost verzaakt had maar west. leider zuid, nog dezelfde slag",
        "niet bij oost viel er een kaart maar bij west, harten 9. noord leidt",
    ],
)
def test_the_other_one_after_what_was_done(message: str) -> None:
    assert understand(message).values["offender"] == "W"

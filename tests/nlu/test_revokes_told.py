"""Revokes in passing: when it was seen, who won the trick, that the board was over."""

from __future__ import annotations

import pytest

from tests.told_facts import facts, told


def test_one_that_was_seen_in_the_same_trick() -> None:
    assert facts("west verzaakte, gezien in dezelfde slag", "revoke")["established"] is False


def test_the_trick_and_those_after_it_in_one_breath() -> None:
    found = facts("zuid als leider verzaakte in harten, won de slag in dummy en kreeg er nog 3", "revoke")
    assert found["revoke_trick_winner"] == "partner"
    assert found["won_later_trick"] is True


def test_one_that_was_found_when_the_next_board_was_under_way() -> None:
    found = facts("de leider verzaakte, het spel ligt al in het bord en we spelen het volgende", "revoke")
    assert found["established"] is True
    assert found["noticed"] == "next_board"


def test_one_that_was_found_some_tricks_later() -> None:
    assert facts("west verzaakte, pas na twee slagen gezien", "revoke")["next_trick"] == "both"


def test_one_who_had_none_is_none() -> None:
    assert (
        facts("noord heeft volgens west verzaakt in klaver, maar noord had er geen een meer", "revoke")["could_follow"]
        is False
    )


def test_one_that_was_found_when_the_board_was_over() -> None:
    found = facts("west verzaakte. het spel is uit maar het volgende nog niet begonnen", "revoke")
    assert found["established"] is True


def test_one_that_was_mended_before_anybody_played_on() -> None:
    found = facts(
        "west verzaakte en herstelde dat voordat oost of iemand anders naar de volgende slag speelde", "revoke"
    )
    assert found["next_trick"] == "nobody"


@pytest.mark.parametrize(
    "text",
    [
        "een paar slagen verder verzaakt west in ruiten",
        "twee slagen later bekent oost niet in harten, zuid leider",
    ],
)
def test_when_it_happened_is_not_how_long_ago(text: str) -> None:
    """It isn't told whether anybody has played on."""
    assert told(text, "revoke", ["next_trick", "established"]) == {"next_trick": None, "established": None}


@pytest.mark.parametrize("text", ["hij merkt het zelf, voor de volgende slag", "dat was nog voor de volgende slag"])
def test_it_was_before_the_next_trick(text: str) -> None:
    assert facts(f"zuid bekent niet, leider west. {text}", "revoke")["established"] is False

"""A few words after a look-up ask the same about something else; what tells something is no such question."""

import pytest

from nlu import understand
from nlu.questions.reading import Lookup
from nlu.understanding import Context


def after(asked: Lookup, text: str) -> Lookup | None:
    return understand(text, Context(asked=asked)).lookup


@pytest.mark.parametrize(
    ("asked", "text", "argument"),
    [
        (("score", "4S= V"), "en niet kwetsbaar?", "4S= N"),
        (("score", "3NT-2 V"), "en gedoubleerd?", "3NTX-2 V"),
        (("score", "4HX-2 V"), "en zonder doublet?", "4H-2 V"),
        (("score", "4HX-2 V"), "en als hij gemaakt wordt?", "4HX= V"),
        (("score", "2H+1 N"), "en met twee overslagen?", "2H+2 N"),
        (("score", "3D= N"), "in harten dan?", "3H= N"),
        (("score", "4H= N"), "of 5 klaver?", "5C= N"),
        (("score", "6NT= V"), "en 7?", "7NT= V"),
        (("board", "7"), "en spel 8 dan?", "8"),
        (("board", "12"), "en 13?", "13"),
        (("article", "50"), "en 51?", "51"),
        (("article", "50"), "en lid D2 dan?", "50D2"),
        (("imps", "250"), "en 430?", "430"),
        (("imps", "620 420"), "en 620 tegen 170?", "620 170"),
        (("victory_points", "12 24"), "en over 16 spellen?", "12 16"),
        (("victory_points", "12 24"), "en bij 30 imps?", "30 24"),
        (("artificial", "A+"), "en G-?", "A-"),
        (("artificial", "A+"), "en bij 65%?", "A+ 65"),
        (("sufficient", "2H 2NT"), "en 3 klaver?", "2H 3C"),
        (("term", "kleine strafkaart"), "en een grote?", "grote strafkaart"),
        (("term", "verzaking"), "en voldongen verzaking?", "voldongen verzaking"),
    ],
)
def test_the_same_is_asked_of_something_else(asked: Lookup, text: str, argument: str) -> None:
    assert after(asked, text) == (asked[0], argument)


def test_another_kind_of_question_stands_by_itself() -> None:
    assert after(("imps", "250"), "4S+1 kwetsbaar?") == ("score", "4S+1 V")
    assert after(("article", "7"), "en wie geeft in spel 7?") == ("board", "7")


@pytest.mark.parametrize(
    "text", ["en nu?", "en oost liet schoppenaas vallen?", "noord heeft 12 kaarten, en nu dan?", "14"]
)
def test_what_tells_something_is_no_question(text: str) -> None:
    assert after(("board", "5"), text) is None
    assert after(("score", "4S= V"), text) is None


def test_nothing_was_asked_before() -> None:
    assert understand("en niet kwetsbaar?").lookup is None

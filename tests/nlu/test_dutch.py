"""The Dutch dictionary, and what was looked up in it beforehand."""

import subprocess
import sys
from importlib.resources import files

import pytest

from nlu.words.dutch import WORDS, is_dutch, lemma_of, look_up

_LINES = files("nlu.words").joinpath(WORDS).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("word", "lemma", "exists"),
    [
        ("verzaakte", "verzaken", True),
        ("zuchtte", "zuchten", True),
        ("kwispelde", "kwispelen", True),
        ("xyzzq", "xyzzq", False),
    ],
)
def test_a_word_has_a_form_in_the_dictionary(word: str, lemma: str, exists: bool) -> None:
    assert (lemma_of(word), is_dutch(word)) == (lemma, exists)


@pytest.mark.parametrize("sign", ["-", "?", "4", "1sa"])
def test_what_is_no_word_is_its_own_form(sign: str) -> None:
    assert lemma_of(sign) == sign


def test_what_was_looked_up_beforehand_is_what_the_dictionary_says() -> None:
    for line in _LINES:
        word, lemma, exists = line.split("\t")
        assert look_up(word) == (lemma or word, exists == "+"), line


def test_a_message_of_usual_words_needs_no_dictionary() -> None:
    code = (
        "import sys; from nlu import understand; understand('west verzaakte in harten en oost won de slag');"
        "assert 'simplemma' not in sys.modules; understand('de hond kwispelde'); assert 'simplemma' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

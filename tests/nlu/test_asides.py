"""What has nothing to do with the table is left out of what is read; what may bear on the ruling never is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nlu import understand
from nlu.reading import read
from nlu.words.asides import without_asides
from nlu.words.mentions import read_words
from nlu.words.naming import mentions_in
from nlu.words.tokens import tokenise
from tests.told_facts import last_reply

CORPUS = Path(__file__).parents[1] / "corpus"
_ASIDES = (
    "Straks moet ik de hond nog uitlaten",
    "mijn schoonmoeder ligt in het ziekenhuis",
    "sommige mensen hebben haast om naar huis te gaan",
)
_DROPPED = 0.02
"""Share of the words of real messages that may be left out; the four that ramble make up 0.014."""


@pytest.mark.parametrize("aside", _ASIDES)
@pytest.mark.parametrize("message", ["{aside}. {told}", "{told}. {aside}.", "{aside}, {told}", "{told}, {aside}"])
def test_an_aside_changes_nothing(aside: str, message: str) -> None:
    told = "west verzaakte in harten"
    found = understand(message.format(aside=aside, told=told))
    alone = understand(told)
    assert found.candidates[0].irregularity == alone.candidates[0].irregularity
    assert found.values == alone.values
    assert found.sure == alone.sure


def test_an_aside_alone_is_read() -> None:
    assert read(_ASIDES[0]).words.norms


@pytest.mark.parametrize(
    "part",
    [
        "per ongeluk",
        "Iedereen heeft het gezien",
        "het is al ingetikt",
        "dat was niet de bedoeling",
        "wat moet ik nu doen",
    ],
)
def test_what_bears_on_the_ruling_is_kept(part: str) -> None:
    assert set(part.lower().split()) <= set(read(f"west liet een kaart vallen. {part}.").words.norms)


def test_hardly_any_word_of_a_real_message_is_left_out() -> None:
    typed = kept = 0
    for name in ("dev_play", "dev_rest"):
        for line in (CORPUS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            text = json.loads(line)["turns"][0]
            words = read_words(text, tokenise(text))
            typed += len(words.norms)
            kept += len(without_asides(words, mentions_in(words)).norms)
    assert typed * (1 - _DROPPED) < kept < typed


def test_who_speaks_at_the_table_did_it_and_who_only_tells_it_did_not() -> None:
    for message, did_it in (("oost zegt: de rest is voor jullie", "E"), ("west vertelt: noord heeft verzaakt", "N")):
        assert understand(message).facts["offender"].value == did_it


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("er is taart omdat iemand jarig is. paar 4 wil in beroep", "appeal"),
        ("de microfoon kraakt een beetje, en paar 6 gaat in beroep", "appeal"),
        ("ik zit net aan mijn thee, de score van spel 3 is verkeerd ingevoerd", "score_correction"),
    ],
)
def test_an_aside_beside_an_incident_without_names_is_left_out(text: str, irregularity: str) -> None:
    assert last_reply(text)["irregularity"] == irregularity

"""Where a message is cut into words."""

from __future__ import annotations

import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from nlu.reading import read
from nlu.words.mentions import read_words
from nlu.words.normalise import normalise
from nlu.words.tokenizer import tokenizer
from nlu.words.tokens import tokenise


@pytest.mark.parametrize(
    ("text", "norms"),
    [
        ("oostleider", ["oost", "leider"]),
        ("terwijlzuid", ["terwijl", "zuid"]),
        ("nu iswest aan slag", ["nu", "is", "west", "aan", "slag"]),
        ("zuidoost", ["zuidoost"]),
        ("meteenharten", ["meteen", "harten"]),
        ("partijenhebben", ["partijen", "hebben"]),
        ("strafkaartje", ["strafkaartje"]),
        ("oosthand", ["oosthand"]),
        ("noordspeler", ["noordspeler"]),
        ("troost", ["troost"]),
        ("het westen", ["het", "westen"]),
        ("oostwest", ["oostwest"]),
        ("kl9", ["kl", "9"]),
        ("4S+1", ["4", "s", "+", "1"]),
        ("eenruitenaas", ["een", "ruitenaas"]),
        ("troefkaart", ["troefkaart"]),
    ],
)
def test_words(text: str, norms: list[str]) -> None:
    tokens = tokenise(text)
    assert [token.norm for token in tokens] == norms
    assert [text[token.start : token.end].lower() for token in tokens] == norms


def test_words_cut_in_two_are_mended() -> None:
    text = "rui ten vier, klaver en har ten"
    assert [token.norm for token in tokenise(text)] == ["ruiten", "vier", ",", "klaver", "en", "harten"]
    assert text[tokenise(text)[0].start : tokenise(text)[0].end] == "rui ten"


@pytest.mark.parametrize(
    ("text", "norms"),
    [
        ("niet bijglegd en verzaakkt", ["niet", "bijgelegd", "en", "verzaakt"]),
        ("begonen", ["begonnen"]),
        ("oost liet hem vallen", ["oost", "liet", "hem", "vallen"]),
        ("per onge luk", ["per", "ongeluk"]),
        ("de slag ging door", ["de", "slag", "ging", "door"]),
        ("strafkaart en west", ["strafkaart", "en", "west"]),
        ("en de schop penvrouw", ["en", "de", "schoppenvrouw"]),
        ("zijnen partner en den dummy", ["zijn", "partner", "en", "de", "dummy"]),
        ("tafl vier", ["tafel", "vier"]),
        ("op de verkeer de kaarten", ["op", "de", "verkeerde", "kaarten"]),
        ("hij bood me teen", ["hij", "bood", "meteen"]),
        ("3 har tens", ["3", "hartens"]),
        ("oost wonde slag inslag twee", ["oost", "won", "de", "slag", "in", "slag", "twee"]),
        ("bepaalddatwest de verzaakslag", ["bepaald", "dat", "west", "de", "verzaakslag"]),
    ],
)
def test_slips_and_cuts_are_read_as_what_was_meant(text: str, norms: list[str]) -> None:
    assert [token.norm for token in tokenise(text)] == norms


def test_a_verb_with_a_particle_is_one_word() -> None:
    (token,) = tokenise("terugpakt")
    assert (token.norm, token.lemma) == ("terugpakt", "terugpakken")


def test_a_word_without_end_is_left_alone() -> None:
    assert [token.norm for token in tokenise("nieuw" * 500)] == ["nieuw" * 500]


@pytest.mark.parametrize(
    ("word", "read_as"),
    [
        ("riten", "ruiten"), ("rutien", "ruiten"), ("oots", "oost"), ("lieder", "leider"), ("plaast", "plaats"),
        ("Bart", "bart"), ("Piet", "piet"), ("boord", "boord"), ("schade", "schade"),
        ("ruling", "ruling"), ("rumoer", "rumoer"), ("domme", "domme"), ("overlast", "overlast"),
    ],
)  # fmt: skip
def test_a_misspelt_name_is_mended_and_another_word_is_left_alone(word: str, read_as: str) -> None:
    assert read_words(word, tokenise(word)).norms == [read_as]


@pytest.mark.parametrize("bid", ["hartenbod", "schoppenbod", "ruitenbod"])
def test_a_bid_of_a_suit_is_no_misspelt_jack(bid: str) -> None:
    assert not any(mention.kind == "card" for mention in read(f"de uitleg van het {bid} was fout").mentions)


@pytest.mark.parametrize(
    ("text", "norms"),
    [
        ("uit dehand", ["uit", "de", "hand"]),
        ("nog altijd niet aan bod", ["nog", "niet", "aan", "de", "beurt"]),
        ("doch oost & west", ["maar", "oost", "en", "west"]),
        ("zojuist", ["net"]),
    ],
)
def test_words_are_read_as_the_usual_ones(text: str, norms: list[str]) -> None:
    tokens = tokenise(text)
    assert [token.norm for token in tokens] == norms
    assert all(0 <= token.start <= token.end <= len(text) for token in tokens)


_WHOLE = spacy.blank("nl").tokenizer
"""The tokenizer with all that spaCy knows of Dutch."""


@given(st.text() | st.lists(st.sampled_from(sorted(_WHOLE.rules))).map(" ".join))
def test_capitals_of_abbreviations_are_not_needed_to_cut_a_message(text: str) -> None:
    plain = normalise(text)
    assert [(word.idx, word.text) for word in tokenizer()(plain)] == [(word.idx, word.text) for word in _WHOLE(plain)]

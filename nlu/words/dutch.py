"""The Dutch dictionary: what the basic form of a word is, and whether it is a word at all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

_KEPT = 16384
"""Words whose answer is remembered: looking one up in the dictionary, which is kept packed, takes a while."""
WORDS = "dictionary_words.tsv"
"""What the dictionary says of the words that directors use, so that it is only loaded for another word."""


class Entry(NamedTuple):
    """What the dictionary says of a word: its basic form, the word itself if it has none, and whether it has the word."""

    lemma: str
    exists: bool


def lemma_of(word: str) -> str:
    """The dictionary form of a Dutch word, the word itself if it is unknown; a number or a sign has none."""
    return word if not word.isalpha() else _entry(word).lemma


def is_dutch(word: str) -> bool:
    """Whether the dictionary has the word."""
    return _entry(word).exists


def _entry(word: str) -> Entry:
    if (known := _looked_up_before().get(word)) is None:
        return look_up(word)
    lemma, _, exists = known.partition("\t")
    return Entry(lemma or word, bool(exists))


@lru_cache(maxsize=_KEPT)
def look_up(word: str) -> Entry:
    """A word in the dictionary itself."""
    from simplemma import is_known, lemmatize  # here, as loading it takes a quarter of the time to start

    lemma = lemmatize(word, lang="nl", low_memory=True).replace("_", "").lower()
    return Entry(lemma, is_known(word, lang="nl", low_memory=True))


@cache
def _looked_up_before() -> Mapping[str, str]:
    """The words that were looked up before, each with the rest of its line."""
    lines = files("nlu.words").joinpath(WORDS).read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines)


def is_finite(word: str, lemma: str) -> bool:
    """Whether it is a verb with a subject: "hapert", "dacht"; an infinitive or a plural isn't."""
    return lemma != word and lemma.endswith(("en", "aan", "zijn")) and not word.endswith("en")

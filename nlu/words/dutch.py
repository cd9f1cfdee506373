"""The Dutch dictionary: what the basic form of a word is, and whether it is a word at all."""

from __future__ import annotations

from functools import lru_cache

from simplemma import is_known, lemmatize

_KEPT = 16384
"""Words whose answer is remembered: looking one up in the dictionary, which is kept packed, takes a while."""


@lru_cache(maxsize=_KEPT)
def lemma_of(word: str) -> str:
    """The dictionary form of a Dutch word, the word itself if it is unknown."""
    return lemmatize(word, lang="nl", low_memory=True).replace("_", "").lower()


@lru_cache(maxsize=_KEPT)
def is_dutch(word: str) -> bool:
    """Whether the dictionary has the word."""
    return is_known(word, lang="nl", low_memory=True)


def is_finite(word: str, lemma: str) -> bool:
    """Whether it is a verb with a subject: "hapert", "dacht"; an infinitive or a plural isn't."""
    return lemma != word and lemma.endswith(("en", "aan", "zijn")) and not word.endswith("en")

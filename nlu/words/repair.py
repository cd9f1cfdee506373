"""Spelling repair of single words, bounded: a word that exists is never touched, and one that could be two things is left alone.

0 edits under 4 letters, 1 up to 5, 2 above; a repaired seat, suit or rank never lies equally near to another one.
"""

from __future__ import annotations

import math
import re
from functools import cache

from rapidfuzz import process
from rapidfuzz.distance import OSA

from nlu.lexicon import forms, table
from nlu.model import irregularities
from nlu.words.dutch import is_dutch


@cache
def _targets() -> tuple[str, ...]:
    """Words worth repairing to: names of seats, suits, ranks and roles, compounds, and the verbs of the table."""
    return tuple(
        sorted(
            word
            for word, meanings in forms().single.items()
            if word.isalpha() and len(word) > 3 and any(kind in _REPAIRABLE for kind, _ in meanings)
        )
    )


_REPAIRABLE = frozenset(["seat", "suit", "rank", "card", "role", "call"])


_OF_TROUBLE = ["schade", "gezeur", "gezeik", "gemor", "gemopper"]
"""What phrases say of damage and complaints, which the dictionary doesn't know."""


@cache
def _cue_words() -> frozenset[str]:
    """Words that a cue names ("schade", "wiezen"): they mean something by themselves and aren't a misspelt card or seat."""
    cues = [text for values in table("circumstances_general").values() for listed in values.values() for text in listed]
    cues += _OF_TROUBLE
    cues += [word for kinds in table("domain").values() for words in kinds.values() for word in words]
    return frozenset(word for text in cues for word in re.split(r"[^a-z]+", text))


def _limit(word: str) -> int:
    return 0 if len(word) < 4 else 1 if len(word) <= 5 else 2


@cache
def repaired(word: str) -> str:
    """`word`, or the one word of the table that it is a misspelling of."""
    limit = _limit(word)
    if word.endswith("slag") and forms().meaning(word.removesuffix("slag"), "suit"):
        return word  # "schoppenslag" is no misspelt ace
    if not limit or not word.isalpha() or word in forms().single or word in _cue_words() or is_dutch(word):
        return word
    found = process.extract(word, _targets(), scorer=OSA.distance, score_cutoff=limit, limit=4)
    if not found:
        return word
    best, distance, _ = found[0]
    rivals = [other for other, far, _ in found[1:] if far == distance]
    meanings = _meaning(best)
    if any(_meaning(other) != meanings for other in rivals):
        return word
    return best if best[0] == word[0] or distance == 1 else word


COMMON = 7.5
"""Rarity in directors' messages below which a word is common there, and what a misspelt one may stand for."""


@cache
def _common_words() -> tuple[str, ...]:
    rarity = irregularities().rarity
    words = (feature[1:] for feature, rare in rarity.items() if feature[0] == "~" and rare < COMMON)
    return tuple(sorted(word for word in words if word.isalpha() and len(word) > 3))


def is_known(word: str) -> bool:
    """Whether it is a word of the table, of directors' messages or of the dictionary."""
    return word in forms().single or irregularities().rarity_of(word) < math.inf or is_dutch(word)


@cache
def respelled(word: str) -> str:
    """A word that doesn't exist as the one common word of directors that is a single slip away: "bijglegd"."""
    if len(word) < 5 or not word.isalpha() or is_known(word) or word in _cue_words() or repaired(word) != word:
        return word
    found = process.extract(word, _common_words(), scorer=OSA.distance, score_cutoff=1, limit=2)
    return found[0][0] if len(found) == 1 else word


def _meaning(word: str) -> object:
    return tuple(sorted(forms().single.get(word, [("verb", word)])))

"""How Dutch spelling sounds, roughly: what a recogniser mishears keeps most of its consonants.

One letter a sound. Voiced and voiceless consonants fall together, and so do long and short vowels.
"""

from __future__ import annotations

import re
from functools import cache

from rapidfuzz.distance import Levenshtein

_SPELLINGS = (
    ("sch", "sx"), ("ch", "x"), ("ij", "E"), ("ei", "E"), ("ey", "E"), ("ou", "A"), ("au", "A"), ("oe", "u"),
    ("eu", "Q"), ("ui", "Y"), ("uu", "y"), ("ie", "i"), ("ee", "e"), ("aa", "a"), ("oo", "o"), ("ea", "e"),
    ("th", "t"), ("ph", "f"), ("qu", "kw"), ("ck", "k"),
)  # fmt: skip
_MERGED = str.maketrans({"v": "f", "z": "s", "c": "k", "q": "k", "g": "x", "b": "p", "d": "t", "h": None, "j": "i"})
_VOWELS = re.compile("[aeiouyAEQY]")
_ALIKE = {"m": "n"}
"""Consonants that are heard for each other, for the outline of a word only."""


@cache
def sounds(word: str) -> str:
    """The sounds of a word in small letters; empty when there are none."""
    for spelling, sound in _SPELLINGS:
        word = word.replace(spelling, sound)
    word = re.sub(r"(.)\1", r"\1", word).translate(_MERGED)
    return re.sub(r"[^a-zA-Z]", "", word)


@cache
def outline(heard: str) -> str:
    """The consonants of a run of sounds."""
    return "".join(_ALIKE.get(sound, sound) for sound in _VOWELS.sub("", heard))


def difference(heard: str, meant: str) -> float:
    """How far two runs of sounds lie apart; a vowel weighs half of a consonant."""
    return 0.5 * Levenshtein.distance(heard, meant) + 0.5 * Levenshtein.distance(outline(heard), outline(meant))

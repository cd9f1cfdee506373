"""Verbs written in one with what they begin with, which no dictionary lists in all their forms: "terugpakt", "neerkwakt"."""

from __future__ import annotations

from functools import cache

from nlu.words.dutch import is_dutch, is_finite, lemma_of

_LEAST = 4
"""Letters of the shortest verb that is read so: "opeen" is none."""
PARTICLES = frozenset(
    "aan achter af bij binnen door heen her in los mee na neer om op open over rond samen tegen terug toe uit vast ver voor weg".split()
)
"""What a verb begins with that is no word of its own: "uitgeboden"; before a name it is one: "bijwest"."""


@cache
def infinitive_of(word: str) -> str | None:
    """The dictionary form of a finite verb that begins with a particle, None for another word."""
    for particle in sorted(PARTICLES, key=len, reverse=True):
        verb = word.removeprefix(particle)
        if verb == word or len(verb) < _LEAST or not is_dutch(verb):
            continue
        infinitive = lemma_of(verb)
        if is_finite(verb, infinitive):
            return particle + infinitive
    return None

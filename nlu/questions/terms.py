"""Questions for the meaning of a term: "wat is een vergelijkbare bieding?", "waar staat OI voor", "definitie verzaking"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from rapidfuzz.distance import OSA
from simplemma import is_known

from nlu.lexicon import table
from nlu.mentions import Mention, Words
from nlu.questions.reading import Lookup, has_any, strangers, tells, words_of
from nlu.tokens import lemma_of, tokenise

Found = tuple[str, int, int]
"""A term and its tokens `[first, last)`."""

_IS = frozenset("is zijn was waren 's".split())
_POINTING = frozenset("dat dit deze".split())
_DEFINES = re.compile(
    r"\b(?:leg|legt)\b.*\buit\b|\bhoudt?\b.*\bin\b|\bwaar\b.*\bstaa[nt]\b.*\bvoor\b|\bwil(?:t)?\b.*\bzeggen\b|\bbedoel (?:je|jij)\b|^uitleg\b|\buitleg (?:over|van)\b|\bwaar\b.*\b(?:lezen|vind|vinden|staat)\b"
)
_MOST_STRANGERS = 2
_SHORT = 3


@cache
def _spellings() -> tuple[tuple[tuple[str, ...], tuple[str, ...], str], ...]:
    """Every spelling as written and as dictionary forms, with its term; longest first."""
    found: dict[tuple[str, ...], tuple[tuple[str, ...], str]] = {}
    for term, spellings in table("terms")["term"].items():
        for spelling in spellings:
            norms = tuple(token.norm for token in tokenise(spelling))
            found.setdefault(norms, (tuple(map(lemma_of, norms)), term))
    longest = sorted(found.items(), key=lambda entry: (-len(entry[0]), -sum(map(len, entry[0]))))
    return tuple((norms, lemmas, term) for norms, (lemmas, term) in longest)


@cache
def _term_words() -> frozenset[str]:
    return frozenset(word for norms, lemmas, _ in _spellings() for word in (*norms, *lemmas))


@cache
def _same(word: str, norm: str, lemma: str) -> bool:
    """Whether a word is a word of a term: as written, or in another form."""
    return word == norm or (len(word) > _SHORT and lemma_of(word) == lemma)


@cache
def _alike(word: str, norm: str, lemma: str) -> bool:
    """Whether it is the same word, or an unknown word that is misspelled by a little."""
    if _same(word, norm, lemma):
        return True
    limit = 0 if len(norm) < 6 else 1 if len(norm) < 9 else 2
    if not limit or word[:1] != norm[:1] or word in _term_words() or is_known(word, lang="nl"):
        return False
    return OSA.distance(word, norm, score_cutoff=limit) <= limit


def terms_in(words: Words) -> list[Found]:
    """The terms that a message names, the longest first; those that are spelled right before the others."""
    found: list[Found] = []
    taken: set[int] = set()
    for same in (_same, _alike):
        for norms, lemmas, term in _spellings():
            for at in range(len(words.norms) - len(norms) + 1):
                span = range(at, at + len(norms))
                if not taken.isdisjoint(span) or not all(map(same, words.norms[at : span.stop], norms, lemmas)):
                    continue
                if len(norms) == 1 and words.norms[at] in words_of("glue", "function") and not words.is_upper(at):
                    continue  # "op" is a side only in capitals
                found.append((term, at, span.stop))
                taken.update(span)
    return found


def term_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The term whose meaning is asked; two terms, joined by a bar, when the difference is asked."""
    found = _abbreviation(words) or terms_in(words)
    if not found:
        return None
    used = {i for _, start, stop in found for i in range(start, stop)}
    outside = [norm for i, norm in enumerate(words.norms) if i not in used]
    if tells(words, mentions, min(used), max(used) + 1) or has_any(outside, words_of("ask", "here")):
        return None
    term, first, last = found[0]
    if first and words.norms[first - 1] in _POINTING:
        return None  # "wat betekent dat doublet": one that lies on the table
    asked = ("term", term)
    rest = strangers(words, used, words_of("ask", "meaning", "more"), words_of("law", "shows", "noun"))
    if len(rest) > _MOST_STRANGERS:
        return None
    if _asks_meaning(words, first, outside):
        return ("term", "|".join(_compared(words, found))) if "verschil" in outside else asked
    if not any(norm.isalnum() for norm in outside):
        return asked if "?" in words.norms and last - first == sum(n.isalnum() for n in words.norms) else None
    if not rest and has_any(outside, words_of("law", "noun")):
        return asked
    return asked if first < _MOST_STRANGERS and _asks_about(outside) else None


def _compared(words: Words, found: Sequence[Found]) -> list[str]:
    """The terms between which the difference is asked; "een kleine en een grote strafkaart" names the noun once."""
    term, first, last = found[0]
    before = next((i for i in (first - 2, first - 3) if i > 0 and words.norms[i] == "en"), None)
    if last - first == 2 and before:
        pair = (words.norms[before - 1], words.norms[last - 1])
        other = next(
            (name for norms, lemmas, name in _spellings() if len(norms) == 2 and all(map(_same, pair, norms, lemmas))),
            "",
        )
        if other:
            return [other, term]
    return list(dict.fromkeys(name for name, _, _ in sorted(found[:2], key=lambda one: one[1])))


def _abbreviation(words: Words) -> list[Found]:
    """`G+` and `A-`, whose sign is a token of its own."""
    return [
        ({"+": "gemiddelde-plus", "-": "gemiddelde-min"}[sign], at, at + 2)
        for at, (letter, sign) in enumerate(zip(words.norms, words.norms[1:], strict=False))
        if letter in ("g", "a") and sign in "+-" and words.tokens[at + 1].glued
    ]


def _asks_meaning(words: Words, first: int, outside: Sequence[str]) -> bool:
    if has_any(outside, words_of("ask", "meaning")) or _DEFINES.search(" ".join(words.norms)):
        return True
    # "wat is (nou eigenlijk) een X": only glue between the verb and the term.
    for at in range(first - 1):
        if words.norms[at] in ("wat", "wa") and words.norms[at + 1] in _IS:
            return not strangers(words, {*range(at + 2), *range(first, len(words.norms))})
    return False


def _asks_about(outside: Sequence[str]) -> bool:
    """ "uitlegperiode, wanneer begint en eindigt die": the term first, then the question, and hardly anything else."""
    return (
        has_any(outside, ("wanneer", "hoelang"))
        or " hoe zat" in f" {' '.join(outside)}"
        or " wat is dat" in f" {' '.join(outside)}"
    )

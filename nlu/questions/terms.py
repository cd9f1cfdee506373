"""Questions for the meaning of a term: "wat is een strafkaart?", "waar staat OI voor", "definitie verzaking"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from rapidfuzz.distance import OSA

from nlu.lexicon import table
from nlu.questions.reading import Lookup, has_any, strangers, tells, words_of
from nlu.words.dutch import is_dutch, lemma_of
from nlu.words.mentions import Mention, Words
from nlu.words.tokens import tokenise

Found = tuple[str, int, int]
"""A term, or its misspelling, and its tokens `[first, last)`."""

_IS = ("is", "zijn", "was", "waren", "'s")
_POINTING = ("dat", "dit", "deze")
_DEICTIC = (*_POINTING, "die", "hij", "zij", "ze", "het", "er", "ik", "nu")
_COMES_OF_IT = ("gebeurt", "gebeuren", "gevolg", "gevolgen")
_SHORT_QUESTION = 6
_DEFINES = re.compile(
    r"\b(?:leg|legt)\b.*\buit\b|\bhoudt?\b.*\bin\b|\bwaar\b.*\bstaa[nt]\b.*\bvoor\b|\bwilt?\b.*\bzeggen\b"
    r"|\bbedoel (?:je|jij)\b|^uitleg\b|(?<!verkeerde )(?<!foute )(?<!foutieve )(?<!onjuiste )(?<!onvolledige )\buitleg (?:over|van)\b|\bwaar\b.*\b(?:lezen|vind|vinden|staat)\b"
)
_LISTENER = ("mij", "me", "ons")
_TELL = ("leg", "vertel", "zeg", "geef")  # "leg mij uit": who listens is no party at the table
_MOST_STRANGERS = 2
_SHORT = 3


class Spelling(NamedTuple):
    """A spelling of a term, as written and as dictionary forms."""

    norms: tuple[str, ...]
    lemmas: tuple[str, ...]
    term: str


@cache
def _spellings(letter: str) -> tuple[Spelling, ...]:
    """The spellings with this first letter; one that two terms share belongs to the first."""
    found: dict[tuple[str, ...], Spelling] = {}
    for term, spellings in table("terms")["term"].items():
        for spelling in spellings:
            if spelling[0].lower() == letter:  # few are met in a message, and making them ready takes a while
                norms = tuple(token.norm for token in tokenise(spelling))
                found.setdefault(norms, Spelling(norms, tuple(map(lemma_of, norms)), term))
    return tuple(found.values())


@lru_cache(maxsize=4096)
def _starting(word: str) -> tuple[Spelling, ...]:
    """The spellings that may start with a word."""
    near = _spellings(word[0])
    found = [one for one in near if one.norms[0] == word]
    if len(word) > _SHORT:
        lemma = lemma_of(word)
        of_lemma = near if lemma[0] == word[0] else near + _spellings(lemma[0])
        found += (one for one in of_lemma if one.lemmas[0] == lemma)
        found += (one for one in near if _alike(word, one.norms[0], one.lemmas[0]))
    return tuple(dict.fromkeys(found))


@cache
def _words() -> frozenset[str]:
    """Every word of the terms, as written."""
    return frozenset(re.findall(r"\w+", " ".join(chain(*table("terms")["term"].values())).lower()))


@lru_cache(maxsize=4096)
def _same(word: str, norm: str, lemma: str) -> bool:
    """Whether a word is a word of a term: as written, or in another form."""
    return word == norm or (len(word) > _SHORT and lemma_of(word) == lemma)


@lru_cache(maxsize=4096)
def _alike(word: str, norm: str, lemma: str) -> bool:
    """Whether it is the same word, or an unknown word that is misspelled by a little."""
    if _same(word, norm, lemma):
        return True
    limit = 0 if len(norm) < 6 else 1 if len(norm) < 9 else 2
    if not limit or word[:1] != norm[:1] or word in _words() or is_dutch(word):
        return False
    return OSA.distance(word, norm, score_cutoff=limit) <= limit


def terms_in(words: Words) -> list[Found]:
    """The terms that a message names, not overlapping: rightly spelled ones first, then the longest."""
    norms = [token.norm for token in words.tokens]  # as written: repair knows cards and players, not terms
    spans: list[tuple[bool, int, int, Found]] = []
    for at, norm in enumerate(norms):
        for one in _starting(norm):
            stop = at + len(one.norms)
            said = norms[at:stop]
            if len(said) < len(one.norms) or not all(map(_alike, said, one.norms, one.lemmas)):
                continue
            if len(said) == 1 and norm in words_of("glue", "function") and not words.is_upper(at):
                continue  # "op" is a side only in capitals
            right = all(map(_same, said, one.norms, one.lemmas))
            exact = sum(map(str.__eq__, said, one.norms))
            # A misspelled term is passed on as it was typed, so that the answer can ask whether it was meant.
            name = one.term if right else " ".join(said)
            spans.append((not right, -len(said), -sum(map(len, said)) - exact, (name, at, stop)))
    found: list[Found] = []
    taken: set[int] = set()
    for *_, (term, first, last) in sorted(spans):
        if taken.isdisjoint(range(first, last)):
            found.append((term, first, last))
            taken.update(range(first, last))
    return found


def term_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The term whose meaning is asked; two terms, joined by a bar, when the difference is asked."""
    found = _abbreviation(words) or terms_in(words)
    if not found or "mening" in words.norms:  # "verschil van mening over het aantal slagen"
        return None
    place = {i for _, start, stop in found for i in range(start, stop)}
    used = place | {i for i, norm in enumerate(words.norms) if i and norm in _LISTENER and words.norms[i - 1] in _TELL}
    outside = [norm for i, norm in enumerate(words.norms) if i not in used]
    if tells(words, mentions, min(place), max(place) + 1) or has_any(outside, words_of("ask", "here")):
        return None
    if any(mention.kind == "seat" and mention.first not in place for mention in mentions):
        return None  # of a player at the table, between two terms: "leider oost, en de kaart was voorspelen"
    term, first, last = found[0]
    if first and words.norms[first - 1] in _POINTING:
        return None  # "wat betekent dat doublet": one that lies on the table
    if words.norms[last : last + 1] == ["over"] or has_any(outside, _COMES_OF_IT):
        return None  # "misinformatie over de betekenis van een doublet", "wat gebeurt er bij een verzaking"
    asked = ("term", term)
    rest = strangers(words, used, words_of("ask", "meaning", "more"), words_of("law", "shows", "noun"))
    if len(rest) > _MOST_STRANGERS:
        return None
    if _asks_meaning(words, first, outside):
        return ("term", "|".join(_compared(words, found))) if "verschil" in outside else asked
    if not any(norm.isalnum() for norm in outside):
        return asked if "?" in words.norms and last - first == sum(n.isalnum() for n in words.norms) else None
    if len(rest) <= 1 and has_any(outside, words_of("law", "noun")):
        return asked
    if _asks_whether(words, last, outside):
        return asked
    return asked if first < _MOST_STRANGERS and _asks_about(outside) else None


def further_term(words: Words, asked: str) -> str | None:
    """The term that a few words name after another question: "en verzaking?", "en een grote?" of a penalty card."""
    found = _abbreviation(words) or terms_in(words)
    if len(found) == 1:
        term, first, last = found[0]
        return None if strangers(words, range(first, last)) else term
    noun = asked.split()[-1:]
    kinds = [(lemma_of(norm), *map(lemma_of, noun)) for norm in strangers(words, ())]
    named = [one.term for kind in kinds for one in _spellings(kind[0][0]) if one.lemmas == kind]
    return named[0] if len(named) == len(kinds) == 1 else None


def _compared(words: Words, found: Sequence[Found]) -> list[str]:
    """The terms between which the difference is asked; "een kleine en een grote strafkaart" names the noun once."""
    term, first, last = found[0]
    before = next((i for i in (first - 1, first - 2) if i > 0 and words.norms[i] == "en"), None)
    if last - first == 2 and before:
        pair = (words.norms[before - 1], words.norms[last - 1])
        pairs = (one for one in _starting(pair[0]) if len(one.norms) == len(pair))
        other = next((one.term for one in pairs if all(map(_same, pair, one.norms, one.lemmas))), "")
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


def _asks_whether(words: Words, last: int, outside: Sequence[str]) -> bool:
    """Whether or when something is the term: "is een tien een honneur?", "wanneer is een kaart een strafkaart?"."""
    at_the_end = all(not norm.isalnum() for norm in words.norms[last:])
    return (
        outside[0] in ("is", "wanneer")
        and at_the_end
        and len(outside) <= _SHORT_QUESTION
        and not has_any(outside, _DEICTIC)
    )


def _asks_about(outside: Sequence[str]) -> bool:
    """Whether a term is asked after: "uitlegperiode, wanneer begint en eindigt die"."""
    text = " ".join(outside)
    return has_any(outside, ("wanneer", "hoelang")) or "hoe zat" in text or "wat is dat" in text

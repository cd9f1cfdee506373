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
from nlu.words.dutch import is_dutch, lemma_of


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


@cache
def _by_letters() -> dict[str, list[str]]:
    """Those words by their first letter and all letters in order, in which they may have been typed."""
    found: dict[str, list[str]] = {}
    for target in _targets():
        found.setdefault(_letters(target), []).append(target)
    return found


def _letters(word: str) -> str:
    return word[0] + "".join(sorted(word))


_NEAREST = 6
_REPAIRABLE = frozenset(["seat", "suit", "rank", "card", "role", "call"])


_NO_NAMES = """schade helaas neen gezeur gezeik gemor gemopper ruling rulings scoring ranking redeal overlast halt rumoer
    voort rechtop jezelf zijzelf hijzelf domme allez doei haren here tegenspel gerber""".split()
"""Plain words that the dictionary or the messages of directors don't know, near to what things of the table are called."""


@cache
def _cue_words() -> frozenset[str]:
    """Words that a cue names ("schade", "wiezen"): they mean something by themselves and aren't a misspelt card or seat."""
    cues = [
        text
        for topic in ("circumstances_general", "circumstances_acceptance")
        for values in table(topic).values()
        for listed in values.values()
        for text in listed
    ]
    cues += _NO_NAMES
    cues += [word for kinds in table("domain").values() for words in kinds.values() for word in words]
    return frozenset(word for text in cues for word in re.split(r"[^a-z]+", text))


def _limit(word: str) -> int:
    return 0 if len(word) < 4 else 1 if len(word) <= 5 else 2


_OF_A_SUIT = ("slag", "bod", "opening", "start", "steun", "lengte", "uitkomst", "kleur", "fit", "speler", "beurt")
"""What a suit makes another word with."""


def _is_of_a_suit(word: str) -> bool:
    """Whether it is something of a suit and no misspelt card: "schoppenslag", "ruitenbod"."""
    return any(word.endswith(end) and forms().meaning(word.removesuffix(end), "suit") for end in _OF_A_SUIT)


@cache
def repaired(word: str) -> str:
    """`word`, or the one word of the table that it is a misspelling of."""
    limit = _limit(word)
    if _is_of_a_suit(word):
        return word
    if not limit or not word.isalpha() or word in forms().single or word in _cue_words():
        return word
    exists = is_dutch(word)
    if exists and (is_said(word) or len(word) < _SHORT):
        return word
    mixed_up = _by_letters().get(_letters(word), []) if not exists and len(word) >= _SHORT else []
    if len(mixed_up) == 1:
        return mixed_up[0]  # "nrood" is "noord" rather than "rood"
    found = process.extract(word, _targets(), scorer=OSA.distance, score_cutoff=1 if exists else limit, limit=_NEAREST)
    if exists:  # a word that directors never say, with a letter too few for a name or out of place: "riten"
        found = [one for one in found if _is_name(one[0]) and _has_letters_of(one[0], word)]
    if not found:
        return word
    _, distance, _ = found[0]
    if distance > 1 and _usual_near(word):
        return word
    nearest = [target for target, far, _ in found if far == distance]
    nearest = [target for target in nearest if _is_name(target)] or nearest  # "ruiten" rather than "rui tien"
    best = nearest[0]
    meanings = _meaning(best)
    if any(_meaning(other) != meanings for other in nearest):
        return word
    sure = distance == 1 and len(word) >= _SHORT
    return best if sure or best[0] == word[0] else word  # "Bart" is no misspelt "hart"


def _is_name(word: str) -> bool:
    """Whether it names a seat, a suit or a role, and not a card or a call in one word."""
    return any(kind in ("seat", "suit", "role") for kind, _ in forms().single.get(word, ()))


COMMON = 7.5
"""Rarity in directors' messages below which a word is common there."""
_USUAL = 9.0
"""Rarity below which a word is what a misspelt one may stand for."""


@cache
def _usual_words() -> tuple[str, ...]:
    said = irregularities().said
    return tuple(sorted(word for word, rare in said.items() if rare < _USUAL and word.isalpha() and len(word) > 3))


_SHORT = 5
"""Letters below which a word has many neighbours."""
_FAR_COMMONER = math.log(4)


def is_said(word: str) -> bool:
    """Whether it is a word of the table or of directors' messages."""
    return word in forms().single or irregularities().rarity_of(word) < math.inf


def is_known(word: str) -> bool:
    """Whether it is a word of the table, of directors' messages or of the dictionary."""
    return is_said(word) or is_dutch(word)


@cache
def respelled(word: str) -> str:
    """A word that doesn't exist as the usual word of directors that is a single slip away: "bijglegd"; of two, one far commoner."""
    if len(word) == _THREE and not is_known(word):
        return _of_three(word)
    if len(word) < 4 or not word.isalpha():
        return word
    if word.endswith("e") and not is_said(word) and irregularities().rarity_of(f"{word}n") < COMMON:
        return f"{word}n"  # "moete", "geslage"
    if is_known(word) or word in _cue_words() or repaired(word) != word:
        return word
    for heard in (_voiced(word), _with_t(word)):
        if is_said(heard) and heard not in forms().single:
            return heard
    rarity_of = irregularities().rarity_of
    best, *others = sorted(_usual_near(word), key=rarity_of) or [word]
    forms_of_one = [best, *(other for other in others if lemma_of(other) == lemma_of(best))]
    rivals = set(others) - set(forms_of_one)
    if any(rarity_of(other) < rarity_of(best) + _FAR_COMMONER for other in rivals):
        return word
    return next(
        (form for form in forms_of_one if len(form) > len(word)), best
    )  # "kreen" is "kregen" rather than "kreeg"


_THREE = 3


def _of_three(word: str) -> str:
    """The one very common word that three letters are with two of them in the wrong order, or one left out: "wsa", "zjn"."""
    swapped = (word[1] + word[0] + word[2], word[0] + word[2] + word[1])
    longer = [other for other in _usual_words() if len(other) == _THREE + 1 and OSA.distance(other, word) == 1]
    common = [other for other in (*swapped, *longer) if irregularities().rarity_of(other) < COMMON]
    return common[0] if len(common) == 1 and common[0] not in forms().single else word


_VOICED = {"f": "v", "s": "z"}


def _voiced(word: str) -> str:
    """A word with the consonant that it begins with as it is written: "falle" for "valle"."""
    return _VOICED.get(word[0], word[0]) + word[1:]


def _with_t(word: str) -> str:
    """A verb that was written with the d of its past tense: "speeld", "legd"."""
    return f"{word[:-1]}t" if word.endswith("d") else word


def _usual_near(word: str) -> list[str]:
    """The usual words that are a single slip away."""
    found = process.extract(word, _usual_words(), scorer=OSA.distance, score_cutoff=1, limit=_NEAREST)
    near = [other for other, _, _ in found if not word.startswith(other)]  # "tricks" is more of "trick", no slip
    return near if len(word) >= _SHORT else [other for other in near if _has_letters_of(other, word)]


def _has_letters_of(other: str, word: str) -> bool:
    """Whether nothing but a letter left out or two in the wrong order makes the difference: a short word may be a name."""
    return len(other) > len(word) or sorted(other) == sorted(word)


def _meaning(word: str) -> object:
    return tuple(sorted(forms().single.get(word, [("verb", word)])))

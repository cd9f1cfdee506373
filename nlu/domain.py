"""Whether a message is about the bridge table at all, by the company its words keep.

The estimate of the irregularity knows only messages of directors; whatever else it reads, it takes for the nearest of
them. What is named (seats, cards, calls) and words of the table speak for bridge; Dutch words that directors never
used, words of other walks of life and the name of another game speak against it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import cache

from spacy.lang.nl.stop_words import STOP_WORDS

from nlu.lexicon import table
from nlu.model import irregularities
from nlu.reading import Message
from nlu.words.dutch import is_dutch
from nlu.words.mentions import Mention, Words

NOT_BRIDGE = 0.3
"""Below this chance a message is taken to be about something else."""
SURELY_BRIDGE = 0.8
_CERTAINTY = ((SURELY_BRIDGE, 0.0), (0.4, 0.97), (0.0, 1.01))
"""From a chance on, how sure the irregularity must be to be ruled on; below the second chance it is always asked."""

_BASE = -2.55
_WEIGHTS = {
    "only": 4.0, "sure": 2.35, "weak": 1.6, "common": 0.8, "used": 0.8, "strange": -0.75, "elsewhere": -2.75, "game": -4.2,
    "card": 1.4, "call": 1.7, "seat": 2.5, "suit": 0.5, "role": 2.4, "beside": 2.6, "board": 2.3,
}  # fmt: skip
"""Log-odds a piece of evidence, fitted on the training messages against `tests/corpus/not_bridge.jsonl`."""
_MOST = {"common": 4, "weak": 4, "strange": 3, "used": 3, "game": 1}
"""How often a kind of evidence counts; two times when it isn't named here."""
_COMMON = 7.0
"""Rarity in the training messages below which a word is common there."""
_SELDOM = 9.0
"""Rarity from which a word was said there so seldom that it tells nothing."""
_ROLES = frozenset("declarer dummy defender dealer lho rho".split())
_PLAYERS = frozenset("opponent partner my_partner".split())
_AS = {"side": "role", "trick": "beside", "table": "weak"}


def bridge_chance(message: Message) -> float:
    """How likely the message is about what happens at a bridge table."""
    seen = Counter(_of_words(message))
    seen.update(kind for mention in message.mentions if (kind := _of_mention(mention)))
    if message.uneven_hands:
        seen["sure"] += 1
    if seen["game"] and not seen["seat"]:
        return 0.0
    score = _BASE + sum(_WEIGHTS[kind] * min(count, _MOST.get(kind, 2)) for kind, count in seen.items())
    return 1 / (1 + math.exp(-score))


def tells_of_table(message: Message) -> bool:
    """Whether words besides the players show that it may be about the table; a word directors never use shows that it isn't."""
    return names_table(message.words, range(len(message.words.norms))) or not {"strange", "elsewhere"} & set(
        _of_words(message)
    )


def names_table(words: Words, places: Iterable[int]) -> bool:
    """Whether one of the words at these places is one of the table, or what people do there."""
    kinds, actions = _kinds(), _actions()
    return any(
        {kinds.get(words.norms[at]), kinds.get(words.tokens[at].lemma)} & {"only", "sure", "weak"}
        or words.tokens[at].lemma in actions
        for at in places
    )


@cache
def _actions() -> frozenset[str]:
    """What people do at a table."""
    return frozenset(verb for groups in table("verbs").values() for listed in groups.values() for verb in listed)


def certainty_needed(chance: float) -> float:
    """How sure an irregularity must be, when the message is about bridge with this `chance`."""
    return next(needed for least, needed in _CERTAINTY if chance >= least)


def _of_mention(mention: Mention) -> str | None:
    if mention.kind == "role":
        return "role" if mention.value in _ROLES else "beside" if mention.value in _PLAYERS else None
    if mention.kind in _AS:
        return _AS[mention.kind]
    return mention.kind if mention.kind in _WEIGHTS else None


def _of_words(message: Message) -> list[str]:
    named = {at for mention in message.mentions for at in range(mention.first, mention.last)}
    norms = message.words.norms
    found = [_of_word(norm, message.words.tokens[at].lemma, at in named) for at, norm in enumerate(norms)]
    line = f" {' '.join(norm for norm in norms if norm.isalpha())} "
    found += ["elsewhere" for saying in _sayings() if saying in line]
    return [kind for kind in found if kind]


def _of_word(norm: str, lemma: str, named: bool) -> str:
    if not norm.isalpha():
        return ""
    kinds = _kinds()
    kind = kinds.get(norm) or kinds.get(lemma, "")
    if named:
        return kind if kind in ("game", "elsewhere") else ""
    if kind or len(norm) < 4 or norm in STOP_WORDS:
        return kind
    return _strangeness(norm)


@cache
def _strangeness(word: str) -> str:
    """How a word that isn't of the table is known: from directors' messages, or only from the dictionary."""
    rarity = irregularities().rarity_of(word)
    if rarity < math.inf:
        return "common" if rarity < _COMMON else "used" if rarity < _SELDOM else ""
    return "strange" if is_dutch(word) else ""


@cache
def _kinds() -> dict[str, str]:
    found = table("domain")
    kinds = {**found["table"], "elsewhere": found["elsewhere"]["life"]}
    return {word: kind for kind, words in [*kinds.items(), ("game", found["elsewhere"]["games"])] for word in words}


@cache
def _sayings() -> tuple[str, ...]:
    return tuple(f" {saying} " for saying in table("domain")["elsewhere"]["sayings"])

"""The facts in what was heard: which are certain, and what else each of them may have been."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rapidfuzz.distance import Levenshtein

from nlu.hearing.readings import readings
from nlu.hearing.vocabulary import KINDS, NUMBER, NUMBERS, in_words
from nlu.normalise import normalise
from nlu.reading import Message, read
from nlu.understand import understand
from nlu.understanding import Understanding

_LINES = 6
"""Written lines that are read anew."""
_READINGS = 12
"""Readings among which the one that tells an incident is chosen."""
_LATER = 1.0
"""Price of each place that a line stands lower on the recogniser's list."""
_NO_INCIDENT = 8.0
"""Price of a sentence in which nothing happens that a director is called for."""
_CLEAR, _FAIRLY_CLEAR = -0.45, -0.60
"""Mean log chance of a word from which a whole note may be sure, and below which nothing in it is certain."""
_NO_TRUMP = "sans"
_STRAINS = (*KINDS["<suit>"], _NO_TRUMP)
_BIDDING = re.compile("bied|bood|bod$|gebo|open|geop")
_SURE = 0.8
"""Probability of an irregularity from which a ruling may be shown before the words are confirmed."""


@dataclass(frozen=True, slots=True)
class Option:
    """Another word that may stand there."""

    word: str
    likely: bool


@dataclass(frozen=True, slots=True)
class Fact:
    """A seat, suit, rank, level or number in a sentence: the word at `at`, whether it is certain, and what else it may be."""

    at: int
    word: str
    kind: str
    certain: bool
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """What was probably said. `sure` tells whether a ruling may be shown before it is confirmed."""

    text: str
    facts: tuple[Fact, ...]
    clarity: float
    sure: bool
    irregularities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line as a recogniser wrote it, with the mean log chance of its parts."""

    text: str
    log_chance: float


def hear(lists: Sequence[Sequence[Line]]) -> Heard | None:
    """The likeliest sentence behind the recogniser's lists of lines, each best first; None when there is nothing to hear."""
    priced: dict[str, float] = {}
    for text, place in _to_read(lists).items():
        for reading in readings(text):
            price = reading.price + _LATER * place
            priced[reading.text] = min(price, priced.get(reading.text, math.inf))
    if not priced:
        return None
    nearest = sorted(priced.items(), key=lambda item: item[1])[:_READINGS]
    understood = {text: understand(text) for text, _ in nearest}
    ranked = sorted(nearest, key=lambda item: item[1] + _NO_INCIDENT * (1 - _incident(understood[item[0]])))
    text = ranked[0][0]
    written = [_plain(line.text) for lines in lists for line in lines]
    clarity = min(lines[0].log_chance for lines in lists if lines)
    others = [other for other, _ in ranked[1:]]
    facts = facts_in(text, written, others, clear=clarity > _FAIRLY_CLEAR)
    best = understood[text]
    literal = all(_plain(lines[0].text) == text.split() for lines in lists)
    certain = literal and clarity > _CLEAR and all(fact.certain for fact in facts)
    sure = certain and best.sure and _incident(best) > _SURE
    return Heard(text, facts, clarity, sure, _irregularities(understood[other] for other, _ in ranked))


def _to_read(lists: Sequence[Sequence[Line]]) -> dict[str, int]:
    """The lines worth reading anew, with their place: the first ones of each list."""
    found: dict[str, int] = {}
    for place in range(max((len(lines) for lines in lists), default=0)):
        for lines in lists:
            if place < len(lines) and len(found) < _LINES * len(lists) // 2 and lines[place].text not in found:
                found[lines[place].text] = place
    return found


def _incident(understood: Understanding) -> float:
    """How likely a sentence tells an irregularity, or asks for something that can be looked up."""
    if understood.lookup is not None:
        return 1.0
    return understood.candidates[0].confidence if understood.candidates else 0.0


def _irregularities(all_understood: Iterable[Understanding]) -> tuple[str, ...]:
    """What the message may be about, over all readings, likeliest first."""
    found: dict[str, float] = {}
    for weight, understood in enumerate(all_understood, 1):
        for candidate in understood.candidates[:2]:
            found[candidate.irregularity] = found.get(candidate.irregularity, 0.0) + candidate.confidence / weight
    return tuple(sorted(found, key=lambda code: -found[code])[:4])


def _plain(text: str) -> list[str]:
    words = ("".join(char for char in word if char.isalnum()) for word in normalise(text).split())
    return [in_words(word) for word in words if word]


def facts_in(text: str, written: Sequence[Sequence[str]] = (), others: Sequence[str] = (), *, clear: bool = False) -> tuple[Fact, ...]:
    """The facts in a sentence of words of the table.

    Args:
        text: The sentence.
        written: The lines of the recogniser as words: a fact is certain when it stands in all of them.
        others: Other readings of what was heard; their words in the same place are likely options.
        clear: Whether the recogniser was sure enough of itself for anything to be certain.
    """
    words = text.split()
    kinds = _kinds(words, read(text))
    agreeing = [_same(words, line) for line in written]
    instead = _instead(words, others)
    found = []
    for at, kind in kinds.items():
        word = words[at]
        seen = bool(agreeing) and all(at in same for same in agreeing)
        likely = [other for other in (*instead.get(at, ()), *_confusions().get(word, ())) if other in KINDS[kind] and other != word]
        certain = clear and seen and not likely
        options = dict.fromkeys([*_options(word, kind, likely), *_completions(words, kinds, at)])
        found.append(Fact(at, word, kind, certain, tuple(options)))
    return tuple(found)


def with_word(text: str, at: int, word: str) -> str:
    """The sentence with another word (or words) at a place."""
    words = text.split()
    return " ".join([*words[:at], word, *words[at + 1 :]])


def _options(word: str, kind: str, likely: Sequence[str]) -> tuple[Option, ...]:
    first = list(dict.fromkeys(likely))
    members = KINDS[kind] if kind != NUMBER else NUMBERS[:13]
    return (*(Option(other, True) for other in first), *(Option(other, False) for other in members if other != word and other not in first))


def _completions(words: Sequence[str], kinds: Mapping[int, str], at: int) -> list[Option]:
    """What a suit may have lost: its level where somebody bids, else its rank; and it may be no trump."""
    if kinds[at] != "<suit>" or kinds.get(at + 1) == "<rank>":
        return []
    word = words[at]
    if kinds.get(at - 1) == "<level>":
        return [Option(other, likely=False) for other in _STRAINS if other != word]
    if word == _NO_TRUMP or any(_BIDDING.match(other) for other in words):
        return [Option(f"{level} {word}", likely=False) for level in KINDS["<level>"]]
    return [Option(f"{word} {rank}", likely=False) for rank in KINDS["<rank>"]]


def _kinds(words: Sequence[str], message: Message) -> dict[int, str]:
    """Which words of the sentence are facts, and of what kind, in company: "twee ruiten" is a level, "ruiten twee" a rank."""
    found: dict[int, str] = {}
    starts = {token.start: i for i, token in enumerate(message.words.tokens)}
    at_token: dict[int, int] = {}
    position = 0
    for at, word in enumerate(words):
        at_token[starts.get(position, -1)] = at
        position += len(word) + 1
    for mention in message.mentions:
        for index in range(mention.first, mention.last):
            at = at_token.get(index)
            if at is not None and (kind := _kind(mention.kind, words[at])):
                found[at] = kind
    for at, word in enumerate(words):
        if at not in found and word != "een":
            kind = next((kind for kind in ("<seat>", "<suit>", "<rank>", NUMBER) if word in KINDS[kind]), None)
            kind = "<suit>" if word == _NO_TRUMP else kind
            if kind:
                found[at] = kind
    return dict(sorted(found.items()))


def _kind(mention: str, word: str) -> str | None:
    """The kind of a word within a mention."""
    order = {
        "seat": ("<seat>",),
        "side": ("<seat>",),
        "suit": ("<suit>",),
        "card": ("<suit>", "<rank>"),
        "rank": ("<rank>",),
        "call": ("<level>", "<suit>"),
    }.get(mention, (NUMBER,))
    return next((kind for kind in order if word in KINDS[kind]), None)


def _same(words: Sequence[str], line: Sequence[str]) -> set[int]:
    """Places of the words that stand in a line too."""
    return {
        at
        for op in Levenshtein.opcodes(words, line)
        if op.tag == "equal"
        for at in range(op.src_start, op.src_end)
    }


def _instead(words: Sequence[str], others: Sequence[str]) -> dict[int, list[str]]:
    """What other readings have in the place of each word."""
    found: dict[int, list[str]] = {}
    for other in others:
        there = other.split()
        for op in Levenshtein.opcodes(words, there):
            if op.tag == "replace":
                for at, word in zip(range(op.src_start, op.src_end), there[op.dest_start : op.dest_end], strict=False):
                    found.setdefault(at, []).append(word)
    return found


@cache
def _confusions() -> Mapping[str, tuple[str, ...]]:
    data = tomllib.loads(files("nlu.hearing").joinpath("confusions.toml").read_text(encoding="utf-8"))
    return {heard: tuple(meant) for heard, meant in data["said"].items()}

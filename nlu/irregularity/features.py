"""What a message is weighed by when its irregularity is estimated: its words, their spelling, actions, cues, shapes, calls.

Seats, cards and calls are masked, so that renaming them changes nothing. The features stand in three blocks, each brought to
the same length: what was made for this (cues, names, actions, shapes), runs of words, and bits of spelling.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain

import numpy as np

from nlu.information.informing import informing_signals
from nlu.irregularity.confirming import telling_signals
from nlu.irregularity.play_signals import play_signals
from nlu.lexicon import table
from nlu.model import Numbers, Places, irregularities
from nlu.reading import Message
from nlu.words.clauses import Clause
from nlu.words.cues import CueBook, parse
from nlu.words.masked import masked

MADE, RUNS, SPELLING = "made", "runs", "spelling"
_WORDS_KEPT = 8192
_MADE_COUNTS = 1.5
"""How much the block of made features counts beside the other two."""


@cache
def _book(topic: str, group: str) -> CueBook[str]:
    cues = table(topic)[group]
    return CueBook(parse(code, text) for code, listed in cues.items() for text in listed)


def counts_of(message: Message) -> dict[str, Counter[str]]:
    """How often each feature occurs in a message, by block."""
    words = [word for word, _ in masked(message.words, message.mentions)]
    return {
        MADE: Counter(set(_made(message.clauses, _signals(message)))),
        RUNS: Counter(_runs(words)),
        SPELLING: Counter(chain.from_iterable(map(_bits, words))),
    }


def _signals(message: Message) -> Iterator[str]:
    yield from message.signals
    yield from play_signals(message)
    yield from informing_signals(message)
    yield from telling_signals(message)


@lru_cache(maxsize=_WORDS_KEPT)
def _known_bits(word: str) -> tuple[int, ...]:
    """The numbers of its bits of spelling that were learned."""
    number = irregularities().number
    return tuple(number[bit] for bit in _bits(word) if bit in number)


def numbers_of(message: Message) -> dict[str, Counter[int]]:
    """What `counts_of` gives, of the learned features only and by their numbers."""
    words = [word for word, _ in masked(message.words, message.mentions)]
    number = irregularities().number
    made = set(_made(message.clauses, _signals(message)))
    return {
        MADE: Counter([at for feature in made if (at := number.get(feature)) is not None]),
        RUNS: Counter([at for run in _runs(words) if (at := number.get(run)) is not None]),
        SPELLING: Counter(chain.from_iterable(map(_known_bits, words))),
    }


def weighed(counts: Mapping[str, Mapping[int, int]], rarity: Numbers, vote: Places) -> tuple[Places, Numbers]:
    """Numbers of features and the value of each: rarer ones count more, and each block has the same length.

    `vote` says for each feature as which one it counts: the cues of an irregularity vote together.
    """
    places: list[Places] = []
    values: list[Numbers] = []
    for block, found in counts.items():
        at = np.fromiter(found.keys(), np.intp, len(found))
        value = (1 + np.log(np.fromiter(found.values(), np.float64, len(found)))) * rarity[at]
        if block == MADE:
            at, value = _together(vote[at], value)
        length = math.sqrt(value @ value) or 1.0
        places.append(at)
        values.append(value * ((_MADE_COUNTS if block == MADE else 1.0) / length))
    return np.concatenate(places), np.concatenate(values)


def _together(places: Places, values: Numbers) -> tuple[Places, Numbers]:
    """Each of these numbers once, with the sum of its values."""
    sums: dict[int, float] = {}
    for at, value in zip(places.tolist(), values.tolist(), strict=True):
        sums[at] = sums.get(at, 0.0) + value
    return np.fromiter(sums.keys(), np.intp, len(sums)), np.fromiter(sums.values(), np.float64, len(sums))


def base_weight(feature: str) -> float:
    """How much a made feature counts before anything is learned: names and shapes most, bits of words least."""
    if feature[0] == "!" or feature.startswith("shape:"):
        return 1.5
    if feature[0] == "=":
        return 1 / 3
    return 0.15 if feature[0] in "#^" else 0.5


def _made(clauses: Sequence[Clause], signals: Iterable[str]) -> Iterator[str]:
    yield from signals
    for clause in clauses:
        for key in clause.keys:
            if key[0] in "@$" or "_" not in key:
                yield key
        for first, second in zip(clause.items, clause.items[1:], strict=False):
            yield f"{first.keys[-1]} {second.keys[-1]}"
        for item in clause.items:
            if item.mention is None and len(item.keys[0]) > 4:
                yield from _parts(item.keys[0])
    for cue, _ in _book("irregularities", "cues").found(clauses):
        yield f"={cue.label}: {cue.text}"
    for name, _ in _book("names", "names").found(clauses):
        yield f"!{name.label}"


def _runs(words: Sequence[str]) -> Iterator[str]:
    for size in (1, 2, 3):
        for i in range(len(words) - size + 1):
            yield "~" + " ".join(words[i : i + size])


@lru_cache(maxsize=_WORDS_KEPT)
def _parts(word: str) -> tuple[str, ...]:
    """The beginning of a word and its runs of four letters."""
    return (f"^{word[:5]}", *(f"#{word[i : i + 4]}" for i in range(len(word) - 3)))


@lru_cache(maxsize=_WORDS_KEPT)
def _bits(word: str) -> tuple[str, ...]:
    """Its runs of three to five letters, with the spaces around it."""
    padded = f" {word} "
    found: list[str] = []
    for size in (3, 4, 5):
        if len(padded) <= size:
            found.append(f"%{padded}")
            break
        found += [f"%{padded[i : i + size]}" for i in range(len(padded) - size + 1)]
    return tuple(found)

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

from nlu.confirming import telling_signals
from nlu.information.informing import informing_signals
from nlu.lexicon import table
from nlu.play_signals import play_signals
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


def weighed(
    counts: Mapping[str, Mapping[str, int]], number: Mapping[str, int], rarity: Sequence[float]
) -> dict[str, float]:
    """The values of the features that have a `number`: rarer ones count more, and each block has the same length."""
    values: dict[str, float] = {}
    for block, found in counts.items():
        known = {
            f: rarity[at] if n == 1 else (1 + math.log(n)) * rarity[at]
            for f, n in found.items()
            if (at := number.get(f)) is not None
        }
        if block == MADE:
            for cue in [f for f in known if f[0] == "="]:  # the cues of an irregularity vote together
                vote = f"={cue[1:].split(': ', 1)[0]}"
                known[vote] = known.get(vote, 0.0) + known.pop(cue)
        length = math.sqrt(sum([value * value for value in known.values()])) or 1.0
        scale = (_MADE_COUNTS if block == MADE else 1.0) / length
        values |= {f: value * scale for f, value in known.items()}
    return values


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

"""What a message is weighed by when its irregularity is estimated: words, pairs of words, actions, cues, and the auction.

Seats, cards and calls are masked, so that renaming them changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from nlu.clauses import Clause
from nlu.cues import CueBook, parse
from nlu.lexicon import table


@cache
def _book(topic: str, group: str) -> CueBook[str]:
    cues = table(topic)[group]
    return CueBook(parse(code, text) for code, listed in cues.items() for text in listed)


def features_of(clauses: Sequence[Clause], signals: Sequence[str] = ()) -> list[str]:
    """The features of a message, each once; `signals` are what other readers found, such as an insufficient bid."""
    return sorted({*signals, *_words(clauses), *_cued(clauses)})


def _words(clauses: Sequence[Clause]) -> Iterator[str]:
    for clause in clauses:
        for key in clause.keys:
            if key[0] in "@$" or "_" not in key:
                yield key
        for first, second in zip(clause.items, clause.items[1:], strict=False):
            yield f"{first.keys[-1]} {second.keys[-1]}"
        for item in clause.items:
            if item.mention is None and len(item.keys[0]) > 4:
                word = item.keys[0]
                yield f"^{word[:5]}"
                for i in range(len(word) - 3):
                    yield f"#{word[i : i + 4]}"


def _cued(clauses: Sequence[Clause]) -> Iterator[str]:
    for cue, _ in _book("irregularities", "cues").found(clauses):
        yield f"={cue.label}: {cue.text}"
    for name, _ in _book("names", "names").found(clauses):
        yield f"!{name.label}"

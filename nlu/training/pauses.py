"""Learn from the messages that have signs where a speaker pauses, for those that have none (`nlu/words/pauses.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from sklearn.linear_model import LogisticRegression

from nlu.training.yes_or_no import write_yes_or_no
from nlu.words.mentions import read_words
from nlu.words.naming import mentions_in
from nlu.words.pauses import is_spoken, line_of, pause_features
from nlu.words.tokens import tokenise

_LEAST_OFTEN = 12
"""Gaps that must show a feature."""
_LEAST_WEIGHT = 0.2
_LONGEST = 14
"""Words a sign in a message that shows where signs are; with fewer signs the writer leaves them out."""


def train_pauses(texts: Iterable[str], target: Path) -> None:
    """Write the weights learned from `texts` to `target`."""
    shown = [gap for text in texts for gap in _gaps(text)]
    write_yes_or_no(
        target,
        LogisticRegression(C=0.3, l1_ratio=1, solver="liblinear", random_state=0),
        [features for features, _ in shown],
        [pause for _, pause in shown],
        least_often=_LEAST_OFTEN,
        least_weight=_LEAST_WEIGHT,
    )


def _gaps(text: str) -> Iterator[tuple[Sequence[str], bool]]:
    """What each gap between two words shows, and whether there is a sign in it."""
    words = read_words(text, tokenise(text))
    said: list[str] = []
    pauses: set[int] = set()
    for word, _ in line_of(words, mentions_in(words)):
        if is_spoken(word):
            said.append(word)
        else:
            pauses.add(len(said) - 1)
    pauses -= {-1, len(said) - 1}
    if pauses and len(said) <= _LONGEST * (len(pauses) + 1):
        for at in range(len(said) - 1):
            yield pause_features(said, at), at in pauses

"""Learn from asides and from reports what tells them apart, for `nlu/words/asides.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression

from nlu.training.yes_or_no import write_yes_or_no
from nlu.words.asides import aside_features, parts_of
from nlu.words.mentions import read_words
from nlu.words.naming import mentions_in
from nlu.words.tokens import tokenise

_HERE = Path(__file__).parent
_FILES = ("asides.txt", "relevant.txt")
_LEAST_OFTEN = 4
"""Parts that must show a feature."""
_LEAST_WEIGHT = 0.25
_COUNT = 3.0
"""How much an aside counts, and a report without names: there are far fewer of them than of other reports."""


def train_asides(reports: Iterable[str], target: Path) -> None:
    """Write the weights learned from asides and `reports` to `target`."""
    asides, nameless = (list(_parts((_HERE / name).read_text("utf-8").splitlines())) for name in _FILES)
    chosen = asides + nameless
    shown = chosen + list(_parts(reports))
    number = np.arange(len(shown))
    write_yes_or_no(
        target,
        LogisticRegression(C=0.5, solver="liblinear", random_state=0),
        shown,
        number < len(asides),
        least_often=_LEAST_OFTEN,
        least_weight=_LEAST_WEIGHT,
        counting=np.where(number < len(chosen), _COUNT, 1.0),
    )


def _parts(texts: Iterable[str]) -> Iterator[frozenset[str]]:
    """What each part shows in which nothing of the table is named."""
    for text in texts:
        words = read_words(text, tokenise(text))
        for part in parts_of(words.norms, mentions_in(words)):
            if not part.named:
                yield aside_features(words, part)

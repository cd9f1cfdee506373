"""Learn from the messages that have signs where a speaker pauses, for those that have none (`nlu/words/pauses.py`)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

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
    often = Counter(feature for features, _ in shown for feature in features)
    samples = [{f: 1.0 for f in features if often[f] >= _LEAST_OFTEN} for features, _ in shown]
    vectors = DictVectorizer()
    matrix = vectors.fit_transform(samples)
    matrix.indices, matrix.indptr = matrix.indices.astype(np.int32), matrix.indptr.astype(np.int32)
    model = LogisticRegression(C=0.3, l1_ratio=1, solver="liblinear", random_state=0)
    model.fit(matrix, [pause for _, pause in shown])
    named = zip(vectors.feature_names_, model.coef_[0], strict=True)
    weights = {name: round(float(weight), 2) for name, weight in named if abs(weight) > _LEAST_WEIGHT}
    learned = {"bias": round(float(model.intercept_[0]), 3), "weights": weights}
    target.write_text(json.dumps(learned, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


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

"""Learn from asides and from reports what tells them apart, for `nlu/words/asides.py`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

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
    often = Counter(feature for features in shown for feature in features)
    vectors = DictVectorizer()
    matrix = vectors.fit_transform([{f: 1.0 for f in features if often[f] >= _LEAST_OFTEN} for features in shown])
    matrix.indices, matrix.indptr = matrix.indices.astype(np.int32), matrix.indptr.astype(np.int32)
    number = np.arange(len(shown))
    model = LogisticRegression(C=0.5, solver="liblinear", random_state=0)
    model.fit(matrix, number < len(asides), sample_weight=np.where(number < len(chosen), _COUNT, 1.0))
    named = zip(vectors.feature_names_, model.coef_[0], strict=True)
    weights = {name: round(float(weight), 2) for name, weight in named if abs(weight) > _LEAST_WEIGHT}
    learned = {"bias": round(float(model.intercept_[0]), 3), "weights": weights}
    target.write_text(json.dumps(learned, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def _parts(texts: Iterable[str]) -> Iterator[frozenset[str]]:
    """What each part shows in which nothing of the table is named."""
    for text in texts:
        words = read_words(text, tokenise(text))
        for part in parts_of(words.norms, mentions_in(words)):
            if not part.named:
                yield aside_features(words, part)

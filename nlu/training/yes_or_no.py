"""Fit and write a model that answers yes or no (`nlu.model.YesOrNo`), and what all models share."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression


def narrow(matrix: csr_matrix) -> csr_matrix:
    """The matrix with the indices that liblinear takes."""
    matrix.indices, matrix.indptr = matrix.indices.astype(np.int32), matrix.indptr.astype(np.int32)
    return matrix


def write_yes_or_no(
    target: Path,
    model: LogisticRegression,
    shown: Sequence[Collection[str]],
    answers: Sequence[bool] | NDArray[np.bool_],
    *,
    least_often: int,
    least_weight: float,
    counting: NDArray[np.float64] | None = None,
) -> None:
    """Fit `model` and write what it learned.

    Args:
        target: The file of weights.
        model: How to fit.
        shown: The features of each example.
        answers: Whether it is so, for each example.
        least_often: Examples that must show a feature.
        least_weight: Weight below which a feature says next to nothing, and only takes memory.
        counting: How much each example counts, if not all the same.
    """
    often = Counter(feature for features in shown for feature in features)
    vectors = DictVectorizer()
    matrix = narrow(
        vectors.fit_transform([{f: 1.0 for f in features if often[f] >= least_often} for features in shown])
    )
    model.fit(matrix, answers, sample_weight=counting)
    named = zip(vectors.feature_names_, model.coef_[0], strict=True)
    weights = {name: round(float(weight), 2) for name, weight in named if abs(weight) > least_weight}
    learned = {"bias": round(float(model.intercept_[0]), 3), "weights": weights}
    target.write_text(json.dumps(learned, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")

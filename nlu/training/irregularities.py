"""Train the estimate of the irregularity that a message is about (`nlu.model.Irregularities`)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.svm import LinearSVC

from nlu.irregularity.features import MADE, RUNS, base_weight, counts_of, weighed
from nlu.model import numbered, rarities
from nlu.reading import Message
from nlu.training.labelled import CASE, Labelled
from nlu.training.yes_or_no import narrow

_FOLDS = 3
_LEAST_OFTEN = {MADE: 3, RUNS: 5}
"""How many messages must hold a feature of a block; bits of spelling need more."""
_LEAST_SPELLING = 10
_REGULARITY = 0.3
_STEPS = 127
"""Steps of the greatest weight: what fits in a byte."""
_LEAST_STEPS = 5
"""Weight, in steps, up to which a feature says next to nothing of any irregularity, and only takes memory."""

Counts = Mapping[str, Mapping[str, int]]


def _rarity(counts: Sequence[Counts]) -> dict[str, float]:
    """How telling each feature is: made features by what they are (cues by how few messages hold them), others by rarity."""
    rarity: dict[str, float] = {}
    for block in counts[0]:
        frequency = Counter(feature for one in counts for feature in one[block])
        least = _LEAST_OFTEN.get(block, _LEAST_SPELLING)
        for feature, often in frequency.items():
            if block == MADE:
                if feature[0] == "=":
                    rarity[feature] = math.log(1 + len(counts) / (1 + often)) * base_weight(feature)
                elif often >= least:
                    rarity[feature] = base_weight(feature)
            elif often >= least:
                rarity[feature] = math.log((1 + len(counts)) / (1 + often)) + 1
    return rarity


@dataclass(frozen=True, slots=True)
class _Sample:
    """A message to learn from: the values of its features, its irregularity, and how much it counts."""

    values: Mapping[str, float]
    irregularity: str
    weight: float


def _fit(samples: Sequence[_Sample]) -> tuple[DictVectorizer, LinearSVC]:
    vectors = DictVectorizer()
    model = LinearSVC(C=_REGULARITY, random_state=0)
    values = narrow(vectors.fit_transform([one.values for one in samples]))
    return vectors, model.fit(values, [one.irregularity for one in samples], [one.weight for one in samples])


def _sureness(samples: Sequence[_Sample]) -> tuple[float, float]:
    """How the lead of the best class turns into a probability: fitted on messages that weren't trained on.

    Only cases are tested: they are told as directors tell them, where messages made to confuse would mislead.
    """
    order = np.random.default_rng(1).permutation(len(samples))
    leads: list[float] = []
    right: list[bool] = []
    for fold in range(_FOLDS):
        held = set(order[fold::_FOLDS].tolist())
        vectors, model = _fit([one for i, one in enumerate(samples) if i not in held])
        tested = [samples[i] for i in sorted(held) if samples[i].weight == CASE]
        scores = model.decision_function(narrow(vectors.transform([one.values for one in tested])))
        best = np.sort(scores, axis=1)
        leads.extend((best[:, -1] - best[:, -2]).tolist())
        right.extend(model.classes_[row.argmax()] == one.irregularity for row, one in zip(scores, tested, strict=True))
    curve = LogisticRegression(C=100).fit(np.array(leads)[:, None], right)
    print(f"held out: {np.mean(right):.1%} right of {len(right)}")
    return float(curve.coef_[0, 0]), float(curve.intercept_[0])


def _said(counts: Sequence[Counts]) -> dict[str, float]:
    """How seldom each word is said."""
    often = Counter(run[1:] for one in counts for run in one[RUNS] if " " not in run)
    return {word: math.log((1 + len(counts)) / (1 + n)) + 1 for word, n in often.items() if n >= _LEAST_OFTEN[RUNS]}


def _text(lines: Iterable[str]) -> NDArray[np.uint8]:
    return np.frombuffer("\n".join(lines).encode(), dtype=np.uint8)


def train_irregularities(
    rows: Sequence[tuple[Labelled, Message]], spoilt: Sequence[tuple[Labelled, Message]], target: Path
) -> None:
    """Train on `rows`, and on `spoilt` ones, which teach no words."""
    counts = [counts_of(message) for _, message in rows]
    said = _said(counts)
    counts += [counts_of(message) for _, message in spoilt]
    learned = [row for row, _ in (*rows, *spoilt)]
    rarity = _rarity(counts)
    samples = _samples(counts, rarity, learned)
    sure = _sureness(samples)
    vectors, model = _fit(samples)
    telling = {name for name, row in zip(vectors.feature_names_, _in_steps(model), strict=True) if _tells(row)}
    # the cues of an irregularity vote together: only their vote has a weight
    rarity = {feature: value for feature, value in rarity.items() if feature in telling or feature[0] == "="}
    vectors, model = _fit(_samples(counts, rarity, learned))
    features = [*vectors.feature_names_, *sorted(rarity.keys() - vectors.vocabulary_.keys())]
    np.savez_compressed(
        target,
        classes=_text(model.classes_),
        features=_text(features),
        rarity=np.array([rarity.get(feature, 0.0) for feature in features], dtype=np.float32),
        said=_text(said),
        said_rarity=np.array(list(said.values()), dtype=np.float32),
        rows=_in_steps(model),
        step=np.array(_step(model)),
        bias=model.intercept_,
        sure=np.array(sure),
    )


def _samples(counts: Sequence[Counts], rarity: Mapping[str, float], rows: Sequence[Labelled]) -> list[_Sample]:
    number, vote = numbered(rarity)
    values, names = rarities(list(rarity.values()), number), list(number)
    samples: list[_Sample] = []
    for one, row in zip(counts, rows, strict=True):
        known = {block: {number[f]: n for f, n in found.items() if f in number} for block, found in one.items()}
        features, weights = weighed(known, values, vote)
        told = {names[at]: value for at, value in zip(features.tolist(), weights.tolist(), strict=True)}
        samples.append(_Sample(told, row.irregularity, row.weight))
    return samples


def _step(model: LinearSVC) -> float:
    return float(np.abs(model.coef_).max()) / _STEPS


def _in_steps(model: LinearSVC) -> NDArray[np.int8]:
    """The weights, features by classes, in steps."""
    return np.asarray(np.round(model.coef_.T / _step(model)), dtype=np.int8)


def _tells(row: NDArray[np.int8]) -> bool:
    return bool(np.abs(row).max() > _LEAST_STEPS)

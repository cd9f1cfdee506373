"""The learned weights: which irregularity a message is about, and who did it.

They are trained by `python -m nlu.training` from the labelled messages in `nlu/training/` and shipped as plain numbers, so
running the assistant needs no learning library.
"""

from __future__ import annotations

import json
import math
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import numpy as np
from numpy.typing import NDArray

_FURTHEST = 500.0
"""Log-odds beyond which nothing gets less likely: the exponential has an end."""
NONE = "none"
"""The class of messages that tell no irregularity."""


@dataclass(frozen=True, slots=True)
class Irregularities:
    """A linear model with one row of weights a feature.

    Attributes:
        classes: Irregularity codes and `NONE`.
        number: Feature -> its number; those that have a row of weights come first.
        rarity: How telling each feature is by itself, by number.
        said: Word that directors say -> how seldom they do.
        rows: The weights, features by classes, in steps of `step`.
        step: What one unit of `rows` is worth.
        bias: One number a class.
        sure_slope: How the lead of the best class turns into a probability (a logistic curve with `sure_start`).
        sure_start: See `sure_slope`.
    """

    classes: Sequence[str]
    number: Mapping[str, int]
    rarity: Sequence[float]
    said: Mapping[str, float]
    rows: NDArray[np.int8]
    step: float
    bias: NDArray[np.float64]
    sure_slope: float
    sure_start: float

    def rarity_of(self, word: str) -> float:
        """How seldom directors say a word; infinite for one that they never said."""
        return self.said.get(word, math.inf)

    def ranked(self, values: Mapping[str, float], most: int) -> list[tuple[str, float]]:
        """The `most` likeliest classes, most likely first, with how likely each is."""
        known = [(number, value) for f, value in values.items() if (number := self.number.get(f)) is not None]
        scores = self.bias.copy()
        if known:
            numbers, weights = zip(*known, strict=True)
            scores += np.asarray(weights) @ self.rows[list(numbers)] * self.step
        order = np.argsort(-scores)[: most + 1]
        top = [float(scores[i]) for i in order]
        sure = 1 / (1 + math.exp(-(self.sure_slope * (top[0] - top[1]) + self.sure_start)))
        shares = [math.exp(4 * (score - top[1])) for score in top[1:]]
        rest = (1 - sure) / sum(shares)
        chances = [sure, *(rest * share for share in shares)]
        return [(self.classes[int(i)], chance) for i, chance in zip(order, chances, strict=True)][:most]


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """Feature -> weight that something is so, and a constant."""

    weights: Mapping[str, float]
    bias: float

    def chance(self, features: Iterable[str]) -> float:
        """How likely it is so with these features, each counted once."""
        # exactly, so that the order of a set, which differs from start to start, never decides between two players
        score = math.fsum([self.bias, *(self.weights.get(feature, 0.0) for feature in set(features))])
        return 1 / (1 + math.exp(min(-score, _FURTHEST)))


@cache
def irregularities() -> Irregularities:
    """The shipped model of irregularities."""
    with as_file(files("nlu").joinpath("irregularities.npz")) as path, np.load(path) as data:
        return Irregularities(
            _lines(data["classes"]),
            {feature: number for number, feature in enumerate(_lines(data["features"]))},
            array("f", data["rarity"]),
            dict(zip(_lines(data["said"]), data["said_rarity"].tolist(), strict=True)),
            data["rows"],
            float(data["step"]),
            data["bias"],
            float(data["sure"][0]),
            float(data["sure"][1]),
        )


def _lines(text: NDArray[np.uint8]) -> list[str]:
    return text.tobytes().decode().split("\n")


@cache
def yes_or_no(name: str) -> YesOrNo:
    """The shipped model of this name: `offender`, `pauses` or `asides`."""
    data = json.loads(files("nlu").joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return YesOrNo(data["weights"], data["bias"])

"""The learned weights: which irregularity a message is about, and who did it.

They are trained by `python -m nlu.training` from the labelled messages in `nlu/training/` and shipped as plain numbers, so
running the assistant needs no learning library.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Places = NDArray[np.intp]
"""Numbers of features, in any order."""
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
        vote: As which feature each one counts, by number: a cue as the vote of its irregularity, others as themselves.
        said: Word that directors say -> how seldom they do.
        rows: The weights, features by classes, in steps of `step`.
        step: What one unit of `rows` is worth.
        bias: One number a class.
        sure_slope: How the lead of the best class turns into a probability (a logistic curve with `sure_start`).
        sure_start: See `sure_slope`.
    """

    classes: Sequence[str]
    number: Mapping[str, int]
    rarity: Numbers
    vote: Places
    said: Mapping[str, float]
    rows: NDArray[np.int8]
    step: float
    bias: NDArray[np.float64]
    sure_slope: float
    sure_start: float

    def rarity_of(self, word: str) -> float:
        """How seldom directors say a word; infinite for one that they never said."""
        return self.said.get(word, math.inf)

    def ranked(self, features: Places, values: Numbers, most: int) -> list[tuple[str, float]]:
        """The `most` likeliest classes, most likely first, with how likely each is."""
        weighty = features < len(self.rows)
        scores = self.bias + values[weighty] @ self.rows[features[weighty]] * self.step
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
        number, vote = numbered(_lines(data["features"]))
        return Irregularities(
            _lines(data["classes"]),
            number,
            rarities(data["rarity"], number),
            vote,
            dict(zip(_lines(data["said"]), data["said_rarity"].tolist(), strict=True)),
            data["rows"],
            float(data["step"]),
            data["bias"],
            float(data["sure"][0]),
            float(data["sure"][1]),
        )


def numbered(features: Iterable[str]) -> tuple[dict[str, int], Places]:
    """Features with their numbers, the votes of cues after them where they are none of these; and as which each counts."""
    number = {feature: at for at, feature in enumerate(features)}
    votes = {feature: feature.split(": ", 1)[0] for feature in number if feature[0] == "=" and ": " in feature}
    for vote in votes.values():
        number.setdefault(vote, len(number))
    return number, np.array([number[votes.get(feature, feature)] for feature in number], dtype=np.intp)


def rarities(known: Sequence[float] | NDArray[np.float32], number: Mapping[str, int]) -> Numbers:
    """The rarity of each feature by number; votes have none."""
    return np.concatenate([np.asarray(known, dtype=np.float64), np.zeros(len(number) - len(known))])


def _lines(text: NDArray[np.uint8]) -> list[str]:
    return text.tobytes().decode().split("\n")


@cache
def yes_or_no(name: str) -> YesOrNo:
    """The shipped model of this name: `offender`, `pauses` or `asides`."""
    data = json.loads(files("nlu").joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return YesOrNo(data["weights"], data["bias"])

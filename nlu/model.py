"""The learned weights: which irregularity a message is about, and who did it. Plain numbers in `weights.json`, trained by
`python -m nlu.training` from the labelled messages beside it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Weights:
    """Two linear models.

    Attributes:
        classes: Irregularity codes, with `none` for a message that tells no irregularity.
        bias: One number a class.
        words: Feature -> {class number: weight}.
        rarity: Cue -> how telling it is; cues of a class add up to its vote.
        votes: Voting class -> {class number: weight}.
        offender: Feature -> weight that a named player is the offender.
        offender_bias: Its constant.
    """

    classes: Sequence[str]
    bias: Sequence[float]
    words: Mapping[str, Mapping[int, float]]
    rarity: Mapping[str, float]
    votes: Mapping[str, Mapping[int, float]]
    offender: Mapping[str, float]
    offender_bias: float

    def irregularities(self, features: Iterable[str]) -> list[tuple[str, float]]:
        """Every class with its probability, most likely first."""
        scores = list(self.bias)
        votes: dict[str, float] = {}
        for feature in features:
            rarity = self.rarity.get(feature)
            if rarity is not None:
                label = feature[1:].split(": ", 1)[0]
                votes[label] = votes.get(label, 0.0) + rarity
            for number, weight in self.words.get(feature, {}).items():
                scores[number] += weight
        for label, vote in votes.items():
            for number, weight in self.votes.get(label, {}).items():
                scores[number] += weight * vote
        top = max(scores)
        raised = [math.exp(score - top) for score in scores]
        total = sum(raised)
        return sorted(((code, value / total) for code, value in zip(self.classes, raised, strict=True)), key=lambda pair: -pair[1])

    def offender_chance(self, features: Iterable[str]) -> float:
        """How likely a named player with these features is the offender."""
        score = self.offender_bias + sum(self.offender.get(feature, 0.0) for feature in features)
        return 1 / (1 + math.exp(-score))


@cache
def weights() -> Weights:
    """The shipped weights."""
    data = json.loads(files("nlu").joinpath("weights.json").read_text(encoding="utf-8"))

    def by_class(rows: Mapping[str, Mapping[str, float]]) -> dict[str, dict[int, float]]:
        return {feature: {int(number): weight for number, weight in row.items()} for feature, row in rows.items()}

    return Weights(
        data["classes"], data["bias"], by_class(data["words"]), data["rarity"], by_class(data["votes"]), data["offender"], data["offender_bias"]
    )

"""Train `nlu/weights.json` from the labelled messages beside this module and the case files given as arguments.

Needs scikit-learn (dependency group `dev`); the result is plain numbers, so running the assistant doesn't.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from nlu.features import features_of
from nlu.offender import candidates, offender_features
from nlu.reading import IN_PLAY, Message, read

_HERE = Path(__file__).parent
_WORD, _SPELLING, _VOTE, _NAME = 0.5, 0.15, 1 / 3, 1.5
_LEAST = 0.02
"""Smaller weights are left out of the file."""


@dataclass(frozen=True, slots=True)
class Labelled:
    """A message with its irregularity (or `none`) and the seat of the offender where the message names it."""

    text: str
    irregularity: str
    offender: str | None
    knows_offender: bool


def labelled(case_files: Sequence[Path]) -> Iterator[Labelled]:
    """All training messages: the files beside this module, then single-message cases."""
    for path in sorted(_HERE.glob("*.jsonl")):
        code = "none" if path.stem.startswith("none") else path.stem
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            told = row.get("irregularity", code)
            yield Labelled(row["text"], told, row.get("offender"), told != "none")
    for path in case_files:
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            expect = case["expect"]
            codes = expect.get("irregularity") or "none"
            kinds = expect.get("kind") or "ruling"
            if len(case["turns"]) > 1 or (codes == "none" and "choose" in kinds):
                continue
            code = codes if isinstance(codes, str) else codes[0]
            offender = expect.get("facts", {}).get("offender")
            yield Labelled(case["turns"][0], code, offender, offender is not None)


def _scale(feature: str) -> float:
    """How much a feature counts before anything is learned: a name of the irregularity most, bits of words least."""
    return _NAME if feature[0] == "!" or feature.startswith("shape:") else _SPELLING if feature[0] in "#^" else _WORD


def _train_irregularities(rows: Sequence[tuple[Labelled, Message, list[str]]]) -> dict[str, object]:
    frequency = Counter(feature for _, _, features in rows for feature in features)
    rarity = {f: round(math.log(1 + len(rows) / (1 + n)), 3) for f, n in frequency.items() if f.startswith("=") and ": " in f}
    kept = {f for f, n in frequency.items() if n > 1}

    def vector(features: Sequence[str]) -> dict[str, float]:
        found: dict[str, float] = defaultdict(float)
        for feature in features:
            if feature in rarity:
                found[f"vote {feature[1:].split(': ', 1)[0]}"] += rarity[feature] * _VOTE
            elif feature in kept:
                found[feature] = _scale(feature)
        return found

    vectors = DictVectorizer()
    matrix = vectors.fit_transform([vector(features) for _, _, features in rows])
    model = LogisticRegression(C=3, max_iter=3000).fit(matrix, [row.irregularity for row, _, _ in rows])
    words: dict[str, dict[str, float]] = {}
    votes: dict[str, dict[str, float]] = {}
    for column, name in enumerate(vectors.feature_names_):
        scale = _VOTE if name.startswith("vote ") else _scale(name)
        row = {str(i): round(float(w) * scale, 3) for i, w in enumerate(model.coef_[:, column]) if abs(w * scale) > _LEAST}
        if row:
            (votes if name.startswith("vote ") else words)[name.removeprefix("vote ")] = row
    return {
        "classes": list(model.classes_),
        "bias": [round(float(b), 3) for b in model.intercept_],
        "words": words,
        "rarity": rarity,
        "votes": votes,
    }


def _train_offender(rows: Sequence[tuple[Labelled, Message, list[str]]]) -> dict[str, object]:
    samples: list[dict[str, float]] = []
    answers: list[bool] = []
    for row, message, _ in rows:
        if not row.knows_offender or row.offender is None:
            continue
        players = message.players(in_play=row.irregularity in IN_PLAY)
        named = candidates(message.skeleton, players)
        for seat, numbers in named.items():
            found = offender_features(message.skeleton, players, seat, numbers, row.irregularity, len(named))
            samples.append(dict.fromkeys(found, 1.0))
            answers.append(seat == row.offender)
    vectors = DictVectorizer()
    model = LogisticRegression(C=0.5, max_iter=3000).fit(vectors.fit_transform(samples), answers)
    kept = {n: round(float(w), 3) for n, w in zip(vectors.feature_names_, model.coef_[0], strict=True) if abs(w) > _LEAST}
    return {"offender": kept, "offender_bias": round(float(model.intercept_[0]), 3)}


def main(arguments: Sequence[str]) -> None:
    """Train and write the weights."""
    rows = []
    for row in labelled([Path(argument) for argument in arguments]):
        message = read(row.text)
        rows.append((row, message, features_of(message.clauses, message.signals)))
    data = {**_train_irregularities(rows), **_train_offender(rows)}
    target = _HERE.parent / "weights.json"
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, sort_keys=True)}" for key, value in data.items()]
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(rows)} messages, {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Train the models of `nlu/model.py` from the labelled messages beside this module and the case files given as arguments.

Needs scikit-learn (dependency group `train`); the results are plain numbers, so running the assistant doesn't.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.svm import LinearSVC

from nlu.features import MADE, RUNS, base_weight, counts_of, weighed
from nlu.offender import candidates, offender_features
from nlu.reading import IN_PLAY, Message, read
from nlu.training.asides import train_asides
from nlu.training.dictionary_words import write_dictionary_words
from nlu.training.pauses import train_pauses
from nlu.training.yes_or_no import narrow, write_yes_or_no
from nlu.words.dutch import WORDS
from nlu.words.noise import KINDS, with_noise
from rules.vocabulary import Seat

_HERE = Path(__file__).parent
_FOLDS = 3
_BADLY_TYPED = 3
"""One in so many messages is trained on once more with noise."""
_RAMBLING = 3
"""One in so many is trained on once more among sentences that have nothing to do with it."""
_LEAST_OFTEN = {MADE: 3, RUNS: 5}
"""How many messages must hold a feature of a block; bits of spelling need more."""
_LEAST_SPELLING = 10
_LEAST_OF_OFFENDER = 2
_LEAST_WEIGHT = 0.2
"""Weight below which a feature says next to nothing of who did it, and only takes memory."""

Counts = Mapping[str, Mapping[str, int]]


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
            may_be_one = codes == "none" and any(kind in kinds for kind in ("choose", "ruling"))
            if len(case["turns"]) > 1 or may_be_one:
                continue
            code = codes if isinstance(codes, str) else codes[0]
            offender = expect.get("facts", {}).get("offender")
            yield Labelled(case["turns"][0], code, offender, offender is not None)


def _badly_typed(rows: Sequence[Labelled]) -> Iterator[Labelled]:
    """Some of the messages once more, as hurried thumbs or speech recognition would write them."""
    kinds = list(KINDS)
    for number, row in enumerate(rows[::_BADLY_TYPED]):
        yield replace(row, text=with_noise(kinds[number % len(kinds)], row.text))


def _rambling(rows: Sequence[Labelled]) -> Iterator[Labelled]:
    """Some of the messages once more, between what directors say besides."""
    chatter = [
        line for name in ("chatter.txt", "asides.txt") for line in (_HERE / name).read_text("utf-8").splitlines()
    ]
    chance = Random(1)  # noqa: S311 - the same ones each time
    for row in rows[::_RAMBLING]:
        said = [". ".join(chance.sample(chatter, chance.randint(1, 3))) for _ in range(2)]
        before, after = chance.choice([(said[0], ""), ("", said[1]), said])
        parts = (before, row.text.rstrip(". "), after)
        yield replace(row, text=chance.choice([". ", ", ", " "]).join(part for part in parts if part))


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


def _fit(samples: Sequence[Mapping[str, float]], answers: Sequence[str]) -> tuple[DictVectorizer, LinearSVC]:
    vectors = DictVectorizer()
    return vectors, LinearSVC(C=0.5, random_state=0).fit(narrow(vectors.fit_transform(samples)), answers)


def _sureness(
    samples: Sequence[Mapping[str, float]], answers: Sequence[str], trusted: Sequence[bool]
) -> tuple[float, float]:
    """How the lead of the best class turns into a probability: fitted on messages that weren't trained on.

    Only `trusted` messages count: cases written like a director's messages, where those made to confuse would mislead.
    """
    order = np.random.default_rng(1).permutation(len(samples))
    leads: list[float] = []
    right: list[bool] = []
    for fold in range(_FOLDS):
        held = set(order[fold::_FOLDS].tolist())
        vectors, model = _fit(
            [s for i, s in enumerate(samples) if i not in held], [a for i, a in enumerate(answers) if i not in held]
        )
        tested = [i for i in sorted(held) if trusted[i]]
        scores = model.decision_function(narrow(vectors.transform([samples[i] for i in tested])))
        best = np.sort(scores, axis=1)
        leads.extend((best[:, -1] - best[:, -2]).tolist())
        right.extend(model.classes_[row.argmax()] == answers[i] for row, i in zip(scores, tested, strict=True))
    curve = LogisticRegression(C=100).fit(np.array(leads)[:, None], right)
    print(f"held out: {np.mean(right):.1%} right of {len(right)}")
    return float(curve.coef_[0, 0]), float(curve.intercept_[0])


def _said(counts: Sequence[Counts]) -> dict[str, float]:
    """How seldom each word is said."""
    often = Counter(run[1:] for one in counts for run in one[RUNS] if " " not in run)
    return {word: math.log((1 + len(counts)) / (1 + n)) + 1 for word, n in often.items() if n >= _LEAST_OFTEN[RUNS]}


def _text(lines: Iterable[str]) -> NDArray[np.uint8]:
    return np.frombuffer("\n".join(lines).encode(), dtype=np.uint8)


def _train_irregularities(
    rows: Sequence[tuple[Labelled, Message]], spoilt: Sequence[tuple[Labelled, Message]], own: int
) -> None:
    """Train on `rows`, the first `own` of them the labelled messages, and on the `spoilt` ones, which teach no words."""
    counts = [counts_of(message) for _, message in rows]
    said = _said(counts)
    trusted = [own <= i < len(rows) for i in range(len(rows) + len(spoilt))]
    counts += [counts_of(message) for _, message in spoilt]
    rows = [*rows, *spoilt]
    rarity = _rarity(counts)
    number = {feature: n for n, feature in enumerate(rarity)}
    samples = [weighed(one, number, list(rarity.values())) for one in counts]
    answers = [row.irregularity for row, _ in rows]
    sure = _sureness(samples, answers, trusted)
    vectors, model = _fit(samples, answers)
    weights = model.coef_.T
    step = float(np.abs(weights).max()) / 127
    features = [*vectors.feature_names_, *sorted(rarity.keys() - vectors.vocabulary_.keys())]
    np.savez_compressed(
        _HERE.parent / "irregularities.npz",
        classes=_text(model.classes_),
        features=_text(features),
        rarity=np.array([rarity.get(feature, 0.0) for feature in features], dtype=np.float32),
        said=_text(said),
        said_rarity=np.array(list(said.values()), dtype=np.float32),
        rows=np.round(weights / step).astype(np.int8),
        step=np.array(step),
        bias=model.intercept_,
        sure=np.array(sure),
    )


def _train_offender(rows: Sequence[tuple[Labelled, Message]]) -> None:
    shown: list[Collection[str]] = []
    answers: list[bool] = []
    for row, message in rows:
        if not row.knows_offender or row.offender is None:
            continue
        players = message.players(in_play=row.irregularity in IN_PLAY)
        named = candidates(message.skeleton, players)
        for who in named:
            if isinstance(who, Seat):  # labels name seats, so that they say nothing of who is only named by his role
                shown.append(set(offender_features(message.skeleton, players, who, named, row.irregularity)))
                answers.append(who == row.offender)
    write_yes_or_no(
        _HERE.parent / "offender.json",
        LogisticRegression(C=4, max_iter=1000),
        shown,
        answers,
        least_often=_LEAST_OF_OFFENDER,
        least_weight=_LEAST_WEIGHT,
    )


def main(arguments: Sequence[str]) -> None:
    """Train and write all models."""
    files = [Path(argument) for argument in arguments]
    own = sum(1 for _ in labelled([]))
    rows = [(row, read(row.text)) for row in labelled(files)]
    again = [row for row, _ in rows[:own]]
    spoilt = [(row, read(row.text)) for row in (*_badly_typed(again), *_rambling(again))]
    _train_irregularities(rows, spoilt, own)
    _train_offender(rows)
    texts = [row.text for row, _ in rows]
    train_pauses(texts, _HERE.parent / "pauses.json")
    train_asides(texts, _HERE.parent / "asides.json")
    write_dictionary_words(texts, _HERE.parent / "words" / WORDS)
    print(f"{len(rows)} messages")


if __name__ == "__main__":
    main(sys.argv[1:])

"""How fast a message is read and ruled on, against bare tools in the same run: `python -m tests.bench.nlu_speed`.

Processor time of this thread, on texts that this process sees for the first time. Needs the group `train` as well, for
the row that compares with a support vector machine. Only the ratios mean anything: the machine may be busy.
"""

from __future__ import annotations

import json
import math
import os
import re
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import spacy
from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.conversation import reply
from bot.reply import Turn
from nlu import understand
from rules.decide import decide

Result = TypeVar("Result")

_TESTS = Path(__file__).parents[1]
_WARM = 60
"""Messages that are read before anything is measured."""
_STARTS = 5
_REPEATS = 200


def _messages() -> list[str]:
    files = ("play_a", "rest_a", "play_b", "play_c")
    lines = [
        line for name in files for line in (_TESTS / f"corpus/{name}.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    texts = sorted({json.loads(line)["turns"][0] for line in lines})
    Random(1).shuffle(texts)
    return texts


def _others() -> list[str]:
    lines = (_TESTS / "corpus/not_bridge.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["turns"][0] for line in lines]


def _timed(run: Callable[[str], Result], texts: Sequence[str]) -> list[tuple[float, Result]]:
    """Milliseconds for each text, with what came of it; the first texts only warm up."""
    found = []
    for text in texts:
        begun = time.thread_time()
        result = run(text)
        found.append((1000 * (time.thread_time() - begun), result))
    return found[_WARM:]


def _median(run: Callable[[str], object], texts: Sequence[str]) -> float:
    return statistics.median(taken for taken, _ in _timed(run, texts))


def _missed_and_read(texts: Sequence[str]) -> tuple[float, float]:
    """Milliseconds for a message that isn't understood and for one that is, at the median."""
    taken = _timed(understand, texts)
    missed = [time for time, found in taken if found.act == "nothing" or not found.candidates]
    return statistics.median(missed), statistics.median(time for time, found in taken if found.sure)


def _grams(text: str) -> Counter[str]:
    """Runs of two to five letters within words, as scikit-learn's `char_wb` takes them."""
    padded = [f" {word} " for word in text.lower().split()]
    return Counter(word[i : i + n] for word in padded for n in range(2, 6) for i in range(max(len(word) - n + 1, 1)))


class Machine:
    """A linear support vector machine over runs of letters, in plain Python, with a tagger that mends misspellings."""

    def __init__(self, texts: Sequence[str], answers: Sequence[str], slots: Iterable[str]) -> None:
        from sklearn.feature_extraction import DictVectorizer
        from sklearn.svm import LinearSVC

        counts = [_grams(text) for text in texts]
        often = Counter(gram for one in counts for gram in one)
        self._rarity = {gram: math.log((1 + len(texts)) / (1 + n)) + 1 for gram, n in often.items()}
        vectors = DictVectorizer()
        matrix = vectors.fit_transform([self._weighed(one) for one in counts])
        matrix.indices, matrix.indptr = matrix.indices.astype("int32"), matrix.indptr.astype("int32")
        model = LinearSVC(C=1, random_state=0).fit(matrix, answers)
        self._classes = [str(name) for name in model.classes_]
        self._bias = [float(bias) for bias in model.intercept_]
        columns = model.coef_.T.tolist()
        self._weights = dict(zip(vectors.feature_names_, columns, strict=True))
        self._slots = {surface.lower() for surface in slots if surface.isalpha()}
        self._names = [surface for surface in self._slots if len(surface) > 3]

    def _weighed(self, counts: Counter[str]) -> dict[str, float]:
        values = {gram: (1 + math.log(n)) * self._rarity[gram] for gram, n in counts.items() if gram in self._rarity}
        length = math.sqrt(sum(value * value for value in values.values())) or 1.0
        return {gram: value / length for gram, value in values.items()}

    def __call__(self, text: str) -> tuple[str, list[str]]:
        scores = list(self._bias)
        for gram, value in self._weighed(_grams(text)).items():
            for number, weight in enumerate(self._weights.get(gram, ())):
                scores[number] += weight * value
        words = re.findall(r"\w+", text.lower())
        return self._classes[max(range(len(scores)), key=scores.__getitem__)], [self._tag(word) for word in words]

    def _tag(self, word: str) -> str:
        if word in self._slots or len(word) < 4:
            return word
        found = process.extractOne(word, self._names, scorer=OSA.normalized_similarity, score_cutoff=0.8)
        return found[0] if found else ""


def _machine() -> Machine | None:
    rows = [json.loads(line) for line in (_TESTS / "nlu/baseline_utterances.jsonl").read_text("utf-8").splitlines()]
    train = [row for row in rows if row["split"] == "train"]
    try:
        return Machine(
            [row["text"] for row in train],
            [row["intent"] for row in train],
            (slot["surface"] for row in train for slot in row["slots"]),
        )
    except ImportError:
        return None


def _bare(facts: dict[str, Any]) -> list[tuple[str, tuple[str, ...]]]:
    """The same ruling on a card that was shown as a bare chain of conditions."""
    if facts.get("phase") == "auction":
        return [("wait_for_the_end_of_the_auction", ("24",))]
    if facts.get("offender_role") == "declarer" or facts.get("offender") == facts.get("declarer"):
        return [("no_penalty_card", ("48A",)), ("card_returned_to_hand", ("48A",))]
    if not facts.get("partner_could_see"):
        return [("no_penalty_card", ("49",)), ("card_returned_to_hand", ("49",))]
    cards = facts.get("cards") or []
    steps: list[tuple[str, tuple[str, ...]]] = []
    if len(cards) > 1 or facts.get("penalty_cards"):
        steps.append(("all_penalty_cards_major", ("50B",)))
    elif facts.get("deliberate") or any(card[1] in "TJQKA" for card in cards):
        steps.append(("major_penalty_card", ("50B", "49")))
    else:
        return [("minor_penalty_card", ("50B",)), ("card_stays_face_up", ("50A",)), ("partner_free", ("50C",))]
    steps.append(("card_stays_face_up", ("50A",)))
    steps.append(("must_play_at_first_opportunity", ("50D1a", "50D1b")))
    steps.append(("declarer_chooses_first", ("50D2", "50D2a", "50D2b")))
    steps.append(("authorised_for_all", ("50E1", "50E3")))
    steps.append(("adjusted_score_if_damaged", ("50E4", "12B1")))
    steps.append(("check_awareness_of_damage", ("72C",)))
    return steps


def _laws() -> tuple[float, float]:
    """Microseconds for a decision, and for the bare chain."""
    facts = {
        "phase": "play", "offender": "E", "declarer": "S", "offender_role": "defender", "partner_could_see": True,
        "deliberate": False, "cards": ["SK"], "penalty_cards": [],
    }  # fmt: skip
    timed = []
    for run in (lambda: decide("exposed_card", facts), lambda: _bare(facts)):
        run()
        begun = time.thread_time()
        for _ in range(_REPEATS):
            run()
        timed.append(1e6 * (time.thread_time() - begun) / _REPEATS)
    return timed[0], timed[1]


def _process(code: str) -> tuple[float, float]:
    """Seconds of processor time from the start of a process to its end, and the memory it holds then in MB; medians."""
    # not its greatest use: a child process begins with its parent's
    tail = "; import psutil, resource as r; u = r.getrusage(r.RUSAGE_SELF)"
    tail += "; print(u.ru_utime + u.ru_stime, psutil.Process().memory_info().rss / 2**20)"
    found = []
    # the first start only compiles the modules, as it does on any machine where that isn't forbidden
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(1 + _STARTS):
        said = subprocess.run(
            [sys.executable, "-c", code + tail], capture_output=True, text=True, check=True, env=environment
        ).stdout
        found.append(tuple(map(float, said.split())))
    del found[0]
    return statistics.median(s for s, _ in found), statistics.median(m for _, m in found)


def _row(what: str, value: str, ratio: float, goal: str) -> None:
    print(f"{what:<58}{value:>12}   {ratio:6.2f} x   (goal {goal})")


def main() -> None:
    """Measure everything and print it."""
    messages, others = _messages(), _others()
    half = len(messages) // 2
    texts, fresh = messages[:half], messages[half:]
    tokenizer = spacy.blank("nl").tokenizer
    bare = _median(tokenizer, texts)
    print(f"spaCy's tokenizer: {bare:.3f} ms a message, {len(texts)} messages")
    whole = _median(lambda text: reply([Turn(text=text)]), texts)
    _row("understanding and ruling, against the tokenizer", f"{whole:.3f} ms", whole / bare, "10")
    machine = _machine()
    if machine is None:
        print("scikit-learn isn't installed: no comparison with a support vector machine")
    else:
        other = _median(machine, texts)
        _row("the same, against a machine and tagger in plain Python", f"{other:.3f} ms", whole / other, "1")
    missed, read = _missed_and_read([text for pair in zip(fresh, others, strict=False) for text in pair])
    _row("a message that isn't understood, against one that is", f"{missed:.3f} ms", missed / read, "2")
    decided, chain = _laws()
    _row("a decision, against a bare chain of conditions", f"{decided:.1f} us", decided / chain, "20")
    empty, floor = _process("import spacy; spacy.blank('nl')")
    ready, peak = _process(
        "from bot.conversation import reply; from bot.reply import Turn; reply([Turn(text='west verzaakte')])"
    )
    _row("start to the first ruling, against a blank spaCy", f"{ready:.2f} s", ready / empty, "1.3")
    print(f"{'memory above that of a blank spaCy':<58}{peak - floor:9.0f} MB   (goal 60)")


if __name__ == "__main__":
    main()

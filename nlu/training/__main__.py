"""Train the models of `nlu/model.py` from the labelled messages beside this module and the case files given as arguments.

Needs scikit-learn (dependency group `train`); the results are plain numbers, so running the assistant doesn't.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from nlu.reading import read
from nlu.training.asides import train_asides
from nlu.training.dictionary_words import write_dictionary_words
from nlu.training.irregularities import train_irregularities
from nlu.training.labelled import accompanied, badly_typed, labelled, rambling
from nlu.training.offender import train_offender
from nlu.training.pauses import train_pauses
from nlu.words.dutch import WORDS

_NLU = Path(__file__).parents[1]


def main(arguments: Sequence[str]) -> None:
    """Train and write all models."""
    files = [Path(argument) for argument in arguments]
    own = sum(1 for _ in labelled([]))
    rows = [(row, read(row.text)) for row in labelled(files)]
    again = [row for row, _ in rows[:own]]
    beside = [(row, read(row.text)) for row in accompanied(again)]
    spoilt = [(row, read(row.text)) for row in (*badly_typed(again), *rambling(again))]
    train_irregularities(rows, spoilt + beside, _NLU / "irregularities.npz")
    train_offender(rows + beside, _NLU / "offender.json")
    texts = [row.text for row, _ in rows]
    train_pauses(texts, _NLU / "pauses.json")
    train_asides(texts, _NLU / "asides.json")
    write_dictionary_words(texts, _NLU / "words" / WORDS)
    print(f"{len(rows)} messages")


if __name__ == "__main__":
    main(sys.argv[1:])

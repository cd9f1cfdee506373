"""Train the estimate of who did it (`nlu/offender/features.py`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from sklearn.linear_model import LogisticRegression

from nlu.offender.features import candidates, offender_features
from nlu.reading import IN_PLAY, Message
from nlu.training.labelled import Labelled
from nlu.training.yes_or_no import write_yes_or_no
from rules.vocabulary import Seat

_LEAST_OFTEN = 2
_LEAST_WEIGHT = 0.2


def train_offender(rows: Sequence[tuple[Labelled, Message]], target: Path) -> None:
    """Write the weights learned from labelled messages to `target`."""
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
        target,
        LogisticRegression(C=4, max_iter=1000),
        shown,
        answers,
        least_often=_LEAST_OFTEN,
        least_weight=_LEAST_WEIGHT,
    )

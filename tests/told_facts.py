"""What a message tells by itself, for tests of how it is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot import batch
from nlu.irregularity.choosing import candidates_of
from nlu.reading import read
from nlu.understand import read_facts
from nlu.understanding import Context


def facts(text: str, irregularity: str) -> dict[str, object]:
    """The value of each fact of a message that is known to be about `irregularity`."""
    return {name: evidence.value for name, evidence in read_facts(text, irregularity, Context()).items()}


def told(text: str, irregularity: str, names: Iterable[str]) -> dict[str, object]:
    """The values of the facts of these `names`, None where it doesn't tell one."""
    found = facts(text, irregularity)
    return {name: found.get(name) for name in names}


def likeliest(text: str) -> str:
    """The irregularity that it is most likely about."""
    return candidates_of(read(text), Context())[0].irregularity


def last_reply(*turns: str) -> dict[str, Any]:
    """The reply to the last of some messages, nothing that was asked being answered."""
    replies: list[dict[str, Any]] = batch.answer({"id": "told", "turns": list(turns)})["replies"]
    return replies[len(turns) - 1]

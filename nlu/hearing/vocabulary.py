"""The words that are listened for: what directors say in the training messages, with the members of each kind."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from nlu.words.number_words import TEENS, TENS, UNITS

NUMBER = "<number>"
NUMBERS: tuple[str, ...] = (
    *UNITS,
    *TEENS,
    *(word for ten in TENS for word in (ten, *(f"{unit}en{ten}" for unit in UNITS))),
)
"""The numbers from 1 to 99, in order."""

KINDS: Mapping[str, tuple[str, ...]] = {
    "<seat>": ("noord", "oost", "zuid", "west"),
    "<suit>": ("schoppen", "harten", "ruiten", "klaver"),
    "<rank>": ("aas", "heer", "vrouw", "boer", "tien", "negen", "acht", "zeven", "zes", "vijf", "vier", "drie", "twee"),
    "<level>": UNITS[:7],
    NUMBER: NUMBERS,
}
"""Words of one kind may stand in each other's place: hearing one for another gives a different fact."""

START, END = "^", "$"


def in_words(token: str) -> str:
    """A number in figures as it is said: "3" is "drie"; anything else as it is."""
    return NUMBERS[int(token) - 1] if token.isascii() and token.isdigit() and 1 <= int(token) <= len(NUMBERS) else token


@cache
def _counts() -> Mapping[str, Mapping[str, int]]:
    file = files(__package__).joinpath("phrases.json")
    data: Mapping[str, Mapping[str, int]] = json.loads(file.read_text(encoding="utf-8"))
    return data


@cache
def _after(first: str) -> Mapping[str, int]:
    found: Mapping[str, int] = _counts()["after"].get(first, {})  # type: ignore[assignment]
    return found


@cache
def _all_words() -> int:
    return sum(_counts()["words"].values())


@cache
def words() -> Mapping[str, tuple[tuple[str, float], ...]]:
    """Each word with what it may count as (its kinds or itself) and the log chance of the word within that."""
    found: dict[str, list[tuple[str, float]]] = {
        word: [(word, 0.0)] for word in _counts()["words"] if word not in KINDS and word != END
    }
    for kind, members in KINDS.items():
        for member in members:
            found.setdefault(member, []).append((kind, -math.log(len(members))))
    return {word: tuple(readings) for word, readings in found.items()}


@cache
def follows(first: str, second: str) -> float:
    """The log chance that `second` comes after `first`, each a word or a kind; a rare pair counts as its word alone."""
    after = _after(first)
    total, distinct = sum(after.values()), len(after)
    alone = (_counts()["words"].get(second, 0) + 0.1) / (_all_words() + 0.1 * len(_counts()["words"]))
    return math.log((after.get(second, 0) + (distinct + 1) * alone) / (total + distinct + 1))

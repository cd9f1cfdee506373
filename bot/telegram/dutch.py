"""What the bot says around the rulings, from `bot/texts/nl/telegram.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot import texts


def say(key: str, **words: object) -> str:
    """A text, filled in. The key is dotted: `taps.old`."""
    return str(_at(key)).format(**words)


def spoken(name: str, rest: object = "") -> str:
    """The words that a command stands for, with what came after it."""
    return str(table("spoken")[name]).format(rest)


def table(key: str) -> Mapping[str, Any]:
    """All texts under a key."""
    found: Mapping[str, Any] = _at(key)
    return found


def _at(key: str) -> Any:
    value: Any = texts.load("telegram")
    for part in key.split("."):
        value = value[part]
    return value

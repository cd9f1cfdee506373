"""What the log says of a ruling, in words."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot import texts
from bot.storage.rulings import Ruling
from bot.words import value_of


def time_of(ruling: Ruling, zone: ZoneInfo) -> datetime:
    """When it was given, on the clock on the wall."""
    return datetime.fromtimestamp(ruling.at, zone)


def title(ruling: Ruling) -> str:
    """What happened, in a few words."""
    return str(texts.load("irregularities").get(ruling.irregularity, {}).get("title", ruling.irregularity))


def facts(values: Mapping[str, Any]) -> str:
    """Facts with their values, in words."""
    return "; ".join(f"{_label(fact)}: {_value(fact, value)}" for fact, value in values.items())


def _label(fact: str) -> str:
    return str(texts.merged("facts").get(fact, {}).get("label", fact))


def _value(fact: str, value: Any) -> str:
    try:
        return value_of(fact, value)
    except (KeyError, TypeError, ValueError):  # a ruling of an older version, with values that no longer exist
        return str(value)

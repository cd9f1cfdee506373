"""The methods that the stand-in knows, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

METHODS: dict[str, Callable[[Any, dict, dict], Any]] = {}


def api(*names: str):
    def deco(fn):
        for n in names:
            METHODS[n.lower()] = fn
        return fn

    return deco

"""The Dutch that a director reads, kept in TOML beside this module; the tests see to it that no key is missing."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

Table = dict[str, Any]


@cache
def load(*path: str) -> Mapping[str, Any]:
    """The TOML file at `path` under `nl/`, such as `load("general")`."""
    file = files(__name__).joinpath("nl", *path[:-1], f"{path[-1]}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def merged(folder: str) -> Mapping[str, Any]:
    """All TOML files of a folder under `nl/` as one table. Raises ValueError when two files define one key."""
    table: Table = {}
    for file in sorted(files(__name__).joinpath("nl", folder).iterdir(), key=lambda entry: entry.name):
        for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if key in table:
                raise ValueError(f"{folder}: {key!r} stands in two files")
            table[key] = value
    return table


def sentence(file: str, key: str, **words: object) -> str:
    """A sentence from a file such as `general`, filled in. The key may be dotted: `unclear.hello`."""
    value: Any = load(file)
    for part in key.split("."):
        value = value[part]
    return str(value).format(**words)


def general(key: str, **words: object) -> str:
    """A sentence from `nl/general.toml`, filled in."""
    return sentence("general", key, **words)

"""The closed list of outcome codes, and where an answer puts each: `ruling`, `do`, `choice` or `later`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

OUTCOMES: dict[str, str] = tomllib.loads(files("rules").joinpath("outcomes.toml").read_text(encoding="utf-8"))

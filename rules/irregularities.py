"""Which law rules on which irregularity: each law module names the codes it answers for in `LAWS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rules.case import Case, Steps
from rules.laws import law50_penalty_cards

Law: TypeAlias = Callable[[Case], Steps]

_MODULES = (law50_penalty_cards,)

LAW_OF: dict[str, Law] = {code: law for module in _MODULES for code, law in module.LAWS.items()}

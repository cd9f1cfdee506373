"""Which law rules on which irregularity: a module of `rules.laws` names the codes it answers for in `LAWS`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeAlias

from rules import laws
from rules.case import Case, Steps

Law: TypeAlias = Callable[[Case], Steps]

_MODULES = [import_module(f"{laws.__name__}.{module.name}") for module in iter_modules(laws.__path__)]

LAW_OF: dict[str, Law] = {
    code: law
    for module in _MODULES
    for code, law in getattr(module, "LAWS", {}).items()  # a module without is called by others
}

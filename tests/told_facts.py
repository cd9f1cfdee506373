"""The facts that a message tells, for tests of how it is read."""

from __future__ import annotations

from nlu.understand import read_facts
from nlu.understanding import Context


def facts(text: str, irregularity: str) -> dict[str, object]:
    """The value of each fact of a message that is known to be about `irregularity`."""
    return {name: evidence.value for name, evidence in read_facts(text, irregularity, Context()).items()}

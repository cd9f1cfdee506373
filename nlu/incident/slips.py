"""A slip of the hand and a change of mind, which are told of alike."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.understanding import Evidence


def by_slip(irregularity: str, facts: Mapping[str, Evidence]) -> str:
    """A slip told of as a change is an unintended call, and the other way round."""
    slip = facts.get("slip")
    if slip is not None and irregularity in ("unintended_call", "change_of_call"):
        return "unintended_call" if slip.value is True else "change_of_call"
    return irregularity

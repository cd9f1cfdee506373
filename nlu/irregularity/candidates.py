"""The likeliest irregularities of a message, in order: when one is likely enough, and how another is put before it."""

from __future__ import annotations

from nlu.understanding import Candidate

SURE = 0.75
"""Probability from which the most likely irregularity is ruled on; below it the likeliest are offered."""
PROOF = 0.95
"""How likely an irregularity is that the message shows by itself."""
KEPT = 4


def put_first(irregularity: str, chance: float, found: list[Candidate]) -> list[Candidate]:
    """The same candidates with this one before them."""
    rest = [candidate for candidate in found if candidate.irregularity != irregularity]
    return [Candidate(irregularity, chance), *rest][:KEPT]

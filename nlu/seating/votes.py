"""A reading of who declares."""

from __future__ import annotations

from typing import TypeAlias

from rules.vocabulary import Seat

Vote: TypeAlias = tuple[int, Seat]
"""Where something stands that tells who declares, and who."""

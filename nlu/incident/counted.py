"""What the numbers of cards that are told one after the other show: whether a card is missing, or lay in another hand."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.understanding import Evidence

_FULL = 13
_OF_COUNTS = frozenset(["missing_card", "wrong_card_count"])


def by_counts(irregularity: str, facts: Mapping[str, Evidence]) -> str:
    """One hand short and another over is a wrong count (13); one short and the others full, a missing card (14)."""
    told = facts.get("card_counts")
    if irregularity not in _OF_COUNTS or told is None or not isinstance(told.value, Mapping):
        return irregularity
    numbers = [int(number) for number in told.value.values()]
    if max(numbers) > _FULL:
        return "wrong_card_count"
    return "missing_card" if len(numbers) == 4 and min(numbers) < _FULL else irregularity

"""Cards that are named without being told for sure: one of two, or fewer than are said to have come into sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention

_BETWEEN = frozenset(["of", "de", "misschien", "wellicht", "was", "het", ","])
_COUNTED = (
    r"(?:laat|liet|gooit|gooide|toont|toonde|verliest|verloor|vielen|lagen|liggen)(?: [^ .;,#]+){0,2} {rank} (?:kaarten|kaartjes|stuks)",
    r"{rank} (?:kaarten|kaartjes)(?: (?!(?:seat|card|over)#?)[^ .;,]+){0,4} (?:vallen|vielen|gevallen|open|zichtbaar|bloot|zien)",
)


def are_unsure(message: Message, cards: Sequence[Mention]) -> bool:
    """Whether it must be asked which of the `cards` were seen, or which others."""
    norms = message.words.norms
    one_of_two = any(
        "of" in norms[one.last : other.first] and _BETWEEN.issuperset(norms[one.last : other.first])
        for one, other in pairwise(cards)
    )
    return one_of_two or _counted(message) > len(cards)


def unnamed_while_bidding(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, as many unknown cards as came into sight before the play: two bar partner whichever they are (24C)."""
    phase = facts.get("phase")
    if "cards" not in facts and phase is not None and phase.value == "auction" and (count := _counted(message)):
        facts["cards"] = message.tells(["??"] * count)


def _counted(message: Message) -> int:
    """How many cards are said to have come into sight, 0 where it isn't said."""
    counts = (found[0].value for pattern in _COUNTED for found, _ in message.skeleton.find(pattern))
    return max((int(count) for count in counts if count in "23456"), default=0)

"""Cards that are named without being told for sure: one of two, or fewer than are said to have come into sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nlu.reading import Message
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
    counts = [found[0].value for pattern in _COUNTED for found, _ in message.skeleton.find(pattern)]
    return one_of_two or any(count in "23456" and int(count) > len(cards) for count in counts)

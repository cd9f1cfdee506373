"""Cards that are named anew because the first ones were wrong: "ruiten tien, nee wacht, ruiten negen"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nlu.words.mentions import Mention

_CORRECTS = frozenset("nee sorry correctie bedoel wacht pardon".split())
_IN_ONE_BREATH = frozenset("en , + & de het een ook".split())
_I_MEAN = ["bedoel", "ik"]
_NEAR = 6


def named_anew(norms: Sequence[str], cards: Sequence[Mention]) -> list[Mention]:
    """Each card once; of those that are corrected as many are left out as are named in their place."""
    kept: list[Mention] = []
    for place, card in enumerate(cards):
        between = norms[cards[place - 1].last : card.first] if place else []
        if kept and (_takes_back(between) or list(norms[card.last : card.last + 2]) == _I_MEAN):
            del kept[-min(_in_one_breath(norms, cards[place:]), _in_one_breath(norms, cards[:place][::-1])) :]
        elif (
            kept
            and "maar" in between[:2]
            and {"niet", "geen"} & set(norms[max(0, kept[-1].first - 2) : kept[-1].first])
        ):
            kept.pop()  # "niet schoppen 6 maar klaver 4"
        if all(card.value != other.value for other in kept):
            kept.append(card)
    return kept


def _in_one_breath(norms: Sequence[str], cards: Sequence[Mention]) -> int:
    """How many of the cards, from the first on, are named together: "de 4 en de boer"."""
    for number, (this, other) in enumerate(pairwise(cards), start=1):
        first, second = sorted((this, other), key=lambda card: card.first)
        if not _IN_ONE_BREATH.issuperset(norms[first.last : second.first]):
            return number
    return len(cards)


def _takes_back(between: Sequence[str]) -> bool:
    """Whether the words just before a card say that the one before it was a mistake."""
    near = list(between[-_NEAR:])
    sentence = near[len(near) - near[::-1].index(".") :] if "." in near[:-1] else near
    return bool(_CORRECTS & set(sentence))

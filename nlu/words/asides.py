"""What a director says besides: the coffee, the weather, who is ill. It is left out of what is read.

A part of a message in which nothing of the table is named is weighed by its words; those that directors never say of
what happened weigh most. The weights are learned from such asides and from what directors report
(`nlu/training/asides.py`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from nlu.model import irregularities, yes_or_no
from nlu.words.dutch import is_dutch
from nlu.words.mentions import Mention, Words

_SURE = 0.9
"""Chance from which a part is left out: of the parts of reports one in a thousand is, most of them asides after all."""
_ENDS = frozenset(".!?;")
_SIGNS = _ENDS | {","}
_OF_ANYTHING = frozenset(["me", "pronoun", "nobody", "everybody"])
_OF_TABLE = frozenset(["seat", "side", "card", "call", "trick"])
_ROLES = frozenset(["declarer", "dummy", "defender", "dealer"])
_MANY = 12


class Part(NamedTuple):
    """A part of a message between two signs: its tokens `[first, last)`, and whether something of the table is named."""

    first: int
    last: int
    named: bool


def without_asides(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words without the parts that have nothing to do with the table; all of them when nothing else names it.

    Whether a message in which no player, card or call is named is about bridge at all is seen from all its words.
    """
    return without_chatter(words, mentions) if names_of_table(mentions) else words


def names_of_table(mentions: Sequence[Mention]) -> bool:
    """Whether a player, card, call, trick or role is named."""
    return any(mention.kind in _OF_TABLE or mention.value in _ROLES for mention in mentions)


def without_chatter(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words without the parts that are asides; all of them when there is nothing else."""
    parts = list(parts_of(words.norms, mentions))
    asides = [
        part for part in parts if not part.named and yes_or_no("asides").chance(aside_features(words, part)) > _SURE
    ]
    if not asides or len(asides) == len(parts):
        return words
    out = {at for part in asides for at in range(*_with_sign(words.norms, part))}
    return words.without(out)


def aside_chance(words: Words, mentions: Sequence[Mention]) -> float:
    """How likely a sentence in which players are named is an aside, by its other words."""
    players = {
        at for mention in mentions if mention.kind in ("seat", "side") for at in range(mention.first, mention.last)
    }
    rest = words.without(players | {at for at, norm in enumerate(words.norms) if norm in _SIGNS})
    return (
        yes_or_no("asides").chance(aside_features(rest, Part(0, len(rest.norms), named=False))) if rest.norms else 0.0
    )


def _with_sign(norms: Sequence[str], part: Part) -> tuple[int, int]:
    """The tokens of a part and the sign that goes with it: the one after it, unless that ends more than the part."""
    ends_more = norms[part.last : part.last + 1] != [","] and norms[part.first - 1 : part.first] == [","]
    return (part.first - 1, part.last) if ends_more else (part.first, part.last + 1)


def parts_of(norms: Sequence[str], mentions: Sequence[Mention]) -> Iterator[Part]:
    """The parts of a message, in order."""
    named = {at for m in mentions if m.value not in _OF_ANYTHING for at in range(m.first, m.last)}
    signs = [-1, *(at for at, norm in enumerate(norms) if norm in _SIGNS), len(norms)]
    for before, after in pairwise(signs):
        if after > before + 1:
            yield Part(before + 1, after, not named.isdisjoint(range(before + 1, after)))


def aside_features(words: Words, part: Part) -> frozenset[str]:
    """What shows whether a part in which nothing is named is an aside."""
    norms = words.norms[part.first : part.last]
    tokens = words.tokens[part.first : part.last]
    kinds = [_kind(norm) for norm in norms]
    strange = sum(kind in ("strange", "unknown") for kind in kinds)
    row = ["^", *(norm if kind.isdigit() else kind for norm, kind in zip(norms, kinds, strict=True)), "$"]
    return frozenset(
        [
            *(f"word {norm}" for norm in norms),
            *(f"form {token.lemma}" for token in tokens),
            *(f"rare {kind}" for kind in kinds),
            *(f"pair {first} {second}" for first, second in pairwise(row)),
            *(f"strange {least}" for least in (2, 3) if strange >= least),
            f"long {min(len(norms), _MANY)}",
            *("asks" for sign in words.norms[part.last : part.last + 1] if sign == "?"),
        ]
    )


def _kind(norm: str) -> str:
    """How rare a word is in the messages of directors; one that they never say is known to others, or to nobody."""
    rarity = irregularities().rarity_of(norm)
    if rarity < math.inf:
        return str(min(int(rarity), _MANY))
    return "strange" if is_dutch(norm) else "unknown"

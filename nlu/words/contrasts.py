"""Players who are named only to say that it wasn't they: "west, en niet oost, kwam uit" tells of west alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from nlu.words.mentions import Mention, Words

_NOT = frozenset(["niet", "nie"])
_FILLS = frozenset([",", "(", "en", "dus", "maar"])
_BUT = frozenset([",", "maar", "wel"])
_OUGHT = frozenset(
    """moest moesten moet had hadden hoort hoorde mocht mag zou diende dient kon kan is was waren aan beurt
    volgens bedoeld bedoelde zei zegt dacht""".split()
)
"""Where these follow, it is told who ought to have done it, and the other one did; or somebody says or thinks so."""
_NEAR = 4
_SIGNS = frozenset(",.;!?():")


def without_contrast(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words without the players that are said not to have done it."""
    out = {at for first, last in _denied(words.norms, mentions) for at in range(first, last)}
    return words.without(out) if out else words


def _denied(norms: Sequence[str], mentions: Sequence[Mention]) -> Iterator[tuple[int, int]]:
    """The tokens `[first, last)` that deny a player: "niet oost maar" before west, "en niet oost" after him."""
    seats = [mention for mention in mentions if mention.kind == "seat"]
    for this, other in pairwise(seats):
        between = norms[this.last : other.first]
        if this.value == other.value or not between or not _does_something(norms[other.last :]):
            continue
        if this.first and norms[this.first - 1] in _NOT and _BUT.issuperset(between):
            yield this.first - 1, other.first
        elif between[-1] in _NOT and len(between) > 1 and _FILLS.issuperset(between[:-1]):
            closed = norms[other.last : other.last + 1] == [")"]
            yield this.last, other.last + closed


def _does_something(after: Sequence[str]) -> bool:
    """Whether what follows a player is told of him as something that happened."""
    said = [word for word in after[:_NEAR] if word not in (",", ")")]
    return bool(said) and said[0] not in _SIGNS and _OUGHT.isdisjoint(said)

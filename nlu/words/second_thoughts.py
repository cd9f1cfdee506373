"""A seat that the sender takes back while typing: "west verzaakte, nee sorry oost" tells of oost alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nlu.words.mentions import Mention, Words, says_no

_TAKES_BACK = frozenset("nee neen sorry pardon correctie bedoel bedoelde foutje fout wacht".split())
_FILLS = frozenset(
    """ik het was is dat toch natuurlijk gewoon eigenlijk eh euh uh oh o de dus van bij op door even zeg moet zijn
    niet maar dan , . - ( : ; verkeerd ja gezegd""".split()
)
_SAYS = frozenset(
    "zegt zei roept riep vraagt vroeg antwoordt antwoordde schudt schudde knikt zeggen zeiden vindt vond".split()
)
_NEAR = 5
"""So many words may stand between the seat and what takes it back."""


def settled(words: Words, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions without the seats that are taken back: the seat that was meant stands in their place."""
    found = _without_denied(words, list(mentions))
    for second in [mention for mention in found if mention.kind == "seat"]:
        at = found.index(second)
        seats = [number for number, mention in enumerate(found[:at]) if mention.kind == "seat"]
        if not seats:
            continue
        first = found[seats[-1]]
        between = words.norms[first.last : second.first]
        if first.value == second.value or says_no(between) or not _takes_back(between):
            continue
        if _starts_anew(words.norms[second.last : second.last + 2]):
            del found[seats[-1]]
        else:
            found[seats[-1]] = replace(first, value=second.value)
            del found[at]
    return found


_MEANT = frozenset("bedoel bedoelde bedoelt correctie moet wacht nee sorry".split())


def _denies_other(words: Words, found: Sequence[Mention], at: int) -> bool:
    """Whether the seat is said to be meant and another one not, that was told before: "ik bedoel noord, niet west"."""
    if at + 1 >= len(found) or found[at + 1].kind != "seat":
        return False
    this, other = found[at : at + 2]
    between = [word for word in words.norms[this.last : other.first] if word not in (",", "en", "dus", "maar")]
    meant = _MEANT & set(words.norms[max(0, this.first - 3) : this.first])
    told = any(mention.kind == "seat" and mention.value == other.value for mention in found[:at])
    return bool(meant) and told and between in (["niet"], ["ipv"], ["in", "plaats", "van"], ["dus", "niet"])


def _without_denied(words: Words, found: list[Mention]) -> list[Mention]:
    """The mentions with a seat that is denied named as was meant, and both out of the correction itself."""
    at = next((at for at in range(1, len(found)) if found[at].kind == "seat" and _denies_other(words, found, at)), None)
    if at is None:
        return found
    meant, other = found[at : at + 2]
    before = [
        replace(mention, value=meant.value) if mention.kind == "seat" and mention.value == other.value else mention
        for mention in found[:at]
    ]
    return [*before, *found[at + 2 :]]


def _starts_anew(after: Sequence[str]) -> bool:
    """Whether the sentence begins again with the seat that is meant: "west... nee wacht, zuid is leider"."""
    if list(after) == [",", "die"]:
        return True
    return bool(after) and after[0].isalpha() and after[0] not in ("en", "maar", "dus", "natuurlijk")


def _takes_back(between: Sequence[str]) -> bool:
    """Whether the words between two seats say that the first was a mistake, and nothing else after that."""
    start = next((at for at, word in enumerate(between) if word in _TAKES_BACK), None)
    if start is None or start > _NEAR or {"?", "!"} & set(between[:start]):
        return False
    if _SAYS & set(between[max(0, start - 3) : start]):
        return False
    return all(word in _TAKES_BACK or word in _FILLS for word in between[start:])

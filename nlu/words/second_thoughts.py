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
_WHOSE = frozenset("mijn zijn haar hun onze een de geen m'n z'n".split())
_NEAR = 5
"""So many words may stand between the seat and what takes it back."""


def settled(words: Words, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions without the seats that are taken back: the seat that was meant stands in their place."""
    found = list(mentions)
    for second in [mention for mention in mentions if mention.kind == "seat"]:
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
    if between[start] in ("fout", "foutje") and start and between[start - 1] in _WHOSE:
        return False  # "... noord moest openen, mijn fout. zuid accepteert niet"
    return all(word in _TAKES_BACK or word in _FILLS for word in between[start:])

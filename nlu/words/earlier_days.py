"""Another day's story, told before that of today: "vorige week liet west een kaart vallen, vandaag claimde zuid" tells of the claim."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from nlu.words.mentions import Mention, Words

_DAYS = frozenset("gisteren eergisteren laatst onlangs".split())
_LAST = frozenset("vorige verleden vorig afgelopen".split())
_PERIODS = frozenset(
    "week maand jaar keer zitting avond seizoen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag".split()
)
_TODAY = frozenset("vandaag vanavond vanmiddag vanmorgen nu ditmaal".split())
_ACTS = frozenset(
    """claimde claimt liet laat bood biedt paste past verzaakte verzaakt speelde speelt kwam komt legde legt opende opent
    doubleerde doubleert gooide gooit startte viel valt""".split()
)
"""What begins a story of its own; "nu zegt noord dat ..." goes on with the old one."""
_NEAR = 2


def without_earlier_days(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words without what happened on another day, where another player did something today."""
    norms = words.norms
    if not _begins_earlier(norms):
        return words
    at = next((place for place in range(3, len(norms)) if _begins_today(norms, place)), None)
    if at is None or not (_names_player(mentions, 0, at) and _names_player(mentions, at, len(norms))):
        return words
    return words.without(set(range(at)))


def _begins_earlier(norms: Sequence[str]) -> bool:
    """Whether the message begins with a day before this one."""
    first = list(norms[:4])
    return bool(_DAYS & set(first[:2])) or any(
        word in _LAST and following in _PERIODS for word, following in pairwise(first)
    )


def _begins_today(norms: Sequence[str], place: int) -> bool:
    return norms[place] in _TODAY and not _ACTS.isdisjoint(norms[place + 1 : place + 1 + _NEAR])


def _names_player(mentions: Sequence[Mention], first: int, last: int) -> bool:
    return any(first <= m.first < last and (m.kind in ("seat", "side") or m.kind == "role") for m in mentions)

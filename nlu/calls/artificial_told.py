"""Which call is artificial: "oost 2H (Michaels), zuid 2K" says nothing of South's bid, nor does what takes its place later."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.auction.told_calls import Told
from nlu.lexicon import table
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Side

_OF_ANY_CALL = frozenset("kunstmatig kunstmatige conventioneel conventionele conventie".split())
_SENTENCE_END = frozenset(".;!?")


def artificial(message: Message, facts: dict[str, Evidence]) -> None:
    """Drop `artificial` from `facts`, in place, when all that is called so are calls of the other side or replacements."""
    offender = facts.get("offender")
    if "artificial" not in facts or offender is None:
        return
    words = {word for cue in table("circumstances_auction")["artificial"]["true"] for word in cue.split("|")}
    places = [place for place, token in enumerate(message.words.tokens) if token.norm in words or token.lemma in words]
    side = offender.seat.side
    passed = "call" in facts and facts["call"].value == "P"
    if places and all(_is_of_another(message, place, side, facts, passed=passed) for place in places):
        del facts["artificial"]


def _is_of_another(message: Message, place: int, side: Side, facts: Mapping[str, Evidence], *, passed: bool) -> bool:
    """Whether a word for an artificial call isn't about the irregular one; a pass is no "stayman" itself."""
    it = _call_at(message, place)
    if it is None:
        return passed and message.words.norms[place] not in _OF_ANY_CALL
    return _of_others(it, side) or _replaces(it, facts)


def _of_others(it: Told, side: Side) -> bool:
    return it.seat is not None and it.seat.side is not side


def _replaces(it: Told, facts: Mapping[str, Evidence]) -> bool:
    """Whether it is the call in the place of the irregular one, and not a call like that itself."""
    first, second = facts.get("call"), facts.get("replacement")
    return second is not None and it.call == second.value and (first is None or first.value != second.value)


def _call_at(message: Message, place: int) -> Told | None:
    """The call that a word is about: the last one before it in its sentence, else the first one after it."""
    norms = message.words.norms
    start = max((at + 1 for at in range(place) if norms[at] in _SENTENCE_END), default=0)
    end = next((at for at in range(place, len(norms)) if norms[at] in _SENTENCE_END), len(norms))
    before: list[Told] = [it for it in message.auction.told if start <= it.mention.first < place]
    after: list[Told] = [it for it in message.auction.told if place < it.mention.first < end]
    if before:
        return max(before, key=lambda it: it.mention.first)
    return min(after, key=lambda it: it.mention.first, default=None)

"""Whose call is artificial: "oost 2H (Michaels), zuid 2K" says nothing of South's bid."""

from __future__ import annotations

from nlu.auction.auction_reader import Told
from nlu.lexicon import table
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_SENTENCE_END = frozenset(".;!?")


def artificial(message: Message, facts: dict[str, Evidence]) -> None:
    """Drop `artificial` from `facts`, in place, when all that is called so are calls of the other side."""
    offender = facts.get("offender")
    if "artificial" not in facts or offender is None:
        return
    words = {word for cue in table("circumstances_auction")["artificial"]["true"] for word in cue.split("|")}
    owners = [
        _owner(message, place)
        for place, token in enumerate(message.words.tokens)
        if token.norm in words or token.lemma in words
    ]
    side = Seat(str(offender.value)).side
    if owners and all(owner is not None and owner.side is not side for owner in owners):
        del facts["artificial"]


def _owner(message: Message, place: int) -> Seat | None:
    """Who made the call that a word is about: the last one before it in its sentence, else the first one after it."""
    norms = message.words.norms
    start = max((at + 1 for at in range(place) if norms[at] in _SENTENCE_END), default=0)
    end = next((at for at in range(place, len(norms)) if norms[at] in _SENTENCE_END), len(norms))
    before: list[Told] = [it for it in message.auction.told if start <= it.mention.first < place]
    after: list[Told] = [it for it in message.auction.told if place < it.mention.first < end]
    if before:
        return max(before, key=lambda it: it.mention.first).seat
    return min(after, key=lambda it: it.mention.first).seat if after else None

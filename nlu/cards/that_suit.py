"""A suit that is told by pointing back: "noord moet in diezelfde kleur komen", of the card that was led."""

from __future__ import annotations

from nlu.reading import Message
from nlu.words.mentions import Mention

_POINTS = frozenset("die deze dezelfde diezelfde zelfde".split())


def with_that_suit(message: Message) -> Message:
    """The message with "die kleur" read as the suit named last before it, or the only one that is named."""
    norms = message.words.norms
    named = [m for m in message.mentions if m.kind in ("card", "suit") and m.value[0] in "SHDC"]
    only = named[:1] if len({m.value[0] for m in named}) == 1 else []
    added: list[Mention] = []
    for at, norm in enumerate(norms):
        if norm != "kleur" or not at or norms[at - 1] not in _POINTS:
            continue
        before = [mention for mention in named if mention.last < at] or only
        if before:
            first = at - 2 if norms[at - 2 : at] == ["die", "zelfde"] else at - 1
            added.append(Mention("suit", before[-1].value[0], first, at + 1))
    if not added:
        return message
    taken = {place for suit in added for place in range(suit.first, suit.last)}
    kept = [m for m in message.mentions if taken.isdisjoint(range(m.first, m.last))]
    return Message(message.text, message.words, sorted([*kept, *added], key=lambda mention: mention.first))

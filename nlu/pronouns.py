"""Whom a pronoun means, as far as a telling makes it likely: "die" the player named just before, "hij" the subject before it."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.words.mentions import Mention

_NAMED_LAST = frozenset(["die", "deze"])
_SUBJECTS = frozenset(["hij", "zij", "ze", "ie"])
_SENTENCE_END = frozenset(".!?;\n")


def antecedent(message: Message, players: Players, pronoun: Mention) -> Mention | None:
    """The player that a pronoun stands for; None when that can't be told."""
    norms = message.words.norms
    word = norms[pronoun.first]
    before = [
        m
        for m in message.mentions
        if m.last <= pronoun.first and m.kind in ("seat", "role") and m.value != "pronoun" and m not in players.anchors
    ]
    if word in _NAMED_LAST:
        return before[-1] if before else None
    if word not in _SUBJECTS:
        return None
    declaring = {players.declarer, players.declarer.partner} if players.declarer else set()
    told = [m for m in before if m not in players.introduced and players.seat_of.get(m) not in declaring]
    start = max((i for i in range(pronoun.first) if norms[i] in _SENTENCE_END), default=-1)
    same = [m for m in told if m.first > start]
    earlier = [m for m in told if m.first <= start]
    if same:
        return same[0]
    begin = max((i for i in range(max(0, start)) if norms[i] in _SENTENCE_END), default=-1)
    return next((m for m in earlier if m.first > begin), None)

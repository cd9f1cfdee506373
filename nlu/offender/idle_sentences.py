"""Sentences that name players and tell nothing of the table: "zuid en west kennen elkaar van de tennis"."""

from __future__ import annotations

from nlu.domain import names_table
from nlu.reading import Message
from nlu.words.sentences import Sentence

_FEW = 2
"""So few words besides the players may belong to what was told before: "west was dat"."""


def in_idle_sentences(message: Message) -> set[int]:
    """The numbers of the players that such sentences name: they did nothing there."""
    return {number for sentence in message.sentences for number in _idle(message, sentence)}


def _idle(message: Message, sentence: Sentence) -> list[int]:
    mentions = message.mentions
    inside = [n for n, m in enumerate(mentions) if sentence.first <= m.first < sentence.last]
    if not inside or any(mentions[n].kind not in ("seat", "side") for n in inside):
        return []
    named = {at for n in inside for at in range(mentions[n].first, mentions[n].last)}
    others = [at for at in range(sentence.first, sentence.last) if at not in named]
    begins = sentence.first in named  # "de vijfde is van oost" tells of a card
    return inside if begins and len(others) > _FEW and not names_table(message.words, others) else []

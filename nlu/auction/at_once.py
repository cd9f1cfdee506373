"""The two players who called at the same moment: "noord paste, waarna oost en zuid tegelijk boden"."""

from __future__ import annotations

import re

from nlu.words.skeleton import Skeleton, compiled
from rules.vocabulary import Seat

_MOMENT = r"(?:moment|ogenblik|tel|seconde|tijdstip|hartslag)"
_AT_ONCE = (
    r"(?:tegelijk|tegelijkertijd|gelijktijdig|simultaan|gelijk|samen"
    rf"|(?:op|in)(?: (?:precies|exact|een en))? (?:hetzelfde|datzelfde|dezelfde|diezelfde|het zelfde|de zelfde) {_MOMENT})"
)
_TOGETHER = re.compile(r"(?:seat#\d+(?: \w+#\d+)? (?:en|als)(?: ook)? seat#\d+|side#\d+)(?![^ ])")
"""Two players of one verb, a side written out as its two players."""
_NAMED = re.compile(r"(?:seat|side)#(\d+)")
_SENTENCE = re.compile(r"[^.;?!]+")


def called_at_once(skeleton: Skeleton) -> frozenset[Seat]:
    """Who called at the same moment; empty where it isn't said of two players."""
    for sentence in _SENTENCE.finditer(skeleton.line):
        if compiled(_AT_ONCE).search(sentence.group()) is None:
            continue
        named = [found.group() for found in _TOGETHER.finditer(sentence.group())]
        seats = _seats(skeleton, named[-1]) if named else frozenset()
        seats = seats or _seats(skeleton, sentence.group())
        if len(seats) == 2:
            return seats
    return frozenset()


def _seats(skeleton: Skeleton, text: str) -> frozenset[Seat]:
    mentions = [skeleton.mentions[int(found.group(1))] for found in _NAMED.finditer(text)]
    return frozenset(Seat(letter) for mention in mentions for letter in mention.value)

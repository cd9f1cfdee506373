"""A short message as the answer to the question that was asked: "ja", "zuid", "nog niet", "de laagste"."""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.understanding import Evidence
from rules.facts import FACTS

_YES = re.compile(
    r"^(?:ja|jawel|jazeker|klopt|inderdaad|zeker|yes|jep|ja hoor|wel|correct|dat klopt|uiteraard|tuurlijk|juist)\b"
)
_NO = re.compile(r"^(?:nee|neen|nope|nee hoor|niet|geenszins|nog niet|no|absoluut niet)\b")
_SHORT = 6
"""Words; a longer message tells something of its own."""


def answer_in(message: Message, question: str) -> Evidence | None:
    """The value that the message gives for the fact asked, None when it doesn't answer it."""
    fact = FACTS[question]
    everything = (0, len(message.text))
    plain = " ".join(message.words.norms)
    if fact.kind == "flag" and len(message.words.norms) <= _SHORT:
        if _YES.match(plain):
            return Evidence(True, *everything)
        if _NO.match(plain):
            return Evidence(False, *everything)
    kinds = {"seat": "seat", "suit": "suit", "call": "call"}
    if fact.kind in kinds:
        named = [m for m in message.mentions if m.kind == kinds[fact.kind]]
        if len(named) == 1 and (len(message.words.norms) <= _SHORT or fact.kind == "call"):
            return Evidence(named[0].value, *message.span(named[0]))
    if fact.kind == "cards":
        cards = [m for m in message.mentions if m.kind == "card"]
        if cards:
            return Evidence([m.value for m in cards], message.span(cards[0])[0], message.span(cards[-1])[1])
    if fact.kind == "number":
        numbers = [t for t in message.words.norms if t.isdigit()]
        if len(numbers) == 1 and len(message.words.norms) <= _SHORT:
            return Evidence(int(numbers[0]), *everything)
    return None

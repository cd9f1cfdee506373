"""Questions whether a call is alerted: "moet 1SA van 12-14 gealerteerd worden?", "alerteer je 1K die een tweekaart kan zijn?"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.questions.reading import Lookup, tells, words_of
from nlu.words.mentions import Mention, Words
from nlu.words.number_words import number_of

_ASKED = re.compile(r"\b(?:ge)?alert(?:eer|eert|eren|eerd)?\b")
_POINTS = re.compile(r"\b(\d{1,2}) (?:- |tot |tot en met |t/m )(\d{1,2})\b")
_LENGTH = re.compile(r"\b(1|2|3|4|een|twee|drie|vier) ?-? ?kaart\b|\b(een|twee|drie|vier)kaart\b")


def alert_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The opening, and the points (`12-14`) or the cards (`2`) that it may promise; None without these."""
    line = " ".join(words.norms)
    opens = words.norms[0] in words_of("rule", "opens") or "?" in words.norms
    calls = [mention for mention in mentions if mention.kind == "call"]
    if not opens or len(calls) != 1 or not _ASKED.search(line) or tells(words, mentions, calls[0].first, calls[0].last):
        return None
    points, length = _POINTS.search(line), _LENGTH.search(line)
    if points:
        return "alert", f"{calls[0].value} {points[1]}-{points[2]}"
    if length:
        return "alert", f"{calls[0].value} {number_of(length[1] or length[2])}"
    return None

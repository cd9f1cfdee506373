"""Numbers that a message tells: how long the scores have hung, a session percentage."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.reading import Message
from nlu.words.number_words import number_of

_UNIT = dict.fromkeys(("minuten", "minuut", "min", "minuutjes"), 1) | dict.fromkeys(("uur", "uren", "uurtje"), 60)
_UNIT |= {"kwartier": 15, "kwartiertje": 15}
_LESS = (
    "nog geen",
    "geen",
    "minder dan",
    "amper",
    "bijna",
    "krap",
    "binnen",
    "binnen het",
    "binnen een",
    "nauwelijks",
    "hooguit",
    "een klein",
)
_MORE = ("ruim", "meer dan", "langer dan", "over", "dik", "goed", "zeker")


_PERIODS = frozenset(
    """reglement wedstrijdreglement clubreglement termijn correctietijd correctieperiode correctietermijn protesttijd
    protesttermijn protestperiode beroepstermijn huisregels clubregels""".split()
)
_BEFORE_PERIOD = 6
"""How many words a period of time stands at most behind what it is the period of."""


def period_told(message: Message) -> int | None:
    """How many minutes a score may be corrected, or a ruling appealed, here: "in het reglement staat een uur"."""
    norms = [token.norm for token in message.words.tokens]
    for index, word in enumerate(norms):
        read = _minutes_at(norms, index, word)
        if read is not None and _is_period(norms, read[1]):
            return read[0]
    return None


def _is_period(norms: Sequence[str], start: int) -> bool:
    at = next((at for at in range(start - 1, max(-1, start - _BEFORE_PERIOD - 1), -1) if norms[at] in _PERIODS), None)
    return at is not None and {".", ",", *_UNIT}.isdisjoint(norms[at:start])


def minutes_told(message: Message) -> int | None:
    """How many minutes ago something was, with "nog geen" and "ruim" taken a minute under and over."""
    norms = [token.norm for token in message.words.tokens]
    total: int | None = None
    first = 0
    for index, word in enumerate(norms):
        read = _minutes_at(norms, index, word)
        if read is None:
            continue
        minutes, start = read
        if norms[start - 1] == "over" or _is_period(norms, start):
            continue  # "over een uur" is still to come
        if total is None:
            first = start
            total = minutes
        elif norms[start - 1] in ("en", "plus", ","):
            total += minutes
    if total is None:
        return None
    before = " ".join(norms[max(0, first - 2) : first])
    if before.endswith(_LESS):
        return max(0, total - 1)
    return total + 1 if before.endswith(_MORE) else total


def _minutes_at(norms: Sequence[str], index: int, word: str) -> tuple[int, int] | None:
    if word in ("halfuur", "halfuurtje"):
        return 30, index - (index > 0 and norms[index - 1] == "een")
    unit = _UNIT.get(word)
    if unit is None or not index:
        return None
    before = norms[index - 1]
    second = norms[index - 2] if index > 1 else ""
    if before == "anderhalf":
        return unit * 3 // 2, index - 1
    if before in ("half", "halve"):
        return unit // 2, index - 1 - (second == "een")
    number = number_of(before)
    if word in ("kwartier", "kwartiertje") and number is None:
        return 15, index
    if number is None or second in ("om", "tot", "rond", "voor", "vanaf"):
        return None  # "om 10 uur" is a time of day
    if word == "uur" and number > 8:
        return None
    return unit * number, index - 1


_PERCENTAGE = re.compile(r"(\d{2})(?:[.,](\d{1,2}))? ?(?:%|procent)")
_STANDING = re.compile(
    r"\b(?:staat|staan|stond|stonden|zit|zitten|zat)(?: \w+){0,3} op (\d{2})(?![\d:])(?! (?:%|procent|minuten|slagen|punten))"
)
"""How a percentage is told without its sign: "ze staan op 38"."""
_AWARDED = re.compile(
    r"(?:krijg\w*|kreeg|wil|willen|wilde|eist|eisen|vraagt|vragen|recht op|geef|geven|gaf|toeken\w*|toegekend|wordt|is dat|dus|g ?\+|g ?-|boete|aftrek|straf)"
    r"(?: \S+){0,2} $"
)
_WEIGHED = re.compile(r"\b(?:weeg|wegen|weging|gewogen|gewicht)\b")


def session_percentage(message: Message) -> float | None:
    """The percentage a pair has in the session; None when the percentages are weights or awards."""
    text = " ".join(token.norm for token in message.words.tokens).replace(" , ", ",").replace(" . ", ".")
    if _WEIGHED.search(text):
        return None
    told = (match for match in _PERCENTAGE.finditer(text) if not _AWARDED.search(text[: match.start()]))
    found = [float(f"{match[1]}.{match[2] or 0}") for match in told] or [float(m[1]) for m in _STANDING.finditer(text)]
    return found[0] if len(found) == 1 and 20 <= found[0] <= 85 else None

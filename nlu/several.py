"""Whether a message tells two irregularities that have nothing to do with each other: they are offered, never one of them picked."""

from __future__ import annotations

import re

from nlu.choosing import candidates_of
from nlu.reading import IN_PLAY, Message, read
from nlu.understanding import Context

SURE_PART = 0.6
"""How sure each part must be read."""
WHOLE = 0.9
"""From here on an unmarked message is taken as one telling."""
_APART = re.compile(
    r"\b(?:los daarvan|los van elkaar|daarnaast|bovendien|verder (?:nog|is|was|zit|heeft|had)(?!(?: er| nog)* (?:niks|niets|niemand|geen))|twee dingen|twee zaken|ten tweede|"
    r"op een ander spel|op een ander bord|bij een ander spel|aan een andere tafel|maar ook (?:heeft|is|had|was)|tevens|en dan nog)\b",
    re.IGNORECASE,
)
_CUTS = re.compile(r"[.;:!?\n]+|,| en | maar | daarna ", re.IGNORECASE)
_NOTHING = Context()


def several_in(message: Message, stories_apart: frozenset[frozenset[str]], confidence: float) -> tuple[str, ...]:
    """The distinct irregularities of a message, in the order told; empty when it tells one.

    Args:
        message: The message.
        stories_apart: Families of irregularities that may be parts of one telling.
        confidence: How sure the message as a whole was read as one irregularity.
    """
    tables = {m.value for m in message.mentions if m.kind == "table"}
    boards = {m.value for m in message.mentions if m.kind == "board"}
    marked = bool(_APART.search(message.text))
    elsewhere = len(tables) > 1 or len(boards) > 1
    if not marked and not elsewhere and confidence > WHOLE:
        return ()
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    for cut in _CUTS.finditer(message.text):
        parts = message.text[: cut.start()], message.text[cut.end() :]
        if any(len(part.split()) < 3 for part in parts):
            continue
        read_parts = [read(part) for part in parts]
        found = [candidates_of(part, _NOTHING)[0] for part in read_parts]
        sure = min(candidate.confidence for candidate in found)
        codes = tuple(candidate.irregularity for candidate in found)
        if "none" in codes or codes[0] == codes[1] or sure <= best[0]:
            continue
        if not marked and not elsewhere and IN_PLAY.issuperset(codes):
            continue
        if not elsewhere and any(codes[0] in story and codes[1] in story for story in stories_apart):
            continue
        apart = marked or elsewhere or _own_players(read_parts)
        if sure < (SURE_PART if marked or elsewhere else 0.85) or not apart:
            continue
        best = sure, codes
    return best[1]


def _own_players(parts: list[Message]) -> bool:
    """Whether each part has a player of its own, who isn't spoken of in the other."""
    seats = [[m.value for m in part.mentions if m.kind == "seat"] for part in parts]
    return all(seats) and seats[0][0] not in seats[1] and seats[1][0] not in seats[0]

"""Whether it is dummy who does something: the player named before the verb, or right after it."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message

DOER = re.compile(
    r"(?<! bij)(?<! van)(?<! aan)(?<! naar)(?<! achter)(?<! tegen)(?<! met)(?<! in)(?<! over)(?<! naast)(?<! langs)(?<! om)(?<! rond)(?<! op)(?<! uit)(?<! vanuit)"
    r"(?<! bij de)(?<! van de)(?<! aan de)(?<! naar de)(?<! achter de)(?<! in de)(?<! naast de)(?<! om de)(?<! op de)(?<! uit de)(?<! vanuit de)(?<! hand en)(?<! hand en de)"
    r" (?:(seat|side|declarer|dummy|defender|opponent|partner|my_partner|lho|rho)#(\d+)|ik(?= ))"
)
_HE_BECAUSE = re.compile(r" (?:want|omdat|doordat|aangezien) (?:hij|zij|ze|die)(?= )")
"""What he did before explains what he does: "dummy weet wat west heeft want hij had gekeken"."""
_OF_DECLARER = re.compile(r" van(?: de)? declarer#\d+ ")
AFTER_VERB = re.compile(
    r" (?!(?:bij|van|aan|naar|achter|tegen|met|in|over|naast|langs|om|rond|op|uit|door|dat|of|en|als) )[a-z]+(?: de)?"
    r" (seat|declarer|dummy|defender|opponent|partner|my_partner|lho|rho)#(\d+)(?= )(?! ,)"
)


def dummy_did(message: Message, players: Players, line: str, match: re.Match[str]) -> bool | None:
    """Whether dummy does what is told there: the player named last before it, or first in it; None when nobody is named."""
    because = [found.start() for found in _HE_BECAUSE.finditer(line, 0, match.start())]
    end = because[-1] if because else match.start() + 1
    before = [found for found in DOER.finditer(line, 0, end) if not _owns(message, found)]
    if because:
        return is_dummy(message, players, before[0]) if before else None
    beside = bool(before) and before[-1].end() == match.start()
    if not beside and (after := AFTER_VERB.match(line, match.start())):
        return is_dummy(message, players, after)
    doers = before[-1:] or list(DOER.finditer(line, 0, match.end()))[:1]
    return is_dummy(message, players, doers[0]) if doers else None


def _owns(message: Message, found: re.Match[str]) -> bool:
    """Whether a seat is only named as the one whose cards they are: "zuid had oosts kaarten bekeken"."""
    if found.group(1) != "seat":
        return False
    mention = message.mentions[int(found.group(2))]
    return message.words.norms[mention.last - 1].endswith(("ds", "ts"))


def is_dummy(message: Message, players: Players, found: re.Match[str]) -> bool | None:
    """Whether the player found in a line is dummy; None when it may be: the partner of somebody whose role isn't told."""
    role = found.group(1)
    if role is None:
        return players.me_role == "dummy"
    if role == "dummy":
        return True
    if role == "partner" and _OF_DECLARER.match(found.string, found.end()):
        return True
    seat = players.seat_of.get(message.mentions[int(found.group(2))])
    if seat is None and role in ("partner", "my_partner"):
        return None if players.me_role is None else players.me_role == "declarer"
    return seat is not None and players.declarer is not None and seat is players.declarer.partner

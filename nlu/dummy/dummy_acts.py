"""What dummy did during the play: looked at a hand, called the director, asked, warned, pointed something out, commented."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from nlu.dummy.doers import AFTER_VERB, dummy_did, is_dummy
from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.players import Players
from nlu.reading import Message
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention

_ACTOR = Expression(
    r"(?<! bij)(?<! van)(?<! aan)(?<! naar)(?<! achter)(?<! tegen)(?<! met)(?<! omdat)(?<! dat) (seat|side|declarer|dummy|defender|opponent|partner|my_partner|lho|rho)#(\d+)"
)
_NAMED = Expression(r"(seat|side|declarer|dummy|defender|opponent|partner|my_partner|lho|rho)#(\d+)")
_ONE = r"(?:(?:zijn|haar|de|een|mijn) )?(?:[a-z]+ )?(seat|declarer|defender|opponent|partner|my_partner|lho|rho)#(\d+)"
_ADDRESSED = (
    Expression(rf" (?:vraagt|vroeg|informeert|polst|polste) {_ONE}(?= (?:of|seat|'|:|,))"),
    Expression(
        rf" (?:vraagt|vroeg|vragen|gevraagd|informeert|informeerde|polst|zegt|zei|roept|riep|richt|richtte|wendt|wendde)(?: [^ ]+){{0,4}} (?:aan|bij|tegen|tot) {_ONE}"
    ),
    Expression(
        rf" (?:aan|bij|tegen) {_ONE}(?: [^ ]+){{0,3}} (?:vraagt|vroeg|gevraagd|vragen|geinformeerd|informeerde)"
    ),
)
"""Whom a question is put to: "vraagt west of ...", "vraagt aan de leider", "aan zuid gevraagd"."""
_HIS_OWN = Expression(r"(?<![^ ])(?:zijn|haar|z'n|zn|d'r|eigen) $")


@dataclass(frozen=True, slots=True)
class DummyActs:
    """What a message tells of dummy: what he said or did, whether he looked at a hand, or surely didn't, or was shown one.

    He "asked" where it isn't told whether declarer or a defender was meant. `drawn` is whether somebody else spoke of the irregularity before him, `over` whether the play had ended.
    """

    spoke: str | None
    looked: bool
    kept: bool
    shown: bool
    drawn: bool
    over: bool


def dummy_acts(message: Message, players: Players) -> DummyActs:
    """Read what dummy did."""
    lines = [sentence.line for sentence in message.sentences]
    kept = _said(lines, "kept")
    did = partial(dummy_did, message, players)
    return DummyActs(
        spoke=_spoken(message, players, lines),
        looked=not kept
        and (_said(lines, "together") or any(did(*found) is not False for found in _all(lines, "looked"))),
        kept=kept,
        shown=_said(lines, "shown"),
        drawn=any(did(*found) is False for found in (*_all(lines, "drawn"), *_admitted_first(lines))),
        over=_said(lines, "over"),
    )


def _admitted_first(lines: Sequence[str]) -> Iterator[tuple[str, re.Match[str]]]:
    """Where a player owned up before dummy spoke: who does so afterwards only agrees with him."""
    spoke = [(at, match.start()) for at, line in enumerate(lines) for _, match in _phrases("tells").found_in(line)]
    for at, line in enumerate(lines):
        for _, match in _phrases("admitted").found_in(line):
            if not spoke or (at, match.start()) < spoke[0]:
                yield line, match


def warned_by_dummy(message: Message, players: Players, *, led: bool) -> bool:
    """Whether it is dummy who speaks, and only warns of what hasn't been done; `led` is whether a lead is told."""
    lines = [sentence.line for sentence in message.sentences]
    if led and _led_before_he_spoke(message) and not _said(lines, "ahead"):
        return False
    speaks = any(dummy_did(message, players, *found) for found in _all(lines, "speaks"))
    return speaks and _spoken(message, players, lines) == "warned"


_LED_THEN_SPOKE = r"(?:legt|legde|speelt|speelde|trekt|trok|vraagt|vroeg|roept|riep)(?: [^ .;#]+){0,3} (?:card|suit)#\d+(?: [^ .;#]+){0,5} [,.;] (?:en |maar |toen )?(?:de )?dummy#\d+ (?:zegt|zei|roept|riep)"


def _led_before_he_spoke(message: Message) -> bool:
    """Whether the lead is told right before what dummy said: "hij legt ruiten 2 uit zijn hand, dummy zegt ho"."""
    return message.skeleton.has(_LED_THEN_SPOKE)


def _spoken(message: Message, players: Players, lines: Sequence[str]) -> str | None:
    if any(_by_dummy(message, players, line, match) for line in lines if (match := _first(line, "called"))):
        return "called_director"
    for line in lines:
        if (match := _first(line, "none_left")) and (_first(line, "asks") or "'" in line or "?" in line):
            asked = _asks_defender(message, players, line, match.start())
            return "asked" if asked is None else "asked_defender" if asked else "asked_declarer"
    if _said(lines, "reminded"):
        return "asked_declarer"
    here, warns, ahead, late, pointed_out = (_said(lines, k) for k in ("here", "warns", "ahead", "late", "pointed_out"))
    if here and (ahead or late or warns):
        return "commented" if late and not ahead else "warned"
    if warns and (ahead or not pointed_out):
        return "warned"
    if pointed_out or _said(lines, "commented"):
        return "pointed_out" if pointed_out else "commented"
    looks = _said(lines, "looked") or _said(lines, "together")
    return "commented" if _said(lines, "meddled") and not looks else None


def _by_dummy(message: Message, players: Players, line: str, match: re.Match[str]) -> bool:
    """Whether dummy is the one who acts: the player named right after the verb, else last before it, or nobody but him."""
    if after := AFTER_VERB.match(line, match.start()):
        return is_dummy(message, players, after) is not False
    acting = list(_ACTOR.finditer(line, 0, match.start() + 1)) or list(_ACTOR.finditer(line, 0, match.end()))
    return not acting or is_dummy(message, players, acting[-1]) is not False


def _asks_defender(message: Message, players: Players, line: str, start: int) -> bool | None:
    """Whether dummy's question goes to a defender: who is addressed, else the player named last before it who isn't dummy.

    None where a seat is addressed that may be declarer's.
    """
    for pattern in _ADDRESSED:
        for found in pattern.finditer(line):
            role, number = found.groups()
            if role == "partner" and _HIS_OWN.search(line, 0, found.start(1)):
                return False  # dummy's partner declares
            if role == "seat" and players.declarer is None:
                return True if any(mention.value == "declarer" for mention in message.mentions) else None
            return _defends(role, message.mentions[int(number)], players)
    named = [found for found in _NAMED.finditer(line, 0, start) if is_dummy(message, players, found) is False]
    return bool(named) and _defends(named[-1].group(1), message.mentions[int(named[-1].group(2))], players)


def _defends(role: str, mention: Mention, players: Players) -> bool:
    if role in ("defender", "opponent", "lho", "rho"):
        return True
    if role == "my_partner" and players.me_role is not None:
        return players.me_role == "defender"
    seat = players.seat_of.get(mention)
    return seat is not None and players.declarer is not None and seat.side is not players.declarer.side


def _said(lines: Sequence[str], kind: str) -> bool:
    return any(_first(line, kind) for line in lines)


def _all(lines: Sequence[str], kind: str) -> Iterator[tuple[str, re.Match[str]]]:
    return ((line, match) for line in lines for _, match in _phrases(kind).found_in(line))


def _first(line: str, kind: str) -> re.Match[str] | None:
    return next((match for _, match in _phrases(kind).found_in(line)), None)


@cache
def _phrases(kind: str) -> Phrasebook[str]:
    data = table("dummy_acts")
    words = data["words"]
    texts = data["phrases"].get(kind) or [f"@{kind}"]
    return Phrasebook((kind, re.sub(r"@([a-z_]+)", lambda found: str(words[found.group(1)]), text)) for text in texts)

"""What a player told his partner besides his calls and plays, and who he was: a hesitation, a gesture, a remark, an alert."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from nlu.information.doers import doer_of, named_owner_of
from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_TIERS = ("shown", "said", "reacted")


@dataclass(frozen=True, slots=True)
class Informing:
    """One way in which something was told: of which kind, by whom if that is clear, and where.

    `owned` when he is named as its owner ("het denken van oost"), `denied` when it is said not to have been so.
    """

    kind: str
    who: Seat | None
    owned: bool
    denied: bool
    start: tuple[int, int]


_DENIED = re.compile(r"(?: [^ .,;]+){0,1} (?:niet|geenszins|nooit)(?= |$)")
"""Behind what a player is said not to have done: "zuid aarzelde niet, het was noord"."""


def informing_told(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Put in `facts` which information a player gave, and that player as the offender; what isn't clear is left as it is."""
    for tier in _TIERS:
        found = sorted(_informing(message, players, tier), key=lambda it: it.start)
        if not found:
            continue
        found = [it for it in found if not it.denied] or found
        kind = found[0].kind
        facts["information"] = message.tells(kind)
        alike = [it for it in found if it.kind == kind and it.who is not None]
        who = {it.who for it in alike if it.owned} or {it.who for it in alike}
        if len(who) == 1:
            facts["offender"] = message.tells(who.pop())
        told = facts.get("offender")
        if told is not None and misled_by(message, told.seat):
            facts["opponent_misled"] = message.tells(True)
        return


def tells_informing(message: Message) -> bool:
    """Whether something is told that a player showed his partner by tempo, manner or a remark, be it unclear by whom."""
    return any(_kinds(message, "shown"))


def informing_signals(message: Message) -> Iterator[str]:
    """The kinds of informing that are told, as signs of the irregularity that a message is about."""
    yield from (f"shape:informs {kind}" for tier in ("shown", "said") for kind in _kinds(message, tier))


def _kinds(message: Message, tier: str) -> Iterable[str]:
    return dict.fromkeys(kind for sentence in message.sentences for kind, _ in _phrases(tier).found_in(sentence.line))


def _informing(message: Message, players: Players, tier: str) -> Iterator[Informing]:
    for number, sentence in enumerate(message.sentences):
        for kind, match in _phrases(tier).found_in(sentence.line):
            at = message, players, sentence.line, match.start(), match.end()
            owner = named_owner_of(*at)
            denied = _DENIED.match(sentence.line, match.end()) is not None
            yield Informing(kind, owner or doer_of(*at), owner is not None, denied, (number, match.start()))


@cache
def _phrases(tier: str) -> Phrasebook[str]:
    return Phrasebook((kind, text) for kind, texts in table("informing")[tier].items() for text in texts)


_THOUGHT_SO = (
    r"(?:daardoor|waardoor|zodat|hierdoor|daarom)(?: [^ .;,#]+){0,2} (?:dacht|meende|geloofde|rekende|plaatste|dook|sneed|legde|speelde)"
    r"(?: (?:[^ .;,#]+|declarer#\d+)){0,3} {seat}",
    r"(?:daardoor|waardoor|zodat|hierdoor|daarom) {seat}(?: [^ .;,#]+){0,4} (?:dacht|meende|geloofde|rekende|plaatste|dook|sneed)",
)


def misled_by(message: Message, informer: Seat) -> bool:
    """Whether an opponent is said to have drawn a conclusion from what a player showed: 73D, not information for partner."""
    return any(
        Seat(mentions[0].value).side is not informer.side
        for pattern in _THOUGHT_SO
        for mentions, _ in message.skeleton.find(pattern)
    )

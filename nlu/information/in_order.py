"""What somebody complains of although the telling shows that it was in order: an explanation that was right, a question in turn, no jump."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.skeleton import compiled

_SURELY = r"(?: (?:ook|gewoon|wel|zelf|toen|inderdaad|precies|dus|helemaal|keurig|echt|natuurlijk))*"
_ENDS = r"(?= (?:[.,;:)]|en|maar|want|hoor|dus)|$)"
_AGREED = rf"(?:dat|zo|het) (?:was|is){_SURELY} (?:hun|de) (?:afspraak|systeem){_ENDS}"
_HE_HAD = re.compile(r"(?<![^ ])(?:had|heeft|bezat|bleek|blijkt)(?= )[^.;?!]*$")
"""Before "dat is de afspraak" of what he had, not of what was explained: "hij had er 11 en dat is ook de afspraak"."""
_RIGHT = (
    _AGREED,
    rf"(?:uit|uitgelegd|toegelicht|alert|gealerteerd)(?: [^.;?!]+)? (?:dat|het|die){_SURELY} (?:klopte|klopt){_SURELY}{_ENDS}",
    rf"volgens (?:de|hun) (?:systeemkaart|kaart|afspraken|afspraak) (?:is|was|klopt|klopte) (?:dat|het){_SURELY}(?: (?:zo|juist|goed|correct))?{_ENDS}",
    rf"(?:hoefde|hoeft)(?: (?:dat|het|pronoun#\d+))?{_SURELY} niet{_ENDS}",
)
"""An explanation or a missing alert was as it should be: "legde 2K uit als Stayman, en dat klopte", "dat hoefde ook niet"."""
_IN_TURN = (
    rf"(?:terwijl|en|,|toen|want|omdat) (?:het|pronoun#\d+)(?: (?:was|is))?{_SURELY} (?:aan de beurt|aan zet|(?:zijn|haar)(?: eigen)? beurt)(?: (?:was|is))?{_ENDS}",
    r"(?:op|in|tijdens) (?:zijn|haar)(?: eigen)? beurt(?= |$)",
)
"""He who asked was in turn."""
_NO_STOP = r"(?:geen|zonder)(?: (?:een|de))? (?:stopkaart|stop|stopkaartje)"
_NO_JUMP = rf"(?:geen|niet)(?: (?:een|eens|met))? (?:sprong|sprongbod|gesprongen)|(?:sprong|springt){_SURELY} niet|hoefde{_SURELY} niet"
_WAYS = {"misinformation": ("explanation_wrong", False, _RIGHT), "improper_question": ("was_allowed", True, _IN_TURN)}


def told_in_order(message: Message, irregularity: str) -> Iterator[tuple[str, Evidence]]:
    """The fact that tells that it was in order, where the telling shows it."""
    skeleton = message.skeleton
    if irregularity == "stop_card_breach" and skeleton.has(_NO_STOP) and skeleton.has(_NO_JUMP):
        yield "was_allowed", message.tells(True)
    if irregularity not in _WAYS:
        return
    name, value, ways = _WAYS[irregularity]
    for way in ways:
        match = compiled(way).search(skeleton.line)
        if match and not (way is _AGREED and _HE_HAD.search(skeleton.line, 0, match.start())):
            yield name, Evidence(value, *skeleton.span(match))
            return

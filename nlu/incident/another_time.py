"""What happened another time, told before what it is about now: "vorige week verzaakte oost. Vandaag legt hij ..."."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.words.mentions import Mention

DAYS_AGO = (
    r"(?:(?:vorige|verleden|afgelopen) (?:week|maand|keer|winter|zomer|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag)"
    r"|(?:vorig|verleden) (?:jaar|seizoen)|eergisteren)"
)
"""What is said of a day before this one."""
_ANOTHER_TIME = re.compile(
    rf"\b(?:{DAYS_AGO}|gisteren|gisteravond|destijds|(?:vorige|verleden|afgelopen) (?:ronde|zitting)|(?:vorige|vorig) (?:spel|bord))\b",
    re.IGNORECASE,
)
_NOW = re.compile(
    r"^\W*(?:(?:maar|en|goed|oke) )?(?:nu (?:iets|wat|een|een ander\w*|heb ik een|hebben we een|is het) |vandaag|vanavond|ditmaal|deze keer|dit keer|deze ronde|(?:op|bij) dit (?:spel|bord))",
    re.IGNORECASE,
)
_OF_DIRECTOR = re.compile(r"\b(?:ik|mij|mijn|me|u|uw|je|jij|score|uitslag|protest|uitspraak)\b", re.IGNORECASE)
_NOW_ABOUT = re.compile(r"^\W*(?:maar |en )?nu gaat het(?: \w+)? (?:om|over) ", re.IGNORECASE)
"""Turns to another incident than what was told before: "toen ging het om een verzaking. Nu gaat het om een claim"."""
_HE = re.compile(r"\b(?:hij|zij|ze|die)\b", re.IGNORECASE)
_PLAYER = {"N": "noord", "E": "oost", "S": "zuid", "W": "west"}


def this_time(sentences: Sequence[str]) -> Sequence[str]:
    """The sentences without those before the one that turns from another time to now; all where none does."""
    turn = next((at for at, it in enumerate(sentences) if at and (_NOW.match(it) or _NOW_ABOUT.match(it))), 0)
    then, now = sentences[:turn], sentences[turn:]
    about_now = turn > 0 and _NOW_ABOUT.match(now[0])
    tells_of_then = any(map(_ANOTHER_TIME.search, then)) and (about_now or not any(map(_OF_DIRECTOR.search, then)))
    return now if tells_of_then else sentences


def naming_him(text: str, then: Sequence[Mention], now: Sequence[Mention]) -> str:
    """The text of now with the one player of then named in it, where it goes on about him without naming him."""
    before = {mention.value for mention in then if mention.kind == "seat"}
    told = next((mention for mention in now if mention.kind == "seat" or mention.value == "pronoun"), None)
    if len(before) != 1 or told is None or told.kind == "seat":
        return text
    return _HE.sub(_PLAYER[before.pop()], text, count=1)

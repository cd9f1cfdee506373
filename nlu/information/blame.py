"""Who is to blame for a board that can't be scored: for each party that is named, nothing, a part or all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.reading import Message
from nlu.words.expressions import Expression

_VERBS = r"(?:heeft|had|hadden|is|was|zijn|kwam|kwamen|treft|valt|deed|ging|speelde|en|dat|die|van|met|na|zonder)"
_PARTY = Expression(
    r"(?:\b(?:onze|ons|mijn) (?:paar|team|viertal|ploeg|partij|kant)\b|\bonze(?= (?:schuld|fout|toedoen))|seat#\d+|side#\d+|partner#\d+|my_partner#\d+|opponent#\d+"
    rf"|\b(?:paar|team|viertal|ploeg) (?!{_VERBS} |side#|seat#)(?:\d+|[a-z]+)"
    r"|[ab](?= (?:had|heeft|is|was|treft|kon)\b)"
    r"|\b(?:de |het )?(?:ene|andere?)(?: (?:paar|partij|kant|team|ploeg|viertal|koppel|tafel))?"
    r"|\b(?:wij|ons|zij|ze|hun|hen|tegenpartij|tegenstanders?|thuisploeg|thuisteam|thuis(?= (?:treft|had|heeft|is|was|kon))|bezoekers|gasten|uitploeg|uitteam))\b"
)
_BOTH = Expression(
    r" (?:beide|beiden|allebei|alle vier|alle partijen|iedereen|allemaal|alle spelers|niemand|geen van|alle twee"
    r"|samen|twee paren|gedeelde|gezamenlijke)(?= )"
)
_NOBODY = Expression(r" (?:niemand|nobody#\d+|geen van (?:allen|beiden?|de twee|vieren?|hen|ons))(?= )")
_ONE_OF = Expression(
    r" (?:een|1|eentje) van (?:de |onze )?(?:beide|twee|2)(?: (?:paren|partijen|kanten|teams|ploegen|viertallen|koppels))?(?= )"
)
_WHOLLY = Expression(r" (?:volledig|helemaal|geheel|meteen|rechtstreeks|100|honderd)(?= )")
_ALSO = Expression(r" (?:ook|net zo|idem|evenzeer)(?= )")
_OPPOSITE = {"none": "directly", "partly": "none", "directly": "none"}
_WAITED_FOR = Expression(
    r" (?:wacht|wachten|wachtte|wachtten|gewacht) (?:al )?(?:[^ ]+ (?:minuten|minuut|kwartier|uur) )?op (?:de |het |hun )?"
    r"(?:andere?|opponent#\d+|side#\d+|hen|hun|ze|volgende|vorige|paar|koppel|team)(?= )"
)
"""Before the side that another one waited for."""
_NOT = Expression(r" (?:niet|geenszins|helemaal niet) $")
_FIRST_PERSON = frozenset(["wij", "ons"])
_THIRD_PERSON = frozenset(["zij", "ze", "hun", "hen"])
_LEVELS = ("none", "partly", "directly")
_OPPONENTS = {"NS": "EW", "EW": "NS"}
_BY_BLAME = _LEVELS[::-1]
_CUT = Expression(
    r"(?<! bleven)(?<! bleef)(?<! blijft)(?<! paren) (?:,|en|maar|terwijl|:|\(|\)|-|want)(?= )|(?= (?:omdat|doordat|waardoor|zodat|aangezien) )"
)


_FORCE = Expression(
    r" (?:overmacht|brandalarm|brand alarm|brandoefening|ontruiming|valpartij|flauwgevallen|stroomuitval|stroomstoring|ziek|ziekte|onwel|flauw|lekkage|ambulance|storing"
    r"|ongeluk|noodgeval|ziekenhuis|dokter|hartklachten|hartaanval)(?= )"
)


class Blame(NamedTuple):
    """The fault of the side most to blame and that of the other, and which side the first is; None for what isn't told."""

    fault: str | None = None
    other: str | None = None
    side: str | None = None


def blame_in(message: Message) -> Blame:
    """Who is to blame, as far as the message tells."""
    if any(_FORCE.search(sentence.line) for sentence in message.sentences):
        return Blame("none", "none")
    told: dict[str, str] = {}
    party: str | None = None
    last: str | None = None
    for clause in _clauses(message):
        level = _level(clause)
        if level == "directly" and _NOBODY.search(clause):
            return Blame("none", "none")  # "niemand was bijzonder langzaam"
        if _BOTH.search(clause) and level:
            shared = level == "directly" and not _WHOLLY.search(clause)
            return Blame(*("partly", "partly") if shared else (level, level))  # both too slow: each has a part in it
        if _WAITED_FOR.search(clause):
            return Blame("directly", "none")
        named = _PARTY.search(clause)
        if named and not (party and party not in _FIRST_PERSON and named.group().strip() in _THIRD_PERSON):
            party = _name(message, named.group())  # "ze" means the party spoken of
        if level is None and named and last:  # "de ene is schuldig, de andere ook", "... niet"
            level = last if _ALSO.search(clause) else _OPPOSITE[last] if _NOT.search(clause) else None
        last = level or last
        if level == "none" and party is None:
            return Blame("none")
        if level and party is not None:
            told.setdefault(party, level)
    return _summed(told, wholly=any(_WHOLLY.search(sentence.line) for sentence in message.sentences))


def _summed(told: Mapping[str, str], *, wholly: bool) -> Blame:
    """What follows from the blame that was told of each party."""
    parties = sorted(told, key=lambda party: _BY_BLAME.index(told[party]))
    levels = [told[party] for party in parties]
    match levels:
        case []:
            return Blame()
        case ["none"]:
            return Blame(None, "none", _OPPONENTS.get(parties[0]))
        case ["directly", *rest] if rest and set(rest) == {"directly"} and not wholly:
            return Blame("partly", "partly")  # each did something: each has a part in it
    side = parties[0] if parties[0] in _OPPONENTS and levels.count(levels[0]) == 1 else None
    return Blame(levels[0], levels[-1] if levels[1:] else None, side)


def _name(message: Message, symbol: str) -> str:
    if symbol.startswith(("onze ", "ons ", "mijn ")):
        return "ons"
    if symbol.startswith(("partner", "my_", "opp")):
        return symbol.split("#")[0]
    if "#" in symbol:
        mention = message.mentions[int(symbol.split("#")[1])]
        # a player stands for his side
        return {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}.get(mention.value, mention.value)
    one_of_two = re.search(r"\b(?:ene|ander)", symbol)
    return one_of_two.group() if one_of_two else symbol


def _clauses(message: Message) -> Iterator[str]:
    for sentence in message.sentences:
        line = _ONE_OF.sub(" de ene", sentence.line)
        start = 0
        for match in _CUT.finditer(line):
            yield f"{line[start : match.start()]} "
            start = match.end()
        yield line[start:]


def _level(clause: str) -> str | None:
    """How much blame a clause lays; what takes it away is looked for first."""
    return next((level for level in _LEVELS if _phrases(level).occurs_in(clause)), None)


@cache
def _phrases(level: str) -> Phrasebook[str]:
    return Phrasebook((level, text) for text in table("blame_and_explainers")["blame"][level])

"""Where the speaker sits, of which side he is, and what that tells of who declares."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.seating.speakers_role import as_declarer, speakers_role
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_ME = (
    r"{me}(?: (?:ben|zit|zat|was|als|,|\(|en(?= (?:zit|ben|zat|speel|heb))|speel|zelf|mee|op|side#\d+|- speler|de|leider|tegenspeler|leid|leidde|dus|sta|declarer#\d+|defender#\d+"
    r"|dummy#\d+))* {seat}",
    r"{me} (?:speel|speelde|leid|leidde|zit in|speel nu)(?: (?:het|in|een|contract|nu))* bid#\d+(?: (?:als|op|vanuit|in))+ {seat}",
    r"{me} (?:(?!(?:seat|declarer|partner|me)#)[^ .;,]+ ){1,6}(?:zit|zat|speel|speelde)(?: (?:op|als|zelf|dus|ook|mee|nu|vanavond|hier))* {seat}",
    r"{me} (?:was|ben|zat)(?: (?:hier|nu|net|rustig|gewoon|nog))* (?:aan het (?:afspelen|leiden|spelen)|bezig)(?: (?:op|als|in|met|vanuit|het|contract|bid#\d+))* {seat}",
    r"{me} (?:zit|zat|speel)(?: (?:nu|hier|dus))* (?:op|in) (?:de |een )?(?:plaats|plek|stoel|positie) van {seat}",
    r"{seat} (?:, )?(?:en )?dat (?:ben|was) me#\d+",
    r"{seat} (?:is|was) mijn (?:plaats|plek|stoel|positie|windrichting)",
    r"{me} (?:moest|mocht|moet|mag|zou|had)(?: (?!(?:seat|declarer|partner|me)#)[^ .;,]+){0,2} als {seat}",
    r"{me} (?:was|ben)(?: de)? dealer#\d+ (?:,|\(|op|als) {seat}(?= [.,;)]|$)",
)
_MY_PARTNER_IS = (
    r"{my_partner}(?: (?!(?:seat|side|me|lho|rho|partner|declarer|dummy|opponent)#)[^ .;,?!]+){1,20} [.;,] {pronoun}"
    r" (?:is|zit|zat)(?: (?:op|dus|zelf|hier))* {seat}"
)
"""Where he sits of whom was just told: "mijn maat vergat te spelen. Hij zit noord"."""
_NOT_THE_SENDER = re.compile(
    r"(?:(?:lho|rho)#\d+|(?:seat|declarer|pronoun)#\d+ (?:zegt|zei|roept|riep|vraagt|vroeg)(?: [:'])*) $"
)
"""Before a speaker who only says beside whom another sits, "rechts van mij (oost)", or who is quoted: "noord zegt ik zit"."""
_AFTER_COMMA = re.compile(r" , seat#\d+$")
_DOES = re.compile(
    r" (?:kwam|komt|speelde|speelt|legde|legt|gooide|gooit|startte|start|liet|laat|verzaakte|verzaakt|bood|biedt|paste|past|opende|opent|toonde|had|heeft"
    r"|claimt|claimde|troefde|troeft|trok|trekt|nam|neemt|zegt|zei|vraagt|vroeg|wil|wilde)(?= )"
)
_OUR_SIDE = (
    r"(?:wij|we|ons|onze|me#\d+)(?: (?:\(|zijn|zitten|zaten|waren|als|paar|lijn|op|dus|in|bij|de|speel|speelden|spelen|zit|zat))* {side}",
    r"(?:wij|ons) , {side}(?= (?:[.;)?!])|$)",
)


def place_speaker(skeleton: Skeleton, players: Players) -> None:
    """Say where the speaker sits, and of which side and what he is."""
    for pattern in _OUR_SIDE:
        if found := skeleton.first(pattern):
            players.our_side = found[-1].value
    for pattern in _ME:
        found = next(
            (
                it
                for it, match in skeleton.find(pattern)
                if not _NOT_THE_SENDER.search(skeleton.line[: match.start()]) and not _is_another(skeleton.line, match)
            ),
            None,
        )
        if found:
            players.me = Seat(found[-1].value)
            players.introduced.update(found)
    _give_role(skeleton, players)
    if players.me is None:
        players.me = _me_beside_another(skeleton)


def _is_another(line: str, match: re.Match[str]) -> bool:
    """Whether a new clause begins with the seat: "ik ben dummy, oost kwam voor zijn beurt uit"."""
    return _AFTER_COMMA.search(match[0]) is not None and _DOES.match(line, match.end()) is not None


def _give_role(skeleton: Skeleton, players: Players) -> None:
    """Say what the speaker is; a declarer or dummy that speaks tells who declares."""
    told = as_declarer(skeleton)
    if told is not None:
        players.me_role = "declarer"
        players.introduced.update(mention for mention in told if mention.kind == "role")
        if players.me and players.declarer is None:
            players.declarer = players.me
        elif players.declarer and players.me is None:
            players.me = players.declarer
    else:
        players.me_role = speakers_role(skeleton)
        if players.me_role == "dummy" and players.me and players.declarer is None:
            players.declarer = players.me.partner


_BESIDE = frozenset(["my_partner", "partner", "lho", "rho"])


def _me_beside_another(skeleton: Skeleton) -> Seat | None:
    """Where the speaker sits who says beside whom: "mijn partner is oost", "rechts van mij zit noord"."""
    if not any(mention.value in _BESIDE for mention in skeleton.mentions):
        return None
    for pattern in (r"{my_partner}(?: (?:,|\(|op|is|zit|was))* {seat}", _MY_PARTNER_IS):
        if found := skeleton.first(pattern):
            return Seat(found[-1].value).partner
    if (found := skeleton.first(r"(?:^|[.;,] )partner#\d+ \( {seat} \)")) and skeleton.has(r"me#\d+"):
        return Seat(found[-1].value).partner  # "partner (noord) past, ik was gever"
    for relation in ("lho", "rho"):
        found = skeleton.first(
            rf"(?:mijn|mn|m'n|mijne|onze) (?:\w+ )?{{{relation}}}(?: (?:,|\(|op|is|zit|was))* {{seat}}"
        ) or skeleton.first(rf"{{{relation}}} {{me}}(?: (?:,|\(|op|is|zit|was|zat))* {{seat}}")
        if found:
            other = Seat(found[-1].value)
            return other.rho if relation == "lho" else other.lho
    return None

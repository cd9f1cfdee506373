"""Who claimed or conceded."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message
from nlu.seating.wordings import ASIDE
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from rules.vocabulary import Seat, Side

CLAIMS = r"(?:claimde|claimt|geclaimd|claimen|claimden|legt open|legde open|kleimt|kleimde|opeist|opeiste|eiste|eist)"
CLAIMS_TRICKS = (
    r"(?:claimde|claimt|geclaimd|claimen|claimden|legt open|legde open|kleimt|kleimde|opeist|opeiste|eiste?(?: [^ .;,]+){0,7} op)"
    r"(?! (?:dat|(?:een |de |rank#\d+ )?(?:verzaking|verzaakslag|revoke|strafslag|strafslagen|straf)))"
)
"""Claiming where "eist" and "claimt een verzaking" may mean that rectification is asked for."""
SAYS_THEY_ARE_HIS = (
    r"(?:zegt|zei|roept|riep|meldt|meldde)(?: (?:(?!seat|side|declarer)[a-z]+#\d+|[^ .;#]+)){0,8}"
    r" (?:voor (?:ons|mij|me#\d+)|de rest|rest|alles|allemaal|alle slagen|alle resterende)"
)
CONCEDES = (
    r"(?:(?:geeft|gaf|geven|gaven|stond|staat|schenkt|schonk)(?: [^ .;,]+){0,6} (?:op|weg|af|cadeau|kado)"
    r"|opgegeven|afgestaan|weggegeven|weggaf|weggeeft|opgaf|opgeeft|afstond|concedeert|concedeerde|concedeerden|concederen|geconcedeerd)"
)
GIVES_THE_REST = (
    r"(?:(?:geeft|gaf|geven|gaven|schenkt|schonk|staat|stond)(?: (?:toen|dan|daarna|meteen|ook|nog|zelf))* (?:op(?= (?:[.,;]|en)|$)|(?:de rest|het restant|alles|alle slagen)(?: [^ .;,]+){0,2} (?:op|weg|af))"
    r"|(?:geeft|gaf|geven|gaven|gunt|gunde)(?: (?:pronoun#\d+|toen|dan|daarna|meteen|ook|nog|zelf))* (?:de rest|het restant|alles|alle(?: \w+)? slagen)(?: (?:van|de|slagen))* aan (?:de )?[a-z_]+#\d+"
    r"|(?:zegt|zei|roept|riep|gooit|gooide|legt|legde)(?: (?!(?:seat|side|declarer)#)[^ .;]+){0,6} :(?: ')? (?:de )?rest (?:is|was) (?:voor|van) (?:jullie|jou|u|ons|mij|me#\d+)"
    r"|(?:zegt|zei|roept|riep|verklaart|verklaarde)(?: (?!(?:seat|side|declarer)#)[^ .;]+){0,6} dat(?: (?:de|alle))* (?:rest|overige slagen|andere slagen|resterende slagen|slagen|alles)(?: (?!(?:seat|side)#)[^ .;]+){0,3} (?:voor|van) (?:pronoun#\d+|hem|haar|me#\d+|ons|mij|(?:de )?(?:declarer|opponent)#\d+))"
)
"""Conceding, or claiming, the tricks that are left, told beside what went wrong."""
GIVES_THEM = (
    r"{seat} : ['\"](?: (?!(?:seat|side)#)[^ .;]+){0,6} (?:rest|alles|allemaal|slagen|slag|ze)(?: (?!seat#)[^ .;]+){0,3}"
    r" (?:voor|aan) (?:jullie|jou|u|hem|hen|hun|pronoun#\d+|(?:de )?(?:declarer|opponent)#\d+)"
)
"""Conceding in one's own words: "oost: 'de rest is voor jullie'"."""
MAKER = r"(?:seat|declarer|pronoun|me|my_partner|partner|defender)#(\d+)"
_LAYS_OPEN = r"(?:legt|legde|toont|toonde|spreidt|spreidde|gooit|gooide)"
_LAID_OPEN = (
    r"(?: (?:\(|\)|,|als|even|nu|toen|dan|ineens|meteen|gelijk|daarna|zijn|haar|de|partner#\d+|declarer#\d+|dummy#\d+))*(?: (?:zijn|haar|alle|de|resterende|laatste|overige))*"
    r" (?:kaarten|hand|spel|alles)(?: [^ .;,]+){0,2} (?:open|op tafel|neer)"
)
_FILL = r"(?: (?!(?:seat|declarer|side|en|of|dat|maar)(?:#|$| ))[^ .;]+){0,4}"


_BESIDE = r"(?:lho|rho)#\d+(?: (?:van|de))* declarer#{}"


def claimer(message: Message, players: Players, facts: dict[str, Evidence], *, verbs: str = CLAIMS) -> None:
    """Add to `facts`, in place, who claimed (or whatever `verbs` say); a pronoun is the player it is about."""
    if "claimer" in facts:
        return
    offender = facts.get("offender")
    for pattern in (
        rf"{_LAYS_OPEN} {MAKER}{_LAID_OPEN}",
        rf"{MAKER}(?:(?: (?!(?:seat|declarer|partner|my_partner|defender|me)#)[^ .;,]+){{0,7}} en(?: (?:toen|daarna|meteen))*)? {_LAYS_OPEN}{_LAID_OPEN}",
        rf"(?:daarna|toen|dan|later|erna|nu|meteen|slag|waarna|inmiddels|intussen|ondertussen) {verbs}(?: (?:de|onze|declarer#\d+(?= seat#)))* {MAKER}",
        rf"{MAKER}{ASIDE}(?: , declarer#\d+(?: [^ .;,]+){{0,4}} ,| (?:declarer#\d+|\(|\)|,|als|de|op))*{_FILL} {verbs}",
        rf"{verbs}(?: (?:toen|ook|meteen|daarna|al|onze|de|dan|nu|zijn|haar|declarer#\d+))* {MAKER}",
        rf"(?:claim|opeising|kleim)(?: (?:van|door|bij|de|onze|declarer#\d+|defender#\d+))+ {MAKER}",
        rf"(?:en|,) (?:toen |daarna |meteen |dan )*{verbs}",
    ):
        for found, match in message.skeleton.find(pattern):
            seat = _seat_beside(message, players, found[0]) if found else None
            if not found:
                seat = _nearest(message, players, match.start())
            if seat is None and (not found or found[0].value == "pronoun") and offender:
                seat = offender.seat
            if seat is not None:
                facts["claimer"] = Evidence(seat, *message.skeleton.span(match))
                return
            role = found[0].value if found else _role_before(message, match.start())
            if role == "declarer" and found and message.skeleton.has(_BESIDE.format(message.mentions.index(found[0]))):
                role = "defender"  # "de verdediger links van de leider gaf op"
            if role == "partner" and (told := facts.get("offender_role")) and told.value != "dummy":
                role = str(told.value)  # of him who is told of before: "zijn maat claimde"
            if role in ("declarer", "defender"):
                facts["claimer_role"] = Evidence(role, *message.skeleton.span(match))
                return


_SIDE_CLAIMS = r"{side}(?: (?:spelers|beide|allebei|als|defender#\d+|toen|daarna|nu|meteen|hebben|hadden|zelf|dan))* "


def claiming_side(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, the role of a pair that claimed: "OW claimden", beside a declarer of another side."""
    if {"claimer", "claimer_role"} & facts.keys():
        return
    for (side, *_), match in message.skeleton.find(rf"{_SIDE_CLAIMS}{CLAIMS_TRICKS}"):
        declaring = _declares(Side(side.value), players, facts)
        if declaring is not None:
            facts["claimer_role"] = Evidence("declarer" if declaring else "defender", *message.skeleton.span(match))


def _declares(side: Side, players: Players, facts: dict[str, Evidence]) -> bool | None:
    """Whether a pair declares; one that is named beside a declarer whose seat isn't told doesn't."""
    if players.declarer is not None:
        return players.declarer in side.seats
    role = facts.get("offender_role")
    return False if role is not None and role.value == "declarer" and "offender" not in facts else None


def _seat_beside(message: Message, players: Players, mention: Mention) -> Seat | None:
    """The seat of a player, also where it follows his role: "tegenspeler zuid"."""
    after = message.mentions[message.mentions.index(mention) + 1 :][:1]
    named = [m for m in (mention, *after) if m is mention or (m.kind == "seat" and m.first == mention.last)]
    return next((seat for m in named if (seat := players.seat_of.get(m)) is not None), None)


def _role_before(message: Message, place: int) -> str | None:
    """The role named last before `place` in the same sentence."""
    roles = re.findall(r"(declarer|defender|dummy|opponent|partner)#", _sentence_before(message, place))
    return roles[-1] if roles else None


def _sentence_before(message: Message, place: int) -> str:
    return re.split(r" [.;?!] ", message.skeleton.line[:place])[-1]


def _nearest(message: Message, players: Players, place: int) -> Seat | None:
    """The player named last before `place` in the same sentence: the subject of "legde zijn kaarten open en claimde"."""
    numbers = re.findall(r"#(\d+)", _sentence_before(message, place))
    seats = [players.seat_of.get(message.mentions[int(number)]) for number in numbers]
    return next((seat for seat in reversed(seats) if seat is not None), None)

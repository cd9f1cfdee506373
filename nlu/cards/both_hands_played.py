"""Whether declarer had played from his hand and from dummy to the trick (57C1): "de kaart van dummy was ook al genoemd"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_PUT = r"(?:gespeeld|gelegd|bijgelegd|bijgespeeld|geweest|gegooid|bekend|bijgedaan)"
_NAMED = rf"(?:genoemd|gevraagd|afgeroepen|geroepen|opgevraagd|gezegd|besteld|aangewezen|opgedragen|opdracht gegeven|geinstrueerd|laten (?:spelen|leggen|bijspelen)|{_PUT})"
_BOTH_HANDS = re.compile(
    r"(?:hand(?: (?!niet)[^ .;,]+){0,3} (?:en|als)(?: ook)?(?: (?:uit|van|vanuit|in|de|vanaf|zijn|een|kaart|kaartje|card#\d+|suit#\d+))* (?:dummy#\d+|tafel|blinde)(?! (?:had|was|won|moest|is|zat))"
    r"|(?:dummy#\d+|tafel|blinde)(?: (?!niet)[^ .;,]+){0,2} (?:en|als)(?: ook)?(?: (?:uit|van|vanuit|in|de|zijn|eigen|een|kaart|kaartje|card#\d+|suit#\d+))* hand)"
)
_ONE_AND_OTHER = r"(?:dummy#\d+ (?:en|als)(?: (?:van|de|ook))* declarer#\d+|declarer#\d+(?: seat#\d+)? (?:en|als)(?: (?:van|de|ook))* dummy#\d+)"
_BOTH_PLAYED = (
    r"(?:uit|van|vanuit)(?: de)? dummy#\d+ en (?:legt|legde|speelt|speelde|doet|deed|nam|neemt|dekt|dekte|troeft|troefde) zelf",
    rf"(?:uit|van|vanuit)(?: de)? dummy#\d+(?: (?!niet|nog)[^ .;,]+){{0,3}} (?:en|terwijl|nadat)(?: (?!niet|nog)[^ .;,]+){{0,2}} zelf(?: (?!niet|nog)[^ .;,]+){{0,2}} (?:voorgespeeld|{_PUT})",
    rf"(?:declarer|seat)#\d+ (?:had|heeft)(?: (?!niet|nog)[^ .;,]+){{0,4}} dummy#\d+ en(?: (?:uit|van|zijn|haar|de|eigen))+ (?:hand|kaart|kaartje|eigen)(?: [^ .;,]+){{0,2}} {_PUT}",
    rf"(?:had|heeft)(?: (?!niet|nog)[^ .;,]+){{0,3}} (?:eigen|hand|kaart|kaartje) en(?: (?:pronoun#\d+|die|een|ook|uit|van|de|kaart))+ dummy#\d+(?: [^ .;,]+){{0,2}} {_PUT}",
    rf"(?:eigen|hand|kaart|kaartje) en(?: (?:pronoun#\d+|die|een|ook|uit|van|de|kaart))+ dummy#\d+ (?:had|heeft|waren|zijn|lagen)(?: (?:al|allebei|beide))* (?:{_PUT}|laten zien|getoond|open)",
    rf"declarer#\d+(?: (?:seat#\d+|is|was|de|declarer#\d+|en|,|die|pronoun#\d+))* (?:had|heeft)(?: (?!niet|nog)[^ .;,]+){{0,3}} {_PUT} (?:en|,)(?: de)? dummy#\d+(?: [^ .;,]+){{0,1}} (?:ook|al)",
    rf"(?:had|heeft|heb)(?: (?:de|zijn|haar|mijn|aan))* dummy#\d+(?: (?:al|inmiddels|net|dus|wel))* ook(?: (?:al|net|inmiddels))* {_NAMED}",
    rf"dummy#\d+(?: seat#\d+)?(?: (?!niet|nog)[^ .;,]+){{0,3}} {_PUT} en(?: de)? (?:seat|declarer)#\d+(?: (?:zelf|had|heeft))* (?:ook|al)(?= |$)",
    rf"{_ONE_AND_OTHER}(?: (?!niet|nog)[^ .;,]+){{0,4}} {_PUT}",
    rf"{_ONE_AND_OTHER} (?:lag|lagen|ligt|liggen|waren|zijn|hebben|hadden)(?: (?:er|de|kaart|kaarten|toen|allebei|beide))* al(?= |$)",
    rf"declarer#\d+ (?:had|heeft)(?: (?:er|al|toen|zijn|haar))* (?:allebei|alletwee|alle twee|beide|beiden)(?: (?:kaarten|al|er|inmiddels))* {_PUT}",
    rf"side#\d+ (?:had|hadden|heeft|hebben)(?: (?:er|toen|hun|kaart|kaarten))* (?:allebei|beide|beiden)(?: (?!niet|nog)[^ .;,]+){{0,3}} {_PUT}",
)


_FROM_HAND = (
    r"(?:uit|van|vanuit)(?: (?:de|zijn|haar|mijn|eigen))* hand",
    r"(?:card|suit)#\d+ van(?: de)? declarer#\d+",
    r"(?:card|suit)#\d+ van seat#\d+(?: ,| \()?(?: de)? declarer#\d+",
    rf"declarer#\d+(?: seat#\d+)?(?: (?:had|heeft|was|is|declarer#\d+|en|zelf|ook|er|in|deze|die|de|slag|een|kaart|zijn|haar|eigen))* (?:al|zelf|wel)(?: (?!niet|nog|(?:dummy|seat)#)[^ .;,]+){{0,4}} {_PUT}",
    r"declarer#\d+(?: (?:is|was|en|,|die|pronoun#\d+))* (?:speelt|speelde|speel|komt|kwam|kom|trekt|trok|trek)(?: (?:met|een|kleine|de|nu|dan))* (?:card|suit)#\d+(?! (?:uit|van|vanuit|in)(?: de)? (?:dummy#|tafel))",
    rf"(?<![^ ])zelf(?: (?:had|heeft|hij|ook|al|wel|een|kaart|zijn|pronoun#\d+))* {_PUT}",
)
_FROM_DUMMY = (
    rf"dummy#\d+(?: (?:had|heeft|was|ook|zelf|wel|er))+ al(?: (?!niet)[^ .;,]+){{0,3}} {_PUT}",
    rf"(?:had|heeft)(?: (?!niet|nog)[^ .;,]+){{0,3}} (?:uit|van|vanuit)(?: de)? dummy#\d+(?: (?!niet)[^ .;,]+){{0,2}} {_NAMED}",
    rf"(?:had|heeft)(?: (?!niet|nog)[^ .;,]+){{0,3}} {_PUT} (?:uit|van|vanuit)(?: de)? dummy#\d+",
    rf"(?:had|heeft|was)(?: ook| zelf)? dummy#\d+(?: ook)? al {_NAMED}",
    rf"(?:kaart|kaartje|eentje|die|card#\d+|suit#\d+) (?:van|uit|in|op)(?: de)? dummy#\d+(?: (?:was|is|had|heeft|werd|al|ook|wel|er|toen|pronoun#\d+|door|de|declarer#\d+))* {_NAMED}",
    rf"(?:had|heeft|heb)(?: (?:de|zijn|haar|mijn|aan))* dummy#\d+(?: (?:ook|al|inmiddels|intussen|net|dus|wel))* {_NAMED}",
    rf"(?:uit|van|vanuit)(?: de)? dummy#\d+ (?:was|is|werd)(?: (?!niet|nog)[^ .;,]+){{0,3}} {_NAMED}",
    rf"dummy#\d+ (?:(?:'s|zijn|haar|zn) )?(?:kaart|kaartje)(?: (?:was|is|had|werd|al|ook|wel))* {_NAMED}",
    rf"(?:had|heeft|was)(?: (?!niet|nog)[^ .;,]+){{0,4}} {_NAMED} (?:uit|van|vanuit)(?: de)? dummy#\d+",
)
_LED_FROM_DUMMY = (
    r"(?:speelde|speelt|vroeg|vraagt|riep|roept|kwam|komt|begon|begint)(?: (?!(?:seat|me)#|en)[^ .;,]+){0,4}"
    r" (?:uit|van|vanuit)(?: de)? (?:dummy#\d+|tafel)(?! nog ni)"
)
_FOLLOWED_FROM_HAND = (
    rf"{{seat}}(?: (?:had|heeft|zelf|ook|er|al|uit|zijn|haar|de|eigen|hand|een|kaart|suit#\d+|card#\d+))+ {_PUT}",
)


def played_from_both_hands(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Declarer had played from his hand and from dummy to the trick."""
    line = _by_role(message, players, facts)
    each = all(any(compiled(pattern).search(line) for pattern in hand) for hand in (_FROM_HAND, _FROM_DUMMY))
    declarer = facts.get("declarer")
    hands = message.skeleton.seats(_FOLLOWED_FROM_HAND) if message.skeleton.has(_LED_FROM_DUMMY) else set()
    each = each or (declarer is not None and declarer.value in hands)
    if each or any(compiled(pattern).search(line) for pattern in _BOTH_PLAYED):
        facts["declarer_played_both"] = message.tells(True)
    for match in _BOTH_HANDS.finditer(line):
        near = line[max(0, match.start() - 60) : match.end() + 40]
        if re.search(
            r"(?:gespeeld|speelde|gelegd|bijgespeeld|bijgelegd|gevraagd|vroeg|gegeven|genoemd|lag|lagen|liggen|allebei|beide)",
            near,
        ) and not re.search(r" (?:niet|nog geen|nog moest|niks|niets) ", near):
            facts["declarer_played_both"] = message.tells(True)


def _by_role(message: Message, players: Players, facts: Mapping[str, Evidence]) -> str:
    """The line with declarer and dummy called so, where they are named by their seats."""
    line = message.skeleton.line
    if players.me_role == "declarer" or _between_both(message):
        line = re.sub(r"(?<![^ ])me#", "declarer#", line)
    line = re.sub(
        r"(?<![^ ])(?:(?<=van )|(?<=uit ))?(?:de )?tafel(?= (?:had|heeft|was|is|al|ook)(?: |$))", "dummy#0", line
    )
    declarer = players.declarer or _only_opponent(message, facts)
    if declarer is None:
        return line
    for number, mention in enumerate(message.mentions):
        seat = players.seat_of.get(mention) if mention.kind == "seat" else None
        if seat in (declarer, declarer.partner):
            role = "declarer" if seat is declarer else "dummy"
            line = re.sub(rf"(?<![^ ])seat#{number}(?!\d)", f"{role}#{number}", line)
    return line


def _between_both(message: Message) -> bool:
    """Whether the speaker tells of the players to his left and to his right, neither of whom is his partner."""
    return {"lho", "rho", "me"} <= {mention.value for mention in message.mentions}


def _only_opponent(message: Message, facts: Mapping[str, Evidence]) -> Seat | None:
    """The one player named of the side that didn't play too early: of dummy nobody tells what he had played himself."""
    told = facts.get("offender")
    if told is None:
        return None
    others = told.seat.side.opponents.seats
    named = {Seat(mention.value) for mention in message.mentions if mention.kind == "seat"} & set(others)
    return named.pop() if len(named) == 1 else None

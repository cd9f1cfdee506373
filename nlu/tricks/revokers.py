"""Who revoked: the one player that is said to have, or dummy."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.players import Players
from nlu.reading import Message
from nlu.seating.wordings import ASIDE
from nlu.tricks.followed_suit import could_follow
from nlu.tricks.revoke_words import REVOKED
from rules.vocabulary import Seat

_SPEAKING = ("zegt", "zei", "volgens", "roept", "riep", "ziet", "zag", "beweert", "beweerde", "vindt", "vond")
_ACCORDING_TO = re.compile(r"(?<![^ ])volgens(?: [^ .;,#]+){0,4}$")
_WHO = rf"(?:seat#(\d+)(?: declarer#\d+(?! seat#)| als(?: de)? (?:declarer|dummy|defender)#\d+|{ASIDE})|(?<!#\d )(?<!#\d\d )(?:declarer|dummy|my_partner|me)#(\d+)(?: seat#\d+)?|(?:lho|rho)#(\d+)(?: (?:van )?me#\d+|(?: van)?(?: de)? declarer#\d+(?:(?: \()? seat#\d+(?: \))?)?)?(?: (?:werd|wordt|is|er|dan|dus))*)"
_FILL = r"(?: (?:heeft|heb|had|hebben|ook|toen|al|dus|nu|in|op|suit#\d+|trick#\d+|eerst|daar|daarnet|net|wel|echt|zelf|later|de|die|deze|dezelfde|diezelfde|vorige|lopende|slag|en|zit|zat|leidt|leidde|pronoun#\d+|per ongeluk|blijkbaar))*"


_ACCUSED = (
    r"(?:beschuldigt|beschuldigde|verdenkt|verdacht|verdenken|beticht|betichtte|verwijt|verweet|beschuldigen)(?: (?:de|declarer#\d+|defender#\d+))*"
    r" (?:seat|declarer|my_partner|me|lho|rho)#(\d+)"
)


def revoker(message: Message, players: Players) -> Seat | None:
    """The one player that is said to have revoked; None when there are none or several."""
    accused = message.skeleton.first(_ACCUSED)
    if accused and (seat := players.seat_of.get(accused[0])) is not None:
        return seat
    really = message.skeleton.first(_IT_WAS)
    if really and (seat := players.seat_of.get(really[0])) is not None:
        return seat
    held = could_follow(message.skeleton)
    if held is not None and (seat := players.seat_of.get(held)) is not None:
        return seat
    seats = set(_revokers(message, players))
    return seats.pop() if len(seats) == 1 else None


_IT_WAS = r"verza[^ ]+(?: [^ ]+){0,12} (?:maar|en|terwijl)(?: (?:eigenlijk|in werkelijkheid|toch))* (?:het|dat)(?: (?:eigenlijk|gewoon|toch))* (?:was|bleek)(?: (?:eigenlijk|gewoon|toch))* {seat}(?= (?:[.,;]|te zijn|geweest)|$)"
"""Who did it after all: "zuid zei dat oost in klaver verzaakt had, maar het was west"."""
_BESIDE_SPEAKER = ("me", "my_partner", "lho", "rho")


def called_revoker(message: Message, players: Players) -> str | None:
    """What the one player who is said to have revoked is called, where his seat isn't known: "verzaking van mijn partner"."""
    found = {
        mentions[0].value
        for pattern in _CALLED_SO
        for mentions, match in message.skeleton.find(pattern)
        if mentions[0].value in _BESIDE_SPEAKER
        and players.seat_of.get(mentions[0]) is None
        and not message.skeleton.line[: match.start()].rstrip().endswith(_SPEAKING)
    }
    return found.pop() if len(found) == 1 else None


def declarer_revoked(message: Message, players: Players) -> bool:
    """Whether declarer is said to have revoked, without his seat being told."""
    return any(
        mentions[0].value == "declarer" and players.seat_of.get(mentions[0]) is None
        for pattern in (_CALLED_SO[0], _REVOKE_OF_DECLARER)
        for mentions, _ in message.skeleton.find(pattern)
    )


def is_of_declarer(message: Message, players: Players) -> bool:
    """Whether it is a revoke of declarer's that is spoken of."""
    who = revoker(message, players)
    return declarer_revoked(message, players) or (who is not None and who is players.declarer)


def dummy_revoked(message: Message) -> bool:
    """Whether the card that was not of the suit led came from dummy."""
    return (
        message.skeleton.has(
            rf"dummy#\d+(?: (?:op )?seat#\d+)?(?: (?:heeft|had|toen|zelf|in|suit#\d+|dus|ook))* {REVOKED}"
        )
        or message.skeleton.has(
            r"dummy#\d+(?: seat#\d+)? (?:kreeg|moest)(?: (?!opdracht)[^ .;]+){0,4} (?:suit|card)#\d+"
        )
        or message.skeleton.has(
            r"dummy#\d+(?: seat#\d+)? (?:legt|legde|gooit|gooide|gaf|geeft|troeft|troefde|speelt|speelde)"
            r"(?: [^ .;,#]+){0,3} (?:suit|card)#\d+(?: [^ .;,#]+){0,3}(?: ,)? (?:terwijl|maar|en|hoewel|ofschoon)"
            r"(?: (?:pronoun#\d+|er|toch|daar|had|heeft|lag|zat|gewoon))* (?:nog|wel)"
        )
        or message.skeleton.has(
            r"(?:uit|van)(?: de| den| zijn| haar| mijn)? (?:dummy#\d+|tafel)(?: seat#\d+)?(?: (?:werd|wordt|is|kwam|komt|ging|gaat|legde|legt))"
            r"(?: (?!dummy)[^ .;]+){0,8} (?:,|terwijl|maar|en|hoewel|waar)(?: [^ .;]+){0,2} (?:card|suit|pronoun|rank)#\d+(?: [^ .;,]+){0,3} (?:lag|lagen|zat|zaten|ligt|zit)"
        )
        or message.skeleton.has(
            r"(?:uit|van|in|op)(?: de| den)? (?:dummy#\d+|tafel)(?: (?!(?:dummy|seat|declarer)#)[^ .;]+){0,4}"
            r" (?:terwijl|maar|waar|en)(?: (?:daar|er|die|toch|pronoun#\d+|gewoon|dummy#\d+))* nog(?: [^ .;,]+){0,3} (?:suit|card|rank)#\d+(?: [^ .;,]+){0,2} (?:lag|lagen|zat|zaten|stond|ligt|liggen|had)"
        )
        or message.skeleton.has(
            r"(?:in|op|uit)(?: de| den)? (?:dummy#\d+|tafel)(?: seat#\d+)?(?: (?:lag|lagen|zat|zaten|had|ligt|liggen|zit|zitten))(?: (?:er|toch|wel|ook))* nog"
        )
        or message.skeleton.has(
            rf"(?:uit|van|vanuit|in)(?: (?:de|zijn))? (?:dummy#\d+|tafel)(?: (?:er|werd|wordt|is))* {REVOKED}"
        )
        or message.skeleton.has(
            r"dummy#\d+(?: seat#\d+)? (?:heeft|had|bezit|bezat)(?: [^ .;]+){0,4} suit#\d+(?: [^ .;]+){0,3} maar (?:declarer#\d+|gooide|legde|speelde|deed|gaf|troefde)"
        )
    )


_CALLED_SO = (
    rf"{_WHO}{_FILL}(?: \))?(?:{_FILL} volgens(?: [^ .;,#]+){{0,4}} (?:seat|declarer|dummy|partner|my_partner|opponent|me)#\d+)?{_FILL} {REVOKED}",
    r"(?:verzaakt|verzaakte|verzaking|versaakte)(?: (?:van|door))?(?: de)?(?: declarer#\d+| dummy#\d+| (?:zijn|haar|diens|de)(?: eigen)? partner#\d+(?: [,(])?)? (?:seat|my_partner|me)#(\d+)(?! (?:leidt|leidde|ld|speelt|is|was|zegt|speelde|won|pakte|nam|maakte|had|heeft|kwam|ging))",
)
_REVOKE_OF_DECLARER = r"(?:verzaking|verzakingen|revoke)(?: (?:van|door|bij))+(?: de)? declarer#(\d+)(?! seat#)"
_OTHER_SUIT = (
    rf"{_WHO}{_FILL} (?:gaf|geeft|legde|legt|gooide|gooit|deed|doet)(?: [^ .;,#]+){{0,2}} (?:(?:suit|card)#\d+|troef|troefje)(?: (?:weg|bij|af))?"
    r" (?:op|onder|in plaats van|ipv)(?: [^ .;,#]+){0,3} (?:suit|card)#\d+"
)
"""Who played one suit on another, where nothing calls it a revoke."""
_HELD_ONE_STILL = (
    rf"{_WHO}{_FILL} (?:troefde|troeft|gooide|gooit|legde|legt|deed|doet|speelde|speelt|gaf|geeft)(?: (?!(?:seat|declarer|dummy)#)[^ .;]+){{0,7}}"
    r" (?:maar|terwijl|en|hoewel|ofschoon)(?: (?:pronoun#\d+|die|hij|zij|ze|er|toch))* (?:(?:had|heeft|hield|bezat)(?: [^ .;,#]+){0,3} nog|nog(?: [^ .;,]+){0,4} (?:had|heeft|zat|bezat))"
)
"""Who ruffed or discarded and still held one: "oost troefde met schoppen 2 maar had nog een harten"."""
_SAID_HE_WAS_OUT = (
    r"(?:zei|zegt|zegde|beweerde|beweert|dacht|meende) {seat}(?: (?:dat|pronoun#\d+|:|'|er|toen|nu))* (?:renonce|geen suit#\d+|op (?:was|zijn|is))",
    r"{seat}(?: (?:had|heeft|in|bij|trick#\d+))* (?:zei|zegt|zegde|beweerde|beweert|dacht|meende|gezegd)(?: (?:dat|pronoun#\d+|:|'|er|toen|nu))* (?:renonce|geen suit#\d+|op (?:was|zijn|is))",
)
"""Who said that he had none, where he is found out."""
_MENDED = (
    r"(?:die|pronoun#\d+|verzaking|deze) van(?: de)? {seat}(?: (?:is|werd|was|wel|nog|echter|dus|toch|op|tijd|tijdig|meteen|gelijk))+ (?:hersteld|verbeterd|gecorrigeerd|rechtgezet)",
    r"{seat} (?:herstelde|herstelt|corrigeerde|corrigeert|verbeterde|verbetert)(?: (?:die|pronoun#\d+|de|het|dat|zijne|hare|zijn|haar))*(?: (?:meteen|tijdig|op tijd))?",
)
"""Whose revoke was corrected, where both sides revoked."""


_CONFESSED = (
    r"seat#(\d+)(?: (?:zelf|nu|net|dan|toe|aan|meteen|ineens|opeens|zegt|zei|meldt|meldde|geeft|gaf|schrikt|schrok|beseft|besefte|merkt|merkte))* dat"
    rf" pronoun#\d+{_FILL} {REVOKED}"
)
"""Who says it of himself, where no other player is spoken of: "nu zegt oost dat hij net verzaakt heeft"."""


def _revokers(message: Message, players: Players) -> list[Seat]:
    for patterns in (_CALLED_SO, _SAID_HE_WAS_OUT, (_OTHER_SUIT,), (_HELD_ONE_STILL,)):
        if found := _told_by(patterns, message, players):
            return found
    seats = {players.seat_of.get(m) for m in message.mentions if m.kind == "seat" and m not in players.introduced}
    confessed = message.skeleton.seats((_CONFESSED,)) if len(seats) == 1 else set()
    return list(confessed)


def beside_mended(message: Message, players: Players) -> Seat | None:
    """Of two who revoked on opposite sides the one whose revoke stands, where that of the other was corrected."""
    mended = message.skeleton.seats(_MENDED)
    if len(mended) != 1:
        return None
    corrected = mended.pop()
    named = (Seat(m.value) for m in message.mentions if m.kind == "seat" and m not in players.introduced)
    return next((seat for seat in named if seat.side is not corrected.side), None)


def _told_by(patterns: Sequence[str], message: Message, players: Players) -> list[Seat]:
    found: list[Seat] = []
    for pattern in patterns:
        for mentions, match in message.skeleton.find(pattern):
            seat = players.seat_of.get(mentions[0])
            line = message.skeleton.line
            before = line[: match.start()].rstrip()
            spoke = before.endswith(_SPEAKING) or _ACCORDING_TO.search(before) is not None
            if pattern is _OTHER_SUIT and _follows_suit(message, match):
                continue
            if seat is not None and seat not in found and not spoke and mentions[0] not in players.anchors:
                found.append(seat)
    return found


def _follows_suit(message: Message, match: re.Match[str]) -> bool:
    """Whether the card is of the suit that it was laid on: "legt klaver 7 op klaver aas"."""
    suits = {message.mentions[int(number)].value[0] for number in re.findall(r"(?:suit|card)#(\d+)", match.group())}
    return len(suits) == 1 and "?" not in suits

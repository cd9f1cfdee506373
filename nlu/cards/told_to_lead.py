"""Who told the player who led out of turn that he was to lead: an opponent, or his partner (47E1)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.dummy.asked_of_dummy import is_asked_of_dummy
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_TOLD_TO = (
    r"{speaker}(?: (?!{any})[^ .;]+){0,4} tegen (?:{any}(?: seat#\d+)?|hem|haar|pronoun#\d+)(?: (?!{any})[^ .;]+){0,2}"
    r" (?:gezegd|zei|zegt|verteld|geroepen|zeggen|dat|:|')",
    r"(?:zei|zegt|riep|roept|zeg)(?: (?:de|declarer#\d+|dummy#\d+))* {speaker} tegen",
    r"tegen (?:{any}|hem|haar|pronoun#\d+) (?:zei|zegt|riep|had|heeft) {speaker}",
    r"{speaker}(?: (?!{any}|niet|niks|niets)[^ .;]+){0,3} (?:wees|wijst|knikte|knikt|gebaarde|gebaart)"
    r"(?: (?:naar|op|aan|richting|tegen|duidelijk))* (?:{offender}|ja|van ja|bevestigend|instemmend|dat)",
    r"{speaker}(?: (?!{any}|niet|niks|niets)[^ .;]+){0,3} (?:zei|zegt|gezegd|riep|roept|geroepen|vertelde|verteld|vertelt|beweerde|dacht hardop)"
    r"(?: (?!{any}|niks|niets|arbiter|wedstrijdleider)[^ .;]+){0,3} (?:dat )?(?:(?<!zei )(?<!zegt )(?<!riep )(?<!roept ){offender}|jij|je|u|jouw|pronoun#\d+ (?:moest|mocht))",
    r"{speaker}(?: seat#\d+)? zeggen(?: (?:dat|:|'|\"))* (?:{offender}|jij|je|u|jouw|pronoun#\d+ (?:moest|mocht))",
    r"{speaker}(?: (?!{any}|niet|niks|niets)[^ .;:]+){0,3} (?:zei|zegt|gezegd|riep|roept)(?: (?::|'|\"|dat|ga|maar))* (?:begin|start|kom)(?: (?:jij|je|u|maar|gerust|uit|toe))+(?= (?:[.,;!'\"]|en)|$)",
    r"(?:op aanwijzing|op aanraden|op verzoek|door toedoen|op voorstel|in opdracht|na een seintje) van(?: de)? {speaker}",
    r"{offender}(?: (?!dummy#)[^ .;,]+){0,6} op (?:vraag|bevel) van(?: de)?(?: declarer#\d+| dummy#\d+)? {speaker}",
    r"{speaker}(?: (?!{any}|niet|niks|niets)[^ .;:]+){0,3} (?:zei|zegt|gezegd|riep|roept|vond|meende|dacht)(?: (?::|'|\"))* dat (?:het|dat|dit)(?: (?:de|al))* (?:zijn|haar|jouw|mijn|uw|pronoun#\d+) (?:start|beurt|uitkomst|slag|lead) (?:was|is)",
    r"{speaker}(?: (?!{any}|niet|niks|niets)[^ .;]+){0,7} (?:naar|richting) {offender} (?:gewezen|geknikt|gekeken|gebaard)",
    r"(?:{speaker} hoorde zeggen|hoorde {speaker} zeggen)(?: [^ .;]+){0,3} (?:kom|uit|start|begin|jij|beurt|op|speel)",
    r"door(?: de)? {speaker} (?:gezegd|verteld|wijsgemaakt|aangewezen|aangegeven|gestuurd)",
    r"{speaker}(?: (?!{any}|niks|niets|niet)[^ .;]+){0,1} (?:{offender}|me#\d+|hem|haar|pronoun#\d+)(?: (?:had|heeft|zelf|nog|toch))* (?:gevraagd|verzocht|aangespoord|gezegd|verteld|opgedragen) (?:om )?te (?:beginnen|starten|spelen|uit te komen|komen)",
    r"{speaker} (?:vroeg|verzocht|zei|vertelde)(?: (?:aan|tegen))? (?:{offender}|me#\d+|hem|haar|pronoun#\d+)(?: (?:om|dat|toch|zelf))* (?:te (?:beginnen|starten|spelen|uit te komen)|uit te komen|voor te spelen)",
    r"(?:zei|riep|vertelde|zegt) {speaker}(?: (?:toch|zelf|hem|haar|pronoun#\d+|nog))* dat (?:{offender}|pronoun#\d+) (?:moest|mocht|was|aan)",
    r"{speaker}(?: (?:\(|\)|de|,|dummy#\d+|declarer#\d+|seat#\d+))* (?:had|heeft)(?: (?:zelf|toch|net|ook))* {offender} (?:gezegd|verteld|toegefluisterd|wijsgemaakt|aangewezen)(?= |$)",
    r"volgens(?: de)? {speaker}(?: (?:was|moest|mocht|is|moet))+ (?:{offender}|me#\d+|pronoun#\d+)",
    r"{speaker} (?:had|heeft) (?:het|dat|pronoun#\d+)(?: (?:zelf|toch|tegen|hem|haar|pronoun#\d+))* gezegd",
    r"{speaker}(?: (?!niks|niets|niet|nee|dat|het|er)[^ .;]+){0,3} (?:bevestigde|bevestigt|beaamde|beaamt)",
)
_NODS = (
    r"{speaker}(?: (?:had|heeft|zelf|ook|net|nog))* (?:knikte|knikt|geknikt|bevestigde|bevestigd|ja gezegd|ja geknikt)(?: (?:dat|van ja|ja))? (?:toen|nadat|als)"
    r" (?:{offender}|pronoun#\d+)(?: (?!{any}|niet)[^ .;]+){0,3} (?:vroeg|gevraagd)",
    r"(?:vraagt|vroeg|gevraagd)(?: aan)?(?: de)?(?: declarer#\d+| dummy#\d+)? {speaker}(?: (?!{any}|niet|niks|niets)[^ .;]+){0,9}"
    r" (?:wees|wijst|knikte|knikt|zei|zegt|riep|antwoordde)(?: (?:naar|op|:|dat|richting|'))* (?:{offender}|jij|jou|u)",
    r"(?:vraagt|vroeg)(?: aan)?(?: de)?(?: declarer#\d+| dummy#\d+)? {speaker}(?: (?!{any})[^ .;]+){0,2}"
    r"(?: (?:pronoun#\d+|of|moet|moest|,|uitkomen|starten|beginnen|aan|slag|de|beurt|is|was|zelf|voorspelen|en))*"
    r" (?:knikt|knikte|bevestigt|bevestigde|(?:zegt|zei|antwoordt|antwoordde) (?:dat )?(?:ja|van ja|klopt|jawel)"
    r"|(?:ja|jawel|jazeker|klopt)(?: ')? (?:zei|zegt|antwoordde|knikte|was het antwoord))",
)
_ASKED = (
    r"(?:(?:aan|had|heeft)(?: de)?(?: declarer#\d+| dummy#\d+)? )?{speaker} gevraagd(?: (?!{any}|niet|niks|niets)[^ .;]+){0,9}"
    r" (?:knikte|knikt|bevestigde|bevestigt|beaamde|(?:wees|wijst|zei|zegt|riep|antwoordde|antwoordt)(?: (?:naar|op|:|dat|richting|'))* (?:{offender}|jij|jou|u|ja|jawel))",
)
_YES = (
    r"{speaker}(?: (?:\)|\(|seat#\d+|,|die|toen|hierop|daarop|van|ja))* (?:knikt|knikte|knikken|bevestigt|bevestigde|beaamt|beaamde|gebaarde)",
    r"{speaker}(?: (?!{any}|niet|nee)[^ .;]+){0,5} (?:ja|jawel|jazeker|klopt|inderdaad|zeker)",
    r"(?:ja|jawel|jazeker|klopt|inderdaad)(?: [^ .;#]+){0,4} (?:zei|zegt|riep|antwoordde|van|volgens) {speaker}",
)
_TURN_TALK = r"(?:beurt|slag|uitkomen|uitkomt|uitkomst|starten|startte|start|beginnen|begint|moest|moet|moeten|zet|bent|jij|uit|voorspelen|spelen|me#\d+ zit|zit me#\d+|zat)"
_ASKS = r"(?:(?:zegt|zei)(?: (?::|'|dat))* me#\d+ (?:zit|ben|moet)|vroeg|vraagt|vragen|moet me#\d+|ben me#\d+|is het aan me#\d+|wie moet|mag me#\d+)"
_ANY = r"(?:seat|me|my_partner|partner|lho|rho|declarer|dummy|opponent|defender)#\d+"
_SPEAKERS = r"(?:seat|side|declarer|dummy|my_partner|partner|lho|rho|opponent)#(\d+)"
_OR_ME = _SPEAKERS.replace("(?:", "(?:me|", 1)
"""Beside a declarer or dummy who tells it himself."""


_TO_MY_PARTNER = r"(?:tegen|aan) my_partner#\d+|my_partner#\d+ (?:vroeg|vraagt|had gevraagd|heeft gevraagd)"
_I_LED = r"(?:leg|legde|kom|kwam|start|startte|speel|speelde|gooi|gooide) me#\d+|me#\d+(?: (?!(?:seat|declarer|my_partner)#)[^ .;,]+){0,3} (?:leg|legde|kom|kwam|start|startte|speel|speelde|gooi|gooide)(?= )"
_POINTED_AT_ME = r"(?:wees|wijst|knikte|knikt|gebaarde|gebaart)(?: (?:toen|met|zijn|hoofd|vinger))* (?:naar|op|richting) me#\d+|(?:zei|zegt) (?:tegen|aan) me#\d+"
_OF_OTHERS = frozenset(("opponent", "lho", "rho", "declarer", "dummy"))
"""Who isn't the speaker's partner when the speaker, who didn't declare, led himself."""


def told_to_lead(
    message: Message, players: Players, facts: dict[str, Evidence], called: str | None, partner_of_due: Seat | None
) -> None:
    """An opponent said that it was his turn (47E1); when his partner did, or nobody, it is no excuse.

    Who made the opening lead where only that isn't told is the partner of the one who was to.
    """
    offender = facts.get("offender")
    player = offender.seat if offender else partner_of_due
    ours = called == "me" or (called in ("my_partner", None) and message.skeleton.has(_TO_MY_PARTNER))
    declares_himself = players.me_role in ("declarer", "dummy")
    ours = ours or (called is None and not declares_himself and message.skeleton.has(_POINTED_AT_ME))
    if (
        player is None
        and not ours
        and not declares_himself
        and (called is not None or not message.skeleton.has(_I_LED))
    ):
        return
    for speaker in _speakers(message.skeleton, players, player):
        seat = players.seat_of.get(speaker)
        if player is None:
            declarer = players.declarer
            declares = seat is not None and declarer is not None and seat.side is declarer.side
            by_opponent = declares or speaker.value in _OF_OTHERS or (declares_himself and speaker.value == "me")
        else:
            declares = seat is None and speaker.value in ("declarer", "dummy")
            other_side = speaker.kind == "side" and player.value not in speaker.value
            others = speaker.value == "opponent" or declares or other_side
            by_opponent = others or (seat is not None and seat.side is not player.side)
        if by_opponent:
            facts["told_by_opponent"] = message.tells(True, speaker)
            return
        if (player is not None and seat is player.partner) or speaker.value in ("my_partner", "partner"):
            facts["told_by_opponent"] = message.tells(False, speaker)


def _speakers(skeleton: Skeleton, players: Players, offender: Seat | None) -> Iterator[Mention]:
    """Who is said to have told the offender, None for the speaker of the message, that he was to lead."""
    own = [
        n
        for n, m in enumerate(skeleton.mentions)
        if (m.value == "me" if offender is None else players.seat_of.get(m) is offender)
    ]
    addressed = "|".join(rf"\w+#{number}(?!\d)" for number in own) or "nobody#0"
    patterns = [*_TOLD_TO, *_NODS, *_ASKED]
    speakers = _OR_ME if players.me_role in ("declarer", "dummy") else _SPEAKERS
    if skeleton.has(_ASKS):
        patterns += _YES
    if not skeleton.has(_TURN_TALK):
        return
    for pattern in patterns:
        filled = pattern.replace("{speaker}", speakers).replace("{any}", _ANY).replace("{offender}", f"(?:{addressed})")
        for mentions, match in skeleton.find(filled):
            of_dummy = is_asked_of_dummy(skeleton.line, match) or _says_to_another(skeleton, players, match, offender)
            if not of_dummy and (offender is None or players.seat_of.get(mentions[0]) is not offender):
                yield mentions[0]


_ADDRESSED = re.compile(r" tegen(?: (?:de|zijn|haar))? [a-z_]+#(\d+)")


def _says_to_another(skeleton: Skeleton, players: Players, match: re.Match[str], offender: Seat | None) -> bool:
    """Whether it is said to another than the one who led: "de leider zegt tegen noord: leg je kaarten maar neer"."""
    found = _ADDRESSED.search(skeleton.line, max(0, match.start() - 1), match.end() + 20)
    if found is None:
        return False
    mention = skeleton.mentions[int(found[1])]
    seat = players.seat_of.get(mention)
    return mention.value == "dummy" or (seat is not None and offender not in (None, seat))

"""A lead out of turn as it is told: who led, whose lead it was, which hand declarer had to play from, who said what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from nlu.cards.on_lead import players_on_lead
from nlu.dummy.asked_of_dummy import is_asked_of_dummy
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton, compiled
from rules.vocabulary import Seat

_HAND, _TABLE = "hand", "table"
_PLACE = r"(?:(?:de|zijn|haar|mijn|eigen|zijn eigen|m'n|zn|z'n) )*(hand|dummy#\d+|tafel|blinde|overkant)"
_LAY = r"(?: (?:hij|zij|ze|pronoun#\d+|de|seat#\d+|declarer#\d+|me#\d+|op|nog|net|nu|toch|eigenlijk|dus|gewoon|zelf|wel|aan slag|slag|aan|daar))*"
_WAS_IN = (
    rf"(?:moest|moet|moesten|hoorde|had moeten|had gemoeten|diende|mocht|had){_LAY} (?:uit|van|vanuit|vanaf|v|in|op|bij)? ?{_PLACE}(?!(?: [^ .;,#]+){{0,3}} (?:gespeeld|voorgespeeld|gekomen|gelegd|gevraagd|genoemd|gestart))",
    rf"(?:zat|zit|zaten|was|is|stond){_LAY} (?:in|bij|aan|op) {_PLACE}",
    rf"(?:in|uit|van|vanuit|op|aan) {_PLACE} (?:zat|zit|was|is|moest|hoorde|had gemoeten|had moeten)",
    rf"(?:uit|van|vanuit|vanaf) {_PLACE} (?:, )?(?:en )?daar (?:zat|was|moest|lag) pronoun#\d+",
    rf"(?:in plaats van|ipv|i p v|inplaats van)(?: (?:uit|van|vanuit|in|op))? {_PLACE}",
    rf"in {_PLACE}(?: [^ .;,#]+){{0,3}} (?:de )?(?:vorige )?slag (?:won|maakte|had|pakte|nam|gewonnen|gemaakt)",
    rf"(?:uit|in|van|op) {_PLACE} (?:gewonnen|genomen|gemaakt|binnengehaald)",
    rf"slag (?:was |is |werd )?(?:echter |toch |net |eigenlijk |nochtans )?(?:gewonnen |gemaakt |genomen |gevallen )?(?:in|op|door|met) {_PLACE}",
    rf"(?:de slag|de vorige slag|slag) (?:\w+ )?(?:won|gewonnen|maakte) (?:{{declarer}} )?(?:in|op|met) {_PLACE}",
    r"(dummy#\d+|tafel|blinde|hand) (?:was|is|lag|had|zat)(?: \w+)? (?:aan slag|aan de beurt|gemoeten|de slag|moeten|gewonnen|gemaakt)",
    r"(dummy#\d+|tafel|blinde|hand) (?:moest|had gemoeten|hoorde)(?= (?:[.,;)?!]|voorspelen|spelen|eerst)|$)",
)
_LED = (
    r"{seat}(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl|moest|moet|was|had)[^ .;]+){0,3}"
    r" (?:komt|kwam|startte|start|speelde|speelt|legde|legt|gooide|gooit|trapt|trapte|opent|opende|zet|zette|lag)"
    r"(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl|en)[^ .;]+){0,6} (?:uit|voor|af|na(?= (?:[.,;]|en|maar)|$)|door(?= (?:[.,;]|en|maar|met)|$)|uitkomst|voorgespeeld|beurt)"
    r"(?! (?:seat|declarer)#)",
    r"{seat}(?: (?:is|was|heeft|had|al|er))+(?: (?!(?:seat|declarer|dummy)#)[^ .;,]+){0,4} (?:uitgekomen|gestart|voorgespeeld|begonnen)",
    r"{seat}(?: pronoun#\d+)? (?:wordt|werd)(?: (?!(?:seat|declarer|dummy)#)[^ .;,]+){0,4} (?:voorgespeeld|gestart|uitgekomen|nagespeeld)",
    r"(?:uitkomst|start|lead) van {seat}",
    r"(?:startte|kwam|kwam daarna|kwam toen) {seat}(?: (?:met|een|de|kleine|uit))* (?:card|suit)#\d+",
    r"{seat}(?: (?:is|was|heeft|had|toen|dan|gewoon))* (?:start|startte|gestart|uitgestart) met(?: (?:een|de|kleine))* (?:card|suit)#\d+",
    r"{seat} (?:(?:legt|legde|speelt|speelde) card#\d+ als (?:uitkomst|start)|(?:heeft|had)(?: [^ .;,#]+){0,2} card#\d+ gestart)",
    r"(?:uitkomst|start|lead)(?: (?:met|een|de))*(?: (?:card|suit)#\d+)? door {seat}",
    r"(?:^|[.;] ){seat}(?: (?:met|een|de|kleine))* (?:card|suit|rank)#\d+ (?:voor|uit|na)(?= [.,;]|$)",
    r"{seat} (?:was|is) (?:hem|haar|iedereen|pronoun#\d+|seat#\d+|zijn partner#\d+) voor(?= |$)",
    r"(?:voorspelen|uitkomen|starten|beginnen|spelen) in plaats van {seat}",
    r"{seat} (?:deed|doet|was|is) (?:het|dat|degene)(?: (?:toch|zelf|al|gewoon|die uitkwam))*(?= [.,;]|$)",
)
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


def leads_told(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], called: str | None
) -> None:
    """Add what is told of a lead to `facts`, in place; `called` is how he who led is called where his seat isn't told."""
    due = facts.get("on_lead") if irregularity == "opening_lead_out_of_turn" else None
    partner = due.seat.partner if due is not None else None
    _told_to_lead(message, players, facts, called, partner)
    if irregularity == "lead_out_of_turn":
        _right_hand(message, players, facts)


def who_led(skeleton: Skeleton, players: Players, on_lead: Seat | None) -> Seat | None:
    """The one player who is said to have led, leaving out whose lead it was."""
    return _only(skeleton, players, _LED, on_lead)


def with_declarer_by_lead(message: Message, players: Players) -> Players:
    """The players with declarer where the opening lead tells: to the right of the one who was to lead, as his partner led."""
    due = {seat for seat, _ in players_on_lead(message, players, surely=True)}
    if players.declarer is not None or len(due) != 1:
        return players
    leader = due.pop()
    if who_played(message.skeleton, players, leader) is not leader.partner:
        return players
    return replace(players, declarer=leader.rho)


_PLAYED_CARD = (
    r"{seat}(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl|moest|moet|was|had)[^ .;]+){0,5}"
    r" (?:komt|kwam|speelde|speelt|speel|legde|legt|leg|gooide|gooit|gooi|startte|start|begon|begint)(?: (?!(?:seat|declarer|dummy|me|partner)#)[^ .;,]+){0,4} (?:(?:card|suit)#\d+|troef(?: rank#\d+)?)",
    r"{seat}(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl)[^ .;]+){1,9} en (?:speelde|speelt|legde|legt|gooide|gooit|trekt|trok)"
    r"(?: (?!(?:seat|declarer)#)[^ .;,]+){0,3} (?:card|suit)#\d+",
    r"(?:komt|kwam|speelde|speelt|speel|legde|legt|gooide|gooit|begint|begon|brengt|bracht) {seat}(?: [^ .;,#]+){0,4} card#\d+",
    r"{seat}(?: (?:al|toch|gewoon|ineens|zelf))* (?:speelde|speelt|legde|legt|gooide|gooit)(?: (?:al|toch|ineens))* (?:de|een) (?:volgende|eerste|nieuwe) kaart",
)


def who_played(skeleton: Skeleton, players: Players, on_lead: Seat | None) -> Seat | None:
    """The one other player who is said to have played a card, when it is told whose lead it was."""
    return _only(skeleton, players, (*_LED, *_PLAYED_CARD), on_lead)


_SEATED = r"(?:seat|me|my_partner|lho|rho|partner)#(\d+)"


def _only(skeleton: Skeleton, players: Players, patterns: tuple[str, ...], on_lead: Seat | None) -> Seat | None:
    """The one player that `patterns` tell of, besides him whose lead it was."""
    found = players.seats(
        mention
        for pattern in patterns
        for mentions, match in skeleton.find(pattern.replace("{seat}", _SEATED))
        for mention in mentions
        if not _should_have(skeleton, match.end())
    ) - {on_lead}
    return next(iter(found)) if len(found) == 1 else None


def _should_have(skeleton: Skeleton, end: int) -> bool:
    return skeleton.line[end:].startswith((" had moeten", " moeten", " moest", " mocht", " te komen", " te spelen"))


def _right_hand(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The hand that declarer had to lead from, when he led from the other."""
    offender = facts.get("offender")
    told = facts.get("declarer")
    declarer = players.declarer or (told.seat if told else None)
    if declarer is None or offender is None or offender.value not in (declarer, declarer.partner):
        return
    places = {place for place, _ in _places(message.skeleton)}
    if "on_lead" in facts and (len(places) != 1 or facts.get("proper_leader") is None):
        return
    led_from = set(_led_from(message.skeleton))
    if len(places) == 1:
        seat = declarer if places == {_HAND} else declarer.partner
        facts["on_lead"] = message.tells(seat)
        if led_from == places:
            facts["leader"] = message.tells(seat)  # somebody only thought that it was the wrong one
    elif not places and len(led_from) == 1:
        facts["leader"] = message.tells(declarer if led_from == {_HAND} else declarer.partner)


_FROM = rf"(?:speelt|speelde|vraagt|vroeg|komt|kwam|trok|legt|legde|voor|roept|riep)(?: [^ .;,]+){{0,3}}? (?:uit|van|vanuit|vanaf) {_PLACE}"
_CALLED_FOR = r"(?:vraagt|vroeg|roept|riep|noemt|noemde)(?: [^ .;,]+){0,4} (?:naar|aan|tegen|van)(?: de)? dummy#\d+"


def _led_from(skeleton: Skeleton) -> Iterator[str]:
    """The hand that declarer did lead from."""
    for match in compiled(_FROM).finditer(skeleton.line):
        yield _HAND if match.group(1).startswith("hand") else _TABLE
    if skeleton.has(_CALLED_FOR):
        yield _TABLE


def led_from_wrong_hand(skeleton: Skeleton) -> bool:
    """Whether declarer led from one of his hands and won the trick, or had to lead, in the other."""
    led = set(_led_from(skeleton))
    due = {place for place, _ in _places(skeleton)}
    return len(led) == len(due) == 1 and led != due


def hand_led(skeleton: Skeleton) -> str | None:
    """Which of his hands declarer led from, "hand" or "table", seen from where he led or had to lead."""
    led = set(_led_from(skeleton))
    due = {place for place, _ in _places(skeleton)}
    if len(due) == 1:
        return _TABLE if due == {_HAND} else _HAND
    return next(iter(led)) if len(led) == 1 else None


_ONLY_THOUGHT = re.compile(r"(?<![^ ])(?:dacht|denkt|meende|waande)(?: (?:dat|zich|pronoun#\d+))*$")


_SOMEBODY_SAYS = re.compile(
    r"(?<![^ ])(?:zegt|zei|zeggen|beweert|beweerde|vindt|vond|roept|riep)(?: (?:dat|pronoun#\d+|zich|nog|juist|:|'|je|jij))* ?$"
)


def _places(skeleton: Skeleton) -> list[tuple[str, int]]:
    """The hands that were to lead and where that is told, without what somebody says where the teller knows better."""
    found = list(_all_places(skeleton))
    known = [it for it in found if not _SOMEBODY_SAYS.search(skeleton.line[: it[1]])]
    return known or found


def _all_places(skeleton: Skeleton) -> Iterator[tuple[str, int]]:
    for pattern in _WAS_IN:
        for match in compiled(pattern).finditer(skeleton.line):
            before = skeleton.line[: match.start()].rstrip()
            if not before.endswith(("niet", "geen")) and not _ONLY_THOUGHT.search(before):
                yield (_HAND if match.group(match.lastindex or 1).startswith("hand") else _TABLE), match.start()


_TO_MY_PARTNER = r"(?:tegen|aan) my_partner#\d+|my_partner#\d+ (?:vroeg|vraagt|had gevraagd|heeft gevraagd)"
_I_LED = r"(?:leg|legde|kom|kwam|start|startte|speel|speelde|gooi|gooide) me#\d+|me#\d+(?: (?!(?:seat|declarer|my_partner)#)[^ .;,]+){0,3} (?:leg|legde|kom|kwam|start|startte|speel|speelde|gooi|gooide)(?= )"
_POINTED_AT_ME = r"(?:wees|wijst|knikte|knikt|gebaarde|gebaart)(?: (?:toen|met|zijn|hoofd|vinger))* (?:naar|op|richting) me#\d+|(?:zei|zegt) (?:tegen|aan) me#\d+"
_OF_OTHERS = frozenset(("opponent", "lho", "rho", "declarer", "dummy"))
"""Who isn't the speaker's partner when the speaker, who didn't declare, led himself."""


def _told_to_lead(
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

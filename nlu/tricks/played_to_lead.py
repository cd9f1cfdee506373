"""What the other side has played since a lead out of turn: a card to it (53A), its own proper lead (53B), or the wrong defender (53C)."""

from __future__ import annotations

from collections.abc import Iterator

from nlu.cards.hand_that_led import hand_led
from nlu.facts_told import FactsTold
from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.camps import Camps
from nlu.understanding import Evidence
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled

_FEW = r"(?: (?!(?:seat|declarer)#)[^ ]+)"
_TAKES = r"(?:neem|neemt|nam|pak|pakt|pakte|win|wint|won)(?: (?:er|pronoun#\d+|die|hem|dat|de slag|in dummy#\d+|in de hand))* (?:over|met)(?= |$)"
"""Told before the lead it is how the trick before that was won: "noord nam met het aas. west legde ruiten 3"."""
_FOLLOWED = (
    r"(?:opgelegd|opgegooid|bovenop|bijgelegd|bijgespeeld|bijgedaan|bijgegooid|bijgezet|bijgegeven|volgde|volgt|bijlegde|bijspeelde|bij gelegd|bij gespeeld|bij gedaan|gevolgd|bediend"
    r"|gedekt|dekte|dekt|dek|bekend|bekende|bekent|beken|ingetroefd|troefde|troeft|me#\d+(?: [^ ]+)? troef|afgetroefd|getroefd|overgetroefd|overgenomen|gedoken|dook|duikt|duik"
    r"|eroverheen|overheen|eronder|erachteraan)",
    _TAKES,
    rf"(?:speel|speelt|speelde|leg|legt|legde|gooi|gooit|gooide|doe|doet|deed|geef|geeft|gaf|zet|zette){_FEW}{{0,6}} (?:bij|erbij|erop|eroverheen|overheen|onder|eronder|eraan)",
    rf"(?:laat|liet|laten|vroeg|vraagt|riep|roept){_FEW}{{0,6}} (?:bijspelen|bijleggen|dekken|troeven|introeven|bekennen|duiken|overnemen|bij|erop|erbij)",
    r"(?:laat|liet|laten)(?: (?:de|zijn|haar))? dummy#\d+(?: [^ ]+){0,4} (?:spelen|leggen|bijspelen|bijleggen|bekennen|dekken)",
    r"(?:laat|liet|laten)(?: (?:de|zijn|haar))? (?:seat|partner|my_partner)#\d+(?: [^ ]+){0,3} (?:bijspelen|bijleggen|bekennen|dekken)",
    r"(?:uit|van|vanuit|vanaf)(?: (?:de|zijn|haar))? dummy#\d+(?: [^ ]+){0,3} (?:gespeeld|gelegd|gegooid|gegeven|bij)",
    r"(?:speel|speelt|speelde|gespeeld|vraagt|vroeg)(?: [^ ]+){0,3} (?:uit|van|vanuit|vanaf)(?: (?:de|zijn|haar))? dummy#\d+",
    rf"(?:er|daar|hier|daarop|hierop){_FEW}{{0,6}} (?:op|bij|over|overheen|achter|achteraan|naast)(?: gelegd| gespeeld| gegooid| gedaan| liggen)?(?= (?:en|maar)|$)",
    r"(?:had|heeft)(?: (?:als|dummy#\d+|er|ook|zelf|daar))* al een (?:kaart|kaartje|card#\d+|suit#\d+)(?: (?:van|uit))?(?: [^ ]+){0,3} (?:op tafel|liggen|neer|bij|klaar|erbij|erop)(?= |$)",
    r"(?:speelde|speelt|speel|ging|gaat)(?: (?:toen|daarna|gewoon|rustig|dus|maar|ook|vrolijk))* (?:door|verder)(?= (?:[.,;]|en|maar)|$)",
    rf"(?:had|heeft){_FEW}{{0,6}} (?:erop|erbij|ernaast|eroverheen) liggen",
    r"(?:uit|van|vanuit|vanaf)(?: (?:de|zijn|haar))? dummy#\d+(?: [^ ]+){0,4} laten (?:leggen|spelen|bijspelen|bijleggen|komen)",
    rf"(?:op|bij|over|na) (?:die|deze|de|het|zijn|haar|mijn|card#\d+|suit#\d+|pronoun#\d+){_FEW}{{0,4}} (?:gelegd|gespeeld|gegooid|bijgelegd|gedaan)",
    r"(?:speelde|speelt|legde|legt|gooide|gaf)(?: (?:er|daar))? (?:op|bij|na) (?:die|deze|de|het|card#\d+|suit#\d+)",
    r"(?:legde|legt|gooide|gooit|bekende|bekent)(?: [^ .;,#]+){0,4} (?:voor|eerder dan|nog voor) (?:seat|lho|rho|partner)#\d+",
    r"(?:op|bij) (?:de|die|deze) (?:uitkomst|start|lead|kaart)(?: van(?: de)? [a-z_]+#\d+)? (?:gelegd|gespeeld|bijgespeeld|bijgelegd|gegooid)",
)
_LAYS = (
    r"(?:speel|speelt|speelde|leg|legt|legde|gooi|gooit|gooide|gaf|geeft|deed|doet|zette|zet|gelegd|gespeeld|gegooid)"
)
_ALREADY = (
    r"(?:al|inmiddels|intussen|ondertussen|daarna|erna|daarop|toen|meteen|gewoon|dan|nietsvermoedend|rustig|vlot)"
)
_LATER = r"(?:daarna|erna|daarop|toen|achteraf|verder)"
_TO_IT = (
    r"(?:er|daar|hier)(?: (?!nog|niet)[^ ]+){0,3} (?:op|bij|over|overheen)(?: (?:gelegd|gespeeld|gegooid|gedaan|bijgelegd|bijgespeeld)|$)"
    r"|(?:op|bij|over) (?:card#\d+|(?:die|deze|pronoun#\d+|dat|de)(?: (?:kaart|card#\d+|rank#\d+))?) (?:gelegd|gespeeld|gegooid|gedaan|bijgelegd|bijgespeeld)"
    r"|(?:erop|erbij|eroverheen|daarop|hierop)"
    r"|(?:troefde|troeft|overtroefde|dekte|dekt|nam|neemt|pakte|pakt)(?: (?:toen|gewoon|meteen|zelf))* (?:card#\d+|(?:die|deze|dat|de|pronoun#\d+) (?:kaart|card#\d+|suit#\d+|rank#\d+))"
)
"""On the card that came too soon: "de leider heeft er al bij gespeeld"."""
_DUMMY_FOLLOWS = r"(?:laat|liet|laten)(?: (?:de|zijn|haar))? dummy#\d+(?: [^ ]+){0,4} (?:bijspelen|bijleggen|bekennen)"
_LEADS = (
    rf"(?:zelf|eigen|gewoon|alsnog|meteen|ook){_FEW}{{0,5}} (?:voor|uit(?! (?:de |zijn |haar |mijn )?(?:eigen )?(?:hand|dummy#))|voorgespeeld|uitgekomen|gestart|begonnen|voorgelegd|ingespeeld|nagespeeld)",
    rf"(?:speel|speelt|speelde|leg|legt|legde|kom|komt|kwam|zet|zette){_FEW}{{0,5}} (?:zelf|eigen|gewoon){_FEW}{{0,4}} (?:card#\d+|suit#\d+|kaart) (?:voor|uit|na|in)(?= |$)",
    rf"(?:speel|speelt|speelde|leg|legt|legde|zet|zette|kwam|komt){_FEW}{{0,3}} (?:zijn|haar|mijn) eigen [^ ]+",
    r"(?:begin|begint|begon|start|startte) (?:zelf|gewoon)",
    r"(?:heeft|had|heb)(?: [^ ]+){0,4} (?:een andere kaart|een ander|iets anders|wat anders)(?: [^ ]+){0,3} (?:voorgespeeld|nagespeeld|gespeeld|uitgekomen)",
    rf"(?:speel|speelt|speelde|leg|legt|legde|vraagt|vroeg){_FEW}{{0,4}} (?:andere kleur|iets anders|iets heel anders)",
    r"(?:komt|kwam|begint|begon|speelt|speelde|start|startte)(?: (?:er|dan|toen|ook|gewoon|maar|meteen|doodleuk))* zelf(?: (?:gewoon|met|in|een|de))* (?:card|suit|rank)#\d+",
    rf"aan (?:slag|de beurt)(?: was)? en{_FEW}{{0,4}} (?:gespeeld|speelde|speelt|speel|gelegd|legde|voor)",
)
_ANY_LEAD = r"(?:voor(?! (?:[a-z_]+#|zijn|haar|de))|uit(?! (?:de |zijn |haar )?(?:hand|dummy#))|voorgespeeld|uitgekomen|gestart|nagespeeld|ingespeeld|volgende slag|nieuwe slag|beurt|aan slag|aan de beurt)"
_MAY = Expression(
    r"(?<![^ ])(?:mag|mogen|kan|kunnen|moet|moeten|moest|moesten|zou|of|als(?! (?:tweede|eerste|derde|laatste|de|een|declarer#|dummy#))|wil|wilde|hoeft|indien|stel|had moeten|zegt dat|voor(?:dat)? (?:hij|zij|ze|seat))(?![^ ])"
)
_NOT = Expression(r"(?<![^ ])(?:niet|niets|niks|geen|nog|niemand|nobody#\d+|nooit)(?![^ ])")
_UNAWARE = Expression(
    r" zonder(?: [^ ]+){0,4} (?:zien|merken|denken|nadenken|kijken|opletten|zeggen)(?= |$)|"
    r" (?:trekt|trok)(?: [^ ]+){1,3} (?:niks|niets) van aan(?= |$)|"
    r"(?: (?:en|maar))?(?: de)? (?:seat|lho|rho|partner|my_partner|me)#\d+(?: (?:nog|dan|zelf|echter))* (?:niet|niks|niets)$|"
    r" (?:zegt|zei|zeggen|merkt|merkte|ziet|zag|doet|had|heeft|wist|weet)(?: [^ ]+)? (?:niks|niets|niet|geen erg)(?: van)?(?: (?:door|in de gaten|gemerkt|gezien|gezegd|op|erin))?(?= |$)"
)
_FROM = Expression(r"(?:uit|van|vanuit|in|op|laat|liet|laten)(?: (?:de|zijn|haar|mijn))? dummy#\d+")


_NEXT_PLAYED = (
    r"(?:(?:de|die) volgende(?: (?:speler|speelster|hand|man|defender#\d+|opponent#\d+))?"
    r"|(?:speler|speelster|degene|man|defender#\d+|opponent#\d+) (?:na (?:pronoun#\d+|me#\d+|hem|haar|mij)|erna"
    r"|(?:die|pronoun#\d+) (?:daarna|daarop|erna|dan)(?: aan)? (?:moest|kwam|volgde|de beurt was|de beurt kwam)))"
    r"(?: (?:heeft|had|er|daar|al|inmiddels|toen|gewoon|ook|meteen|een|eentje|zijn|kaart|kaartje|op|bij))*"
    r" (?:gelegd|gespeeld|bijgelegd|bijgespeeld|bekend|bekende|gedekt|dekte|legde|speelde|gevolgd|volgde)(?! (?:voor|uit)(?= |$))"
)
"""He who was to play next has done so: "de volgende heeft al gelegd"."""


def played_to_lead(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], camps: Camps
) -> None:
    """Settle `opponent_played_after`, `proper_lead`, `next_in_turn_played` and `dummy_played_second` in `facts`, in place."""
    told = FactsTold(message, facts)
    if irregularity == "lead_out_of_turn" and message.skeleton.has(_NEXT_PLAYED):
        told.put("opponent_played_after", True)
        if camps.declaring:
            told.put("next_in_turn_played", True)
        return
    for segment, player, led in _since(message, camps, early=irregularity == "premature_play"):
        if led:
            told.put("proper_lead", True)
        told.put("opponent_played_after", True)
        if irregularity == "premature_play":
            return
        if not camps.declaring:
            if player.value == "dummy" or _FROM.search(segment.text):
                told.put("dummy_played_second", True)
        elif (next_played := _is_next(message, players, facts, player)) is not None:
            told.put("next_in_turn_played", next_played)
        return
    if irregularity == "play_after_illegal_play" and _only_own_side_followed(message, camps):
        told.put("opponent_played_after", False)
        told.put("retraction_required", False)


_PLAYS_TOO = rf"{_LAYS}(?: [^ ]+)* (?:ook|er|mee|bij)"


def _only_own_side_followed(message: Message, camps: Camps) -> bool:
    """Whether it is his own partner who played to the lead before the ruling (60C)."""
    begun = False
    for segment in segments_of(message.skeleton):
        named = segment.subjects()
        mate = [m for m in named if camps.offender and camps.players.seat_of.get(m) is camps.offender.partner]
        follows = segment.has_any((*_FOLLOWED, _PLAYS_TOO))
        if begun and mate and follows and not _MAY.search(segment.text) and not _NOT.search(segment.text):
            return True
        begun = begun or any(camps.of(m, segment) == "own" and m not in mate for m in named)
    return False


def _since(message: Message, camps: Camps, *, early: bool) -> Iterator[tuple[Segment, Mention, bool]]:
    """The segments in which the other side plays to the lead, or leads itself, with who does.

    After a card that was played `early` to declarer's lead only what is said to have come later counts.
    """
    begun = False
    subject: Mention | None = None
    sentence = -1
    for segment in segments_of(message.skeleton):
        if segment.sentence != sentence:
            sentence, subject = segment.sentence, subject if segment.has(r"^(?:pronoun#\d+|die|hij|zij)") else None
        named = _lies_on_it(segment) or [
            m for m in segment.subjects() if m.value != "dummy" or not _FROM.search(segment.text)
        ]
        subject = named[0] if named else subject
        if _FROM.search(segment.text) and not named:
            subject = next(m for m in segment.players() if m.value == "dummy")
        if subject is None or camps.of(subject, segment) != "other":
            begun = begun or bool(named) or segment.has(_LED_WRONGLY)
            continue
        if _MAY.search(segment.text) or _NOT.search(_UNAWARE.sub(" ", segment.text)):
            continue
        followed = bool(_lies_on_it(segment)) or any(
            segment.has(pattern) for pattern in _FOLLOWED if begun or pattern is not _TAKES
        )
        if early:
            alone = all(camps.of(mention, segment) != "own" for mention in named)
            later = segment.has(_LATER) or segment.has(_DUMMY_FOLLOWS)
            if begun and (later or (alone and segment.has(_TO_IT))) and (followed or segment.has(_LAYS)):
                yield segment, subject, False
        elif not followed and segment.has_any(_LEADS):
            yield segment, subject, True
        elif followed or (begun and _lays(segment)):
            yield segment, subject, False


_LED_WRONGLY = r"(?:verkeerde|foute|voorbarige) (?:start|uitkomst|lead)"
_LIES = compiled(
    r"(?:ligt|lag|liggen|lagen)(?: (?:er|al|nu|ook|toen|een|de|inmiddels|intussen))* (?:kaart|kaartje|card#\d+|suit#\d+)"
    r" van(?: de)? {player} (?:op|bij|overheen|bovenop|erop|erbij)"
)


def _lies_on_it(segment: Segment) -> list[Mention]:
    """Whose card is said to lie on the lead: "er ligt al een kaart van west op"."""
    match = _LIES.search(segment.text)
    return [segment.line.mentions[int(match.group(1))]] if match else []


_WHOLE_HAND = r"(?:zijn|haar|mijn|de|alle|zn) (?:kaarten|waaier|hele hand|spel)"


def _lays(segment: Segment) -> bool:
    """Whether a card is laid that isn't a lead, and that was laid after what was told before."""
    if not segment.has(_LAYS) or segment.has(_ANY_LEAD) or segment.has(_WHOLE_HAND):
        return False
    return segment.has(_ALREADY) or (segment.has(r"(?:card|rank)#\d+") and not segment.has(r"(?:had|hadden)"))


def _is_next(message: Message, players: Players, facts: dict[str, Evidence], player: Mention) -> bool | None:
    """Whether the defender who played sits after the hand that declarer led from; None where that isn't known."""
    seat, declarer = players.seat_of.get(player), players.declarer
    if seat is None and player.value in ("lho", "rho") and players.me_role in (None, "declarer"):
        led_from = hand_led(message.skeleton)  # left and right are declarer's then
        of_dummy = message.skeleton.has(rf"{player.value}#\d+(?: (?:de|mijn|zijn|haar))* dummy#\d+")
        from_his = led_from == ("table" if of_dummy else "hand")
        return None if led_from is None else from_his is (player.value == "lho")
    if seat is None or declarer is None:
        return None
    leader, due = (facts[name].seat if name in facts else None for name in ("leader", "on_lead"))
    led = leader or (due.partner if due and due.side is declarer.side else None)
    return None if led is None else seat is led.lho

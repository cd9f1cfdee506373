"""Why a player wants his card back: an opponent said it was his turn, an opponent changed his card, a lead lies face down."""

from __future__ import annotations

from nlu.dummy.asked_of_dummy import is_asked_of_dummy
from nlu.facts_told import FactsTold
from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.camps import Camps
from nlu.understanding import Evidence
from nlu.words.segments import segments_of
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|declarer|dummy|opponent|partner|my_partner|defender|lho|rho|me|side)#(\d+)"
_BESIDE = r"(?: (?:seat#\d+|declarer#\d+|dummy#\d+|de|,|\(|\)|als|toen|ook))*"
_SAID = r"(?:zegt|zei|zeiden|zeggen|roept|riep|riepen|gezegd|vertelt|vertelde|verteld|antwoordde|antwoordt|beweerde|wijsmaakte|gebaarde|wees)"
_NOT_A_CHOICE = r"(?! (?:mag|moet|speelt|hoeft)(?: [^ ]+){0,2} (?:geen|niet|suit#))"
_HIS_TURN = rf"(?:(?:zijn|haar|mijn|jouw) beurt|aan (?:de )?(?:beurt|slag|zet|bod)|moest(?: (?:spelen|nu|leggen|starten|uitkomen|beginnen|voorspelen))?|mocht (?:uitkomen|starten|beginnen)|jij{_NOT_A_CHOICE}(?: moet| bent| was)?|ga maar|speel maar|kom maar)"
_IN_A_HAND = (
    r"(?:in|op|aan|van|uit)(?: (?:de|zijn|haar))* (?:dummy#\d+|tafel|hand|blinde)"
    r" (?:zit|zat|was|is|moest|moet|zitten|begint|begon|spelen|komen|beginnen|aan slag)"
)
"""Which hand declarer had to lead from, as he was told."""
_GAP = r"(?: (?!card#|niet|geen|explain)[^ .;]+){0,6}"
_BECAUSE = r"(?:omdat|want|doordat|nadat|aangezien|dat)(?: (?:de|zijn|haar|onze|mijn))*"
_ALSO = r"(?: (?:nog|toch|net|zelf|ook|daarnet|eerst|toen|duidelijk|gewoon|vooraf))*"
_SENT = (
    rf"{_BECAUSE} {_PLAYER}{_BESIDE}(?: (?!niet|geen)[^ .;#]+){{0,3}}?(?: (?:me|pronoun)#\d+)? {_SAID}{_GAP} {_HIS_TURN}",
    rf"{_PLAYER}{_BESIDE} {_SAID}{_ALSO}(?: (?:tegen|aan) (?:seat|me|pronoun|hem|haar)(?:#\d+)?)?(?: (?:dat|:|,|'|\"))* (?:jij{_NOT_A_CHOICE}|ga maar|speel maar|kom maar|jouw beurt)",
    rf"{_PLAYER}{_BESIDE} {_SAID}{_ALSO}(?: :)? ['\"](?: (?!niet|geen)[^ .;'\"]+){{1,8}} (?:jouw beurt|jij bent|jij moet|jij dus)",
    rf"{_PLAYER}{_BESIDE} {_SAID}{_ALSO} (?:tegen|aan) (?:seat#(\d+)|(?:me|pronoun)#\d+|hem|haar)(?: (?::|,|dat))*{_GAP} {_HIS_TURN}",
    rf"{_PLAYER}{_BESIDE}(?: (?:had|heeft|net|nog|zelf|tegen|aan))* (?:pronoun#\d+|hem|haar)(?: (?:net|nog|zelf|toch|duidelijk))* {_SAID}(?: (?:dat|:))*(?: pronoun#\d+)? {_HIS_TURN}",
    rf"{_PLAYER}{_BESIDE}(?: (?:had|heeft|zelf|net|nog))* {_SAID} dat seat#(\d+)(?: (?:nu|toch|dus|zelf))* {_HIS_TURN}",
    rf"(?:omdat|want|doordat|aangezien)(?: (?:de|zijn|haar))* {_PLAYER}{_BESIDE}(?: (?!niet|geen)[^ .;#]+){{0,3}}? {_SAID}{_GAP} {_IN_A_HAND}",
    rf"(?:wordt|werd|kreeg|krijgt|is|was)(?: (?:eerst|toen|net))* (?:door|van)(?: (?:de|zijn|haar))* {_PLAYER}(?: [^ .;#]+){{0,2}} (?:verteld|gezegd|wijsgemaakt|te horen|voorgehouden|verzekerd)"
    rf" (?:dat|:)(?: [^ .;#]+){{0,3}}(?: (?:declarer|pronoun|seat|me)#\d+)?(?: (?!niet)[^ .;#]+){{0,2}} (?:{_IN_A_HAND}|{_HIS_TURN})",
    rf"{_PLAYER}{_BESIDE}{_ALSO} (?:ten onrechte|onterecht|verkeerdelijk|foutief|verkeerd) {_SAID}{_GAP}(?: pronoun#\d+)? (?:{_IN_A_HAND}|{_HIS_TURN})",
    rf"{_PLAYER}{_BESIDE}{_ALSO} {_SAID}(?: (?:ten onrechte|onterecht|verkeerdelijk|foutief))(?: [^ .;#]+){{0,3}}(?: pronoun#\d+)? (?:{_IN_A_HAND}|{_HIS_TURN})",
    rf"{_PLAYER}{_BESIDE}(?: (?:had|heeft|zelf|net|nog|toch))* {_SAID} dat (?:me|pronoun)#\d+(?: (?:nu|toch|dus|zelf))* {_HIS_TURN}",
    rf"{_PLAYER}{_BESIDE}(?: (?:had|heeft|net|nog|zelf))*(?: (?:me|pronoun|seat)#\d+)? ['\"] (?:jij|gij|u|jouw beurt)(?: [^ .;]+){{0,2}} ['\"] (?:gezegd|geroepen|geantwoord)",
    rf"(?:op aanwijzing van|op aangeven van|op zeggen van|wijsgemaakt door|gezegd door)(?: (?:de|zijn|haar|een))* {_PLAYER}",
)


_TO_HIM = _SENT[3:5]


def _only_other(message: Message, teller: Seat | None) -> Seat | None:
    """The only player named by his seat beside the one who told him, None when there are more or none."""
    others = {Seat(mention.value) for mention in message.mentions if mention.kind == "seat"} - {teller}
    return next(iter(others)) if teller is not None and len(others) == 1 else None


def sent_by_opponent(message: Message, players: Players, facts: dict[str, Evidence], camps: Camps) -> None:
    """Add to `facts`, in place, whether it was an opponent who said that it was the player's turn (47E1)."""
    if "told_by_opponent" in facts:
        return
    told = FactsTold(message, facts)
    segments = segments_of(message.skeleton)
    for pattern in _SENT:
        for mentions, match in message.skeleton.find(pattern):
            if told.value("opponent_played_after") is True and match.group().endswith(" maar"):
                continue  # "zei: speel maar, en legde er de heer op": he took the lead as it was
            if is_asked_of_dummy(message.skeleton.line, match):
                continue
            teller = mentions[0]
            addressed = players.seat_of.get(mentions[1]) if len(mentions) > 1 else None
            if addressed and camps.offender not in (None, addressed, players.seat_of.get(teller)):
                continue  # "zuid zei dat oost moest": he pointed at another
            if addressed is None and pattern in _TO_HIM and camps.offender in (None, players.seat_of.get(teller)):
                addressed = _only_other(
                    message, players.seat_of.get(teller)
                )  # who tells "him" that it's his turn isn't who led
            if addressed and camps.offender in (None, players.seat_of.get(teller)):
                told.put("offender", addressed)
                camps = Camps(players, addressed)
            place = next((s for s in segments if teller in s.mentions()), segments[0])
            camp = camps.of(teller, place)
            if camp is None or (camps.offender and players.seat_of.get(teller) is camps.offender):
                continue
            told.put("told_by_opponent", camp == "other")
            told.drop("explanation_wrong")  # what he said wrongly was whose turn it was
            return


_CHANGES = r"(?:wisselen|gewisseld|wisselde|vervangen|verving|veranderen|veranderd|veranderde|ruilen|omruilen|omgeruild|geruild|terugnemen|teruggenomen|terugpakken|teruggepakt|wijzigen|gewijzigd|wijzigde|aanpassen|aangepast)"
_MAY = r"(?:mocht|mag|mochten|mogen|heeft|had|kon|nam|omdat)"
_TOO = r"(?:ook|dus|daarom|nu)(?: (?:graag|zelf|dan|de|zijn|een|zijne))*(?: [^ .;]+){0,3} (?:andere|anders|terug|terugnemen|wisselen|vervangen|veranderen|terugpakken|zijne)"
_CLOSED = r"(?:gedekt|gedekte|gesloten|dicht|dichte|omgekeerd|blind|ondersteboven)"
_LEAD = r"(?:uitkomst|start|uitkomen|uitgekomen|kwam|komt|uit|uitkomstkaart)"


_CHANGED_FIRST = (
    rf"{_PLAYER}{_BESIDE} {_MAY}(?: [^ .;]+){{0,7}} {_CHANGES}(?: [^ ]+)*? {_PLAYER}(?: [^ .;]+){{0,8}} {_TOO}"
)
_WANTED_FIRST = (
    rf"(?:mag|kan|mogen|wil) {_PLAYER}(?: [^ .;]+){{0,5}} {_CHANGES} (?:nu|omdat|want|nadat|als|aangezien|doordat)(?: (?:de|een))* {_PLAYER}{_BESIDE}"
    rf"(?: [^ .;]+){{0,8}} {_CHANGES}"
)
_MENDS = (
    r"(?:hersteld|herstelde|herstelt|herstellen|rechtgezet|rechtzette|gecorrigeerd|corrigeerde|verbeterd|verbeterde)"
)
_AFTER_MENDED = (
    rf"{_PLAYER}{_BESIDE} (?:wil|wilde|mag|vraagt|zou)(?: [^ .;#]+){{0,6}} (?:omdat|want|nadat|nu|als|doordat)"
    rf"(?: (?:de|een))* {_PLAYER}{_BESIDE}(?: [^ .;#]+){{0,6}} (?:{_CHANGES}|{_MENDS})"
)
_MENDED_FIRST = (
    rf"{_PLAYER}{_BESIDE}(?: [^ .;,]+){{0,6}} (?:corrigeert|corrigeerde|gecorrigeerd|herstelt|herstelde|hersteld|verbetert|verbeterde|verbeterd)(?: [^ ]+)*?"
    rf" (?:mag|kan|wil|mocht) {_PLAYER}(?: [^ .;]+){{0,5}} (?:{_CHANGES}|terug)"
)
_CHANGED_BECAUSE = rf"{_PLAYER}{_BESIDE} (?:veranderde|verandert|wisselde|wisselt|verving|vervangt|ruilde|ruilt)(?: [^ ]+)*? (?:wil|mag|kan|wilde)(?: de)? {_PLAYER}(?: [^ .;]+){{0,5}} {_CHANGES}"
_BESIDE_ANOTHER = (
    rf"{_PLAYER}{_BESIDE} (?:wil|wilde|mag|vraagt)(?: [^ .;#]+){{0,4}}(?: card#\d+| kaart)?(?: [^ .;,#]+){{0,3}} (?:terug|{_CHANGES}) [,.;] (?:(?:de|want|en) )*"
    rf"{_PLAYER}{_BESIDE} (?:heeft|had|mocht)(?: [^ .;#]+){{0,6}} {_CHANGES}"
)
_AFTER_OPPONENT = (_CHANGED_BECAUSE, _CHANGED_FIRST, _WANTED_FIRST, _AFTER_MENDED, _MENDED_FIRST, _BESIDE_ANOTHER)
_ORDER = {
    _CHANGED_BECAUSE: (0, 1),
    _CHANGED_FIRST: (0, 1),
    _WANTED_FIRST: (1, 0),
    _AFTER_MENDED: (1, 0),
    _MENDED_FIRST: (0, 1),
    _BESIDE_ANOTHER: (1, 0),
}
"""Where in each stands who changed his card first, and who wants to do so now."""


def taking_back_talk(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what a message about taking back a card tells of the ground for it."""
    told = FactsTold(message, facts)
    skeleton = message.skeleton
    if skeleton.has(rf"{_CLOSED}(?: [^ .;]+){{0,4}} {_LEAD}|{_LEAD}(?: [^ .;]+){{0,4}} {_CLOSED}"):
        told.put("faced", False)
    for pattern in _AFTER_OPPONENT:
        for mentions, match in skeleton.find(pattern):
            changed, wants = (players.seat_of.get(mentions[at]) for at in _ORDER[pattern])
            if changed is None or wants is None or changed.side is not wants.side:
                told.put("opponent_changed", True)
                if wants is not None:
                    facts["offender"] = Evidence(wants, *skeleton.span(match))
                return

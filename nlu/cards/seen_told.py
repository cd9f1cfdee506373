"""Who saw a card and through whom it was seen: the seats decide what "west zag hem" means for the offender's partner."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|declarer|dummy|my_partner|partner|lho|rho|me)#(\d+)"
_GAP = r"(?: (?!(?:seat|declarer|dummy|my_partner|partner|lho|rho|me)#|niet|niks|niets|onmogelijk|nooit|geen|maar|niemand)[^ .;,?]+)"
_SEEN = "zag|zagen|gezien|zien|ziet|waarnemen|opgemerkt|bekeken|meekrijgen"
_FACE = r"(?:gezicht|beeldzijde|beeldkant|plaatje|voorkant|prent)"
_BACK = r"(?:achterkant|achterzijde|rug|rugkant|rugzijde)"
_TOWARDS = r"(?: (?:van|de|het|kaart|precies|helemaal|stond|was|wees|lag|gericht|keek))* (?:naar|richting)(?: (?:de|zijn|haar))*"
_SAW = rf"(?:{_SEEN}|keek|kijkt)"
_NOT = r"(?:niet|niks|niets|onmogelijk|nooit|geen)"
_AS_ROLE = r"(?: [,(] (?:de )?(?:declarer|dummy)#\d+ [,)]| als (?:de )?(?:declarer|dummy)#\d+)?"
_LOOKS = r"(?:kijkt|keek|zit|zat|was|is|stond|staat|draaide|staarde|tuurde)"
_GONE = r"(?:van tafel|weg van tafel|niet aan tafel|onder(?: de)? tafel|koffie(?! in)|toilet|wc|roken|aan de bar|met (?:zijn|haar|de) rug)"
"""Where one can't see a card from; who only looks another way could have seen it (49)."""
_CANNOT_SEE = (
    rf"{_PLAYER}{_GAP}{{0,7}} {_NOT}(?: [^ .;,?]+){{0,4}} (?:{_SEEN})",
    rf"{_PLAYER}(?: (?!(?:seat|declarer|dummy|my_partner|partner|lho|rho|me)#)[^ .;,?]+){{0,7}} , (?:heeft|had|en heeft)(?: [^ .;,#]+){{0,2}} {_NOT}(?: [^ .;,]+){{0,3}} gezien",
    rf"{_PLAYER} (?:{_SEEN}){_GAP}{{0,3}} {_NOT}",
    rf"{_PLAYER}{_GAP}{{0,3}} (?:er|daar) (?:niet|onmogelijk) bij",
    rf"{_PLAYER}(?: (?:had|heeft|er|daar|absoluut|helemaal|echt))* geen (?:zicht|uitzicht|kijk)(?= |$)",
    rf"(?:niet|on) ?(?:zichtbaar|te zien|leesbaar) voor {_PLAYER}",
    rf"{_SAW} (?:maar|en|,|behalve) {_PLAYER}(?: \w+){{0,2}} (?:niet|niks|niets)(?= [.,;?!]|$)",
    rf"(?:behalve|buiten|uitgezonderd) {_PLAYER}",
    rf"{_PLAYER}(?: van(?: de)? (?:seat|declarer)#\d+)?(?: (?:,|die|zelf))* {_LOOKS}(?: [^ .;,?#]+){{0,4}} {_GONE}",
    rf"{_BACK}{_TOWARDS} {_PLAYER}",
    rf"{_PLAYER}(?: (?:uit|zelf|heeft|had|kon|kan|keek|kijkt|zag|ziet|je|men|alleen|enkel|maar|op|tegen|de|een|kant|gezien|af))+ {_BACK}",
)
_ONLY_SAW = (
    rf"(?:alleen|enkel|uitsluitend)(?: (?:de|voor|maar|door|pronoun#\d+))* {_PLAYER}(?:(?: ,)? seat#\d+)?{_AS_ROLE}(?: (?!{_NOT})[^ .;,?]+){{0,5}}"
    rf" (?:{_SAW}|zichtbaar)",
    rf"(?:alleen|enkel) (?:zichtbaar|te zien) voor {_PLAYER}",
    rf"(?:zichtbaar|te zien|gezien) (?:alleen|enkel) (?:voor|door) {_PLAYER}",
    rf"{_FACE}{_TOWARDS} {_PLAYER}",
)
_NOBODY_BUT = (
    rf"(?:nobody#\d+|niemand)(?: [^ .;#]+){{0,5}} (?:behalve|buiten|dan|uitgezonderd)(?: de)? {_PLAYER}",
    rf"(?:behalve|buiten|uitgezonderd)(?: de)? {_PLAYER}(?: [^ .;#]+){{0,3}} (?:nobody#\d+|niemand)",
)
"""One player alone saw it: "niemand kon erbij behalve west"."""
_NOBODY_SAW = rf"(?:nobody#\d+|niemand)(?: (?:pronoun#\d+|[^ .;,#]+)){{0,5}} (?:{_SEEN})"
_DID_SEE = (
    rf"{_PLAYER}{_GAP}{{0,4}} {_SAW}(?! {_NOT})(?!{_GAP}{{0,4}} (?:andere kant|weg|buiten|elders|anders|plafond|telefoon))",
    rf"(?:onder|voor|in het zicht van)(?: de)? (?:ogen|neus|gezichtsveld|zicht) van {_PLAYER}",
    rf"(?:zichtbaar|te zien|leesbaar|duidelijk) voor {_PLAYER}",
    rf"(?:aan|naar|richting) {_PLAYER} (?:getoond|laten zien|zichtbaar)",
    rf"{_PLAYER}{_GAP}{{0,4}} (?:neus erop|neus bovenop|neus ernaast)",
    rf"{_PLAYER}(?: (?:zat|stond|er|gewoon|zelf))+ te kijken",
)
_PUSH = r"(?:stoot|stootje|duw|duwtje|tik|tikje|zet|zetje|por|klap|schop)"
_ANOTHERS_ACT = (
    rf"{_PLAYER}(?: seat#\d+)?(?: (?:die|had|heeft|per|ongeluk|,(?! seat#)|\(|\)|expres|flink|met|zijn|haar|diens|elleboog|arm|mouw|hand|handen|tegen|aan|de|pols|hem|ze|uit|van|seat#\d+|pronoun#\d+|dummy#\d+|declarer#\d+))*"
    rf" (?:stoot|stootte|stoten|botst|botste|duwt|duwde|tikt|tikte|loopt|liep|knalt|knalde|slaat|sloeg|gestoten|geduwd|gebotst|aanstoot|aanstootte|aangestoten|omstootte)",
    rf"{_PLAYER}(?: (?!(?:seat|lho|rho|my_partner|partner)#)[^ .;]+){{0,5}} van (?:de )?(?:seat|lho|rho|my_partner|partner)#\d+(?: [^ .;,#]+){{0,2}} (?:omgegooid|omgestoten|omvergestoten|omver|omgeduwd)",
    rf"(?:door|wegens|vanwege)(?: het| een)? (?:toedoen|duw|stoot|elleboog|schuld|onhandigheid|beweging|gestuntel) van(?: de)? {_PLAYER}",
    rf"(?:aangestoten|omgestoten|gestoten|geduwd|omvergestoten|aangetikt) door(?: de)? {_PLAYER}",
    rf"(?:omdat|doordat) {_PLAYER}{_GAP}{{0,6}} (?:stootte|botste|duwde|omstootte|aanstootte|tikte|struikelde)",
    rf"{_PLAYER}{_GAP}{{0,6}} (?:tegenaan|ertegenaan|ertegen)",
    rf"{_PLAYER}{_GAP}{{0,5}} (?:gaf|geeft|gegeven|verkocht){_GAP}{{0,3}} {_PUSH}",
    rf"{_PLAYER}{_GAP}{{0,5}} {_PUSH} (?:gaf|geeft|gegeven|verkocht|uitdeelde)",
    rf"{_PLAYER}{_GAP}{{0,6}} (?:trok|draaide|keerde|klapte)(?: (?:pronoun#\d+|hem|m|die|deze|de|kaart|card#\d+|rank#\d+|zelf|per|ongeluk))* (?:open|om)(?= (?:[.,;!]|en)|$)",
    rf"{_PLAYER}{_GAP}{{0,5}} (?:opengetrokken|omgedraaid|omgekeerd|opengelegd|opengeklapt)(?= (?:[.,;!]|en)|$)",
)


_NEARLY_UNSEEN = r"(?:bijna|haast|nauwelijks)(?: [^ .;,]+){0,4} niet (?:gezien|opgemerkt|gemerkt)"
_NEARLY = (
    r"(?:liet|laat)(?: [^ .;,]+){0,2} (?:bijna|haast|net niet)(?: [^ .;,]+){0,4} (?:vallen|zien|glippen)"
    r"|(?:viel|vielen|valt|glipte|gleed|lag|rolde)(?: [^ .;,]+){0,4} (?:bijna|haast|net niet)(?! (?:niet|niemand|nobody#\d+))"
    r"|(?:bijna|haast)(?: [^ .;,]+){0,4} (?:laten vallen|gevallen|vallen|viel|getoond)"
)
"""Nothing came to lie open: "oost liet bijna ruitenaas vallen"."""
_DOWN = r"(?:dicht|gesloten|gedekt|ondersteboven|verdekt)(?! (?:bij|tegen|op|voor|naast|contract))"
_FELL_FACE_DOWN = (
    rf"(?:vallen|viel|valt|gevallen|glippen|glipte|gleed|ligt|lag)(?: (?!niet|open|gelukkig niet|uitkomst)[^ .;]+){{0,7}} {_DOWN}"
    rf"|{_DOWN}(?: (?:op|de|het|tafel|grond|vloer|laten|uit|zijn|haar|hand))* (?:vallen|viel|gevallen|glippen)"
)
"""It lies face down, so that nobody sees what it is: "oost liet klaver 7 gedekt vallen"."""
_SHOWN_AFTERWARDS = r"(?:omgedraaid|omgekeerd|draaide|keerde|opengedraaid|niet (?:dicht|gesloten|gedekt)|stapel|stapeltje|slag|slagen|dichtgelegde)"
_SAT_OPPOSITE = r"(?:zat|zit|stond|keek|lag)(?: [^ .;,]+){0,3} (?:recht|pal|vlak)(?: (?:er|eronder|erboven))? (?:tegenover|voor zijn neus|voor haar neus|bovenop|naast|op)"
_SAYS_HE_DID_NOT = (
    r"(?:zegt|zei|beweert|beweerde|zweert|houdt vol|hield vol)(?: dat)?(?: (?:pronoun#\d+|hij|zij|ze|er|het|hem|de kaart))*"
    r" (?:niet|niks|niets|nix)(?: (?:van|ervan|gemerkt|te hebben|hem|het))* (?:gezien|gezien (?:heeft|had|te hebben)|zag|had gezien|heeft gezien)"
)
"""Partner says that he didn't see it; whether he could have counts (49)."""
_COULD_NOT = r"(?:kon|kan|konden)(?: [^ .;,]+){0,4} zien|niet kunnen zien"
_LOOKED_AWAY = rf"{_PLAYER}{_GAP}{{0,3}} (?:keek|kijkt|staarde|tuurde)(?: [^ .;,#]+){{0,4}} (?:weg|opzij|buiten|elders|andere kant|anders|plafond|telefoon|gsm|niet)"
"""He might have seen it where he sat, had he looked."""
_COULD_HAVE = (
    r"(?:had|kon|zou|moet)(?: (?!niet|nooit|onmogelijk)(?:pronoun#\d+|[^ .;,#]+)){0,3} (?:kunnen zien|kunnen kijken|gezien kunnen hebben|kunnen gezien hebben|gezien hebben)"
    r"|had(?: (?:het|dat|hem|wel|best|makkelijk|pronoun#\d+))* (?:gekund|gekunnen)(?= |$)"
    r"|pronoun#\d+ kon(?: (?:pronoun#\d+|hem|het|haar|die|best|gewoon|makkelijk|zeker))* wel(?: [^ .;,]+)? zien"
    r"|(?:als|wanneer|mocht)(?: [^ .;,]+){0,3} (?:gekeken|opgekeken|omgekeken|opgelet|keek|opkeek)(?: [^ .;,]+){0,3} wel"
)
"""It counts whether partner could have seen it: "zuid zag het niet maar had hem kunnen zien"."""


def seen_told(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `partner_could_see` and `own_fault` in `facts`, in place, where the offender is known."""
    told = facts.get("offender")
    if told is None:
        _neighbour_did_not_see(message, players, facts)
        return
    offender = told.seat
    seen = _partner_saw(message, players, offender)
    line = message.skeleton
    if offender.partner in _seats(message, players, (_LOOKED_AWAY,)) and seen is None:
        facts.pop("partner_could_see", None)  # it counts whether he could have seen it
    unseen = line.has(_NEARLY) or (line.has(_FELL_FACE_DOWN) and not line.has(_SHOWN_AFTERWARDS))
    if seen is None and unseen and "partner_could_see" not in facts:
        seen = False
    if seen is not True and line.has(_SAYS_HE_DID_NOT) and not line.has(_COULD_NOT):
        facts.pop("partner_could_see", None)  # that he says so isn't that he couldn't
    elif seen is not None:
        facts["partner_could_see"] = message.tells(seen)
    others = pushers(message, players) - {offender}
    by_role = any(
        mention.value in ("declarer", "dummy")
        for pattern in _ANOTHERS_ACT
        for mentions, _ in message.skeleton.find(pattern)
        for mention in mentions[:1]
    )
    if (others or (by_role and players.declarer is None)) and "own_fault" not in facts:
        facts["own_fault"] = message.tells(False)


def _neighbour_did_not_see(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Of the two beside a declarer who tells it, one showed a card that the other couldn't see: "links kon er niet bij"."""
    beside = {mention.value for mention in message.mentions} & {"lho", "rho"}
    found = (found[0].value for pattern in _CANNOT_SEE for found, _ in message.skeleton.find(pattern))
    if players.me_role in ("declarer", "dummy") and len(beside) > 1 and beside & set(found):
        facts["partner_could_see"] = message.tells(False)


def pushers(message: Message, players: Players) -> set[Seat]:
    """Those who are said to have bumped into another, so that his card showed."""
    return _seats(message, players, _ANOTHERS_ACT)


def _partner_saw(message: Message, players: Players, offender: Seat) -> bool | None:
    line = message.skeleton
    if line.has(_NEARLY_UNSEEN) or line.has(_COULD_HAVE) or (line.has(_SAYS_HE_DID_NOT) and line.has(_SAT_OPPOSITE)):
        return True
    if excepted := _seats(message, players, _NOBODY_BUT) - {offender}:
        return offender.partner in excepted
    blind, only = (_seats(message, players, patterns) for patterns in (_CANNOT_SEE, _ONLY_SAW))
    if offender.partner in blind:
        away = offender.partner in _seats(message, players, (_LOOKED_AWAY,))
        return None if away and not line.has(_COULD_NOT) else False
    if only - {offender}:
        return offender.partner in only
    if _shown_to_declarer(message, players):
        return False
    if message.skeleton.has(_NOBODY_SAW):
        return False
    return True if offender.partner in _seats(message, players, _DID_SEE) else None


def _shown_to_declarer(message: Message, players: Players) -> bool:
    """Whether the face is told to have been turned to declarer or dummy, whose seat isn't told."""
    pattern = rf"{_FACE}{_TOWARDS} {_PLAYER}"
    return any(
        found[0].value in ("declarer", "dummy") and found[0] not in players.seat_of
        for found, _ in message.skeleton.find(pattern)
    )


def _seats(message: Message, players: Players, patterns: tuple[str, ...]) -> set[Seat]:
    return players.seats(
        mention
        for pattern in patterns
        for mentions, _ in message.skeleton.find(pattern)
        for mention in mentions[:1]
        if mention not in players.anchors
    )

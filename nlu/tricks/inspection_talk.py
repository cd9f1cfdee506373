"""Facts of looking at a played trick: dummy who asks, and whether the card of the player who asks still lies open."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_CARD = r"(?:kaart|kaartje|eigen|zijne|mijne|hare|card#\d+)"
_SHUT = r"(?:omgedraaid|gedraaid|dicht|dichtgelegd|omgekeerd|omgelegd|omgeslagen|weg|gekeerd|weggelegd|weggedraaid|dichtgedaan|gesloten|gedekt|op (?:zijn|de|hun) (?:kop|rug|buik)|ondersteboven|plat)"
_OPEN = (
    rf"{_CARD}(?: (?:ligt|lag|is|staat))?(?: [^ .;,]+){{0,3}} (?:gewoon|nog)(?: (?:gewoon|steeds|altijd|open))* (?:met (?:het gezicht|de beeldzijde|het plaatje) (?:omhoog|naar boven)|voor (?:zich|pronoun#\d+|hem|haar|mij|me#\d+|mn neus))",
    rf"{_CARD}(?: (?:zelf|hier|daar|van|mij|me#\d+|seat#\d+|pronoun#\d+))*(?: (?:ligt|lag|is|heeft|had|heb))?(?: [^ .;,]+){{0,2}} (?:nog open|nog niet (?:om)?gedraaid|nog niet (?:omgekeerd|dicht|gekeerd|weg)|open)",
    rf"(?:heb|heeft|had|hebben)(?: [^ .;,]+){{0,3}} {_CARD}(?: [^ .;,]+){{0,3}} (?:open|niet (?:om)?gedraaid|niet omgekeerd|niet gekeerd|niet dicht)",
    r"(?:die|pronoun#\d+) van (?:hem|haar|mij|me#\d+|pronoun#\d+)(?: [^ .;,]+){0,3} nog (?:open|niet)",
    r"(?:alle|vier|kaarten|slag)(?: [^ .;,]+){0,4} nog open",
    rf"(?:niet|nog niet) (?:om)?gedraaid(?: [^ .;,]+){{0,2}} {_CARD}",
    rf"(?:seat|declarer|me|pronoun)#\d+(?: (?:zelf|heeft|had|heb|die|pronoun#\d+|hem|zijne|mijne|de|het))+ nog niet {_SHUT}",
)
_TURNED = (
    rf"{_CARD}(?: [^ .;,]+){{0,5}} (?:al|wel)(?: [^ .;,]+){{0,2}} {_SHUT}",
    rf"(?:al) {_SHUT}",
    rf"(?:allemaal|everybody#\d+|iedereen)(?: [^ .;,]+){{0,4}} {_SHUT}",
    rf"(?:seat|declarer|me|pronoun)#\d+ (?:heeft|had|heb)(?: (?!niet|nog)[^ .;,]+){{0,2}} (?:zijne|mijne|hare|die|eigen|(?:zijn|haar|mijn)(?: eigen)? {_CARD})(?: (?!niet|nog)[^ .;,]+){{0,2}} {_SHUT}",
    rf"(?:zijne|mijne|hare)(?: (?:is|was|ligt|lag))(?: (?!niet|nog)[^ .;,]+){{0,2}} {_SHUT}",
)
_LOOKS = r"(?:zien|bekijken|kijken|inzien|controleren|nakijken|omdraaien|keren|terugzien|terugkijken|bekijkt|bekeek|kijkt|keek|gluurt|gluurde|gluren|spieken|spiekt|piepen)"
_MINE = r"(?<!anderen )(?<!rest )(?<!drie )(?:zijn|haar|mijn|z'n|zn|hun)(?: (?:eigen|laatste|laatst|net|gespeelde|vorige))* (?:kaart|kaartje)"
_MINE_OPEN = (
    r"(?:(?:me#\d+ (?:heb|had)|heb me#\d+) (?:mijn|m'n|mn|de) (?:eigen )?(?:kaart|kaartje)|(?:mijn|m'n|mn) (?:eigen )?(?:kaart|kaartje) (?:ligt|lag|is|staat)|de mijne (?:ligt|lag|is))"
    r"(?: (?:zelf|hier|gewoon|wel|nog|steeds|altijd))* (?:nog|open)(?: (?:steeds|altijd|gewoon))*(?: open| niet (?:om)?gedraaid| voor me#\d+)?"
    r"|(?:die|pronoun#\d+|kaart) van (?:seat|declarer|me|pronoun)#\d+(?: (?:ligt|lag|is|was|zelf|nog|steeds|gewoon|wel|als enige))* (?:open|niet (?:om)?gedraaid)"
    r"|(?:behalve|uitgezonderd)(?: (?:die|pronoun#\d+|de|van))* (?:hem|haar|mij|me#\d+|pronoun#\d+|zijne|mijne|hare)(?= [.,;?!]|$)"
)
_ASKS = (
    r"(?:seat|declarer|dummy|me)#(\d+)(?: (?:zelf|die|pronoun#\d+|,|nog|dan))* (?:vraagt|vroeg|wil|wilde|verzoekt|eist)"
)
_NOT_HE = (
    r"(?:omgedraaid|gedraaid|omgekeerd|gekeerd|dicht)(?: (?:,|en|maar|de|alleen|had|heeft))+ (?:seat|declarer|dummy|me)#(\d+)(?: (?:zelf|had|heeft|er|dus|nog))* niet(?= (?:[.,;?!]|en|maar)|$)"
    r"|(?:behalve|uitgezonderd|op)(?: (?:die|pronoun#\d+|de|van))* (?:seat|declarer|dummy|me)#(\d+)(?: na)?(?= [.,;?!]|$)"
)
"""Who hasn't turned his card, where the others have: "oost had hem al omgedraaid, de leider zelf nog niet"."""
_OWN_ONLY = (
    rf"{_MINE}(?: (?:van|de|uit|vorige|laatste|slag|nog|even|eens|een|keer|weer|terug|mag|wil))* {_LOOKS}",
    rf"{_LOOKS}(?: (?:nog|even|snel|gauw))* (?:naar|in) {_MINE}",
    rf"{_LOOKS}(?: [^ .;,]+){{0,3}} (?:de|die) kaart (?:die|pronoun#\d+) pronoun#\d+(?: (?:zelf|net|daarnet|toen))* (?:gespeeld|gelegd|speelde|legde)",
    r"(?:eigen|zijn) (?:laatste|laatst gespeelde|net gespeelde) kaart",
    r"(?:pakt|pakte|neemt|nam|draait|draaide|tilt|tilde|keert|keerde)(?: (?!een|die|andere|kaart)[^ .;,]+){0,5} (?:zijn|haar|mijn)(?: eigen)? kaart(?: (?:weer|nog|even|terug|eens))* (?:op|om|open)",
    r"(?:weten|zien)(?: (?:nog|even|eens))* wat (?:pronoun#\d+|me#\d+|ie) zelf(?: [^ .;,]+){0,4} (?:speelde|legde|gespeeld|gelegd|bijlegde|bijspeelde)",
    rf"{_LOOKS}(?: [^ .;,]+){{0,2}} wat (?:pronoun#\d+|me#\d+|ie)(?: (?:zelf|daar|er|net|daarnet))* (?:gespeeld|gelegd|bijgelegd|bijgespeeld|had|heeft|heb|speelde|legde)",
)


def inspection_talk(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether the card of the player who asks is still face up."""
    skeleton = message.skeleton
    turned = skeleton.has_any(_TURNED) and not skeleton.has(r"niet (?:al )?(?:om)?gedraaid")
    asks = r"dummy#\d+(?: (?:seat#\d+|op|,|de|die|zelf|ook))* (?:vraagt|vroeg|wil|wilde|draait|draaide|kijkt|keek|verzoekt|pakt|pakte|neemt|nam|tilt|tilde|bekijkt|bekeek|bladert|gluurt|graait)"
    if players.declarer is not None and skeleton.has(asks):
        facts["offender"] = message.tells(players.declarer.partner)
    elif skeleton.has(asks):
        facts.pop("offender", None)
        facts["offender_role"] = message.tells("dummy")
    own = skeleton.has_any(_OWN_ONLY)
    facts.pop("own_card_only", None)
    if own:
        facts["own_card_only"] = message.tells(True)
    opened = skeleton.has_any(_OPEN)
    if skeleton.has(_MINE_OPEN) or _asker_has_it_open(message):
        opened, turned = True, False  # whatever another has done with his
    facts.pop("faced", None)
    if turned is not opened:
        facts["faced"] = message.tells(opened)


def _asker_has_it_open(message: Message) -> bool:
    """Whether it is the player who asks of whom is told that he hasn't turned his card, as others have."""
    asks, waits = message.skeleton.first(_ASKS), message.skeleton.first(_NOT_HE)
    return bool(asks and waits and asks[0].value == waits[0].value)


TURNED_WRONG = r"(?:verkeerd|verkeerde|fout|foute|omgekeerd|dwars|andersom)"
"""What tells that a played card points the wrong way."""
_SAYS_SO = (
    r"(?:wijst|wees|zegt|zei|ziet|zag|merkt|merkte|meldt|meldde|attendeert|attendeerde|vraagt|vroeg|corrigeert|corrigeerde|roept|riep|wil|wilde"
    r"|vindt|vond|protesteert|moppert|mag|mocht|kan|wilde)"
)
_POINTS_OUT = (
    rf"(?:seat|declarer|dummy|my_partner|me)#(\d+)(?: (?:\(|\)|,|de|dan|nu|meteen|heeft|had|die|declarer#\d+|dummy#\d+))* {_SAYS_SO}",
    r"(?:mag|kan|mocht) (?:seat|declarer|dummy|me)#(\d+)",
)


def points_out(message: Message, players: Players) -> Seat | None:
    """The player who says that a trick is turned wrongly: until his side plays to the next one he may (65B3)."""
    for pattern in _POINTS_OUT:
        for found, _ in message.skeleton.find(pattern):
            if (seat := players.seat_of.get(found[0])) is not None:
                return seat
    return next((seat for m in message.mentions if (seat := players.seat_of.get(m)) is not None), None)


def declaring_side_speaks(message: Message, players: Players) -> bool:
    """Whether it is dummy or declarer who says so, where no seat is told."""
    if players.me_role in ("declarer", "dummy"):
        return True
    return message.skeleton.has(rf"(?:dummy|declarer)#\d+(?: (?:die|dan|nu|meteen|heeft|had|pronoun#\d+))* {_SAYS_SO}")

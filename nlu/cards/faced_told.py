"""Whether the card that was led lies face up or face down; what is said of dummy's cards or of partner's isn't about it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.segments import Segment, segments_of

_FEW = r"(?: (?!maar|en)[^ ]+)"
_DOWN = (
    r"(?:dicht|dichte|dichtgelegd|gedekt|gedekte|gesloten|ondersteboven|verdekt|verdekte|blind|blinde kaart|rug|rugzijde|rugkant|ruggetje"
    r"|achterkant|achterzijde|ruitjes|ruitjespatroon|ruitpatroon|patroon|motief|buik|op (?:zijn|de|z'n|zn|haar) kop|face - down|face down|facedown)"
)
_FACE = r"(?:gezicht|gezichtje|plaatje|prent|beeld|beeldzijde|beeldkant|voorkant|bovenkant|waarde|kaart)"
_UP = (
    r"(?:open|opengelegd|opengedraaid|openlag|openligt|openlegde|openlegt|bloot|zichtbaar|omgedraaid|opengeslagen|face - up|face up|faceup"
    r"|beeldzijde|beeldkant|plaatje|gezicht|prent)"
)
_FACE_DOWN = (
    rf"{_FACE}(?: (?:van|de|kaart|nog|toe|was|lag|ligt|naar|aan))* (?:beneden|onder|omlaag)",
    rf"(?:niet|niets|niks|nix|geen|niemand|nobody#\d+|zonder){_FEW}{{0,4}} (?:{_UP}|omgekeerd|gedraaid|gekeerd|getoond|omdraaien)",
    r"(?:niemand|nobody#\d+|nog niet)(?: (?!suit#|dummy#|maar)[^ ]+){0,4} (?:gezien|zag|zien)",
    rf"(?:voor|voordat|eer)(?! dummy#){_FEW}{{0,5}} (?:{_UP}|omdraaide|omdraaien|om te draaien|opendraaide|keerde|draaide|omkeerde)",
    r"(?:ligt|lag|liggen|lagen|legde|legt|gelegd|kwam|komt|is|was)(?: [^ ]+){0,5} omgekeerd",
    r"een dummy#\d+ (?:uitkomst|start|kaart)",
    r"(?:niemand|nobody#\d+|niet) (?:draait|draaide|keert|keerde)(?: [^ ]+){0,4} om",
    r"(?:draait|draaide|keert|keerde)(?: [^ ]+){0,3} (?:niet|niets|niks)(?: [^ ]+){0,2} om",
    r"(?:nobody#\d+|niemand|geen mens|(?:we|wij|ze|zij) (?:weten|wisten) niet)(?: (?:weet|wist|kent|kende|nog|dus|welke|wat|de|het|deze|die))+ (?:kaart|card#\d+|is|was|ligt|lag)",
    r"omgekeerd(?: [^ ]+){0,3} (?:ligt|lag|op tafel|gelegd|neergelegd|neer|uit|uitgekomen|gestart|klaar|klaarliggen|klaarligt|klaargelegd|liggen)",
)
_NOT_DOWN = rf"(?:niet|geen){_FEW}{{0,2}} {_DOWN}"
_FACE_UP = (
    _UP,
    r"(?:draait|draaide|draai|keert|keerde|keer|gedraaid|gekeerd)(?: (?!zich|me#|dummy#)[^ ]+){0,4} om",
    r"(?:heeft|had|heb)(?: [^ ]+){0,6} (?:omgekeerd|omgedraaid|omgelegd)",
    r"(?:omdraaide|omkeerde|omdraait|omkeert)",
)
_THEN_TURNED = rf"{_DOWN}(?: [^ ]+){{0,3}} (?:{'|'.join(_FACE_UP[1:])})"
_OF_OTHERS = re.compile(r"dummy#|blinde|(?<![^ ])(?:kaarten|hand|handen|waaier|stuks|bord|contract)(?![^ ])")
_OF_A_CARD = re.compile(r"(?<![^ ])(?:kaart|kaartje|uitkomst|start|uit|card#\d+|rank#\d+|beeldzijde|plaatje)(?![^ ])")


_OF_PARTNERS = rf"(?:kaart|ook|al|legde|legt|klaar|lag|met)|^(?:en |maar )?[a-z_]+#\d+(?: (?:wel|juist|daarentegen|zijne|hare))? (?:{_DOWN}|{_UP})$"


def faced_told(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `faced`, and `partner_led_face_down` where it is his card that lies so, in `facts`, in place."""
    offender = facts.get("offender")
    declaring = (players.declarer, players.declarer.partner) if players.declarer else ()
    partner = offender.seat.partner if offender else None
    for segment, up in _told(message):
        named = [players.seat_of.get(mention) for mention in segment.players() if mention.value != "pronoun"]
        if named[:1] and named[0] in declaring and not _OF_A_CARD.search(segment.text):
            continue
        if partner is not None and named == [partner] and segment.has(_OF_PARTNERS):
            if not up:
                facts["partner_led_face_down"] = message.tells(True)
        else:
            facts["faced"] = message.tells(up)


def _told(message: Message) -> Iterator[tuple[Segment, bool]]:
    """Each segment that says how a card lies, and whether that is face up; what is told last counts."""
    for segment in segments_of(message.skeleton):
        if _OF_OTHERS.search(segment.text) and not _OF_A_CARD.search(segment.text):
            continue
        up = _lies_up(segment)
        if up is not None:
            yield segment, up


def _lies_up(segment: Segment) -> bool | None:
    if segment.has(_NOT_DOWN) or segment.has(_THEN_TURNED):
        return True
    if segment.has(_DOWN) or segment.has_any(_FACE_DOWN):
        return False
    return True if segment.has_any(_FACE_UP) else None

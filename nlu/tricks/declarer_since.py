"""Whether declarer has played from either hand since he named a card of dummy (45C4b): "had uit zijn hand al bijgespeeld"."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.played_after import INCIDENTS, LAYS, MAY, NOT, PLAYED, nobody_played
from nlu.words.segments import Segment, segments_of

_FROM_HAND = r"(?:uit|van|vanuit)(?: (?:de|zijn|haar|mijn|eigen))* (?:hand|eigen hand)"
_ITSELF = rf"(?:{_FROM_HAND}|zelf|verder|door)"
_FROM_DUMMY = r"(?:uit|van|vanuit|in|op)(?: de)? (?:dummy#\d+|tafel)"
_HAS_NOT = r"(?:heb|heeft|had)(?: [^ ]+){0,4} (?:nog )?(?:niets|niks|niet|geen)(?: [^ ]+){0,3} (?:gelegd|gespeeld|bijgelegd|bijgespeeld)"
_BEFORE = r"(?:voordat|eer|nog voor|voor (?:pronoun|declarer|me)#\d+)"
_NOTICED = rf"{_BEFORE}(?: (?!of )[^ ]+){{0,4}} (?:merkt[^ ]*|gemerkt|opmerkt[^ ]*|opviel|doorhad|doorheeft|door had|zag|ziet|gezien|besefte?|realiseerde|in de gaten|erachter|hersteld[^ ]*|corrigeerde)"
"""He played before he noticed his slip, so that he played since: "had al bijgespeeld voor hij het merkte"."""
_AFTER_HIS_CARD = r"(?:pas|eerst)(?: (?:toen|nadat))? (?:na|bij)(?: (?:het|de))*(?: spelen van)? (?:zijn|haar|mijn)(?: (?:eigen|volgende))* (?:kaart|kaartje|beurt)"
_LEADS = r"(?:voorgespeeld|voorspeelde|voorspeelt|nagespeeld|naspeelde|gegooid|weggegooid)"
_LAYS_CARD = r"(?:legt|legde|speelt|speelde|gooit|gooide|bekent|bekende|troeft|troefde|gaf|geeft|leg|gooi)(?: (?:er|een|de|met))* (?:card|suit|rank)#\d+"
_NOT_YET = r"(?:seat|declarer|pronoun|me)#\d+(?: (?:zelf|had|heeft))* nog (?:niet|niks|niets)"
_TOO = r"(?:seat|declarer|pronoun|me)#\d+(?: zelf)? ook(?: al)?$"
_HE_TOO = r"(?:daarna|toen|erna)(?: pronoun#\d+)? (?:pronoun#\d+|zelf|hijzelf|zijzelf) ook(?: al)?$"
"""After what an opponent did: "oost had daarop gespeeld en daarna hijzelf ook"."""
_NEXT_NAMED = (
    r"(?:volgende|nieuwe) (?:kaart|slag)(?: [^ .;,#]+){0,2}(?: (?:uit|van|in)(?: de)? (?:dummy#\d+|tafel))?(?: (?:was|werd|is|had|heeft|toen|inmiddels|pronoun#\d+|al|er|ook))* al"
    r" (?:gevraagd|genoemd|geroepen|afgeroepen|besteld|gezegd|opgegeven)"
    r"|al(?: (?:een|de|van|uit|in|tafel|dummy#\d+|voor))* (?:volgende|nieuwe|andere) (?:kaart|slag)(?: [^ .;,#]+){0,3}(?: dummy#\d+| tafel)? (?:gevraagd|genoemd|geroepen|afgeroepen|besteld|gezegd)"
)
"""He named a card for the next trick, which plays it: "de volgende kaart van dummy was al afgeroepen"."""
_NAMED = rf"(?:{INCIDENTS['unintended_designation']}|noemen|vragen|bedoel[^ ]*|zeggen|laat|liet|laten)"


def declarer_played(message: Message, players: Players) -> bool | None:
    """Whether declarer has played from either hand since he named the card."""
    skeleton = message.skeleton
    if skeleton.has(r"slag(?:en)? (?:verder|voort|later|geleden|terug)") or skeleton.has(
        rf"al(?: in)? de volgende slag|pas na (?:een paar|enkele|rank#\d+|trick#\d+|[a-z]+|\d+) slagen|{_AFTER_HIS_CARD}"
    ):
        return True
    if skeleton.has(_NEXT_NAMED):
        return True
    begun, his = False, False
    for segment in segments_of(skeleton):
        if segment.subjects():
            his = _is_declarer(segment, players)
        else:  # "hij", or nobody
            his = his or (segment.has(r"pronoun#\d+") and segment.has(_NAMED))
        if his and segment.has(_HAS_NOT):
            return False
        if segment.has(rf"(?:{PLAYED}|{LAYS}|{_LEADS})") and not segment.has(NOT) and not segment.has(MAY):
            if segment.has(_BEFORE) and not segment.has(_NOTICED):
                return False if his and begun else None
            if _plays_since(segment, his=his, begun=begun):
                return True
        if begun and segment.has(_HE_TOO):
            return True
        if begun and his and (segment.has(_TOO) or segment.has(_NOT_YET)):
            return segment.has(_TOO)
        begun = begun or segment.has(_NAMED)
    return False if nobody_played(message) else None


def _plays_since(segment: Segment, *, his: bool, begun: bool) -> bool:
    """Whether what is played there came after the naming, by declarer: from his hand, himself, or "inmiddels"."""
    since = segment.has(r"(?:al|inmiddels|intussen|ondertussen|daarna|toen)")
    if his and segment.has(r"voorgespeeld|voorspeelde|nagespeeld|naspeelde"):
        return since or begun
    if segment.has(_FROM_HAND):
        return (his or since) and (since or begun)
    if not his or segment.has(_FROM_DUMMY) or segment.has(r"dummy#\d+"):
        return False
    return since or (begun and (segment.has(_ITSELF) or segment.has(_LAYS_CARD)))


def _is_declarer(segment: Segment, players: Players) -> bool:
    for mention in segment.subjects()[:1]:
        if mention.value == "declarer" or (players.declarer and players.seat_of.get(mention) is players.declarer):
            return True
        if mention.value == "me" and players.me_role == "declarer":
            return True
    return False

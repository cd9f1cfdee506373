"""Whether an opponent, or declarer himself, has played since: "oost heeft al bijgelegd", "verder is er niets gespeeld"."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.camps import Camps
from nlu.words.segments import Segment, segments_of

_PLAYED = (
    r"(?:bijgelegd|bijgespeeld|gelegd|gespeeld|bijgedaan|opgelegd|opgegooid|gedekt|ingetroefd|overgenomen|bijgegooid|bij gelegd|gedoken|bekend|ingezet"
    r"|(?:legde|speelde|legt|speelt|gooide|dekte|gaf)(?: [^ ]+){0,4}? (?:bij|erop|op|eronder|eroverheen|overheen|achteraan))"
)
_ALREADY = r"(?:al|reeds|inmiddels|intussen|ondertussen|daarna|erna|daarop|toen|wel|daar|na)"
_NOBODY = (
    r"(?:nobody#\d+|niemand)(?: [^ ]+){0,5} (?:gespeeld|gelegd|bijgelegd|bijgespeeld)",
    r"(?:verder|daarna|erna|sindsdien)(?: (?:is|er|heeft|nobody#\d+|niemand|nog|ligt|lag|werd))* (?:niets|niks|nog niets|geen kaart|niet)(?: (?:meer|in|deze|die|pronoun#\d+|slag|gelegd|gespeeld|gebeurd|bijgelegd|na|anders|bij))*$",
    r"(?:er )?(?:ligt|lag|is|was)(?: (?:er|nog|daarna|verder))* (?:niets|niks)(?: [^ ]+){0,2} (?:na|gelegd|gespeeld|bij|erna|bijgelegd|anders)$",
    r"(?:nog )?(?:niets|niks|geen kaart)(?: (?:op|daarop|erop))* (?:na|erna|gelegd|gespeeld|bijgelegd)",
    r"(?:voor|voordat|eer|vooraleer)(?: er)?(?: (?:iemand|een ander|de volgende))(?: [^ ]+){0,4} (?:gespeeld|speelde|gelegd|legde|bijgelegd|bijspeelde)",
)
_NOT = r"(?:niet|nie|ni|niets|niks|nix|geen|nog moet|moet nog)"


def opponent_played(message: Message, camps: Camps) -> bool | None:
    """Whether the other side has played to the trick since; None when that isn't told."""
    for segment in segments_of(message.skeleton):
        if segment.has(r"(?:volgende|nieuwe) slag|eerst|voorgespeeld|speelde voor"):
            continue
        if any(segment.has(pattern) for pattern in _NOBODY):
            continue
        if not segment.has(_PLAYED) or not segment.has(_ALREADY):
            continue
        camps_named = [camp for m in segment.players() if (camp := camps.of(m, segment))]
        if camps_named[:1] == ["other"]:
            return not segment.has(_NOT)
    return False if nobody_played(message) else None


_LAYS = (
    r"(?:legt|legde|speelt|speelde|gaf|geeft|gooit|gooide|gooit|dekt|dekte|troeft|troefde|nam|neemt|pakte|bekent|bekende|volgt|volgde|zet|zette|ging|gaat"
    r"|bijspeelde|bijlegde|gelegd|gespeeld|bijgelegd|bijgespeeld|bijgedaan|opgelegd|opgegooid|gedekt|ingetroefd|overgenomen|bijgegooid|gedoken|bekend|gegaan|geweest|gezet)"
)
_TO_LEAD = r"(?:voor(?! (?:dummy|pronoun|declarer)#)|uit|na(?! (?:[a-z_]+#|de |het ))|voorgespeeld|uitgekomen|nagespeeld|volgende slag|nieuwe slag|erbij geroepen|akkoord|arbiter)"
_WAITS = rf"(?:(?:moet|moest)(?: (?:nog|er|zelf|ook|dan))* (?:spelen|leggen|bijspelen|bijleggen|komen|bekennen|volgen)|nog(?: (?:helemaal|ook|zelf))* {_NOT}|{_NOT})"
_DECLARES = r"(?:seat|declarer|me)#\d+ (?:speelt|speelde|leidt|leidde|spelen|speel)(?: (?:het|dit|contract|spel|bid#\d+|dus|hier|nu|in|af))*$"
_MAY = r"(?:mag|mocht|wil|wilde|wou|vindt|vinden|eist|zegt|zei|vraagt)"
INCIDENTS = {
    "unintended_designation": r"(?:zei|zegt|zegde|riep|roept|vroeg|vraagt|noemde|noemt|gezegd|geroepen|genoemd|verspreking|verspreekt|versprak|versproken|per ongeluk|abuis)",
    "dummy_misplayed_card": rf"(?:dummy#\d+|verkeerde|foute|andere|{_LAYS})",
    "dummy_suggested_play": rf"(?:dummy#\d+|{_LAYS})",
    "simultaneous_cards": rf"(?:{_LAYS}|twee|tegelijk|tegelijkertijd|gelijktijdig|samen|rank#\d+|card#\d+)",
}
"""What tells the incident itself; what an opponent lays in a later clause, he laid after it."""


def opponent_followed(message: Message, camps: Camps, irregularity: str) -> bool | None:
    """Whether the other side has played after the incident, by the order in which things are told; None when it isn't."""
    incident = INCIDENTS[irregularity]
    begun = False
    for segment in segments_of(message.skeleton):
        sides = [camp for m in segment.players() if (camp := camps.of(m, segment))]
        if segment.has(_DECLARES):
            continue
        if begun and sides[:1] == ["other"] and not segment.has(_TO_LEAD) and not segment.has(_MAY):
            if segment.has(_WAITS):
                return False
            if segment.has(_LAYS):
                return True
        begun = begun or (segment.has(incident) and sides[:1] != ["other"])
    return None


def nobody_played(message: Message) -> bool:
    """Whether it is said that nothing was played after it."""
    return any(segment.has(pattern) for segment in segments_of(message.skeleton) for pattern in _NOBODY)


_OWN_HAND = r"(?:(?:uit|van)(?: de| zijn| haar| mijn| eigen)* (?:hand|eigen hand)|zelf|pronoun#\d+|declarer#\d+|me#\d+)"


def declarer_played(message: Message, players: Players) -> bool | None:
    """Whether declarer has played from either hand since he named the card."""
    skeleton = message.skeleton
    if skeleton.has(r"slag(?:en)? (?:verder|later|geleden|terug)") or skeleton.has(r"al(?: in)? de volgende slag"):
        return True
    for segment in segments_of(skeleton):
        if segment.has(
            r"(?:heb|heeft|had)(?: [^ ]+){0,4} (?:nog )?(?:niets|niks|niet|geen)(?: [^ ]+){0,3} (?:gelegd|gespeeld|bijgelegd|bijgespeeld)"
        ) and _is_declarer(segment, players):
            return False
        if not segment.has(
            rf"(?:{_PLAYED}|(?:speelde|legde|speelt)(?: [^ ]+){{0,6}} (?:verder|bij|hand))"
        ) or segment.has(_NOT):
            continue
        if (
            segment.has(r"(?:al|inmiddels|intussen|ondertussen|reeds|daarna|vervolgens|toen)")
            and segment.has(_OWN_HAND)
            and (
                segment.has(r"(?:uit|van)(?: de| zijn| haar| mijn| eigen)* hand|zelf")
                or (_is_declarer(segment, players) and not segment.has(r"dummy#\d+"))
            )
        ):
            return True
    return False if nobody_played(message) else None


def _is_declarer(segment: Segment, players: Players) -> bool:
    for mention in segment.players():
        if mention.value == "declarer" or (players.declarer and players.seat_of.get(mention) is players.declarer):
            return True
        if mention.value == "me" and players.me_role == "declarer":
            return True
    return False

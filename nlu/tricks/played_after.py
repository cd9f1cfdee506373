"""Whether an opponent has played since: "oost heeft al bijgelegd", "verder is er niets gespeeld"."""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.tricks.camps import Camp, Camps
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled

PLAYED = (
    r"(?:(?:bij|op|erop|erbij|overheen|eroverheen|bovenop) (?:gegooid|gelegd|gespeeld|gedaan)|erop liggen|ernaast liggen|erbij liggen|al liggen|naast liggen|bijgelegd|bijgespeeld|gelegd|gespeeld|bijgedaan|opgelegd|opgegooid|gedekt|ingetroefd|overgenomen|bijgegooid|gegooid|getroefd|overgetroefd|bijgegeven|bij gelegd|gedoken|bekend|ingezet|gereageerd"
    r"|(?:kaart|kaartje|card#\d+|suit#\d+|rank#\d+|slag) (?:gegeven|genomen|gepakt)"
    r"|(?:had|heeft) (?:er|daar)(?: (?:al|meteen|ook|toen|dan|net|inmiddels))* (?:een|eentje|zijn|haar|card#\d+|suit#\d+)(?: (?:kaart|kaartje))? (?:bij|op|onder|overheen)(?= |$)"
    r"|(?:legde|speelde|legt|speelt|gooide|gooit|dekte|gaf|geeft|deed|doet)(?: [^ ]+){0,4}? (?:bij|erop|op|eronder|eroverheen|overheen|achteraan))"
)
_ALREADY = r"(?:al|inmiddels|intussen|ondertussen|daarna|erna|daarop|toen|wel|daar|na)"
_NOTHING_LAID = r"(?:nog )?(?:niets|niks|geen kaart)(?: (?:op|daarop|erop))* (?:na|erna|gelegd|gespeeld|bijgelegd)"
"""May be told of one player: "west had nog niets gelegd"."""
_NOBODY = (
    r"(?:nobody#\d+|niemand)(?: [^ ]+){0,5} (?:gespeeld|gelegd|bijgelegd|bijgespeeld)",
    r"(?:verder|daarna|erna|sindsdien)(?: (?:is|er|heeft|nobody#\d+|niemand|nog|ligt|lag|werd))* (?:niets|niks|nog niets|geen kaart|niet)(?: (?:meer|in|deze|die|pronoun#\d+|slag|gelegd|gespeeld|gebeurd|bijgelegd|na|anders|bij))*$",
    r"(?:er )?(?:ligt|lag|is|was)(?: (?:er|nog|daarna|verder))* (?:niets|niks)(?: [^ ]+){0,2} (?:na|gelegd|gespeeld|bij|erna|bijgelegd|anders)$",
    _NOTHING_LAID,
    r"(?:voor|voordat|eer)(?: er)?(?: (?:iemand|een ander|de volgende))(?: [^ ]+){0,4} (?:gespeeld|speelde|gelegd|legde|bijgelegd|bijspeelde)",
)
NOT = r"(?:noch|niet|nie|ni|niets|niks|nix|geen|nog moet|moet nog)"


_LIES = (
    r"(?:(?:lag|lagen|ligt|liggen)(?: (?:er|toen|ook|dus|zijn|haar|de|kaart|kaartje|card#\d+|suit#\d+))* (?:al|inmiddels|intussen|ondertussen)(?= |$)"
    r"|(?:al|inmiddels|intussen|ondertussen)(?: (?:op|in|open|bij|de|tafel|slag))* (?:lag|lagen|ligt|liggen)(?= |$)"
    r"|(?:had|heeft)(?: [^ .;,]+){0,4} (?:al|inmiddels|intussen|ondertussen)(?: [^ .;,]+){0,3} (?:liggen|op tafel|in de slag|op|erop|bij|erbij)(?= |$)"
    r"|(?:was|is|waren)(?: [^ .;,]+){0,4} (?:al|inmiddels|intussen|ondertussen)(?: [^ .;,]+){0,4} (?:gevallen|bij|op tafel)(?= |$))"
)
"""A card that is said to lie there by then: "zuid, die daarna moest, lag al", "had zijn kaart al liggen"."""
_CARD_OF = r"(?:kaart|kaartje|card#\d+|suit#\d+|rank#\d+) van(?: (?:de|zijn|haar|mijn))* (?:seat|lho|rho|opponent|defender|me)#(\d+)"


_WANTS_BACK = r"(?:wil|wilde|vraagt|vroeg|mag|mocht|zou)(?: [^ .;]+){0,6} (?:zijn|haar|die|mijn) (?:eigen )?(?:kaart|kaartje|card#\d+)(?: [^ .;]+){0,4} (?:terug|terugpakken|terugnemen|wisselen|veranderen|ruilen)"
"""Who wants his own card back has played one."""
_OTHERS = r"(?:everybody#\d+|iedereen|(?:de )?(?:drie|rank#\d+|beide) anderen|de anderen|de andere (?:drie|rank#\d+)|alle anderen|de rest)"
_NEXT_PLAYER = r"(?:de )?(?:volgende (?:speler|man|hand)|(?:speler|man|wie|die) (?:erna|daarna|daarachter|na dummy#\d+|achter dummy#\d+))"
"""Whoever comes after dummy is an opponent of declarer's."""


def opponent_played(message: Message, camps: Camps, *, partner_too: bool = False) -> bool | None:
    """Whether the other side, or `partner_too`, has played to the trick since; None when that isn't told."""
    told_of: list[Camp] = []
    for segment in segments_of(message.skeleton):
        told_of = _camps_named(segment, message, camps) or (told_of if not segment.players() else [])
        if segment.has(r"(?:volgende|nieuwe) slag|eerst|voorgespeeld|speelde voor"):
            continue
        if segment.has_any(_NOBODY):
            continue
        if not segment.has(_LIES) and not (segment.has(PLAYED) and segment.has(_ALREADY)):
            continue
        if camps.declaring and segment.has(_OTHERS) and not segment.has(NOT):
            return True
        camps_named = _owners_camps(segment, message, camps) or told_of
        if camps_named[:1] == ["other"] or (partner_too and _of_partner(segment, camps)):
            return not segment.has(NOT)
    own_side_waits = all(
        s.has(_NOTHING_LAID) and _camps_named(s, message, camps)[:1] == ["own"] for s in _nothing_played(message)
    )
    return False if nobody_played(message) and not own_side_waits else None


def _of_partner(segment: Segment, camps: Camps) -> bool:
    """Whether it is told of the partner of the player who did wrong."""
    seats = [camps.players.seat_of.get(mention) for mention in segment.subjects()[:1]]
    return camps.offender is not None and seats == [camps.offender.partner]


LAYS = (
    r"(?:legt|legde|speelt|speelde|gaf|geeft|gooit|gooide|gooit|dekt|dekte|troeft|troefde|nam|neemt|pakte|bekent|bekende|volgt|volgde|zet|zette|ging|gaat"
    r"|bijspeelde|bijlegde|gelegd|gespeeld|bijgelegd|bijgespeeld|bijgedaan|opgelegd|opgegooid|gedekt|ingetroefd|overgenomen|bijgegooid|gedoken|bekend|gegaan|geweest|gezet|gegooid|getroefd|overgetroefd|bijgegeven|gepakt|genomen|gewonnen|meegenomen)"
)
_TO_LEAD = r"(?:voor(?! (?:(?:zijn|haar|mijn|de|z'n) )?(?:dummy|pronoun|declarer|partner|my_partner|seat|lho|rho|nobody|everybody)#| (?:iemand|iets|er|we|wij|men)(?= ))|uit|na(?! (?:[a-z_]+#|de |het ))|voorgespeeld|uitgekomen|nagespeeld|volgende slag|nieuwe slag|erbij geroepen|akkoord|arbiter)"
_BEFORE_HIM = r"(?:nog voor|voordat|nog voordat|eer)(?: (?:de|een|er|seat#\d+|of|en))* [a-z_]+#{}(?! of)"
_LISTED = r"^(?:seat|lho|rho|opponent|defender)#\d+(?: (?:een|de|met))* (?:card|rank|suit)#\d+$|^(?:seat|lho|rho)#\d+ (?:klein|laag|hoog|kleintje|v|h|a|b)$"
_FOLLOWS = r"(?:bijgespeeld|bijgelegd|bijgedaan|bijgegooid|bijspeelde|bijlegde|bekend|gevolgd|gedekt|overgenomen|ingetroefd|erop|eroverheen|overheen|gedoken)"
_WAITS = rf"(?:(?:moet|moest)(?: (?:nog|er|zelf|ook|dan))* (?:spelen|leggen|bijspelen|bijleggen|komen|bekennen|volgen)|nog(?: (?:helemaal|ook|zelf))* {NOT}|^[^ ]+(?: [^ ]+)? {NOT}(?: [^ ]+)?$)"
_DOES_NOT = rf"(?:{LAYS}|deed|doet|gedaan)(?: [^ ]+){{0,4}} {NOT}|{NOT}(?: [^ ]+){{0,4}} (?:{LAYS}|gedaan)"
_DECLARES = r"(?:seat|declarer|me)#\d+ (?:speelt|speelde|leidt|leidde|spelen|speel)(?: (?:het|dit|contract|spel|bid#\d+|dus|hier|nu|in|af))*$"
MAY = r"(?:mag|mocht|wil|wilde|vindt|vinden|eist|zegt|zei|vraagt)"
INCIDENTS = {
    "unintended_designation": r"(?:zei|zegt|zegde|riep|roept|vroeg|vraagt|noemde|noemt|gezegd|geroepen|afgeroepen|genoemd|gevraagd|verspreking|spreekfout|verspreekt|versprak|versproken|per ongeluk|abuis)",
    "dummy_misplayed_card": rf"(?:dummy#\d+|verkeerde|foute|andere|{LAYS})",
    "dummy_suggested_play": rf"(?:dummy#\d+|{LAYS}|raapt|raapte|pakt|schuift|schoof|trekt|trok|tikt|tikte|raakt|raakte|wijst|wees)",
    "simultaneous_cards": rf"(?:{LAYS}|twee|tegelijk|tegelijkertijd|gelijktijdig|samen|rank#\d+|card#\d+)",
}
"""What tells the incident itself; what an opponent lays in a later clause, he laid after it."""


def opponent_followed(message: Message, camps: Camps, irregularity: str) -> bool | None:
    """Whether the other side has played after the incident, by the order in which things are told; None when it isn't."""
    incident = INCIDENTS[irregularity]
    begun = False
    told_of: list[Camp] = []
    for segment in segments_of(message.skeleton):
        waiting = [m for m in segment.players() if segment.has(_BEFORE_HIM.format(segment.number(m)))]
        if begun and waiting and segment.has(LAYS):
            if any((camps.of(m, segment) or _apart(m, segment, message, camps)) == "other" for m in waiting):
                return False
            continue
        if segment.has(_DECLARES):
            continue
        named = _camps_named(segment, message, camps) or _owners_camps(segment, message, camps)
        if not named and camps.declaring and segment.has(_NEXT_PLAYER):
            named = ["other"]
        told_of = sides = named or (told_of if not segment.subjects() else [])
        if sides[:1] == ["other"] and segment.has(_WANTS_BACK):
            return True
        if begun and sides[:1] == ["other"] and not segment.has(_TO_LEAD) and not _only_speaks(segment):
            if segment.has(_WAITS) or segment.has(_DOES_NOT):
                return False
            if segment.has_any((LAYS, PLAYED, _LISTED, _LIES)):
                return True
        begun = begun or (segment.has(incident) and sides[:1] != ["other"])
    return None


_NOTICED_LATER = re.compile(r" (?:voordat|eer|nog voor|voor(?= (?:iemand|er|we|wij|men|pronoun#)))(?= ).*")
"""When what went wrong was spoken of, which is told after what somebody did: "voor iemand iets zei"."""


def _only_speaks(segment: Segment) -> bool:
    """Whether what is told of a player is what he may, wants or says."""
    return compiled(MAY).search(_NOTICED_LATER.sub("", segment.text)) is not None


def _camps_named(segment: Segment, message: Message, camps: Camps) -> list[Camp]:
    """The sides of the players that a segment names, in order."""
    found = (camps.of(m, segment) or _apart(m, segment, message, camps) for m in segment.subjects())
    return [camp for camp in found if camp]


def _owners_camps(segment: Segment, message: Message, camps: Camps) -> list[Camp]:
    """The side of the player whose card is said to lie there: "de kaart van west lag er al"."""
    owner = compiled(_CARD_OF).search(segment.text) if segment.has(_LIES) else None
    if owner is None:
        return []
    mention = segment.line.mentions[int(owner.group(1))]
    camp = camps.of(mention, segment) or _apart(mention, segment, message, camps)
    return [camp] if camp else []


def _apart(mention: Mention, segment: Segment, message: Message, camps: Camps) -> Camp | None:
    """A player named by his seat, where declarer (and dummy, or dummy's card) is told of without one: one of the others."""
    seated = mention.kind == "seat" or (mention.value == "me" and camps.players.me is not None)
    if not seated or not camps.declaring or camps.offender or camps.players.declarer:
        return None
    called = {m.value for m in message.mentions if m.kind == "role"}
    return "other" if "declarer" in called and ("dummy" in called or segment.has(_FOLLOWS)) else None


def nobody_played(message: Message) -> bool:
    """Whether it is said that nothing was played after it."""
    return bool(_nothing_played(message))


def _nothing_played(message: Message) -> list[Segment]:
    """The segments that say so."""
    return [s for s in segments_of(message.skeleton) if any(s.has(pattern) for pattern in _NOBODY)]

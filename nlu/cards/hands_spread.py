"""Whose hand is laid open after an opening lead: dummy's (54C), or declarer's own, who so becomes dummy (54A)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal, TypeAlias

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled

Whose: TypeAlias = Literal["declarer", "dummy"]

_HAND = (
    r"(?:hand|handje|kaarten|[a-z]+kaarten|troeven|rijtje|rij|spel|waaier|boel|boeltje|stuks|alles|dertien|hele zwik)"
)
_DOWN = r"(?:neer|open|om|op tafel|plat|bloot|uit|te leggen|te spreiden|te tonen|te draaien|zien)"
_LAID = (
    r"(?:opengelegd|neergelegd|neer liggen|open gelegd|openlegt|neerlegt|gespreid|uitgespreid|opengespreid|openleggen|neerleggen|open te leggen|neer te leggen"
    r"|openlegde|neerlegde|neergezet|uitgelegd|klaargelegd|op tafel|blootgelegd|getoond|uitgestald|bloot|open|opengegooid|op te leggen|te spreiden|laten zien|zien laten|te laten zien)"
)
_SPREADS = (
    r"(?:leg|legt|legde|leggen|legden|gooit|gooide|gooi|toont|toonde|klapt|klapte|zet|zette|laat|liet|begint|begon|draait|draaide)"
    rf"(?: (?!dummy#)[^ ]+){{0,6}} {_HAND}(?: [^ ]+){{0,5}} {_DOWN}",
    rf"{_HAND}(?: (?!straf)[^ ]+){{0,6}} {_LAID}",
    rf"(?:toont|toonde|toon)(?: (?!dummy#|geen|niet)[^ ]+){{0,3}} {_HAND}",
    r"(?:had|heeft)(?: (?!geen|niet|nog niet)[^ ]+){0,2} kaarten van (?:zijn|haar|de eigen) hand (?:getoond|laten zien|neergelegd|opengelegd)",
    r"er(?: (?:al|ook|nog|een|paar|rank#\d+|twee|drie))+ (?:liggen|neergelegd|op tafel|opengelegd|open)$",
    rf"(?:zijn|haar|mijn) suit#\d+(?: (?:en|ook|,|suit#\d+|al|inmiddels|open|in|rijtjes|netjes|keurig))* {_LAID}",
    r"(?:ga|ging|gaat|gaan|is|was)(?: [^ ]+){0,3} (?:liggen|neerleggen|openleggen)",
    r"(?:leg|legt|legde|ga|gaat|ging)(?: (?:pronoun|me)#\d+)? zelf(?: (?:wel|maar|dan|gewoon))* (?:open|neer|op tafel)|zelf (?:opengelegd|neergelegd|opengegaan|open te gaan|open gaan|opengaan|opengaat|open gaat)",
    r"(?:kiest|koos|besluit|besloot|wil|wilde|gaat|ging|gaan)(?: (?!dummy#|niet|geen)[^ ]+){0,4} (?:open te gaan|open gaan|opengaan|te gaan liggen)|(?:gaat|ging|legt|legde) (?:dan |maar |nu |dus |gewoon |liever )*open$",
    r"(?:leg|legt|legde|gooit|gooide)(?: (?:al|dus|meteen|gewoon))* (?:zijn|haar|mijn) suit#\d+(?: [^ ]+){0,3} (?:neer|open|op tafel)",
    r"(?:spreidt|spreidde|gespreid|uitgespreid|spreiden|spreid|uitspreiden|uitspreidde)",
    r"(?:toonde|toont|toon|getoond|legde|legt|laat|liet)(?: [^ ]+){0,4} (?:van zichzelf|van zijn eigen|van haar eigen|eigen)(?: [^ ]+){0,2} "
    rf"(?:{_HAND}|suit#\d+)",
    rf"(?:eigen|van zichzelf)(?: [^ ]+){{0,2}} {_HAND}(?: [^ ]+){{0,4}} {_DOWN}",
)
_BECOMES = (
    r"(?:word|wordt|werd|worden|geworden)(?: (?:pronoun#\d+|me#\d+|seat#\d+|hij|nu|dus|liever|zelf|maar|gewoon|dan|om|eigenlijk|toen))* (?:de |een )?dummy#\d+",
    r"(?:zelf|liever|graag|dan maar|om|als)(?: (?:maar|zelf|liever|dan|gewoon|de|nu))* dummy#\d+",
    r"dummy#\d+ (?:zijn|worden|spelen|te zijn|te worden|wordt|word|werd|geworden)",
    r"(?:zelf|eigen)(?: [^ ]+){0,3} (?:op tafel|gaan liggen|gaat liggen)",
)
_HANDS_OVER = (
    r"(?:laat|liet|laten|dat|wil|wilde|mag|moet|geeft)(?: (?!dummy#|suit#|card#)[^ ]+){0,3} {player}(?: (?!suit#|card#)[^ ]+){0,3}"
    r" (?:spelen|afspelen|speelt|afspeelt|leidt|leiden|leider|declarer#\d+)"
)
"""Declarer has his partner play the contract."""
_HAS_DUMMY_LAY = (
    r"(?:laat|liet|laten|vraagt|vroeg|verzoekt|verzocht|gebaart|gebaarde|zegt|zei|roept|riep)(?: (?:nu|dan|toen|gewoon|meteen|aan|tegen|dat|de|zijn|haar|tot|alvast|al))*"
    rf" dummy#\d+(?: [^ ]+){{0,6}} {_LAID}|(?:zegt|zei|roept|riep)(?: (?!dummy#)[^ ]+){{0,2}} (?:leg|spreid)(?: [^ ]+){{0,3}} (?:neer|open) (?:tegen|aan)(?: de)? dummy#\d+|dummy#\d+ (?:zijn|haar|zn|z'n|om|dat|de)(?: [^ ]+){{0,4}} {_LAID}$"
)
"""Declarer has dummy lay down his hand, and so takes the lead as it was: "zuid laat noord zijn kaarten neerleggen"."""
_TOLD_DUMMY = (
    rf"tegen(?: (?:de|zijn|haar))* dummy#\d+ gezegd (?:dat|om)(?: [^ ]+){{0,5}} (?:{_LAID}|gaan liggen|te gaan liggen)"
)
_LAY_YOURS = rf"^(?:toe )?(?:leg|gooi|doe|spreid|ga|toon|kom)(?: (?:je|jij|jouw|de|maar|nu|dan|gewoon|met|pronoun#\d+))* (?:(?:{_HAND}|dummy#\d+)(?: (?:maar|gewoon|rustig|nu))* {_DOWN}|(?:maar|gewoon|rustig) (?:{_DOWN}|neer))"
_TO_DUMMY = r"(?:zegt|zei|roept|riep|vraagt|vroeg)(?: (?:tegen|aan|de|zijn|haar|toen|dan))* dummy#\d+$"
_SUPPOSED = Expression(
    r"(?<![^ ])(?:mag|mogen|kan|kunnen|moet|moeten|zou|(?<!stuk )of|(?<!stuk of )wat|indien|stel|hoeft|als(?! (?:was|ware|(?:de |een )?(?:dummy|declarer)#)))(?![^ ])"
)
_HE = r"(?:hij|zij|ze|pronoun#\d+|me#\d+)"
_THOUGHT_DUMMY = Expression(
    rf"(?:dat|of|alsof) {_HE}(?: [^ ]+){{0,2}} dummy#\d+|als(?: de| een)? dummy#\d+"
    r"|(?:wil|wilde|gaat)(?: (?:zelf|liever|graag|dan|de|maar|nu|gewoon|toch|wel|ook|best))* dummy#\d+ (?:zijn|worden|spelen|wezen)"
)
_AS_IF_DUMMY = rf"alsof {_HE}(?: [^ ]+){{0,2}} dummy#\d+"
_SEEN = (
    r"dummy#\d+(?: (?!moet|moest)[^ ]+){0,6} (?:gezien|bekeken|zichtbaar|open|neer|neergelegd|op tafel|lag|ligt|liggen|uitgespreid|gespreid|getoond"
    r"|blootgelegd|uitgestald|neergelegde|opengelegd|laten zien|openlag|neerlag|neerleggen|openleggen|neerlegde|openlegde|te zien|getoonde|openging|open ging)",
    r"(?:gezien|zien|zag|zagen|bekeken|ziet|zie|lag|ligt|lagen|liggen|legde|legt|spreidde|toonde|open|van)(?: (?!(?:seat|declarer)#|moest|moet)[^ ]+){0,4} dummy#\d+"
    r"(?: [^ ]+){0,3} (?:al|lag|gezien|liggen|open|neer|op|gelegd|zien)",
    r"(?:kaarten|suit#\d+|card#\d+|deel|stuk|helft|halve|hele|stuk of wat|paar)(?: (?:kaarten|van|uit|in|bij|de|het|zijn|mijn|al))* dummy#\d+",
    r"(?:zag|zagen|gezien|zie|ziet|zien|bekeek)(?: [^ ]+){0,4} dummy#\d+",
    r"dummy#\d+ (?:zag|zagen)",
)
_NOT = Expression(
    r"(?<![^ ])(?:niet(?! (?:de |het )?(?:juiste|goede|rechte|aan))|nooit|geen|niks|niets|dicht|nog in (?:de |zijn |haar )?hand|nobody#\d+|niemand|zonder|moest nog|moet nog)(?![^ ])"
)
_UNTIL = Expression(r".*(?<![^ ])(?:tot|totdat|toen) (?=.*dummy#)")
"""What wasn't so before: "niemand had het door tot de dummy openlag"."""
_UNAWARE = Expression(
    r"(?<![^ ])(?:wist|weet|wisten|besefte|begreep|merkte|zag|had|hadden)(?: [^ ]+){0,2}? (?:niet|niks|geen)(?: (?:dat|of|door|in|idee|erg))(?![^ ])"
)
"""What somebody didn't know says nothing of dummy: "de leider wist niet dat hij mocht kiezen en legde de dummy neer"."""
_NOTICED = r"(?:op)?(?:merkte?|zag|zei|riep|besefte|ontdekte|doorhad|gemerkt|gezien|gezegd|viel)"
_BEFORE_WHOM = r"(?<![^ ])(?:voor|voordat|eer)(?: (?:de|mijn|zijn))?"
_BEFORE = Expression(rf"{_BEFORE_WHOM} (?:dummy|seat|my_partner)#")
_NOTICED_LATER = Expression(
    rf" {_BEFORE_WHOM} (?:[a-z_]+#\d+|iemand|we|wij|er)(?: (?:er|het|dat|iets|pas|ook))* {_NOTICED}.*"
)
"""When what went wrong was spoken of, which is told after what lay open by then: "voordat west opmerkte dat ..."."""


_ABOUT_TO = r"(?:wilde|wil|zou|(?:ging|gaat)(?= (?:net|juist|pas|bijna))|stond op het punt|was van plan|begon bijna)(?: (?:net|juist|pas|al|bijna|om|te|zijn|haar|de|hand|kaarten|gaan))* (?:neerleggen|neer te leggen|spreiden|te spreiden|openleggen|open te leggen|gaan liggen)"
"""Dummy hadn't done so yet: "de dummy wilde net neerleggen"."""
_SAW_NOTHING = r"(?:niets|niks|geen(?: enkele)? kaart|nog geen)(?: (?:van|ervan|er|kunnen|kon))* (?:gezien|zien|zag)|(?:zag|ziet)(?: (?:er|daar|nog|dus))* (?:niets|niks|geen)(?! anders)"
"""Dummy lies, but declarer was away or looked elsewhere: "west heeft er niets van gezien"."""
_TABLE_LIES = r"(?:^|.* )de tafel (?:ligt|lag|is|was)(?: (?:er|al|net|ook|toen|dan|helemaal))* (?:open|neer|uitgespreid|zichtbaar|er al|al)(?= [a-z]+$|$)"


def hands_spread(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `dummy_seen` and a `choice` to spread in `facts`, in place."""
    subject: Whose | None = None
    told_dummy = False
    for segment in segments_of(message.skeleton):
        named = _named(segment)
        roles = [role for mention in named if (role := _role(mention, players)) is not None]
        quoted = subject == "declarer" and players.me_role is None and [m.value for m in named[:1]] == ["me"]
        subject = roles[0] if roles else None if named and not quoted else subject
        if _SUPPOSED.search(segment.text):
            continue
        by_role = _by_role(segment, players)
        if subject == "declarer" and (
            by_role.has(_HAS_DUMMY_LAY) or by_role.has(_TOLD_DUMMY) or (told_dummy and segment.has(_LAY_YOURS))
        ):
            facts["choice"], facts["accepted"] = message.tells("accept"), message.tells(True)
            facts["dummy_seen"] = message.tells(True)
            told_dummy = False
            continue
        told_dummy = by_role.has(_TO_DUMMY)
        # who really is dummy needn't think so
        as_dummy = subject is None and _THOUGHT_DUMMY.search(segment.text) is not None
        if (subject == "declarer" or as_dummy) and _declarer_lies_down(segment, players):
            facts["choice"] = message.tells("spread")
            facts.pop("accepted", None)
        elif (seen := _dummy_lies(by_role, subject)) is not None:
            facts["dummy_seen"] = message.tells(seen)
        elif subject == "declarer" and "dummy_seen" in facts and segment.has(_SAW_NOTHING):
            facts["dummy_seen"] = message.tells(False)


_ALSO_BECOMES = r"(?:en|dan|dus|pronoun#\d+)(?: (?:wordt|werd|wil|wilde|gaat|zelf|dan|dus|liever|de))+ dummy#\d+(?: (?:zijn|worden|spelen))?$"
"""What goes on of the one spoken of: "laat het zo en wordt dummy"."""


def _named(segment: Segment) -> list[Mention]:
    """The players a segment names, without the dummy that somebody only thinks he is, or becomes."""
    no_player = _THOUGHT_DUMMY.search(segment.text) is not None or segment.has(_ALSO_BECOMES)
    return [mention for mention in segment.subjects() if not (no_player and mention.value == "dummy")]


def _role(mention: Mention, players: Players) -> Whose | None:
    if mention.value in ("declarer", "dummy"):
        return "declarer" if mention.value == "declarer" else "dummy"
    seat = players.seat_of.get(mention)
    if seat is not None and players.declarer is not None:
        return "declarer" if seat is players.declarer else "dummy" if seat is players.declarer.partner else None
    if mention.value == "my_partner" and players.me_role in ("declarer", "dummy"):
        return "dummy" if players.me_role == "declarer" else "declarer"
    if mention.value == "me" and players.me_role in ("declarer", "dummy"):
        return "declarer" if players.me_role == "declarer" else "dummy"
    return None


def _declarer_lies_down(segment: Segment, players: Players) -> bool:
    of_dummy = segment.has(r"dummy#\d+(?: [^ ]+){0,4} (?:neer|open|op tafel|gezien|te zien)")
    if of_dummy and not _THOUGHT_DUMMY.search(segment.text):
        return False
    matches = (compiled(pattern).search(segment.text) for pattern in (*_SPREADS, *_BECOMES))
    if any(match is not None and not _NOT.search(match.group()) for match in matches):
        return True
    return any(
        _role(segment.line.mentions[int(number)], players) == "dummy"
        for match in compiled(_HANDS_OVER).finditer(segment.text)
        for number in match.groups()
    )


def _by_role(segment: Segment, players: Players) -> Segment:
    """The segment with dummy called so where he is named otherwise: "zuid had kaarten van noord gezien"."""
    text = segment.text
    for mention in segment.mentions():
        if mention.value != "dummy" and _role(mention, players) == "dummy":
            text = re.sub(rf"[a-z_]+#{segment.number(mention)}(?!\d)", f"dummy#{segment.number(mention)}", text)
    return replace(segment, text=text)


def _dummy_lies(segment: Segment, subject: Whose | None) -> bool | None:
    """Whether declarer could have seen a card of dummy, None when a segment doesn't say."""
    segment = replace(segment, text=_NOTICED_LATER.sub("", segment.text))
    if segment.has(_ABOUT_TO) and (subject == "dummy" or segment.has(r"dummy#\d+")):
        return False
    if segment.has(_TABLE_LIES):
        return not _NOT.search(segment.text)
    about = segment.has(r"dummy#\d+") and segment.has_any(_SEEN) and not segment.has(_AS_IF_DUMMY)
    spreads = subject == "dummy" and segment.has_any(_SPREADS)
    since = _UNAWARE.sub(" ", _UNTIL.sub("", segment.text))
    if segment.has(r"dummy#\d+") and _NOT.search(since) and not segment.has(r"dummy#\d+(?: [^ ]+){0,2} (?:moest|is)"):
        return False
    if not about and not spreads:
        return None
    return not (_NOT.search(since) or _BEFORE.search(segment.text))

"""Who has led or played to the next trick: "NZ nog niet, de leider al wel", "we zijn drie slagen verder", "slag loopt nog"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from nlu.camps import Camp, Camps
from nlu.mentions import Mention
from nlu.segments import Segment, segments_of
from nlu.skeleton import Skeleton

NextTrick: TypeAlias = Literal["nobody", "own_side", "other_side", "both"]
_Who: TypeAlias = Camp | Literal["all"]

_NOT = r"(?:niet|nie|ni|nog niemand|nobody#\d+|niemand|niets|niks|nix|geen|noch|not)"
_OTHER_NOUN = (
    r"(?! (?:spel|bord|gift|tafel|ronde|speler|hand|keer|kaart|beurt|boord|board|partij|opponent#\d+|dag|week|set|bod))"
)
_NEXT = rf"(?:(?:volgende|nieuwe|nieuw|volgend) (?:slag|trick|rondje)|slag (?:erna|daarna|erop|daarop)|(?:de|een|in|naar|aan|met|voor) (?:volgende|nieuwe){_OTHER_NOUN})"
_PLAYS = (
    r"(?:gespeeld|voorgespeeld|nagespeeld|bijgespeeld|gelegd|bijgelegd|voorgelegd|begonnen|gestart|begint|begon|speelt|speelde|speelden"
    r"|spelen|kwam|komt|kwamen|komen|legt|legde|legden|trok|roept|riep|vraagt|vroeg|noemt|noemde|uitgekomen|toe|bezig|ingezet"
    r"|leidde|leidt|gegaan|voor|uit|zitten|zit|zijn|is|heeft|gedaan|bijgedaan|gegooid|op tafel)"
)
_ON = (
    r"(?:verder (?:gespeeld|gegaan|gespeelt|gedaan|gelegd|speelde|speelden|ging|gingen)|verdergespeeld|doorgespeeld|doorgegaan|doorgespeelt|verdergegaan"
    r"|(?:speelde|speelden|speelt|spelen|ging|gingen|gaan)(?: [^ ]+)? (?:verder|door)|(?:al|reeds|inmiddels|intussen|ondertussen|nog niet|niet|nie|ni|direct|meteen) (?:voorgespeeld|voor(?! (?:de|het|die|deze|dat|een|zijn|haar|er|seat#|pronoun#))|nagespeeld|uitgekomen)"
    r"|(?:al|allang|inmiddels|intussen|ondertussen|lang|nog niet|nog nie|nog ni|niet|niemand is|nobody#\d+ is|ver) verder|voorgespeeld(?: (?:noch|naar))"
    r"|(?:kwam|komt|kwamen|speelde|speelt)(?: (?:al|direct|meteen|toen|daarna|zelf|vlot|gauw|snel))* (?:na|voor|terug)(?! pronoun#\d+| seat#\d+)(?= |$))"
)
_LATER = r"(?:slaa?g(?:en|jes)?|slage) (?:verder|later|geleden|terug|gelden|verderop)"
_SUBJECT = (
    r"(?:er|iemand|iets|we|wij|iedereen|wie|men|ze|pronoun#\d+|everybody#\d+|nobody#\d+|seat#\d+|side#\d+|me#\d+"
    r"|(?:de |een |het |zijn |haar )(?:opponent|declarer|dummy|partner|ander)(?:#\d+)?)"
)
_BEFORE = (
    rf"(?:voordat|vooraleer|eer|alvorens|nog voor|voor) {_SUBJECT}"
    r"(?: (?:aan|met|in|naar|de|een|kon|kan|iets|zelf|weer|ook|had|heeft|is|was|al|gaat|ging|er|maar|begon|toe|toekwam|gewoon|verder|en|side#\d+|seat#\d+))*"
    r" (?:volgende|nieuwe|verder|doorgespeeld|doorging|doorgingen|verderging|verdergingen|doorspeelde|verderspeelde|doorspeelden)"
)
_BEFORE_NEXT = r"(?:voor|tot aan|voorafgaand aan) (?:de|een) (?:volgende|nieuwe)(?: slag)?"
_NOTICES = (
    r"(?:merkt|merkte|merken|gemerkt|opgemerkt|ontdekt|ontdekte|ontdekken|zag|zagen|ziet|zien|gezien|hersteld|herstelt|herstelde|gecorrigeerd|corrigeert|corrigeerde"
    r"|verbeterd|verbetert|gemeld|meldt|meldde|terug|betrapt|geconstateerd|recht|rechtgezet|zegt|zei|gezegd|opgevallen|valt|viel)"
)
_DURING = (
    r"slag(?: (?:is|was|loopt|liep|zit|ligt|lag|staat|wordt|daar|hier|zelf))* (?:dus )?nog(?: (?:gewoon|altijd|steeds|volop|lekker|helemaal))* (?:bezig|open|gaande|aan de gang|aan het lopen|op tafel|(?:niet|nie|ni) (?:om|omgedraaid|klaar|af|afgelopen|dicht|weg|voorbij|compleet|voltooid|gekeerd|volledig|rond|uit|gedraaid))",
    r"slag (?:loopt|liep) nog",
    r"(?:zitten|zijn|zit|bezig|blijven|alles|allemaal|iedereen|everybody#\d+)(?: [^ ]+){0,3} (?:in|met|bij|aan) (?:die|deze|dezelfde|dit|pronoun#\d+)(?: zelfde)? slag",
    r"(?:nog|nog steeds|nog altijd)(?: (?:allemaal|gewoon|allen|everybody#\d+))* (?:in|met|bij|aan) (?:die|deze|dezelfde|de|pronoun#\d+)(?: zelfde)? slag",
    r"nog (?:deze|dezelfde) slag",
    r"(?:die|deze|dezelfde|pronoun#\d+)(?: zelfde)? slag (?:is|zijn|loopt|zitten)(?: (?:ze|we))? nog",
    r"nog (?:midden )?in slag$",
    r"(?:nog )?geen (?:nieuwe|volgende) slag",
)
_LYING = (
    r"kaarten(?: [^ ]+){0,4} nog(?: (?:gewoon|allemaal|alle|vier|everybody#\d+))* (?:open|zo|er|op tafel)",
    r"nog(?: (?:gewoon|allemaal|alle|vier))* open(?: op tafel)?",
    r"niet omgedraaid",
)
_ELLIPSIS = r"^(?:(?:de|en|of|zijn|haar|partner#\d+|seat#\d+|side#\d+|declarer#\d+|dummy#\d+|opponent#\d+|noch|me#\d+|wij|we) )*(?:(?:nog|zelf|ook|daarentegen|dus|zeker) )*(?:niet|nie|niks|niets|wel|al)$"
_FOLLOWS = r"(?:(?:al|ook|nog|wel|daar|daarop|inmiddels|niets|niks|niet)(?: [^ ]+){0,4} (?:bijgespeeld|bijgelegd|bijgedaan|gelegd|gespeeld|bij|gedekt|gedaan))"
_NOBODY_ELSE = r"^(?:nobody#\d+|niemand)(?: (?:anders|ook|verder|niet))*$"
_ANYBODY = r"(?:we|er|men|nobody#\d+|niemand|everybody#\d+|iedereen|beide|allebei|geen|niets|niks)"
_BEGUN = r"(?:volgende|nieuwe) slag (?:is|was|moet|moest|werd|wordt)"
_CALLS_DUMMY = r"(?:roept|riep|vraagt|vroeg|noemt|noemde|speelt|speelde)(?: [^ ]+){0,2} al(?: [^ ]+){1,7} (?:uit|van)(?: de| zijn| haar)? (?:dummy#\d+|tafel)"
_DUMMY_PLAYS = r"dummy#\d+(?: seat#\d+)?(?: (?:had|heeft|zelf))* (?:speelt|speelde)"
_PLAY_OVER = r"(?:alles|alle slagen|alle kaarten|hand|spel|speelklaar|afspel|pronoun#\d+)(?: (?:was|is|al|helemaal|al lang|waren))* (?:gespeeld|uitgespeeld|afgelopen|uit|voorbij|klaar)"


@dataclass(frozen=True, slots=True)
class Reading:
    """Who has played to the next trick (None when that isn't plain), whether the offending side surely has not,
    and whether anything was said of it at all."""

    value: NextTrick | None
    own_side_waits: bool
    told: bool


def next_trick(skeleton: Skeleton, camps: Camps, trick: int | None) -> Reading:
    """Who has played to the trick after the one it is about, as far as the message says so plainly.

    Args:
        skeleton: The message.
        camps: The sides, seen from the offender.
        trick: The number of the trick it is about, where that was told.
    """
    said: list[tuple[_Who, bool]] = []
    subject: list[_Who] = []
    was_told = lost = spoken = False  # lost: the last player named can't be placed on a side
    over = trick == 12 or skeleton.has(_PLAY_OVER) or skeleton.has(r"(?:twaalfde|voorlaatste) slag")
    for segment in segments_of(skeleton):
        named: list[_Who] = list(camps.named(segment))
        unknown = not named and bool(_places(segment))
        if segment.has(_CALLS_DUMMY) and not segment.has(_DUMMY_PLAYS):
            said.extend((who, True) for who in (named or subject)[:1])
        elif found := _numbered(segment, trick, named):
            said.extend(found)
        elif _is_during(segment, over=over):
            said.append(("all", False))
        elif was_told and (short := _ellipsis(segment)) is not None:
            said.extend((who, short) for who in named or subject)
        elif was_told and named and segment.has(_FOLLOWS):
            said.extend((who, not segment.has(_NOT)) for who in named)
        elif was_told and segment.has(_NOBODY_ELSE):
            said.append(("all", False))
        elif _is_about(segment):
            spoken = True
            general = segment.has(_ANYBODY) or segment.has(_BEGUN)
            if segment.has(_LATER) or not (unknown or (lost and not general)):
                said.extend(_told(segment, named, subject))
                was_told = True
        if named or unknown:
            subject, lost = named, unknown
    value = _summed(said)
    waits = value in ("nobody", "other_side") or (
        {("own", False)} <= set(said) and not {("own", True), ("all", True)} & set(said)
    )
    return Reading(value, waits, spoken or bool(said))


def _places(segment: Segment) -> list[Mention]:
    return [m for m in segment.players() if m.kind in ("seat", "side") or m.value in ("declarer", "dummy", "me")]


def _numbered(segment: Segment, trick: int | None, named: list[_Who]) -> list[tuple[_Who, bool]]:
    """ "nu slag 9" after a mishap in slag 6; "slag 9 moet nog beginnen"."""
    if trick is None:
        return []
    numbers = [int(m.value) for m in segment.mentions() if m.kind == "trick"]
    if not numbers or (
        numbers == [trick]
        and not segment.has(r"nog(?: (?:steeds|altijd|gewoon|allemaal))* (?:in|bij|met|aan) trick#\d+")
    ):
        return []
    if numbers == [trick]:
        return [("all", False)]
    later = max(numbers)
    if later == trick + 1:
        if segment.has(_NOT) or segment.has(r"moet(?:en)? nog"):
            return [("all", False)]
        if (
            segment.has(r"(?:beide|iedereen|everybody#\d+|allebei|ze|we|pronoun#\d+|spelen)(?: [^ ]+){0,5} trick#\d+")
            and not named
        ):
            return [("all", True)]
        return [(who, True) for who in named[:1]] if len(named) == 1 and segment.has(_PLAYS) else []
    return [("all", True)] if later > trick + 1 else []


def _is_during(segment: Segment, *, over: bool) -> bool:
    if segment.has(_BEFORE) and not segment.has(r"(?:te laat|pas)"):
        return True
    if (
        segment.has(_BEFORE_NEXT)
        and segment.has(_NOTICES)
        and not segment.has(r"(?:gespeeld|gelegd|begonnen|voorgespeeld)")
    ):
        return True
    if segment.has(r"(?:meteen|direct|onmiddellijk|tijdig|gelijk)(?: [^ ]+){0,3} " + _BEFORE_NEXT) and not segment.has(
        _PLAYS + " " + _BEFORE_NEXT
    ):
        return True
    return any(segment.has(pattern) for pattern in _DURING) or (not over and any(segment.has(p) for p in _LYING))


def _is_about(segment: Segment) -> bool:
    if segment.has(_LATER) or segment.has(_ON):
        return True
    return segment.has(_NEXT) and (
        segment.has(_PLAYS) or segment.has(rf"(?:nobody#\d+|niemand)(?: [^ ]+){{0,3}} {_NEXT}")
    )


def _ellipsis(segment: Segment) -> bool | None:
    if segment.has(_ELLIPSIS):
        return segment.text.endswith(("wel", " al"))
    return None


def _told(segment: Segment, named: list[_Who], subject: list[_Who]) -> list[tuple[_Who, bool]]:
    negative = segment.has(_NOT) and not segment.has(r"(?:niet alleen|niemand (?:zag|merkte|had|het|zei|iets))")
    if segment.has(_LATER) and not negative:
        return [("all", True)]
    everybody = (
        segment.has(
            r"(?:everybody#\d+|iedereen|allebei|beide (?:partijen|kanten|zijden|zijdes|paren|opponent#\d+)|side#\d+ en side#\d+|alle vier)"
        )
        and not named
    )
    if not named and segment.has(_BEGUN):  # by whom isn't told when it was begun
        return [("all", False)] if negative or segment.has(r"moe(?:t|st) nog") else []
    if negative and segment.has(r"(?:nobody#\d+|niemand)"):
        return [("all", False)]
    if segment.has(r"(?:alleen|enkel|slechts)") and len(named) == 1:
        rest: _Who = "other" if named[0] == "own" else "own"
        return [(named[0], not negative), (rest, negative)]
    if everybody or not (named or segment.has(r"(?:pronoun#\d+|zelf)") or (subject and not negative)):
        return [("all", not negative)]
    if not named and segment.has(r"(?:we|er|men)"):
        return [("all", not negative)]
    who = named or subject
    return [(each, not negative) for each in (who if negative else who[:2])]


def _summed(said: list[tuple[_Who, bool]]) -> NextTrick | None:
    """What it comes to; nothing when it contradicts itself."""
    played = {who for who, did in said if did}
    waited = {who for who, did in said if not did}
    if "all" in played:
        if "all" in waited:
            return None
        return (
            "both" if not waited else "own_side" if waited == {"other"} else "other_side" if waited == {"own"} else None
        )
    if "all" in waited:
        if not played:
            return "nobody"
        return None if len(played) > 1 else _side(played)
    if played & waited:
        return None
    if len(played) == 2:
        return "both"
    if played:
        return _side(played)
    return "nobody" if waited == {"own", "other"} else None


def _side(played: set[_Who]) -> NextTrick:
    return "own_side" if "own" in played else "other_side"

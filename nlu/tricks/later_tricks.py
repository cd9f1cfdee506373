"""Whether the side of the player who did wrong won a trick after the one it is about."""

from __future__ import annotations

from dataclasses import replace

from nlu.facts_told import FactsTold
from nlu.tricks.camps import Camp, Camps
from nlu.tricks.revoke_words import REVOKED
from nlu.tricks.trick_winner import AFTERWARDS, STILL_TO_COME
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import Skeleton, compiled
from nlu.words.winning import WINS

_STILL = r"nog(?: (?:wel|maar|even|zeker|netjes))* (?:(?:rank|bid)#\d+|\d+|een|een paar|wat|genoeg|meer|geen) (?:slag|slagen|slagjes)|na (?:die|deze|pronoun#\d+) [a-z]+slag"
_COUNTED = r"(?:wat|de laatste|trick#\d+|slag|slagen|slagje|slaagje|rank#\d+|een|eentje|stel|paar|card#\d+|suit#\d+|aas|troefaas|alles|alle|rest|niks|niets|nix|geen|nul|iets|allemaal|er|tricks?|\d+|nog(?= (?:wel )?(?:raak|bij)|$)|genoeg|meer|eenmaal|tweemaal|driemaal|keer)"
_NONE = r"(?:0|geen|niks|niets|nix|nul|niet|nie|no)"
_GETS = (
    r"(?:(?:kwam|kwamen|komen|komt|geraakte|raakte|raakten)(?: [^ ]+){0,4} aan slag|won|wonnen|winnen|maakte|maakten|maken|maakt|gemaakt|haalde|haalden|halen|haalt|gehaald|kreeg|kregen|krijgen|gekregen|pakte|pakten|pakken|gepakt|geprikt|opgehaald|getrokken|meegenomen|gewonnen"
    r"|had|hadden|gehad|nam|namen|waren voor|ging naar|gingen naar|was voor|zijn naar|binnen|binnengehaald"
    r"|(?:voor|naar)(?: (?:de|het|onze))* (?:(?:seat|side|declarer|opponent|defender|partner|my_partner|me|pronoun)#\d+|hem|haar|hen|hun|ons|mij))"
)
_LAST = (
    r"(?:(?:hun|zijn|haar|de) (?:enige|laatste)(?: slag| trick#\d+)?$|(?:meteen|ook|gelijk)(?: [^ ]+){0,2} (?:hun|zijn|haar) laatste"
    r"|^(?:dat|die|pronoun#\d+|dit) (?:was|is)(?: (?:ook|meteen|gelijk|de|hun|al))* laatste slag (?:voor|van) (?:seat|side|declarer)#\d+$)"
)
_LAST_OF_THEM = r"(?:het|dat|dit|die|pronoun#\d+) (?:was|is)(?: [^ ]+){0,4} (?:enige slag|laatste slag|trick#\d+) (?:die|pronoun#\d+) "
_ANOTHER = (
    r"(?:volgende|nieuwe) slag|claimde|claimt|claimen|eiste|gebeurde|gebeurd|gedaan|gespeeld|gezegd|te gaan|te spelen"
)

_IS_OVER = (
    r"(?:daarna|verder|toen|erna) (?:was|is) (?:het|er|de koek)(?: [a-z]+)? (?:op|(?:op|gedaan|over|afgelopen|uit) (?:met|voor)(?: [^ ]+)*)$"
    r"|^(?:en )?meer(?: slagen)? (?:kreeg|kregen|haalde|haalden|maakte|maakten|won|wonnen)(?: (?:pronoun#\d+|side#\d+|seat#\d+|er|ook|dus))* (?:niet|nie)(?: meer)?$"
)
"""No trick came after it: "daarna was het op", "toen was het gedaan voor OW"."""

_VERB = r"(?:winnen|maken|halen|krijgen|pakken|nemen|won|wonnen|maakte|maakten|haalde|haalden|kreeg|kregen|pakte|pakten|had|hadden|nam|namen|heeft|hebben|is|was|zijn|waren|ging|gingen|kwam|kwamen|staat|stond|ligt|lag|liggen|lagen|loopt|liep)"
_LOST = r"(?:verloren|verloor|verliezen|afgegeven|kwijt|afgestaan|verspeeld|weggegeven|(?:gaf|gaven|geeft|geven)(?: [^ ]+){0,4} (?:weg|af))"
_EVERYTHING = r"(?:alle|alles|allemaal|everybody#\d+|(?:de|het)(?: (?:hele|gehele|volledige|complete))? (?:rest|restant)|overige|resterende|iedere|elke|stuk voor stuk|de laatste (?:rank#\d+|slagen))"
_CARDS_OF_OTHERS = (
    r"^(?:de )?(?:rest|anderen|overigen)(?: (?:nog|maar|heeft|hebben|elk))* (?:rank#\d+|\d+)$"
    r"|nog (?:rank#\d+|\d+|een|wat|een paar) (?:kaart|kaarten|kaartje)(?= |$)"
    r"|(?:heeft|had|hebben|hadden)(?: (?:seat#\d+|pronoun#\d+|er|toen))* (?:rank#\d+|\d+) kaarten(?= |$)"
    r"|(?:rank#\d+|\d+|een|geen) (?:kaart|kaarten|kaartje)(?: meer)? (?:over|te veel|teveel|minder)(?= |$)"
)
"""Cards that players hold are no tricks: "na slag 6 nog 8 kaarten"."""
_HELD_ONE = (
    r"(?:nog (?:een|eentje|wat|rank#\d+|\d+|suit#\d+|card#\d+)(?: (?:card|suit|rank)#\d+)?(?: [^ ]+)? (?:had|heeft|zat|bezat|hebben|bezitten)"
    r"|(?:had|heeft|bezat|zat)(?: [^ ]+){0,3} nog (?:een|eentje|wat|rank#\d+|(?:suit|card)#\d+))"
)
"""A card that he still held: "terwijl hij er nog een had"."""
_ONCE_MORE = r"^(?:en )?(?:daarna|later)(?: (?:nog|weer|ook|eens|een keer|opnieuw))* in (?:trick#\d+|dezelfde kleur|die kleur|suit#\d+)"
"""That he revoked once more: "verzaakte in slag 4 en later nog in slag 6"."""
_WHEN = r"(?:rank#\d+|\d+|twee|drie|vier|een paar|enkele|paar) slag(?:en|jes)? (?:later|verder|geleden)"
"""How long after it something else happened: "speelt twee slagen later pas bij"."""
_SAW_ONE = (
    r"(?:ziet|zag|merkt|merkte|ontdekt|ontdekte|blijkt|bleek|vindt|vond)(?: [^ ]+){0,6} dat"
    r"(?: [^ ]+){1,6} (?:card|suit|rank)#\d+ (?:had|heeft|hadden|hebben|bezat|zat)"
    r"|(?:bleek|blijkt|kwam|komt|dook|verscheen|lag|zat|had|heeft)(?: [^ ]+){0,6} (?:een|nog|de) (?:card|suit|rank)#\d+"
    r"(?: [^ ]+){0,4} (?:te hebben|te zitten|tevoorschijn|te voorschijn|boven water|(?:in|uit) (?:de|zijn|haar) hand|(?:die|pronoun#\d+)(?: [^ ]+){1,6} (?:moeten|gemoeten|gehad|moest))"
)
"""A card that he found: "ziet in slag 5 dat hij in slag 3 een ruiten had", "in de laatste slag bleek hij een ruiten te hebben"."""


_SHOWS_ONE = (
    r"(?:komt|kwam|kwamen|verscheen|dook|lag|ligt|viel|gooit|gooide|speelt|speelde|legt|legde|toont|toonde)"
    r"(?: (?:er|pronoun#\d+|seat#\d+|nog|ineens|opeens|plots|plotseling|toch|doodleuk|wel|gewoon|een|de|zijn|haar|met|kleine))* (?:card|suit)#\d+"
)
"""A card that came out later: "twee slagen later kwam er een klaver uit zijn hand"."""
_WON_ONE = rf"(?:slag|{WINS}|gewonnen|gemaakt|gehaald)"
_WON_THE_LAST = (
    r"(?:kreeg|kregen|maakte|maakten|haalde|haalden|won|wonnen|pakte|pakten)(?: (?:alleen|enkel|nog|ook|wel|maar|net|toch))+ de (?:allerlaatste|laatste)(?: slag| trick#\d+)?(?: nog)?$"
    r"|(?:maakte|maakten|haalde|haalden|won|wonnen|pakte|pakten|kreeg|kregen) de (?:allerlaatste|laatste)(?: slag)?(?: (?:nog|ook|wel|toch|gewoon))+$"
    r"|(?:alleen|enkel|ook) de (?:allerlaatste|laatste) (?:slag|trick#\d+)(?: (?:was|ging|is))?(?: (?:nog|wel|ook|toch))* (?:voor|naar) (?:seat|side)#\d+$"
)
"""One later trick: "NZ kregen alleen de laatste"."""


def later_tricks(skeleton: Skeleton, camps: Camps, told: FactsTold) -> None:
    """Write whether the revoker's side won a trick later: whose tricks they were decides, not that there were some."""
    votes: set[bool] = set()
    of_others = False
    before: Segment | None = None
    for segment in _with_counts(segments_of(skeleton)):
        camp = _whose(segment, before, camps)
        if segment.has(_WON_THE_LAST) and camp == "own":
            votes.add(True)
        elif _tells_last(segment) or (segment.has(_IS_OVER) and camp == "own"):
            votes.add(False)
        elif _counts_later(segment, told.value("trick")):
            of_others = of_others or camp == "other"
            if (vote := _vote(segment, camp)) is not None:
                votes.add(vote)
        if segment.players() or segment.has(r"(?:wij|we)"):
            before = segment
    if len(votes) == 1:
        told.put("won_later_trick", votes.pop())
    elif votes or of_others:
        told.drop("won_later_trick")


_COUNT = r"^(?:nog )?(?:rank#\d+|\d+|een|geen|niks|niets|nul)(?: (?:slag|slagen|slagje|meer))*$"


def _with_counts(segments: list[Segment]) -> list[Segment]:
    """The segments, each with the count that stands apart from it: "OW daarna: 2"."""
    found: list[Segment] = []
    for segment in segments:
        if found and segment.has(_COUNT) and found[-1].has(rf"{AFTERWARDS}$"):
            found[-1] = replace(found[-1], text=f"{found[-1].text} {segment.text}")
        else:
            found.append(segment)
    return found


def _vote(segment: Segment, camp: Camp | None) -> bool | None:
    """Whether the side of the revoker won one of the later tricks that a segment tells of, which were of this camp."""
    nothing = segment.has(_NONE)
    if camp == "own":
        return not (nothing or segment.has(_LOST))
    return False if camp == "other" and segment.has(_EVERYTHING) and not nothing else None


def _tells_last(segment: Segment) -> bool:
    """Whether it calls the trick their last or their only one."""
    last = segment.has(_LAST) and segment.has(r"slag|laatste")
    return (last or segment.has(_LAST_OF_THEM)) and not segment.has(rf"(?:daarna|later|erna)|{_WON_THE_LAST}")


def _counts_later(segment: Segment, trick: object) -> bool:
    """Whether a segment tells of tricks won later."""
    numbers = [int(m.value) for m in segment.mentions() if m.kind == "trick"]
    numbered = bool(numbers) and (
        any(number > trick for number in numbers)
        if isinstance(trick, int)
        else segment.has(r"nog|ook") or 13 in numbers
    )
    if not numbered and not segment.has(AFTERWARDS) and not segment.has(_STILL):
        return False
    if (
        segment.has(_CARDS_OF_OTHERS)
        or segment.has(_SAW_ONE)
        or (segment.has(_WHEN) and not segment.has(_GETS))
        or (segment.has(_SHOWS_ONE) and not segment.has(_WON_ONE))
    ):
        return False
    if segment.has(_HELD_ONE) and not segment.has(
        r"(?:slag|slagen|trick#\d+|gepakt|gemaakt|gewonnen|gehaald|gekregen|binnengehaald)"
    ):
        return False
    if (
        segment.has(REVOKED)
        or segment.has(_ONCE_MORE)
        or segment.has(_ANOTHER)
        or not (numbered or segment.has(_COUNTED))
    ):
        return False
    if segment.has(_EVERYTHING) and _has_no_verb(segment):
        return True
    if segment.has(_LOST) and segment.has(_EVERYTHING):
        return True
    return segment.has(_GETS) or segment.has(
        rf"{AFTERWARDS}(?: [^ ]+){{0,3}} (?:nog|geen|niks|niets|rank#\d+|\d+|een)|(?:nog|ook)(?: [^ ]+){{0,2}} (?:rank#)?\d+"
        r"|(?:side|seat|pronoun|declarer|opponent)#\d+ (?:niks|niets|geen slag|geen enkele) meer"
        rf"|^(?:en )?(?:side|seat|declarer|opponent|defender|pronoun)#\d+ (?:nul|geen|niks|niets|nog)(?: [^ ]+){{0,3}} {AFTERWARDS}$"
        rf"|^(?:en )?(?:niks|niets|nul|geen|geen een|geen enkele)(?: (?:slag|slagen|slagje|meer))* {AFTERWARDS}$"
        rf"|^(?:en )?nog (?:een|twee|drie|wat|een paar|een stuk of wat)(?: [^ ]+){{0,2}} {AFTERWARDS}$"
    )


def _has_no_verb(segment: Segment) -> bool:
    """Whether it only goes on with what was told before it: "... en alle slagen die nog kwamen"."""
    return compiled(_VERB).search(compiled(STILL_TO_COME).sub("", segment.text)) is None


def _whose(segment: Segment, before: Segment | None, camps: Camps) -> Camp | None:
    """Whose tricks a segment counts: whom they were for, else its subject; "voor hem" is the player named before."""
    for match in compiled(
        r"(?:voor|naar|bij) (?:de |onze )?(?:seat|side|declarer|opponent|defender|partner)#(\d+)"
    ).finditer(segment.text):
        if camp := camps.of(segment.line.mentions[int(match.group(1))], segment):
            return camp
    named = camps.named_in(segment)
    if len(named) == 1:
        return named[0]
    if segment.has(r"(?:wij|we|ons|onze|me#\d+)"):
        return camps.us()
    if named or any(m.kind != "role" for m in segment.players()):
        return None
    last = camps.named_in(before) if before else []
    same_subject = before is not None and before.sentence == segment.sentence and _has_no_verb(segment)
    follows = same_subject or segment.has(r"(?:voor|naar) (?:hem|haar|hen|hun|pronoun#\d+)")
    return last[0] if len(last) == 1 and follows else "own"

"""Which of his hands declarer led from, and which one he had to lead from."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.skeleton import Skeleton, compiled

_HAND, _TABLE = "hand", "table"
_PLACE = r"(?:(?:de|zijn|haar|mijn|eigen|zijn eigen|m'n|zn|z'n) )*(hand|dummy#\d+|tafel|blinde|overkant)"
_LAY = r"(?: (?:hij|zij|ze|pronoun#\d+|de|seat#\d+|declarer#\d+|me#\d+|op|nog|net|nu|toch|eigenlijk|dus|gewoon|zelf|wel|aan slag|slag|aan|daar))*"
_WAS_IN = (
    rf"(?:moest|moet|moesten|hoorde|had moeten|had gemoeten|diende|mocht|had){_LAY} (?:uit|van|vanuit|vanaf|v|in|op|bij)? ?{_PLACE}(?!(?: [^ .;,#]+){{0,3}} (?:gespeeld|voorgespeeld|gekomen|gelegd|gevraagd|genoemd|gestart))",
    rf"(?:zat|zit|zaten|was|is|stond){_LAY} (?:in|bij|aan|op) {_PLACE}",
    rf"(?:in|uit|van|vanuit|op|aan) {_PLACE} (?:zat|zit|was|is|moest|hoorde|had gemoeten|had moeten)",
    rf"(?:uit|van|vanuit|vanaf) {_PLACE} (?:, )?(?:en )?daar (?:zat|was|moest|lag) pronoun#\d+",
    rf"(?:in plaats van|ipv|i p v|inplaats van)(?: (?:uit|van|vanuit|in|op))? {_PLACE}",
    rf"in {_PLACE}(?: [^ .;,#]+){{0,3}} (?:de )?(?:vorige )?slag (?:won|maakte|had|pakte|nam|gewonnen|gemaakt)",
    rf"(?:uit|in|van|op) {_PLACE} (?:gewonnen|genomen|gemaakt|binnengehaald)",
    rf"slag (?:was |is |werd )?(?:echter |toch |net |eigenlijk |nochtans )?(?:gewonnen |gemaakt |genomen |gevallen )?(?:in|op|door|met) {_PLACE}",
    rf"(?:de slag|de vorige slag|slag) (?:\w+ )?(?:won|gewonnen|maakte) (?:{{declarer}} )?(?:in|op|met) {_PLACE}",
    r"(dummy#\d+|tafel|blinde|hand) (?:was|is|lag|had|zat)(?: \w+)? (?:aan slag|aan de beurt|gemoeten|de slag|moeten|gewonnen|gemaakt)",
    r"(dummy#\d+|tafel|blinde|hand) (?:moest|had gemoeten|hoorde)(?= (?:[.,;)?!]|voorspelen|spelen|eerst)|$)",
)


def right_hand(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The hand that declarer had to lead from, when he led from the other."""
    offender = facts.get("offender")
    told = facts.get("declarer")
    declarer = players.declarer or (told.seat if told else None)
    if declarer is None or offender is None or offender.value not in (declarer, declarer.partner):
        return
    places = {place for place, _ in _places(message.skeleton)}
    if "on_lead" in facts and (len(places) != 1 or facts.get("proper_leader") is None):
        return
    led_from = set(_led_from(message.skeleton))
    if len(places) == 1:
        seat = declarer if places == {_HAND} else declarer.partner
        facts["on_lead"] = message.tells(seat)
        if led_from == places:
            facts["leader"] = message.tells(seat)  # somebody only thought that it was the wrong one
    elif not places and len(led_from) == 1:
        facts["leader"] = message.tells(declarer if led_from == {_HAND} else declarer.partner)


_FROM = rf"(?:speelt|speelde|vraagt|vroeg|komt|kwam|trok|legt|legde|voor|roept|riep)(?: [^ .;,]+){{0,3}}? (?:uit|van|vanuit|vanaf) {_PLACE}"
_CALLED_FOR = r"(?:vraagt|vroeg|roept|riep|noemt|noemde)(?: [^ .;,]+){0,4} (?:naar|aan|tegen|van)(?: de)? dummy#\d+"


def _led_from(skeleton: Skeleton) -> Iterator[str]:
    """The hand that declarer did lead from."""
    for match in compiled(_FROM).finditer(skeleton.line):
        yield _HAND if match.group(1).startswith("hand") else _TABLE
    if skeleton.has(_CALLED_FOR):
        yield _TABLE


def led_from_wrong_hand(skeleton: Skeleton) -> bool:
    """Whether declarer led from one of his hands and won the trick, or had to lead, in the other."""
    led = set(_led_from(skeleton))
    due = {place for place, _ in _places(skeleton)}
    return len(led) == len(due) == 1 and led != due


def hand_led(skeleton: Skeleton) -> str | None:
    """Which of his hands declarer led from, "hand" or "table", seen from where he led or had to lead."""
    led = set(_led_from(skeleton))
    due = {place for place, _ in _places(skeleton)}
    if len(due) == 1:
        return _TABLE if due == {_HAND} else _HAND
    return next(iter(led)) if len(led) == 1 else None


_ONLY_THOUGHT = re.compile(r"(?<![^ ])(?:dacht|denkt|meende|waande)(?: (?:dat|zich|pronoun#\d+))*$")


_SOMEBODY_SAYS = re.compile(
    r"(?<![^ ])(?:zegt|zei|zeggen|beweert|beweerde|vindt|vond|roept|riep)(?: (?:dat|pronoun#\d+|zich|nog|juist|:|'|je|jij))* ?$"
)


def _places(skeleton: Skeleton) -> list[tuple[str, int]]:
    """The hands that were to lead and where that is told, without what somebody says where the teller knows better."""
    found = list(_all_places(skeleton))
    known = [it for it in found if not _SOMEBODY_SAYS.search(skeleton.line[: it[1]])]
    return known or found


def _all_places(skeleton: Skeleton) -> Iterator[tuple[str, int]]:
    for pattern in _WAS_IN:
        for match in compiled(pattern).finditer(skeleton.line):
            before = skeleton.line[: match.start()].rstrip()
            if not before.endswith(("niet", "geen")) and not _ONLY_THOUGHT.search(before):
                yield (_HAND if match.group(match.lastindex or 1).startswith("hand") else _TABLE), match.start()

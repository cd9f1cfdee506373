"""An opening lead by the declaring side: declarer or dummy, called so and by no seat, is told to have led himself (54E)."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.skeleton import compiled

_ROLE = (
    r"(?<!van )(?<!van de )(?<!rho#\d )(?<!lho#\d )(?<!rho#\d de )(?<!lho#\d de )(?<!voor )(?<!voor de )"
    r"(declarer|dummy)#\d+(?! seat#)"
)
_BESIDES = r"(?: (?:zelf|is|was|heeft|had|er|al|toch|gewoon|dus|maar|dan|ineens|per|ongeluk|,|die))*"
_NO_HAND = r"(?! (?:de |zijn |haar )?(?:hand|dummy#\d+|tafel|verkeerde|foute|goede|juiste))"
_LED = (
    rf"{_ROLE}{_BESIDES} (?:komt|kwam|speelt|speelde|legt|legde){_BESIDES} uit{_NO_HAND}",
    rf"{_ROLE}{_BESIDES} (?:uitgekomen|uitkwam|uitkomt|gestart|startte|start)(?= |$)",
    rf"{_ROLE}{_BESIDES} (?:legde|legt|gooide|gooit|speelde|speelt)(?: [^ .;,]+){{0,4}} als (?:uitkomst|start|eerste kaart)",
    rf"{_ROLE}{_BESIDES} (?:legde|legt|gooide|gooit|speelde|speelt)(?: [^ .;,]+){{0,6}} alsof (?:hij|zij|ze|pronoun#\d+) (?:moest|mocht|de uitkomst|uit moest)(?: (?:uitkomen|beginnen|starten|komen))?",
    rf"(?:uitkomst|start|startkaart)(?: (?:kwam|komt|is|was))* (?:van|door)(?: de)? {_ROLE[_ROLE.index('(declarer') :]}",
)

_HIMSELF = r"(?:uitkomst|start|startkaart)(?: (?:kwam|komt|is|was|gedaan))* (?:van|door)(?: de)? declarer#\d+(?: seat#\d+)? zelf"
"""Whatever else is told of who thought that he was to lead."""

LED_HIMSELF = (
    r"{seat} (?:is|was|,)(?: de)? declarer#\d+(?: (?:,|en|maar|die|pronoun#\d+))* (?:legt|legde|speelt|speelde|komt|kwam|start|startte|begint|begon)"
    r"(?: (?:dan|doodleuk|gewoon))* (?:zelf|als eerste)(?! (?:open|neer))(?: (?!(?:zijn|haar|de|alle) (?:kaarten|hand|spel))[^ .;,#]+){0,3}"
    r" (?:(?:card|suit)#\d+|kaart|kaartje|uit|voor|neer)(?= |$)"
)
"""Declarer by his seat, who is told to have led: "west is leider maar legt zelf een kaart open"."""


_OUR_CONTRACT = (
    r"(?:wij|we|ons)(?: (?:hadden|hebben|speelden|spelen|zelf|nota|bene|het|zijn|waren|was|van|kregen|eigen))* (?:contract|declarer#\d+)"
    r"|(?:contract|spel) (?:was|is) van ons|(?:wij|we|my_partner#\d+ en me#\d+|me#\d+ en my_partner#\d+) (?:spelen|speelden|speelde)(?: (?:zelf|samen|nu|in|hier))* bid#\d+"
)
_OURS_LED = (
    r"(?:legde|legt|leg|gooide|gooi|gooit|speelde|speelt|kwam|kom|komt|startte|start) (?:my_partner|me)#\d+"
    r"|(?<!lho#\d )(?<!rho#\d )(?<!lho#\d\d )(?<!rho#\d\d )(?:my_partner|me)#\d+(?: (?:heeft|had|heb|toen|ineens|zelf|al|toch))* (?:legde|legt|leg|gooide|gooi|speelde|kwam|kom|komt|startte|start)(?= |$)"
)


def declaring_side_led(message: Message, facts: dict[str, Evidence]) -> None:
    """Write in `facts`, in place, the role of who led, where it was declarer or dummy himself."""
    if "on_lead" not in facts and message.skeleton.has(_HIMSELF):
        facts.pop("offender", None)
        facts["offender_role"] = message.tells("declarer")
        return
    if "offender" in facts or "on_lead" in facts:
        return
    if message.skeleton.has(_OUR_CONTRACT) and message.skeleton.has(_OURS_LED):
        facts["offender_role"] = message.tells("dummy")
        return
    for pattern in _LED:
        if match := compiled(pattern).search(message.skeleton.line):
            facts["offender_role"] = Evidence(match.group(1), *message.skeleton.span(match))
            return

"""How it is told who led: from which hand, as whose neighbour, to whose card another played, that it wasn't his lead."""

from __future__ import annotations

LED_FROM_A_HAND = (
    r"{seat} (?:was|is|,)(?: de)? declarer#\d+(?: (?:,|en|die|pronoun#\d+))* (?:speelde|speelt|legde|legt|vroeg|vraagt|nam|neemt)"
    r"(?: [^ .;,#]+){0,3}(?: (?:card|suit|rank)#\d+)?(?: [^ .;,#]+){0,2}"
    r" (?:van tafel|(?:uit|van|in)(?: (?:de|zijn|haar))? (?:hand|dummy#\d+))"
)
"""Declarer, named as such, led: "noord was leider en speelde een harten van tafel"."""
HE_LED_FROM_HAND = r"(?:speelde|speelt|legde|legt|trok|trekt|vroeg|vraagt) pronoun#\d+(?: [^ .;,#]+){0,2}(?: (?:card|suit|rank)#\d+)? (?:uit|van|vanuit)(?: (?:de|zijn|haar|eigen))* (?:hand|dummy#\d+|tafel)"
"""What only declarer does, told of "him": "toch speelde hij harten uit de hand"."""
LED_WHAT_I_FOLLOWED = r"(?:op|bij)(?: de| het| die)? (?:suit|card|kaart)(?:#\d+)? van {seat}(?: (?:er|al|net|een|ook|kaart|kaartje|iets))* (?:bijgespeeld|bijgelegd|gelegd|gespeeld|bekend|getroefd|afgegooid)"
_LAID = "speelde|speelt|legde|legt|kwam|komt"
_LED = rf"{_LAID}|startte|start"
_NEIGHBOUR = r"(?:lho|rho)#(\d+)"
NEIGHBOUR_OF_ONE = (
    rf"{_NEIGHBOUR}(?: van)?(?: de)? (?:(?:declarer|dummy)#\d+(?:(?: [(,])? seat#\d+)?(?: [),])?|seat#\d+)"
    rf" (?:{_LED}|liet|laat|gooide|gooit|toonde|toont|verzaakt|verzaakte|bekende|bekent|troefde|troeft)(?! bid#)"
)
"""The neighbour of somebody is who did it: "de LT van leider zuid speelde ruiten voor"."""
_NOT_AT_ALL = r"(?: (?:helemaal|eigenlijk|toch|dus|gewoon|nog|er))* niet"
_TO_LEAD = r"(?:uitkomen|starten|beginnen|uit te komen|te starten|uit moest|aan slag|aan de beurt|aan de leg)"
WAS_NOT_TO_LEAD = (
    rf"(?<!of ){{seat}}{_NOT_AT_ALL} (?:(?:had|moest|mocht|hoorde|was|moeten|mogen) )*{_TO_LEAD}"
    rf"|{{seat}} (?:had|moest|mocht|hoorde|was){_NOT_AT_ALL}(?: (?:moeten|mogen))? {_TO_LEAD}"
    r"|(?:moest|moeten|had|uitkomen|starten|beginnen) (?:, )?(?:en )?niet {seat}(?= [.,;)]|$)"
    r"|pronoun#\d+ (?:, )?(?:en |maar )?niet (?:, )?{seat}(?: ,)? (?:had|moest|mocht|hoorde)(?= |$)"
    r"|my_partner#(\d+) (?:vroeg|vraagt)(?: [^ .;?]+){0,8} (?:moest|mocht|moet|mag|was|ben)"
)
"""Who led, as it wasn't his lead: "bleek dat noord niet had moeten uitkomen", "oost moest starten en niet west", or he asked."""
_NEIGHBOUR_OF_ME = rf"{_NEIGHBOUR}(?: me#\d+)?(?: (?:heeft|had|dan|toen|er|per|ongeluk))*"
NEIGHBOUR_LED = rf"{_NEIGHBOUR_OF_ME} (?:{_LED}|uitgekomen|gestart)(?= |$)"
"""Beside a declarer who tells it himself: "rechts van mij kwam uit"."""
NEIGHBOUR_LED_ON = (
    rf"{_NEIGHBOUR_OF_ME} (?:{_LAID}|trok|trekt|gooide|gooit|begon|begint)"
    r"(?: [^ .;,#]+){0,3}(?: (?:card|suit)#\d+)?(?: [^ .;,#]+){0,2} (?:voor|na|uit|beurt)(?= [^a-z]| (?:maar|terwijl|en|want)|$)"
)
PARTNER_LED = (
    r"(?:toch|maar|en|toen|terwijl|nu) (?:kwam|speelde|legde|startte|begon|trok|komt|speelt|legt|start|begint|trekt)"
    r" (?:zijn|haar|diens|z'n|zn) partner#(\d+)"
)
"""The partner of him who was to lead: "oost had de slag en toch kwam zijn maat"."""

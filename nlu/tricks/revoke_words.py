"""How a message calls a revoke."""

from __future__ import annotations

REVOKED = (
    r"(?:verzaakt|verzaakte|verzaken|verzaking|verzaakten|verzakingen|versaakte|versaakt|verloochend|verloochende|renonce|renonceert|renonceerde|revoke|revoked"
    r"|(?:bekent|bekende|bekenden|bekend|bekennen)(?: [^ .;,]+){0,3} (?:niet|nie|ni|geen)|(?:niet|nie|ni|geen(?: suit#\d+| kleur)?)(?: (?:had|heeft|hebben|zou hebben|is))? (?:bekend|bekende|bekent|bekennen|bijgekleurd)"
    r"|(?:kunnen|moeten) (?:bekennen|bijspelen|bijleggen|volgen|bijdoen)(?: [^ .;]+){0,3} deed (?:dat|het|pronoun#\d+) (?:niet|nie)"
    r"|geen kleur (?:bekend|bekende|bijgespeeld)|geen (?:suit#\d+|kleur) (?:bijgelegd|bijgespeeld|bijgedaan|gegeven)|(?:legde|legden|speelde|speelden|gaf|gaven|deed|deden)(?: (?:allebei|beide|beiden|toen|ook))* geen (?:suit#\d+|kleur)(?: bij)?|(?<!nog )niet (?:in kleur )?gevolgd|(?:kleur|suit#\d+) (?:geweigerd|verzwegen)"
    r"|(?:verzuimt|verzuimde|verzuimd|vergeet|vergat|vergeten|naliet|weigert|weigerde|nagelaten)(?: [^ .;,]+){0,4} (?:te )?(?:bekennen|volgen)"
    r"|(?:deed|doet|gaat|ging) niet mee in (?:suit#\d+|pronoun#\d+ kleur)"
    r"|(?:hield|houdt|hielden)(?: [^ .;,]+){0,5} achter(?= |$)|achtergehouden|achterhield|achterhouden|achterhoudt|iets anders dan(?: de)? gevraagde (?:kleur|suit#\d+))"
)

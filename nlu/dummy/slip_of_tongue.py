"""Whether declarer misspoke or changed his mind: "wou de boer, zei de acht", "had niet gezien dat de vrouw al lag"."""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.words.skeleton import compiled

_CARD = r"(?:card|suit|rank)#\d+"
_SAID = r"(?:zei|zegt|zegde|riep|roept|vroeg|vraagt|noemde|noemt|gezegd|geroepen|genoemd|gevraagd)"
_SAY = r"(?:zeggen|noemen|roepen|vragen)"
_SLIP_WORDS = (
    r"(?:verspreking|verspreker|spreekfout|spreekfoutje|tongfout|versproken|versprak|verspreekt|verspreken|verhaspeld?|haspelde|misproken|misspoke|lapsus"
    r"|abusievelijk|flapte|floepte|tong)",
    r"slip of the tongue",
    r"(?:per|bij) (?:abuis|vergissing|ongeluk|verspreking)",
    r"(?:verkeerd|fout|mis) (?:gezegd|uitgesproken|genoemd|geroepen|afgeroepen|gesproken)",
    r"(?:verkeerde?|foute?) (?:woord|woorden|kleurnaam|naam)",
    r"(?:verbaal|mondeling) vergist|vergiste?(?: [^ .;]+){0,3} (?:van|in|bij)(?: het| de)? (?:woord|naam|noemen|uitspreken|zeggen)",
    r"sprak(?: [^ .;]+){0,2} (?:voorbij|mis)",
    r"mond(?: [^ .;]+){0,2} (?:sneller|eerder|vlugger|iets anders)",
    r"(?:kwam|rolde|floepte|flapte)(?: [^ .;]+){0,2} (?:verkeerd|fout|anders)(?: [^ .;]+){0,2} uit",
    r"in (?:een|één|1|dezelfde|eenzelfde|een en dezelfde) (?:adem|ademtocht|zin)",
    r"vergissing(?: [^ .;]+){0,2} (?:in|bij|van)(?: (?:het|de))? (?:uitspreken|uitspraak|noemen|zeggen|woord|naam)",
    rf"{_SAID}(?: [^ .;]+){{0,3}} {_CARD} (?:ipv|in plaats van|i\.p\.v\.)(?: de| het)? {_CARD}",
)
_MEANT_ANOTHER = (
    rf"(?:wilde|wil|meende)(?: (?:eigenlijk|natuurlijk|gewoon|de|het|een))* {_CARD}(?: [^ .;]+){{0,3}} (?:maar )?(?:pronoun#\d+ )?{_SAID}",
    rf"{_SAID}(?: [^ .;]+){{0,6}} {_CARD}(?: [^ .;]+){{0,6}} (?:wilde zeggen|had willen zeggen)",
    rf"(?:bedoel|bedoelt|bedoelde|bedoeld)(?: (?!dat|niet|geen|met)[^ .;,#]+| pronoun#\d+){{0,6}} (?:{_CARD}|andere kaart)",
    rf"{_CARD}(?: [^ .;]+){{0,6}} (?:bedoelde|bedoelt|bedoeld|bedoel)(?! dat)",
    r"(?:nooit|niet) (?:de |het |die )?(?:[^ .;]+ )?(?:bedoeld|van plan)",
    r"(?:hele tijd|steeds|al die tijd|van meet af aan|vanaf het begin)(?: [^ .;]+){0,4} (?:bedoeld|bedoelde|van plan|gedacht|dacht|aan|gewild|wilde|willen)",
    rf"{_CARD}(?: (?:de hele tijd|steeds|al|toch|dus))* (?:in|voor)(?: (?:zijn|haar|mijn|m'n|z'n|het|de))* (?:hoofd|gedachten|gedachte|zin|ogen)(?! verzonken)",
    r"(?:wat|dat|die|pronoun#\d+)(?: (?:er|pronoun#\d+|ook|al))* in (?:zijn|haar|mijn) (?:hoofd|gedachten) (?:zat|had|was|stond)",
    rf"(?:{_CARD}|kaart|wat|die|pronoun#\d+)(?: (?:was|is|de|die|pronoun#\d+|kaart|ook|steeds))* (?:op het oog|voor ogen|voor de geest) (?:had|heeft|hadden)",
    rf"(?:had|wilde)(?: (?:de|het|eigenlijk|natuurlijk))* {_CARD} (?:willen|gewild)(?: {_SAY})?",
    rf"(?:had|moest)(?: (?:het|pronoun#\d+|natuurlijk|eigenlijk|dus))* over(?: (?:de|het))? {_CARD}(?: moeten)? (?:hebben|gaan)",
    rf"(?:hoofd|gedachten)(?: [^ .;]+){{0,2}} (?:zei|dacht|was|zat|wilde)(?: [^ .;]+){{0,3}} {_CARD}",
    rf"(?:wilde|wil|willen|zou)(?: (?!beter)[^ .;]+){{0,4}} {_CARD}(?: (?:willen|had))? {_SAY}",
    rf"{_CARD} (?:wilde|had|zou)(?: (?!beter|moeten|kunnen)[^ .;]+){{0,4}} {_SAY}",
    rf"{_SAID}(?: [^ .;]+){{0,3}} {_CARD}(?: [^ .;]+){{0,2}} terwijl(?: [^ .;]+){{0,3}} {_CARD}(?: [^ .;]+){{0,2}} (?:wilde|wil|bedoelde|dacht)",
    rf"terwijl(?: [^ .;]+){{0,3}} (?:eigenlijk )?{_CARD} (?:wilde|wil|bedoelde)",
    rf"(?:moest|had moeten)(?: (?:natuurlijk|eigenlijk|dus))* {_CARD}(?: (?:zijn|wezen|worden))",
    rf"{_CARD}(?: , )?(?:gewild|bedoeld|moest het zijn)",
    r"dacht dat(?: [^ .;]+){0,4} (?:zei|gezegd had|had gezegd|genoemd had|had genoemd)",
    r"wanted|meant",
)
_CHANGED = (
    r"(?:bedacht|bedenkt|bedenken)(?: [^ .;]+){0,2} (?:zich|me#\d+|anders)|zich(?: [^ .;]+){0,2} (?:bedacht|bedenkt|bedenken)",
    r"bij nader inzien|spijt|van gedachten?|heroverwoog|andere gedachte|inkeer|veranderd(?:e)? van (?:mening|plan|idee|gedachte)",
    r"(?:toch|doe)(?: (?:toch|dan|nog))* (?:maar|liever|nog|alsnog)(?! niet)",
    r"(?:wil|wilde|zou|dan|wil pronoun#\d+)(?: (?:nu|dan|ineens|opeens))* toch(?: (?:de|het|een|graag|dan|nog))*"
    rf" (?:{_CARD}|andere|hoge|hogere|hoog|lage|lagere)",
    rf"toch(?: (?:de|het|een|maar|liever|graag))* {_CARD}",
    rf"(?:oh|o|ah|ach|oei|nou|ja)(?: ,)? dan(?: (?:toch|maar|liever|de|het|een|doe))* {_CARD}",
    r"had(?: [^ .;]+){0,4} moeten (?:vragen|noemen|zeggen|spelen|duiken|leggen|nemen)",
    r"liever|achteraf (?:gezien|bekeken)|(?:was|is|had)(?: [^ .;]+){0,2} vergeten dat|vergat dat|geen (?:enkele |echte )?vergissing",
    r"(?:niet|nog niet|pas later|te laat)(?: had| heeft)? (?:gezien|opgemerkt|gemerkt|in de gaten)(?: [^ .;]+){0,3} (?:dat|hoe|wat)|over het hoofd",
    r"zag(?: [^ .;]+){0,2} niet (?:dat|wat|hoe)",
    r"(?:concentratiefout|concentratie|onoplettend|automatisch|gedachteloos|denkfout|rekenfout|telfout|speelfout|onnadenkend|impulsief|routine)",
    r"(?:niet|zonder)(?: (?:te|goed|eerst|even|echt|op|na|genoeg))* (?:opgelet|gekeken|kijken|opletten|denken|nagedacht|uitgekeken)",
    r"(?:verkeerd|fout|mis) (?:gerekend|geteld|gedacht|gekeken|ingeschat|gezien|berekend|geredeneerd)|(?:rekende|telde|keek|dacht|schatte) (?:verkeerd|fout|mis)",
    r"zich(?: [^ .;]+){0,2} (?:verteld|vertelde|verrekend|misrekend|misteld|verkeken|miskeken|verdacht)(?! (?:dat|hoe|wat))",
    r"(?:tel|telling|draad|kluts|concentratie) kwijt|te (?:snel|vlug|haastig|gauw) (?:gespeeld|gezegd|geroepen|geweest|genoemd|gedacht)",
    r"(?:verkeerd|fout|anders) (?:bedacht|gedacht|ingeschat|beredeneerd)|(?:keek|zag|lette)(?: [^ .;]+){0,2} niet (?:wat|welke|hoe|op)",
    rf"(?:wil|zou)(?: (?:dus|daarom|dan))* nu(?: (?:met|de|het|een|toch|liever|maar))+ {_CARD}",
    r"verstandiger|handiger|logischer|(?:was|is|had|veel) beter|betere (?:kaart|keus|keuze)|slim(?:mer)? (?:was|geweest)|slechte keuze",
)
_SEEN_LATER = (
    r"(?<!everybody#\d )(?:ziet|zag|merkt|merkte|zien|ontdekt|ontdekte)(?: [^ .;]+){0,3} (?:dat|hoe)(?! (?:pronoun#\d+ )?(?:zich|verkeerd|fout|iets))",
    r"(?:zag|ziet|merkte|merkt)(?: [^ .;]+){0,2} (?:pas|toen|daarna|later)(?: [^ .;]+){0,2} (?:wat|welke|hoe)",
    r"(?:dacht|meende|verwachtte|hoopte|aannam|gokte)(?: [^ .;]+){0,2} dat(?! (?:pronoun#\d+ )?(?:[^ .;]+ ){0,3}(?:zei|gezegd|genoemd))",
    r"na(?: [^ .;]+){0,3} (?:nadenken|denken)|denkt(?: [^ .;]+){0,3} na|wacht(?: even)?(?: ,)?(?: doe| dan| daar| toch)",
)
"""What goes with a change of mind, but with a slip of the tongue too."""
_NEGATIVE = compiled(
    r"(?:geen|niet|nooit|zonder)(?: (?:een|echt|van|om|zich|echte|gewone|kwestie|sprake|vergissing|de))*"
)


_NEGATIVE_AFTER = re.compile(
    r"(?: (?:zich|pronoun#\d+|me#\d+|hem|haar))* (?:niet|helemaal niet|echt niet|geenszins|nooit)(?= |$)"
)


def _is_denied(line: str, found: re.Match[str]) -> bool:
    """Whether what is found is said not to be so: "geen verspreking", "hij versprak zich niet"."""
    return _NEGATIVE_AFTER.match(line, found.end()) is not None or any(
        n.end() == found.start() - 1 for n in _NEGATIVE.finditer(line)
    )


def _slips(message: Message) -> tuple[list[re.Match[str]], list[re.Match[str]]]:
    """The words that tell of a slip, and those of them that are denied."""
    line = message.skeleton.line
    found = [m for pattern in _SLIP_WORDS for m in compiled(pattern).finditer(line)]
    return found, [m for m in found if _is_denied(line, m)]


def tells_slip(message: Message) -> bool:
    """Whether it is said in so many words that declarer misspoke."""
    found, denied = _slips(message)
    return len(found) > len(denied)


def misspoke(message: Message) -> bool | None:
    """True for a slip of the tongue, False for a change of mind, None when neither or both are told."""
    found, denied = _slips(message)
    slip = len(found) > len(denied) or meant_another(message)
    hints = _CHANGED if len(found) > len(denied) else (*_CHANGED, *_SEEN_LATER)
    change = bool(denied) or message.skeleton.has_any(hints)
    return slip if slip is not change else None


def meant_another(message: Message) -> bool:
    """Whether it is said that declarer meant another card than he named."""
    return message.skeleton.has_any(_MEANT_ANOTHER)

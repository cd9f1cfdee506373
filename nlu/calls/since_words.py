"""How it is said who has called over an irregular call, and who hasn't: in lines of symbols (see nlu/words/skeleton.py)."""

from __future__ import annotations

_WHO = r"(?:seat|my_partner|partner|lho)#(\d+)"
_AUX = r"(?: (?:heeft|hebben|had|hadden|is|was|zit|zat|moet|moest|,|dus|zelf|en|kwam|daar|seat#\d+|-))*"
_NOTHING = r"(?:nog niks|nog niets|nog nix|nix|niks|niets|nog niet|nog nie|nog geen (?:woord|bod|kaartje|call|bieding))"
_END = r"(?= (?:[.,;:)?!]|en|maar|dus)|$)"
_BESIDES = r"(?: (?!(?:seat|my_partner|partner|lho|rho|bid|pass|double)#)[^ .;]+)"
_SOON = r"(?: (?:al|inmiddels|intussen|ondertussen|meteen))+"
_NOTHING_YET = r"(?:nog (?:helemaal |echt |eigenlijk )?(?:niks|niets|nix|niet|nie|geen(?: enkele?)? [a-z]+)|(?:niks|niets|niet) meer)"
_TO_DIRECTOR = r"(?:u|jou|je|mij|me#\d+|ons|jullie|(?:de |een )?(?:arbiter|wl|wedstrijdleider|scheidsrechter|td|arbitrage|uitspraak))"
_SAID = r"(?: (?!(?:niet|niks|niets|nooit|geen|nog)(?: |$))[^ .,;]+)"
NOT_YET = (
    rf"{_WHO}{_AUX} (?:er|daar|daarop) (?:nog niet|nog niks|nog niets|niet|niks|niets)(?: (?:op|over|meer))*"
    r" (?:gereageerd|geboden|gedaan|gepast|overheen|gezegd|pass#\d+)",
    rf"{_WHO}{_AUX} {_NOTHING}(?: (?:gedaan|geboden|gezegd|geweest|bieden|gelegd|gepast|aan de beurt"
    rf"|gereageerd|verder|aan toe))",
    rf"{_WHO}{_AUX} {_NOTHING}{_END}",
    rf"{_WHO}(?: (?:moet|moest|zit|zat|is|was|staat))+(?: (?:nog|nu|pas|net))*(?: (?:te wachten|te denken"
    rf"|na te denken|aan de beurt|bieden|wachten|komen|aan het denken))?{_END}",
    rf"{_WHO}{_AUX} (?:zijn|haar|de|een|aan) (?:beurt|bod|kans) (?:nog niet|nog nooit) (?:gehad|gedaan|geweest|gekregen)",
    rf"{_WHO}{_AUX}(?: nog)? niet(?: meer)? (?:geboden|gesproken|gereageerd|aan de beurt)",
    rf"(?:pass#\d+|bid#\d+|geboden|gedaan|gelegd)(?: (?:al))? (?:,|maar|en) {_WHO} niet{_END}",
    rf"{_NOTHING}(?: [^ .;]+){{0,4}} (?:,|en) {_WHO} (?:ook|evenmin|net zo min)(?: nog)?(?: niet| niks| niets)?{_END}",
    rf"{_WHO} (?:wacht|wachtte)(?: (?:nog|af|even|rustig))*{_END}",
    rf"(?:voor|voordat|eer) {_WHO}(?: (?:iets|wat|nog|had|heeft|kon|kan|ook|maar))* (?:geboden|gepast"
    rf"|bood|deed|pass#\d+|gedaan|bieden|zeggen|gezegd|doen|reageren)",
    rf"{_WHO}{_BESIDES}{{0,8}} {_NOTHING_YET}(?: [^ .,;]+){{0,3}} (?:geboden|gelegd|neergelegd|gedaan|gezegd|geweest|gekomen|verroerd|aangeraakt"
    r"|gepakt|opengedaan|laten horen|ondernomen|toe|overheen)",
    rf"(?:van|bij|door|vanuit) {_WHO}(?: (?:is|was|ligt|lag|kwam|komt|werd|er|daar))* {_NOTHING_YET}",
    rf"{_NOTHING_YET}(?: [^ .,;]+){{0,2}} (?:van|bij|door|vanuit) {_WHO}{_END}",
    rf"{_WHO}(?: (?:zit|zat|staat|stond|wacht|wachtte|blijft|bleef|nog|netjes|even|keurig|gewoon|te|wachten))+ op {_TO_DIRECTOR}",
    rf"{_WHO}(?: (?:houdt|hield|blijft|bleef|is|was|zit|zat))(?: (?:zich|nog|even|heel|verder|netjes))*"
    r" (?:stil|in|gedeisd|afzijdig|rustig|muisstil|koest)(?= |$)",
    rf"nu (?:is|was) {_WHO} aan de beurt",
    rf"noch {_WHO}(?= (?:noch|heeft|hebben|had|hadden))",
    rf"{_WHO} (?:wilde|stond)(?: (?:net|juist|op het punt|om|te|gaan))+ (?:bieden|passen|pass#\d+|leggen|antwoorden)",
    rf"{_WHO} (?:kijkt|keek|zit|zat)(?: (?:nog|er|naar|te))* (?:alleen|enkel)",
    rf"{_WHO} (?:roept|riep|haalt|haalde|heeft|had|vroeg|vraagt)(?: (?:er|toen|dan))* meteen(?: (?:er|naar|om))* {_TO_DIRECTOR}",
    rf"{_WHO} (?:is|was|zit|zat) nog(?: (?:steeds|druk|volop|diep|aan|het|te|in))* (?:nadenken|denken|peinzen|twijfelen|dubben|wikken|na)",
    rf"{_WHO} (?:kreeg|krijgt|had|heeft|kwam)(?: (?:er|daar|nog|de|zijn|haar))* (?:(?:kans|tijd|gelegenheid)(?: nog)? niet|niet (?:aan )?toe"
    r"|geen (?:kans|tijd|gelegenheid))",
)
DENIED = rf"{_WHO}(?: (?:heeft|had))? (?:paste|past|bood|biedt|doubleerde|zei|pass#\d+|double#\d+)(?: (?:toch|helemaal|nog|dus|ook))* (?:niet|niks|niets)"
DONE = (
    rf"{_WHO} (?:heeft|is|had)(?: (?:er|daar|daarop|gewoon|ook|zelf|dan|daarna|toch|wel|dus|(?:zijn|haar|een) (?:bod|kaartje|bieding)))*{_SOON}"
    rf"{_SAID}{{0,3}} (?:geboden|pass#\d+|bid#\d+|double#\d+|redouble#\d+|gereageerd|geantwoord|gedaan|gelegd|neergelegd|gezegd)",
    rf"(?:inmiddels|intussen|ondertussen) (?:heeft|had) {_WHO}{_SAID}{{0,3}} (?:geboden|gelegd|neergelegd|gereageerd|pass#\d+|bid#\d+|double#\d+)",
    rf"{_WHO} (?:is|was){_SOON} (?:aan de beurt )?geweest",
    rf"{_WHO} (?:is|was|ging|bood|biedt|speelde)(?: (?:al|er|gewoon|dan|toen))* (?:verder|door|overheen|overheen gegaan)",
    rf"(?:nadat|toen|want|omdat|dat|als|indien|wanneer) {_WHO}(?: (?:er|daar|daarop|ook|zelf))*{_SOON}"
    r" (?:geboden|pass#\d+|bid#\d+|double#\d+|gereageerd|geantwoord)(?: geboden)? (?:had|heeft|was)",
)
_OVER = r"(?:er|daar|daarop|hier|hierop|daarna|erna|daaroverheen|eroverheen)"
_CALLED = r"(?:geboden|pass#\d+|bid#\d+|double#\d+|redouble#\d+|gereageerd|geantwoord)"
OVER_IT = (
    rf"{_WHO} (?:heeft|is|had)(?: (?:zelf|dan|ook|gewoon|al|toch|inmiddels))* {_OVER}{_SAID}{{0,4}} {_CALLED}",
    rf"{_OVER} (?:heeft|had|is) {_WHO}{_SAID}{{0,4}} {_CALLED}",
    rf"{_OVER} (?:bood|biedt|past|paste|doubleerde|pass#\d+) {_WHO}",
    rf"{_WHO} (?:bood|biedt|legt|legde|zei|zegt|gaat|ging|komt|kwam|doet|deed) {_OVER}(?: (?:gewoon|nog|een|maar|ook|met|meteen))* {_CALLED}",
    rf"{_WHO} (?:pass|double|redouble)#\d+ (?:daarna|erna|daarop|eroverheen)",
    rf"{_WHO} (?:gaat|ging|is|legt|legde|zet|zette|doet|deed|bood|biedt|gooit|gooide|plakt|plakte) (?:er|daar|hier)"
    r"(?: (?:gewoon|dan|toen|zelf|meteen|al|nog|met|een|suit#\d+|bid#\d+|double#\d+))*"
    r" (?:overheen|over|bovenop|op|boven|achteraan)(?! (?:tafel|het))",
    rf"{_WHO}(?: (?:bood|biedt|past|paste|legde|zei))? {_CALLED}(?: (?:gewoon|toen|al|ook))* (?:eroverheen|erop|daarop|erachteraan)",
    rf"{_WHO} (?:is|was|zat|zit|lag|ligt|kwam|ging|gaat)(?: (?:er|daar|al|gewoon|dan|toen|met|een|bid#\d+|pass#\d+|double#\d+))*"
    r" (?:overheen|erover|eroverheen|erop|met (?:bid|double)#\d+ op tafel)(?= |$)",
    rf"(?<!keer )(?<!maal )(?<!x )(?:pas|eerst|toen) na (?:een |de |het |zijn |haar )?(?:bid|pass|double|redouble)#\d+ (?:van|door) {_WHO}",
    rf"na (?:een |de |het )?(?:bid|pass|double|redouble)#\d+ (?:van|door) {_WHO} (?:werd|viel|zag|merkte|ontdekte|bleek|riep|kwam)",
    rf"{_WHO} heeft {_CALLED} (?:zonder|voordat)",
)
_NOT_NOTICED = r"(?! (?:(?:er|ervan|daarvan|over|hiervan) )?(?:zei|zeiden|zegt|merkte|gemerkt|zag|gezien|opgemerkt|opmerkte|door|ervan|van gezegd|over gezegd))"
WENT_ON = (
    r"(?:er|pronoun#\d+|het bieden|de bieding|iedereen)(?: (?:is|zijn|ging|gaat|gingen|was|werd|wordt|heeft|hebben))(?: (?:al|gewoon|toch|daarna|inmiddels|intussen|dus|allang))*"
    r" (?:verder geboden|doorgeboden|verdergegaan|doorgegaan|verder gegaan|gewoon verder|gewoon door)(?= |$)"
)
"""The auction went on over the call, so that the next player has called."""
NOBODY = (
    r"(?:de )?(?:hele )?tafel (?:heeft|had)(?: (?:verder|er|daarna|nog))* nog (?:niks|niets|geen)(?= |$)",
    rf"(?:niemand|nobody#\d+)(?: (?:heeft|had|is|verder|er|nog|al|daarna|na|pronoun#\d+|hem|haar|dat))* (?:(?:iets|wat){_NOT_NOTICED}|geboden|gedaan"
    r"|gepast|gereageerd)",
    r"(?:verder|daarna|sindsdien)(?: (?:is|heeft|er|nog|niemand|nobody#\d+))* (?:niets|niks"
    r"|niet)(?: \w+)? (?:geboden|gebeurd|gedaan)",
    rf"nog niemand (?:(?:iets|wat){_NOT_NOTICED}|geboden|gedaan|aan de beurt geweest)",
    r"na (?:seat#\d+|pronoun#\d+|dat|die bieding|dat bod|(?:die |de |het )?(?:bid|pass|double)#\d+)(?: (?:is|was|heeft|had|werd|er|door))*"
    r" (?:nog |verder )?(?:niks|niets|niemand|nobody#\d+)(?: (?:meer|iets|wat|een|kaartje|er|bij))* (?:geboden|gelegd|neergelegd|gedaan|gezegd|gebeurd|gekomen|geweest)",
    r"(?:daarna|verder|sindsdien|toen)(?: (?:is|was|bleef|het))+ (?:stil|rustig)",
)
_THEY = r"(?:opponent#\d+|tegenpartij|andere kant|andere paar)"
OPPONENTS_NOT_YET = (
    rf"{_THEY}{_AUX} {_NOTHING_YET}",
    rf"(?:bij|van|door) (?:de )?{_THEY}(?: (?:is|was|heeft|had|ligt|lag|er))* nog (?:niks|niets|niemand|nobody#\d+|geen)",
)
"""Neither opponent has called, and so the next player hasn't."""
ANOTHER_ROUND = (
    r"(?:ronde|rondje) (?:verder|rond|om)",
    r"(?:iedereen|everybody#\d+|allemaal|alle vier|de rest|de anderen)(?: (?:was|is|waren|had|heeft|hebben|al))+ (?:geweest|geboden)",
    r"(?:alweer|intussen weer|inmiddels weer|opnieuw) (?:zijn|haar|aan de) beurt",
)
"""The turn came round over the call, so that all others have called since."""
_BY_ALL = r"(?:everybody#\d+|iedereen|allemaal|alle drie|de rest|de anderen|alle anderen|de andere drie|allebei)"
ALL_PASSED = (
    rf"{_BY_ALL}(?: (?:heeft|hebben|had|hadden|daarna|daarop|toen|er|gewoon|verder|braaf|zonder meer|,))* (?:pass#\d+|passen|pasten)",
    rf"pass#\d+ {_BY_ALL}",
    r"(?<! na )(?:drie|driemaal|3|3x|rank#\d+)(?: (?:keer|maal|x))? (?:pass#\d+|passen)(?! (?:ervoor|daarvoor|vooraf|vooraan|voordien))",
    r"(?:afgepast|uitgepast|rondgepast|(?<! na )pass#\d+ (?:,? ?)pass#\d+ (?:,? ?)pass#\d+)",
)
"""The auction ended over the call, so that all others have called since."""

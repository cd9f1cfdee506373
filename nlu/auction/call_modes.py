"""How a call is told: made at the table, wanted, named after "in plaats van", or put in the place of an earlier one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, TypeAlias

from nlu.auction.calls_over import is_over
from nlu.words.expressions import Expression

Mode: TypeAlias = Literal["made", "wanted", "instead", "changed"]
"""Made at the table; wanted or meant; named after "in plaats van"; put in the place of an earlier call."""

STOPS = frozenset(".;?!")
CALL = re.compile(r"(?:bid|pass|double|redouble)#(\d+)")
ANY_CALL = r"(?:bid|pass|double|redouble)#\d+"
_GAP = r"(?: (?!(?:seat|me|bid|double|redouble)#|(?:maar|en|want|terwijl)\b)[^ .,;?!]+)"
_WHO = r"(?: (?:seat|pronoun|me|partner)#\d+)?"
_SMALL = (
    r"(?: (?:een|de|het|pronoun#\d+|gewoon|gewone|zijn|haar|dat|die|toch|maar|liever|nog|een keer|kaartje|eerste))*"
)

_INSTEAD = Expression(
    rf"(?:ipv|i . p . v .|i . p . v|in ?plaats van|en niet|maar niet|en geen|maar geen|, geen|, niet|rather than"
    rf"|instead of){_SMALL}$"
)
_COMPARED_WITH = Expression(
    r"(?:vergelijkbaar|vergelijkbare|vergelijkbaars|gelijkwaardig|gelijkwaardige|vergeleken|vergelijken|hetzelfde"
    r"|(?:de)?zelfde betekenis|gelijk(?= aan)|overeen)(?: (?!(?:seat|bid)#)[^ .,;?!]+){0,2} (?:met|als|aan)(?: (?!(?:seat|bid|pass|double)#)[^ .,;?!]+){0,7}$"
)
_WANTED = Expression(
    rf"(?:wilde|wil|willen|bedoelde|bedoelt|bedoeld|bedoel|bedoeling|mag|mogen|mocht|kan|zou|had moeten"
    rf"|van plan|eigenlijk|liever|greep naar|graag|dienen|plannen|moest zijn|zocht|dacht|denkt aan|denkt over|overweegt|overwoog|speelt met)"
    rf"{_WHO}{_GAP}{{0,5}}$"
    r"|(?:vroeg|vraagt|vragen|weten)(?: [^ .,;?!]+){0,3} of(?: (?:een|het|zijn|haar|pronoun#\d+|dan|nu|ook))*$"
    r"|(?:als|indien|wanneer) me#\d+(?: (?:nu|dan|er|alsnog|een|gewoon))*$"
)
BELIEVED = Expression(
    r"(?:dacht|dachten|denkt|meende|meent|waande)(?: [^ .;?!]+){0,2} dat(?: (?!(?:en|maar)(?: |$))[^ .;?!]+)*$"
)
"""What it was instead of what somebody thought was really called: "hij dacht dat noord 1SA opende in plaats van 1S"."""
THOUGHT_LAID = Expression(r"(?:dacht|meende|waande|overtuigd)(?: (?:dat|er|al|net|(?:me|pronoun|seat)#\d+))*$")
_SEEMED_TO_LIE = Expression(r"volgens (?:me|pronoun)#\d+(?: (?:lag|ligt|stond|had|er|me#\d+|pronoun#\d+))+$")
_THOUGHT_HE_CALLED = Expression(
    r"(?:dacht|meende|waande|overtuigd)(?: dat)?(?: (?:me|pronoun)#\d+)?(?: (?:er|al|net|gewoon))*$"
)
_AFTER_CALLED = Expression(
    r"^(?: (?:bood|opende|zei)(?= (?:[.,;:?!]|en|maar|toen|terwijl)|$)| (?:te bieden|te openen|te zeggen|te hebben geboden|geboden te hebben|(?:had|heb|heeft) geboden|geboden (?:had|heb|heeft)))(?= |$)"
)
"""Around what somebody thought that he himself had called: "ik dacht dat ik 1S bood"."""
AFTER_LAID = Expression(
    r"^(?: (?:had|heb|heeft|te|hebben))* (?:neergelegd|gelegd|gepakt|getrokken|genomen|pakken|leggen|trekken|liggen|pakte|legde|trok|nam|neerlegde)(?= |$)"
)
"""What somebody thought that he had laid, "dacht dat ik 1S had neergelegd", is what he meant to."""
BUT_LAID = (
    r"(?: (?:bieden|zeggen|geboden|gezegd))?(?: ,)? maar(?: (?:pronoun#\d+|er|per|ongeluk))*"
    r" (?:legde|legt|leg|pakte|pakt|trok|nam|gooide|lag|ligt|viel)(?: (?:per|ongeluk|het|de|een|er|dus))* (?:bid|pass|double|redouble)#\d+"
)
"""After a call: another card from the box was laid than that, "bood 3H maar legde 3S neer"."""
_TAKES = Expression(
    r"(?:pak|pakt|pakte|greep|grijp|grijpt|trek|trekt|trok|nam|neem|neemt)(?: (?!(?:seat|bid)#)[^ .;?!]+){0,3}$"
)
_ANOTHER_CAME = Expression(
    rf"^(?: ,)? (?:en|maar|,) (?:er|daar) (?:kwam|komt|lag|ligt|viel|valt|bleek|verscheen|stond|staat|hing)"
    rf"(?: (?:per ongeluk|ineens|opeens|plots|toen|een|dus|de))* {ANY_CALL}(?! (?:van|bij|door) )"
)
"""Around the call that was reached for, where another came out of the box: "ik pakte 1H en er kwam 1SA op tafel"."""
_MADE_OF = Expression(r"(?:maakt|maakte|maken|gemaakt) van(?: (?:zijn|haar|die|dat|de|een))*$")
_INTO = Expression(
    rf"(?:maakt|maakte|maken) van(?: (?:zijn|haar|die|dat|de|een))* {ANY_CALL}"
    r"(?: (?:toch|ineens|opeens|plots|toen|dan|nu|een|zomaar|alsnog))*$"
)
"""Before a call of which another was made, and that other: "oost maakte van 1H 1S"."""
_TELLER_MEANS = Expression(
    r"(?:nee|neen|wacht|sorry) (?:, )?me#\d+ bedoel(?: dat)? seat#\d+ (?:heeft|had|bood|biedt|legde|legt)$"
    r"|^me#\d+ (?:bedoel|bedoelde)(?: (?:dat|te zeggen|dus|:|natuurlijk))* seat#\d+ (?:heeft|had|bood|biedt|legde|legt|deed|doet|zei|zegt)(?: een)?$"
)
"""Before a call that the teller sets right: "nee ik bedoel noord heeft 2H geboden"."""
_CHANGED = Expression(
    rf"(?:(?:^| )(?:in|naar|tot){_SMALL}"
    rf"|(?:vervangen|vervangt|verving|vervang|ruilen|ruilt|ruilde|inruilen|omruilen|wisselt|wisselde|verwisselt"
    rf"|verwisselde|omgeruild|ingeruild|vervanging|gewisseld){_GAP}{{0,4}}(?: {ANY_CALL})? (?:door|voor|in|met"
    rf"|tegen){_SMALL}"
    rf"|(?:vervangen|vervangt|verving|vervang|ruilen|ruilt|inruilen|omruilen|wisselt|wisselde|verwisselt|omgeruild"
    rf"|ingeruild|gewisseld)(?: [^ .,;?!]+){{0,4}} (?:door|voor|in|met|tegen){_SMALL}"
    rf"|(?:trekt|trok|haalt|haalde|neemt|nam|levert|leverde) (?:het|dat|die|hem|pronoun#\d+|double#\d+|pass#\d+|bid#\d+) (?:in|weg|terug)(?: (?:en|om))? (?:voor|ten gunste van){_SMALL}"
    rf"|(?:trekt|trok|haalt|haalde|neemt|nam) (?:het|dat|die|hem|pronoun#\d+|double#\d+|pass#\d+|bid#\d+) (?:in|weg|terug) en (?:legt|legde|zet|zette|biedt|bood|doet|deed){_SMALL}"
    rf"|(?:maakt|maakte|maken|zet|legt|legde) er{_GAP}{{0,3}}"
    rf"|(?:wordt|werd|wordt het|werd het){_GAP}{{0,2}}"
    rf"|(?:nu|inmiddels|intussen) (?:ligt|staat|lag) er{_SMALL}"
    rf"|(?:ligt|lag|staat|stond)(?: er)? (?:nu|inmiddels|intussen|daarna){_SMALL}"
    rf"|(?:brengt|bracht|brengen|zet|zette|tilt|tilde|trekt|trok|hoogt|schroeft|duwt) (?:het|dat|hem|'m|die|zichzelf"
    rf"|zich|t|pronoun#\d+)(?: (?:dan|daarna|maar|nu|zelf|toen|alsnog))* op{_SMALL}"
    rf"|(?:^| )(?:oeps|oh sorry|o sorry|o jee|oh jee|ojee|o nee|oh nee|o ,|oh ,|verdorie|hola|ai|au)(?: (?:dan|maar|doe|nee|sorry|toch|[,:'\"]))*"
    rf"|(?:opnieuw|weer|toch maar|toch|nee|alsnog|ervoor in de plaats|dan maar|kiest|koos|gaat|kiest nu|nu maar"
    rf"|kiest(?: pronoun#\d+)?(?: (?:nu|dan|toch))* voor|gekozen voor|vervanging|vervangende|nieuwe|nieuw :|verbetert|verbeterde|wijzigt|verandert"
    rf"|veranderde){_GAP}{{0,3}})$"
)
_AFTER_WANTED = Expression(
    r"^ dan maar(?= [.?!]|$)|^(?: (?!(?:bid|double|redouble|seat|pass)#|(?:maar|en|want|terwijl|of)\b)[^ .,;?!()]+){0,3} (?:bedoelde(?! (?:['\"] )?(?:bid|pass|double|redouble)#)|bedoelt"
    r"|(?:wilde|wil)(?! (?:de|het|een|dan|alsnog|nu)(?: |$))|bedoel|bedoeld(?! als)|moest zijn|moest worden|had moeten|moeten zijn|moeten worden"
    r"|moeten liggen|willen|zeggen)(?= |$)"
    r"|^ zou(?: (?:dan|ook|toch|dus))* (?!niet)"
    r"|^ (?:was|is) (?:de|zijn|haar|mijn|m'n|z'n) (?:bedoeling|plan|keus|keuze|voornemen)(?= |$)"
    r"|^ (?:voor ogen|op het oog|voor de geest|in gedachten|in (?:zijn|haar|z'n|m'n|mijn|d'r|het|'t|de|pronoun#\d+)"
    r" (?:hoofd|kop|gedachten|gedachte|achterhoofd))(?= |$)"
)
LIES_NO = Expression(r"(?:ligt|lag|staat|stond)(?: (?:er|hier|daar|bij|me#\d+))* geen$")
BUT_LIES = Expression(rf"^(?: ,)? maar(?: (?:een|de|het|wel|gewoon))* {ANY_CALL}")
"""A call that a player meant, where another lies: "er ligt geen doublet maar pas"."""
_DID_SO = Expression(
    r"^(?: (?:bieden|zeggen|leggen|geven|doen))?(?: ,)?(?: en)? (?:dat|die) (?:deed|deden|heeft|had)(?: (?:(?:pronoun|seat|me)#\d+|hij|zij|ze|ie))"
    r"(?: (?:ook|dus|dan|toen|gewoon|gedaan))*(?= |$)"
)
"""After a call that was wanted and made: "hij wou doubleren en dat deed hij ook"."""
_PASSIVE = Expression(r"(?:wordt|werd|is|was)(?: (?:al|toen|dan|meteen|nog|eerst|ook))*$")
_BY_PLAYER = Expression(r"^ door(?: (?:de|mijn|zijn))? (?:seat|me|my_partner|partner|lho|rho)#\d+")
"""Around a call in the passive voice: "1SA werd gedoubleerd door oost"."""
_HAS = Expression(r"(?:heb|heeft|had|hebben|hadden)(?: (?:al|dus|er|hier|een|'n|nu|toen|per ongeluk))*$")
_LYING = Expression(r"^ (?:liggen|staan|voor (?:zich|me#\d+|pronoun#\d+))(?= |$)")
_AFTER_ACCEPTED = Expression(
    r"^(?: (?:van|door) seat#\d+)?(?: (?:nog|gewoon|toch|dus|alsnog))* "
    r"(?:accepteren|aanvaarden|goedvinden|goedkeuren|laten (?:staan|liggen)|toestaan|weigeren|afwijzen)(?= |$)"
)
_IS_OPENED = Expression(r"(?:wordt|werd) (?:geopend|ingezet|begonnen|gestart|geboden)(?: met)?$")
_MUST_BE = Expression(r"(?:moest|had|moet|hoorde|had moeten)(?: (?:een|dat|het|gewoon|eigenlijk|natuurlijk|toch))*$")
_ENDS = Expression(r"^(?: [.,;!)]|$)")
_AFTER_MUST_BE = Expression(
    r"^(?: \( [^ )]+ \))?(?: moeten)? (?:zijn|worden|wezen|liggen|moeten zijn|moeten worden|geweest zijn)(?= |$)"
)
_AFTER_MUST_BID = Expression(r"^ (?:moeten )?(?:bieden|leggen|zeggen|doen|nemen|pakken|openen)(?= |$)")
_NO_SUCH = Expression(r"(?:zag|zie|merkte|bleek|ontdekte|besefte)(?: [^ .;?!]+){0,5} geen$")
_LAY = Expression(
    r"^(?: (?:had|heb|heeft|was|lag|ligt))+(?: (?:liggen|neergelegd|gelegd|gepakt|genomen))*(?= (?:[.,;?!)]|maar|en)|$)"
)
"""Around the call that somebody thought he had laid: "toen zag ik dat er geen 1R lag"."""
_AFTER_CHANGED = Expression(
    r"^ (?:werd|wordt|is) het(?= |$)|^(?: (?!(?:en|maar|want|terwijl)\b)[^ .,;?!]+){0,3} (?:van|ervan|ervoor in de plaats|ervoor in plaats"
    r"|voor in de plaats|in de plaats|erbovenop|er bovenop|ervoor)(?= (?:[.,;?!)]|maken|maakt|maakte|gemaakt|te maken|gelegd"
    r"|legt|legde|zet|zette|doet|deed|biedt|bood|gezet|geboden|neergelegd)|$)"
)
_JUMPS = Expression(
    r"(?:springt|sprong|gesprongen|verhoogt|verhoogde|steunt|steunde|ging|gaat)(?: [^ .,;?!]+){0,4} (?:naar|tot)(?: de)?$"
)
"""Before a raise of partner's bid: "dan springt oost naar 3R"."""
_FROM = Expression(
    r"(?:^| )(?:van|vanaf|uit|verandert|veranderde|wijzigt|wijzigde|verbetert|verbeterde|vervangt|verving|ruilt|ruilde)(?: (?:zijn|haar|z'n|mijn|m'n|die|de|een|eerste))*$"
)
_TO = Expression(
    rf"^(?: (?!(?:seat|en|maar)#?)[^ .,;?!]+){{0,4}} (?:naar|in|tot|door|voor)(?: een)? {ANY_CALL}(?= |$)"
    rf"|^(?: (?!(?:seat|en|maar)#?)[^ .,;?!]+){{0,3}} {ANY_CALL} (?:te )?(?:maken|maakt|maakte|gemaakt)(?= |$)"
)
_AFTER_RAISED = Expression(r"^ (?:brengen|bracht|brengt|zetten|gebracht|gezet|maken|gemaakt|optrekken)(?= |$)")
EXISTING = Expression(
    r"(?:zijn|haar|zn|z'n|d'r|mijn|mn|m'n|die|dat|deze)(?: (?:eerste|veel|te|lage|eigen|laatste|onvoldoende|gelegde"
    r"|foute|verkeerde|vorige|eerdere|oude|oorspronkelijke))*$"
)
_MADE_BEFORE = Expression(r"(?:^| )(?:na|over)(?: (?:de|het|die|dat|een|zijn|haar))*$")
"""Before a call that another is wanted over: "wou na 2SA van oost transfereren"."""
_MAY_BECOME = Expression(
    r"(?:mag|mocht|kan|kon|moet|zou|wil|laat)(?: (?:me#\d+|seat#\d+))?(?: (?:die|dat|het|dit|deze|pronoun#\d+))(?: (?:nu|nog|dan|gewoon|alsnog|ook|toch|een))*$"
)
"""Before what a call is to become: "mag dat 2K worden?", "kan die nog 3R zijn"."""
_AFTER_BECOME = Expression(r"^ (?:worden|zijn|maken|wezen)(?= |$)")


IS_ABOUT = Expression(
    r"^(?:dus |want )?(?:het|dit|dat) (?:(?:gaat|ging)(?: (?:dus|hier|allemaal))* (?:om|over)|betreft|betrof)(?: (?:het|de|een))*$"
)
"""Before the bid that the doubles told before it are of: "... en oost doubleert ook. het gaat om 3R van zuid"."""
_COULD_NOT_HELP_IT = Expression(
    r"(?:kan|kon)(?: (?:het|zich|pronoun#\d+))? niet (?:laten|inhouden|bedwingen|beheersen)(?: (?:om|te|:|,|en|een|met|toch|er))*$"
)
"""Before a call that somebody made all the same: "oost kan het niet laten: doublet"."""
_ANYTHING = Expression("")
_TOLD_AS: tuple[tuple[Mode, Expression, Expression], ...] = (
    ("made", IS_ABOUT, _ANYTHING),
    ("made", _COULD_NOT_HELP_IT, _ANYTHING),
    ("made", _FROM, _TO),  # "van 2H nog 3H maken"
    ("made", Expression(r" had$"), Expression(r"^ liggen")),
    ("made", _IS_OPENED, _ANYTHING),
    ("wanted", THOUGHT_LAID, AFTER_LAID),
    ("wanted", _THOUGHT_HE_CALLED, _AFTER_CALLED),
    ("wanted", _SEEMED_TO_LIE, _ENDS),
    ("wanted", _ANYTHING, Expression(f"^{BUT_LAID}")),
    ("wanted", _TAKES, _ANOTHER_CAME),
    ("made", _MADE_OF, _ANYTHING),
    ("changed", _INTO, _ANYTHING),
    ("wanted", _NO_SUCH, _LAY),
    ("made", _ANYTHING, _AFTER_ACCEPTED),  # "mag zuid 1H van oost nog accepteren"
    ("wanted", _MAY_BECOME, _AFTER_BECOME),
    ("made", EXISTING, _ANYTHING),
    ("made", _MADE_BEFORE, _ANYTHING),
    ("made", _HAS, _LYING),  # "west had een pas liggen maar wou doubleren"
    ("wanted", _MUST_BE, _AFTER_MUST_BE),
    ("wanted", Expression(r"moest$"), _ENDS),
    ("wanted", _MUST_BE, _AFTER_MUST_BID),
)
"""How a call is told by what stands before and after it; the first that fits counts."""
_IS_LAID = Expression(r"^ (?:\w+ ){0,2}(?:gelegd|geboden|geopend|gezegd)")
_ANEW = (" opnieuw", " weer", " in", " naar")


_WANTS_TO_DOUBLE = Expression(
    r"(?:wilde|wil|willen|zou|ging|moest|bedoelde)(?: (?:de|die|dat|het|een|er|toch|gewoon|graag|eigenlijk|zijn|haar))*"
    r" bid#\d+(?: (?:van|door)(?: de)? (?:seat|partner|my_partner|lho|rho)#\d+)?$"
)
"""Before a double that was only wanted, and the bid of which: "zuid wilde 1K doubleren maar pakte een pas"."""


def is_of_wanted_double(symbols: Sequence[str], place: int) -> bool:
    """Whether the bid at `place` is the one that somebody wanted to double, who made no bid himself."""
    then = symbols[place + 1 : place + 2]
    before = " ".join(symbols[start_of_sentence(symbols, place) : place + 1])
    return " ".join(then).startswith("double#") and _WANTS_TO_DOUBLE.search(before) is not None


def mode_of(symbols: Sequence[str], place: int) -> Mode:
    """How the call at `place` is told."""
    before = " ".join(symbols[start_of_sentence(symbols, place) : place])
    after = "".join(f" {symbol}" for symbol in symbols[place + 1 : place + 8])
    if _INSTEAD.search(before) or _COMPARED_WITH.search(before):
        return "made" if BELIEVED.search(before) else "instead"
    if symbols[place].startswith("double#") and _WANTS_TO_DOUBLE.search(before):
        return "wanted"
    for mode, first, then in _TOLD_AS:
        if first.search(before) and then.match(after):
            return mode
    passive = _PASSIVE.search(before) and _BY_PLAYER.match(after) and not symbols[place].startswith("bid")
    if passive or _DID_SO.match(after):
        return "made"
    if LIES_NO.search(before) and BUT_LIES.match(after):
        return "wanted"
    if _WANTED.search(before) and not _TELLER_MEANS.search(before):
        return "wanted"
    if _AFTER_WANTED.match(after) and not is_over(symbols, place):
        return "wanted"
    if _AFTER_CHANGED.match(after) or _AFTER_RAISED.match(after):
        return "changed"
    if _IS_LAID.match(f"{after} ") and not before.endswith(_ANEW):
        return "made"
    return "changed" if _CHANGED.search(before) and not _JUMPS.search(before) else "made"


def start_of_sentence(symbols: Sequence[str], place: int) -> int:
    """Where the sentence of the symbol at `place` starts."""
    return max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)

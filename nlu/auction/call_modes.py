"""How a call is told: made at the table, wanted, named after "in plaats van", or put in the place of an earlier one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, TypeAlias

from nlu.auction.calls_over import is_over

Mode: TypeAlias = Literal["made", "wanted", "instead", "changed"]
"""Made at the table; wanted or meant; named after "in plaats van"; put in the place of an earlier call."""

STOPS = frozenset(".;?!")
CALL = re.compile(r"(?:bid|pass|double|redouble)#(\d+)")
_ANY_CALL = r"(?:bid|pass|double|redouble)#\d+"
_GAP = r"(?: (?!(?:seat|me|bid|double|redouble)#|(?:maar|en|want|terwijl)\b)[^ .,;?!]+)"
_WHO = r"(?: (?:seat|pronoun|me|partner)#\d+)?"
_SMALL = (
    r"(?: (?:een|de|het|pronoun#\d+|gewoon|gewone|zijn|haar|dat|die|toch|maar|liever|nog|een keer|kaartje|eerste))*"
)

_INSTEAD = re.compile(
    rf"(?:ipv|i . p . v .|i . p . v|in ?plaats van|en niet|maar niet|en geen|maar geen|, geen|, niet|rather than"
    rf"|instead of){_SMALL}$"
)
_COMPARED_WITH = re.compile(
    r"(?:vergelijkbaar|vergelijkbare|vergelijkbaars|gelijkwaardig|gelijkwaardige|vergeleken|vergelijken|hetzelfde"
    r"|(?:de)?zelfde betekenis|gelijk(?= aan)|overeen)(?: (?!(?:seat|bid)#)[^ .,;?!]+){0,2} (?:met|als|aan)(?: (?!(?:seat|bid|pass|double)#)[^ .,;?!]+){0,7}$"
)
_WANTED = re.compile(
    rf"(?:wilde|wou|wilt|wil|willen|bedoelde|bedoelt|bedoeld|bedoel|bedoeling|mag|mogen|mocht|kan|zou|had moeten"
    rf"|van plan|eigenlijk|liever|greep naar|graag|dienen|plannen|moest zijn|zocht|dacht)"
    rf"{_WHO}{_GAP}{{0,5}}$"
)
_THOUGHT = re.compile(
    r"(?:dacht|denkt|meende|meent|waande)(?: (?:aan|op|tegen|over|dat|het|er|pronoun#\d+|maar|nog|te|zitten|zat|om"
    r"|met|was|ging|een|de))*$"
    r"|(?:dacht|denkt|meende|zag)(?: [^ .;?!]+){0,3} dat(?: (?:het|er|pronoun#\d+|nog|maar|partner#\d+|over|op"
    r"|seat#\d+|de|een))*$"
)
_BELIEVED = re.compile(
    r"(?:dacht|dachten|denkt|meende|meent|waande)(?: [^ .;?!]+){0,2} dat(?: (?!(?:en|maar)(?: |$))[^ .;?!]+)*$"
)
"""What it was instead of what somebody thought was really called: "hij dacht dat noord 1SA opende in plaats van 1S"."""
_THOUGHT_LAID = re.compile(r"(?:dacht|meende|waande)(?: (?:dat|er|al|net|(?:me|pronoun|seat)#\d+))*$")
_AFTER_LAID = re.compile(
    r"^(?: (?:had|heb|heeft|te|hebben))* (?:neergelegd|gelegd|gepakt|getrokken|genomen|pakken|leggen|trekken|liggen)(?= |$)"
)
"""What somebody thought that he had laid, "dacht dat ik 1S had neergelegd", is what he meant to."""
BUT_LAID = (
    r"(?: (?:bieden|zeggen|geboden|gezegd))?(?: ,)? maar(?: (?:pronoun#\d+|er|per|ongeluk))*"
    r" (?:legde|legt|leg|pakte|pakt|trok|nam|gooide|lag|ligt|viel)(?: (?:per|ongeluk|het|de|een|er|dus))* (?:bid|pass|double|redouble)#\d+"
)
"""After a call: another card from the box was laid than that, "bood 3H maar legde 3S neer"."""
_AFTER_THOUGHT = re.compile(r"^ (?:zat|was|lag|stond|had|werd)(?= |$)")
_CHANGED = re.compile(
    rf"(?:(?:^| )(?:in|naar|tot){_SMALL}"
    rf"|(?:vervangen|vervangt|verving|vervang|ruilen|ruilt|ruilde|inruilen|omruilen|wisselt|wisselde|verwisselt"
    rf"|verwisselde|omgeruild|ingeruild|vervanging|gewisseld){_GAP}{{0,4}}(?: {_ANY_CALL})? (?:door|voor|in|met"
    rf"|tegen){_SMALL}"
    rf"|(?:vervangen|vervangt|verving|vervang|ruilen|ruilt|inruilen|omruilen|wisselt|wisselde|verwisselt|omgeruild"
    rf"|ingeruild|gewisseld)(?: [^ .,;?!]+){{0,4}} (?:door|voor|in|met|tegen){_SMALL}"
    rf"|(?:maakt|maakte|maken|maakt|zet|legt|legde) er{_GAP}{{0,3}}"
    rf"|(?:wordt|werd|wordt het|werd het){_GAP}{{0,2}}"
    rf"|(?:ligt|lag|staat|stond)(?: er)? (?:nu|inmiddels|intussen|daarna|vervolgens){_SMALL}"
    rf"|(?:brengt|bracht|brengen|zet|zette|tilt|tilde|trekt|trok|hoogt|schroeft|duwt) (?:het|dat|hem|'m|die|zichzelf"
    rf"|zich|t|pronoun#\d+)(?: (?:dan|daarna|maar|nu|zelf|toen|alsnog))* op{_SMALL}"
    rf"|(?:^| )(?:oeps|oh sorry|o sorry|o jee|oh jee|ojee|o nee|oh nee|o ,|oh ,|verdorie|hola|ai|au)(?: (?:dan|maar|doe|nee|sorry|toch|[,:'\"]))*"
    rf"|(?:opnieuw|weer|toch maar|toch|nee|alsnog|ervoor in de plaats|dan maar|kiest|koos|gaat|kiest nu|nu maar"
    rf"|kiest voor|gekozen voor|vervangende|nieuwe|nieuw :|verbetert|verbeterde|wijzigt|verandert"
    rf"|veranderde){_GAP}{{0,3}})$"
)
_AFTER_WANTED = re.compile(
    r"^(?: (?!(?:bid|double|redouble|seat|pass)#|(?:maar|en|want|terwijl|of)\b)[^ .,;?!()]+){0,3} (?:bedoelde(?! (?:['\"] )?(?:bid|pass|double|redouble)#)|bedoelt"
    r"|(?:wilde|wou|wil|wilt)(?! (?:de|het|een|dan|alsnog|nu)(?: |$))|bedoel|bedoeld(?! als)|moest zijn|moest worden|had moeten|moeten zijn|moeten worden"
    r"|moeten liggen|willen|zeggen)(?= |$)"
    r"|^ zou(?: (?:dan|ook|toch|immers))* (?!niet)"
    r"|^ (?:was|is) (?:de|zijn|haar|mijn|m'n|z'n) (?:bedoeling|plan|keus|keuze|voornemen)(?= |$)"
    r"|^ (?:voor ogen|op het oog|voor de geest|in gedachten|in (?:zijn|haar|z'n|m'n|mijn|d'r|het|'t|de|pronoun#\d+)"
    r" (?:hoofd|kop|gedachten|gedachte|achterhoofd))(?= |$)"
)
_DID_SO = re.compile(
    r"^(?: (?:bieden|zeggen|leggen|geven|doen))?(?: ,)?(?: en)? (?:dat|die) (?:deed|deden|heeft|had)(?: (?:(?:pronoun|seat|me)#\d+|hij|zij|ze|ie))"
    r"(?: (?:ook|dus|dan|toen|gewoon|gedaan))*(?= |$)"
)
"""After a call that was wanted and made: "hij wou doubleren en dat deed hij ook"."""
_HAS = re.compile(r"(?:heb|heeft|had|hebben|hadden)(?: (?:al|dus|er|hier|een|'n|nu|toen|per ongeluk))*$")
_LYING = re.compile(r"^ (?:liggen|staan|voor (?:zich|me#\d+|pronoun#\d+))(?= |$)")
_AFTER_ACCEPTED = re.compile(
    r"^(?: (?:van|door) seat#\d+)?(?: (?:nog|gewoon|toch|dus|alsnog))* "
    r"(?:accepteren|aanvaarden|goedvinden|goedkeuren|laten (?:staan|liggen)|toestaan|weigeren|afwijzen)(?= |$)"
)
_MUST_BE = re.compile(r"(?:moest|had|moet|hoorde|had moeten)(?: (?:een|dat|het|gewoon|eigenlijk|natuurlijk|toch))*$")
_ENDS = re.compile(r"^(?: [.,;!)]|$)")
_AFTER_MUST_BE = re.compile(r"^(?: moeten)? (?:zijn|worden|wezen|liggen|moeten zijn|moeten worden|geweest zijn)(?= |$)")
_AFTER_MUST_BID = re.compile(r"^ (?:bieden|leggen|zeggen|moeten bieden|moeten leggen)(?= |$)")
_AFTER_CHANGED = re.compile(
    r"^ (?:werd|wordt|is) het(?= |$)|^(?: (?!(?:en|maar|want|terwijl)\b)[^ .,;?!]+){0,3} (?:van|ervan|ervoor in de plaats|ervoor in plaats"
    r"|voor in de plaats|in de plaats|erbovenop|er bovenop|ervoor)(?= (?:[.,;?!)]|maken|gemaakt|te maken|gelegd"
    r"|gezet|geboden|neergelegd)|$)"
)
_JUMPS = re.compile(
    r"(?:springt|sprong|gesprongen|verhoogt|verhoogde|steunt|steunde|ging|gaat)(?: [^ .,;?!]+){0,4} (?:naar|tot)(?: de)?$"
)
"""Before a raise of partner's bid: "dan springt oost naar 3R"."""
_FROM = re.compile(r"(?:^| )(?:van|vanaf|uit)(?: (?:zijn|haar|z'n|mijn|m'n|die|de|een|eerste))*$")
_TO = re.compile(
    rf"^(?: (?!(?:seat|en|maar)#?)[^ .,;?!]+){{0,4}} (?:naar|in|tot)(?: een)? {_ANY_CALL}(?= |$)"
    rf"|^(?: (?!(?:seat|en|maar)#?)[^ .,;?!]+){{0,3}} {_ANY_CALL} (?:te )?(?:maken|maakt|maakte|gemaakt)(?= |$)"
)
_AFTER_RAISED = re.compile(r"^ (?:brengen|bracht|brengt|zetten|gebracht|gezet|maken|gemaakt|optrekken)(?= |$)")
_EXISTING = re.compile(
    r"(?:zijn|haar|zn|z'n|d'r|mijn|mn|m'n|die|dat|deze)(?: (?:eerste|veel|te|lage|eigen|laatste|onvoldoende|gelegde"
    r"|foute|verkeerde|vorige|eerdere|oude|oorspronkelijke))*$"
)
_MADE_BEFORE = re.compile(r"(?:^| )(?:na|over)(?: (?:de|het|die|dat|een|zijn|haar))*$")
"""Before a call that another is wanted over: "wou na 2SA van oost transfereren"."""
_MAY_BECOME = re.compile(
    r"(?:mag|mocht|kan|kon|moet|zou|wil|laat)(?: (?:me#\d+|seat#\d+))?(?: (?:die|dat|het|dit|deze|pronoun#\d+))(?: (?:nu|nog|dan|gewoon|alsnog|ook|toch|een))*$"
)
"""Before what a call is to become: "mag dat 2K worden?", "kan die nog 3R zijn"."""
_AFTER_BECOME = re.compile(r"^ (?:worden|zijn|maken|wezen)(?= |$)")
_UNREAL = re.compile(
    r"(?:(?:aan|gezien|gelezen|verslijt|hield|houdt) voor(?: een)?|geen \w+ (?:voor|op)|niet genoeg voor|te weinig voor|te zwak voor|te sterk voor|punten voor|kracht voor"
    r"|bij ons|hand voor|belooft|beloofde|belooft minstens|toont|toonde|heb|hebt)$"
)
_JUDGED = re.compile(
    r"(?:vind|vindt|vond|accepteer|accepteert|accepteerde|aanvaardt|weigert|weigerde|speelt|speelde|leidt|declarer#\d+ in|declarer#\d+ van)"
    r"(?: (?:die|dat|de|het))?$"
)
"""Before a call that is accepted or refused, or a contract that is played."""
_HELD = re.compile(r"(?:heb|hebt|heeft) (?:een|'n)(?: \w+)?$")
_AN_OPENING = re.compile(r"^(?: -)? (?:opening|openingshand|hand)(?= |$)")
_AFTER_UNREAL = re.compile(
    r"^(?: (?:helemaal|gewoon|toch|veel))* (?:niet kon|niet kan|niet mag|niet mocht|te laag|niet hoog genoeg"
    r"|onvoldoende)(?= |$)|^ (?:is|belooft|toont|betekent) (?:bij|minstens|volgens|voor ons|een)(?= )"
    r"|^ (?:heen (?:gekeken|gelezen|gezien|kijken)|niet gezien|over het hoofd|gemist|niet opgemerkt)"
)
_AFTER_RESULT = re.compile(
    r"^(?: (?:double|redouble)#\d+)? (?:(?:maakt|maakte|haalt|haalde|down)(?= (?:[.,;?!)]|het|en|maar|precies|met)|$)"
    r"|(?:ging|gaat|gingen|is|was|liep|loopt|werd|wordt)(?: [^ .,;?!#]+){0,3} (?:down|eraf|gemaakt|gehaald|binnen)(?= |$))"
)
_BEFORE_RESULT = re.compile(r"(?:zit|zat|zaten) er(?: (?:wel|ook|zelfs|een|gewoon|echt))*$")
_HAVE = re.compile(r"(?:heeft|hebben|had|hadden)(?: [^ .,;?!#]+){0,3}$")
_PLAYED = re.compile(r"^ (?:gespeeld|afgespeeld|uitgespeeld)(?= |$)")
_CONTRACT = re.compile(
    r"(?:verdedigen|verdedigden|verdedigt|verdedigde|tegenspelen|tegenspeelden)(?: (?!(?:seat|bid)#)[^ .;?!]+){0,4} tegen$"
    r"|(?:speelt|speelde|spelen|speelden|leidt|leidde|eindcontract|leider in)(?: (?:nu|hier|uiteindelijk|dan|dus|het|een|is|wordt|werd|in|seat#\d+|side#\d+))*$"
    r"|(?:gespeeld|afgespeeld|uitgespeeld)(?: (?:al|en|dus|toen|gewoon))* in(?: (?:het|een))*$"
)
"""Before what was played in the end: "oost speelt nu 4H"."""
_PASS_NAMED = frozenset(
    "afsluitende slot eind derde drie keer vier x twee 3 4 alle allemaal ronde blijven eenmaal".split()
)
_ALL = r"(?:everybody#\d+|iedereen|allemaal|alle drie|alle anderen|de anderen|de rest|de andere drie|allen)"
_BY_ALL = re.compile(
    rf"(?:^| ){_ALL}(?: (?:heeft|hebben|had|hadden|daarna|daarop|toen|er|gewoon|verder|braaf|ook|al|,))*$"
)
_OBLIGED = re.compile(
    r"(?:moet|moest|moeten|moesten|hoeft|hoefde|verplicht|dient|diende|gedwongen)(?: (?!(?:bid|double|redouble)#"
    r"|(?:maar|en|heeft|had|legt|legde)(?: |$))[^ .,;?!]+){0,6}$"
)
_NOT_YET = re.compile(
    r"(?:^| )(?:voordat|vooraleer|eer|alvorens|zonder dat)(?: (?!(?:bid|pass|double|redouble)#|en )[^ .,;?!]+){1,6}$"
)
"""Before a call that hadn't been made: "biedt 2H voordat zuid zijn pas had neergelegd"."""
_SUPPOSED = re.compile(r"(?:en |maar |dus )?(?:als|wat als|en als|stel|hoe zou|hoe zit|indien|wat indien)\b")
_NEVER = frozenset("niet nooit niks niets geen niemand nog-niet nauwelijks".split())
_AGAIN = ("accept", "aanvaard", "staan", "geaccept", "gezien", "zag", "opmerk", "alert", "goedkeur", "goedvind")
_ARTICLES = ("die", "dat", "deze", "dit", "de", "het")
_PARTICIPLE = ("gelegd", "geboden", "geopend", "gezegd", "gedaan")


_FAR = 14
_POSSIBLE = re.compile(
    r"(?:kan|kon|mag|mocht|zou|kunnen|mogen)(?: (?:er|het|dat|dan|ook|wel|nog|best|gewoon|pronoun#\d+))*$"
)
_BUT_CHOSEN = re.compile(
    rf"^(?: (?:van|maken|bieden|zeggen|leggen|doen|kunnen|mogen))*(?: ,)? maar(?: [^ .;?!#]+){{0,2}}"
    rf" (?:wil|wilt|wilde|wou|kiest|koos|neemt|nam|doet|deed|gaat|ging|prefereert|maakt|maakte)(?: [^ .;?!#]+){{0,4}} {_ANY_CALL}"
)
"""A call that might have been made, where another is chosen: "kan er 2R van maken maar wil liever 1SA"."""


def is_only_spoken_of(symbols: Sequence[str], place: int) -> bool:
    """A call that isn't one at the table: "mag zuid die 1H nog accepteren", "dacht dat het 1S was", "4S maakt"."""
    before, after = symbols[max(0, place - 1) : place], _until_stop(symbols[place + 1 : place + 6])
    near = " ".join(symbols[max(0, place - 4) : place])
    following = "".join(f" {symbol}" for symbol in after)
    if _THOUGHT_LAID.search(near) and _AFTER_LAID.match(following):
        return False
    held = near.endswith((" heb", " hebt")) or near in ("heb", "hebt")
    if held and not symbols[place].startswith("bid"):
        return False  # "ik heb gepast"
    if _POSSIBLE.search(near) and _BUT_CHOSEN.match(
        "".join(f" {symbol}" for symbol in symbols[place + 1 : place + _FAR])
    ):
        return True
    if _JUDGED.search(near) or _NOT_YET.search(" ".join(symbols[start_of_sentence(symbols, place) : place])):
        return True
    held_hand = _HELD.search(near) is not None and _AN_OPENING.match(following) is not None
    if (held_hand or _UNREAL.search(near)) and not any(word in _PARTICIPLE for word in after[:4]):
        return True  # "ik heb een sterke 2K-opening"
    if _AFTER_UNREAL.match(following) and not (before and before[0].startswith("seat#")):
        return True
    results = _AFTER_RESULT.match(following) or _BEFORE_RESULT.search(near) or _CONTRACT.search(near)
    results = results or (_HAVE.search(near) and _PLAYED.match(following))
    if symbols[place].startswith("bid") and results:
        return True
    thought = " ".join(symbols[start_of_sentence(symbols, place) : place])
    believed = symbols[place].startswith("pass") and _BELIEVED.search(thought)
    if believed and (not after or after[0] in ".;,?!)" or after[0] in ("en", "dus", "had", "heeft", "zei")):
        return True  # "dacht dat partner gepast had"
    if (
        not symbols[place].startswith("pass")
        and _THOUGHT.search(thought)
        and (
            _AFTER_THOUGHT.match(following)
            or not after
            or after[0] in ".;,?!)"
            or not thought.endswith(("dacht", "denkt", "meende"))
        )
    ):
        return (
            re.search(r"(?:zag|gezien|merkte)(?: (?!dacht)[^ .;?!]+){0,3} dat er(?: (?!dacht)[^ .;?!]+)*$", thought)
            is None
        )
    if (
        symbols[place].startswith("pass")
        and before
        and (
            before[0] in _PASS_NAMED
            or _BY_ALL.search(near)
            or near.endswith(("de laatste", "hun laatste"))
            or before[0].startswith("rank#")
            or re.match(rf" {_ALL}(?: |$)", following)
            or _OBLIGED.search(" ".join(symbols[start_of_sentence(symbols, place) : place]))
        )
    ):
        return True
    if not symbols[place].startswith("bid") and before and (before[0] in _NEVER or before[0].startswith("nobody#")):
        return True
    if before and (before[0] in _ARTICLES or before[0].startswith("pronoun#")):
        refused = after[:1] == ["niet"] and re.search(
            r"(?:wil|wilt|wou|wilde|moet|lust|neemt|nam)(?: [^ .,;?!]+){0,2}$", near
        )
        over = place > 1 and symbols[place - 2] in ("op", "over", "na", "boven", "tegen")
        return bool(refused) or (not over and any(word.startswith(_AGAIN) for word in after))
    return False


def _until_stop(symbols: Sequence[str]) -> Sequence[str]:
    return symbols[: next((i for i, symbol in enumerate(symbols) if symbol in STOPS), len(symbols))]


def is_supposed(symbols: Sequence[str], place: int) -> bool:
    """A call in a question of its own after the telling: "en als hij doubleert?", while the telling goes on."""
    start = start_of_sentence(symbols, place)
    if not start or not _SUPPOSED.match(" ".join(symbols[start:place])):
        return False
    end = next((i for i in range(place, len(symbols)) if symbols[i] in STOPS), len(symbols))
    return any(CALL.fullmatch(symbol) for symbol in symbols[end:])


def mode_of(symbols: Sequence[str], place: int) -> Mode:
    """How the call at `place` is told."""
    before = " ".join(symbols[start_of_sentence(symbols, place) : place])
    after = "".join(f" {symbol}" for symbol in symbols[place + 1 : place + 8])
    if _INSTEAD.search(before) or _COMPARED_WITH.search(before):
        return "made" if _BELIEVED.search(before) else "instead"
    if _FROM.search(before) and _TO.match(after):
        return "made"  # "van 2H nog 3H maken"
    if before.endswith(" had") and after.startswith(" liggen"):
        return "made"
    if _THOUGHT_LAID.search(before) and _AFTER_LAID.match(after):
        return "wanted"
    if re.match(BUT_LAID, after):
        return "wanted"
    if _AFTER_ACCEPTED.match(after):
        return "made"  # "mag zuid 1H van oost nog accepteren"
    if _MAY_BECOME.search(before) and _AFTER_BECOME.match(after):
        return "wanted"
    if _EXISTING.search(before):
        return "made"
    if _MADE_BEFORE.search(before):
        return "made"
    if _HAS.search(before) and _LYING.match(after):
        return "made"  # "west had een pas liggen maar wou doubleren"
    if _MUST_BE.search(before) and (_AFTER_MUST_BE.match(after) or (before.endswith("moest") and _ENDS.match(after))):
        return "wanted"
    if _MUST_BE.search(before) and _AFTER_MUST_BID.match(after):
        return "wanted"
    if _DID_SO.match(after):
        return "made"
    if _WANTED.search(before) or (_AFTER_WANTED.match(after) and not is_over(symbols, place)):
        return "wanted"
    if _AFTER_CHANGED.match(after) or _AFTER_RAISED.match(after):
        return "changed"
    if re.match(r"^ (?:\w+ ){0,2}(?:gelegd|geboden|geopend|gezegd)", after + " ") and not before.endswith(
        (" opnieuw", " weer", " in", " naar")
    ):
        return "made"
    return "changed" if _CHANGED.search(before) and not _JUMPS.search(before) else "made"


def start_of_sentence(symbols: Sequence[str], place: int) -> int:
    """Where the sentence of the symbol at `place` starts."""
    return max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)

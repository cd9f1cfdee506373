"""What declarer wants of the defender who is to lead: a suit, not a suit, or nothing, however he says it."""

from __future__ import annotations

import itertools
import re

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_SUITS = {"s": "S", "h": "H", "r": "D", "k": "C"}
_COMPOUND = Expression(r"(schoppen|harten|ruiten|klaveren|klaver)(verbod|eis|plicht|dwang)")
_NOT_HERE = r"(?!(?:seat|declarer|me|my_partner|partner|lho|rho|suit|card)#|maar|terwijl|want|niet|geen)"
_WISHER = r"(?:declarer#\d+(?: (?:\( )?seat#\d+(?: \))?)?|seat#(\d+)|me#(\d+))"
_WISH = (
    r"(?:wil|wilde|eist|vraagt|vroeg|kiest voor|koos voor|kies voor|wil graag|heeft graag|ziet graag"
    r"|wil per se|staat op|wil liever|heeft liever|ziet liever|kiest|koos|vindt|zegt|zei|roept|gebiedt|gebood|beveelt|gelast|gelastte"
    r"|verordonneert|commandeert|dwingt|dwong|verplicht|verplichtte|eist|eiste|eis|verlang|wens)"
)
_LEADER = r"(?:seat|partner|my_partner|lho|rho|pronoun|defender)#\d+"
_LEADS_SUIT = (
    r"(?:voorspeelt|voorspelen|uitkomt|uitkomen|speelt|spelen|inspeelt|inspelen|naspeelt|naspelen|start|starten"
    r"|terugspeelt|ziet|zien|komt|na|voor|uit|terug|moet|moeten|brengt|te brengen|brengen|trekken|te trekken|aan te spelen|te spelen|te starten|uit te komen|voor te spelen)"
)
_NONE = r"(?:geen|niets|niks|nul|zonder)"
_LAY_DOWN = (
    r"(?:opleggen|op te leggen|eisen|te eisen|verbieden|te verbieden|voorschrijven|voor te schrijven|te verlangen)"
)
_FINDS_FINE = r"(?:vindt|vond)(?: (?:het|alles|dat|pronoun#\d+|allemaal|wel))* (?:goed|best|prima|oke)"
_FREE = (
    rf"{_LEADER}(?: dan| dus)? (?:mag|mogen|kan)(?: [^ .;]+){{0,3}} (?:alles|doen wat|spelen wat|voorspelen wat|alles voorspelen"
    r"|van alles|zelf kiezen|zelf weten)(?! behalve| (?:spelen|voorspelen) behalve)",
    r"(?:je|jij)(?: dan| dus)? (?:mag|mogen|kan)(?: [^ .;]+){0,3} (?:alles|doen wat|spelen wat|zelf kiezen|zelf weten)(?! behalve)",
    rf"{_LEADER} (?:is|blijft)(?: (?:dan|dus|helemaal|gewoon|verder|nu))* vrij(?= (?:[.,;]|om|en)|$)",
    rf"dat(?: de)? {_LEADER}(?: (?:dan|dus|helemaal|gewoon|verder|nu))* vrij (?:is|blijft)",
    r"(?:hoeft|hoeven)(?: (?:verder|er|nu|dan|van|mij|pronoun#\d+|me#\d+|helemaal))* (?:niets|niks)",
    rf"{_NONE}(?: (?:enkele|verdere|een|bijzondere))* (?:beperking|beperkingen|restrictie|restricties|dwang|eis|eisen|wens|willen"
    r"|voorkeur|verbod|verplichting|voorwaarde|voorwaarden)",
    rf"(?:niets|niks)(?: (?:aan|voor|hem|haar|ze|{_LEADER}))* {_LAY_DOWN}",
    r"(?:wil|kiest|eist|legt|verbiedt|eiste|verbood|vraagt)(?: [^ .;,]+){0,3} (?:niets|niks|geen dwang|geen van beide)"
    r"(?: op)?(?= (?:[.,;]|en|of|seat#\d+|van seat#\d+|van pronoun#\d+)|$)",
    r"(?:kiest|koos|gaat|ging) voor (?:niets|niks|geen van beide|de derde optie|vrij)",
    r"(?:eist|verbiedt|eiste|verbood|eisen)(?: (?:noch|en|of)) (?:eist|verbiedt|eiste|verbood|verbieden)(?: \w+)? (?:niets|niks)",
    r"(?:maakt|maakte)(?: (?:het|hem|haar|me#\d+|pronoun#\d+|t|toch|de|declarer#\d+|seat#\d+))* (?:niet|niets|niks|geen moer|geen bal)(?: \w+)? uit",
    r"(?:niet|niets|niks|geen bal) (?:uitmaakt|uitmaakte|uitmaken|kan schelen|schelen|interesseert|boeit)",
    r"(?:om het even|eender|onverschillig)(?: (?:is|was|welke|wat))*",
    r"(?:laat|liet|laten)(?: [^ .;,]+){0,3} (?:vrij|zijn gang gaan|haar gang gaan|begaan)",
    r"(?:laat|liet|laten)(?: (?:de|die|zijn|haar|nu|gewoon))*(?: grote)? strafkaart(?: (?:gewoon|maar|rustig))* (?:liggen|staan)",
    r"(?:speel|doe|leg) maar (?:wat|iets|raak)",
    r"waar (?:je|jij|hij|zij|ze|ie|u|pronoun#\d+)(?: (?:maar|zelf))? zin in (?:heb|hebt|heeft|had)",
    rf"(?:laat|liet|laten)(?: (?:het|dat|dit|de|keus|keuze|pronoun#\d+|nu|gewoon|maar|verder))* aan (?:{_LEADER}|hem|haar|de speler) over",
    r"naar (?:eigen )?(?:inzicht|goeddunken|believen|keuze|smaak)|zoek het(?: zelf)? maar uit|(?:kies|beslis|bepaal)(?: (?:het|dat|lekker|gewoon|jij|u))* (?:zelf|maar)|ga(?: gerust)? (?:je|uw) gang",
    r"(?:ziet|zag|zal|wil|gaat)(?: (?!niet)[^ .;,]+){0,3} (?:af|afzien)(?= (?:[.,;!]|en|van|seat#\d+)|$)",
    r"(?:kiest|koos|wil|wilde|gaat|zal|hoeft|besluit)(?: (?!suit#|of)[^ .;,]+){0,4} (?:niet|niets|niks|geen)(?: (?!suit#)[^ .;,]+){0,5} (?:verbieden|eisen|opleggen|kiezen)",
    r"maakt(?: (?:er|hier|daar))? geen gebruik|geen van (?:beide|beiden|tweeen|de twee)",
    r"(?<!na )(?<!over )(?<!zeggen )(?<!weet )(?<!weten )(?<!zien )(?<!niet )(?:wat|wel|waarmee|welke kleur)(?: \w+){0,3}(?: ,)? (?:hij|zij|ze|ie|je|pronoun#\d+)(?: (?:maar|zelf))? (?:wil|wilt|wilde|goeddunkt|verkiest)",
    r"vrije (?:keus|keuze|hand)",
    r"(?:wil|wilde|maakt|maakte|doet|deed)(?: [^ .;,#]+){0,2} geen (?:keus|keuze)(?= |$)",
)
_REQUIRED = (
    rf"(?:legt|legde)(?: aan)?(?: de)? (?:{_LEADER}|hem|haar) op(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)",
    rf"{_WISHER}(?: (?:,|die|dan|nu))* (?:legt|legde)(?: (?:pronoun#\d+|de|aan|{_LEADER}))* (?:een )?suit#(\d+) op(?= (?:[.,;!]|en|aan)|$)",
    rf"{_WISHER}(?: (?:,|\)|die|dat|is|seat#\d+|dan|nu|daar|er|wel|ook|pronoun#\d+|leidt|speelt|afspeelt|bid#\d+))* {_WISH}(?: {_NOT_HERE}[^ .;,]+){{0,4}} suit#(\d+)",
    rf"{_WISHER}(?: (?:,|\)|die|dan|nu))* {_WISH}(?: {_NOT_HERE}[^ .;,]+){{0,2}} {_LEADER}"
    rf"(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)(?: {_NOT_HERE}[^ .;,]+){{0,2}} {_LEADS_SUIT}",
    rf"{_WISHER}(?: (?:\(|\)|contract|bid#\d+|,|die|dan|nu))* (?:wil|eist|vraagt|vindt|zegt|gebiedt)"
    rf"(?: (?!maar|terwijl|dat)[^ .;]+){{0,10}} dat {_LEADER}(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)"
    rf"(?: {_NOT_HERE}[^ .;,]+){{0,2}} {_LEADS_SUIT}",
    rf"{_WISHER}(?: (?:,|die|dan|nu))* (?:vraagt|vroeg|verzoekt|eist|wil)(?: (?:aan|van|nu|dan))* {_LEADER} (?:om|een|ook|graag)"
    rf"(?: {_NOT_HERE}[^ .;,]+){{0,2}} suit#(\d+)(?= (?:[.,;!]|en)|$)",
    rf"{_WISHER} (?:heeft|had)(?: (?!seat#|declarer#|geen|niet)[^ .;,#]+){{0,3}} suit#(\d+) (?:gevraagd|geeist|verlangd|opgelegd|gewild) (?:van|aan) {_LEADER}",
    rf"{_WISH} {_WISHER}(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)(?: (?:van|zien|hebben))",
    rf"(?:^|[.;] )(?:de )?(?:declarer#\d+ )?seat#(\d+)(?: (?!seat#\d+ en )[^ .;]+){{1,14}} (?:en|,) (?:dus |nu )?{_WISH}"
    rf"(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+) (?:van|zien|hebben)",
    rf"declarer#\d+(?: (?:is|,|seat#\d+|en|dus|zit|op))* pronoun#\d+ {_WISH}(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)",
    rf"{_WISHER}(?: [^ .;,:]+){{0,3}} [:'](?: (?:'|\"|,|seat#\d+|partner#\d+|doe|laat|speel|breng|leg|graag|ik|me#\d+|wil|een|jij|u|je|maar|nu|dan|gewoon|liever|toch|eens|kom|met))* suit#(\d+)"
    r"(?= (?:graag|alstublieft|alsjeblieft|aub|a\.u\.b|spelen|terug|voorspelen|voor|na|maar|zien|horen|komen|[.,;!'\"?])|$)",
    rf"(?:^|[.;:'] )suit#(\d+)(?: (?:graag|alsjeblieft|alstublieft|maar|aub|spelen|terug|voor|!|moet|het|worden|zijn|wordt))*(?: ['\",])* (?:zei|zegt|roept|riep|vraagt|vroeg|antwoordt|bepaalt|beslist)(?: (?:de|toen|dan))* {_WISHER}",
    r"(?:moet|moest)(?: [^ .;,]+){0,2} suit#(\d+)(?: \w+)? (?:van|volgens) (?:de )?declarer#\d+",
    rf"(?:moet|moest|zou|dient|diende|moeten|heeft)(?: (?!suit)[^ .;,]+){{0,3}} van (?:de )?{_WISHER}(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)",
    r"(?:verplichting|eis|opdracht|plicht|dwang)(?: (?:om|tot|de|een|van|is|was|declarer#\d+|seat#\d+|:))* suit#(\d+)",
    rf"van (?:de )?{_WISHER} (?:moet|moest|moeten|zou)(?: {_NOT_HERE}[^ .;,]+){{0,4}} suit#(\d+)",
)
_LACKED = Expression(r" (?:meer )?(?:heb|hebt|heeft|had|hebben|hadden|bezit|bezat)(?![^ ])")
"""After a suit that somebody says he hasn't got."""
_FORBIDDEN = (
    r"(?:zegt|zei|wil|wilde|roept|riep|:)(?: [^ .;,#]+){0,2} (?:niks|niets|nix) suit#(\d+)",
    rf"{_WISHER}(?: {_NOT_HERE}[^ .;,]+){{0,3}} (?:nee|neen) tegen(?: (?:de|een))* suit#(\d+)",
    rf"(?:{_WISH}|beslist|beslot)(?: (?!(?:suit|card)#)[^ .;]+){{0,6}} (?:geen|niet|nooit)(?: (?:een|enkele|meer|de))* suit#(\d+)(?!{_LACKED.pattern})",
    r"(?:mag|mogen|moet|mocht|mochten)(?: (?!niet|geen)[^ .;,]+){0,4} (?:geen|niet) suit#(\d+)",
    r"(?:mag|mogen|mocht)(?: (?!niet|geen|of)[^ .;,]+){0,4} suit#(\d+) (?:niet|nie)(?: [^ .;,]+)? (?:uitkomen|spelen|voorspelen|naspelen|starten|brengen|inspelen|terugspelen|na|voor|uit|terug)(?= |$)",
    r"(?:alles|alle kleuren|elke kleur|iedere kleur|wat)(?: [^ .;#]+){0,5} (?:behalve|uitgezonderd|buiten) suit#(\d+)",
    r"(?:behalve|uitgezonderd|maar geen|als het maar geen|anders dan)(?: een)? suit#(\d+)",
    r"noch suit#(\d+)",
    r"suit#(\d+)(?: \w+){0,2} (?:verboden|taboe|niet toegestaan|uitgesloten|uit den boze)",
    r"(?:is|wordt|was|werd) suit#(\d+)(?: \w+)? (?:verboden|taboe|niet toegestaan|uitgesloten)",
    r"(?:verbod|verbiedt|verbood|verbieden|uitsluiten|sluit)(?: (?!(?:suit|card)#)[^ .;]+){0,4} suit#(\d+)",
    r"van(?: de)? suit#(\d+) (?:afblijven|af te blijven|afblijft|af blijven)",
    r"(?:dat|of) (?:pronoun|seat|me|partner|my_partner)#\d+(?: (?:nu|dan|dus))* geen suit#(\d+) (?:mag|mocht)(?= |$)",
    r"geen suit#(\d+)(?: \w+){0,2} (?:spelen|voorspelen|naspelen|uitkomen|starten|terugspelen|inspelen|zien|horen|na|voor|uit|terug|komt|speelt)",
)
_HOLDS = Expression(
    r"(?:heeft|heb|had|hebben|bezit|houdt|kan|kon|kunnen|zit zonder|over)(?: (?!liever|graag|en|maar|dan|dus|dat|gezegd|bepaald|besloten|beslist)[^ .;,]+){0,4} (?:geen|niet)(?: meer)?$"
)
_THAT = Expression(r"(?<! dat) (?:die|deze|pronoun#\d+)$")
_DEMANDS = r"(?:eist|eis|eiste|geeist|dwingt|verplicht)(?: (?!(?:niets|niks|geen|niet))[^ .;]+){0,6} suit#\d+"


def wishes(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `choice` and the suit it is about in `facts`, in place, where declarer's wish is told."""
    given = facts.get("choice")
    if given is not None and given.value not in ("accept", "refuse", "require", "forbid", "none"):
        return
    if _compound(message, facts) or _by_sentence(message, players, facts) or _another_suit(message, players, facts):
        return
    forbids = _suit_told(message, players, facts, "forbid", _FORBIDDEN)
    demands = compiled(_DEMANDS).search(message.skeleton.line) is not None
    if forbids and not demands:
        return
    if _leaves_free(message, irregularity) and not forbids and not demands:
        facts["choice"] = message.tells("none")
        facts.pop("choice_suit", None)
        return
    if given is None or given.value in ("accept", "refuse"):
        _suit_told(message, players, facts, "require", _REQUIRED)
    elif demands and not forbids and given.value == "forbid" and not _says_forbid(message):
        facts["choice"] = Evidence("require", given.start, given.end)


_SENTENCE = Expression(r"[^.;?!]+[.;?!]?")
_VERB = Expression(
    r"(?<![^ ])(?:(?P<strong>wil|wilde|kies|kiest|koos|eist|eiste|dwingt|dwong|verplicht|gebiedt|(?:heb|heeft|had|zie|ziet|zag)(?: (?:het|me#\d+|seat#\d+|declarer#\d+))* (?:liever|graag))"
    r"|(?P<mild>zegt|zei|vindt|vond|vraagt|vroeg|bepaalt|beslist|roept|riep|meldt|verklaart))(?![^ ])"
)
_DEMANDING = frozenset("eist eiste verlangt gebiedt verplicht dwingt dwong".split())
_AT_ANY_PRICE = Expression(r" (?:\w+ )?(?:per se|absoluut|beslist|hoe dan ook|koste wat kost|alleen maar|en zal)(?= )")
_SUBJECT = re.compile(r"(?<![^ ])(?:seat|declarer|me|my_partner|lho|rho|partner|dummy)#(\d+)")
_TO_SUIT = Expression(
    r"(?P<gap>(?: , pronoun#\d+(?: (?!suit#)[^ .;,]+){1,6} ,| (?!suit#|card#|(?:en|,) (?:seat|partner|pronoun|dummy|lho|rho)#)[^ ]+){0,12}) suit#(?P<suit>\d+)(?P<rest>.*)"
)
_NEGATED = Expression(
    r"(?<![^ ])(?:niet|geen|nooit|noch|(?:nee|neen) tegen|behalve|uitgezonderd|buiten|anders dan|andere kleur dan)(?![^ ])"
)
_FORBID_AFTER = Expression(
    r"(?: (?:en|of|,) suit#\d+)*(?: (?:aan|bij|hem|haar|hier|graag|dan|nu|dus|liever|toch|partner#\d+|seat#\d+|pronoun#\d+|gaan|te))*"
    r"(?: (?:moet|moeten|moest|mag))? (?:verbieden|verboden|verbiedt|uitsluiten|uit te sluiten|vermijden|mijden|mijdt|afblijven|afblijft|af blijft|af te blijven|wegblijven|wegblijft|niet|nie|ontzeggen)(?![^ ])"
)
_JUST_NOT = Expression(r" (?:niet|nie|ni|dus niet|liever niet)(?= (?:[.,;!]|hebben|en)|$)")
_HELD = Expression(r"(?<![^ ])(?:heeft|had|heb|hebben|bezit|weten|weet|of|waarom|want|terwijl|maar dat)(?![^ ])")
_TO_BE_LED = Expression(
    rf"(?<![^ ])(?:{_LEADS_SUIT}|komen|gespeeld|voorgespeeld|nagespeeld|ingespeeld|teruggespeeld|uitgespeeld|gestart|hebben|krijgen"
    r"|eisen|opleggen|vragen|afdwingen|verplichten|brengt|legt|graag|alsjeblieft|alstublieft|om|tot)(?![^ ])"
)
_NEED_NOT = re.compile(r"(?<![^ ])(?:hoeft|hoeven|hoefde)(?![^ ])")
_OUGHT = Expression(r"(?<![^ ])(?:moet|moeten|graag|alsjeblieft|alstublieft|om)(?![^ ])")


_RIGHT_BEFORE = re.compile(
    r"(?<!van )(?<!door )(?<!bij )(?:seat|declarer|me|my_partner|lho|rho|partner)#\d+(?: (?:,|die|en|dan|nu|zelf))*[ ]*$"
)
"""A player right before the verb, who says it; else it is the one right behind: "na de uitkomst van oost zegt zuid"."""


def _by_sentence(message: Message, players: Players, facts: dict[str, Evidence]) -> bool:
    """A wish of declarer's about a suit, with what negates it: "zuid wil niet dat west ruiten speelt"."""
    mentions = message.skeleton.mentions
    for sentence in (match.group() for match in _SENTENCE.finditer(message.skeleton.line)):
        if sentence.endswith("?"):
            continue
        for verb in _VERB.finditer(sentence):
            after = sentence[verb.end() :]
            following = re.match(r" (?:dan |nu |dus )?(?:seat|declarer|me)#(\d+)", after)
            before = _SUBJECT.findall(sentence[: verb.end()])
            behind = following is not None and (verb["mild"] or "declarer" in following[0])
            inverted = behind and not _RIGHT_BEFORE.search(sentence, 0, verb.start())
            subjects = [following.group(1)] if following and (inverted or not before) else before[-1:]
            found = _TO_SUIT.match(after)
            if (
                not subjects
                or found is None
                or _not_wished(found["gap"])
                or _is_of_the_lead(found["gap"], found["rest"])
                or _LACKED.match(found["rest"])
            ):
                continue
            if not _declares(message, players, mentions[int(subjects[0])], facts):
                continue
            negated = _NEGATED.search(found["gap"]) or _FORBID_AFTER.match(found["rest"])
            said = found["gap"] + found["rest"]
            demands = verb["strong"] in _DEMANDING or (verb["strong"] and _AT_ANY_PRICE.match(after) is not None)
            if not negated and not demands and not (_TO_BE_LED if verb["strong"] else _OUGHT).search(said):
                continue
            if negated and _NEED_NOT.search(said):
                facts["choice"] = message.tells("none")
                facts.pop("choice_suit", None)
                return True
            suit = mentions[int(found["suit"])]
            facts["choice"] = message.tells("forbid" if negated else "require", suit)
            facts["choice_suit"] = message.tells(joined_suits(message, suit), suit)
            return True
    return False


_OTHER_SUIT = rf"{_WISHER}(?: (?:,|die|dan|nu))* {_WISH}(?: (?!(?:suit|card)#)[^ .;]+){{0,8}} (?:iets anders|wat anders|andere kleur|andere kleuren)"
"""Any suit but that of the card it is about: "zuid wil dat west met iets anders start"."""


def _another_suit(message: Message, players: Players, facts: dict[str, Evidence]) -> bool:
    for wishers, match in message.skeleton.find(_OTHER_SUIT):
        if all(_may_choose(message, players, mention, facts) for mention in wishers):
            facts["choice"] = Evidence("forbid", *message.skeleton.span(match))
            return True
    return False


def _is_of_the_lead(gap: str, rest: str) -> bool:
    """Whether it is the card that was led which he doesn't want: "ik wil de schoppen niet"."""
    return gap.endswith((" de", " die", " deze", " dat")) and _JUST_NOT.match(rest) is not None


def _not_wished(gap: str) -> bool:
    """Whether the suit after `gap` is one that is held, the card that was led, or belongs to a later verb."""
    return any(pattern.search(gap) for pattern in (_HELD, _VERB, _THAT))


def _declares(message: Message, players: Players, mention: Mention, facts: dict[str, Evidence]) -> bool:
    return mention.value == "declarer" or _may_choose(message, players, mention, facts)


def _says_forbid(message: Message) -> bool:
    return message.skeleton.has(r"(?:verbiedt|verbood|verbied|verboden)|geen suit#\d+")


def _leaves_free(message: Message, irregularity: str) -> bool:
    """Whether declarer asks nothing; what he finds fine where the lead was out of turn is that lead itself."""
    if irregularity == "penalty_card_lead" and message.skeleton.has(_FINDS_FINE):
        return True
    return message.skeleton.has_any(_FREE)


_APART = r"suit#(\d+) (verbod|eis|plicht|dwang)"


def _compound(message: Message, facts: dict[str, Evidence]) -> bool:
    """As in "klaververbod", "ruiteneis", written together or apart."""
    for match in compiled(_APART).finditer(message.skeleton.line):
        suit = message.mentions[int(match.group(1))]
        choice = "forbid" if match.group(2) == "verbod" else "require"
        facts["choice"] = message.tells(choice, suit)
        facts["choice_suit"] = message.tells(suit.value, suit)
        return True
    for index, word in enumerate(message.words.norms):
        compound = _COMPOUND.fullmatch(word)
        if compound:
            token = message.words.tokens[index]
            choice = "forbid" if compound.group(2) == "verbod" else "require"
            facts["choice"] = Evidence(choice, token.start, token.end)
            facts["choice_suit"] = Evidence(_SUITS[compound.group(1)[0]], token.start, token.end)
            return True
    return False


def _suit_told(
    message: Message, players: Players, facts: dict[str, Evidence], choice: str, patterns: tuple[str, ...]
) -> bool:
    """Write the choice and its suit when declarer, not the leader, is told to want it."""
    skeleton = message.skeleton
    for pattern in patterns:
        for mentions, match in skeleton.find(pattern):
            suit = next((m for m in mentions if m.kind == "suit"), None)
            wishers = [m for m in mentions if m.kind != "suit"]
            if suit is None or any(not _may_choose(message, players, mention, facts) for mention in wishers):
                continue
            before = skeleton.line[: match.end()].rsplit(" suit#", 1)[0]
            if _THAT.search(before):
                continue  # "hij wil die ruiten wel hebben": the card that was led
            if _is_of_the_lead(before, skeleton.line.split(f"suit#{message.mentions.index(suit)}", 1)[1]):
                continue
            if choice == "forbid" and _HOLDS.search(before):
                continue
            if choice == "require" and re.search(r" (?:mag|mogen) ", f"{match.group()} "):
                continue  # he may, he need not
            facts["choice"] = Evidence(choice, *skeleton.span(match))
            facts["choice_suit"] = message.tells(joined_suits(message, suit), suit)
            return True
    return False


_AND = frozenset("en of noch als ook geen , + & / de een".split())


def joined_suits(message: Message, first: Mention) -> str | list[str]:
    """The suit that is named, with those named in one breath with it: "schoppen en harten"."""
    suits = [m for m in message.mentions if m.kind == "suit" and m.value != "NT" and m.first >= first.first]
    joined = [first.value]
    for previous, following in itertools.pairwise(suits):
        if not _AND.issuperset(message.words.norms[previous.last : following.first]):
            break
        joined.append(following.value)
    return joined[0] if len(joined) == 1 else joined


def _may_choose(message: Message, players: Players, mention: Mention, facts: dict[str, Evidence]) -> bool:
    """Whether it is declarer who wants something, not the defender who leads."""
    seat = Seat(mention.value) if mention.kind == "seat" else players.seat_of.get(mention)
    if seat is None and mention.value == "me":
        if players.me_role == "declarer":
            return True
        seat = _quoted(message, mention)
    if seat is None:
        return False
    if players.declarer is None:
        offender = facts.get("offender")
        return offender is not None and seat.side is not offender.seat.side
    return seat is players.declarer


def _quoted(message: Message, me: Mention) -> Seat | None:
    """Who says "ik" in a quotation: "zuid: dan wil ik schoppen"."""
    before = [mention for mention in message.mentions if mention.kind == "seat" and mention.last <= me.first]
    if not before or before[-1].last + 5 < me.first:
        return None
    between = message.words.norms[before[-1].last : me.first]
    return Seat(before[-1].value) if {":", "zegt", "zei", "roept"} & set(between) else None

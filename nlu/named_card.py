"""What declarer said when he named a card of dummy, and which cards dummy has: "'klein', zei de leider", "dummy heeft H, 9 en 5"."""

from __future__ import annotations

import re

from nlu.lexicon import forms
from nlu.mentions import Mention
from nlu.reading import Message
from nlu.skeleton import compiled
from nlu.understanding import Evidence

_SAYS = r"(?:zegt|zei|zegde|zeg|roept|riep|vraagt|vroeg|mompelt|mompelde|noemt|noemde|gezegd|geroepen|zeggen|roepen|calls|says|bromt|fluistert|commandeert|vermeldt|klonk|klinkt|:)"
_ANYTHING = (
    r"(?:maakt|maak|maakte|doet)(?: (?:pronoun#\d+|het|me#\d+|mij|toch|er|dat))* (?:niet|niks|niets|nie|geen)(?: (?:meer|veel|zoveel|toe))* (?:uit|verschil)",
    r"(?:wat|welke|zoals|als)(?: (?:pronoun#\d+))? (?:je|jij|ge|gij|u|dummy#\d+|ie|pronoun#\d+)(?: maar)? (?:wilt|wil|zelf wilt|kiest|leuk vindt|goeddunkt|denkt|wenst)",
    r"(?:doe|speel|leg|geef|pak|gooi|kies|zoek|zie|neem)(?: (?:pronoun#\d+|er|jij|zelf|gij|ge|toch|gewoon|gerust))* maar(?: (?:iets|wat|een|eentje|raak|ene|op|een kaart|uit|een card#\d+|een rank#\d+|zelf))*",
    r"(?:kan|interesseert|boeit|scheelt|raakt|deert)(?: (?:me#\d+|mij|het|niet|niks|geen|pronoun#\d+|bal|zier|ene|toch|echt))+(?: (?:schelen|meer|welke|wat|boeien|uitmaken))*",
    r"(?:boeit|interesseert|geeft|scheelt|deert)(?: \w+)? (?:niet|niks|niets)",
    r"(?:om het even|om het even welke|om t even|eender|eender wat|eender welke|gelijk welke|gelijk wat|willekeurig|willekeurige|whatever|anything|any card|iets|maar wat|maar iets|jij mag kiezen|kies zelf|kies maar|beslis zelf|zelf weten|geen voorkeur|alles is goed|alles goed|allemaal gelijk)",
)
_HIGH = r"(?:hoog|hoogste|hoge|hogere|top|bovenste|groot|grote|grootste|high|highest|dikke|dikste|topkaart|zo hoog mogelijk|de dikke)"
_LOW = r"(?:laag|laagste|lage|lagere|laagje|klein|kleine|kleinste|kleintje|kleintjes|low|lowest|small|onderste|duiken|duik|gedoken|zakken|zak|duikje|xje|zo laag mogelijk|iets kleins|lichtste|minste)"
_WIN = r"(?:pak|pakken|pakt|neem|nemen|neemt|win|winnen|winnende|overnemen|neem over|overneem|slag maken|maak de slag|maak pronoun#\d+|overpakken|pak (?:pronoun#\d+|m|de slag)|neem (?:pronoun#\d+|m|de slag)|erover|eroverheen|eroverheen gaan|kloppen|klop)"
_ABSENT = (
    r"(?:niet|nie|ni|helemaal niet|nergens)(?: (?:meer|eens|aanwezig|te vinden|terug))* (?:in|op|bij)(?: (?:de|het|zijn|die|den|mijn))* (?:dummy#\d+|tafel|hand van dummy#\d+)",
    r"dummy#\d+(?: seat#\d+)?(?: [^ .;]+){0,4} (?:heeft|had|bezit|bezat)(?: (?:die|pronoun#\d+|deze|dat|card#\d+|kaart|hem|er|ook|zelfs))* (?:helemaal )?(?:niet|nie|geen)(?! (?:suit|rank)#)",
    r"(?:die|pronoun#\d+|deze|kaart|boer|rank#\d+|card#\d+)(?: (?:kaart|rank#\d+))?(?: (?:zit|ligt|is|bestaat|zat|lag|staat))(?: (?:er|daar|dus|helaas|helemaal))* (?:niet|nie|nergens)",
    r"(?:zit|ligt|is|bestaat|zat|lag)(?: (?:er|daar|dus|helaas|helemaal|die|pronoun#\d+))* (?:niet|nie|nergens)(?: (?:in|op|bij|tussen))?",
    r"(?:die|pronoun#\d+|rank#\d+|card#\d+)(?: [a-z]+)? (?:heeft|had)(?: (?:pronoun#\d+|die|dummy#\d+|ie|de dummy#\d+))? (?:niet|nie|helemaal niet)",
    r"(?:heeft|had) (?:pronoun#\d+|die|ie|dummy#\d+)(?: (?:pronoun#\d+|die))?(?: (?:dus|ook|helemaal))? (?:niet|nie)(?! (?:gezegd|genoemd|gevraagd|gehoord))",
    r"(?:die|pronoun#\d+)(?: \w+)? (?:niet|nie) (?:heeft|had|bezit|bezat|ligt|zit)",
    r"niet bestaat|bestaat niet|onbestaande",
)


def words_told(message: Message) -> str | None:
    """How declarer named the card, when that is plain: one of the words of Law 46."""
    skeleton = message.skeleton
    cards = [m for m in message.mentions if m.kind == "card" and m.value[1] not in "x?h"]
    if cards and any(skeleton.has(pattern) for pattern in _ABSENT):
        return "not_in_dummy"
    if any(skeleton.has(pattern) for pattern in _ANYTHING):
        return "anything"
    for quote in _calls(skeleton.line):
        if word := _word(quote):
            return word
    return None


_FILL = r"(?:alleen|enkel|slechts|gewoon|maar|dan|nu|toen|tegen|aan|de|zijn|haar|het|dummy#\d+|seat#\d+|declarer#\d+|,|ook|een|kortweg|zonder|meer|al|simpelweg|enkelweg|uitsluitend)"


def _calls(line: str) -> list[str]:
    """What was said, first what stands between quotes, then what follows or precedes a verb of saying."""
    quoted = re.findall(r"(?:^| )['\"] ([^'\"]{1,60}?) ['\"]", f"{line} ")
    spoken = [
        m.group(1)
        for m in compiled(rf"{_SAYS}(?: {_FILL})* ((?:(?!{_FILL}(?: |$))[^ .;,]+)(?: [^ .;,]+){{0,2}})").finditer(line)
    ]
    before = [
        m.group(1)
        for m in re.finditer(
            r"^([^ .;]+(?: [^ .;,]+)?)(?: [!,:])? (?:(?:zegt|zei|roept|riep|meer (?:zei|zegt)|klonk)(?= ))", line
        )
    ]
    called = [m.group(1) for m in re.finditer(r"declarer#\d+(?: seat#\d+)? : (?:' )?([^ .;']+(?: [^ .;,']+)?)", line)]
    return [*quoted, *called, *spoken, *before]


def _word(said: str) -> str | None:
    """What kind of designation the words are."""
    text = re.sub(r"^(?:(?:de|het|een|die|dan|maar|uh|eh|speel|leg|doe|geef|,) )+", "", said.strip(" !,"))
    if compiled(rf"^{_WIN}(?: [^ ]+){{0,3}}$").search(text):
        return "win"
    if compiled(rf"^(?:zo )?{_HIGH}(?: (?:mogelijk|kaart|maar|graag|suit#\d+))?$").search(text):
        return "high"
    if compiled(rf"^(?:zo )?{_LOW}(?: (?:mogelijk|kaart|maar|graag))?$").search(text):
        return "low"
    if re.fullmatch(r"suit#\d+(?: (?:maar|graag|spelen|bij|alstublieft|aub|zonder|meer))*", text):
        return "suit"
    if re.fullmatch(r"rank#\d+(?: (?:maar|graag|alstublieft|aub|zonder kleur))*", text):
        return "rank"
    return None


_ON_LEAD = (
    r"dummy#\d+(?: seat#\d+)?(?: (?:is|was|zit|zat|,|die|nu|dus|ook))* (?:aan slag|aan de beurt|aan zet|aan bod|aan de leg)",
    r"(?:zit|zat|is|was|moet|moest|mag)(?: [^ .;,]+){0,3} (?:op tafel|in dummy#\d+|in de dummy#\d+|van tafel|aan tafel|op dummy#\d+|aan slag in dummy#\d+)(?: [^ .;,]+){0,5} (?:na|en zegt|voorspelen|spelen)",
    r"(?:uit|van)(?: de)? (?:dummy#\d+|tafel)(?: [^ .;,]+){0,3} (?:voorspelen|voorspeelt|voorspeelde|uitspelen|naspelen)",
    r"dummy#\d+(?: [^ .;]+){0,8} (?:mag|moet|moest|mocht)(?: nu| dus)? voorspelen",
    r"voorspelen (?:uit|van)(?: de)? (?:dummy#\d+|tafel)",
)


def dummy_leads(message: Message) -> bool:
    """Whether dummy was to lead to the trick."""
    return any(message.skeleton.has(pattern) for pattern in _ON_LEAD)


_LED = (
    r"{suit} (?:is |was |werd |wordt )?(?:er )?(?:gevraagd|voorgespeeld|gespeeld|nagespeeld|uitgekomen|voor|ingespeeld|gestart)",
    r"(?:op|bij)(?: (?:een|de|die))* {suit}(?: (?:van|uit)(?: de)? (?:seat|declarer|opponent|defender|lho|rho)#\d+| voor| na|slag)",
    r"er (?:ligt|lag|wordt|werd|is|was|komt|kwam) (?:een )?{suit}(?: (?:op tafel|voor|gevraagd|gespeeld|van seat#\d+))",
    r"(?:seat|opponent|defender|lho|rho)#\d+(?: [^ .;,]+){0,2} (?:speelt|speelde|kwam|komt|opende|startte|start)(?: [^ .;,]+){0,2} {suit}(?: (?:voor|na|uit))?",
    r"(?:voorgespeeld|gevraagd|gespeeld) (?:werd|was|is) {suit}",
)


def led_suit(message: Message) -> tuple[str, int, int] | None:
    """The suit led to the trick and where it stands: "op een schoppenslag", "er is ruiten gevraagd"."""
    for token in message.words.tokens:
        for ending in ("slag", "slagje"):
            if token.norm.endswith(ending) and (suit := forms().meaning(token.norm[: -len(ending)], "suit")):
                return suit, token.start, token.end
    for pattern in _LED:
        if found := message.skeleton.first(pattern):
            return found[-1].value, *message.span(found[-1])
    return None


def last_suit(message: Message) -> Mention | None:
    """The suit of the trick that dummy won last, which goes on when only a rank is named."""
    found = message.skeleton.first(
        r"(?:won|gewonnen|wint|winnen|haalde|pakte|maakte|laatste slag|vorige slag|vorige)(?: [^ .;,]+){0,5} (?:met|in|van)(?: een| de)? {suit}"
    )
    found = found or message.skeleton.first(r"na(?: [^ .;,]+){0,4} (?:van|in)(?: een)? {suit}")
    return found[-1] if found else None


_HAS = r"(?:dummy#\d+|pronoun#\d+|die|tafel|seat#\d+)(?: seat#\d+)?(?: (?:nog|daar|er|,|met|alleen|echter|ook))* (?:heeft|had|bezit|bezat|met|zit|zitten|zaten|ligt|liggen|lagen|houdt)(?: (?:nog|er|alleen|daar|ook|enkel|een|de|,|:|zowel|dummy#\d+|in|seat#\d+))* card#(\d+)"
_LIES = r"(?:in|op)(?: (?:de|den|het))? (?:dummy#\d+|tafel)(?: (?:zitten|liggen|ligt|zit|zaten|lagen|heeft|is|er|nog|de|een|alleen|daar|,|:|en))* card#(\d+)"


def dummy_cards(message: Message) -> list[Mention]:
    """The cards that dummy is said to have: the row that begins there."""
    for pattern in (_HAS, _LIES, r"er (?:is|ligt|zit|liggen|zitten)(?: (?:wel|een|nog|alleen|zowel|de))* card#(\d+)"):
        for match in compiled(pattern).finditer(message.skeleton.line):
            first = message.mentions[int(match.group(1))]
            return _row(message, first)
    return []


def _row(message: Message, first: Mention) -> list[Mention]:
    row = [first]
    words = message.words.norms
    for mention in message.mentions:
        if mention.first < row[-1].last:
            continue
        between = set(words[row[-1].last : mention.first])
        if not between <= {",", "en", "een", "de", "ook", "nog", "+", "&", "-"}:
            break
        if mention.kind == "card":
            row.append(mention)
        elif mention.kind == "rank":
            row.append(Mention("card", row[-1].value[0] + mention.value, mention.first, mention.last))
        else:
            break
    return row


def put_designation(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what an incomplete designation tells."""
    whole = (0, len(message.text))
    if word := words_told(message):
        facts["words"] = Evidence(word, *whole)
    if dummy_leads(message):
        facts["dummy_leads"] = Evidence(True, *whole)
    if led := led_suit(message):
        facts["led_suit"] = Evidence(led[0], led[1], led[2])
        facts.pop("dummy_leads", None)
    elif "dummy_leads" in facts and (suit := last_suit(message)):
        facts["led_suit"] = Evidence(suit.value, *message.span(suit))
    row = dummy_cards(message)
    if row and all(card.value[1] in "AKQJT98765432" for card in row):
        facts["dummy_cards"] = Evidence([card.value for card in row], message.span(row[0])[0], message.span(row[-1])[1])

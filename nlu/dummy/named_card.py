"""The trick that a designation is about: the suit led, whether dummy leads, which cards dummy has ("dummy heeft H, 9 en 5")."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.dummy.not_in_dummy import lacks_named_card
from nlu.dummy.said_words import designation, speaker
from nlu.lexicon import forms
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import RANKS

_ON_LEAD = (
    r"(?:aan slag|aan de beurt|aan de leg)(?: (?:is|was|zit|zat|nu|dus))* (?:in|op|aan|bij|vanuit)(?: (?:de|het))* (?:dummy#\d+|tafel)",
    r"(?:gewonnen|won|wint|genomen|gemaakt|gepakt|binnengehaald)(?: [^ .;,#]+){0,3} (?:in|op|aan|door|met)(?: (?:de|het))* (?:dummy#\d+|tafel)(?! (?:lag|ligt))",
    r"dummy#\d+(?: seat#\d+)?(?: (?:had|heeft|die))* (?:won|wint|maakte|maakt|pakte|nam|haalde)(?: [^ .;,#]+){0,3} (?:slag|net|vorige)",
    r"dummy#\d+(?: seat#\d+)?(?: (?:had|heeft|die|net|de|vorige|slag|laatste))+ (?:gewonnen|gemaakt|binnengehaald)",
    r"dummy#\d+(?: seat#\d+)?(?: (?:zelf|dus|nu|die))* (?:leidt|begint|begon|speelt voor|speelde voor|moet voor|komt voor)(?= (?:[.,;]|met|de|omdat|want|en)|$)",
    r"dummy#\d+(?: seat#\d+)?(?: (?:is|was|zit|zat|,|die|nu|dus|ook))* (?:aan slag|aan de beurt|aan de leg)(?! (?:als|om als) (?:laatste|derde|vierde|tweede))",
    r"(?:zit|zat|is|was|moet|moest|mag)(?: [^ .;,]+){0,3} (?:op tafel|in dummy#\d+|in de dummy#\d+|van tafel|aan tafel|op dummy#\d+|aan slag in dummy#\d+)(?: [^ .;,]+){0,5} (?:na|nadat|omdat|en zegt|voorspelen|spelen)",
    r"(?:uit|van)(?: de)? (?:dummy#\d+|tafel)(?: [^ .;,]+){0,3} (?:voorspelen|voorspeelt|voorspeelde|uitspelen|naspelen)",
    r"dummy#\d+(?: [^ .;]+){0,8} (?:mag|moet|moest|mocht)(?: (?:nu|dus|zelf))* (?:voorspelen|uitkomen|beginnen|uitspelen|naspelen)",
    r"voorspelen (?:uit|van)(?: de)? (?:dummy#\d+|tafel)",
    r"(?:slag|trick#\d+|die|pronoun#\d+)(?: [^ .;,]+){0,3} (?:ging|gaat|viel|was|kwam)(?: [^ .;,]+){0,4} (?:naar|voor|aan)(?: (?:de|het))* (?:dummy#\d+|tafel)(?! (?:legt|legde|speelt|speelde))",
    r"(?:slag|ronde) (?:begint|begon|start|vertrekt)(?: (?:op|in|bij|van|vanuit|aan|de|het))+ (?:dummy#\d+|tafel)",
    r"(?:moet|moest)(?: [^ .;,]+){0,3} (?:uit|van|vanuit)(?: de)? (?:dummy#\d+|tafel)(?: (?:voor)?gespeeld| worden| beginnen| komen)+",
)


def dummy_leads(message: Message) -> bool:
    """Whether dummy was to lead to the trick."""
    return message.skeleton.has_any(_ON_LEAD)


_LED = (
    r"{suit} (?:uit|voor|na|start|uitkomst) (?:bij|van|door)(?: de)? (?:seat|opponent|defender|lho|rho)#\d+",
    r"{suit} (?:is |was |werd |wordt |heeft |had )?(?:er )?(?:gevraagd|voorgespeeld|gespeeld|nagespeeld|uitgekomen|voor|ingespeeld|gestart)",
    r"(?:op|bij|na)(?: (?:een|de|die))* {suit}(?: (?:van|uit)(?: de)? (?:seat|declarer|opponent|defender|lho|rho)#\d+| voor| na|slag)",
    r"er (?:ligt|lag|wordt|werd|is|was|komt|kwam) (?:een )?{suit}(?: (?:op tafel|voor|gevraagd|gespeeld|van seat#\d+))",
    r"(?:seat|opponent|defender|lho|rho)#\d+(?: [^ .;,]+){0,2} (?:speelt|speelde|kwam|komt|opende|startte|start)(?: [^ .;,]+){0,2} {suit}(?: (?:voor|na|uit))?",
    r"(?:op|na|over) (?:seat|opponent|lho|rho)#\d+ (?:zijn|haar|z'n|zn|hun) {card}",
    r"(?:op|na|over)(?: (?:een|de|die))* {card} (?:van|uit)(?: de)? (?:seat|opponent|defender|lho|rho)#\d+",
    r"(?:voorgespeeld|gevraagd|gespeeld) (?:werd|was|is) {suit}",
    r"(?:speelt|speelde|komt|kwam|trekt|trok)(?: [^ .;,]+){0,2} (?:uit|vanuit|van)(?: (?:de|zijn|haar|eigen))* hand(?: (?:een|met|kleine))* {suit}",
    r"{suit} (?:uit|vanuit|van)(?: (?:de|zijn|haar|eigen))* hand",
)


def led_suit(message: Message) -> Evidence | None:
    """The suit led to the trick and where it stands: "op een schoppenslag", "er is ruiten gevraagd"."""
    if (trick := next(_tricks_of_suit(message), None)) is not None:
        return trick[1]
    for pattern in _LED:
        if found := message.skeleton.first(pattern):
            return message.tells(found[-1].value[0], found[-1])
    return None


_WON = r"(?:won|gewonnen|wint|winnen|haalde|pakte|maakte|gemaakt|gehaald|laatste slag|vorige slag|vorige)"


def last_suit(message: Message) -> Evidence | None:
    """The suit of the trick that dummy won last, which goes on when only a rank is named: "na een hartenslag"."""
    for number, suit in _tricks_of_suit(message):
        near = message.words.norms[max(0, number - 3) : number + 6]
        if "na" in near[:3] or re.search(rf"(?<![^ ]){_WON}(?![^ ])", " ".join(near)):
            return suit
    found = message.skeleton.first(rf"{_WON}(?: [^ .;,]+){{0,5}} (?:met|in|van)(?: een| de)? {{cardlike}}")
    found = found or message.skeleton.first(
        rf"(?:met|in|van)(?: een| de)? {{cardlike}}(?: (?:had|heeft|werd|was))? {_WON}"
    )
    found = found or message.skeleton.first(r"na(?: [^ .;,]+){0,4} (?:van|in)(?: een)? {suit}")
    if found is None or found[-1].kind == "rank":
        return None
    return message.tells(found[-1].value[0], found[-1])


def _tricks_of_suit(message: Message) -> Iterator[tuple[int, Evidence]]:
    """The suits of the tricks that are named by them, each with the number of its word: "een hartenslag"."""
    for number, token in enumerate(message.words.tokens):
        for ending in ("slag", "slagje"):
            if token.norm.endswith(ending) and (suit := forms().meaning(token.norm[: -len(ending)], "suit")):
                yield number, Evidence(suit, token.start, token.end)


_HAS = r"(?:dummy#\d+|pronoun#\d+|die|tafel|seat#\d+)(?: seat#\d+)?(?: (?:nog|daar|er|,|met|alleen|echter|ook))* (?:heeft|had|bezit|bezat|met|zit|zitten|zaten|ligt|liggen|lagen|houdt)(?: (?:nog|er|alleen|daar|ook|enkel|een|de|,|:|zowel|dummy#\d+|in|seat#\d+))* card#(\d+)"
_HAS_ONLY = r"dummy#\d+(?: seat#\d+)?(?: (?:alleen|enkel|nog|maar|:|,|de|een|toont|toonde|daarin))+ card#(\d+)"
_HAS_OF_SUIT = r"dummy#\d+(?: seat#\d+)? (?:heeft|had|bezit|bezat)(?: (?:nog|er|daar|alleen|enkel))* (?:in|van|aan)(?: de)? {suit}(?: (?:nog|alleen|enkel|de|een|maar|:))* {rank}"
_MINE = r"me#\d+ (?:heb|had)(?: (?:alleen|enkel|nog|maar|daar|de|een|er|:))* card#(\d+)"
_LIES = r"(?:in|op)(?: (?:de|het))? (?:dummy#\d+|tafel)(?: (?:zitten|liggen|ligt|zit|zaten|lagen|heeft|is|er|nog|de|een|alleen|daar|,|:|en))* card#(\d+)"


def dummy_cards(message: Message) -> list[Mention]:
    """The cards that dummy is said to have: the row that begins there."""
    mine = (_MINE,) if message.players(in_play=True).me_role == "dummy" else ()
    if (of_suit := message.skeleton.first(_HAS_OF_SUIT)) is not None:
        suit, rank = of_suit
        return _row(message, Mention("card", suit.value + rank.value, rank.first, rank.last))
    for pattern in (
        *mine,
        _HAS,
        _HAS_ONLY,
        _LIES,
        r"er (?:is|ligt|zit|liggen|zitten)(?: (?:wel|een|nog|alleen|zowel|de))* card#(\d+)",
    ):
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
        if not between <= {",", "en", "een", "de", "ook", "nog", "+", "-"}:
            break
        if mention.kind == "card":
            row.append(mention)
        elif mention.kind == "rank":
            row.append(Mention("card", row[-1].value[0] + mention.value, mention.first, mention.last))
        else:
            break
    return row


_SEVERAL = (
    r"(?:heeft|had|zijn|waren|liggen|lagen|ligt|zitten|zaten)(?: (?:er|daar|nog|ook|wel|gewoon))* (?:twee|drie|rank#\d+)"
    r"(?: (?:rank|card)#\d+| van(?: die)?| (?:azen|heren|vrouwen|dames|boeren|tienen))?(?= (?:[.,;:)?!]|en|in|op|,)|$)"
)
"""Dummy has more than one card of the rank that is named: "de dame, er zijn er twee"."""


def put_designation(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what an incomplete designation tells."""
    if players.declarer is None and (seat := speaker(message, players)) is not None:
        facts["declarer"] = message.tells(seat)
    row = dummy_cards(message)
    if lacks_named_card(message, players, row):
        facts["words"] = message.tells("not_in_dummy")
    elif word := designation(message, players):
        facts["words"] = message.tells(word)
    if dummy_leads(message):
        facts["dummy_leads"] = message.tells(True)
    led, won = led_suit(message), last_suit(message) if "dummy_leads" in facts else None
    if won:
        facts["led_suit"] = won
    elif led:
        facts["led_suit"] = led
        facts.pop("dummy_leads", None)
    word_told = facts.get("words")
    if word_told is not None and word_told.value == "rank" and not row and message.skeleton.has(_SEVERAL):
        facts["several_of_rank"] = message.tells(True)
    if row and all(card.value[1] in RANKS for card in row):
        facts["dummy_cards"] = Evidence([card.value for card in row], message.span(row[0])[0], message.span(row[-1])[1])

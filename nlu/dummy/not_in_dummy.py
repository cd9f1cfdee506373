"""Whether dummy lacks the card that declarer named (46B4): "die heeft hij niet", "was al gespeeld", "dummy heeft geen schoppen meer"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.dummy.said_words import called
from nlu.players import Players
from nlu.reading import Message
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import RANKS

_IT = r"(?:die|dat|deze|pronoun#\d+|kaart|rank#\d+|card#\d+)"
_NOT = r"(?:niet|nie|ni|nergens)"
_IN_DUMMY = r"(?:in|op|bij)(?: (?:de|het|zijn|die|mijn))* (?:dummy#\d+|tafel|hand van dummy#\d+)"
_NO_DEED = r"(?! (?:goed |echt |naar |op |eens |meteen )*(?:geluisterd|gehoord|luisteren|opgelet|opletten|verstaan|begrepen|gezien|gezegd|gelegd|gevraagd|gewacht|genoemd|gespeeld|bekend|door|pronoun#|declarer#))"
_ABSENT = (
    rf"{_NOT}(?: (?:meer|eens|aanwezig|te vinden|terug))* {_IN_DUMMY}",
    rf"{_IN_DUMMY}(?: (?:zit|ligt|is|lag|zat|was|die|pronoun#\d+|er|daar|dus|helemaal|kaart|rank#\d+))* {_NOT}",
    r"dummy#\d+(?: seat#\d+)?(?: [^ .;]+){0,4} (?:heeft|had|bezit|bezat|vindt|ziet)(?: (?:die|pronoun#\d+|deze|dat|card#\d+|kaart|hem|er|ook|zelfs))*"
    rf" (?:helemaal )?(?:niet|nie|(?<!er )geen)(?! (?:suit|rank)#){_NO_DEED}",
    rf"{_IT}(?: (?:kaart|rank#\d+))? (?:zit|ligt|is|bestaat|zat|lag|staat)(?: (?:er|daar|dus|helaas|helemaal|die|alleen|gewoon|toch|echter|nu))* {_NOT}",
    rf"(?:zit|ligt|is|bestaat|zat|lag)(?: (?:er|daar|dus|helaas|helemaal|die|pronoun#\d+))* {_NOT}(?: (?:in|op|bij|tussen))?",
    rf"{_IT}(?: [a-z]+)? (?:heeft|had)(?: (?:pronoun#\d+|die|dummy#\d+|seat#\d+|ie|de dummy#\d+))? (?:helemaal )?{_NOT}(?! (?:gezegd|gelegd))",
    rf"(?:heeft|had) (?:pronoun#\d+|die|ie|dummy#\d+)(?: (?:pronoun#\d+|die))?(?: (?:dus|ook|helemaal))? {_NOT}(?! (?:gezegd|genoemd|gevraagd|gehoord|gelegd))",
    rf"(?:die|pronoun#\d+)(?: \w+)? {_NOT} (?:heeft|had|bezit|bezat|ligt|zit)",
    rf"(?:die|pronoun#\d+|deze) heb (?:me#\d+|ik)(?: (?:dus|helemaal|toch|echt))* {_NOT}",
    rf"heb (?:me#\d+|ik)(?: (?:die|pronoun#\d+|dus|helemaal|toch|echt|hier))* {_NOT}(?! (?:gezegd|genoemd|gevraagd|gehoord))",
    rf"{_IT} was(?: (?:dus|helemaal|gewoon))* er(?: (?:dus|helemaal|gewoon|ook))* {_NOT}",
    rf"{_IT} (?:had|heeft) (?:seat|pronoun|declarer|opponent|lho|rho|dummy|me)#\d+(?: (?:in|trick#\d+|slag|eerder|de|vorige|toch|dus|zelf))*"
    r" (?:al|allang|eerder) (?:gespeeld|gelegd|weggegooid|bijgespeeld|afgegooid)",
    r"niet bestaat|bestaat niet|onbestaande",
    rf"(?:blijkt|bleek|is|was|kon|kan)(?: (?:er|die|pronoun#\d+|daar|dus|helemaal|dummy#\d+))* {_NOT} (?:aanwezig|te vinden|te bekennen|vinden|voorhanden|gevonden)",
    rf"(?:vindt|vond|ziet|zag) (?:pronoun#\d+|die|dat) {_NOT}",
    rf"{_IT}(?: (?:kaart|rank#\d+))? (?:was|is|bleek|bleken|lag|zat)(?: (?:er|dus|natuurlijk|eigenlijk|allang|in|trick#\d+|eerder|de|vorige|slag|een|bij))*"
    r" (?:al|allang|eerder)(?: (?:in|trick#\d+|eerder|een|de|vorige|slag|door|seat#\d+|lang|eens))* (?:gespeeld|gevallen|weg|op|geweest|verdwenen|gelegd|gegaan|voorbij)",
    rf"{_IT}(?: (?:kaart|rank#\d+|er|dus|toch|in|trick#\d+))* (?:al|allang|eerder|lang)(?: (?:lang|in|trick#\d+|eerder|de|een|vorige|slag))*"
    r" (?:gespeeld|gevallen|weg|op|verdwenen|gelegd|weggespeeld|eruit|voorbij)(?: (?:is|was|zijn|bleek))",
    rf"{_IT}(?: (?:kaart|rank#\d+))? (?:had|heeft|werd)(?: [^ .;,]+){{0,5}} (?:al|allang|eerder)(?: [^ .;,]+){{0,2}} (?:laten leggen|laten spelen|gespeeld|gelegd|weggespeeld|weggegooid)",
    rf"{_IT}(?: (?:kaart|rank#\d+))? (?:blijkt|bleek)(?: (?:gewoon|dus|ook|nog|al|zelf))* (?:in (?:zijn|haar|de|mijn|z'n)(?: eigen)? hand|bij(?: de)? (?:seat|declarer|pronoun)#\d+)(?: [^ .;,]+){0, 4} te zitten",
    rf"{_IT}(?: (?:kaart|rank#\d+))? (?:zit|zat|lag|ligt|heeft|had|hield)(?: (?:seat#\d+|pronoun#\d+|declarer#\d+|dus|juist|zelf|gewoon))*"
    r" (?:zelf|in (?:zijn|haar|de|mijn|z'n)(?: eigen)? hand|bij (?:seat|declarer|pronoun)#\d+)",
)
_NAMES_ABSENT = rf"(?:een|de) (?:kaart|boer|rank#\d+)(?: (?:gevraagd|genoemd|geroepen))?(?: pronoun#\d+| die| dat)+(?: (?:er|daar|dummy#\d+|de|in|op|helemaal|dus|seat#\d+))* {_NOT}"
_NAMES_GONE = r"(?:een|de) (?:kaart|boer|rank#\d+)(?: pronoun#\d+| die| dat)+(?: (?:er|dus|in|trick#\d+))* (?:al|allang|eerder)(?: (?:lang|eens|in|trick#\d+))* (?:gevallen|gespeeld|weg|op|gelegd|verdwenen)"
_HAS_NONE_OF = (
    r"(?:dummy#\d+(?: seat#\d+)?|die|pronoun#\d+|tafel)(?: [^ .;,]+){0,3} (?:geen|niet één|nul)(?: enkele)? (?:suit|rank|card)#(\d+)",
    r"(?:dummy#\d+(?: seat#\d+)?|die|pronoun#\d+|tafel)(?: [^ .;,]+){0,3} (?:leeg|renonce|void|uit|blut|geen meer)(?: (?:in|van))? (?:suit|rank)#(\d+)",
    r"(?:dummy#\d+(?: seat#\d+)?|die|pronoun#\d+|tafel)(?: [^ .;,]+){0,3} (?:op|in) (?:suit|rank)#(\d+) (?:leeg|renonce|void|uit|blut)",
    r"(?:zit|ligt|is|zijn|liggen|zitten|lagen|zaten|heeft|had)(?: (?:er|daar|helemaal|in|op|de|het|dummy#\d+|tafel))* geen(?: enkele)? (?:suit|rank|card)#(\d+)",
    r"(?:zit|ligt|is|zijn|liggen|zitten|lagen|zaten|heeft|had)(?: [^ .;]+){0,9} (?:,|maar|en|dus) (?:geen|niet de|nergens een)(?: enkele)? (?:suit|rank|card)#(\d+)",
    r"geen (?:suit|rank)#(\d+)(?: (?:meer|te vinden|aanwezig))* (?:in|op|bij)(?: de)? (?:dummy#\d+|tafel)",
)
_NONE_LEFT = r"(?:geen(?: (?:een|enkele|meer))*|niks meer|niets meer)"
_RUN_OUT = (
    r"dummy#\d+(?: seat#\d+)?(?: [^ .;,]+){0,2} (?:renonce|leeg|void|(?:heeft|had) er geen(?: meer)?)(?= |$)"
    r"|dummy#\d+(?: seat#\d+)? (?:heeft|had) (?:die|pronoun#\d+|er|ze)(?: (?:niet|nie) meer| geen(?: een)?(?: meer)?)"
    rf"|(?:ligt|liggen|lag|lagen|zit|zitten|zat|zaten|is|zijn|waren)(?: (?:er|daar))* {_NONE_LEFT} {_IN_DUMMY}"
    rf"|{_IN_DUMMY}(?: (?:ligt|liggen|lag|lagen|zit|zitten|zat|zaten|is|zijn|waren))(?: er)? {_NONE_LEFT}(?= (?:[.,;?!]|en|van)|$)"
    rf"|(?:die|pronoun#\d+) (?:is|was|zijn|waren)(?: (?:al|allemaal|er))* (?:op|uit|weg|door) {_IN_DUMMY}"
)
_ONLY = r"(?:alleen|enkel|maar|uitsluitend)(?: (?:nog|de|een|maar))* (?:card|rank)#(\d+)"


def lacks_named_card(message: Message, players: Players, row: Sequence[Mention]) -> bool:
    """Whether what declarer named isn't in dummy; `row` are the cards that dummy is said to have."""
    skeleton = message.skeleton
    named = called(message, players)
    cards = [m for m in message.mentions if m.kind == "card" and m.value[1] in RANKS and m not in row]
    if skeleton.has(_NAMES_ABSENT) or skeleton.has(_NAMES_GONE):
        return True
    if (cards or any(m.kind == "rank" for m in named)) and skeleton.has_any(_ABSENT):
        return True
    none_of = [found[0] for pattern in _HAS_NONE_OF for found, _ in skeleton.find(pattern)]
    lacked = {mention.value for mention in none_of}
    wanted = {m.value for m in (*named, *cards) if m not in none_of}
    if lacked & (wanted | {part for value in wanted for part in value}) or _has_run_out_of_it(message, named):
        return True
    return _has_only_others(message, cards, row)


def is_not_in_dummy(message: Message, joined: Message) -> bool:
    """Whether a message says of the card that declarer named before that dummy hasn't got it."""
    plain = message.skeleton.has_any(_ABSENT) and any(m.value == "dummy" for m in message.mentions)
    return plain and lacks_named_card(joined, joined.players(in_play=True), ())


def _has_run_out_of_it(message: Message, named: Sequence[Mention]) -> bool:
    """Whether dummy "heeft er geen" of what was named before; of a suit told before that it is another matter."""
    places = (match.start() for match in compiled(_RUN_OUT).finditer(message.skeleton.line))
    tokens = [message.skeleton.token_at(message.skeleton.line.count(" ", 0, place)) for place in places]
    return any(mention.first < token for mention in named for token in tokens)


def _has_only_others(message: Message, cards: Sequence[Mention], row: Sequence[Mention]) -> bool:
    """Whether dummy has "alleen" a row of cards in the suit of the one named, which isn't among them."""
    if not row or not cards:
        return False
    only = any(message.mentions[int(found.group(1))].first <= row[-1].first for found in _only(message))
    suits = {card.value[0] for card in row}
    return only and suits == {cards[0].value[0]} and cards[0].value not in {card.value for card in row}


def _only(message: Message) -> list[re.Match[str]]:
    return list(re.finditer(rf"(?<![^ ]){_ONLY}", message.skeleton.line))

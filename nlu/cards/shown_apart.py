"""The card that was shown apart from those that were played as they should be, or lay in dummy."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.cards.card_places import matching
from nlu.cards.which_of_them import told_of
from nlu.reading import Message
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of

_SHOWN = (
    r"(?:vallen|valt|viel|vielen|gevallen|glipt|glipte|gleed|ontglipte|rolde|tuimelde|open|opengevallen|bloot|zichtbaar|zien|toont|toonde|getoond"
    r"|gezien|liet|laat|verloor|morste|straf[a-z]*)"
)
_PLAYED = (
    r"(?:start|startte|gestart|kwam uit|komt uit|uitgekomen|uitkomst|speelde|speelt|gespeeld|dekte|dekt|troefde|troeft|won|wint|gewonnen|nam|neemt"
    r"|trok|trekt|incasseerde|sneed|snijdt|gesneden)"
)
_IRREGULAR = r"(?:beurt|vroeg|verkeerd|verkeerde|fout|foute|ongeluk|abuis|onterecht|ook nog|meer|extra)"
"""A card that was played wrongly is one that it is about."""
_LED_ON = r"card#\d+ (?:na|voor|door|erachteraan)(?= |$)"
_IN_DUMMY = r"dummy#\d+"
_HELD = r"(?:had|heeft|hield|houdt|bezat|zaten|zat)(?: (?!(?:card|seat)#|laten|open|niet|nog een|straf)[^ .;,]+){0,3} {card}(?: (?:,|en|de|het))* card#\d+(?! (?:vallen|laten|open|zien|liggen|als))"
_FELL = (
    r"{cardlike}(?: (?:is|was|er|per|ongeluk|toen|ook|die|,|daarvan|eruit|alleen|dus|kwam|lag|ligt))*"
    r" (?:viel|valt|gevallen|glipte|gleed|ontglipte|rolde|tuimelde|open|zichtbaar|bloot)(?! (?:niet|nie|bijna|haast))",
    r"(?:liet|laat|toonde|toont|morste|verloor)(?: (?!card#|niet|nie|bijna|haast)[^ .;,]+){0,4} {cardlike}",
)
_JUST_PLAYED = (
    r"(?:speelt|speelde|legt|legde)(?: (?:zijn|haar|de|een|netjes|gewoon))* {card} en(?: (?:per|ongeluk|toen|daarbij|tegelijk|er|onbedoeld))* (?:viel|valt|glipte|gleed|schoof|kwam)",
    r"bij het (?:bijspelen|spelen|leggen|bijleggen|pakken|trekken|voorspelen|neerleggen)(?: van)?(?: (?:de|het|een|zijn|haar))* {card}",
    r"{card}(?: zien| open| op tafel)*(?: [,(])? (?:dat|die|wat) (?:was|is|mocht|klopte|klopt)(?: (?:gewoon|ook|netjes|prima))*"
    r" (?:goed|ok|oke|juist|correct|prima|netjes|terecht|bijgespeeld|(?:zijn|haar|de)(?: (?:gewone|bijgespeelde|gespeelde))? (?:kaart|bijdrage|beurt)(?! die))",
)
"""A card that was played as it should be, when another one came with it."""


def shown_apart(message: Message, cards: Sequence[Mention]) -> list[Mention]:
    """Of `cards` those that were shown, where others are told as held, as led or played before, or as dummy's; else all of them."""
    fell = told_of(message, cards, *_FELL) if message.skeleton.has(_HELD) else []
    if fell:
        return fell
    played = [card for card in matching(message, *_JUST_PLAYED) if card in cards]
    cards = [card for card in cards if card not in played] or cards
    segments = [segment for segment in segments_of(message.skeleton) if _cards_in(segment, cards)]
    shown = [segment for segment in segments if segment.has(_SHOWN)]
    others = [segment for segment in segments if _is_of_play(segment)]
    if not shown or not others or len(shown) + len(others) < len(segments):
        return list(cards)
    besides = {mention.first for segment in others for mention in _cards_in(segment, cards)}
    return [mention for mention in cards if mention.first not in besides] or list(cards)


def _cards_in(segment: Segment, cards: Sequence[Mention]) -> list[Mention]:
    places = {card.first for card in cards}
    return [mention for mention in segment.mentions() if mention.first in places]


def _is_of_play(segment: Segment) -> bool:
    """Whether a segment tells of a card played as it should be, or of what lies in dummy."""
    if segment.has(_SHOWN) or segment.has(_IRREGULAR):
        return False
    return (
        segment.has(_IN_DUMMY)
        or segment.has(_LED_ON)
        or (segment.has(_PLAYED) and (bool(segment.players()) or segment.has(rf"^(?:en )?{_PLAYED}")))
    )

"""Which part each card has where a penalty card lies: it is one, or it was played or is wished beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nlu.cards.card_lists import loose, ranks_of_suit
from nlu.cards.card_places import beaten_cards, evidence, matching
from nlu.cards.which_of_them import still_lying
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention

_VERBS = (
    r"(?:legde|legt|speelde|speelt|gaf|geeft|gooide|gooit|ecarteerde|ecarteert|koos|leggen|bijspelen|dekte|dekt|nam|pakte|pakt|wierp|werpt|voor|bijgelegd|kwam"
    r"|bekende|bekent|bediende|bedient|volgde|volgt|deed|doet|troefde|troeft|discardeerde|discardeert|loste|lost|begon|begint|komt|bracht|brengt|zette|zet)"
)
PLAYED = (
    rf"{_VERBS}(?: (?!(?:card|seat|maar)#?|straf)[^ .,;]+){{0,3}} {{card}}",
    r"{card}(?: (?:bij|er|neer|op|daar|al|gewoon|toen|dan))* (?:gelegd|gespeeld|gegooid|gegeven|gedaan|bijgespeeld|bijgelegd|bijgedaan|weggegooid|afgegooid|weg|bij(?! (?:de|mijn|zijn|haar|hem|mij|ons|[a-z_]+#))"
    r"|voor(?! (?:zich|hem|haar|seat#\d+|de|zijn))|gelegde|voorgespeeld)",
    r"(?:speelt|speelde|legt|legde|gaf|geeft|gooit|gooide) (?:seat|pronoun|me)#\d+(?: [^ .;#]+){0,2} {card}",
    r"(?:lag|ligt) er (?:al|ineens|opeens|plots|plotseling|meteen|toen)(?: (?:al|een|de|open))* {card}",
)
_PLAYED_FIRST = (
    r"{card}(?: (?:werd|is|was|toen|nu))* (?:speelde|speelt|gespeeld|legde|legt|gelegd|gooide|gooit|gegooid|deed|doet|gaf|geeft|bracht|brengt|zette)"
    r" (?:door |van )?(?:seat|pronoun|me|my_partner|partner|lho|rho|opponent|defender)#\d+",
    r"{card} (?:kwam|komt|ging|gaat|belandde|verscheen)(?: (?!(?:card|straf)#?)[^ .;,]+){0,2} (?:tafel|erin|slag|eruit)",
)
"""The card stands first: "ruiten 5 speelde west voor", "klaver 8 kwam op tafel"."""
_TAKEN_BACK = (
    r"(?:wil|wilde|mag|zou)(?: (?!card#)[^ .;]+){0,4} {card}(?: (?!(?:card|seat)#)[^ .;]+){0,7}"
    r" (?:terug|terugnemen|terughebben|terugpakken|oprapen|intrekken)"
)
_INSTEAD = r"niet(?: (?!card#)[^ .;]+){0,4} card#\d+(?: ,)? maar(?: (?!card#)[^ .;]+){0,2} {card}"
_SHOULD = (
    r"(?:had|moest|moeten|gemoeten|hoorde|verplicht|vergat|vergeten|negeert|negeerde)(?: (?!card#|maar|en|,)[^ .;]+){0,6}"
    r" {card}",
    r"{card}(?: (?!card#)[^ .;]+){0,5} (?:moeten|had moeten|gemoeten|te spelen|te leggen)",
)
_IN_PLACE_OF = r"(?:in plaats van|ipv|i p v|inplaats van|instead of)(?: (?!card#)[^ .;,]+){0,4} {card}"
_WON_WITH = r"(?:slag|gewonnen|gemaakt|gepakt|won|wint|pakt|pakte|maakt|maakte|binnen)(?: (?:gekomen|gemaakt|gewonnen))? met(?: (?:de|het|zijn|haar))? {card}"
_WANTED = (
    r"(?:wil|wilde|mag|zou|kan|liever|in plaats daarvan|geeft|speelt|legt)(?: (?!card#|maar)[^ .;]+){0,5}"
    r" {card}(?! (?:als|ligt|lag))"
)
_HELD = (
    r"(?:heeft|had|bezit|houdt|zit)(?: (?!(?:card|seat)#|straf)[^ .;,]+){0,3} (?:ook|nog|verder|daarnaast|hand)"
    r"(?: (?!(?:card|seat)#|straf)[^ .;,]+){0,3} {card}(?! (?:als|ligt|lag|open))"
)
_PENALTY = r"(?:strafkaart|strafkaarten|strafkaartje|strafkaartjes|penalty card|penalty|straf kaart)"
LYING = (
    rf"{_PENALTY}(?: (?:is|was|,|:|\(|van|bij|in|de|een|ligt|lag|liggen|voor|seat#\d+|heeft|met|dus|inmiddels|dat|te|weten))* {{card}}",
    r"{card}(?: (?:(?:,|en)(?! (?:(?:zijn|haar|mijn|de) card#|(?:er|daar) (?:lag|ligt)|pronoun#\d+ (?:had|heeft)))|open|bij|voor|zich|op|tafel|neer|steeds|van|seat#\d+|nog|daar|ligt|lag|liggen|lagen|beide|beiden|allebei|alle|drie|card#\d+|is|was|zijn"
    r"|dat|de|kleine|grote|een|hem|pronoun#\d+|\(|\)|-|=|er|al|inmiddels|eerder|net|nu|dus|gewoon|sinds|vorige|slag|die|geworden|werd|wordt|nog|haar|hem|mij|ons"
    r"|my_partner#\d+|partner#\d+|lho#\d+|rho#\d+|mijn|zijn|neus|speler|klein|groot))*"
    rf" (?:als|de|kleine|grote|was|zijn|beide|allebei|is|een)?(?: (?:kleine|grote|zijn|de|een))* ?{_PENALTY}",
)
_LYING_NEXT = (
    r"{card}(?: (?:was|is|als|zijn|de|een|ligt|lag|grote|kleine|klein|groot|van|voor|bij|hem|zich|op|tafel|open|seat#\d+|pronoun#\d+|\())*"
    rf" {_PENALTY}",
    rf"{_PENALTY} {{card}}",
)
_OPEN_ON_TABLE = r"(?<![^ ])(?:straf[a-z]*|ligt|lag|liggen|lagen|liggende|openliggende|open|bloot)(?![^ ])"
_TOGETHER = frozenset("en , + & / - ook nog de het een plus alsook evenals daarnaast bovendien".split())
_MORE = r"(?<![^ ])(?:ook|verder|daarnaast|tweede|bovendien|plus|beide|beiden|allebei|twee|strafkaarten)(?![^ ])"
_ENDS = re.compile(r"(?<![^ ])(?:[.;?!]|maar|terwijl)(?![^ ])")
_SURELY, _LIKELY, _PERHAPS = 4, 2, 1
_LAID = 3


@dataclass(frozen=True, slots=True)
class _Group:
    """Cards named in one breath: how surely they lie as penalty cards, and how surely they were played."""

    cards: list[Mention]
    lying: int
    played: int
    more: bool


def penalty_cards(message: Message, irregularity: str, cards: Sequence[Mention]) -> dict[str, Evidence]:
    """Which cards lie as penalty cards, and which was played in the place of one, is wished or was led too early."""
    beaten = [*beaten_cards(message), *matching(message, _WON_WITH)]
    cards = [m for m in cards if m not in beaten] or list(cards) or loose(message)
    if not cards:
        return {}
    if irregularity == "penalty_card_lead":
        cards = still_lying(message, cards)
    groups = [_weighed(message, group) for group in _together(message, cards)]
    lying = _lying(groups, irregularity)
    found: dict[str, Evidence] = {}
    lie = _really_lying(message, [mention for group in lying for mention in group.cards])
    if lie and (irregularity != "unable_to_comply" or any(group.lying > _PERHAPS for group in lying)):
        found["penalty_cards"] = evidence(message, lie)
    beside = _beside(message, irregularity, lie, [group for group in groups if group not in lying])
    if beside:
        found["cards"] = evidence(message, beside[:1])
    return found


_WHICH = rf"(?:de|die) rank#(\d+)(?: (?:ligt|lag|is|was|als|een|de|zijn|haar|mijn|kleine|grote|open|er|dus|daarvan))* {_PENALTY}"
_SEVERAL = r"(?:strafkaarten|beide|beiden|allebei|tweede|allemaal)"


def _really_lying(message: Message, cards: list[Mention]) -> list[Mention]:
    """Of cards named together the one that lies there: "hij heeft de 5 en de 9, de 5 is zijn strafkaart"."""
    if len(cards) < 2 or message.skeleton.has(_SEVERAL):
        return cards
    which = message.skeleton.first(_WHICH)
    if which is not None:
        return [card for card in cards if card.value[1] == which[0].value] or cards
    held = matching(message, _HELD)
    return [card for card in cards if card not in held] or cards


def _together(message: Message, cards: Sequence[Mention]) -> list[list[Mention]]:
    """The cards in groups named in one breath: "hartenheer en klaver 9"."""
    found: list[list[Mention]] = []
    for mention in sorted(cards, key=lambda card: card.first):
        between = message.words.norms[found[-1][-1].last : mention.first] if found else []
        if found and _TOGETHER.issuperset(between):
            found[-1].append(mention)
        else:
            found.append([mention])
    return found


def _weighed(message: Message, cards: list[Mention]) -> _Group:
    def names(*patterns: str) -> bool:
        return any(card in matching(message, *patterns) for card in cards)

    near = _around(message, cards)
    if names(*_LYING_NEXT):
        lying = _SURELY
    elif names(*LYING, *_SHOULD, _IN_PLACE_OF):
        lying = _LIKELY
    else:
        lying = _PERHAPS if re.search(_OPEN_ON_TABLE, near) else 0
    played = _SURELY if names(_INSTEAD) else _LAID if names(*PLAYED, _TAKEN_BACK, *_PLAYED_FIRST) else 0
    return _Group(cards, lying, played, more=re.search(_MORE, near) is not None)


def _around(message: Message, cards: Sequence[Mention]) -> str:
    """The words about a group of cards, up to the next card or the end of the thought."""
    line = message.skeleton.line
    places = [
        match.span()
        for match in re.finditer(r"(?:card|rank)#(\d+)", line)
        if message.mentions[int(match[1])].first in {card.first for card in cards}
    ]
    if not places:
        return line
    before, after = line[: places[0][0]], line[places[-1][1] :]
    for end in (_ENDS, re.compile(r"card#\d+")):
        before = end.split(before)[-1]
        after = end.split(after)[0]
    return before + after


def _lying(groups: Sequence[_Group], irregularity: str) -> list[_Group]:
    """The groups that lie as penalty cards; where nothing tells, those that weren't played."""
    found = [group for group in groups if group.lying >= max(group.played, _PERHAPS)]
    if not found:
        return [group for group in groups if not group.played] or list(groups[:1])
    least = _LIKELY if any(group.lying >= _LIKELY for group in found) else _PERHAPS
    alone = irregularity != "penalty_card_lead" and least == _LIKELY
    return [
        group
        for group in groups
        if (group in found and group.lying >= least) or (group.more and not group.played and (group.lying or not alone))
    ]


def _beside(message: Message, irregularity: str, lie: Sequence[Mention], others: Sequence[_Group]) -> list[Mention]:
    """The cards that aren't penalty cards: played, wished or led, as far as they matter."""
    played = [mention for group in others if group.played for mention in group.cards]
    if irregularity == "penalty_card_not_played":
        rest = [mention for group in others for mention in group.cards]
        return played or rest or _rank_of_suit(message, lie)
    if irregularity == "penalty_card_turn":
        wanted = [m for m in matching(message, _WANTED) if any(m in group.cards for group in others)]
        held = matching(message, _HELD)
        asked = [m for group in others for m in group.cards if _is_asked(message, m)]
        return [m for m in wanted or played or asked if m not in held] or _wished_ranks(message, lie)
    return played if irregularity == "penalty_card_lead" else []


def _is_asked(message: Message, card: Mention) -> bool:
    """Whether a card stands in a question: "is klaver 8 toegestaan?"."""
    after = message.words.norms[card.last :]
    return next((norm for norm in after if norm in (".", "?", "!", ";")), "") == "?"


def _wished_ranks(message: Message, lie: Sequence[Mention]) -> list[Mention]:
    """A rank that is asked for beside a penalty card, another card of its suit: "mag hij de heer bijspelen"."""
    return [rank for rank in _rank_of_suit(message, lie) if _is_wished(message, rank)]


def _is_wished(message: Message, rank: Mention) -> bool:
    words = message.words.norms
    near = words[max(0, rank.first - 7) : rank.first]
    article = words[rank.first - 1] if rank.first else ""
    return article in ("de", "zijn", "haar", "het") and any(w in ("wil", "mag", "kan", "wilde", "of") for w in near)


def _rank_of_suit(message: Message, lying: Sequence[Mention]) -> list[Mention]:
    """`legt de 7` beside a penalty card: a card of the same suit."""
    lie = {mention.value for mention in lying}
    after = [m for m in ranks_of_suit(message, lying[0].value[0]) if m.first > lying[-1].last] if lying else []
    return [card for card in after if card.value not in lie][:1]

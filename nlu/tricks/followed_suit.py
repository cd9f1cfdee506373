"""Who followed suit as he should, and who alone could have: what a telling of a revoke says of the other players."""

from __future__ import annotations

from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton

_HOLDS = r"(?: (?:er|pronoun#\d+|nog|wel|toch|zelf|gewoon|een|rank#\d+|kleine|dus))* (?:suit|card)#\d+"
_FOLLOWED = (
    r"{player}(?: \w+)? (?:bekende|bekent|bediende|bedient)(?: (?:netjes|keurig|braaf|gewoon|met|de|een|rank#\d+|card#\d+|suit#\d+))*(?= (?:[,.;:]|en|maar|terwijl)|$)",
    r"{player} (?:had|heeft)(?: (?:netjes|keurig|braaf|gewoon|wel))* (?:bekend|bediend)(?= (?:[,.;:]|en|maar|terwijl)|$)",
)
_ALONE_HELD = (
    rf"(?:had|heeft|bezat|bleek) (?:alleen|enkel) {{player}}{_HOLDS}",
    rf"(?:alleen|enkel) {{player}} (?:had|heeft|bezat|bleek){_HOLDS}",
)
_THREW_THOUGH_HE_HELD = (
    r"{player}(?: \w+){0,2} (?:gooide|gooit|legde|legt|deed|speelde|troefde|troeft|gaf|loste)(?: (?:een|de|er|met|dan|toen|zomaar))* (?:suit|card)#\d+(?: (?:weg|bij|op|af|neer|erop))*"
    r"(?: ,)? (?:terwijl|maar|hoewel|ofschoon)(?: (?:pronoun#\d+|die|toch|gewoon|nog|wel|zelf))*"
    r" (?:(?:nog |wel |gewoon |een )*(?:suit|card)#\d+ (?:had|heeft|bezat)|(?:had|heeft|bezat)(?: (?:pronoun#\d+|nog|wel|gewoon|toch|zelf|een|rank#\d+))* (?:suit|card)#\d+)"
)

_THREW_THEN_HELD = (
    r"{player}(?: \w+){0,2} (?:gooide|gooit|legde|legt|deed|doet|speelde|speelt|troefde|troeft|gaf|loste)(?: (?:een|de|er|dan|toen|met|dat|pronoun#\d+))* (?:suit|card)#\d+(?: (?:weg|bij|op|af|neer|erop))*"
    r"(?: [.;,])?(?: (?:maar|terwijl|en))? {player} (?:had|heeft|bezat)(?: (?:er|nog|wel|gewoon|toch|zelf|een))* (?:suit|card)#\d+"
)
_TURNED_OUT_TO_HOLD = (
    r"(?:bleek|blijkt) {player}(?: (?:toch|wel|gewoon|ook|zelf))* nog(?: (?:een|rank#\d+|kleine|hoge))* (?:suit|card|bid)#\d+ (?:te hebben|te bezitten)",
    r"(?:partner#\d+ )?{player} (?:troefde|gooide|legde|speelde)(?: [^ .;,]+){0,4} (?:en|maar) (?:had|bezat)(?: (?:er|toch|wel|zelf))* nog (?:een|eentje|rank#\d+)(?= [.,;]|$)",
)
"""Beside another who had none: "na afloop bleek west nog een harten te hebben"."""


def followed(skeleton: Skeleton) -> set[int]:
    """The numbers of the mentions of players who followed suit: "oost bekende, west gooide een harten weg"."""
    told = {
        skeleton.mentions.index(mention)
        for pattern in _FOLLOWED
        for mentions, _ in skeleton.find(pattern)
        for mention in mentions[:1]
    }
    return told | _played_its_suit(skeleton)


_LAYS = r"(?:legt|legde|speelt|speelde|gooit|gooide|doet|deed|geeft|gaf|volgt|volgde|bekent|bekende|met|de|een|er|dan|toen|bij)"
_HIS_CARD = (rf"{{player}}(?: {_LAYS})* {{card}}", r"{card} (?:van|door) {player}")
_WHOLE_TRICK = 3
"""So many players' cards tell which suit was led."""


def _played_its_suit(skeleton: Skeleton) -> set[int]:
    """The players of whom a card of the suit is told that all but one played: "noord K3, oost KV, zuid K8 en west H2"."""
    suits: dict[tuple[str, str], str] = {}
    for pattern in _HIS_CARD:
        for mentions, _ in skeleton.find(pattern):
            card, player = sorted(mentions, key=lambda mention: mention.kind != "card")
            suits.setdefault((player.kind, player.value), card.value[0])
    told = list(suits.values())
    odd = [player for player, suit in suits.items() if told.count(suit) == 1]
    if len(told) < _WHOLE_TRICK or len(set(told)) != len(odd) + 1 or len(odd) != 1:
        return set()
    who = suits.keys() - set(odd)
    return {number for number, m in enumerate(skeleton.mentions) if (m.kind, m.value) in who}


def could_follow(skeleton: Skeleton) -> Mention | None:
    """The player who is told to have held the suit that was led: "van die twee had alleen zuid nog klaver"."""
    for (one, other), _ in skeleton.find(_THREW_THEN_HELD):
        if one.value == other.value:
            return one  # "west gooit harten 2. West heeft nog klaver 5"
    told = (*_ALONE_HELD, _THREW_THOUGH_HE_HELD, *_TURNED_OUT_TO_HOLD)
    return next((mentions[0] for pattern in told for mentions, _ in skeleton.find(pattern)), None)

"""Which cards a message is about: those of the irregularity, those that lie as penalty cards, the suit led and chosen."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.mentions import Mention
from nlu.reading import Message
from nlu.understanding import Context, Evidence

_PENALTY = frozenset(["penalty_card_lead", "penalty_card_turn", "penalty_card_not_played", "unable_to_comply"])
_MORE = frozenset("ook daarna nog later vervolgens bovendien verder weer".split())
_CORRECTS = frozenset("nee sorry correctie bedoel wacht pardon".split())
_NO_CARDS = frozenset(
    "claim incomplete_designation trick_turned_wrong trick_inspection revoke misinformation unauthorised_information fouled_board".split()
)


def cards_of(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts about cards: `cards`, `penalty_cards`, `led_suit`."""
    cards = _distinct(message, [mention for mention in message.mentions if mention.kind == "card"])
    words = message.words.norms
    found: dict[str, Evidence] = {}
    if irregularity in _PENALTY:
        lying = [m for m in cards if _near_penalty(words, m)] or (cards if irregularity != "penalty_card_not_played" else cards[:1])
        if lying and any("straf" in word or word == "penalty" for word in words) or (lying and irregularity == "penalty_card_lead"):
            found["penalty_cards"] = _evidence(message, lying)
            if irregularity == "penalty_card_not_played":
                played = [m for m in cards if m not in lying] or _ranks(message, lying)
                if played:
                    found["cards"] = _evidence(message, played)
            return found
    if irregularity == "exposed_card":
        lying = [m for m in cards if _near_penalty(words, m) and _already(words, m)]
        if lying and len(lying) < len(cards):
            found["penalty_cards"] = _evidence(message, lying)
            cards = [m for m in cards if m not in lying]
        if not cards:
            loose = _loose(message)
            if loose:
                found["cards"] = loose
    if cards and irregularity not in _NO_CARDS:
        found["cards"] = _evidence(message, cards)
    return found


def _distinct(message: Message, cards: Sequence[Mention]) -> list[Mention]:
    """Each card once; a card that is corrected is left out."""
    kept: list[Mention] = []
    words = message.words.norms
    for mention in cards:
        if kept and _CORRECTS & set(words[kept[-1].last : mention.first]):
            kept.pop()
        if all(mention.value != other.value for other in kept):
            kept.append(mention)
    return kept


def _near_penalty(words: Sequence[str], mention: Mention) -> bool:
    near = [*words[max(0, mention.first - 7) : mention.first], *words[mention.last : mention.last + 7]]
    return any(word.startswith("strafk") or word in ("penalty", "straf") for word in near)


def _already(words: Sequence[str], mention: Mention) -> bool:
    near = [*words[max(0, mention.first - 6) : mention.first], *words[mention.last : mention.last + 6]]
    return any(word in ("al", "had", "reeds", "heeft", "lag", "ligt") for word in near)


def _evidence(message: Message, mentions: Sequence[Mention]) -> Evidence:
    start = message.span(mentions[0])[0]
    return Evidence([mention.value for mention in mentions], start, message.span(mentions[-1])[1])


def _ranks(message: Message, lying: Sequence[Mention]) -> list[Mention]:
    """`legt de 7` beside a penalty card: a card of the same suit."""
    suit = lying[0].value[0]
    ranks = [m for m in message.mentions if m.kind == "rank" and m.first > lying[-1].last]
    return [Mention("card", suit + m.value, m.first, m.last) for m in ranks[:1]]


def _loose(message: Message) -> Evidence | None:
    """A card told in two places: `het was de heer, in schoppen`; or a suit with an honour."""
    suits = [m for m in message.mentions if m.kind == "suit" and m.value != "NT"]
    ranks = [m for m in message.mentions if m.kind == "rank"]
    if len(suits) == 1 and len(ranks) == 1 and ranks[0].value in "AKQJT":
        first, last = sorted((suits[0], ranks[0]), key=lambda m: m.first)
        return Evidence([suits[0].value + ranks[0].value], message.span(first)[0], message.span(last)[1])
    return None

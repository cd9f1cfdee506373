"""The card that is known set right: "het was de boer", "geen schoppen maar harten", "alleen de 6"."""

from __future__ import annotations

from nlu.cards.cards_told import kind_of_card
from nlu.reading import Message
from nlu.stories import BESIDE_PENALTY_CARD
from nlu.understanding import Context, Evidence
from rules.facts import Value
from rules.vocabulary import RANKS


def corrected_cards(message: Message, irregularity: str, context: Context) -> Evidence | None:
    """The cards that are meant, as far as they differ from those that are known."""
    set_right = only_these(message, context) or _other_suit(message, context)
    set_right = set_right or _other_rank(message, context.facts.get("cards"))
    return set_right or (kind_of_card(message) if irregularity == "exposed_card" else None)


_DENIED = r"(?:niet|geen)(?: (?:de|het|een))? {card}|{card} (?:was|is)(?: (?:het|dat|hem|pronoun#\d+))* niet"
"""A card that it wasn't: "geen ruiten boer, ruiten negen", "de boer was het niet"."""


def without_denied(message: Message, cards: Evidence) -> Evidence:
    """The cards that are named without those of which it is said that it weren't they."""
    denied = {found[0].value for found, _ in message.skeleton.find(_DENIED)}
    named = cards.value if isinstance(cards.value, list) else []
    return Evidence([card for card in named if card not in denied] or cards.value, cards.start, cards.end)


def only_these(message: Message, context: Context) -> Evidence | None:
    """Of the cards that are known those that are meant: "nee het was er maar een, de schoppen", "alleen de 6"."""
    known = context.facts.get("cards")
    if not isinstance(known, list) or len(known) < 2 or not {"alleen", "enkel", "maar"} & set(message.words.norms):
        return None
    named = [m.value for m in message.mentions if m.kind in ("card", "suit", "rank")]
    meant = [card for card in known if any(value in (card, card[0], card[1]) for value in named)]
    return message.tells(meant) if meant and len(meant) < len(known) else None


def corrected_penalty_card(message: Message, context: Context) -> dict[str, Evidence]:
    """The penalty card that is known, set right where it is all that it is about: "en als het de tien was?"."""
    if context.irregularity not in BESIDE_PENALTY_CARD or "cards" in context.facts:
        return {}
    found = _other_rank(message, context.facts.get("penalty_cards"))
    return {"penalty_cards": found} if found is not None else {}


def _other_rank(message: Message, known: Value | None) -> Evidence | None:
    """Another card of the suit that is known: "het was geen 3 maar de boer", "stel dat het de tien was"."""
    if not isinstance(known, list) or len(known) != 1 or any(m.kind == "suit" for m in message.mentions):
        return None
    words = message.words.norms
    ranks = [
        m
        for m in message.mentions
        if m.kind == "rank"
        and m.value in RANKS
        and not {"geen", "niet", "ipv", "van"} & set(words[max(0, m.first - 2) : m.first])
    ]
    return message.tells([known[0][0] + ranks[0].value], ranks[0]) if len(ranks) == 1 else None


_SUIT_MEANT = (
    r"(?:geen|niet) suit#\d+(?: (?:,|maar|was|het|wel))+ {suit}",
    r"{suit}(?: , (?:en )?(?:niet|geen)| (?:ipv|in plaats van|i p v|en niet|en geen|niet|geen))(?: (?:de|het))* suit#\d+",
    r"^(?:(?:nee|neen|sorry|pardon|oeps|wacht|foutje|correctie|ik|me#\d+|bedoel|bedoelde|het|dat|die|was|is|moest|een|,|o|oh|:) )+{suit}(?: (?:bedoel|bedoelde|ik|me#\d+|zijn|dus|natuurlijk|sorry|was|het))*(?: [.!])?$",
    r"^(?:de )?{suit}(?: (?:natuurlijk|dus))* (?:bedoel|bedoelde|was het|moest het zijn)(?: (?:ik|me#\d+|natuurlijk|dus|sorry))*(?: [.!])?$",
)
"""The suit that is meant: "geen schoppen maar harten", "ruiten ipv harten", "sorry, ruiten"."""


def _other_suit(message: Message, context: Context) -> Evidence | None:
    """The card that is known, of another suit: "geen schoppen maar harten"."""
    known = context.facts.get("cards")
    found = next((named for _, named, _ in message.skeleton.find_any(_SUIT_MEANT)), None)
    if not isinstance(known, list) or len(known) != 1 or not found or known[0][1] in "?xh":
        return None
    return message.tells([found[-1].value + known[0][1]], found[-1])

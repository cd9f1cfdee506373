"""Two cards that came out at once, of which the player tells which one he wanted: no exposed card, nor a fifth one (58B)."""

from __future__ import annotations

from nlu.cards.plays_told import chosen_card
from nlu.irregularity.candidates import PROOF, put_first
from nlu.reading import Message
from nlu.stories import BESIDE_PENALTY_CARD
from nlu.understanding import Candidate

_TAKEN_FOR = BESIDE_PENALTY_CARD | {"exposed_card", "defective_trick", "fifth_card", "played_card_retraction"}
_TWO_PLAYED = r"(?:legt|legde|gooit|gooide|speelt|speelde|trekt|trok|kwamen|vielen|pakt|pakte)(?: [^ .;]+){0,14} {card} (?:en|,|\+|plus)(?: (?:de|een|ook|nog))* {card}"
_BEFORE = r"(?:strafkaart|strafkaarten|gespeeld|slagen|daarna|later|eerst)"


def by_two_cards(message: Message, found: list[Candidate]) -> list[Candidate]:
    """The candidates with simultaneous cards first, where two were laid and one of them is said to be meant."""
    best = found[0]
    if best.irregularity not in _TAKEN_FOR or message.skeleton.has(_BEFORE):
        return found
    cards = message.skeleton.first(_TWO_PLAYED)
    if cards is None:
        return found
    facts = {"cards": message.tells([card.value for card in cards])}
    chosen_card(message, facts)
    return put_first("simultaneous_cards", max(PROOF, best.confidence), found) if "designated_card" in facts else found

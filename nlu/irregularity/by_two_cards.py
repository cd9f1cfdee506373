"""Two cards that came out at once, of which the player tells which one he wanted: no exposed card, nor a fifth one (58B)."""

from __future__ import annotations

from nlu.cards.plays_told import chosen_card
from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.reading import Message
from nlu.stories import BESIDE_PENALTY_CARD
from nlu.understanding import Candidate
from rules.vocabulary import Seat

_TAKEN_FOR = BESIDE_PENALTY_CARD | {"exposed_card", "defective_trick", "fifth_card", "played_card_retraction"}
_TWO_PLAYED = r"(?:legt|legde|gooit|gooide|speelt|speelde|trekt|trok|kwamen|vielen|pakt|pakte)(?: [^ .;]+){0,14} {card} (?:en|,|\+|plus)(?: (?:de|een|ook|nog))* {card}"
_BEFORE = r"(?:strafkaart|strafkaarten|gespeeld|slagen|daarna|later|eerst)"


_TOGETHER = (
    r"{seat} en {seat}(?: (?:legden|legde|gooiden|gooide|speelden|speelde|leggen|gooien|spelen|hun|een|hadden|hebben|kwamen|kaart|allebei|beide))*"
    r" (?:tegelijk|tegelijkertijd|gelijktijdig|precies tegelijk|op hetzelfde moment)"
)
_AT_ONCE = frozenset(["simultaneous_cards", "premature_play"])


def by_two_players(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Of two opponents who played at once the one whose turn it wasn't is deemed to have played after the other (58A)."""
    chance = sum(candidate.confidence for candidate in found if candidate.irregularity in _AT_ONCE)
    if found[0].irregularity not in _AT_ONCE or chance < SURE:
        return found
    for two, _ in message.skeleton.find(_TOGETHER):
        if Seat(two[0].value).side is not Seat(two[1].value).side:
            return put_first("simultaneous_cards", min(chance, PROOF), found)
    return found


def by_two_cards(message: Message, found: list[Candidate]) -> list[Candidate]:
    """The candidates with simultaneous cards first, where two were laid and one of them is said to be meant."""
    found = by_two_players(message, found)
    best = found[0]
    if best.irregularity not in _TAKEN_FOR or message.skeleton.has(_BEFORE):
        return found
    cards = message.skeleton.first(_TWO_PLAYED)
    if cards is None:
        return found
    facts = {"cards": message.tells([card.value for card in cards])}
    chosen_card(message, facts)
    return put_first("simultaneous_cards", max(PROOF, best.confidence), found) if "designated_card" in facts else found

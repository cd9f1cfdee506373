"""Cards of another player than the one who did it: "oost start met klaver 4, west speelt te vroeg klaver boer"."""

from __future__ import annotations

from nlu.cards.card_places import evidence, matching
from nlu.players import Players
from nlu.reading import Message
from nlu.stories import LED_OUT_OF_TURN
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_OUT_OF_TURN = LED_OUT_OF_TURN | {"premature_play"}
_PLAYER = r"(?<!van )(?<!declarer#\d )(?<!declarer#\d\d ){seat}"
_WORD = r"(?!maar |en |(?:seat|side|card|suit|declarer|dummy|partner|my_partner|me|pronoun)#)[^ .;,]+"
_PLAYS = r"(?:start|startte|speelt|speelde|legt|legde|komt|kwam|begint|begon|gooit|gooide|opent|opende)"
_WHOSE = (
    rf"{_PLAYER}(?: {_WORD}){{0,3}} {_PLAYS}(?: {_WORD}){{0,3}} {{card}}",
    rf"{_PLAYS} {{seat}}(?: {_WORD}){{0,3}} {{card}}",
    r"{card} van {seat}",
)
_NOT_BESIDE = r"(?<!van )(?<!van de )(?<![lr]ho#\d )(?<![lr]ho#\d de )"
"""Not in "de speler rechts van de leider speelde"."""
_DECLARERS = (
    rf"{_NOT_BESIDE}{{declarer}}(?: {_WORD}){{0,3}} {_PLAYS}(?: {_WORD}){{0,3}} {{card}}",
    r"{card}(?: [^ .;,#]+){0,2} (?:uit|van|vanuit)(?: de)? (?:dummy|declarer)#\d+",
)
"""A card of declarer's or dummy's, where a defender was too early: "leider speelt hartenvrouw uit dummy"."""


def leave_out_cards_of_others(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]
) -> None:
    """Take the cards that others played in turn from those that were led or played out of turn, in place."""
    offender, told = facts.get("offender"), facts.get("cards")
    if irregularity not in _OUT_OF_TURN or offender is None or told is None or not isinstance(told.value, list):
        return
    owners: dict[str, set[Seat]] = {}
    for _, named, _ in message.skeleton.find_any(_WHOSE):
        card, seat = (next(m for m in named if (m.kind == "card") is is_card) for is_card in (True, False))
        if seat in players.seat_of:
            owners.setdefault(card.value, set()).add(players.seat_of[seat])
    others = {card for card, seats in owners.items() if offender.value not in seats}
    if players.declarer is None or offender.value not in (players.declarer, players.declarer.partner):
        others |= {m.value for m in matching(message, *_DECLARERS)}
    own = [m for m in message.mentions if m.kind == "card" and m.value in told.value and m.value not in others]
    if own and others:
        facts["cards"] = evidence(message, own)
    elif others.issuperset(told.value):
        del facts["cards"]

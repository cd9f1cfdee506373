"""Whether declarer led from the wrong one of his two hands, which makes the lead his offence."""

from __future__ import annotations

from nlu.cards.hand_that_led import led_from_wrong_hand
from nlu.cards.on_lead import players_on_lead
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_WRONG = (
    r"(?:verkeerde|foute|wrong) hand|(?:uit|van)(?: de)? hand van(?: de)? declarer#\d+",
    r"(?:uit|van)(?: (?:de|zijn|eigen|haar|mijn))* (?:hand|dummy#\d+|tafel)(?: [^ .;]+){0,8} (?:zat|was|moest|hoorde|maar|terwijl|zit)(?: [^ .;]+){0,4} (?:hand|dummy#\d+|tafel)",
    r"(?:zat|zit|was|moest|hoorde|ging|viel)(?: (?:in|op|van|voor|naar|uit|de|zijn|haar|aan|slag|vanuit|eigenlijk|mijn))+ (?:hand|dummy#\d+|tafel)(?: [^ .;]+){0,8}"
    r" (?:uit|van|vanuit)(?: (?:de|zijn|eigen|haar|mijn))* (?:hand|dummy#\d+|tafel)",
)
_WRONG_SIDE = r"(?:declarer|me|pronoun)#\d+(?: (?!(?:seat|my_partner)#)[^ .;,]+){0,5} (?:verkeerde|foute|andere) kant"
_A_DEFENDERS_TURN = r"(?:beurt|slag) (?:was |is )?(?:van|aan) (?:een )?(?:defender|opponent)#\d+"


_OF_SEAT = r"(?:(?:uit|van|vanuit|in|op|bij)(?: (?:de|hand|van))* {seat})"
_BY_SEATS = (
    rf"(?:speelt|speelde|legt|legde|trekt|trok|vraagt|vroeg|komt|kwam)(?: [^ .;#]+){{0,2}}(?: (?:card|suit)#\d+)? {_OF_SEAT}"
    rf"(?: [^ .;#]+){{0,3}} (?:moest|maar|ipv|in plaats van|had|zat|was|terwijl)(?: (?:[^ .;#]+|pronoun#\d+)){{0,4}} {_OF_SEAT}"
)
"""Both hands of declarer by their seats: "speelt uit noord terwijl hij in zuid zat"."""


def _hands_by_seat(message: Message, declarer: Seat) -> tuple[Seat, Seat] | None:
    """The hand that led and the one that had to, where both are declarer's."""
    found = message.skeleton.first(_BY_SEATS)
    if found is None:
        return None
    led, due = (Seat(mention.value) for mention in found)
    return (led, due) if led.partner is due and led.side is declarer.side else None


def tells_wrong_hand(message: Message) -> bool:
    """Whether declarer is told to have led from the hand that wasn't to lead."""
    return led_from_wrong_hand(message.skeleton) or any(
        message.skeleton.has(pattern) for pattern in (*_WRONG, _WRONG_SIDE)
    )


def wrong_hand(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle who led, in `facts`, in place, where it was declarer from the wrong hand."""
    offender, declarer = facts.get("offender"), players.declarer
    if declarer is not None and (hands := _hands_by_seat(message, declarer)) is not None:
        for name, seat in (("offender", declarer), ("leader", hands[0]), ("on_lead", hands[1])):
            facts[name] = message.tells(seat)
        return
    if not tells_wrong_hand(message) or _defended(message, players, offender):
        return
    if declarer is not None:
        if offender is None or offender.value not in (declarer, declarer.partner):
            facts["offender"] = message.tells(declarer)
    elif offender is not None and not _names_declarer_apart(message, players):
        facts.setdefault("declarer", offender)
    else:
        facts.pop("offender", None)  # who is named by his seat beside "the declarer" is another
        facts["offender_role"] = message.tells("declarer")
    if "on_lead" not in facts and not message.skeleton.has(_A_DEFENDERS_TURN):
        facts.setdefault("proper_leader", message.tells("partner"))


def _defended(message: Message, players: Players, offender: Evidence | None) -> bool:
    """Whether one defender led where the other was to lead: "van de verkeerde kant" is said of them too."""
    led = offender.seat if offender else None
    if players.declarer is None or led is None or led.side is players.declarer.side:
        return False
    return any(due is led.partner for due, _ in players_on_lead(message, players))


def _names_declarer_apart(message: Message, players: Players) -> bool:
    """Whether somebody is called declarer of whom no seat is told."""
    called = [mention for mention in message.mentions if mention.value == "declarer"]
    return bool(called) and all(mention not in players.seat_of for mention in called)

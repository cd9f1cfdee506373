"""Cards of two defenders in one message: each has his own, and only those of one make each other major."""

from __future__ import annotations

import re

from nlu.cards.card_places import evidence
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from rules.penalty_cards import kind
from rules.vocabulary import Card, Seat

_HAS = (
    r"(?:seat|my_partner|partner|lho|rho)#(\d+)(?: (?!(?:seat|my_partner|partner|lho|rho|declarer|card)#|[.;?!](?: |$))[^ ]+){0,9}$",
    r"^(?: (?:open|ligt|lag|als|strafkaart|kleine|grote|nog|ook|was|is|de|een))* (?:bij|van|voor) (?:seat|my_partner|partner|lho|rho)#(\d+)",
)
"""A player before a card, or the one at or of whom it lies after it."""


def own_cards_apart(message: Message, players: Players, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Leave each defender his own cards in `facts`, in place, where two have some."""
    name = "cards" if irregularity == "exposed_card" else "penalty_cards"
    if irregularity == "exposed_card":
        _lies_with_partner(message, players, facts)
    told = facts.get(name)
    if told is None or not isinstance(told.value, list) or len(told.value) < 2:
        return
    cards = [mention for mention in message.mentions if mention.kind == "card" and mention.value in told.value]
    owned = {mention: owner for mention in cards if (owner := _owner(message, players, mention)) is not None}
    owners = set(owned.values())
    if len(owned) < len(told.value) or len(owners) != 2 or len({owner.side for owner in owners}) != 1:
        return
    owner = _whose(irregularity, facts, owners)
    if owner is None:
        return
    facts["offender"] = message.tells(owner)
    facts[name] = evidence(message, [mention for mention in cards if owned.get(mention) is owner])
    if irregularity == "penalty_card_lead":
        own = [mention for mention in cards if owned.get(mention) not in (None, owner)]
        facts["own_penalty_cards"] = evidence(message, own)


def _lies_with_partner(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The card that lay already may be that of the other defender: "bij west lag al schoppen 4 en nu laat oost er een vallen"."""
    owners = []
    for name in ("penalty_cards", "cards"):
        told = facts[name].value if name in facts else None
        listed = told if isinstance(told, list) else []
        found = {_owner(message, players, m) for m in message.mentions if m.kind == "card" and m.value in listed}
        owners.append(found.pop() if len(found) == 1 else None)
    lying, shown = owners
    if lying is not None and shown is not None and lying.partner is shown:
        facts["offender"] = message.tells(shown)
        facts.pop("penalty_cards")


def _whose(irregularity: str, facts: dict[str, Evidence], owners: set[Seat]) -> Seat | None:
    """Whose cards it is about: the leader's partner's when one is to lead, otherwise those of the offender."""
    leader = facts.get("leader")
    if irregularity == "penalty_card_lead" and leader is not None:
        return leader.seat.partner
    told = facts.get("offender")
    return told.seat if told is not None and told.value in owners else None


def _owner(message: Message, players: Players, card: Mention) -> Seat | None:
    number = list(message.mentions).index(card)
    before, _, after = message.skeleton.line.partition(f"card#{number} ")
    for pattern, text in zip(_HAS, (before.rstrip(), f" {after}"), strict=True):
        found = re.search(pattern, text)
        if found and (seat := players.seat_of.get(message.mentions[int(found[1])])) is not None:
            return seat
    return None


def whose_of_both(message: Message, irregularity: str, context: Context, facts: dict[str, Evidence]) -> bool:
    """Tell in `facts`, in place, of which defender's penalty card it is where both have one; whether that is plain.

    One defender named alone is he who leads: the card of the other one counts. Of a suit that is played, who has a card.
    """
    owners = {Seat(owner) for owner in context.lying if owner}
    named = [m for m in message.mentions if m.kind == "seat" and Seat(m.value) in owners]
    if irregularity == "penalty_card_lead" and len({m.value for m in named}) == 1:
        leader = Seat(named[0].value)
        facts["leader"] = message.tells(leader, named[0])
        facts["offender"] = message.tells(leader.partner, named[0])
        own = list(context.lying[leader])
        if (
            kind(list(map(Card, own)), deliberate=False) == "major"
        ):  # he must lead it (50D1), within what declarer chooses
            facts.setdefault("own_penalty_cards", message.tells(own))
        return True
    if irregularity == "penalty_card_turn" and not named:
        suits = {m.value for m in message.mentions if m.kind == "suit"}
        holders = {owner for owner in owners if suits & {card[0] for card in context.lying[owner]}}
        if len(holders) == 1:
            facts["offender"] = message.tells(holders.pop())
            return True
    return False

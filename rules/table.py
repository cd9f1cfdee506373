"""What lies on the table of one board between incidents, and what a ruling changes about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from rules.case import Step
from rules.decide import Decision
from rules.facts import Value
from rules.penalty_cards import Kind
from rules.penalty_cards import kind as kind_by_50b
from rules.roles import role_between
from rules.vocabulary import Card, Seat, Suit

Until: TypeAlias = Literal["this_lead", "lead_lost"]


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A card lying face up before its owner, who is None while it wasn't said whose it is."""

    owner: Seat | None
    card: Card
    kind: Kind


@dataclass(frozen=True, slots=True)
class LeadRestriction:
    """What declarer has imposed on a defender's lead, and how long it holds (50D2a, 51B, 26B)."""

    seat: Seat | None
    mode: Literal["require", "forbid"]
    suits: tuple[Suit, ...]
    until: Until


@dataclass(frozen=True, slots=True)
class Table:
    """The state of one board at one table.

    `due` are penalty cards that had to be played to the trick at hand: they count as played, unless it is reported that
    they were not. `exposed` lie open since the auction while it isn't known who declares; their kind is by 24E and 50B.
    """

    penalty_cards: tuple[PenaltyCard, ...] = ()
    restrictions: tuple[LeadRestriction, ...] = ()
    due: tuple[PenaltyCard, ...] = ()
    exposed: tuple[PenaltyCard, ...] = ()

    def of(self, owner: Seat | None) -> tuple[PenaltyCard, ...]:
        """The penalty cards of one defender."""
        return tuple(lying for lying in self.penalty_cards if lying.owner is owner)


EMPTY = Table()


def after(table: Table, decision: Decision) -> Table:
    """The table after the ruling: cards that became penalty cards, went back or had to be played, and restrictions."""
    known = decision.known
    offender, declarer = _seat(known.get("offender")), _seat(known.get("declarer"))
    kept = tuple(held for held in table.restrictions if held.until != "this_lead")
    table = settle(replace(table, restrictions=kept, due=()), declarer)
    table = _as_told(table, offender, known)
    for step in decision.steps:
        owner = offender.partner if offender and step.words.get("owner") == "partner" else offender
        table = _after_step(table, step, owner, decision)
    if known.get("penalty_card_now") == "played":
        table = _take_up(table, [lying.card for lying in table.of(offender)])
    return table


def settle(table: Table, declarer: Seat | None) -> Table:
    """The table once it is known who declares: cards exposed in the auction are penalty cards or go back (24D, 24E)."""
    if declarer is None:
        return table
    for lying in table.exposed:
        if lying.owner and role_between(lying.owner, declarer) == "defender":
            table = _lay(table, lying.owner, [lying.card], lying.kind)
    return replace(table, exposed=tuple(lying for lying in table.exposed if lying.owner is None))


def facts_at(table: Table, irregularity: str, owner: Seat | None) -> dict[str, Value]:
    """The facts that a new incident of `owner` takes over from the table."""
    if irregularity == "exposed_card" and table.exposed:
        return _while_bidding(table, owner)
    lying = (*table.of(owner), *(table.due if irregularity == "penalty_card_not_played" else ()))
    if not lying:
        return _restriction_at(table, owner) if irregularity == "penalty_card_lead" else {}
    kind = "major" if len(lying) > 1 else lying[0].kind
    return {"penalty_cards": [str(it.card) for it in lying], "penalty_card_kind": kind}


def _while_bidding(table: Table, owner: Seat | None) -> dict[str, Value]:
    """One more card is exposed while it isn't known who declares: those of `owner` lying open count with it (24C)."""
    lying = [it for it in table.exposed if it.owner is owner is not None]
    return {"phase": "auction", **({"penalty_cards": [str(it.card) for it in lying]} if lying else {})}


def _restriction_at(table: Table, owner: Seat | None) -> dict[str, Value]:
    """What declarer has forbidden the partner of `owner`: it holds as long as he keeps the lead."""
    leader = owner.partner if owner else None
    held = next((it for it in table.restrictions if it.mode == "forbid" and leader in (it.seat, None)), None)
    if held is None:
        return {}
    return {"choice": "forbid", "choice_suit": list(map(str, held.suits)), "penalty_card_kind": "major"}


def _as_told(table: Table, owner: Seat | None, known: dict[str, Value]) -> Table:
    """The director's own list of a defender's penalty cards is complete: it goes before what was remembered."""
    told = known.get("penalty_cards")
    if not isinstance(told, list | str):
        return table
    cards = [Card(card) for card in ([told] if isinstance(told, str) else told)]
    remembered = {lying.card: lying.kind for lying in table.of(owner)}
    default: Kind = "minor" if known.get("penalty_card_kind") == "minor" else kind_by_50b(cards, deliberate=False)
    if known.get("penalty_card_kind") == "major":
        default = "major"
    table = replace(table, penalty_cards=tuple(lying for lying in table.penalty_cards if lying.owner is not owner))
    for card in cards:
        table = _lay(table, owner, [card], remembered.get(card, default))
    return table


def _after_step(table: Table, step: Step, owner: Seat | None, decision: Decision) -> Table:
    cards = _cards(step, decision)
    match step.outcome:
        case "minor_penalty_card":
            return _lay(table, owner, cards, "minor")
        case "major_penalty_card":
            return _lay(table, owner, cards, "major")
        case "all_penalty_cards_major":
            return _all_major(table, owner)
        case "penalty_card_after_auction":
            exposed = (PenaltyCard(owner, card, kind_by_50b(cards, deliberate=_led(decision))) for card in cards)
            return replace(table, exposed=(*table.exposed, *exposed))
        case "penalty_cards_picked_up" | "card_returned_to_hand":
            return _take_up(table, cards)
        case "card_must_be_played" | "penalty_card_played_instead":
            return replace(_take_up(table, cards), due=tuple(it for it in table.penalty_cards if it.card in cards))
        case "must_lead_suit":
            return _restrict(table, step, decision, "require", "this_lead")
        case "may_not_lead_suit":
            return _restrict(table, step, decision, "forbid", "lead_lost")
        case "restriction_ended":
            seat = _leader(decision)
            return replace(table, restrictions=tuple(held for held in table.restrictions if held.seat is not seat))
        case _:
            return table


def _cards(step: Step, decision: Decision) -> list[Card]:
    """The cards a step speaks of; where it names none, those the incident is about."""
    named = step.words["cards"] if "cards" in step.words else decision.known.get("cards")
    return [Card(card) for card in ([named] if isinstance(named, str) else named if isinstance(named, list) else [])]


def _led(decision: Decision) -> bool:
    return bool({**decision.known, **decision.assumed}.get("deliberate"))


def _lay(table: Table, owner: Seat | None, cards: Iterable[Card], kind: Kind) -> Table:
    """More penalty cards of one defender; two or more are all major (50B)."""
    new = list(cards)
    rest = tuple(it for it in table.penalty_cards if it.owner is not owner or it.card not in new)
    table = replace(table, penalty_cards=(*rest, *(PenaltyCard(owner, card, kind) for card in new)))
    return _all_major(table, owner) if len(table.of(owner)) > 1 else table


def _all_major(table: Table, owner: Seat | None) -> Table:
    upgraded = (replace(it, kind="major") if it.owner is owner else it for it in table.penalty_cards)
    return replace(table, penalty_cards=tuple(upgraded))


def _take_up(table: Table, cards: Iterable[Card]) -> Table:
    gone = set(cards)
    return replace(
        table,
        penalty_cards=tuple(it for it in table.penalty_cards if it.card not in gone),
        exposed=tuple(it for it in table.exposed if it.card not in gone),
    )


def _restrict(table: Table, step: Step, decision: Decision, mode: Literal["require", "forbid"], until: Until) -> Table:
    said = step.words.get("suit") or decision.known.get("choice_suit")
    suits = tuple(Suit(suit) for suit in ([said] if isinstance(said, str) else said if isinstance(said, list) else []))
    seat = _leader(decision)
    others = tuple(held for held in table.restrictions if held.seat is not seat)
    return replace(table, restrictions=(*others, LeadRestriction(seat, mode, suits, until)))


def _leader(decision: Decision) -> Seat | None:
    """The defender whose lead is restricted: the offender's partner."""
    offender = _seat(decision.known.get("offender"))
    return offender.partner if offender else _seat(decision.known.get("leader"))


def _seat(value: Value) -> Seat | None:
    return Seat(value) if isinstance(value, str) else None

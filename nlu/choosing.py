"""Which irregularity a message is about: the learned estimate, and what the table and the message by themselves show."""

from __future__ import annotations

from nlu.features import counts_of, weighed
from nlu.model import irregularities
from nlu.reading import Message
from nlu.understanding import Candidate, Context
from rules.vocabulary import Seat

_KEPT = 4


def candidates_of(message: Message, context: Context) -> list[Candidate]:
    """The likeliest irregularities, most likely first; `none` among them when the message may tell no irregularity."""
    model = irregularities()
    ranked = model.ranked(weighed(counts_of(message), model.rarity), _KEPT)
    found = [Candidate(code, chance) for code, chance in ranked]
    shown = _shown(message, context)
    if shown:
        found = [Candidate(shown, max(0.9, found[0].confidence)), *(c for c in found if c.irregularity != shown)][:_KEPT]
    return found


def _shown(message: Message, context: Context) -> str | None:
    """What a penalty card on the table makes of a message that names no other irregularity."""
    if not context.lying:
        return None
    words = set(message.words.norms) | {token.lemma for token in message.words.tokens}
    cards = [mention for mention in message.mentions if mention.kind == "card"]
    leads = words & {"slag", "voorspelen", "naspelen", "uitkomen", "beurt", "erin", "inkomen", "aanslag"}
    owners = {Seat(owner) for owner in context.lying if owner}
    seats = [Seat(mention.value) for mention in message.mentions if mention.kind == "seat"]
    drops = words & {"vallen", "tonen", "glippen", "open", "bloot"}
    chooses = words & {"verbieden", "eisen", "verbiedt", "eist", "verbod"}
    if chooses and not drops:
        return "penalty_card_lead"
    if leads and not drops and seats and any(owner.partner in seats for owner in owners) and not any(o in seats for o in owners):
        return "penalty_card_lead"
    del cards
    return None

"""Which irregularity a message is about: the learned estimate, and what the table and the message by themselves show."""

from __future__ import annotations

from nlu.auction.irregularity_shown import shows
from nlu.cards.lying_cards import shown_by_penalty_card
from nlu.irregularity.by_calls import by_calls, of_low_bid
from nlu.irregularity.by_dummy import by_dummy
from nlu.irregularity.by_hands import by_cards_seen, by_counted_hands, by_found_card, by_mistaken_dummy
from nlu.irregularity.by_lead import by_lead
from nlu.irregularity.by_penalty_cards import by_lying_card, of_knowledge, without_penalty_card
from nlu.irregularity.by_ruling import by_ruling
from nlu.irregularity.by_two_cards import by_two_cards
from nlu.irregularity.candidates import KEPT, PROOF, SURE, put_first
from nlu.irregularity.confirming import confirms
from nlu.irregularity.features import numbers_of, weighed
from nlu.model import irregularities
from nlu.reading import Message
from nlu.stories import ONE_INCIDENT
from nlu.understanding import Candidate, Context


def candidates_of(message: Message, context: Context) -> list[Candidate]:
    """The likeliest irregularities, most likely first; `none` among them when the message may tell no irregularity."""
    model = irregularities()
    ranked = model.ranked(*weighed(numbers_of(message), model.rarity, model.vote), KEPT)
    found = [Candidate(code, chance) for code, chance in ranked]
    found = without_penalty_card(message, context, found)
    found = by_mistaken_dummy(message, by_dummy(message, by_lead(message, by_cards_seen(message, found))))
    found = of_knowledge(message, of_low_bid(message, found))
    found = by_lying_card(message, by_counted_hands(message, context, by_calls(message, found)))
    found = by_found_card(message, _confirmed(message, by_ruling(message, by_two_cards(message, found))))
    shown = shown_by_penalty_card(message, context)
    if shown:
        found = put_first(shown, max(PROOF, found[0].confidence), found)
    return found


_LIKELY = 0.55
"""Probability from which an irregularity is ruled on when what makes it one is told besides."""


def _confirmed(message: Message, found: list[Candidate]) -> list[Candidate]:
    """An estimate that isn't sure is ruled on when the message tells what makes it that one, or the other likely one is no other incident."""
    best, second = found[0], found[1] if len(found) > 1 else found[0]
    if best.confidence >= SURE:
        return found
    one = ONE_INCIDENT.get(frozenset((best.irregularity, second.irregularity)))
    if one and best.confidence + second.confidence >= PROOF:
        return put_first(one, SURE, found)
    if best.confidence >= _LIKELY and (
        shows(message.auction, best.irregularity) or confirms(message, best.irregularity)
    ):
        return [Candidate(best.irregularity, SURE), *found[1:]]
    return found

"""The first message of an incident, or one that adds to what may be several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from nlu.answers.acts import not_yet
from nlu.cards.cards_told import unknown_thing
from nlu.domain import NOT_BRIDGE, SURELY_BRIDGE, bridge_chance, certainty_needed
from nlu.facts import facts_of
from nlu.incident.besides import without_besides
from nlu.incident.bounds import WITHOUT_DOUBT
from nlu.incident.message_tells import only_tells_roles
from nlu.incident.near_misses import has_passed_as_due, led_rightly, nearly_happened
from nlu.incident.readings import named
from nlu.incident.slips import by_slip
from nlu.incident.told_before import joined_with_told
from nlu.irregularity.candidates import SURE
from nlu.irregularity.choosing import candidates_of
from nlu.model import NONE
from nlu.reading import Message, read
from nlu.several import several_in
from nlu.stories import APART, LED_OUT_OF_TURN, same_story
from nlu.understanding import Act, Candidate, Context, Evidence, Understanding
from nlu.words.asides import names_of_table, without_chatter
from nlu.words.naming import mentions_in

_SHORT = 6
"""Words up to which a message that follows another adds to it: "oost weigert die kaart"."""


_MOMENT = r"(?:aan het bieden|aan het spelen|bieden|bieding|(?:everybody#\d+|iedereen) (?:pass#\d+|past|paste))"
"""What tells how far the board is, though nothing has happened yet: the next message may tell what did."""


def first_told(message: Message, act: Act, context: Context) -> Understanding:
    """What a message tells before it is known which irregularity it is about."""
    message, candidates = _with_what_was_told(_without_asides(without_besides(message, context)), context)
    best = candidates[0]
    bridge = bridge_chance(message)
    if bridge < NOT_BRIDGE:
        return Understanding("nothing", bridge=message.skeleton.has(_MOMENT), text=message.text)
    if only_tells_roles(message):
        return Understanding("nothing", text=message.text)
    if best.irregularity == NONE:
        others = tuple(c for c in candidates[1:] if c.confidence > 0.15)
        return Understanding("nothing" if not others else act, candidates=others, text=message.text)
    facts = facts_of(message, best.irregularity, context)
    told = by_slip(best.irregularity, facts)
    if told != best.irregularity:
        facts = facts_of(message, told, context)
        candidates = [replace(best, irregularity=told), *(c for c in candidates[1:] if c.irregularity != told)]
        best = candidates[0]
    kept = named(candidates)
    several = several_in(message, APART, best.confidence)
    unread = unknown_thing(message) if best.irregularity == "exposed_card" and "cards" not in facts else ""
    if unread:
        return Understanding("nothing", candidates=kept, unread=unread, text=message.text)
    sure = best.confidence >= max(SURE, certainty_needed(bridge)) and not _did_nothing_wrong(message, best, facts)
    return Understanding(act, facts, kept, sure, several, text=message.text)


def _without_asides(message: Message) -> Message:
    """The message without its asides where it names no player, card or call, if what is left is surely about bridge."""
    if names_of_table(message.mentions):
        return message  # they were left out when it was read
    words = without_chatter(message.words, message.mentions)
    if words is message.words:
        return message
    rest = Message(message.text, words, mentions_in(words))
    return rest if bridge_chance(rest) >= SURELY_BRIDGE else message


def _did_nothing_wrong(message: Message, best: Candidate, facts: Mapping[str, Evidence]) -> bool:
    """Whether it is told that it only nearly happened, or that what was due had been done."""
    if best.irregularity == "call_when_obliged_to_pass":
        bound = facts.get("bound")
        return has_passed_as_due(message) and (bound is None or bound.value != "throughout")
    if best.irregularity in LED_OUT_OF_TURN and led_rightly(message):
        return True
    return "partner_could_see" not in facts and nearly_happened(message)


def _was_offered(whole: Candidate, context: Context) -> bool:
    """Whether this is surely one of the readings that were offered for the message before."""
    if whole.confidence < SURE:
        return False
    before = candidates_of(read(context.told), replace(context, told=""))
    return whole.irregularity in {candidate.irregularity for candidate in before}


def _with_what_was_told(message: Message, context: Context) -> tuple[Message, Sequence[Candidate]]:
    """The message, together with the one before it where it adds to that, and what it may be about."""
    candidates = candidates_of(message, context)
    if context.told:  # several readings were offered for the message before: this one adds to it
        joined = joined_with_told(message, context)
        together = candidates_of(joined, context)
        own, whole = candidates[0], together[0]
        same = (
            own.irregularity in (NONE, whole.irregularity)
            or not_yet(message)
            or len(message.words.norms) <= _SHORT
            or same_story(own.irregularity, whole.irregularity)
            or _was_offered(whole, context)
        )
        if whole.irregularity != NONE and (same or own.confidence < WITHOUT_DOUBT):
            return joined, together
    return message, candidates

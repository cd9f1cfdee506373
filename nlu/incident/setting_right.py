"""What a message sets right of what was told."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.answers.answering import affirmed, answer_in
from nlu.answers.assent import assent_in
from nlu.answers.corrections import set_right, told_anew
from nlu.incident.bounds import FEW_WORDS, FRESH_SURE
from nlu.incident.kinds_of_facts import CHOICES
from nlu.irregularity.choosing import candidates_of
from nlu.reading import Message
from nlu.tricks.next_trick import played_on
from nlu.understanding import Context, Evidence, Understanding
from rules.facts import Value


def correction_in(message: Message, current: str, context: Context) -> Understanding:
    """What is set right; "nee, dat is niet geaccepteerd" sets right nothing but tells it."""
    told = told_anew(message, current, context)
    found = set_right(message, current, context, told)
    if current == "insufficient_bid":
        found.update(_both_bids(told))
    if not found.keys() & {"offender", "declarer"}:
        found.update(_told_of_another(message, current, context, told))
    if not found.keys() & CHOICES and (accepted := assent_in(message, context)) is not None:
        found["accepted"] = accepted
    if not found and context.question:
        answer = answer_in(message, context) or (affirmed(message, context) if not _names_a_player(message) else None)
        found.update({context.question: answer} if answer is not None else {})
    return Understanding("correction", found, text=message.text)


_LOW_BID = ("call", "offender", "previous_call", "previous_bidder")


def _both_bids(told: Mapping[str, Evidence]) -> dict[str, Evidence]:
    """Both bids and who made them, where all of that is told anew: "nee, noord bood 3S en west 3H"."""
    return {name: told[name] for name in _LOW_BID} if told.keys() >= set(_LOW_BID) else {}


def _told_of_another(
    message: Message, current: str, context: Context, told: Mapping[str, Evidence]
) -> dict[str, Evidence]:
    """The player of whom the same is told anew: "nee wacht, zuid heeft verzaakt"."""
    led = played_on(message.skeleton)
    if all(number in led for number, m in enumerate(message.mentions) if m.kind == "seat"):
        return {}  # "nee wacht, west had al voorgespeeld"
    own = candidates_of(message, context)[0]
    if own.irregularity != current or own.confidence < FRESH_SURE:
        return {}
    offender = told.get("offender")
    return {"offender": offender} if offender is not None and _names(message, offender.value) else {}


def _names_a_player(message: Message) -> bool:
    """Whether it is about a player, so that its "nee" needn't be the answer to what was asked."""
    return any(m.kind == "seat" or m.value in ("declarer", "dummy", "partner") for m in message.mentions)


def _names(message: Message, seat: Value) -> bool:
    return any(mention.kind == "seat" and mention.value == seat for mention in message.mentions)


def names_other_dealer(message: Message, context: Context) -> bool:
    """Whether a short message says that another player dealt than was told."""
    dealer, known = message.auction.dealer, context.facts.get("dealer")
    return len(message.words.norms) <= FEW_WORDS // 2 and None not in (dealer, known) and dealer != known


def names_doubled_bid(message: Message, context: Context) -> bool:
    """Whether the bid is told that was doubled: "het was 1SA van zuid"."""
    doubled = context.facts.get("call") in ("X", "XX") and "previous_call" not in context.facts
    return doubled and any(mention.kind == "call" and mention.value[0].isdigit() for mention in message.mentions)


def tells_turn(message: Message, current: str) -> bool:
    """Whether a double turns out to have been out of turn: "het was west aan de beurt"."""
    return current == "inadmissible_double" and (message.auction.turn or message.auction.dealer) is not None

"""Whether a message tells what wasn't known yet, or another player or call than was known."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.facts import facts_of
from nlu.incident.kinds_of_facts import ANYWHERE, CHOICES
from nlu.incident.message_tells import tells_mishap
from nlu.reading import IN_PLAY, Message
from nlu.understanding import Context, Evidence, Understanding
from rules.facts import FACTS


def tells_new(facts: Mapping[str, Evidence], context: Context) -> bool:
    """Whether there is a fact among these that wasn't known, or that is waited for."""
    awaited = context.wanted | CHOICES
    return any(
        found.value != context.facts.get(name) and (name in awaited or name not in ANYWHERE | context.facts.keys())
        for name, found in facts.items()
    )


def tells_otherwise(facts: Mapping[str, Evidence], context: Context) -> bool:
    """Whether one of these facts isn't what was known already: "nee, ze gingen down" sets nothing right once play is over."""
    return any(found.value != context.facts.get(name) for name, found in facts.items())


def answers_it(message: Message, more: Understanding, context: Context) -> bool:
    """Whether it tells nothing that went wrong but more of the case at hand: "daarna nog vier slagen voor NZ"."""
    return not tells_mishap(message) and (tells_new(more.facts, context) or _names_held_card(more.facts, context))


def _names_held_card(facts: Mapping[str, Evidence], context: Context) -> bool:
    """Whether a card is named that was still held when tricks were claimed or conceded: "hij had schoppenaas nog"."""
    cards = facts.get("cards")
    agreed = context.irregularity in ("claim", "concession")
    return agreed and cards is not None and cards.value != context.facts.get("cards")


def tells_calls(message: Message, current: str, question: str) -> bool:
    """Whether a message about the auction tells a call beside the answer: "1 ruiten, gever noord"."""
    calls = any(mention.kind == "call" for mention in message.mentions)
    return calls and current not in IN_PLAY and FACTS[question].kind != "call"


def by_another(message: Message, current: str, context: Context) -> bool:
    """Whether the message by itself blames another player than the one who is known to have done it."""
    told = facts_of(message, current, context).get("offender")
    return told is not None and context.facts.get("offender") not in (None, told.value)


def of_another(message: Message, current: str, context: Context) -> bool:
    """Whether it tells the same of another player and another card: "die harten 2 viel bij west"."""
    now = facts_of(message, current, context)
    return all(
        name in now and name in context.facts and now[name].value != context.facts[name]
        for name in ("offender", "cards")
    )

"""Readings that say which irregularity a message tells."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.frames import facts_of
from nlu.model import NONE
from nlu.reading import Message
from nlu.understanding import Candidate, Context, Evidence, Understanding
from rules.vocabulary import Seat


def named(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Those that name an irregularity."""
    return tuple(candidate for candidate in candidates if candidate.irregularity != NONE)


def retold(joined: Message, irregularity: str, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """The same telling, which turns out to be about another irregularity."""
    return Understanding(
        "report", facts_of(joined, irregularity, context), named(candidates), sure=True, text=joined.text
    )


_HE = frozenset("hij hem 'm zij".split())


def _speaks_of_him_alone(message: Message) -> bool:
    """Whether no player is named but by "hij": the one of whom was told before, "nu valt er bij hem nog een kaart"."""
    named = [mention for mention in message.mentions if mention.kind in ("seat", "side", "role")]
    he = [mention for mention in named if message.words.norms[mention.first] in _HE]
    return bool(he) and all(mention.value == "pronoun" for mention in named)


def another(message: Message, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """A message that starts another incident, or one like it."""
    facts = facts_of(message, candidates[0].irregularity, context)
    known = context.facts.get("offender")
    if "offender" not in facts and isinstance(known, str) and _speaks_of_him_alone(message):
        facts["offender"] = Evidence(Seat(known), 0, len(message.text))
    return Understanding(
        "next",
        facts,
        named(candidates),
        sure=True,
        text=message.text,
    )

"""Readings that say which irregularity a message tells."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.cards.cards_told import kind_of_card
from nlu.facts import facts_of
from nlu.model import NONE
from nlu.reading import Message
from nlu.understanding import Candidate, Context, Evidence, Understanding
from rules.vocabulary import RANKS, Seat


def named(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Those that name an irregularity."""
    return tuple(candidate for candidate in candidates if candidate.irregularity != NONE)


def retold(joined: Message, irregularity: str, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """The same telling, which turns out to be about another irregularity."""
    return Understanding(
        "report", facts_of(joined, irregularity, context), named(candidates), sure=True, text=joined.text
    )


_HE = frozenset("hij hem 'm zij".split())


def _seen_from(message: Message, known: Seat) -> Seat | None:
    """The player of whom it tells as seen from the one of whom was told before: "bij hem", "bij zijn maat"."""
    named = [mention for mention in message.mentions if mention.kind in ("seat", "side", "role")]
    if named and all(mention.value == "partner" for mention in named):
        return known.partner
    he = [mention for mention in named if message.words.norms[mention.first] in _HE]
    return known if he and all(mention.value == "pronoun" for mention in named) else None


def _card_by_rank(message: Message) -> dict[str, Evidence]:
    """One more card that fell, of which only the rank is told: "daarna viel ook nog de 4"."""
    ranks = [mention for mention in message.mentions if mention.kind == "rank" and mention.value in RANKS]
    kind = message.tells([f"?{ranks[0].value}"], ranks[0]) if len(ranks) == 1 else kind_of_card(message)
    return {"cards": kind or message.tells(["??"])}


def another(message: Message, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """A message that starts another incident, or one like it."""
    facts = facts_of(message, candidates[0].irregularity, context)
    known = context.facts.get("offender")
    if "offender" not in facts and isinstance(known, str) and (who := _seen_from(message, Seat(known))) is not None:
        facts["offender"] = message.tells(who)
    if candidates[0].irregularity == "exposed_card" and "cards" not in facts:
        facts.update(_card_by_rank(message))
    return Understanding(
        "next",
        facts,
        named(candidates),
        sure=True,
        text=message.text,
    )

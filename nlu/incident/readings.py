"""Readings that say which irregularity a message tells."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.frames import facts_of
from nlu.model import NONE
from nlu.reading import Message
from nlu.understanding import Candidate, Context, Understanding


def named(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Those that name an irregularity."""
    return tuple(candidate for candidate in candidates if candidate.irregularity != NONE)


def retold(joined: Message, irregularity: str, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """The same telling, which turns out to be about another irregularity."""
    return Understanding(
        "report", facts_of(joined, irregularity, context), named(candidates), sure=True, text=joined.text
    )


def another(message: Message, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """A message that starts another incident, or one like it."""
    return Understanding(
        "next",
        facts_of(message, candidates[0].irregularity, context),
        named(candidates),
        sure=True,
        text=message.text,
    )

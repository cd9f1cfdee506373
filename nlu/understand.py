"""A message read as a whole: what the director does with it, which irregularity it tells, and the facts it states."""

from __future__ import annotations

from nlu.acts import act_of, is_next_board
from nlu.answering import answer_in
from nlu.features import features_of
from nlu.frames import facts_of
from nlu.model import weights
from nlu.reading import Message, read
from nlu.understanding import Act, Candidate, Context, Evidence, Understanding

SURE = 0.5
"""Probability from which the most likely irregularity is ruled on; below it the likeliest are offered."""

_NOTHING = Context()


def understand(text: str, context: Context = _NOTHING) -> Understanding:
    """Read `text` against `context`. Never raises: what isn't understood has the act `nothing`."""
    message = read(text)
    if not message.words.norms:
        return Understanding("nothing")
    act = act_of(message, has_incident=context.irregularity is not None)
    if act in ("undo", "fresh", "dont_know", "hello", "why"):
        return Understanding(act)
    if act == "context":
        return Understanding("context", _place(message, context))
    if context.irregularity is not None:
        return _within(message, act, context)
    return _first(message, act, context)


def _place(message: Message, context: Context) -> dict[str, Evidence]:
    found = {m.kind: Evidence(int(m.value), *message.span(m)) for m in message.mentions if m.kind in ("table", "board")}
    here = context.facts.get("board")
    if is_next_board(message):
        number = here + 1 if isinstance(here, int) and not isinstance(here, bool) else 0
        found["board"] = Evidence(number, 0, len(message.text))
    return found


def _candidates(message: Message) -> list[Candidate]:
    ranked = weights().irregularities(features_of(message.clauses, message.signals))
    return [Candidate(code, chance) for code, chance in ranked[:4]]


def _first(message: Message, act: Act, context: Context) -> Understanding:
    candidates = _candidates(message)
    best = candidates[0]
    if best.irregularity == "none":
        others = tuple(c for c in candidates[1:] if c.confidence > 0.15)
        return Understanding("nothing" if not others else act, candidates=others)
    facts = facts_of(message, best.irregularity, context)
    kept = tuple(c for c in candidates if c.irregularity != "none")
    return Understanding(act, facts, kept, sure=best.confidence >= SURE)


def _within(message: Message, act: Act, context: Context) -> Understanding:
    """A message while an incident is being dealt with."""
    current = context.irregularity or ""
    answer = answer_in(message, context.question) if context.question else None
    if answer is not None and context.question and act not in ("correction", "next", "what_if"):
        facts = {**facts_of(message, current, context), context.question: answer}
        return Understanding("answer", facts)
    candidates = _candidates(message)
    best = candidates[0]
    if best.irregularity in ("none", current) or best.confidence < SURE or act in ("correction", "what_if"):
        return Understanding(act, facts_of(message, current, context))
    facts = facts_of(message, best.irregularity, context)
    kept = tuple(c for c in candidates if c.irregularity != "none")
    return Understanding(act, facts, kept, sure=True)

"""What the words of a message say about facts such as "partner zag het" or "nog niet in de volgende slag"."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from nlu.lexicon import table
from nlu.words.clauses import Clause
from nlu.words.cues import Cue, CueBook, parse
from rules.facts import Value

_TOPICS = tuple(f"circumstances_{topic}" for topic in ("cards", "tricks", "auction", "acceptance", "general"))


@cache
def _book() -> CueBook[tuple[str, Value]]:
    return CueBook(_cues())


def _cues() -> list[Cue[tuple[str, Value]]]:
    return [
        parse((fact, _value(value)), text)
        for topic in _TOPICS
        for fact, values in table(topic).items()
        for value, listed in values.items()
        if value != "only"
        for text in listed
    ]


def _value(text: str) -> Value:
    return {"true": True, "false": False}.get(text, text)


@cache
def _only(fact: str) -> frozenset[str]:
    return frozenset(code for topic in _TOPICS for code in table(topic).get(fact, {}).get("only", ()))


def circumstances_in(clauses: Sequence[Clause], irregularity: str) -> dict[str, tuple[Value, Clause | None]]:
    """Facts that the words say, each with the clause that says it; a fact that is said both ways equally is left out."""
    weights: dict[str, dict[Value, tuple[int, Clause | None]]] = defaultdict(dict)
    for cue, clause in _book().found(clauses):
        fact, value = cue.label
        only = _only(fact)
        if only and irregularity not in only:
            continue
        weight = sum(2 + ("_" in cue.text) for _ in cue.needed) + len(cue.barred)
        if weight > weights[fact].get(value, (0, None))[0]:
            weights[fact][value] = weight, clause
    found: dict[str, tuple[Value, Clause | None]] = {}
    for fact, values in weights.items():
        ranked = sorted(values.items(), key=lambda item: -item[1][0])
        if len(ranked) == 1 or ranked[0][1][0] > ranked[1][1][0]:
            found[fact] = ranked[0][0], ranked[0][1][1]
    return found

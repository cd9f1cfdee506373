"""From an irregularity and its facts to a ruling, or to the one fact that has to be known first."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.case import Case, Edition, Reading, Step, Unknown
from rules.facts import Facts, Value
from rules.irregularities import LAW_OF
from rules.regulations import DEFAULT, Regulations


class Question(NamedTuple):
    """A fact worth asking and the values it may take."""

    fact: str
    among: tuple[Value, ...]


class Decision(NamedTuple):
    """What the laws say. `steps` is empty while `needs` holds a fact without which nothing useful can be ruled."""

    irregularity: str
    edition: Edition
    facts: Facts
    steps: tuple[Step, ...]
    readings: tuple[Reading, ...]
    needs: Question | None = None
    regulations: Regulations = DEFAULT

    @property
    def outcomes(self) -> tuple[str, ...]:
        """Outcome codes in the order in which they were met, each once."""
        return tuple(dict.fromkeys(step.outcome for step in self.steps))

    @property
    def articles(self) -> tuple[str, ...]:
        """Sub-articles the ruling rests on, most important first, each once."""
        return tuple(dict.fromkeys(article for step in self.steps for article in step.articles))

    @property
    def assumed(self) -> dict[str, Value]:
        """Facts that were taken as most likely."""
        return {r.fact: r.value for r in self.readings if r.how == "assumed"}

    @property
    def known(self) -> dict[str, Value]:
        """Facts given, and those that follow from them."""
        return {**self.facts, **{r.fact: r.value for r in self.readings if r.how == "derived"}}


def decide(
    irregularity: str,
    facts: Facts,
    *,
    edition: Edition = "2017",
    declined: Collection[str] = (),
    regulations: Regulations = DEFAULT,
) -> Decision:
    """Rule on `irregularity` (a code of the interface). Raises KeyError for an unknown code."""
    case = Case(facts, edition, frozenset(declined), regulations=regulations)
    try:
        steps = tuple(LAW_OF[irregularity](case))
        needs = None
    except Unknown as unknown:
        steps = ()
        needs = Question(unknown.fact, unknown.among)
    return Decision(irregularity, edition, facts, steps, tuple(case.readings.values()), needs, regulations)


def what_if(decision: Decision, changes: Facts, declined: Collection[str] = ()) -> Decision:
    """The same irregularity ruled once more with some facts replaced."""
    return decide(
        decision.irregularity,
        {**decision.facts, **changes},
        edition=decision.edition,
        declined=declined,
        regulations=decision.regulations,
    )


def next_question(decision: Decision, declined: Collection[str] = ()) -> Question | None:
    """The fact worth asking next: what the law needs, else the most decisive assumption, else a choice still open.

    An assumption that changes nothing, whatever its value, isn't worth a question.
    """
    if decision.needs:
        return decision.needs
    best: tuple[int, Question] | None = None
    for reading in decision.readings:
        if reading.how != "assumed" or reading.fact in declined:
            continue
        weight = max((_distance(decision, reading.fact, v) for v in reading.among if v != reading.value), default=0)
        if weight and (best is None or weight > best[0]):
            best = weight, Question(reading.fact, reading.among)
    if best:
        return best[1]
    open_choices = (r for r in decision.readings if r.how == "open" and r.fact not in declined)
    return next((Question(r.fact, r.among) for r in open_choices), None)


def wanted(decision: Decision) -> frozenset[str]:
    """The facts that the ruling asks, assumes or leaves open: telling one of them goes on with the case."""
    asked = {decision.needs.fact} if decision.needs else set()
    return frozenset(asked | {r.fact for r in decision.readings if r.how in ("assumed", "open")})


def changes_something(decision: Decision, fact: str, value: Value) -> bool:
    """Whether the ruling would be another one if `fact` had this `value`."""
    return _distance(decision, fact, value) > 0


def _distance(decision: Decision, fact: str, value: Value) -> int:
    """How much of the ruling another value of an assumed fact would change."""
    other = what_if(decision, {fact: value})
    if other.needs:
        return len(decision.outcomes) + 1
    return 2 * len(set(decision.outcomes) ^ set(other.outcomes)) + (decision.articles != other.articles)

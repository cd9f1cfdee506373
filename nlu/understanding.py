"""What was understood of a message, in the vocabulary of the rules, each fact with the words it came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rules.facts import Facts, Value
from rules.vocabulary import Seat

Act: TypeAlias = Literal[
    "report",
    "correction",
    "next",
    "answer",
    "dont_know",
    "why",
    "what_if",
    "undo",
    "context",
    "fresh",
    "lookup",
    "hello",
    "nothing",
]
"""What the director does with the message: tells what happened (or adds to it), corrects, tells what happened next, answers
the question, asks why or what if, takes back, goes to another table or board, starts afresh, looks something up, greets."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The value of a fact and where in the message it stands."""

    value: Value
    start: int
    end: int

    @property
    def seat(self) -> Seat:
        """The player, of a fact that names one."""
        return Seat(str(self.value))


@dataclass(frozen=True, slots=True)
class Candidate:
    """An irregularity the message may be about; `confidence` is the estimated probability."""

    irregularity: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Context:
    """What a message is read against.

    Attributes:
        irregularity: The irregularity of the incident at hand.
        facts: The facts known of it and of the board.
        question: The fact that was asked for last.
        told: The messages that told the incident so far, joined.
        lying: Penalty cards on the table, by owner.
        asked: What the message before it looked up, if it did: "en spel 8 dan?" asks the same of another board.
        settled: Facts answered or corrected: they go before what the told messages say.
        wanted: Facts that the ruling still asks, assumes or leaves open.
        labels: The answers that were offered to the question, each with its value.
        misread: What the told messages say of the facts that were settled since.
    """

    irregularity: str | None = None
    facts: Facts = field(default_factory=dict)
    question: str | None = None
    told: str = ""
    lying: Mapping[str, Sequence[str]] = field(default_factory=dict)
    asked: tuple[str, str] | None = None
    settled: Facts = field(default_factory=dict)
    wanted: frozenset[str] = frozenset()
    misread: Facts = field(default_factory=dict)
    labels: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Understanding:
    """The reading of one message.

    Attributes:
        act: What the director does with it.
        facts: Facts the message states.
        candidates: Irregularities it may be about, most likely first.
        sure: Whether the first candidate may be ruled on.
        several: Codes of distinct irregularities told in one message, in the order of the laws; empty for one.
        unread: Words where a seat, suit or card should stand and none was recognised.
        lookup: What to look up, when `act` is `lookup`: a kind (article, term, score ...) and its argument.
        edition: An edition of the laws that the message asks for.
        bridge: Whether the message is about bridge at all.
        text: What was read: the message, after the earlier ones of the incident where it goes on from them. Evidence
            points into it.
    """

    act: Act
    facts: Mapping[str, Evidence] = field(default_factory=dict)
    candidates: tuple[Candidate, ...] = ()
    sure: bool = False
    several: tuple[str, ...] = ()
    unread: str = ""
    lookup: tuple[str, str] | None = None
    edition: str | None = None
    bridge: bool = True
    text: str = ""

    @property
    def values(self) -> dict[str, Value]:
        """The facts without their evidence."""
        return {name: evidence.value for name, evidence in self.facts.items()}

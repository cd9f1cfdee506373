"""What goes in and out of a conversation: turns, replies and their buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rules.case import Edition
from rules.facts import Value
from rules.regulations import DEFAULT, Regulations

Kind: TypeAlias = Literal["ruling", "question", "choose", "lookup", "unclear"]
Part: TypeAlias = Literal["verdict", "do", "choice", "later", "assumed", "understood", "question", "note"]


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of the director: a message in words, or a button.

    Exactly one of the three is set. `answer` is a fact with the value given for it, None meaning "don't know".
    `pick` is the irregularity chosen among those that were offered.
    """

    text: str | None = None
    answer: tuple[str, Value] | None = None
    pick: str | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A tap that stands for a turn."""

    label: str
    turn: Turn


@dataclass(frozen=True, slots=True)
class Option:
    """A value that answers a question, in words."""

    value: Value
    label: str


@dataclass(frozen=True, slots=True)
class Question:
    """The next fact worth asking."""

    fact: str
    text: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A paragraph of an answer; the first line of a verdict is the ruling."""

    part: Part
    lines: tuple[str, ...]
    heading: str = ""

    @property
    def text(self) -> str:
        """As plain text."""
        return "\n".join([*([self.heading] if self.heading else []), *self.lines])


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to one turn, with everything a channel needs to show it."""

    kind: Kind
    sections: tuple[Section, ...]
    irregularity: str | None = None
    facts: Mapping[str, Value] = field(default_factory=dict)
    assumed: Mapping[str, Value] = field(default_factory=dict)
    question: Question | None = None
    options: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    articles: tuple[str, ...] = ()
    scores: Mapping[str, str] = field(default_factory=dict)
    buttons: tuple[Button, ...] = ()
    context: str = ""
    aside: bool = False
    """Whether all is remembered as before this turn: a look-up, an explanation, a message that wasn't understood."""

    @property
    def text(self) -> str:
        """The answer as the director reads it, plain Dutch."""
        return "\n\n".join(section.text for section in self.sections)


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """What a chat has chosen: the edition of the laws, the organisation's regulations, and how answers look."""

    edition: Edition = "2017"
    regulations: Regulations = DEFAULT
    brief: bool = False

"""A case: what is known of one irregularity, and what a law read of it.

A law is a plain generator function over a `Case`. Reading a fact that isn't known either takes the likely value and
says so (an assumption) or stops the law with `Unknown`, which becomes the next question; after the answer the law runs
again from the top. What was read, in order, is the trace that explains the ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias, cast

from rules.facts import FACTS, Facts, Value
from rules.regulations import DEFAULT, Regulations
from rules.vocabulary import Call, Card, Seat, Suit

Edition: TypeAlias = Literal["2017", "1997"]
How: TypeAlias = Literal["given", "assumed", "derived", "open"]


class Unknown(Exception):  # noqa: N818 - not an error: the law needs to know
    """Stops a law at a fact that has to be asked."""

    def __init__(self, fact: str, among: Sequence[Value]) -> None:
        super().__init__(fact)
        self.fact = fact
        self.among = tuple(among)


class Reading(NamedTuple):
    """One fact as a law read it: given by the director, assumed as most likely, derived, or a choice still open."""

    fact: str
    value: Value
    how: How
    among: tuple[Value, ...] = ()


class Step(NamedTuple):
    """One thing that follows: an outcome code with the sub-articles that say so, most important first.

    `text` is the key of the Dutch sentence, `words` what to fill in besides the facts (a suit, a player, cards).
    `director` marks what the laws leave to the director's judgement, or practice that isn't in their wording.
    """

    outcome: str
    articles: tuple[str, ...]
    text: str
    words: dict[str, Value]
    director: bool = False


Steps: TypeAlias = Iterator[Step]


def step(outcome: str, *articles: str, text: str | None = None, director: bool = False, **words: Value) -> Step:
    """A `Step`; its sentence is the outcome's own unless `text` names a more specific one."""
    return Step(outcome, articles, text or outcome, words, director)


@dataclass(slots=True)
class Case:
    """The facts of one irregularity and the record of reading them.

    `declined` holds facts the director couldn't tell: they are assumed, never asked again. With `explore` set, every
    unknown fact stops the law, so that a walk can try each value.
    """

    facts: Facts
    edition: Edition = "2017"
    declined: frozenset[str] = frozenset()
    explore: bool = False
    readings: dict[str, Reading] = field(default_factory=dict)
    regulations: Regulations = DEFAULT

    def peek(self, name: str) -> Value:
        """The value if known, else None; leaves no trace. For wording only: no branch of a law may hang on it."""
        return self.facts.get(name)

    def knows(self, name: str) -> bool:
        """Whether the fact was given or is already derived."""
        reading = self.readings.get(name)
        return self.facts.get(name) is not None or (reading is not None and reading.how == "derived")

    def derive(self, name: str, value: Value) -> None:
        """Record a fact that follows from others."""
        self.readings[name] = Reading(name, value, "derived")

    def _given(self, name: str, among: Sequence[Value]) -> Value:
        if name in self.readings and (reading := self.readings[name]).how == "derived":
            return reading.value
        value = self.facts.get(name)
        if value is not None and FACTS[name].kind == "word" and value not in among:
            return None  # said about something else, such as a choice this law doesn't offer
        return value

    def _read(self, name: str, likely: Value, among: Sequence[Value] | None, ask_first: bool) -> Value:
        domain = FACTS[name].domain if among is None else tuple(among)
        value = self._given(name, domain)
        how: How = "given"
        if value is None:
            if self.explore or (ask_first and name not in self.declined):
                raise Unknown(name, domain)
            value, how = likely, "assumed"
        if name not in self.readings:
            self.readings[name] = Reading(name, value, how, domain)
        return value

    def flag(self, name: str, *, likely: bool, ask_first: bool = False) -> bool:
        """A yes-or-no fact. `likely` is assumed when unknown; `ask_first` asks before anything is ruled."""
        return bool(self._read(name, likely, None, ask_first))

    def word(self, name: str, *, likely: str, among: Sequence[str] | None = None, ask_first: bool = False) -> str:
        """A fact with a few named values, narrowed to `among` when given."""
        return cast(str, self._read(name, likely, among, ask_first))

    def number(self, name: str, *, likely: int, among: Sequence[int] | None = None, ask_first: bool = False) -> int:
        """A whole number; `among` gives the values worth trying."""
        return cast(int, self._read(name, likely, among, ask_first))

    def seat(self, name: str, *, likely: Seat, among: Sequence[Seat] | None = None, ask_first: bool = False) -> Seat:
        """A player. Only for branches that hang on the seat itself; for wording use the facts."""
        return Seat(cast(str, self._read(name, likely, among, ask_first)))

    def cards(
        self,
        name: str,
        *,
        likely: Sequence[str],
        among: Sequence[Sequence[str]] | None = None,
        ask_first: bool = False,
    ) -> tuple[Card, ...]:
        """Cards, the irregular one first; `among` gives representative lists worth trying."""
        domain = None if among is None else [list(cards) for cards in among]
        value = cast("list[str] | str", self._read(name, list(likely), domain, ask_first))
        cards = tuple(Card(card) for card in ([value] if isinstance(value, str) else value))
        if len(cards) == 1 and cards[0].is_honour is None:
            suit = cards[0][0]
            if name not in self.declined:  # a suit alone doesn't tell a small card from an honour
                raise Unknown(name, ([f"{suit}x"], [f"{suit}h"]))
            cards = (Card(f"{suit}x"),)
            self.readings[name] = Reading(name, list(cards), "assumed", ([f"{suit}x"], [f"{suit}h"]))
        return cards

    def call(self, name: str, *, likely: str, among: Sequence[str], ask_first: bool = False) -> Call:
        """A call; `among` gives representative calls worth trying."""
        return Call(cast(str, self._read(name, likely, among, ask_first)))

    def suit(self, name: str, *, likely: str, ask_first: bool = False) -> Suit:
        """A suit."""
        return Suit(cast(str, self._read(name, likely, None, ask_first)))

    def suits(
        self,
        name: str,
        *,
        likely: Sequence[str],
        among: Sequence[Sequence[str]] | None = None,
        ask_first: bool = False,
    ) -> tuple[Suit, ...]:
        """One or more suits; `among` gives representative lists worth trying."""
        domain = None if among is None else [list(suits) for suits in among]
        value = cast("list[str] | str", self._read(name, list(likely), domain, ask_first))
        return tuple(Suit(suit) for suit in ([value] if isinstance(value, str) else value))

    def told(self, name: str, among: Sequence[Value] | None = None) -> Value:
        """A fact that counts only when the director tells it, else None: too rare to ask about or to assume aloud."""
        domain = FACTS[name].domain if among is None else tuple(among)
        value = self._given(name, domain)
        if value is not None:
            self.readings.setdefault(name, Reading(name, value, "given", domain))
            return value
        if self.explore and name not in self.declined:
            raise Unknown(name, (*domain, None))
        return None

    def option(self, name: str, among: Sequence[str]) -> str | None:
        """A choice that somebody at the table may have made already; None while it is open."""
        return cast("str | None", self._open(name, tuple(among)))

    def open_flag(self, name: str) -> bool | None:
        """A yes-or-no choice (accepted or not) that may still be open; None while it is."""
        value = self._open(name, (True, False))
        return None if value is None else bool(value)

    def _open(self, name: str, among: tuple[Value, ...]) -> Value:
        value = self._given(name, among)
        if value is None and self.explore and name not in self.declined:
            raise Unknown(name, (*among, None))
        self.readings.setdefault(name, Reading(name, value, "open" if value is None else "given", among))
        return value

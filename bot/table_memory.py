"""What is remembered between messages: per table and board the incident at hand and what still lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.decide import Decision
from rules.facts import Value
from rules.table import EMPTY, Table, after

SHARED = ("table", "board", "dealer", "declarer", "contract")
"""Facts that belong to the board and hold for every incident on it."""


@dataclass(frozen=True, slots=True)
class Incident:
    """One irregularity with what is known of it.

    Attributes:
        irregularity: Its code.
        told: The messages that told it, joined.
        read: Facts read from them, and those the board remembers.
        settled: Facts answered to a question or corrected: they go before what was read.
        declined: Facts the director couldn't tell.
        evidence: The words that each fact was read from.
    """

    irregularity: str
    told: str = ""
    read: Mapping[str, Value] = field(default_factory=dict)
    settled: Mapping[str, Value] = field(default_factory=dict)
    declined: frozenset[str] = frozenset()
    evidence: Mapping[str, str] = field(default_factory=dict)

    @property
    def facts(self) -> dict[str, Value]:
        """Everything known of it."""
        return {**self.read, **self.settled}

    def more_cards(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Cards that are told after others were set right: they lie beside those."""
        right, wrong, now = (facts.get("cards") for facts in (self.settled, self.read, values))
        if not (isinstance(right, list) and isinstance(wrong, list) and isinstance(now, list)):
            return {}
        more = [card for card in now if card not in wrong and card not in right]
        return {"cards": [*right, *more]} if more else {}


@dataclass(frozen=True, slots=True)
class Board:
    """A board at a table. `before` is what lay there before the incident at hand."""

    facts: Mapping[str, Value] = field(default_factory=dict)
    before: Table = EMPTY
    incident: Incident | None = None
    decision: Decision | None = None

    @property
    def now(self) -> Table:
        """What lies on the table after the ruling on the incident at hand."""
        return after(self.before, self.decision) if self.decision else self.before


@dataclass(frozen=True, slots=True)
class Memory:
    """All boards of a conversation and the one that is spoken of; `offered` are irregularities to choose
    among, told in the `pending` message."""

    boards: Mapping[tuple[Value, Value], Board] = field(default_factory=dict)
    here: tuple[Value, Value] = (None, None)
    offered: tuple[str, ...] = ()
    pending: str = ""

    @property
    def board(self) -> Board:
        """The board that is spoken of."""
        return self.boards.get(self.here, Board())

    def with_board(self, board: Board) -> Memory:
        """The same memory with another state of the board that is spoken of."""
        return replace(self, boards={**self.boards, self.here: board})

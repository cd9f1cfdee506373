"""Facts being read from one message, with the whole message as their evidence."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence
from rules.facts import Value


class FactsTold:
    """Writes facts that the whole message is the evidence of."""

    def __init__(self, message: Message, facts: dict[str, Evidence]) -> None:
        self.facts = facts
        self._message = message

    def put(self, name: str, value: Value) -> None:
        """Write a fact; what was read of it before is replaced."""
        self.facts[name] = self._message.tells(value)

    def drop(self, name: str) -> None:
        """Leave a fact open."""
        self.facts.pop(name, None)

    def value(self, name: str) -> Value:
        """The value read so far, None when there is none."""
        evidence = self.facts.get(name)
        return evidence.value if evidence else None

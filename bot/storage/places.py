"""Where a conversation takes place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a topic of it: each has a conversation of its own."""

    chat_id: int
    topic: int = 0

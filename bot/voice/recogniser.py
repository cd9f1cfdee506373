"""What turns a voice note into lines of text: worker processes on this machine, or listeners on others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Lines(Protocol):
    """A line as a recogniser wrote it."""

    @property
    def text(self) -> str:
        """The line."""

    @property
    def log_chance(self) -> float:
        """The mean log chance of its tokens."""


class Recogniser(Protocol):
    """Turns a voice note into lines of text, here or elsewhere."""

    async def lines(self, audio: bytes, announced: float | None) -> Sequence[Sequence[Lines]]:
        """The lines heard, a list for each prompt, best first. Raises VoiceError."""

    def close(self) -> None:
        """Let go of processes and connections."""

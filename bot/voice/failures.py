"""What can go wrong with a spoken message; each has its own short Dutch sentence in `bot/texts/nl/voice.toml`."""

from __future__ import annotations

from enum import StrEnum

from bot import texts


class Failure(StrEnum):
    """Why a spoken message could not be used."""

    OFF = "off"
    TOO_LONG = "too_long"
    TOO_LARGE = "too_large"
    UNREADABLE = "unreadable"
    CUT_OFF = "cut_off"
    SILENT = "silent"
    GARBLED = "garbled"
    UNCLEAR = "unclear"
    BUSY = "busy"
    TOO_SLOW = "too_slow"
    AWAY = "away"
    BROKEN = "broken"


class VoiceError(Exception):
    """A spoken message could not be used."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.value)
        self.failure = failure

    def __reduce__(self) -> tuple[type[VoiceError], tuple[Failure]]:
        """Crosses from a worker process with its failure."""
        return VoiceError, (self.failure,)

    @property
    def said(self) -> str:
        """What the director is told."""
        return str(texts.load("voice")["failures"][self.failure.value])

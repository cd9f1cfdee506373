"""Listens to spoken messages beside the event loop: so many at a time, each with a time limit."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog

from bot.voice.failures import Failure, VoiceError
from bot.voice.recogniser import Recogniser
from bot.voice.settings import VoiceSettings
from nlu.hearing import Heard, Line, hear

log = structlog.get_logger(__name__)


class Ears:
    """Listens to notes, a few at a time, and understands them."""

    def __init__(self, settings: VoiceSettings, recogniser: Recogniser) -> None:
        """Listen through `recogniser`, within the limits of the settings."""
        self._settings = settings
        self._recogniser = recogniser
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, "hearing")

    def check(self, seconds: float, size: int | None) -> None:
        """Raise VoiceError for a note that isn't worth fetching."""
        if seconds > self._settings.max_seconds:
            raise VoiceError(Failure.TOO_LONG)
        if size is not None and size > self._settings.max_bytes:
            raise VoiceError(Failure.TOO_LARGE)
        if self._waiting >= self._settings.queue:
            raise VoiceError(Failure.BUSY)

    async def transcribe(self, audio: bytes, seconds: float | None = None) -> Heard:
        """What was probably said in a note of `seconds` as announced. Raises VoiceError."""
        self.check(seconds or 0, len(audio))
        self._waiting += 1
        try:
            async with asyncio.timeout(self._settings.patience):
                lists = await self._recogniser.lines(audio, seconds)
        except TimeoutError as error:
            raise VoiceError(Failure.TOO_SLOW) from error
        except VoiceError:
            raise
        except Exception as error:  # the director gets an answer whatever it was
            log.error("a note could not be transcribed", exc_info=error)
            raise VoiceError(Failure.BROKEN) from error
        finally:
            self._waiting -= 1
        plain = [[Line(line.text, line.log_chance) for line in lines] for lines in lists]
        heard = await asyncio.get_running_loop().run_in_executor(self._thread, hear, plain)
        if heard is None:
            raise VoiceError(Failure.GARBLED)
        return heard

    def close(self) -> None:
        """Let go of everything."""
        self._recogniser.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

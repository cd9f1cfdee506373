"""A bounded pool of worker processes on this machine, in which notes are transcribed."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Sequence
from typing import Any

import structlog
from pebble import ProcessExpired, ProcessPool

from bot import texts
from bot.voice.failures import Failure, VoiceError
from bot.voice.model import Model
from bot.voice.recogniser import Lines
from bot.voice.settings import VoiceSettings
from bot.voice.worker import Setup, transcribe

log = structlog.get_logger(__name__)

_TRIES = 2
"""A note whose worker died is given to another one, once."""

_GRACE = 5
"""Seconds that a worker may take to start and load the model, beyond the time limit."""


class Pool:
    """Worker processes on this machine. They start with the first note."""

    def __init__(self, settings: VoiceSettings, model: Model) -> None:
        """Prepare the pool; nothing is started yet."""
        prompts = tuple(texts.load("voice")["prompts"])
        self._setup = Setup(model.directory, prompts, settings.threads, settings.max_seconds)
        self._limit = settings.time_limit
        self._pool: Any = ProcessPool(settings.workers, context=multiprocessing.get_context("spawn"))

    async def lines(self, audio: bytes, announced: float | None) -> Sequence[Sequence[Lines]]:
        """The lines heard. A worker that takes too long is ended; after one that dies the note is tried again."""
        for _ in range(_TRIES):
            job = self._pool.schedule(transcribe, [self._setup, audio, announced], timeout=self._limit + _GRACE)
            try:
                found: Sequence[Sequence[Lines]] = await asyncio.wrap_future(job)
            except TimeoutError as error:
                raise VoiceError(Failure.TOO_SLOW) from error
            except ProcessExpired as error:
                log.warning("a voice worker died", exit_code=error.exitcode)
            else:
                return found
        raise VoiceError(Failure.BROKEN)

    def close(self) -> None:
        """End the workers at once."""
        self._pool.stop()
        self._pool.join()

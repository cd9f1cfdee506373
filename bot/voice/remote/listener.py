"""The listener's side, `tafelarbiter listener`: takes notes from the queue and puts in their place what it heard."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import psycopg
import structlog
from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from psycopg.types.json import Jsonb
from psycopg_pool import AsyncConnectionPool

from bot.voice.failures import Failure, VoiceError
from bot.voice.model import ModelError, find
from bot.voice.pool import Pool
from bot.voice.recogniser import Lines, Recogniser
from bot.voice.remote.database import CONNECTING, HEARTBEAT, PATIENCE, QUEUE, SILENT, TASK, conninfo, prepare
from bot.voice.settings import VoiceSettings

log = structlog.get_logger(__name__)

_TRIES = 2
"""Listeners that may die of a note, or be stopped while they listen to it."""

_GRACE = 20.0
"""Seconds for what was begun when the listener is stopped; then another listener gets it."""

_AT_ONCE = datetime.fromtimestamp(0, UTC)
"""Whatever the clock of this machine says."""

_TAKE = "SELECT audio, announced FROM notes WHERE id = %s AND audio IS NOT NULL AND expires_at > now()"
_ANSWER = "UPDATE notes SET audio = NULL, lines = %s, failure = %s WHERE id = %s"


def run(url: str, settings: VoiceSettings) -> int:
    """Listen until a signal; returns the exit code."""
    try:
        model = find(settings)
    except ModelError as error:
        print(error, file=sys.stderr)
        return 2
    if model is None:
        print("There is no model: install the extra `voice-model`, or set VOICE_MODEL_DIR.", file=sys.stderr)
        return 2
    recogniser = Pool(settings, model)
    try:
        asyncio.run(_until_signal(url, settings, recogniser))
    except (psycopg.Error, ConnectorException) as error:
        log.error("the queue can't be reached", exc_info=error)
        return 1
    finally:
        recogniser.close()
    return 0


async def _until_signal(url: str, settings: VoiceSettings, recogniser: Recogniser) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await serve(url, settings, recogniser, stop)


async def serve(url: str, settings: VoiceSettings, recogniser: Recogniser, stop: asyncio.Event) -> None:
    """Listen until `stop` is set. Raises what the database says when it can't be used any more."""
    await asyncio.to_thread(prepare, url)
    pool = AsyncConnectionPool(
        conninfo(url), kwargs=CONNECTING, min_size=1, max_size=settings.workers + 4, timeout=PATIENCE, open=False,
        check=AsyncConnectionPool.check_connection,
    )  # fmt: skip
    async with pool:
        jobs = App(connector=PsycopgConnector())
        await jobs.open_async(pool)
        jobs.task(name=TASK, queue=QUEUE, pass_context=True, retry=_TRIES)(_Listening(pool, recogniser).transcribe)
        working = asyncio.create_task(
            jobs.run_worker_async(
                queues=[QUEUE],
                concurrency=settings.workers,
                delete_jobs="always",
                fetch_job_polling_interval=HEARTBEAT,  # nobody tells of a job that is handed on
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=SILENT,
                shutdown_graceful_timeout=_GRACE,
                install_signal_handlers=False,
            )
        )
        tidying = asyncio.create_task(_tidy(jobs, pool))
        stopping = asyncio.create_task(stop.wait())
        log.info("listening to voice notes", workers=settings.workers)
        await asyncio.wait([working, tidying, stopping], return_when=asyncio.FIRST_COMPLETED)
        for task in (working, tidying, stopping):
            task.cancel()
        ends = await asyncio.gather(working, tidying, return_exceptions=True)
        if not stop.is_set():
            raise next((end for end in ends if isinstance(end, Exception)), ConnectorException("the queue was lost"))


class _Listening:
    """Transcribes the note of a job."""

    def __init__(self, pool: AsyncConnectionPool[Any], recogniser: Recogniser) -> None:
        self._pool = pool
        self._recogniser = recogniser

    async def transcribe(self, context: JobContext, note: str) -> None:
        """Put in the place of a note what was heard. One that isn't waited for any more is left alone."""
        async with self._pool.connection() as connection:
            row = await (await connection.execute(_TAKE, [note])).fetchone()
        if row is None:
            return
        lines, failure = await self._heard(*row) if context.job.attempts < _TRIES else (None, Failure.BROKEN)
        answer = (
            Jsonb([[(line.text, line.log_chance) for line in each] for each in lines]) if lines is not None else None
        )
        async with self._pool.connection() as connection:
            await connection.execute(_ANSWER, [answer, failure, note])

    async def _heard(
        self, audio: bytes, announced: float | None
    ) -> tuple[Sequence[Sequence[Lines]] | None, Failure | None]:
        try:
            return await self._recogniser.lines(audio, announced), None
        except VoiceError as error:
            return None, error.failure
        except Exception as error:  # the director gets an answer whatever it was
            log.error("a note could not be transcribed", exc_info=error)
            return None, Failure.BROKEN


async def _tidy(jobs: App, pool: AsyncConnectionPool[Any]) -> None:
    """Again and again: hand on what a listener was doing that died, and remove notes that nobody came back for."""
    while True:
        for job in await jobs.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=SILENT):
            log.warning("a listener died", attempts=job.attempts)
            try:
                await jobs.job_manager.retry_job(job, retry_at=_AT_ONCE)
            except ConnectorException:  # another listener was first
                continue
        async with pool.connection() as connection:
            await connection.execute("DELETE FROM notes WHERE expires_at < now()")
        await asyncio.sleep(HEARTBEAT)

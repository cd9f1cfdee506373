"""The bot's side: a note is put where a listener finds it, and what it heard is waited for.

The note is gone as soon as the answer is read, or when it isn't waited for any more, whatever happened meanwhile.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from uuid import UUID

import structlog
from procrastinate import App, SyncPsycopgConnector
from psycopg_pool import ConnectionPool

from bot.voice.failures import Failure, VoiceError
from bot.voice.recogniser import Lines
from bot.voice.remote.database import CONNECTING, PATIENCE, QUEUE, SILENT, TASK, conninfo, prepare
from bot.voice.settings import VoiceSettings
from nlu.hearing import Line

log = structlog.get_logger(__name__)

_LOOK = 0.2
"""Seconds between two looks for the answer."""

_ALONE = 10.0
"""Seconds for which there may be no listener at all, such as while it is started again."""

_CONNECTIONS = 4

_PUT = """
    INSERT INTO notes (audio, announced, expires_at)
    SELECT %(audio)s, %(announced)s, now() + make_interval(secs => %(seconds)s)
    WHERE (SELECT count(*) FROM notes WHERE audio IS NOT NULL) < %(limit)s
    RETURNING id
"""
_READ = "DELETE FROM notes WHERE id = %s AND audio IS NULL RETURNING lines, failure"
_LISTENED = "SELECT FROM procrastinate_workers WHERE last_heartbeat > now() - make_interval(secs => %s)"


class Remote:
    """Has notes transcribed by listeners."""

    def __init__(self, url: str, settings: VoiceSettings) -> None:
        """Prepare to use the database at `url`; nothing is opened yet."""
        self._url = url
        self._settings = settings
        self._pool = ConnectionPool(
            conninfo(url), kwargs=CONNECTING, min_size=0, max_size=_CONNECTIONS, timeout=PATIENCE, open=False,
            check=ConnectionPool.check_connection,
        )  # fmt: skip
        self._jobs = App(connector=SyncPsycopgConnector())
        self._is_open = False
        self._opening = threading.Lock()

    async def lines(self, audio: bytes, announced: float | None) -> Sequence[Sequence[Lines]]:
        """The lines that a listener heard. Raises VoiceError, also when there has been no listener for a while."""
        note, job = await asyncio.to_thread(self._put, audio, announced)
        try:
            return await self._answer(note)
        except BaseException:
            await asyncio.to_thread(self._withdraw, note, job)
            raise

    async def _answer(self, note: UUID) -> Sequence[Sequence[Lines]]:
        listened = time.monotonic()
        while time.monotonic() - listened < _ALONE:
            await asyncio.sleep(_LOOK)
            found, is_listened = await asyncio.to_thread(self._look, note)
            if found is not None:
                return found
            if is_listened:
                listened = time.monotonic()
        log.error("no listener is running, or it can't reach the database")
        raise VoiceError(Failure.AWAY)

    def _open(self) -> None:
        with self._opening:
            if not self._is_open:
                prepare(self._url)
                self._pool.open()
                self._jobs.open(self._pool)
                self._is_open = True

    def _put(self, audio: bytes, announced: float | None) -> tuple[UUID, int]:
        """Store a note and its job. Raises VoiceError when too many wait."""
        self._open()
        settings = self._settings
        values = {"audio": audio, "announced": announced, "seconds": settings.patience, "limit": settings.queue}
        with self._pool.connection() as connection:
            connection.execute("DELETE FROM notes WHERE expires_at < now()")
            row = connection.execute(_PUT, values).fetchone()
            if row is None:
                raise VoiceError(Failure.BUSY)
            job = self._jobs.configure_task(TASK, queue=QUEUE, connection=connection).defer(note=str(row[0]))
        return row[0], job

    def _look(self, note: UUID) -> tuple[Sequence[Sequence[Lines]] | None, bool]:
        """The answer if it is there, and whether somebody listens. Raises VoiceError for a note that can't be used."""
        with self._pool.connection() as connection:
            row = connection.execute(_READ, [note]).fetchone()
            if row is None:
                return None, connection.execute(_LISTENED, [SILENT]).fetchone() is not None
        lines, failure = row
        if failure is not None:
            raise VoiceError(Failure(failure))
        return [[Line(text, log_chance) for text, log_chance in each] for each in lines], True

    def _withdraw(self, note: UUID, job: int) -> None:
        with self._pool.connection() as connection:
            connection.execute("DELETE FROM notes WHERE id = %s", [note])
        self._jobs.job_manager.cancel_job_by_id(job, delete_job=True)  # one that was begun finds no note and ends

    def close(self) -> None:
        """Let go of the connections."""
        self._pool.close()

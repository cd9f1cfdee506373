"""Long polling. Updates are stored before the next request confirms them; of several replicas one polls at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from urllib.parse import urlencode

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.request import HTTPXRequest

from bot.storage.database import Database
from bot.telegram import intake, limiter
from bot.telegram.application import UPDATES
from bot.telegram.work import App

log = structlog.get_logger(__name__)

TIMEOUT = 25
"""Seconds that Telegram holds a request open when there is nothing new."""

_DEADLINE = TIMEOUT + 30.0
_TURN = 2.0
_SLOWEST = 30.0


class Poller:
    """Fetches updates as long as this replica is the one that may."""

    def __init__(self, app: App, database: Database, wake: Callable[[], None]) -> None:
        self._app = app
        self._database = database
        self._wake = wake
        self._offset = 0
        self.last_ok: float | None = None
        """When Telegram last answered; None while another replica polls."""

    async def run(self) -> None:
        """Until it is cancelled. Raises InvalidToken when Telegram doesn't know the bot."""
        request = HTTPXRequest(connection_pool_size=2, connect_timeout=10, read_timeout=TIMEOUT + 10)
        async with request:
            while True:
                async with self._turn() as still_ours:
                    if still_ours is not None:
                        await self._poll(request, still_ours)
                self.last_ok = None
                await asyncio.sleep(_TURN)

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[Callable[[], bool] | None]:
        """A check whether the turn to poll is still ours; None when another replica has it.

        On PostgreSQL the turn is an advisory lock of a connection: it ends with the replica, however that ends.
        """
        if not self._database.is_postgres:
            yield lambda: True
            return
        key = self._app.bot.id
        try:
            connection = await asyncio.to_thread(self._database.engine.connect)
        except SQLAlchemyError as error:
            log.error("the database can't be reached", exc_info=error)
            yield None
            return
        try:
            ours = await asyncio.to_thread(_try_lock, connection, key)
            yield (lambda: _is_alive(connection)) if ours else None
        finally:
            await asyncio.to_thread(_let_go, connection)

    async def _poll(self, request: HTTPXRequest, still_ours: Callable[[], bool]) -> None:
        log.info("polling")
        self.last_ok = time.monotonic()
        pause = 1.0
        while await asyncio.to_thread(still_ours):
            try:
                await self._fetch(request)
                pause = 1.0
                continue
            except InvalidToken:
                raise
            except Conflict:
                log.error("another program polls with this token; stop it, or give it a token of its own")
                wait = 5.0
            except RetryAfter as told:
                wait = limiter.seconds(told.retry_after)
            except (NetworkError, TimeoutError) as error:
                log.warning("Telegram can't be reached", error=type(error).__name__, again_in=pause)
                wait, pause = pause, min(_SLOWEST, pause * 1.5)
            except (TelegramError, SQLAlchemyError) as error:
                log.error("updates can't be fetched or stored", exc_info=error, again_in=pause)
                wait, pause = pause, min(_SLOWEST, pause * 1.5)
            await asyncio.sleep(wait)

    async def _fetch(self, request: HTTPXRequest) -> None:
        """One request. The answer is taken as it is: the library refuses a whole batch for one update it can't read."""
        asked = {"offset": self._offset, "timeout": TIMEOUT, "allowed_updates": json.dumps(UPDATES)}
        async with asyncio.timeout(_DEADLINE):
            found = await request.post(f"{self._app.bot.base_url}/getUpdates?{urlencode(asked)}")
        self.last_ok = time.monotonic()
        updates = found if isinstance(found, list) else []
        if not updates:
            return
        await asyncio.to_thread(intake.store, self._database, updates)
        self._wake()
        self._offset = max(update["update_id"] for update in updates) + 1


def _try_lock(connection: Connection, key: int) -> bool:
    ours = bool(connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": key}))
    connection.commit()
    return ours


def _is_alive(connection: Connection) -> bool:
    try:
        connection.execute(text("SELECT 1"))
        connection.commit()
    except SQLAlchemyError:
        return False
    return True


def _let_go(connection: Connection) -> None:
    connection.invalidate()  # not back to the pool: the lock belongs to the connection
    connection.close()

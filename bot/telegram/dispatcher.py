"""Takes updates from the inbox, has them handled, and decides what becomes of those that could not be."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError
from telegram import Update
from telegram.error import BadRequest, Conflict, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.storage.inbox import Busy, Claim, next_claim
from bot.storage.places import Place
from bot.telegram import limiter, messenger, rendering
from bot.telegram.dutch import say
from bot.telegram.incoming import place_of
from bot.telegram.metrics import HANDLED, LATENCY
from bot.telegram.work import CURRENT, App, Services, Work

log = structlog.get_logger(__name__)

LOOK = 1.0
"""Seconds after which the inbox is looked into again, for what another replica has stored or left behind."""

_ATTEMPTS = 3
_SLOWEST = 30.0


class Dispatcher:
    """Hands out updates, as many at a time as there are workers."""

    def __init__(self, app: App, services: Services) -> None:
        self._app = app
        self._services = services
        self._busy = Busy()
        self._slots = asyncio.Semaphore(services.settings.workers)
        self._wake = asyncio.Event()
        self._stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """There may be something in the inbox."""
        self._wake.set()

    def stop(self) -> None:
        """Take nothing more; what was begun is finished."""
        self._stopping = True
        self._wake.set()

    async def run(self) -> None:
        """Until it is stopped."""
        while not self._stopping:
            await self._slots.acquire()
            self._wake.clear()
            claim = None if self._stopping else await self._next()
            if claim is None:
                self._slots.release()
                await self._rest()
                continue
            task = asyncio.create_task(self._handle(claim))
            self._tasks.add(task)
            task.add_done_callback(self._finished)
        await asyncio.gather(*self._tasks)

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(LOOK):
                await self._wake.wait()
        except TimeoutError:
            return

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._slots.release()
        self._wake.set()  # the chat may have more

    async def _next(self) -> Claim | None:
        try:
            return await asyncio.to_thread(next_claim, self._services.database, self._busy)
        except SQLAlchemyError as error:
            log.error("the inbox can't be read", exc_info=error)
            return None

    async def _handle(self, claim: Claim) -> None:
        work = Work(claim, self._services)
        CURRENT.set(work)  # of this task alone
        row = claim.row
        try:
            update = Update.de_json(json.loads(row.body or "{}"), self._app.bot)
        except Exception as error:  # whatever the library can't read; coming again would not help
            log.error("an update can't be read", update_id=row.update_id, exc_info=error)
            update = None
        try:
            if update is not None:
                await self._app.process_update(update)
            end = await self._end(work)
            if end == "given up" and update is not None and update.effective_message is not None:
                await self._apologise(place_of(update.effective_message))
        except SQLAlchemyError as error:  # it stays in the inbox and comes again
            log.error("an update could not be finished", update_id=row.update_id, exc_info=error)
            end = "storage failed"
        HANDLED.labels(end).inc()
        if end == "done":
            LATENCY.observe(time.time() - row.received_at)

    async def _apologise(self, place: Place) -> None:
        with contextlib.suppress(TelegramError):
            await messenger.send(self._app.bot, place, rendering.plain(say("notes.failed"))[0])

    async def _end(self, work: Work) -> str:
        error, claim = work.failure, work.claim
        if error is None:
            await asyncio.to_thread(claim.done)
            return "done"
        update_id, waited = claim.row.update_id, time.time() - claim.row.received_at
        if isinstance(error, RetryAfter):
            log.warning("Telegram asks to wait", update_id=update_id, seconds=limiter.seconds(error.retry_after))
            await asyncio.to_thread(claim.put_off, limiter.seconds(error.retry_after) + 0.5, failed=False)
            return "put off"
        if isinstance(error, Forbidden):
            log.info("the bot may not write there", update_id=update_id)
            await asyncio.to_thread(claim.done)
            return "forbidden"
        unsent = isinstance(error, NetworkError) and not isinstance(error, BadRequest)
        if isinstance(error, InvalidToken | Conflict) or (
            unsent and isinstance(error, NetworkError) and messenger.reached_telegram(error) == "no"
        ):
            log.warning("Telegram can't be reached", update_id=update_id)
            await asyncio.to_thread(claim.put_off, min(_SLOWEST, max(0.5, waited / 2)), failed=False)
            return "put off"
        log.error("an update could not be handled", update_id=update_id, attempt=claim.row.attempts + 1, exc_info=error)
        if claim.row.attempts + 1 < _ATTEMPTS and not isinstance(error, BadRequest):
            await asyncio.to_thread(claim.put_off, 1.0 + 4 * claim.row.attempts, failed=True)
            return "put off"
        await asyncio.to_thread(claim.done)
        return "given up"

"""Starts the bot, and stops it in good order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError
from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot import USUAL_COLLECTING, logs
from bot.reply import ChatSettings, Turn
from bot.settings import Settings
from bot.storage import chats, inbox
from bot.storage.database import Database, open_database
from bot.telegram import application, commands, limiter
from bot.telegram.dispatcher import Dispatcher
from bot.telegram.poller import Poller
from bot.telegram.thinking import Thinker
from bot.telegram.web import Site, serving
from bot.telegram.work import App, Services

log = structlog.get_logger(__name__)

T = TypeVar("T")

_GRACE = 20.0
_HOUR = 3600.0
_DEAF = 180.0
_DAY = 86_400.0


def run(settings: Settings) -> int:
    """Run the bot until it is told to stop; returns the exit code."""
    gc.set_threshold(*USUAL_COLLECTING)
    logs.configure(settings.log_level, settings.log_format)
    try:
        database = open_database(settings.database_url.get_secret_value(), 2 * settings.workers + 4)
    except SQLAlchemyError as error:
        print(
            f"DATABASE_URL: the database can't be opened ({type(error).__name__})."
            " Check that the server runs and that name and password are right, or that the directory can be written.",
            file=sys.stderr,
        )
        return 2
    try:
        asyncio.run(serve(settings, database))
    except InvalidToken:
        print("TELEGRAM_TOKEN: Telegram doesn't know this token. Copy it again from @BotFather.", file=sys.stderr)
        return 2
    except BadRequest as error:
        print(f"WEBHOOK_URL: Telegram refuses this webhook: {error.message}", file=sys.stderr)
        return 2
    except OSError as error:
        print(
            f"HTTP_PORT: can't listen on {settings.http_host}:{settings.http_port} ({error.strerror}).", file=sys.stderr
        )
        return 2
    finally:
        database.close()
    return 0


async def serve(settings: Settings, database: Database, stop: asyncio.Event | None = None) -> None:
    """Serve until `stop` is set, or until a signal when it isn't given."""
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(settings.workers, "storage"))
    loop.set_exception_handler(_log_exception)
    if stop is None:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
    thinker = Thinker()
    services = Services(settings, database, thinker)
    app = application.build(settings)
    await thinker.all([Turn(text="oost verzaakt")], ChatSettings())  # whatever is loaded late is loaded now
    try:
        async with _initialized(app, stop) as ready:
            if ready:
                await _work(app, services, stop)
    finally:
        thinker.close()


async def _work(app: App, services: Services, stop: asyncio.Event) -> None:
    settings, database = services.settings, services.database
    dispatcher = Dispatcher(app, services)
    poller = None if settings.webhook_url else Poller(app, database, dispatcher.wake)
    handling = asyncio.create_task(dispatcher.run(), name="dispatcher")
    cleaning = asyncio.create_task(_clean(database, settings), name="cleaning")
    menu = asyncio.create_task(_set_menu(app), name="menu")
    running = [handling, cleaning]

    def ills() -> list[str]:
        found = [f"{task.get_name()} has ended" for task in running if task.done()]
        if poller and poller.last_ok is not None and time.monotonic() - poller.last_ok > _DEAF:
            found.append("Telegram hasn't answered for minutes")
        return found

    async with contextlib.AsyncExitStack() as stack:
        if settings.http_port:
            site = Site(settings, database, dispatcher.wake, ills)
            await stack.enter_async_context(serving(site, settings.http_host, settings.http_port))
        if poller is None:
            await _stubbornly(lambda: _set_webhook(app, settings))
            log.info("listening to the webhook", port=settings.http_port)
        else:
            await _stubbornly(lambda: app.bot.delete_webhook())
            running.append(asyncio.create_task(poller.run(), name="poller"))
        stopping = asyncio.create_task(stop.wait())
        done, _ = await asyncio.wait([stopping, *running], return_when=asyncio.FIRST_COMPLETED)
        for task in (stopping, menu, *running):
            if task is not handling:
                task.cancel()
    dispatcher.stop()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_GRACE):
            await handling
    await asyncio.gather(stopping, menu, *running, return_exceptions=True)
    for task in done:
        if task is not stopping:
            task.result()  # what ended it
    log.info("stopped")


@contextlib.asynccontextmanager
async def _initialized(app: App, stop: asyncio.Event) -> AsyncIterator[bool]:
    """The application, once Telegram has said who the bot is; False when it was stopped before that."""
    starting = asyncio.create_task(_stubbornly(app.initialize))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait([starting, stopping], return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    ready = starting.done()
    if not ready:
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
    try:
        if ready:
            starting.result()
        yield ready
    finally:
        await app.shutdown()


async def _stubbornly(act: Callable[[], Awaitable[T]]) -> T:
    """Do it, however long the network takes to come up. Raises what Telegram refuses."""
    pause = 1.0
    while True:
        try:
            return await act()
        except (InvalidToken, BadRequest):
            raise
        except RetryAfter as told:
            await asyncio.sleep(limiter.seconds(told.retry_after))
        except NetworkError as error:
            log.warning("Telegram can't be reached", error=type(error).__name__, again_in=pause)
            await asyncio.sleep(pause)
            pause = min(30.0, pause * 1.5)


async def _set_webhook(app: App, settings: Settings) -> bool:
    return await app.bot.set_webhook(
        settings.webhook_url,
        secret_token=settings.webhook_secret.get_secret_value(),
        allowed_updates=application.UPDATES,
        max_connections=40,
    )


async def _set_menu(app: App) -> None:
    try:
        await _stubbornly(lambda: commands.set_menu(app))
    except TelegramError as error:  # the bot works without it
        log.warning("the menu of commands could not be set", exc_info=error)


async def _clean(database: Database, settings: Settings) -> None:
    """Once an hour, remove what is older than it may be."""

    def clean() -> int:
        now = time.time()
        with database.sessions.begin() as session:
            inbox.forget_handled(session, now)
            return chats.forget_older(session, now - settings.retention_days * _DAY)

    while True:
        try:
            removed = await asyncio.to_thread(clean)
            log.info("old turns removed", count=removed)
        except SQLAlchemyError as error:
            log.error("old turns could not be removed", exc_info=error)
        await asyncio.sleep(_HOUR)


def _log_exception(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    log.error("an error nobody waited for", exc_info=context.get("exception"))

"""What is served over HTTP: Telegram's webhook, whether all is well, and numbers for Prometheus."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
from collections.abc import AsyncIterator, Callable

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.inbox import waiting
from bot.telegram import intake, metrics

log = structlog.get_logger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
_LARGEST = 1 << 20


class Site:
    """The handlers. `ills` says what is wrong with the rest of the bot, if anything."""

    def __init__(
        self, settings: Settings, database: Database, wake: Callable[[], None], ills: Callable[[], list[str]]
    ) -> None:
        self._settings = settings
        self._database = database
        self._wake = wake
        self._ills = ills

    def application(self) -> web.Application:
        """The site."""
        app = web.Application(client_max_size=_LARGEST)
        app.router.add_get("/healthz", self.health)
        app.router.add_get("/metrics", self.metrics)
        if self._settings.webhook_url:
            app.router.add_post(self._settings.webhook_path, self.webhook)
        return app

    async def webhook(self, request: web.Request) -> web.Response:
        """An update from Telegram: stored, then acknowledged."""
        given = request.headers.get(SECRET_HEADER, "").encode(errors="replace")
        if not hmac.compare_digest(given, self._settings.webhook_secret.get_secret_value().encode()):
            return web.Response(status=403)
        try:
            update = json.loads(await request.read())
        except ValueError:
            return web.Response()  # it would not get better by coming again
        try:
            await asyncio.to_thread(intake.store, self._database, [update])
        except SQLAlchemyError as error:
            log.error("an update can't be stored", exc_info=error)
            return web.Response(status=503)  # Telegram tries again
        self._wake()
        return web.Response()

    async def health(self, _request: web.Request) -> web.Response:
        """200 when all is well, 503 with what isn't."""
        ills = self._ills()
        try:
            await self._count()
        except SQLAlchemyError:
            ills.append("the database can't be reached")
        return web.json_response({"ok": not ills, "wrong": ills}, status=503 if ills else 200)

    async def metrics(self, _request: web.Request) -> web.Response:
        """The numbers."""
        with contextlib.suppress(SQLAlchemyError):
            metrics.WAITING.set(await self._count())
        return web.Response(body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count(self) -> int:
        def count() -> int:
            with self._database.sessions.begin() as session:
                return waiting(session)

        return await asyncio.to_thread(count)


@contextlib.asynccontextmanager
async def serving(site: Site, host: str, port: int) -> AsyncIterator[None]:
    """Serve for as long as this lasts."""
    runner = web.AppRunner(site.application(), handle_signals=False, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()

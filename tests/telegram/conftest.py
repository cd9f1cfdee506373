"""The bot against the stand-in: its application in this process, and the whole program as another process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.settings import Settings
from bot.storage.database import Database, open_database
from bot.telegram import aloud, run
from tests.telegram.fakegram import BotAccount, ChatClient, FakeTelegram, free_port, serve

TOKEN = "42:TEST"
SECRET = "a-secret-of-the-webhook"


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether this machine can speak must not change what is tested."""
    monkeypatch.setattr(aloud, "program", lambda: None)


@pytest.fixture
def telegram() -> FakeTelegram:
    fake = FakeTelegram()
    fake.add_bot(TOKEN, "TestBot")
    return fake


@pytest.fixture
def account(telegram: FakeTelegram) -> Iterator[BotAccount]:
    account = telegram.bots[TOKEN]
    yield account
    # A method that the stand-in doesn't know must not pass in silence.
    assert not account.unsupported, account.unsupported


@pytest_asyncio.fixture
async def api(telegram: FakeTelegram) -> AsyncIterator[str]:
    async with serve(telegram) as root:
        yield root


@pytest.fixture
def ann(account: BotAccount) -> ChatClient:
    return ChatClient(account, "Ann")


@pytest.fixture
def bob(account: BotAccount) -> ChatClient:
    return ChatClient(account, "Bob")


def settings_for(api: str, **changes: Any) -> Settings:
    """Settings that don't hold a test up."""
    chosen: dict[str, Any] = {
        "telegram_token": TOKEN,
        "telegram_api": api,
        "outgoing_limits": False,
        "messages_per_minute": 100_000,
        "chat_messages_per_minute": 100_000,
    }
    return Settings(_env_file=None, **(chosen | changes))


def webhook() -> dict[str, Any]:
    """Settings for webhook mode."""
    port = free_port()
    return {"webhook_url": f"http://127.0.0.1:{port}/hook", "webhook_secret": SECRET, "http_port": port}


@contextlib.asynccontextmanager
async def running(settings: Settings, database: Database) -> AsyncIterator[None]:
    """The bot, on this event loop."""
    stop = asyncio.Event()
    task = asyncio.create_task(run.serve(settings, database, stop))
    try:
        yield
    finally:
        stop.set()
        await asyncio.wait_for(task, 30)


@pytest.fixture
def database(sqlite_url: str) -> Iterator[Database]:
    opened = open_database(sqlite_url)
    yield opened
    opened.close()


Start = Callable[..., contextlib.AbstractAsyncContextManager[None]]


@pytest.fixture
def start(api: str, database: Database) -> Start:
    """Starts the bot with some settings."""
    return lambda **changes: running(settings_for(api, **changes), database)


@pytest_asyncio.fixture(params=["polling", "webhook"])
async def live(request: pytest.FixtureRequest, start: Start) -> AsyncIterator[str]:
    """The bot, running in both ways in turn."""
    async with start(**(webhook() if request.param == "webhook" else {})):
        yield request.param


@pytest_asyncio.fixture
async def polling(start: Start) -> AsyncIterator[None]:
    """The bot, polling."""
    async with start():
        yield


class Program:
    """The bot as a process of its own."""

    def __init__(self, api: str, database_url: str, **changes: Any) -> None:
        settings = {
            "telegram_token": TOKEN,
            "telegram_api": api,
            "database_url": database_url,
            "outgoing_limits": "false",
            "messages_per_minute": "100000",
            "chat_messages_per_minute": "100000",
            "log_level": "WARNING",
        }
        environment = {key.upper(): str(value) for key, value in (settings | changes).items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.telegram.program"],
            cwd=Path(__file__).parents[2],
            env={**os.environ, **environment},
            stderr=subprocess.PIPE,
        )

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As a supervisor would; returns the exit code."""
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        _, self.log = self.process.communicate(timeout=40)
        return self.process.returncode


@pytest_asyncio.fixture
async def program(api: str) -> AsyncIterator[Callable[..., Program]]:
    """Starts the bot as a process; whatever still runs in the end is killed."""
    started: list[Program] = []

    def begin(database_url: str, **changes: Any) -> Program:
        started.append(Program(api, database_url, **changes))
        return started[-1]

    yield begin
    for each in started:
        if each.process.poll() is None:
            await asyncio.to_thread(each.kill)

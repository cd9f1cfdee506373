"""The bot as a program: it stops in good order, says what is wrong with its settings, and logs no messages."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable

from tests.telegram.conftest import TOKEN, Program
from tests.telegram.fakegram import BotAccount, ChatClient

Begin = Callable[..., Program]


async def ready(account: BotAccount) -> None:
    await account.wait(lambda: account.of("getUpdates"), 30, "the bot to start")


async def test_it_stops_in_good_order(program: Begin, sqlite_url: str, account: BotAccount, ann: ChatClient) -> None:
    bot = program(sqlite_url, log_level="INFO")
    await ready(account)
    assert (await ann.ask("oost liet schoppen heer vallen", 10))["text"]
    account.push("message", {"message_id": 5, "chat": {"id": 1, "type": "private"}, "text": "klaveren"})
    await asyncio.sleep(0.3)
    code = await asyncio.wait_for(asyncio.to_thread(bot.stop), 15)
    assert code == 0
    log = bot.log.decode()
    events = [json.loads(line) for line in log.splitlines()]
    assert events[-1]["event"] == "stopped"
    assert any(event.get("error") and event["update_id"] for event in events)
    assert "schoppen" not in log and "klaveren" not in log and TOKEN not in log


async def test_an_unknown_token(program: Begin, sqlite_url: str) -> None:
    bot = program(sqlite_url, telegram_token="43:OTHER")
    assert await asyncio.to_thread(bot._end) == 2
    assert "@BotFather" in bot.log.decode()


async def test_a_database_that_is_not_there(program: Begin) -> None:
    bot = program("sqlite:////nowhere/at/all.sqlite3")
    assert await asyncio.to_thread(bot._end) == 2
    assert bot.log.decode().startswith("DATABASE_URL:")


async def test_a_port_that_is_taken(program: Begin, sqlite_url: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        bot = program(sqlite_url, http_port=taken.getsockname()[1])
        assert await asyncio.to_thread(bot._end) == 2
        assert "HTTP_PORT:" in bot.log.decode()


async def test_a_webhook_that_telegram_refuses(program: Begin, sqlite_url: str, account: BotAccount) -> None:
    account.tg.https_only_webhook = True
    hook = {"webhook_url": "http://127.0.0.1/hook", "webhook_secret": "s" * 20, "http_port": 18_765}
    bot = program(sqlite_url, **hook)
    assert await asyncio.to_thread(bot._end) == 2
    assert "WEBHOOK_URL:" in bot.log.decode()


async def test_it_waits_for_the_network(program: Begin, sqlite_url: str, account: BotAccount, ann: ChatClient) -> None:
    bot = program(sqlite_url, telegram_api="http://127.0.0.1:9")
    await asyncio.sleep(4)
    assert bot.process.poll() is None
    assert await asyncio.wait_for(asyncio.to_thread(bot.stop), 15) == 0

"""Ten thousand updates leave the bot as small as a thousand did."""

from __future__ import annotations

import asyncio

import psutil
import pytest

from tests.telegram.fakegram import BotAccount, ChatClient
from tests.telegram.lives import Lives

pytestmark = pytest.mark.slow

CHATS = 200
BURST = 5
FIRST, ALL = 1_000, 10_000
WORDS = ("oost liet schoppen heer vallen", "zuid is leider in 3SA", "waarom?", "west verzaakte in harten")


async def test_memory_stays(api: str, account: BotAccount, sqlite_url: str) -> None:
    lives = Lives()
    process = lives.start(api, sqlite_url, max_turns=12)
    clients = [ChatClient(account, f"U{number}") for number in range(CHATS)]
    sent = 0

    async def size_after(total: int) -> int:
        nonlocal sent
        while sent < total:
            clients[sent // BURST % CHATS].send(WORDS[sent % len(WORDS)])
            sent += 1
        await account.wait(lambda: len(account.of("sendMessage")) >= total, 540)
        await asyncio.sleep(1)
        return int(psutil.Process(process).memory_info().rss)

    early = await size_after(FIRST)
    late = await size_after(ALL)
    lives.kill(process)
    lives.close()
    print(f"{early / 2**20:.0f} MiB after {FIRST}, {late / 2**20:.0f} MiB after {ALL}")
    assert late < 1.1 * early

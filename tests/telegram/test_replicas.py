"""Several replicas on one PostgreSQL: each chat in order, the work shared, and any of them may die."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.telegram.balancer import balancing
from tests.telegram.conftest import SECRET
from tests.telegram.fakegram import BotAccount, ChatClient, free_port
from tests.telegram.lives import Lives

pytestmark = pytest.mark.slow

UPDATES = 2000
CHATS = 50


@pytest.fixture(scope="module")
def lives() -> Iterator[Lives]:
    started = Lives()
    yield started
    started.close()


def asked(call: Any) -> int:
    """The message that a message of the bot answers."""
    return int(json.loads(call.params["reply_parameters"])["message_id"])


async def handled(port: int) -> float:
    async with httpx.AsyncClient() as client:
        lines = (await client.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
    return next((float(line.split()[-1]) for line in lines if 'handled_total{end="done"}' in line), 0.0)


async def ready(port: int) -> None:
    async with httpx.AsyncClient() as client, asyncio.timeout(30):
        while True:
            try:
                if (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("mode", ["webhook", "polling"])
async def test_order_within_each_chat(
    api: str, account: BotAccount, postgres_url: str, lives: Lives, mode: str
) -> None:
    ports, public = [free_port(), free_port()], free_port()
    hook = {"webhook_url": f"http://127.0.0.1:{public}/hook", "webhook_secret": SECRET} if mode == "webhook" else {}
    async with balancing(public, ports):
        started = [lives.start(api, postgres_url, max_turns=15, http_port=port, **hook) for port in ports]
        for port in ports:
            await ready(port)
        clients = [ChatClient(account, f"U{n}", chat=ChatClient.group(account)) for n in range(CHATS)]
        sent: dict[int, list[int]] = {client.chat.id: [] for client in clients}
        for number in range(UPDATES):
            client = clients[number % CHATS]
            words = ("oost liet schoppen heer vallen", "zuid is leider in 3SA", "nieuw")[number // CHATS % 3]
            sent[client.chat.id].append(client.send(f"@TestBot {words}")["message_id"])
        await account.wait(lambda: len(account.of("sendMessage")) >= UPDATES, 300)
        await asyncio.sleep(0.5)
        answered: dict[int, list[int]] = {chat: [] for chat in sent}
        for call in account.of("sendMessage"):
            answered[int(call.params["chat_id"])].append(asked(call))
        assert answered == sent
        shares = [await handled(port) for port in ports]
        assert sum(shares) >= UPDATES and min(shares) > UPDATES / 10, shares
        for process in started:
            lives.kill(process)
        await account.stop_webhook()


@pytest.mark.parametrize("mode", ["webhook", "polling"])
async def test_another_takes_over_within_seconds(
    api: str, account: BotAccount, postgres_url: str, lives: Lives, mode: str
) -> None:
    ports, public = [free_port(), free_port()], free_port()
    hook = {"webhook_url": f"http://127.0.0.1:{public}/hook", "webhook_secret": SECRET} if mode == "webhook" else {}
    async with balancing(public, ports):
        first, second = (lives.start(api, postgres_url, http_port=port, **hook) for port in ports)
        for port in ports:
            await ready(port)
        clients = [ChatClient(account, f"U{n}", chat=ChatClient.group(account)) for n in range(20)]
        sent = [client.send("@TestBot oost verzaakt")["message_id"] for client in clients for _ in range(5)]
        await account.wait(lambda: len(account.of("sendMessage")) >= 10, 30)
        lives.kill(first)
        more = [client.send("@TestBot zuid is leider in 3SA")["message_id"] for client in clients]
        wanted = {*sent, *more}
        await account.wait(lambda: {asked(call) for call in account.of("sendMessage")} == wanted, 30)
        last = clients[0]
        last._seen = len(account.events)
        assert (await last.ask("@TestBot waarom?", 10))["text"]
        lives.kill(second)
        await account.stop_webhook()

"""How fast the bot is on Telegram: `python -m tests.bench.telegram_throughput [MESSAGES] [CHATS]`.

The stand-in runs in this process, bots in others; on few cores they compete. Latency is from the update being ready to
the call that answers it, one message at a time; throughput is with all messages waiting from the start.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import psycopg

from tests.postgres import server
from tests.telegram.fakegram import BotAccount, ChatClient, FakeTelegram, serve
from tests.telegram.lives import TOKEN, Lives

MESSAGES = (
    "oost liet schoppen heer vallen",
    "zuid is leider in 3SA",
    "waarom?",
    "noord past voor zijn beurt, oost is gever",
    "west verzaakte in harten",
)
_PROBES = 200


async def measure(title: str, database_url: str, bots: int, messages: int, chats: int, lives: Lives) -> None:
    """One line of figures."""
    telegram = FakeTelegram()
    account = telegram.add_bot(TOKEN, "TestBot")
    async with serve(telegram) as api:
        started = [lives.start(api, database_url, max_turns=30) for _ in range(bots)]
        await account.wait(lambda: account.of("getUpdates"), 30)
        await asyncio.sleep(3)
        clients = [ChatClient(account, f"U{n}") for n in range(chats)]
        latencies = await _one_by_one(account, clients)
        before, begun = len(account.of("sendMessage")), time.time()
        used = sum(map(_seconds, started))
        for n in range(messages):
            clients[n % chats].send(MESSAGES[n // chats % len(MESSAGES)])
        while len(account.of("sendMessage")) < before + messages:
            await asyncio.sleep(0.05)
        took = account.of("sendMessage")[-1].at - begun
        used = sum(map(_seconds, started)) - used
        for process in started:
            lives.kill(process)
    cuts = statistics.quantiles(latencies, n=100)
    print(
        f"{title:<26}{messages / took:5.0f} updates/s {1000 * used / messages:5.1f} ms of CPU each"
        f"   p50 {1000 * cuts[49]:5.1f} ms  p99 {1000 * cuts[98]:5.1f} ms",
        flush=True,
    )


def _seconds(process: int) -> float:
    """Processor time that a process has used."""
    times = psutil.Process(process).cpu_times()
    return float(times.user + times.system)


async def _one_by_one(account: BotAccount, clients: list[ChatClient]) -> list[float]:
    found = []
    for n in range(_PROBES):
        known, begun = len(account.of("sendMessage")), time.time()
        clients[n % len(clients)].send(MESSAGES[n // len(clients) % len(MESSAGES)])
        await account.wait(lambda known=known: len(account.of("sendMessage")) > known, 10)
        found.append(account.of("sendMessage")[-1].at - begun)
    return found


@contextmanager
def databases() -> Iterator[list[tuple[str, str, int]]]:
    """A title, a URL and a number of bots for each line."""
    with server() as url, tempfile.TemporaryDirectory() as folder:
        with psycopg.connect(url.format(name="postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE one")
            connection.execute("CREATE DATABASE two")
        yield [
            ("SQLite, one process", f"sqlite:///{Path(folder) / 'bench.sqlite3'}", 1),
            ("PostgreSQL, one replica", url.format(name="one"), 1),
            ("PostgreSQL, two replicas", url.format(name="two"), 2),
        ]


def main() -> None:
    """Measure everything."""
    messages, chats = (int(word) for word in (*sys.argv[1:], "2000", "50")[:2])
    lives = Lives()
    with databases() as lines:
        for title, url, bots in lines:
            asyncio.run(measure(title, url, bots, messages, chats, lives))
    lives.close()


if __name__ == "__main__":
    main()

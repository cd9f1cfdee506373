"""Bots that are killed at any moment lose nothing, and chats go on as if nothing had happened."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from bot.conversation import replies
from bot.reply import ChatSettings
from bot.storage.database import open_database
from bot.storage.inbox import waiting
from bot.storage.tables import RulingRow, TurnRow
from bot.storage.turns import from_json
from tests.telegram.fakegram import BotAccount, ChatClient
from tests.telegram.lives import Lives

pytestmark = pytest.mark.slow

KILLS = 50
CHATS = 8
SCRIPT = (
    "oost liet schoppen heer vallen",
    "zuid is leider in 3SA",
    "waarom?",
    "daarna valt ook ruiten twee",
    "terug",
    "nieuw",
    "west verzaakte in harten",
    "noord past voor zijn beurt, oost is gever",
)


@pytest.fixture(scope="module")
def lives() -> Iterator[Lives]:
    started = Lives()
    yield started
    started.close()


async def test_killed_fifty_times(api: str, account: BotAccount, database_url: str, lives: Lives) -> None:
    chance = random.Random(6)
    clients = [ChatClient(account, f"U{number}") for number in range(CHATS)]
    said: dict[int, list[str]] = {client.chat.id: [] for client in clients}
    database = open_database(database_url)

    def load(count: int) -> None:
        for _ in range(count):
            client = chance.choice(clients)
            words = said[client.chat.id]
            words.append(SCRIPT[len(words) % len(SCRIPT)])
            client.send(words[-1])

    for _ in range(KILLS):
        life = lives.start(api, database_url, max_turns=12)
        polls = len(account.of("getUpdates"))
        await account.wait(lambda polls=polls: len(account.of("getUpdates")) > polls, 30)
        load(6)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        lives.kill(life)
    lives.start(api, database_url, max_turns=12)

    def all_done() -> bool:
        with database.sessions.begin() as session:
            return not account.pending and waiting(session) == 0

    async with asyncio.timeout(120):
        while not all_done():
            await asyncio.sleep(0.2)

    with database.sessions.begin() as session:
        for client in clients:
            rows = session.scalars(select(TurnRow).where(TurnRow.chat_id == client.chat.id).order_by(TurnRow.id)).all()
            assert [row.body["text"] for row in rows] == said[client.chat.id]
            assert not any(row.void for row in rows)
            kept = session.execute(
                select(RulingRow.turn_id, RulingRow.ruling).where(RulingRow.chat_id == client.chat.id)
            ).all()
            assert sorted((turn_id, ruling) for turn_id, ruling in kept) == sorted(undisturbed(rows))
    database.close()

    for client in clients:  # each message was answered, in order; only one in flight may be answered again
        answered = [body for kind, chat, body in account.events if kind == "sent" and chat == client.chat.id]
        assert len(said[client.chat.id]) <= len(answered) <= len(said[client.chat.id]) + KILLS


def undisturbed(rows: list[TurnRow]) -> list[tuple[int, str]]:
    """The rulings that come of these turns when they are worked through in one go."""
    conversations: list[list[TurnRow]] = []
    for row in rows:
        if row.first or not conversations:
            conversations.append([])
        conversations[-1].append(row)
    found = []
    for conversation in conversations:
        turns = [from_json(row.body) for row in conversation]
        for row, reply in zip(conversation, replies(turns, ChatSettings()), strict=True):
            if reply.kind == "ruling" and not reply.aside:
                found.append((row.id, reply.text))
    return found

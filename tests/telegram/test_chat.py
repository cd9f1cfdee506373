"""A private chat, end to end over HTTP, polling and by webhook."""

from __future__ import annotations

import pytest

from tests.telegram.conftest import Start
from tests.telegram.fakegram import BotAccount, ChatClient


def labels(message: dict) -> list[str]:
    return [b["text"] for row in message.get("reply_markup", {}).get("inline_keyboard", []) for b in row]


async def test_a_message_gets_a_ruling_with_buttons(live: str, ann: ChatClient) -> None:
    answer = await ann.ask("oost liet schoppen heer vallen", 10)
    assert answer["entities"][0]["type"] == "bold" and answer["entities"][0]["offset"] == 0
    assert "50" in answer["text"]
    assert {"Waarom?", "Terug"} <= set(labels(answer))

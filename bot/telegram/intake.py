"""Stores updates as they come in; only then they are acknowledged."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping
from typing import Any

from bot.storage.database import Database
from bot.storage.inbox import Arrival, put
from bot.telegram.metrics import RECEIVED, REPEATED


def store(database: Database, updates: Iterable[object]) -> None:
    """Store updates, each in the form in which Telegram sent it. What isn't an update is passed over."""
    arrivals = [arrival for update in updates if (arrival := _arrival(update)) is not None]
    with database.sessions.begin() as session:
        new = put(session, arrivals, time.time())
    RECEIVED.inc(new)
    REPEATED.inc(len(arrivals) - new)


def _arrival(update: object) -> Arrival | None:
    if not isinstance(update, Mapping) or not isinstance(number := update.get("update_id"), int):
        return None
    content: Any = next((value for key, value in update.items() if key != "update_id"), None)
    user = _number(content, "from", "id")
    chat = _number(content, "chat", "id") or _number(content, "message", "chat", "id") or user
    return Arrival(number, chat, user, json.dumps(update))


def _number(content: Any, *path: str) -> int:
    for key in path:
        content = content.get(key) if isinstance(content, Mapping) else None
    return content if isinstance(content, int) else 0

"""What the stand-in is made of: errors, calls, faults, chats."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


class ApiError(Exception):
    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters


def bad(text: str) -> ApiError:
    return ApiError(400, f"Bad Request: {text}")


@dataclass
class Upload:
    filename: str
    data: bytes
    mime: str


@dataclass
class Call:
    method: str
    params: dict[str, Any]
    files: dict[str, Upload]
    at: float
    response: Any = None
    error: ApiError | None = None


@dataclass
class Fault:
    """What to do instead of answering: an error, a delay first, a dropped connection, raw bytes."""

    method: str | None = None  # None: every method
    times: int = 1
    delay: float = 0.0
    error: ApiError | None = None
    drop: bool = False  # close the connection without an answer
    after: bool = False  # carry the call out first (answer lost: duplicates!)
    raw: tuple[int, bytes] | None = None  # e.g. (502, b"<html>Bad Gateway")
    when: Callable[[dict], bool] | None = None


@dataclass
class FloodRules:
    per_second: int = 30
    per_chat_burst: int = 3  # short bursts over 1/s pass
    per_group_minute: int = 20
    retry_after: int = 1


@dataclass
class Chat:
    id: int
    type: str = "private"
    title: str | None = None
    username: str | None = None
    first_name: str | None = None
    messages: dict[int, dict] = field(default_factory=dict)
    blocked: bool = False  # the user blocked the bot / the bot was kicked
    started: bool = False  # the user wrote to the bot at least once
    migrated_to: int | None = None
    last_bot_id: int | None = None
    owners: set[int] = field(default_factory=set)

    def json(self) -> dict:
        keys = ("id", "type", "title", "username", "first_name")
        return {k: getattr(self, k) for k in keys if getattr(self, k) is not None}


def update_chat(u: dict) -> Any:
    body = next(v for k, v in u.items() if k != "update_id")
    for path in (("chat", "id"), ("message", "chat", "id"), ("from", "id")):
        v: Any = body
        for k in path:
            v = v.get(k) if isinstance(v, dict) else None
        if v is not None:
            return v
    return u["update_id"]


def jload(v: Any, default: Any) -> Any:
    if v in (None, ""):
        return default
    return json.loads(v) if isinstance(v, str) else v


def truthy(v: Any) -> bool:
    return str(v).lower() in ("1", "true", "yes")

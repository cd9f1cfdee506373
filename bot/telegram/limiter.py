"""Keeps to Telegram's limits on sending: for all chats together, for each private chat, for each group.

The library's own limiter stops all chats when one of them is told to wait; here only that chat waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

from aiolimiter import AsyncLimiter
from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

PATIENCE = 5.0
"""Seconds that a send waits when it is told to; for longer waits the update is put off."""

_CHATS = 2000


def seconds(wait: float | timedelta) -> float:
    """The seconds of a wait, which the library gives in either form."""
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


class ChatLimiter(BaseRateLimiter[int]):
    """Holds calls back that would exceed a limit, and repeats those that did when the wait is short."""

    def __init__(self, limits: bool = True) -> None:
        self._limits = limits
        self._all = AsyncLimiter(28, 1.0)
        self._chats: OrderedDict[int, AsyncLimiter] = OrderedDict()
        self._until: dict[int, float] = {}

    async def initialize(self) -> None:
        """Nothing to prepare."""

    async def shutdown(self) -> None:
        """Nothing to let go of."""

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Any]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: int | None,
    ) -> Any:
        """Make a call when its chat may have one."""
        chat = data.get("chat_id")
        if not isinstance(chat, int):
            return await callback(*args, **kwargs)
        if endpoint == "sendChatAction":  # not worth waiting for
            return True if self._until.get(chat, 0.0) > time.monotonic() else await callback(*args, **kwargs)
        await self._turn_of(chat)
        try:
            return await callback(*args, **kwargs)
        except RetryAfter as told:
            wait = seconds(told.retry_after) + 0.1
            self._until[chat] = time.monotonic() + wait
            if wait > PATIENCE:
                raise
        await self._turn_of(chat)
        return await callback(*args, **kwargs)

    async def _turn_of(self, chat: int) -> None:
        if (wait := self._until.get(chat, 0.0) - time.monotonic()) > 0:
            await asyncio.sleep(wait)
        self._until.pop(chat, None)
        if not self._limits:
            return
        limiter = self._chats.pop(chat, None) or (AsyncLimiter(20, 60.0) if chat < 0 else AsyncLimiter(3, 3.0))
        self._chats[chat] = limiter
        if len(self._chats) > _CHATS:
            self._chats.popitem(last=False)
        await limiter.acquire()
        await self._all.acquire()

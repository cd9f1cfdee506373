"""Delivery of updates to a bot's webhook."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import httpx

from tests.telegram.fakegram.model import update_chat

if TYPE_CHECKING:
    from tests.telegram.fakegram.account import BotAccount


async def deliver(account: BotAccount) -> None:
    """Deliver updates to the webhook: one at a time and in order within a chat, again until it is taken."""
    hook = account.webhook
    assert hook is not None
    headers = {"Content-Type": "application/json"}
    if hook["secret_token"]:
        headers["X-Telegram-Bot-Api-Secret-Token"] = hook["secret_token"]
    busy: set[Any] = set()
    running: set[asyncio.Task] = set()
    limits = httpx.Limits(max_connections=hook["max_connections"])
    async with httpx.AsyncClient(timeout=10, limits=limits) as client:

        async def one(update: dict, key: Any) -> None:
            delay = account.tg.webhook_retry
            try:
                while True:
                    try:
                        r = await client.post(hook["url"], content=json.dumps(update), headers=headers)
                        if r.is_success:
                            account.pending.remove(update)
                            hook["taken"].discard(update["update_id"])
                            return
                        hook["last_error_message"] = (
                            f"Wrong response from the webhook: {r.status_code} {r.reason_phrase}"
                        )
                    except httpx.HTTPError as e:
                        hook["last_error_message"] = f"Connection failed: {type(e).__name__}"
                    hook["last_error_date"] = int(time.time())
                    hook["failures"] = hook.get("failures", 0) + 1
                    account.changed()
                    await asyncio.sleep(delay)
                    delay = min(delay * 2, 60)
            finally:
                busy.discard(key)
                account._wake.set()
                account.changed()

        try:
            while True:
                account._wake.clear()
                for u in list(account.pending):
                    if len(running) >= hook["max_connections"]:
                        break
                    if u["update_id"] in hook["taken"]:
                        continue
                    key = update_chat(u)
                    if key in busy:  # one at a time and in order within a chat
                        continue
                    busy.add(key)
                    hook["taken"].add(u["update_id"])
                    t = asyncio.create_task(one(u, key))
                    running.add(t)
                    t.add_done_callback(running.discard)
                await account._wake.wait()
        finally:
            for t in running:
                t.cancel()

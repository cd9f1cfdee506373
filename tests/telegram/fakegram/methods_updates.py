"""Getting updates, by polling and by webhook."""

from __future__ import annotations

import asyncio
import itertools
import re
import time

from tests.telegram.fakegram import webhook
from tests.telegram.fakegram.account import BotAccount
from tests.telegram.fakegram.model import ApiError, bad, jload, truthy
from tests.telegram.fakegram.registry import api


@api("getMe")
def _get_me(b, p, f):
    return b.user


@api("getUpdates")
async def _get_updates(b: BotAccount, p, f):
    if b.webhook:
        raise ApiError(
            409,
            "Conflict: can't use getUpdates method while webhook is active; use "
            "deleteWebhook to delete the webhook first",
        )
    if b._poller and not b._poller.done():
        b._poller.set_exception(
            ApiError(
                409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
            )
        )
        await asyncio.sleep(0)
    offset, limit = int(p.get("offset") or 0), max(1, min(100, int(p.get("limit") or 100)))
    timeout = max(0, min(50, int(float(p.get("timeout") or 0))))
    if "allowed_updates" in p:
        al = jload(p["allowed_updates"], None)
        b.allowed = set(al) if al else None
    if offset < 0:
        while len(b.pending) > -offset:
            b.pending.popleft()
    while offset > 0 and b.pending and b.pending[0]["update_id"] < offset:
        b.pending.popleft()
    mine = b._poller = asyncio.get_running_loop().create_future()
    end = time.monotonic() + timeout
    try:
        while not b.pending:
            left = end - time.monotonic()
            if left <= 0:
                return []
            b._wake.clear()
            wake = asyncio.ensure_future(b._wake.wait())
            done, _ = await asyncio.wait({wake, mine}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            wake.cancel()
            if mine in done:
                if b.tg.conflict_delay:
                    await asyncio.sleep(b.tg.conflict_delay)
                mine.result()
        return list(itertools.islice(b.pending, limit))
    finally:
        if b._poller is mine:
            b._poller = None
        if not mine.done():
            mine.cancel()
        elif not mine.cancelled():
            mine.exception()  # retrieved


@api("setWebhook")
async def _set_webhook(b: BotAccount, p, f):
    url = p.get("url") or ""
    if not url:
        return await _delete_webhook(b, p, f)
    if b.tg.https_only_webhook and not url.startswith("https://"):
        raise bad("bad webhook: An HTTPS URL must be provided for webhook")
    secret = p.get("secret_token") or ""
    if len(secret) > 256:
        raise bad("secret token is too long")
    if not re.fullmatch(r"[A-Za-z0-9_-]*", secret):
        raise bad("secret token contains unallowed characters")
    if truthy(p.get("drop_pending_updates")):
        b.pending.clear()
    al = jload(p.get("allowed_updates"), None)
    b.allowed = set(al) if al else b.allowed
    if b._poller and not b._poller.done():
        b._poller.set_exception(ApiError(409, "Conflict: terminated by setWebhook request"))
    await b.stop_webhook()
    b.webhook = {
        "url": url,
        "secret_token": secret,
        "taken": set(),
        "max_connections": max(1, min(100, int(p.get("max_connections") or 40))),
    }
    b._hook_task = asyncio.create_task(webhook.deliver(b))
    return True


@api("deleteWebhook")
async def _delete_webhook(b: BotAccount, p, f):
    b.webhook = None
    await b.stop_webhook()
    if truthy(p.get("drop_pending_updates")):
        b.pending.clear()
    return True


@api("getWebhookInfo")
def _webhook_info(b: BotAccount, p, f):
    h = b.webhook or {}
    out = {"url": h.get("url", ""), "has_custom_certificate": False, "pending_update_count": len(b.pending)}
    for k in ("max_connections", "last_error_date", "last_error_message"):
        if k in h:
            out[k] = h[k]
    if b.allowed:
        out["allowed_updates"] = sorted(b.allowed)
    return out

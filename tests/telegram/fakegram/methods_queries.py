"""Answers to taps and inline queries."""

from __future__ import annotations

import time

from tests.telegram.fakegram.account import BotAccount
from tests.telegram.fakegram.model import bad, jload, truthy
from tests.telegram.fakegram.registry import api


@api("answerCallbackQuery")
def _answer_cb(b: BotAccount, p, f):
    q = b.callbacks.get(str(p.get("callback_query_id")))
    if q is None or q["answered"] or time.time() - q["at"] > b.tg.callback_ttl:
        raise bad("query is too old and response timeout expired or query ID is invalid")
    if len(p.get("text") or "") > 200:
        raise bad("MESSAGE_TOO_LONG")
    q.update(answered=True, text=p.get("text"), show_alert=truthy(p.get("show_alert")))
    return True


@api("answerInlineQuery")
def _answer_inline(b: BotAccount, p, f):
    q = b.inline.get(str(p.get("inline_query_id")))
    if q is None or q.get("results") is not None:
        raise bad("query is too old and response timeout expired or query ID is invalid")
    results = jload(p.get("results"), [])
    if len(results) > 50:
        raise bad("too many inline query results specified")
    if len({r["id"] for r in results}) != len(results):
        raise bad("RESULT_ID_DUPLICATE")
    for r in results:
        if not 1 <= len(r["id"].encode()) <= 64:
            raise bad("RESULT_ID_INVALID")
        c = r.get("input_message_content") or {}
        if "message_text" in c:
            b.formatted(c, "message_text", "entities")
    q["results"] = results
    return True

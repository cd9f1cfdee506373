"""Editing and deleting messages."""

from __future__ import annotations

import copy
import time

from tests.telegram.fakegram import entities
from tests.telegram.fakegram.account import BotAccount
from tests.telegram.fakegram.model import Chat, bad
from tests.telegram.fakegram.registry import api


def target(b: BotAccount, p: dict, what: str = "edit") -> tuple[Chat, dict]:
    chat = b.chat(p)
    msg = chat.messages.get(int(p.get("message_id") or 0))
    if msg is None:
        raise bad(f"message to {what} not found")
    return chat, msg


def edit(b: BotAccount, chat: Chat, msg: dict, new: dict, p: dict) -> dict:
    if msg["from"]["id"] != b.user["id"]:
        raise bad("message can't be edited")
    m = b.markup(p)
    changed = {k: v for k, v in msg.items() if k not in ("edit_date", "reply_markup", *new)}
    changed.update(new)
    if m and m.get("inline_keyboard"):
        changed["reply_markup"] = m
    if {k: v for k, v in changed.items() if v} == {k: v for k, v in msg.items() if k != "edit_date" and v}:
        raise bad(
            "message is not modified: specified new message content and reply markup are "
            "exactly the same as a current content and reply markup of the message"
        )
    changed["edit_date"] = int(time.time())
    msg.clear()
    msg.update(changed)
    b.events.append(("edited", chat.id, copy.deepcopy(msg)))
    return copy.deepcopy(msg)


@api("editMessageText")
def _edit_text(b: BotAccount, p, f):
    if p.get("inline_message_id"):
        return True
    chat, msg = target(b, p)
    text, ents = b.formatted(p, "text", "entities")
    if not text.strip():
        raise bad("message text is empty")
    if entities.u16(text) > 4096:
        raise bad("MESSAGE_TOO_LONG")
    if "text" not in msg:
        raise bad("there is no text in the message to edit")
    return edit(b, chat, msg, {"text": text, "entities": ents}, p)


@api("editMessageReplyMarkup")
def _edit_markup(b: BotAccount, p, f):
    chat, msg = target(b, p)
    return edit(b, chat, msg, {}, p)


@api("deleteMessage")
def _delete(b: BotAccount, p, f):
    chat, msg = target(b, p, "delete")
    if time.time() - msg["date"] > 48 * 3600:
        raise bad("message can't be deleted")
    del chat.messages[msg["message_id"]]
    b.events.append(("deleted", chat.id, {"message_id": msg["message_id"]}))
    return True

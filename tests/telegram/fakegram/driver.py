"""The user's side: types, presses buttons, sends voice, and looks at what the bot did."""

from __future__ import annotations

import asyncio
import copy
import itertools
import time
from dataclasses import dataclass
from typing import Any

from tests.telegram.fakegram import entities
from tests.telegram.fakegram.account import BotAccount
from tests.telegram.fakegram.model import Chat

_ids = itertools.count(100_001)


@dataclass
class CallbackResult:
    id: str
    text: str | None
    show_alert: bool


class ChatClient:
    """One user in one chat with one bot."""

    def __init__(
        self,
        bot: BotAccount,
        name: str = "Ann",
        *,
        chat: Chat | None = None,
        user_id: int | None = None,
        language: str = "en",
    ) -> None:
        self.bot = bot
        uid = user_id or next(_ids)
        self.user = {
            "id": uid,
            "is_bot": False,
            "first_name": name,
            "language_code": language,
            "username": f"user{uid}",
        }
        self.chat = chat or bot.chats.setdefault(uid, Chat(uid, "private", first_name=name, username=f"user{uid}"))
        self._seen = len(bot.events)

    @staticmethod
    def group(bot: BotAccount, title: str = "Team", type_: str = "supergroup") -> Chat:
        cid = -1_000_000_000_000 - next(_ids)
        chat = bot.chats[cid] = Chat(cid, type_, title=title)
        return chat

    # ---- acting
    def post(self, body: dict[str, Any], *, reply_to: dict | int | None = None) -> dict:
        msg = {
            "message_id": self.bot.message_id(),
            "from": self.user,
            "chat": self.chat.json(),
            "date": int(time.time()),
            **body,
        }
        if reply_to is not None:
            mid = reply_to if isinstance(reply_to, int) else reply_to["message_id"]
            msg["reply_to_message"] = self.chat.messages[mid]
        self.chat.messages[msg["message_id"]] = msg
        if self.chat.type == "private":
            self.chat.started = True
            if self.chat.blocked:
                return msg
        elif not self.bot.visible_in_group(self.chat, msg):
            return msg
        self.bot.push("message", copy.deepcopy(msg))
        return msg

    def send(self, text: str, *, reply_to=None, **extra) -> dict:
        body: dict[str, Any] = {"text": text, **extra}
        if e := entities.auto_entities(text):
            body.setdefault("entities", e)
        return self.post(body, reply_to=reply_to)

    def voice(self, data: bytes, duration: int = 1, *, claim_size: int | None = None, **extra) -> dict:
        ref = self.bot.store_file(data, "voice.oga", "audio/ogg", claim_size)
        return self.post({"voice": {**ref, "duration": duration, "mime_type": "audio/ogg"}, **extra})

    def edit(self, message: dict, text: str) -> None:
        m = self.chat.messages[message["message_id"]]
        m.update(text=text, edit_date=int(time.time()), entities=entities.auto_entities(text))
        if self.chat.type == "private" or self.bot.visible_in_group(self.chat, m):
            self.bot.push("edited_message", copy.deepcopy(m))

    async def click(
        self, message: dict, button: str, *, timeout: float = 3.0, wait: bool = True
    ) -> CallbackResult | str:
        """Press the button whose text or callback_data is `button`; wait for answerCallbackQuery."""
        now = self.chat.messages.get(message["message_id"], message)
        keys = [b for row in now.get("reply_markup", {}).get("inline_keyboard", []) for b in row]
        data = next((b["callback_data"] for b in keys if button in (b["text"], b.get("callback_data"))), None)
        assert data is not None, f"no button {button!r}; there are {[b['text'] for b in keys]}"
        qid = self.press_raw(now, data)
        if not wait:
            return qid
        q = await self.bot.wait(
            lambda: self.bot.callbacks[qid] if self.bot.callbacks[qid]["answered"] else None,
            timeout,
            "answerCallbackQuery",
        )
        return CallbackResult(qid, q["text"], q["show_alert"])

    def press_raw(self, message: dict, data: str) -> str:
        qid = str(next(self.bot._query_ids))
        self.bot.callbacks[qid] = {"answered": False, "at": time.time(), "text": None, "show_alert": False}
        self.bot.push(
            "callback_query",
            {
                "id": qid,
                "from": self.user,
                "chat_instance": str(self.chat.id),
                "message": copy.deepcopy(message),
                "data": data,
            },
        )
        return qid

    async def inline(self, query: str, *, timeout: float = 3.0) -> list[dict]:
        qid = str(next(self.bot._query_ids))
        self.bot.inline[qid] = {"results": None}
        self.bot.push(
            "inline_query", {"id": qid, "from": self.user, "query": query, "offset": "", "chat_type": "sender"}
        )
        return await self.bot.wait(lambda: self.bot.inline[qid]["results"], timeout, "answerInlineQuery")

    def block(self, blocked: bool = True) -> None:
        self.chat.blocked = blocked
        me = self.bot.me
        old, new = ("member", "kicked") if blocked else ("kicked", "member")

        def st(s):
            return {"status": s, "user": me, **({"until_date": 0} if s == "kicked" else {})}

        self.bot.push(
            "my_chat_member",
            {
                "chat": self.chat.json(),
                "from": self.user,
                "date": int(time.time()),
                "old_chat_member": st(old),
                "new_chat_member": st(new),
            },
        )

    # ---- looking
    async def event(self, *kinds: str, timeout: float = 3.0) -> tuple[str, dict]:
        """The next event of these kinds in this chat; the ones before it count as seen."""

        def probe():
            for i in range(self._seen, len(self.bot.events)):
                kind, chat_id, body = self.bot.events[i]
                if chat_id == self.chat.id and kind in kinds:
                    self._seen = i + 1
                    return kind, body
            return None

        return await self.bot.wait(probe, timeout, f"{kinds} in chat {self.chat.id}")

    async def answer(self, timeout: float = 3.0) -> dict:
        return (await self.event("sent", timeout=timeout))[1]

    async def edited(self, timeout: float = 3.0) -> dict:
        return (await self.event("edited", timeout=timeout))[1]

    async def ask(self, text: str, timeout: float = 3.0) -> dict:
        self.send(text)
        return await self.answer(timeout)

    async def silent(self, seconds: float = 0.3) -> None:
        await asyncio.sleep(seconds)
        new = [e for e in self.bot.events[self._seen :] if e[1] == self.chat.id and e[0] == "sent"]
        assert not new, f"expected silence, got {[e[2].get('text') for e in new]}"

"""A bot as Telegram's server knows it: its chats, what waits for it, what it did.

The texts of errors follow the public source of the Bot API server and TDLib, because bots match on them; the HTTP
status must equal the error's code, because python-telegram-bot decides by the status alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import itertools
import time
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

from tests.telegram.fakegram import entities
from tests.telegram.fakegram.model import ApiError, Call, Chat, Fault, FloodRules, Upload, bad, jload
from tests.telegram.fakegram.registry import METHODS


class FakeTelegram:
    def __init__(
        self,
        *,
        flood: FloodRules | None = None,
        callback_ttl: float = 600.0,
        conflict_delay: float = 0.0,
        webhook_retry: float = 0.2,
        https_only_webhook: bool = False,
    ) -> None:
        self.bots: dict[str, BotAccount] = {}
        self.flood = flood
        self.callback_ttl = callback_ttl
        self.conflict_delay = conflict_delay
        self.webhook_retry = webhook_retry
        self.https_only_webhook = https_only_webhook

    def add_bot(self, token: str = "42:TEST", username: str = "TestBot", **kw: Any) -> BotAccount:
        self.bots[token] = BotAccount(self, token, username, **kw)
        return self.bots[token]

    async def aclose(self) -> None:
        for b in self.bots.values():
            await b.stop_webhook()


class BotAccount:
    def __init__(
        self, tg: FakeTelegram, token: str, username: str, *, privacy: bool = True, first_name: str = "Test"
    ) -> None:
        self.tg, self.token, self.privacy = tg, token, privacy
        self.user = {
            "id": int(token.split(":")[0]),
            "is_bot": True,
            "first_name": first_name,
            "username": username,
            "can_join_groups": True,
            "can_read_all_group_messages": not privacy,
            "supports_inline_queries": True,
            "can_connect_to_business": False,
            "has_main_web_app": False,
        }
        self.me = {k: self.user[k] for k in ("id", "is_bot", "first_name", "username")}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, dict] = {}
        self.calls: list[Call] = []
        self.events: list[tuple[str, int, dict]] = []  # (kind, chat_id, snapshot)
        self.faults: list[Fault] = []
        self.commands: dict[str, list[dict]] = {}
        self.profile: dict[str, Any] = {}
        self.callbacks: dict[str, dict] = {}
        self.inline: dict[str, dict] = {}
        self.unsupported: list[str] = []
        self.pending: deque[dict] = deque()
        self.allowed: set[str] | None = None
        self.webhook: dict | None = None
        self._hook_task: asyncio.Task | None = None
        self._poller: asyncio.Future | None = None
        self._wake = asyncio.Event()
        self._changed = asyncio.Event()
        self._update_ids = itertools.count(1000)
        self._message_ids = itertools.count(1)
        self._file_ids = itertools.count(1)
        self._query_ids = itertools.count(7_000_000_001)
        self._sent: deque[float] = deque()
        self._sent_chat: dict[int, deque[float]] = defaultdict(deque)

    # ------------------------------------------------------------ waiting for what the bot does
    def changed(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, probe: Callable[[], Any], timeout: float = 3.0, what: str = "the bot") -> Any:
        end = time.monotonic() + timeout
        while True:
            ev = self._changed
            got = probe()
            if got is not None and got is not False:
                return got
            left = end - time.monotonic()
            if left <= 0:
                tail = [
                    (c.method, c.error.description if c.error else "ok")
                    for c in self.calls[-8:]
                    if c.method != "getUpdates"
                ]
                raise TimeoutError(f"waited {timeout}s for {what}; last calls: {tail}")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ev.wait(), left)

    def of(self, method: str) -> list[Call]:
        return [c for c in self.calls if c.method == method]

    # ------------------------------------------------------------ updates in
    def push(self, kind: str, payload: dict) -> int:
        uid = next(self._update_ids)
        if self.allowed is not None and kind not in self.allowed:
            return uid
        if self.allowed is None and kind in ("chat_member", "message_reaction", "message_reaction_count"):
            return uid
        self.pending.append({"update_id": uid, kind: payload})
        self._wake.set()
        return uid

    def message_id(self) -> int:
        return next(self._message_ids)

    def store_file(self, data: bytes, name: str, mime: str, size: int | None = None) -> dict:
        n = next(self._file_ids)
        fid = f"AgAC{self.user['id']}-{n:06d}"
        self.files[fid] = {
            "data": data,
            "path": f"files/{n}_{name}",
            "mime": mime,
            "name": name,
            "size": len(data) if size is None else size,
        }
        return {"file_id": fid, "file_unique_id": f"u{n:06d}", "file_size": self.files[fid]["size"]}

    def visible_in_group(self, chat: Chat, msg: dict) -> bool:
        """Group privacy mode: commands to this bot (or bare ones if it spoke last), mentions, replies."""
        if not self.privacy:
            return True
        text = msg.get("text") or msg.get("caption") or ""
        ents = msg.get("entities") or msg.get("caption_entities") or []
        me = self.user["username"].lower()
        for e in ents:
            word = entities.u16_slice(text, e["offset"], e["length"]).lower()
            bare = "@" not in word and chat.last_bot_id in (None, self.user["id"])
            if e["type"] == "bot_command" and (word.endswith("@" + me) or bare):
                return True
            if e["type"] == "mention" and word == "@" + me:
                return True
        reply = msg.get("reply_to_message")
        return bool(reply and reply.get("from", {}).get("id") == self.user["id"])

    # ------------------------------------------------------------ calls in
    async def call(self, method: str, params: dict[str, Any], files: dict[str, Upload]) -> Any:
        c = Call(method, params, files, time.time())
        self.calls.append(c)
        self.changed()
        try:
            fault = next(
                (
                    f
                    for f in self.faults
                    if f.times > 0 and f.method in (None, method) and (f.when is None or f.when(params))
                ),
                None,
            )
            if fault:
                fault.times -= 1
                if fault.delay:
                    await asyncio.sleep(fault.delay)
                if fault.after:
                    await self._dispatch(method, params, files)
                if fault.drop:
                    raise ConnectionAbortedError
                if fault.raw:
                    return fault.raw
                if fault.error:
                    raise fault.error
            c.response = await self._dispatch(method, params, files)
            return c.response
        except ApiError as e:
            c.error = e
            raise
        finally:
            self.changed()

    async def _dispatch(self, method: str, p: dict, files: dict[str, Upload]) -> Any:
        fn = METHODS.get(method.lower())
        if fn is None:
            self.unsupported.append(method)
            raise ApiError(404, "Not Found: method not found")
        r = fn(self, p, files)
        return await r if asyncio.iscoroutine(r) else r

    # ------------------------------------------------------------ helpers for methods
    def chat(self, p: dict, key: str = "chat_id") -> Chat:
        raw = p.get(key)
        if raw in (None, ""):
            raise bad("chat_id is empty")
        chat = None
        if isinstance(raw, str) and raw.startswith("@"):
            chat = next((c for c in self.chats.values() if c.username == raw[1:]), None)
        else:
            try:
                chat = self.chats.get(int(raw))
            except ValueError:
                raise bad("chat not found") from None
        if chat is None:
            raise bad("chat not found")
        if chat.migrated_to:
            raise ApiError(
                400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to
            )
        if chat.blocked:
            raise ApiError(
                403,
                "Forbidden: bot was blocked by the user"
                if chat.type == "private"
                else "Forbidden: bot was kicked from the group chat",
            )
        if chat.type == "private" and not chat.started:
            raise ApiError(403, "Forbidden: bot can't initiate conversation with a user")
        return chat

    def check_flood(self, chat: Chat) -> None:
        rules = self.tg.flood
        if rules is None:
            return
        now = time.monotonic()

        def full(q: deque[float], window: float, limit: int) -> bool:
            while q and now - q[0] > window:
                q.popleft()
            return len(q) >= limit

        q = self._sent_chat[chat.id]
        limit, window = (
            (rules.per_group_minute, 60.0) if chat.id < 0 else (rules.per_chat_burst, float(rules.per_chat_burst))
        )
        if full(self._sent, 1.0, rules.per_second) or full(q, window, limit):
            raise ApiError(429, f"Too Many Requests: retry after {rules.retry_after}", retry_after=rules.retry_after)
        self._sentities.append(now)
        q.append(now)

    def formatted(self, p: dict, key: str, entities_key: str, mode_key: str = "parse_mode") -> tuple[str, list[dict]]:
        text = p.get(key) or ""
        mode = (p.get(mode_key) or "").lower()
        if len(text.encode()) > 1 << 15:
            raise bad("text is too long")
        if mode in ("", "none"):
            ents = jload(p.get(entities_key), [])
            for e in ents:
                if e["offset"] < 0 or e["offset"] + e["length"] > entities.u16(text):
                    raise bad("entity beyond the end of the text")  # ours: catch wrong offsets
        else:
            try:
                if mode == "html":
                    text, ents = entities.parse_html(text)
                elif mode == "markdownv2":
                    text, ents = entities.parse_markdown_v2(text)
                else:
                    raise bad("unsupported parse_mode")
            except entities.ParseError as e:
                raise bad(f"can't parse entities: {e}") from None
        stripped = text.rstrip()
        lead = len(stripped) - len(stripped.lstrip())
        if lead and not ents:
            stripped = stripped[lead:]
        return stripped, ents + [
            e
            for e in entities.auto_entities(stripped)
            if not any(x["offset"] <= e["offset"] < x["offset"] + x["length"] for x in ents)
        ]

    def markup(self, p: dict) -> dict | None:
        m = jload(p.get("reply_markup"), None)
        if not m:
            return None
        for row in m.get("inline_keyboard", []):
            for b in row:
                kinds = [k for k in b if k not in ("text", "style", "icon_custom_emoji_id")]
                if not b.get("text"):
                    raise bad('can\'t parse inline keyboard button: Field "text" must be non-empty')
                if not kinds:
                    raise bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
                if "callback_data" in b and not 1 <= len(b["callback_data"].encode()) <= 64:
                    raise bad("BUTTON_DATA_INVALID")
        return m

    def file_of(self, p: dict, files: dict[str, Upload], key: str, what: str) -> tuple[dict, Upload]:
        v = p.get(key)
        up = files.get(key)
        if up is None and isinstance(v, str) and v.startswith("attach://"):
            up = files.get(v[9:])
            if up is None:
                raise bad(f'file "{v}" not found in the request')
        if up is not None:
            if not up.data:
                raise bad("file must be non-empty")
            if len(up.data) > 50 * 1024 * 1024:
                raise ApiError(413, "Request Entity Too Large")
            return self.store_file(up.data, up.filename, up.mime), up
        if not v:
            raise bad(f"there is no {what} in the request")
        if v in self.files:
            f = self.files[v]
            return (
                {"file_id": v, "file_unique_id": "u" + v[-6:], "file_size": f["size"]},
                Upload(f["name"], f["data"], f["mime"]),
            )
        raise bad("wrong remote file identifier specified: Wrong character in the string")

    def deliver(self, chat: Chat, body: dict, p: dict) -> dict:
        self.check_flood(chat)
        msg = {"message_id": self.message_id(), "from": self.me, "chat": chat.json(), "date": int(time.time()), **body}
        rp = jload(p.get("reply_parameters"), None)
        if rp is None and p.get("reply_to_message_id"):
            rp = {"message_id": int(p["reply_to_message_id"])}
        if rp:
            target = chat.messages.get(int(rp["message_id"]))
            if target is None and not rp.get("allow_sending_without_reply"):
                raise bad("message to be replied not found")
            if target is not None:
                msg["reply_to_message"] = {k: v for k, v in target.items() if k != "reply_to_message"}
        if p.get("message_thread_id"):
            msg["message_thread_id"] = int(p["message_thread_id"])
            msg["is_topic_message"] = True
        m = self.markup(p)
        if m and "inline_keyboard" in m:
            msg["reply_markup"] = m
        chat.messages[msg["message_id"]] = msg
        chat.last_bot_id = self.user["id"]
        shown = copy.deepcopy(msg)
        if m and "inline_keyboard" not in m:
            shown["_keyboard"] = m  # what the user's client shows, not in the answer
        self.events.append(("sent", chat.id, shown))
        return copy.deepcopy(msg)

    async def stop_webhook(self) -> None:
        if self._hook_task:
            self._hook_task.cancel()
            await asyncio.gather(self._hook_task, return_exceptions=True)
            self._hook_task = None

"""Whatever is thrown at it: no error, no foreign markup, nothing of another chat."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot.telegram.metrics import HANDLED, REPLIES
from tests.telegram.fakegram import BotAccount, ChatClient

SECRET = "Tafel 93 · spel 31"
"""What stands above the answers of a chat that nobody else may see."""

MARKUP = {"bold", "italic", "blockquote", "expandable_blockquote"}
FOUND_BY_TELEGRAM = {"bot_command", "mention", "hashtag", "url"}

SNIPPETS = r"""
<b> </b> &amp; <a_href='https://x'> *_~` @TestBot /start /artikel /tafel_7 /spel_-1 {} {0} %s 👋🏽
';_DROP_TABLE_turns;-- oost_verzaakt oost_liet_schoppen_heer_vallen zuid_is_leider_in_3SA terug waarom? nieuw
artikel_999 score_9XX+99 tafel_99999999999999999 2sa 1♠_-_ oost_bood_2sa,_ zuid
""".split()
snippets = st.sampled_from([*(snippet.replace("_", " ") for snippet in SNIPPETS), "\u202e", "\0"])
texts = st.one_of(
    st.text(max_size=300),
    st.text(st.characters(), max_size=100),  # lone surrogates too
    st.lists(snippets, max_size=8).map(" ".join),
    st.builds(lambda piece, times: piece * times, snippets, st.integers(1, 1500)).map(lambda text: text[:4096]),
)
entities = st.lists(
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["mention", "bot_command", "bold", "text_mention", "url", "unknown_kind"]),
            "offset": st.integers(-10, 5000),
            "length": st.integers(-10, 5000),
        }
    ),
    max_size=4,
)
names = st.one_of(snippets, st.text(min_size=1, max_size=30))
LIMITS = settings(
    max_examples=100,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # each try goes over HTTP: shrinking would take long
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def ended(how: str) -> float:
    return float(HANDLED.labels(how)._value.get())


class Watch:
    """What must not have happened since it began."""

    def __init__(self, account: BotAccount) -> None:
        self.account = account
        self.events = len(account.events)
        self.calls = len(account.calls)
        self.bad = self._bad()
        self.done = ended("done")

    def _bad(self) -> float:
        return float(REPLIES.labels("failed")._value.get()) + sum(map(ended, ("given up", "put off", "storage failed")))

    async def check(self, updates: int) -> None:
        async with asyncio.timeout(10):  # a message that isn't for the bot leaves no trace to wait for
            while ended("done") + self._bad() - self.bad < self.done + updates:
                await asyncio.sleep(0.005)
        assert self._bad() == self.bad
        errors = [call.error.description for call in self.account.calls[self.calls :] if call.error]
        assert not [error for error in errors if "message is not modified" not in error]
        for kind, _, body in self.account.events[self.events :]:
            if kind in ("sent", "edited"):
                assert SECRET not in body["text"]
                assert {entity["type"] for entity in body.get("entities", [])} <= MARKUP | FOUND_BY_TELEGRAM


async def secret(account: BotAccount) -> None:
    eve = ChatClient(account, "Eve")
    answer = await eve.ask("tafel 93 spel 31 oost liet schoppen heer vallen", 15)
    assert SECRET in answer["text"]


def message(client: ChatClient, **body: Any) -> dict[str, Any]:
    client.chat.started = True
    return {
        "message_id": client.bot.message_id(),
        "from": client.user,
        "chat": client.chat.json(),
        "date": int(time.time()),
        **body,
    }


@LIMITS
@given(texts, entities, names, st.booleans(), st.sampled_from(["text", "caption"]), st.booleans())
async def test_any_message(
    polling: None, account: BotAccount, text: str, marks: list, name: str, group: bool, where: str, edited: bool
) -> None:
    if not account.chats:
        await secret(account)
    ann = ChatClient(account, "Ann", chat=ChatClient.group(account) if group else None)
    ann.user["first_name"] = name
    watch = Watch(account)
    body = {where: text, "entities" if where == "text" else "caption_entities": marks}
    said = message(ann, **body)
    account.push("message", said)
    if edited:
        account.push("edited_message", {**said, "edit_date": said["date"], where: text[::-1]})
    await watch.check(1 + edited)


@LIMITS
@given(texts, texts, names)
async def test_any_forward_and_reply(polling: None, account: BotAccount, text: str, quoted: str, name: str) -> None:
    if not account.chats:
        await secret(account)
    ann = ChatClient(account, "Ann")
    watch = Watch(account)
    stranger = {"id": 1, "is_bot": False, "first_name": name}
    of_bot = message(ann, text=quoted) | {"from": account.me}
    origin = {"type": "user", "sender_user": stranger, "date": 1}
    account.push("message", message(ann, text=text, forward_origin=origin))
    account.push("message", message(ann, text=text, reply_to_message=of_bot))
    await watch.check(2)


@LIMITS
@given(st.one_of(st.text(max_size=64), st.sampled_from(["b:", "set:", "say:tafel 7", "log:pdf", "forget:yes"])), names)
async def test_any_button(polling: None, account: BotAccount, data: str, name: str) -> None:
    if not account.chats:
        await secret(account)
    ann = ChatClient(account, "Ann")
    ann.user["first_name"] = name
    shown = message(ann, text="x") | {"from": account.me}
    ann.chat.messages[shown["message_id"]] = shown
    watch = Watch(account)
    ann.press_raw(shown, data)
    await watch.check(1)


@LIMITS
@given(texts)
async def test_any_inline_query(polling: None, account: BotAccount, text: str) -> None:
    if not account.chats:
        await secret(account)
    ann = ChatClient(account, "Ann")
    watch = Watch(account)
    results = await ann.inline(text[:256], timeout=20)
    await watch.check(1)
    assert all(SECRET not in result["input_message_content"]["message_text"] for result in results)

"""Groups: only what is meant for the bot, each board its own thread, and inline mode anywhere."""

from __future__ import annotations

import asyncio

import pytest

from tests.telegram.conftest import Start
from tests.telegram.fakegram import BotAccount, Chat, ChatClient
from tests.telegram.test_chat import DROPPED, labels


@pytest.fixture
def group(account: BotAccount) -> Chat:
    return ChatClient.group(account)


@pytest.fixture
def ann(account: BotAccount, group: Chat) -> ChatClient:
    return ChatClient(account, "Ann", chat=group)


async def test_it_answers_what_is_meant_for_it(live: str, account: BotAccount, group: Chat, ann: ChatClient) -> None:
    bob = ChatClient(account, "Bob", chat=group)
    ann.send("oost liet schoppen heer vallen")
    ann.send("/start@OtherBot")
    await ann.silent()
    answer = await ann.ask(f"@TestBot {DROPPED}", 10)
    assert "choppenheer" in answer["text"] and answer["reply_to_message"]["from"]["first_name"] == "Ann"
    bob._seen = len(account.events)
    bob.send("zuid is leider in 3SA", reply_to=answer)
    assert "3SA" in (await bob.answer())["text"]
    assert "choppenheer" in (await bob.ask("/waarom@TestBot"))["text"]


async def test_it_keeps_silent_even_when_it_sees_everything(
    polling: None, account: BotAccount, ann: ChatClient
) -> None:
    account.privacy = False
    ann.send("zullen we koffie drinken?")
    ann.send("/start@OtherBot")
    ann.send("@SomebodyElse oost verzaakt")
    await ann.silent(0.5)


async def test_a_reply_goes_back_to_its_board(polling: None, account: BotAccount, ann: ChatClient) -> None:
    first = await ann.ask(f"@TestBot tafel 7 spel 12 {DROPPED}", 10)
    assert first["text"].startswith("Tafel 7 · spel 12")
    second = await ann.ask("@TestBot tafel 8 spel 3 west liet ruiten twee vallen")
    assert second["text"].startswith("Tafel 8 · spel 3")
    ann.send("zuid is leider in 3SA", reply_to=first)
    back = await ann.answer()
    assert back["text"].startswith("Tafel 7 · spel 12 · 3SA Z") and "choppenheer" in back["text"]


async def test_topics_are_apart(polling: None, ann: ChatClient) -> None:
    ann.send(f"@TestBot {DROPPED}", is_topic_message=True, message_thread_id=5)
    answer = await ann.answer(10)
    assert answer["message_thread_id"] == 5
    ann.send("@TestBot waarom?", is_topic_message=True, message_thread_id=6)
    assert "strafkaart" not in (await ann.answer())["text"]


async def test_only_an_administrator_wipes_a_group(
    polling: None, account: BotAccount, group: Chat, ann: ChatClient
) -> None:
    await ann.ask(f"@TestBot {DROPPED}", 10)
    question = await ann.ask("/vergeet@TestBot")
    refused = await ann.click(question, "Ja, wis alles")
    assert refused.text and "beheerder" in refused.text
    group.owners.add(ann.user["id"])
    await ann.click(question, "Ja, wis alles")
    assert "gewist" in (await ann.edited())["text"]


async def test_a_group_may_get_another_id(polling: None, account: BotAccount, group: Chat, ann: ChatClient) -> None:
    await ann.ask(f"@TestBot {DROPPED}", 10)
    other = ChatClient.group(account, "Bigger")
    account.push("message", {**ann.chat.messages[1], "text": None, "migrate_to_chat_id": other.id})
    group.migrated_to = other.id
    await asyncio.sleep(0.5)
    moved = ChatClient(account, "Ann", chat=other, user_id=ann.user["id"])
    assert "choppenheer" in (await moved.ask("@TestBot waarom?"))["text"]


async def test_everybody_of_an_allowed_chat(start: Start, account: BotAccount, group: Chat, ann: ChatClient) -> None:
    stranger = ChatClient(account, "Eve", chat=ChatClient.group(account))
    async with start(allowed_chats=str(group.id)):
        assert (await ann.ask(f"@TestBot {DROPPED}", 10))["text"]
        assert "besloten" in (await stranger.ask("@TestBot hallo"))["text"]
        await stranger.silent()


async def test_inline_gives_a_card(live: str, account: BotAccount) -> None:
    ann = ChatClient(account, "Ann")
    (card,) = await ann.inline(DROPPED, timeout=10)
    content = card["input_message_content"]
    assert "50" in content["message_text"] and content["parse_mode"] == "HTML"
    assert "choppenheer" in card["title"]
    assert await ann.inline("") == []
    hostile = await ann.inline("<b>oost & west</b> verzaakt")
    assert "<b>oost" not in hostile[0]["input_message_content"]["message_text"]


async def test_taps_in_a_group_work_for_everybody(
    polling: None, account: BotAccount, group: Chat, ann: ChatClient
) -> None:
    bob = ChatClient(account, "Bob", chat=group)
    answer = await ann.ask(f"@TestBot {DROPPED}", 10)
    await bob.click(answer, labels(answer)[0])
    assert (await bob.edited())["message_id"] == answer["message_id"]

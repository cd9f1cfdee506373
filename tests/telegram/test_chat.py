"""A private chat, end to end over HTTP, polling and by webhook."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from bot.storage.database import Database
from bot.storage.tables import Base
from tests.telegram.conftest import SECRET, Start, webhook
from tests.telegram.fakegram import ApiError, BotAccount, ChatClient, Fault

DROPPED = "oost liet schoppen heer vallen"


def labels(message: dict) -> list[str]:
    return [b["text"] for row in message.get("reply_markup", {}).get("inline_keyboard", []) for b in row]


def texts(account: BotAccount, client: ChatClient, kind: str = "sent") -> list[str]:
    return [body["text"] for what, chat, body in account.events if what == kind and chat == client.chat.id]


async def test_a_message_gets_a_ruling_with_buttons(live: str, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    assert answer["entities"][0]["type"] == "bold" and answer["entities"][0]["offset"] == 0
    assert "50" in answer["text"]
    assert {"Waarom?", "Terug"} <= set(labels(answer))


async def test_a_tap_changes_the_ruling_in_its_own_message(live: str, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    choice = labels(answer)[0]
    await ann.click(answer, choice)
    changed = await ann.edited()
    assert changed["message_id"] == answer["message_id"]
    assert changed["text"].startswith(f"Gekozen: {choice}")


async def test_an_explanation_is_a_message_of_its_own(live: str, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    await ann.click(answer, "Waarom?")
    explained = await ann.answer()
    assert explained["message_id"] != answer["message_id"]
    # The ruling's buttons still work after a look-up.
    await ann.click(answer, labels(answer)[0])
    assert (await ann.edited())["message_id"] == answer["message_id"]


async def test_an_old_button_shows_how_things_stand(live: str, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    await ann.ask("zuid is leider in 3SA")
    pressed = await ann.click(answer, labels(answer)[0])
    assert pressed.text and "intussen" in pressed.text
    current = await ann.answer()
    assert current["text"].startswith("Die knop hoorde bij een eerder antwoord. Zo staat het nu:")
    await ann.click(current, labels(current)[0])
    assert (await ann.edited())["message_id"] == current["message_id"]


async def test_a_second_press_does_nothing_more(polling: None, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    data = answer["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    ann.press_raw(answer, data)
    await ann.edited()
    again = ann.press_raw(answer, data)
    query = await ann.bot.wait(lambda: ann.bot.callbacks[again] if ann.bot.callbacks[again]["answered"] else None)
    assert query["text"] == "Dat was al verwerkt."
    await ann.silent()


@pytest.mark.parametrize("data", ["b:unknown", "nonsense", "set:nothing", "say:oost verzaakt", "b:", "x" * 64])
async def test_a_made_up_button_shows_how_things_stand(polling: None, ann: ChatClient, data: str) -> None:
    answer = await ann.ask(DROPPED, 10)
    ann.press_raw(answer, data)
    assert (await ann.answer())["text"].startswith("Die knop hoorde")


async def test_a_button_of_another_chat_is_worth_nothing(polling: None, ann: ChatClient, bob: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    mine = await bob.ask("hallo")
    bob.press_raw(mine, answer["reply_markup"]["inline_keyboard"][0][0]["callback_data"])
    assert "strafkaart" not in (await bob.answer())["text"].lower()


async def test_undo_by_command_and_by_button(polling: None, ann: ChatClient) -> None:
    answer = await ann.ask(DROPPED, 10)
    await ann.ask("zuid is leider in 3SA")
    back = await ann.ask("/terug")
    assert answer["text"].split("\n")[0] in back["text"]
    await ann.click(back, "Terug")
    assert "teruggedraaid" in (await ann.edited())["text"]


async def test_an_edit_rules_again_in_the_same_message(live: str, ann: ChatClient) -> None:
    said = ann.send("west liet schoppen heer vallen")
    first = await ann.answer(10)
    said_later = ann.send("zuid is leider in 3SA")
    second = await ann.answer()
    ann.edit(said, DROPPED)
    changed = [await ann.edited(), await ann.edited()]
    assert [message["message_id"] for message in changed] == [first["message_id"], second["message_id"]]
    assert all("ost" in message["text"] and "West laat" not in message["text"] for message in changed)
    ann.edit(said_later, "zuid is leider in 4 harten")
    assert (await ann.edited())["message_id"] == second["message_id"]
    await ann.silent()


async def test_an_edit_of_something_unknown_is_a_message(polling: None, account: BotAccount, ann: ChatClient) -> None:
    said = ann.send(DROPPED)
    await ann.answer(10)
    await ann.ask("/vergeet")
    account.push("edited_message", {**said, "message_id": 999, "text": "west verzaakt", "edit_date": said["date"]})
    assert (await ann.answer())["text"]


async def test_deep_link(live: str, ann: ChatClient) -> None:
    answer = await ann.ask("/start art-27", 10)
    assert "27" in answer["text"]


async def test_commands_without_their_words_say_how(polling: None, ann: ChatClient) -> None:
    answer = await ann.ask("/tafel", 10)
    assert labels(answer)[:3] == ["1", "2", "3"]
    await ann.click(answer, "7")
    assert "Tafel 7" in (await ann.answer())["text"]
    board = await ann.ask("/spel")
    await ann.click(board, "12")
    assert "Tafel 7 · spel 12" in (await ann.answer())["text"]
    for command in ("/artikel", "/zoek", "/score"):
        assert command in (await ann.ask(command))["text"]


async def test_every_command_answers(polling: None, account: BotAccount, ann: ChatClient) -> None:
    await account.wait(lambda: len(account.commands) == 3, 10)
    commands = next(iter(account.commands.values()))
    assert len(commands) == 14
    for command in commands:
        assert (await ann.ask(f"/{command['command']}", 10))["text"]
    assert "/help" in (await ann.ask("/bestaatniet"))["text"]


async def test_what_is_remembered_stands_above_the_answer(polling: None, ann: ChatClient) -> None:
    await ann.ask("/tafel 7", 10)
    await ann.ask("/spel 12")
    answer = await ann.ask("oost liet schoppen heer vallen, zuid speelt 3SA")
    assert answer["text"].startswith("Tafel 7 · spel 12 · 3SA Z")


async def test_settings_change_the_answers(polling: None, ann: ChatClient) -> None:
    menu = await ann.ask("/instellingen", 10)
    edition = next(label for label in labels(menu) if label.startswith("Spelregels"))
    pressed = await ann.click(menu, edition)
    assert pressed.text == "Spelregels: 1997 (ter vergelijking)"
    assert "1997" in labels(await ann.edited())[0]
    assert "1997" in (await ann.ask(DROPPED))["text"]


async def test_a_playing_director_is_reminded(polling: None, ann: ChatClient) -> None:
    menu = await ann.ask("/instellingen", 10)
    await ann.click(menu, "Arbiter speelt zelf mee: uit")
    assert "zelf nog spelen" in (await ann.ask(DROPPED))["text"]


async def test_the_log_and_its_files(polling: None, account: BotAccount, ann: ChatClient) -> None:
    assert "nog geen uitspraken" in (await ann.ask("/log", 10))["text"]
    await ann.ask("/tafel 7")
    await ann.ask("/spel 12")
    ruling = await ann.ask(DROPPED)
    listed = await ann.ask("/log")
    assert "tafel 7 · spel 12" in listed["text"]
    assert ruling["text"].split("\n")[1][:40] in listed["text"]
    await ann.click(listed, "CSV")
    document = (await ann.answer())["document"]
    data = account.files[document["file_id"]]["data"].decode("utf-8-sig")
    assert document["file_name"].endswith(".csv") and "schoppenheer" in data and ";Ann;" in data
    await ann.click(listed, "PDF")
    document = (await ann.answer(10))["document"]
    assert account.files[document["file_id"]]["data"].startswith(b"%PDF")


async def test_forgetting_really_forgets(polling: None, database: Database, ann: ChatClient, bob: ChatClient) -> None:
    await ann.ask(DROPPED, 10)
    await bob.ask(DROPPED, 10)
    question = await ann.ask("/vergeet")
    await ann.click(question, "Ja, wis alles")
    assert (await ann.edited())["text"] == "Alles van deze chat is gewist."
    await asyncio.sleep(0.2)
    with database.engine.connect() as connection:
        for table in Base.metadata.sorted_tables:
            if "chat_id" in table.columns and table.name != "inbox":
                chats = {row.chat_id for row in connection.execute(table.select())}
                assert ann.chat.id not in chats, table.name
        bodies = [row.body for row in connection.execute(Base.metadata.tables["inbox"].select())]
    assert not any(bodies)
    assert "strafkaart" not in (await ann.ask("waarom?"))["text"]
    assert "nog geen uitspraken" not in (await bob.ask("/log"))["text"]


async def test_the_same_update_twice_is_answered_once(live: str, account: BotAccount, ann: ChatClient) -> None:
    ann.send(DROPPED)
    await ann.answer(10)
    message = {key: value for key, value in ann.chat.messages[1].items() if key != "_keyboard"}
    account.pending.append({"update_id": 1000, "message": message})
    account._wake.set()
    await account.wait(lambda: not account.pending)
    await ann.silent(0.5)


async def test_a_wrong_secret_is_refused(start: Start, account: BotAccount, ann: ChatClient) -> None:
    chosen = webhook()
    async with start(**chosen):
        await ann.ask(DROPPED, 10)
        update = {"update_id": 5, "message": {**ann.chat.messages[1], "text": "west verzaakt"}}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{chosen['http_port']}") as client:
            header = "X-Telegram-Bot-Api-Secret-Token"
            for headers in ({}, {header: "wrong"}, {header: "é".encode()}):
                assert (await client.post("/hook", json=update, headers=headers)).status_code == 403
            await ann.silent()
            right = {header: SECRET}
            assert (await client.post("/hook", content=b"{", headers=right)).status_code == 200
            assert (await client.post("/hook", json=[1], headers=right)).status_code == 200
            assert (await client.get("/healthz")).json() == {"ok": True, "wrong": []}
            metrics = (await client.get("/metrics")).text
            assert "tafelarbiter_updates_waiting 0.0" in metrics and 'kind="ruling"' in metrics


async def test_unreadable_updates_hold_nobody_up(live: str, account: BotAccount, ann: ChatClient) -> None:
    await ann.ask("hallo", 10)
    account.push("message", {"message_id": 5, "chat": {"id": ann.chat.id, "type": "private"}})  # no date
    assert (await ann.ask(DROPPED, 15))["text"]


@pytest.mark.parametrize(
    "fault",
    [
        Fault("sendMessage", error=ApiError(429, "Too Many Requests: retry after 1", retry_after=1)),
        Fault("sendMessage", error=ApiError(429, "Too Many Requests: retry after 7", retry_after=7)),
        Fault("sendMessage", times=2, raw=(502, b"<html>Bad Gateway")),
        Fault("sendMessage", error=ApiError(500, "Internal Server Error")),
        Fault("sendMessage", drop=True),
        Fault("getUpdates", times=2, drop=True),
        Fault("getUpdates", error=ApiError(502, "Bad Gateway")),
        Fault("getUpdates", drop=True, after=True),
    ],
    ids=lambda fault: (
        f"{fault.method}-{fault.error.code if fault.error else 'cut'}-{fault.error and fault.error.parameters}"
    ),
)
async def test_nothing_is_lost_when_telegram_fails(
    polling: None, account: BotAccount, ann: ChatClient, bob: ChatClient, fault: Fault
) -> None:
    await ann.ask("hallo", 10)
    await bob.ask("hallo")
    if fault.method == "sendMessage":
        fault.when = lambda sent: int(sent["chat_id"]) == ann.chat.id
    account.faults.append(fault)
    ann.send(DROPPED)
    ann.send("zuid is leider in 3SA")
    assert (await bob.ask("noord verzaakt", 10))["text"]
    answers = [await ann.answer(20), await ann.answer(20)]
    assert "choppen" in answers[0]["text"] and "3SA" in answers[1]["text"]
    await ann.silent(0.5)


async def test_who_blocks_the_bot_holds_nobody_up(
    polling: None, account: BotAccount, ann: ChatClient, bob: ChatClient
) -> None:
    await ann.ask("hallo", 10)
    ann.chat.blocked = True
    account.push("message", {**ann.chat.messages[1], "message_id": 99, "text": DROPPED})
    await account.wait(lambda: any(c.error and c.error.code == 403 for c in account.of("sendMessage")))
    assert (await bob.ask("noord verzaakt"))["text"]


async def test_typing_shows_when_it_takes_long(
    polling: None, account: BotAccount, ann: ChatClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ann.ask("hallo", 10)
    assert not [event for event in account.events if event[0] == "action"]
    account.faults.append(Fault("sendMessage", delay=1.0))
    ann.send(DROPPED)
    assert (await ann.event("action"))[1] == {"action": "typing"}
    await ann.answer()


async def test_a_turn_that_fails_is_left_out(polling: None, ann: ChatClient, monkeypatch: pytest.MonkeyPatch) -> None:
    await ann.ask(DROPPED, 10)
    with monkeypatch.context() as patched:
        patched.setattr("bot.telegram.thinking._Live.say", lambda *_: 1 / 0)
        assert "liep ik op vast" in (await ann.ask("zuid is leider"))["text"]
    assert "3SA" in (await ann.ask("zuid is leider in 3SA"))["text"]


async def test_a_fault_of_the_bot_is_said_in_the_end(
    polling: None, account: BotAccount, ann: ChatClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ann.ask("hallo", 10)
    with monkeypatch.context() as patched:
        patched.setattr("bot.telegram.rendering.messages", lambda *_: 1 / 0)
        assert "liep ik op vast" in (await ann.ask(DROPPED, 15))["text"]
    assert "3SA" in (await ann.ask("zuid is leider in 3SA"))["text"]


async def test_a_restart_between_question_and_answer(start: Start, ann: ChatClient) -> None:
    async with start():
        answer = await ann.ask(DROPPED, 10)
    waiting = ann.send("zuid is leider in 3SA")  # while the bot is down
    async with start():
        assert "3SA" in (await ann.answer(10))["text"]
        ann.edit(waiting, "zuid is leider in 4 schoppen")
        changed = await ann.edited()
        await ann.click(changed, labels(changed)[0])
        assert (await ann.edited())["message_id"] == changed["message_id"]
        assert answer["message_id"] != changed["message_id"]


async def test_too_long_too_fast_not_allowed(start: Start, ann: ChatClient, bob: ChatClient) -> None:
    async with start(max_message_length=200):
        assert "lang bericht" in (await ann.ask("x" * 201, 10))["text"]
    async with start(messages_per_minute=3):
        for _ in range(2):
            await bob.ask("hallo", 10)
        bob.send("nog een")
        bob.send("en nog een")
        bob.send("en nog een")
        await bob.answer()
        assert "te snel" in (await bob.answer())["text"]
        await bob.silent()
    async with start(allowed_users=f"{bob.user['id']}, 5"):
        assert str(ann.user["id"]) in (await ann.ask("hallo", 10))["text"]
        ann.send("hallo?")
        await ann.silent()
        assert (await bob.ask(DROPPED))["text"]


async def test_a_long_silence_begins_a_new_conversation(start: Start, ann: ChatClient) -> None:
    async with start(conversation_hours=0.0001):
        await ann.ask(DROPPED, 10)
        await asyncio.sleep(0.5)
        answer = await ann.ask("zuid is leider in 3SA")
        assert "nieuw gesprek" in answer["text"]


async def test_what_isnt_text_gets_a_word(polling: None, ann: ChatClient) -> None:
    ann.post({"location": {"latitude": 52.0, "longitude": 5.0}})
    assert "alleen tekst" in (await ann.answer(10))["text"]

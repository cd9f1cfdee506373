"""A second opinion on the stand-in: aiogram, with its strict models, reads all that it says."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    BotCommand,
    BufferedInputFile,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InputTextMessageContent,
    Message,
)

from tests.telegram.conftest import TOKEN
from tests.telegram.fakegram import BotAccount, ChatClient

KEYS = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="A", callback_data="a")]])


async def test_aiogram_reads_what_the_stand_in_says(api: str, account: BotAccount, ann: ChatClient) -> None:
    bot = Bot(TOKEN, session=AiohttpSession(api=TelegramAPIServer.from_base(api)))
    dispatcher = Dispatcher()
    seen: list[str] = []

    @dispatcher.message()
    async def _(message: Message) -> None:
        seen.append(f"message {message.text}")
        await message.answer("echo", reply_markup=KEYS)

    @dispatcher.edited_message()
    async def _(message: Message) -> None:
        seen.append(f"edited {message.text}")

    @dispatcher.callback_query()
    async def _(query: CallbackQuery) -> None:
        seen.append(f"tap {query.data}")
        await query.answer("ok")
        await query.message.edit_text("done")

    @dispatcher.inline_query()
    async def _(query: InlineQuery) -> None:
        seen.append(f"inline {query.query}")
        content = InputTextMessageContent(message_text="<b>x</b>", parse_mode="HTML")
        await query.answer([InlineQueryResultArticle(id="1", title="t", input_message_content=content)])

    polling = asyncio.create_task(dispatcher.start_polling(bot, handle_signals=False))
    said = ann.send("hi")
    answer = await ann.answer(10)
    assert (await ann.click(answer, "A")).text == "ok"
    assert (await ann.edited())["text"] == "done"
    ann.edit(said, "hello")
    assert len(await ann.inline("q")) == 1
    chat = ann.chat.id
    sent = await bot.send_message(chat, "<b>x</b> &amp; y", parse_mode="HTML", reply_markup=KEYS)
    assert sent.text == "x & y" and sent.entities and sent.entities[0].type == "bold"
    document = (await bot.send_document(chat, BufferedInputFile(b"abc", "a.txt"), caption="c")).document
    assert document
    file = await bot.get_file(document.file_id)
    content = await bot.download_file(file.file_path or "")
    assert content and content.read() == b"abc"
    assert await bot.send_chat_action(chat, "typing")
    assert await bot.set_my_commands([BotCommand(command="a", description="b")])
    assert [c.command for c in await bot.get_my_commands()] == ["a"]
    assert (await bot.get_chat_member(chat, 1)).status == "member"
    assert (await bot.get_webhook_info()).url == ""
    assert await bot.delete_message(chat, sent.message_id)
    for wrong in ("<b>x", "<me>", "x" * 4097, "👋" * 2049):
        with pytest.raises(TelegramBadRequest):
            await bot.send_message(chat, wrong, parse_mode="HTML")
    long_data = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="A", callback_data="é" * 33)]])
    with pytest.raises(TelegramBadRequest):
        await bot.send_message(chat, "x", reply_markup=long_data)
    await account.wait(lambda: len(seen) == 4)
    assert sorted(seen) == ["edited hello", "inline q", "message hi", "tap a"]
    await dispatcher.stop_polling()
    with contextlib.suppress(asyncio.CancelledError):
        await polling
    await bot.session.close()

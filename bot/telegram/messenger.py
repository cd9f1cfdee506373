"""Sends, edits and deletes messages, and tells which failures may be tried again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Literal

import httpx
from telegram import Bot, CallbackQuery, InlineKeyboardMarkup, ReplyParameters
from telegram.constants import ChatAction, ParseMode
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.storage.places import Place

_GONE = ("message to edit not found", "message can't be edited", "message_id_invalid")
_PATIENCE = 0.5
_TYPING_LASTS = 4.0


async def send(
    bot: Bot, place: Place, html: str, markup: InlineKeyboardMarkup | None = None, reply_to: int | None = None
) -> int:
    """Send a message; returns its id."""
    message = await bot.send_message(
        place.chat_id,
        html,
        parse_mode=ParseMode.HTML,
        message_thread_id=place.topic or None,
        reply_markup=markup,
        reply_parameters=ReplyParameters(reply_to, allow_sending_without_reply=True) if reply_to else None,
    )
    return message.message_id


async def edit(bot: Bot, chat_id: int, message_id: int, html: str, markup: InlineKeyboardMarkup | None) -> bool:
    """Give a message of the bot another text; False when it isn't there any more."""
    try:
        await bot.edit_message_text(
            html, chat_id=chat_id, message_id=message_id, parse_mode=ParseMode.HTML, reply_markup=markup
        )
    except BadRequest as error:
        problem = error.message.lower()
        if any(gone in problem for gone in _GONE):
            return False
        if "message is not modified" not in problem:
            raise
    return True


async def delete(bot: Bot, chat_id: int, message_id: int) -> None:
    """Remove a message of the bot, if Telegram lets it."""
    with contextlib.suppress(BadRequest):
        await bot.delete_message(chat_id, message_id)


async def acknowledge(query: CallbackQuery, text: str | None = None) -> None:
    """End the waiting sign of a button. It may be too late for that, which doesn't matter."""
    with contextlib.suppress(TelegramError):
        await query.answer(text)


@contextlib.asynccontextmanager
async def typing(bot: Bot, place: Place, action: ChatAction = ChatAction.TYPING) -> AsyncIterator[None]:
    """Show "typing" as long as an answer takes, when it takes longer than half a second."""

    async def keep_showing() -> None:
        await asyncio.sleep(_PATIENCE)
        while True:
            with contextlib.suppress(TelegramError):
                await bot.send_chat_action(place.chat_id, action, message_thread_id=place.topic or None)
            await asyncio.sleep(_TYPING_LASTS)

    task = asyncio.create_task(keep_showing())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def reached_telegram(error: NetworkError) -> Literal["no", "perhaps"]:
    """Whether a call that failed may have been carried out. A message sent twice can't be told from one that is new."""
    unsent = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
    refused = error.__cause__ is None or isinstance(error.__cause__, TelegramError)  # Telegram answered: 5xx
    return "no" if refused or isinstance(error.__cause__, unsent) else "perhaps"

"""/instellingen: a line for each choice; a tap goes to its next value."""

from __future__ import annotations

import time

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Message, Update

from bot.storage import chats
from bot.telegram import choices, messenger, rendering
from bot.telegram.choices import Choices
from bot.telegram.dutch import say
from bot.telegram.incoming import place_of
from bot.telegram.work import Context

PATTERN = rf"set:({'|'.join(choices.VALUES)})"
_PREFIX = "set:"


async def on_command(update: Update, context: Context) -> None:
    """Show the choices."""
    message = update.effective_message
    if message is None:
        return
    now = choices.read(await context.work.store(chats.choices, message.chat_id))
    await messenger.send(context.bot, place_of(message), _text(), _markup(now))


async def on_tap(update: Update, context: Context) -> None:
    """Change one."""
    query = update.callback_query
    if query is None or not isinstance(query.message, Message):
        return
    chat_id, name = query.message.chat_id, (query.data or "").removeprefix(_PREFIX)
    now = choices.read(await context.work.store(chats.choices, chat_id))
    chosen = {name: choices.next_value(now, name)}
    await context.work.store(chats.choose, chat_id, chosen, time.time())
    now = now.model_copy(update=chosen)
    await messenger.acknowledge(query, choices.in_words(now, name))
    await messenger.edit(context.bot, chat_id, query.message.message_id, _text(), _markup(now))


def _text() -> str:
    return rendering.plain(f"{say('settings.heading')}\n{say('settings.hint')}")[0]


def _markup(now: Choices) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(
        [[InlineKeyboardButton(choices.in_words(now, name), callback_data=_PREFIX + name)] for name in choices.VALUES]
    )

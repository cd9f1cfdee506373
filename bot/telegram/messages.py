"""Messages in words, new and edited."""

from __future__ import annotations

from telegram import Message, Update, User

from bot.reply import Reply, Turn
from bot.storage.places import Place
from bot.telegram import aloud, memory, messenger
from bot.telegram.answering import answerer
from bot.telegram.incoming import is_private, name_of, place_of, said_to, source_of
from bot.telegram.memory import Heard
from bot.telegram.plain_text import units
from bot.telegram.work import Context

_FOLLOWING = 10
"""Later answers that are brought up to date when an earlier message is edited."""


async def on_message(update: Update, context: Context) -> None:
    """What was said becomes a turn and is answered."""
    message = update.effective_message
    if message is None:
        return
    text = said_to(message, context.bot.username, context.bot.id)
    if text is None:
        return
    if not (message.text or message.caption):
        await answerer(context, place_of(message)).say("notes.only_text")
        return
    if aloud.is_request(text):
        await aloud.on_request(message, context)
        return
    await hear(message, update.effective_user, text, context)


async def hear(message: Message, user: User | None, text: str, context: Context) -> None:
    """Add a turn in words and answer it."""
    work, place = context.work, place_of(message)
    if await _too_long(text, place, context):
        return
    source = source_of(work.update_id, message, user)
    replied = message.reply_to_message
    to = replied.message_id if replied and replied.from_user and replied.from_user.id == context.bot.id else None
    heard = await work.store(memory.hear, place, source, text, to, work.settings)
    under = None if is_private(message) else message.message_id
    await answerer(context, place).answer(heard, name_of(user), under)


async def _too_long(text: str, place: Place, context: Context) -> bool:
    limit = context.work.settings.max_message_length
    if units(text) <= limit:
        return False
    await answerer(context, place).say("notes.too_long", limit=limit)
    return True


async def on_edited(update: Update, context: Context) -> None:
    """An edited message: the answers to it and after it are brought up to date, in their own messages."""
    message, user = update.effective_message, update.effective_user
    if message is None:
        return
    work, place = context.work, place_of(message)
    text = said_to(message, context.bot.username, context.bot.id)
    if text is None or not (message.text or message.caption):
        return
    if await _too_long(text, place, context):
        return
    heard = await work.store(memory.rehear, place, source_of(work.update_id, message, user), text)
    if heard is None:
        await hear(message, user, text, context)
        return
    async with messenger.typing(context.bot, place):
        await _bring_up_to_date(place, *heard, name_of(user), context)


async def _bring_up_to_date(place: Place, heard: Heard, before: tuple[Turn, ...], name: str, context: Context) -> None:
    work, settings = context.work, heard.choices.settings()
    here = answerer(context, place)
    if await here.think(heard) is None:
        return
    was: list[Reply] = await work.thinker.all(before, settings)
    now = await work.thinker.all(heard.turns, settings)
    first = heard.ids.index(heard.turn_id)
    for index in range(first, min(len(now), first + _FOLLOWING)):
        if index == first or now[index] != was[index]:
            await here.show(heard.ids[index], heard.turns[index], now[index], name)

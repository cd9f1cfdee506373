"""Who may use the bot, and how much: checked before anything else is done with an update."""

from __future__ import annotations

import time

from telegram import Update
from telegram.ext import ApplicationHandlerStop

from bot.settings import Settings
from bot.storage import chats, inbox
from bot.storage.places import Place
from bot.telegram import messenger, rendering
from bot.telegram.dutch import say
from bot.telegram.incoming import is_private, place_of, said_to
from bot.telegram.work import Context

_MINUTE = 60.0


async def check(update: Update, context: Context) -> None:
    """Let an update through, or stop it with a word about why (not more than once a minute)."""
    user = update.effective_user
    user_id = user.id if user else 0
    if not allowed(context.work.settings, user_id, update.effective_chat.id if update.effective_chat else user_id):
        await _stop(update, context, say("notes.not_allowed", user=user_id))
    work, settings = context.work, context.work.settings
    of_user, of_chat = await work.store(inbox.recent, work.claim.row, _MINUTE)
    if of_user > settings.messages_per_minute:
        await _stop(update, context, say("notes.too_fast"))
    if of_chat > settings.chat_messages_per_minute:
        await _stop(update, context, say("notes.too_many"))


def allowed(settings: Settings, user: int, chat: int) -> bool:
    """Whether a user may use the bot in a chat. Without a list, everybody may."""
    if not settings.allowed_users and not settings.allowed_chats:
        return True
    return user in settings.allowed_users | settings.admins or chat in settings.allowed_chats


async def _stop(update: Update, context: Context, why: str) -> None:
    if update.callback_query is not None:
        await messenger.acknowledge(update.callback_query, why)
    elif update.inline_query is not None:
        pass
    elif _meant_for_bot(update, context):
        place = _place(update)
        warn = place is not None and await context.work.store(chats.may_warn, place.chat_id, time.time(), _MINUTE)
        if place is not None and warn:
            await messenger.send(context.bot, place, rendering.plain(why)[0])
    raise ApplicationHandlerStop


def _meant_for_bot(update: Update, context: Context) -> bool:
    message = update.effective_message
    return message is not None and (
        is_private(message) or said_to(message, context.bot.username, context.bot.id) is not None
    )


def _place(update: Update) -> Place | None:
    return place_of(update.effective_message) if update.effective_message else None

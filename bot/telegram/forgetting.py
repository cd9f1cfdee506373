"""/vergeet: everything of a chat is removed, once it has been confirmed."""

from __future__ import annotations

from telegram import CallbackQuery, ChatMember, InlineKeyboardButton, Message, Update

from bot.storage import chats
from bot.telegram import keyboards, messenger, rendering
from bot.telegram.dutch import say
from bot.telegram.incoming import is_private, place_of
from bot.telegram.work import Context

PATTERN = r"forget:(yes|no)"


async def on_command(update: Update, context: Context) -> None:
    """Ask whether it is meant."""
    message = update.effective_message
    if message is None:
        return
    row = [
        InlineKeyboardButton(say("buttons.forget_yes"), callback_data="forget:yes"),
        InlineKeyboardButton(say("buttons.forget_no"), callback_data="forget:no"),
    ]
    html = rendering.plain(say("forget.question"))[0]
    await messenger.send(context.bot, place_of(message), html, keyboards.grid([row]))


async def on_tap(update: Update, context: Context) -> None:
    """Do it, or don't."""
    query = update.callback_query
    if query is None or not isinstance(query.message, Message):
        return
    message = query.message
    if query.data == "forget:no":
        text = "forget.kept"
    elif not await _may(query, message, context):
        await messenger.acknowledge(query, say("forget.not_yours"))
        return
    else:
        text = "forget.done"
        await context.work.store(chats.forget, message.chat_id)
        context.work.thinker.forget(message.chat_id)
    await messenger.acknowledge(query)
    html = rendering.plain(say(text))[0]
    if not await messenger.edit(context.bot, message.chat_id, message.message_id, html, None):
        await messenger.send(context.bot, place_of(message), html)


async def _may(query: CallbackQuery, message: Message, context: Context) -> bool:
    """In a private chat it is one's own; in a group it takes an administrator."""
    if is_private(message) or query.from_user.id in context.work.settings.admins:
        return True
    member = await context.bot.get_chat_member(message.chat_id, query.from_user.id)
    return member.status in (ChatMember.ADMINISTRATOR, ChatMember.OWNER)

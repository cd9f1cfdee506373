"""Commands that aren't said to the assistant but to the bot, and their menu."""

from __future__ import annotations

from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
    Update,
)

from bot.storage import chats
from bot.telegram import keyboards, messages, messenger, rendering
from bot.telegram.answering import answerer
from bot.telegram.dutch import say, spoken, table
from bot.telegram.incoming import deep_link, place_of, said_to
from bot.telegram.work import App, Context

_TABLES = 16
_BOARDS = 32
_PER_ROW = 8


async def set_menu(app: App) -> None:
    """Tell Telegram which commands there are, and what the bot is."""
    commands = [BotCommand(name, text) for name, text in table("commands").items()]
    for scope in (BotCommandScopeDefault(), BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats()):
        group = isinstance(scope, BotCommandScopeAllGroupChats)
        await app.bot.set_my_commands([c for c in commands if not (group and c.command == "start")], scope=scope)
    await app.bot.set_my_description(say("about"))
    await app.bot.set_my_short_description(say("about_short"))


async def on_start(update: Update, context: Context) -> None:
    """/start, perhaps with what a link asks for."""
    message = update.effective_message
    if message is None:
        return
    asked = deep_link(context.args[0]) if context.args else None
    if asked is not None:
        await messages.hear(message, update.effective_user, asked, context)
        return
    await on_help(update, context)


async def on_help(update: Update, context: Context) -> None:
    """/help."""
    if update.effective_message is not None:
        await answerer(context, place_of(update.effective_message)).say("help.text", name=context.bot.username)


async def on_privacy(update: Update, context: Context) -> None:
    """/privacy."""
    if update.effective_message is not None:
        days = f"{context.work.settings.retention_days:g}"
        here = answerer(context, place_of(update.effective_message))
        await here.say("privacy.text", days=days, name=context.bot.username)


async def on_spoken(update: Update, context: Context) -> None:
    """A command that stands for words; without the ones it needs, it tells how to give them."""
    message = update.effective_message
    if message is None:
        return
    text = said_to(message, context.bot.username, context.bot.id)
    name = (message.text or "").partition(" ")[0].removeprefix("/").partition("@")[0].lower()
    if text is not None and not text.startswith("/"):
        await messages.hear(message, update.effective_user, text, context)
        return
    rows = []
    if name in ("tafel", "spel"):
        count = _TABLES if name == "tafel" else _BOARDS
        buttons = [keyboards.saying(spoken(name, number), str(number)) for number in range(1, count + 1)]
        rows = [buttons[start : start + _PER_ROW] for start in range(0, count, _PER_ROW)]
        if name == "spel":
            rows.insert(0, [keyboards.saying(spoken("next_board"), say("buttons.next_board"))])
    html = rendering.plain(say(f"usage.{name}"))[0]
    await messenger.send(context.bot, place_of(message), html, keyboards.grid(rows))


async def on_unknown(update: Update, context: Context) -> None:
    """A command that doesn't exist; in a group it may be meant for another bot."""
    message = update.effective_message
    if message is not None and said_to(message, context.bot.username, context.bot.id) is not None:
        await answerer(context, place_of(message)).say("notes.unknown_command")


async def on_migration(update: Update, context: Context) -> None:
    """A group has got another id."""
    message = update.effective_message
    if message is None:
        return
    if message.migrate_to_chat_id is not None:
        await context.work.store(chats.move, message.chat_id, message.migrate_to_chat_id)
        context.work.thinker.forget(message.chat_id)

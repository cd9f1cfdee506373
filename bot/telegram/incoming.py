"""What an update says: who, where, and the words meant for the bot."""

from __future__ import annotations

import time

from telegram import Message, MessageEntity, User
from telegram.constants import ChatType

from bot.storage.places import Place
from bot.storage.turns import Source
from bot.telegram.dutch import spoken, table
from bot.telegram.plain_text import clean, shortened

_NAME = 40


def place_of(message: Message) -> Place:
    """Where a message stands."""
    topic = message.message_thread_id if message.is_topic_message else None
    return Place(message.chat_id, topic or 0)


def source_of(update_id: int, message: Message, user: User | None) -> Source:
    """Where a turn in words comes from."""
    return Source(update_id, user.id if user else 0, message.message_id, time.time())


def name_of(user: User | None) -> str:
    """The name by which the log of rulings knows somebody."""
    return shortened(clean(user.first_name), _NAME) if user else ""


def is_private(message: Message) -> bool:
    """Whether a message is to the bot alone."""
    return message.chat.type == ChatType.PRIVATE


def said_to(message: Message, username: str, bot_id: int) -> str | None:
    """The words of a message as far as they are meant for the bot; None when they aren't.

    In a group that takes a mention of the bot or a reply to it; the mention itself is left out.
    """
    text = clean(message.text or message.caption or "")
    words = spoken_command(text, username)
    if words is not None:
        return words
    mentions = [clean(words) for words in _mentions(message) if words.lower() == f"@{username}".lower()]
    for mention in mentions:
        text = text.replace(mention, " ", 1)
    replied = message.reply_to_message
    to_bot = replied is not None and replied.from_user is not None and replied.from_user.id == bot_id
    return text.strip() if is_private(message) or mentions or to_bot else None


def _mentions(message: Message) -> list[str]:
    """Mentions as Telegram marked them. The marks are data from outside: ones that don't fit are passed over."""
    whole = (message.text or message.caption or "").encode("utf-16-le", "surrogatepass")
    found = []
    for entity in (*message.entities, *message.caption_entities):
        if entity.type == MessageEntity.MENTION and entity.offset >= 0 and entity.length > 0:
            part = whole[2 * entity.offset : 2 * (entity.offset + entity.length)]
            found.append(part.decode("utf-16-le", "replace"))
    return found


def spoken_command(text: str, username: str) -> str | None:
    """The words that a command such as "/artikel 27" stands for; None for other texts and commands without them."""
    command, _, rest = text.partition(" ")
    name, at, whose = command.removeprefix("/").partition("@")
    if not command.startswith("/") or (at and whose.lower() != username.lower()):
        return None
    words = table("spoken").get(name.lower()) if name.lower() in table("commands") else None
    return None if words is None or ("{}" in words and not rest.strip()) else spoken(name.lower(), rest.strip())


def deep_link(payload: str) -> str | None:
    """The words that the link `?start=art-50D1` stands for."""
    kind, _, number = payload.partition("-")
    return spoken("artikel", number) if kind == "art" and number.isalnum() else None

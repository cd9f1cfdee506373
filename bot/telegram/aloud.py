"""Spoken answers: a ruling as a voice note, when the chat has chosen so, or on request in words or with a button."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec

import structlog
from telegram import Bot, InlineKeyboardButton, Message, MessageEntity, Update
from telegram.constants import ChatAction
from telegram.error import TelegramError

from bot import texts
from bot.storage.places import Place
from bot.telegram import memory, messenger, rendering
from bot.telegram.incoming import place_of
from bot.telegram.work import Context
from bot.voice.settings import VoiceSettings
from bot.voice.speaking import command, first_sentence, speak, speakable

log = structlog.get_logger(__name__)

PATTERN = "aloud"
"""The data of the button."""


@cache
def program() -> list[str] | None:
    """What speaks on this machine, or None when it can't."""
    return command(VoiceSettings().speaker_model) if find_spec("av") else None


def button() -> list[InlineKeyboardButton]:
    """The button under a ruling, where this machine can speak."""
    return [InlineKeyboardButton(_say("button"), callback_data=PATTERN)] if program() else []


def is_request(text: str) -> bool:
    """Whether a message asks to read out the last answer, and nothing else."""
    words = re.findall(r"\w+", text.casefold())
    asked = " ".join(word for word in words if word not in _table()["small_words"])
    return asked in _table()["requests"]


async def say_aloud(text: str, bot: Bot, place: Place) -> bool:
    """Send a sentence as a voice note; False when that can't be done."""
    speaker = program()
    note = await speak(text, speaker) if speaker else None
    if note is None:
        return False
    try:
        await bot.send_voice(place.chat_id, note, message_thread_id=place.topic or None)
    except TelegramError as error:  # such as a person who takes no voice notes
        log.warning("a spoken answer could not be sent", exc_info=error)
        return False
    return True


async def on_request(message: Message, context: Context) -> None:
    """Read out the answer that the request replies to, else how things stand now."""
    place, replied = place_of(message), message.reply_to_message
    of_bot = replied is not None and replied.from_user is not None and replied.from_user.id == context.bot.id
    text = _ruling_in(replied) if replied is not None and of_bot else ""
    now = None if text else await context.work.store(memory.current, place)
    if now is not None:
        text = first_sentence(await context.work.thinker.last(place, now.turns, now.choices.settings()))
    await _read_out(text, place, context)


async def on_tap(update: Update, context: Context) -> None:
    """A tap on the button: read out the answer that it stands under."""
    query = update.callback_query
    if query is None:
        return
    await messenger.acknowledge(query)
    if isinstance(query.message, Message):
        await _read_out(_ruling_in(query.message), place_of(query.message), context)


async def _read_out(text: str, place: Place, context: Context) -> None:
    if not text:
        await _tell("nothing", place, context)
        return
    async with messenger.typing(context.bot, place, ChatAction.RECORD_VOICE):
        done = await say_aloud(text, context.bot, place)
    if not done:
        await _tell("failed", place, context)


async def _tell(key: str, place: Place, context: Context) -> None:
    await messenger.send(context.bot, place, rendering.plain(_say(key))[0])


def _ruling_in(message: Message) -> str:
    """The ruling in an answer of the bot: its first line in bold."""
    bold = sorted(message.parse_entities([MessageEntity.BOLD]).items(), key=lambda item: item[0].offset)
    return speakable(bold[0][1]) if bold else ""


def _table() -> dict[str, list[str]]:
    table: dict[str, list[str]] = texts.load("voice")["aloud"]
    return table


def _say(key: str) -> str:
    return str(texts.load("voice")["aloud"][key])

"""Voice notes: listened to, shown as they were understood, and ruled on once that is confirmed."""

from __future__ import annotations

import atexit
import time
from functools import cache
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.orm import Session
from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message, Update, Voice
from telegram.ext import CallbackQueryHandler, MessageHandler, filters

from bot.reply import Reply, Turn
from bot.settings import Settings
from bot.storage import turns
from bot.storage.places import Place
from bot.storage.turns import Source
from bot.telegram import memory, messenger, rendering, taps
from bot.telegram.answering import answerer
from bot.telegram.choices import Choices
from bot.telegram.incoming import is_private, name_of, place_of, said_to
from bot.telegram.memory import Heard
from bot.telegram.plain_text import shortened
from bot.telegram.work import App, Context
from bot.voice import start
from bot.voice.confirmation import PREFIX, Confirmed, Screen, confirm, tapped
from bot.voice.failures import Failure, VoiceError
from nlu.hearing import Heard as Understood

if TYPE_CHECKING:
    from bot.voice.listening import Ears

log = structlog.get_logger(__name__)

_LABEL = 60


def add_handlers(app: App) -> None:
    """Handle voice notes and the buttons under what was heard; before the handlers of other messages and taps."""
    app.add_handler(MessageHandler(filters.UpdateType.MESSAGE & filters.VOICE, on_voice))
    app.add_handler(CallbackQueryHandler(on_tap, pattern=f"^{PREFIX}"))


@cache
def _ears(database_url: str) -> Ears | None:
    """What listens; made with the first note, gone with the program."""
    ears = start.ears(database_url=database_url)
    if ears is not None:
        atexit.register(ears.close)
    return ears


async def on_voice(update: Update, context: Context) -> None:
    """A voice note meant for the bot: show what was heard, or say why that didn't work."""
    message = update.effective_message
    if message is None or message.voice is None or said_to(message, context.bot.username, context.bot.id) is None:
        return
    place = place_of(message)
    under = None if is_private(message) else message.message_id
    try:
        async with messenger.typing(context.bot, place):
            understood = await _listen(message.voice, context)
            preview = await _preview(understood, place, context) if understood.sure else None
    except VoiceError as error:
        log.info("a voice note was not used", failure=error.failure.value)
        await messenger.send(context.bot, place, rendering.plain(error.said)[0], None, under)
        return
    screen = confirm(understood, preview)
    await messenger.send(context.bot, place, _html(screen), _keyboard(screen), under)


async def _listen(voice: Voice, context: Context) -> Understood:
    """Fetch a note and listen to it. Its sound is held in memory only, and no longer than needed."""
    ears = _ears(context.work.settings.database_url.get_secret_value())
    if ears is None:
        raise VoiceError(Failure.OFF)
    seconds = _seconds(voice)
    ears.check(seconds, voice.file_size)
    file = await context.bot.get_file(voice.file_id)
    return await ears.transcribe(bytes(await file.download_as_bytearray()), seconds)


def _seconds(voice: Voice) -> float:
    """How long a note says it is; as Telegram wrote it, since the library is changing its own type for it."""
    return float(voice.to_dict()["duration"])


async def _preview(understood: Understood, place: Place, context: Context) -> Reply:
    """The ruling on what was heard, as if it had been typed; nothing of it is kept."""
    now = await context.work.store(memory.current, place)
    before = now.turns if now else ()
    settings = now.choices.settings() if now else Choices().settings()
    return (await context.work.thinker.all([*before, Turn(text=understood.text)], settings))[-1]


async def on_tap(update: Update, context: Context) -> None:
    """A tap under what was heard."""
    query = update.callback_query
    if query is None or not isinstance(query.message, Message) or not query.message.text:
        await taps.on_expired(update, context)
        return
    await messenger.acknowledge(query)
    outcome = tapped(query.message.text, query.data or "")
    if isinstance(outcome, Screen):
        await _show(query.message, outcome, context)
    elif isinstance(outcome, Confirmed):
        await _confirmed(query, query.message, outcome, context)
    else:
        await _show(query.message, Screen((outcome.said,), ()), context)


async def _show(message: Message, screen: Screen, context: Context) -> None:
    await messenger.edit(context.bot, message.chat_id, message.message_id, _html(screen), _keyboard(screen))


async def _confirmed(query: CallbackQuery, message: Message, outcome: Confirmed, context: Context) -> None:
    """What was heard becomes a message like a typed one, and is answered."""
    place, user = place_of(message), query.from_user
    source = Source(context.work.update_id, user.id, message.message_id, time.time())
    heard = await context.work.store(_hear, place, source, outcome, context.work.settings)
    await _show(message, Screen(outcome.lines, ()), context)
    await answerer(context, place).answer(heard, name_of(user), None)


def _hear(session: Session, place: Place, source: Source, outcome: Confirmed, settings: Settings) -> Heard:
    """Add the turn; a second tap on the same message is the same turn."""
    again = memory.rehear(session, place, source, outcome.text)
    heard = again[0] if again else memory.hear(session, place, source, outcome.text, None, settings)
    if outcome.irregularity is None:
        return heard
    turns.add(session, place, source, Turn(pick=outcome.irregularity), part=2)
    return memory.current(session, place) or heard


def _html(screen: Screen) -> str:
    return rendering.plain(screen.text)[0]


def _keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    rows = [
        [InlineKeyboardButton(shortened(tap.label, _LABEL), callback_data=tap.data) for tap in row]
        for row in screen.rows
    ]
    return InlineKeyboardMarkup(rows) if rows else None

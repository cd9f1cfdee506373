"""From a turn to the messages that answer it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import structlog
from telegram import Bot, InlineKeyboardMarkup

from bot.reply import Reply, Turn
from bot.storage import answers, turns
from bot.storage.answers import TableAndBoard
from bot.storage.places import Place
from bot.telegram import keyboards, memory, messenger, rendering
from bot.telegram.dutch import say
from bot.telegram.memory import Asker, Heard
from bot.telegram.metrics import REPLIES
from bot.telegram.work import Work

log = structlog.get_logger(__name__)


async def answer(
    work: Work, bot: Bot, place: Place, heard: Heard, name: str, reply_to: int | None, said: str = ""
) -> None:
    """Work out the reply to the last turn and show it. `said` stands above it."""
    async with messenger.typing(bot, place):
        reply = await think(work, bot, place, heard)
        if reply is None:
            return
        if heard.afresh:
            said = f"{say('notes.afresh')} {said}".strip()
        await show(work, bot, place, heard.turn_id, heard.turns[-1], reply, name, reply_to, said)


async def think(work: Work, bot: Bot, place: Place, heard: Heard) -> Reply | None:
    """The reply to the last turn. A turn on which that fails is left out and the director told; then None."""
    try:
        reply = await work.thinker.last(place, heard.turns, heard.choices.settings())
    except Exception as error:  # whatever it is, the chat must go on
        log.error("no reply could be worked out", update_id=work.update_id, exc_info=error)
        REPLIES.labels("failed").inc()
        await give_up(work, bot, place, heard.turn_id)
        return None
    REPLIES.labels(reply.kind).inc()
    return reply


async def give_up(work: Work, bot: Bot, place: Place, turn_id: int) -> None:
    """Leave a turn out that can't be answered, and say so."""
    await work.store(turns.mark_void, turn_id)
    await messenger.send(bot, place, rendering.plain(say("notes.failed"))[0])


async def show(
    work: Work,
    bot: Bot,
    place: Place,
    turn_id: int,
    turn: Turn,
    reply: Reply,
    name: str | None,
    reply_to: int | None = None,
    said: str = "",
) -> None:
    """Show a reply: in the messages that show the answer to this turn already, and in new ones as far as needed.

    It is logged when it is given to somebody (`name`), not when it is only shown again.
    """
    extra = keyboards.extra_buttons(reply)
    asker = Asker(work.update_id, name, time.time()) if name is not None else None
    tokens = await work.store(memory.note, place, turn_id, turn, reply, [*reply.buttons, *extra], asker)
    markup = keyboards.keyboard(reply.buttons, extra, tokens)
    await _show(work, bot, place, turn_id, rendering.messages(reply, said), markup, reply_to, memory.about(reply))


async def _show(
    work: Work,
    bot: Bot,
    place: Place,
    turn_id: int,
    parts: Sequence[str],
    markup: InlineKeyboardMarkup | None,
    reply_to: int | None,
    about: TableAndBoard,
) -> None:
    there = await work.store(answers.shown, turn_id)
    for index, html in enumerate(parts):
        buttons = markup if index == len(parts) - 1 else None
        message_id = there[index] if index < len(there) else None
        if message_id is None or not await messenger.edit(bot, place.chat_id, message_id, html, buttons):
            if message_id is not None:
                await work.store(answers.forget_sent, place.chat_id, message_id)
            message_id = await messenger.send(bot, place, html, buttons, reply_to)
        await work.store(answers.keep_sent, place.chat_id, turn_id, message_id, index, about)
    for message_id in there[len(parts) :]:
        await messenger.delete(bot, place.chat_id, message_id)
        await work.store(answers.forget_sent, place.chat_id, message_id)


async def show_current(work: Work, bot: Bot, place: Place, heard: Heard | None) -> None:
    """Show how things stand now, in a new message with buttons that work."""
    if heard is None:
        await messenger.send(bot, place, rendering.plain(say("taps.current_empty"))[0])
        return
    reply = await work.thinker.last(place, heard.turns, heard.choices.settings())
    await work.store(answers.forget_shown, heard.turn_id)
    await show(work, bot, place, heard.turn_id, heard.turns[-1], reply, None, said=say("taps.current"))

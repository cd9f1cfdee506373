"""Taps on buttons. None is ever dead: one that no longer fits says so and shows how things stand."""

from __future__ import annotations

import time

from telegram import CallbackQuery, Message, Update

from bot.storage import answers
from bot.storage.places import Place
from bot.storage.turns import Source
from bot.telegram import keyboards, memory, messenger
from bot.telegram.answering import answerer
from bot.telegram.dutch import say
from bot.telegram.incoming import name_of, place_of
from bot.telegram.plain_text import clean
from bot.telegram.work import Context


async def on_tap(update: Update, context: Context) -> None:
    """A tap on a button under an answer."""
    query = update.callback_query
    if query is None or query.message is None:
        return
    place = _place(query)
    source = Source(context.work.update_id, query.from_user.id, None, time.time())
    token = (query.data or "").removeprefix(keyboards.TAP)
    tapped = await context.work.store(memory.tap, place, source, token)
    match tapped.end:
        case "done before":
            await messenger.acknowledge(query, say("taps.done_before"))
        case "old" | "expired":
            await messenger.acknowledge(query, say(f"taps.{tapped.end}"))
            await answerer(context, place).show_current(tapped.heard)
        case "said" if tapped.heard is not None and tapped.meaning is not None:
            await messenger.acknowledge(query)
            await _answer(query, place, tapped.heard, tapped.meaning, context)


async def _answer(
    query: CallbackQuery, place: Place, heard: memory.Heard, meaning: answers.Meaning, context: Context
) -> None:
    said = ""
    if memory.replaces(meaning.turn):
        await context.work.store(answers.take_over, [meaning.turn_id], heard.turn_id)
        said = say("taps.chosen", label=meaning.label)
    await answerer(context, place).answer(heard, name_of(query.from_user), None, said)


async def on_saying(update: Update, context: Context) -> None:
    """A tap on a button that says something, such as a table's number."""
    query = update.callback_query
    if query is None or not isinstance(query.message, Message):
        await on_expired(update, context)
        return
    await messenger.acknowledge(query)
    words = clean((query.data or "").removeprefix(keyboards.SAY))
    place = place_of(query.message)
    source = Source(context.work.update_id, query.from_user.id, None, time.time())
    heard = await context.work.store(memory.hear, place, source, words, None, context.work.settings)
    await answerer(context, place).answer(heard, name_of(query.from_user), None)


async def on_expired(update: Update, context: Context) -> None:
    """A button that nobody knows: of an older version, or made up."""
    query = update.callback_query
    if query is None:
        return
    await messenger.acknowledge(query, say("taps.expired"))
    if query.message is not None:
        heard = await context.work.store(memory.current, _place(query))
        await answerer(context, _place(query)).show_current(heard)


def _place(query: CallbackQuery) -> Place:
    """Where a tap was made; of a message that is too old only the chat is known."""
    message = query.message
    if isinstance(message, Message):
        return place_of(message)
    return Place(message.chat.id if message else query.from_user.id)

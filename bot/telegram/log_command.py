"""/log: the last rulings of a chat, and all of them as a file."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

from telegram import InlineKeyboardButton, InputFile, Message, Update
from telegram.constants import ChatAction

from bot.log_of_rulings import csv_file, lines, pdf_file
from bot.storage import rulings
from bot.storage.places import Place
from bot.storage.rulings import Ruling
from bot.telegram import keyboards, messenger, rendering
from bot.telegram.dutch import say
from bot.telegram.incoming import place_of
from bot.telegram.plain_text import shortened
from bot.telegram.work import Context

PATTERN = r"log:(csv|pdf)"
_SHOWN = 10
_LINE = 160


async def on_command(update: Update, context: Context) -> None:
    """Show the last ones; "/log csv" and "/log pdf" give the file at once."""
    message = update.effective_message
    if message is None:
        return
    form = context.args[0].lower() if context.args else ""
    if form in ("csv", "pdf"):
        await _send_file(form, place_of(message), context)
        return
    found = await context.work.store(rulings.of_chat, message.chat_id, _SHOWN)
    row = [
        InlineKeyboardButton(say("buttons.csv"), callback_data="log:csv"),
        InlineKeyboardButton(say("buttons.pdf"), callback_data="log:pdf"),
    ]
    zone = ZoneInfo(context.work.settings.timezone)
    parts = rendering.plain("\n".join(_list(found, zone)) if found else say("log.empty"))
    for index, html in enumerate(parts):
        markup = keyboards.grid([row] if found and index == len(parts) - 1 else [])
        await messenger.send(context.bot, place_of(message), html, markup)


async def on_tap(update: Update, context: Context) -> None:
    """Send the file that was asked for."""
    query = update.callback_query
    if query is None or not isinstance(query.message, Message):
        return
    await messenger.acknowledge(query)
    await _send_file((query.data or "").removeprefix("log:"), place_of(query.message), context)


def _list(found: list[Ruling], zone: ZoneInfo) -> list[str]:
    said = [say("log.heading")]
    for ruling in found:
        where = [say("log.table", number=ruling.table)] if ruling.table is not None else []
        where += [say("log.board", number=ruling.board)] if ruling.board is not None else []
        time = lines.time_of(ruling, zone).strftime("%d-%m %H:%M")
        said += ["", say("log.entry", time=time, where=" · ".join(where) or say("log.nowhere"))]
        said.append(shortened(ruling.text.split("\n")[0], _LINE))
    return [*said, "", say("log.more")]


async def _send_file(form: str, place: Place, context: Context) -> None:
    found = await context.work.store(rulings.of_chat, place.chat_id)
    if not found:
        await messenger.send(context.bot, place, rendering.plain(say("log.empty"))[0])
        return
    topic = place.topic or None
    await context.bot.send_chat_action(place.chat_id, ChatAction.UPLOAD_DOCUMENT, message_thread_id=topic)
    zone = ZoneInfo(context.work.settings.timezone)
    now = datetime.now(zone)
    data = await asyncio.to_thread(pdf_file.make, found, zone, now) if form == "pdf" else csv_file.make(found, zone)
    await context.bot.send_document(
        place.chat_id,
        InputFile(data, filename=f"{say('log.file')}-{now:%Y-%m-%d}.{form}"),
        caption=say("log.caption", count=len(found)),
        message_thread_id=topic,
    )

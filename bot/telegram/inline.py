"""Inline mode: "@bot oost verzaakt" in any chat gives a card with the ruling. Nothing of it is kept."""

from __future__ import annotations

import contextlib
from hashlib import sha256

from telegram import (
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
    Update,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.reply import Reply, Turn
from bot.storage import chats, inbox
from bot.telegram import choices, rendering
from bot.telegram.dutch import say
from bot.telegram.plain_text import clean, shortened
from bot.telegram.work import Context

_TITLE = 80
_HINT = 200
_CACHED = 300


async def on_query(update: Update, context: Context) -> None:
    """Answer what has been typed so far, unless more has been typed meanwhile."""
    query, work = update.inline_query, context.work
    if query is None:
        return
    user = query.from_user.id
    if await work.store(inbox.overtaken, work.claim.row):
        return
    text = clean(query.query).strip()
    results = []
    if text:
        settings = choices.read(await work.store(chats.choices, user)).settings()
        *_, reply = await work.thinker.all([Turn(text=text)], settings)
        results = [_card(text, reply)]
    with contextlib.suppress(BadRequest):  # too late: the next letter was typed
        await query.answer(
            results,
            cache_time=_CACHED,
            is_personal=True,
            button=InlineQueryResultsButton(
                say("buttons.ask_in_chat" if text else "buttons.continue"), start_parameter="inline"
            ),
        )


def _card(text: str, reply: Reply) -> InlineQueryResultArticle:
    first, *others = reply.text.split("\n")
    return InlineQueryResultArticle(
        id=sha256(text.encode()).hexdigest()[:32],
        title=shortened(first, _TITLE) or say("inline.empty_title"),
        description=shortened(" ".join(others), _HINT),
        input_message_content=InputTextMessageContent(
            rendering.messages(reply, shortened(f"“{text}”", _HINT))[0], parse_mode=ParseMode.HTML
        ),
    )

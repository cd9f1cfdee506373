"""From a turn to the messages that answer it."""

from __future__ import annotations

import time
from dataclasses import dataclass

import structlog
from telegram import Bot, InlineKeyboardMarkup

from bot.reply import Reply, Turn
from bot.storage import answers, turns
from bot.storage.places import Place
from bot.telegram import aloud, keyboards, memory, messenger, rendering
from bot.telegram.dutch import say
from bot.telegram.memory import Asker, Heard
from bot.telegram.metrics import REPLIES
from bot.telegram.playing_director import reminded
from bot.telegram.work import Context, Work
from bot.voice.speaking import first_sentence

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Answerer:
    """Answers in one place while one update is handled."""

    work: Work
    bot: Bot
    place: Place

    async def answer(self, heard: Heard, name: str, reply_to: int | None, said: str = "") -> None:
        """Work out the reply to the last turn and show it, aloud too where that is chosen. `said` stands above it."""
        async with messenger.typing(self.bot, self.place):
            reply = await self.think(heard)
            if reply is not None:
                said = f"{say('notes.afresh')} {said}".strip() if heard.afresh else said
                await self.show(heard.turn_id, heard.turns[-1], reply, name, reply_to, said)
        if reply is not None and heard.choices.spoken:
            await aloud.say_aloud(first_sentence(reply), self.bot, self.place)

    async def think(self, heard: Heard) -> Reply | None:
        """The reply to the last turn. A turn on which that fails is left out and the director told; then None."""
        try:
            reply = await self.work.thinker.last(self.place, heard.turns, heard.choices.settings())
        except Exception as error:  # whatever it is, the chat must go on
            log.error("no reply could be worked out", update_id=self.work.update_id, exc_info=error)
            REPLIES.labels("failed").inc()
            await self.work.store(turns.mark_void, heard.turn_id)
            await self.say("notes.failed")
            return None
        REPLIES.labels(reply.kind).inc()
        return reply

    async def show(
        self, turn_id: int, turn: Turn, reply: Reply, name: str | None, reply_to: int | None = None, said: str = ""
    ) -> None:
        """Show a reply: in the messages that show the answer to this turn already, and in new ones as far as needed.

        It is logged when it is given to somebody (`name`), not when it is only shown again.
        """
        extra = keyboards.extra_buttons(reply)
        asker = Asker(self.work.update_id, name, time.time()) if name is not None else None
        noted = await self.work.store(memory.note, self.place, turn_id, reply, [*reply.buttons, *extra], asker)
        own = aloud.button() if reply.kind == "ruling" else []
        markup = keyboards.keyboard(reply.buttons, extra, noted.tokens, own)
        if noted.choices.playing_director:
            reply = reminded(reply)
        parts = rendering.messages(reply, said, noted.choices.brief)
        for index, html in enumerate(parts):
            old = noted.shown[index] if index < len(noted.shown) else None
            new = await self._put(html, markup if index == len(parts) - 1 else None, old, reply_to)
            await self.work.store(
                answers.keep_sent, self.place.chat_id, turn_id, new, index, memory.about(reply), instead_of=old
            )
        for message_id in noted.shown[len(parts) :]:
            await messenger.delete(self.bot, self.place.chat_id, message_id)
            await self.work.store(answers.forget_sent, self.place.chat_id, message_id)

    async def show_current(self, heard: Heard | None) -> None:
        """Show how things stand now, in a new message with buttons that work."""
        if heard is None:
            await self.say("taps.current_empty")
            return
        reply = await self.work.thinker.last(self.place, heard.turns, heard.choices.settings())
        await self.work.store(answers.forget_shown, heard.turn_id)
        await self.show(heard.turn_id, heard.turns[-1], reply, None, said=say("taps.current"))

    async def say(self, key: str, **words: object) -> None:
        """Say something of the bot's own."""
        await messenger.send(self.bot, self.place, rendering.plain(say(key, **words))[0])

    async def _put(self, html: str, markup: InlineKeyboardMarkup | None, old: int | None, reply_to: int | None) -> int:
        """Show a part in the message that showed it before, if that is still there; returns the message's id."""
        if old is not None and await messenger.edit(self.bot, self.place.chat_id, old, html, markup):
            return old
        return await messenger.send(self.bot, self.place, html, markup, reply_to)


def answerer(context: Context, place: Place) -> Answerer:
    """What answers in a place."""
    return Answerer(context.work, context.bot, place)

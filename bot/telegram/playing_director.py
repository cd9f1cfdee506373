"""A director who plays too must not judge by looking at hands of boards still to be played."""

from __future__ import annotations

from dataclasses import replace

from bot import texts
from bot.reply import Reply, Section
from bot.telegram.dutch import say


def reminded(reply: Reply) -> Reply:
    """The reply with a reminder, when something in it is left to the director's judgement."""
    if texts.general("parts.director") not in reply.text:
        return reply
    return replace(reply, sections=(*reply.sections, Section("note", (say("notes.playing_director"),))))

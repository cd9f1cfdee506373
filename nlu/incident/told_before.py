"""A message read together with what was told before it."""

from __future__ import annotations

from dataclasses import replace

from nlu.reading import Message, read
from nlu.stories import LED_OUT_OF_TURN
from nlu.understanding import Context


def joined_with_told(message: Message, context: Context) -> Message:
    """The message read together with what was told before it, where a corrected player has his right name."""
    told = f"{context.told}. "
    return renamed(read(told + message.text, since=len(told)), len(context.told), context)


def renamed(message: Message, before: int, context: Context) -> Message:
    """The message in which a corrected player has his right name `before` a place."""
    told, meant = (facts.get("offender") for facts in (context.misread, context.settled))
    if not isinstance(told, str) or not isinstance(meant, str) or told == meant:
        return message
    swap = context.irregularity in LED_OUT_OF_TURN  # the other one named is he whose lead it was
    names = {told: meant, meant: told} if swap else {told: meant}
    mentions = list(message.mentions)
    for number, mention in enumerate(mentions):
        if mention.kind == "seat" and mention.value in names and message.span(mention)[0] < before:
            mentions[number] = replace(mention, value=names[mention.value])
            if not swap:
                break  # he may be named again for something else: "west verzaakte, west won de slag"
    return replace(message, mentions=mentions)

"""A question that was recorded: what was heard is shown first, and ruled on when somebody says that it is right."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.conversation import reply
from bot.reply import Turn
from bot.terminal.showing import clean, say, shown
from bot.voice.confirmation import confirm
from bot.voice.failures import Failure, VoiceError
from bot.voice.start import ears
from nlu.hearing import Heard


def listen(recording: Path) -> Heard:
    """What was said. Raises VoiceError, and OSError when the file can't be read."""
    audio = recording.read_bytes()
    listening = ears()
    if listening is None:
        raise VoiceError(Failure.OFF)
    try:
        return asyncio.run(listening.transcribe(audio))
    finally:
        listening.close()


def answered(heard: Heard, ask: Callable[[str], str] | None) -> str:
    """The answer to what was heard. Without `ask` nobody is there to say whether it is right."""
    if ask is None:
        preview = reply([Turn(text=heard.text)]) if heard.sure else None
        return f"{confirm(heard, preview).text}\n\n{say('spoken.typed', words=heard.text)}"
    line = clean(ask(f"{confirm(heard).text}\n\n{say('spoken.right')} "))
    meant = heard.text if line.casefold() in ("", "j", "ja", "klopt") else line
    return shown(reply([Turn(text=meant)]), choosing="answers")

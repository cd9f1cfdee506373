"""A listener as a process of its own, for tests that kill it. What it hears is what the note says, as JSON.

A note is `{"said": ..., "seconds": ..., "failure": ..., "kills": ...}`; each that is begun is told on standard output.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from typing import NamedTuple

from bot import logs
from bot.voice.failures import Failure, VoiceError
from bot.voice.remote import listener
from bot.voice.settings import VoiceSettings


class Line(NamedTuple):
    """A line as a recogniser writes it."""

    text: str
    log_chance: float


class Script:
    """Hears what the note says."""

    async def lines(self, audio: bytes, announced: float | None) -> Sequence[Sequence[Line]]:
        note = json.loads(audio)
        print("begun", flush=True)
        if note.get("kills"):
            os.kill(os.getpid(), signal.SIGKILL)
        await asyncio.sleep(note.get("seconds", 0))
        if note.get("failure"):
            raise VoiceError(Failure(note["failure"]))
        return [[Line(note["said"], -0.2)]] * 2

    def close(self) -> None:
        pass


async def main(url: str) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await listener.serve(url, VoiceSettings(_env_file=None), Script(), stop)  # type: ignore[call-arg]


if __name__ == "__main__":
    listener.HEARTBEAT, listener.SILENT = 0.2, 1.0  # type: ignore[misc]
    logs.configure("INFO", "json")
    print("started", flush=True)
    asyncio.run(main(sys.argv[1]))

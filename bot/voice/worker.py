"""What runs in a worker process: decoding and listening. Nothing of a note is kept, written or logged.

The model is loaded with the first note, so that a bot in which nobody speaks stays small.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.voice.decoding import decode
from bot.voice.engine import Engine, Transcript


@dataclass(frozen=True, slots=True)
class Setup:
    """What a worker process needs to know."""

    directory: Path
    prompts: tuple[str, ...]
    threads: int
    max_seconds: float


_loaded: dict[Setup, Engine] = {}


def transcribe(setup: Setup, audio: bytes, announced: float | None) -> Sequence[Sequence[Transcript]]:
    """The lines heard in a note. Raises VoiceError when it can't be used."""
    samples = decode(audio, setup.max_seconds, announced)
    if setup not in _loaded:
        _loaded[setup] = Engine(setup.directory, setup.prompts, setup.threads)
    return _loaded[setup].listen(samples)

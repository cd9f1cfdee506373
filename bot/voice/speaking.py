"""Spoken answers: the ruling's first sentence as a voice note, by piper with a Dutch voice or by eSpeak NG.

Both are programs of their own, started for one sentence; the text goes in by standard input, never in a command.
"""

from __future__ import annotations

import asyncio
import io
import re
import shutil
import wave
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import structlog

from bot.reply import Reply

log = structlog.get_logger(__name__)

_LIMIT = 10.0
"""Seconds after which a sentence is left unspoken."""
_LETTERS = 400
_WORDS_A_MINUTE = "155"
_UNSPOKEN = re.compile(r"\s*\((?:\d+[A-Z]?\w*(?:, )?)+\)")
"""Numbers of articles."""
_NOTRUMP = re.compile(r"(?<=\d)SA\b")


def first_sentence(reply: Reply) -> str:
    """What is said aloud of a reply: its ruling, without the numbers of articles; empty when there is none."""
    verdict = next((section for section in reply.sections if section.part in ("verdict", "question")), None)
    return speakable(verdict.lines[0]) if verdict and verdict.lines else ""


def speakable(line: str) -> str:
    """A line as it is said: without the numbers of articles, and without abbreviations."""
    return _NOTRUMP.sub(" sans", _UNSPOKEN.sub("", line))[:_LETTERS]


def command(speaker_model: Path | None) -> list[str] | None:
    """The program that speaks Dutch on this machine, or None."""
    piper = shutil.which("piper")
    if piper and speaker_model and speaker_model.is_file():
        return [piper, "--model", str(speaker_model), "--output_file", "-"]
    espeak = shutil.which("espeak-ng")
    return [espeak, "-v", "nl", "-s", _WORDS_A_MINUTE, "--stdin", "--stdout"] if espeak else None


async def speak(text: str, program: Sequence[str]) -> bytes | None:
    """A text as a voice note; None when that failed, which only means that nothing is said aloud."""
    if not text or find_spec("av") is None:
        return None
    process = await asyncio.create_subprocess_exec(
        *program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(_LIMIT):
            sound, _ = await process.communicate(text.encode())
    except TimeoutError:
        process.kill()
        await process.wait()
        log.warning("speaking took too long", program=Path(program[0]).name)
        return None
    if process.returncode != 0 or not sound:
        log.warning("speaking failed", program=Path(program[0]).name, exit_code=process.returncode)
        return None
    return await asyncio.to_thread(_note, sound)


def _note(sound: bytes) -> bytes | None:
    """A WAV file as a voice note. The length in its head isn't to be trusted: it was written to a pipe."""
    import numpy as np

    from bot.voice.encoding import encode

    try:
        with wave.open(io.BytesIO(sound)) as spoken:
            samples = np.frombuffer(spoken.readframes(len(sound)), dtype=np.int16)
            return encode(samples, spoken.getframerate()) if samples.size else None
    except (wave.Error, EOFError, ValueError) as error:
        log.warning("speaking gave no sound", exc_info=error)
        return None

"""Spoken answers through a program that may fail, hang or be missing; the text was sent anyway."""

from __future__ import annotations

import sys

import pytest

from bot.conversation import reply
from bot.reply import Turn
from bot.voice import speaking
from bot.voice.speaking import command, first_sentence, speak, speakable
from tests.voice.needed import needs_espeak, needs_voice

WAV = """
import sys, wave
said = sys.stdin.read()
with wave.open(open({path!r}, "wb")) as out:
    out.setnchannels(1); out.setsampwidth(2); out.setframerate(22050)
    out.writeframes(b"\\0\\1" * 2205 * len(said))
sys.stdout.buffer.write(open({path!r}, "rb").read())
"""


def program(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_the_ruling_is_said_without_its_articles() -> None:
    said = first_sentence(reply([Turn(text="oost liet schoppen heer vallen")]))
    assert said and "(" not in said
    assert first_sentence(reply([])) != ""


def test_without_a_program_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking.shutil, "which", lambda _name: None)
    assert command(None) is None


def test_piper_is_taken_when_there_is_a_voice_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(speaking.shutil, "which", lambda name: f"/bin/{name}")
    voice = tmp_path / "nl.onnx"
    assert command(voice)[0] == "/bin/espeak-ng"  # type: ignore[index]
    voice.touch()
    assert command(voice) == ["/bin/piper", "--model", str(voice), "--output_file", "-"]


def test_a_line_is_said_without_abbreviations() -> None:
    assert speakable("3SA van oost vervalt. (31B, 35C)") == "3 sans van oost vervalt."


@needs_espeak
@pytest.mark.parametrize(("said", "least", "most"), [("Pas.", 0.3, 2), ("Oost heeft een grote strafkaart.", 1.2, 5)])
async def test_espeak_says_it(said: str, least: float, most: float) -> None:
    from bot.voice.decoding import RATE, decode

    program = command(None)
    assert program is not None and program[0].endswith("espeak-ng")
    note = await speak(said, program)
    assert note is not None
    samples = decode(note, 30)
    assert least < len(samples) / RATE < most
    assert abs(samples).max() > 0.1  # it can be heard


@needs_espeak
async def test_text_is_never_taken_for_a_command_or_an_option() -> None:
    program = command(None)
    assert program is not None
    assert await speak("--version; $(touch x) <speak>", program)


@needs_voice
async def test_a_sentence_becomes_a_voice_note(tmp_path) -> None:  # type: ignore[no-untyped-def]
    note = await speak("Oost heeft een grote strafkaart.", program(WAV.format(path=str(tmp_path / "said.wav"))))
    assert note is not None and note.startswith(b"OggS")


@needs_voice
@pytest.mark.parametrize("code", ["raise SystemExit(1)", "print('no sound')", "pass"])
async def test_a_program_that_fails_says_nothing(code: str) -> None:
    assert await speak("tekst", program(code)) is None


@needs_voice
async def test_a_program_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "_LIMIT", 0.3)
    assert await speak("tekst", program("import time; time.sleep(60)")) is None

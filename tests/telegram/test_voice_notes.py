"""Voice notes in a chat: shown first, corrected with buttons, ruled on when confirmed; each failure said once."""

from __future__ import annotations

import asyncio

import pytest

from bot.telegram import voice_notes
from bot.voice.failures import Failure, VoiceError
from nlu.hearing import Heard, Line, hear
from tests.telegram.fakegram import ChatClient

OGG = b"OggS" + bytes(200)
SAID = "oost liet schoppen vijf vallen"


class Ears:
    """Hears what it is told."""

    def __init__(self, said: str = SAID, failure: Failure | None = None, seconds: float = 0) -> None:
        self.said, self.failure, self.seconds = said, failure, seconds

    def check(self, seconds: float, size: int | None) -> None:
        if seconds > 30:
            raise VoiceError(Failure.TOO_LONG)

    async def transcribe(self, audio: bytes, seconds: float) -> Heard:
        await asyncio.sleep(self.seconds)
        if self.failure:
            raise VoiceError(self.failure)
        heard = hear([[Line(self.said, -0.2)]] * 2)
        assert heard is not None
        return heard


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    made = Ears()
    monkeypatch.setattr(voice_notes, "_ears", lambda _url: made)
    return made


def labels(message: dict) -> list[str]:
    return [b["text"] for row in message.get("reply_markup", {}).get("inline_keyboard", []) for b in row]


async def test_a_note_is_shown_corrected_and_then_ruled_on(polling: None, ears: Ears, ann: ChatClient) -> None:
    ann.voice(OGG, 3)
    shown = await ann.answer(10)
    assert shown["text"].startswith("Ik verstond: oost") and "vijf?" in shown["text"]
    await ann.click(shown, next(label for label in labels(shown) if label.startswith("vijf")))
    await ann.click(await ann.edited(), "vier")
    changed = await ann.edited()
    assert "schoppen vier vallen" in changed["text"].replace("?", "")
    await ann.click(changed, "Klopt")
    ruling = await ann.answer(10)
    assert "50" in ruling["text"] and "Waarom?" in labels(ruling)


async def test_a_second_tap_on_klopt_is_the_same_turn(polling: None, ears: Ears, ann: ChatClient) -> None:
    ann.voice(OGG, 3)
    shown = await ann.answer(10)
    await ann.click(shown, "Klopt")
    ruling = await ann.answer(10)
    ann.press_raw(shown, "v:ok")
    await ann.silent()
    assert "50" in ruling["text"]


async def test_a_clear_note_gets_its_ruling_at_once_marked_as_unconfirmed(
    polling: None, ears: Ears, ann: ChatClient
) -> None:
    ears.said = "oost liet schoppen aas vallen"
    ann.voice(OGG, 3)
    shown = await ann.answer(10)
    assert shown["text"].startswith("Ik verstond: oost liet schoppen aas vallen")
    assert "Nog niet bevestigd" in shown["text"] and "strafkaart" in shown["text"]
    await ann.click(shown, "Klopt")
    assert "strafkaart" in (await ann.answer(10))["text"]


@pytest.mark.parametrize("failure", list(Failure))
async def test_each_failure_is_said_once(polling: None, ears: Ears, ann: ChatClient, failure: Failure) -> None:
    ears.failure = failure
    ann.voice(OGG, 3)
    assert (await ann.answer(10))["text"] == VoiceError(failure).said
    await ann.silent()


async def test_a_long_note_is_not_fetched(polling: None, ears: Ears, ann: ChatClient) -> None:
    ann.voice(OGG, 90)
    assert (await ann.answer(10))["text"] == VoiceError(Failure.TOO_LONG).said


async def test_without_voice_a_note_gets_a_kind_message(
    polling: None, monkeypatch: pytest.MonkeyPatch, ann: ChatClient
) -> None:
    monkeypatch.setattr(voice_notes, "_ears", lambda _url: None)
    ann.voice(OGG, 3)
    assert (await ann.answer(10))["text"] == VoiceError(Failure.OFF).said


async def test_a_long_note_does_not_delay_another_chat(
    polling: None, ears: Ears, ann: ChatClient, bob: ChatClient
) -> None:
    ears.seconds = 2
    ann.voice(OGG, 20)
    await asyncio.sleep(0.1)
    assert "50" in (await bob.ask("oost liet schoppen heer vallen", 1.5))["text"]
    assert (await ann.answer(10))["text"].startswith("Ik verstond")

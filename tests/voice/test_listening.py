"""Listening beside the event loop: limits, failures, dead workers; each ends in an answer or one apology."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

from bot import texts
from bot.voice import start
from bot.voice.failures import Failure, VoiceError
from bot.voice.settings import VoiceSettings
from nlu.hearing import Line
from tests.voice.needed import needs_voice

if TYPE_CHECKING:
    from bot.voice.listening import Ears

pytestmark = needs_voice

LINES = [[Line("Oost liet schoppen aas vallen.", -0.2)]] * 2


class Fake:
    """A recogniser that answers as it is told."""

    def __init__(self, outcome: Sequence[Sequence[Line]] | Exception = LINES, seconds: float = 0) -> None:
        self.outcome = outcome
        self.seconds = seconds
        self.notes = 0
        self.closed = False

    async def lines(self, audio: bytes, announced: float | None) -> Sequence[Sequence[Line]]:
        self.notes += 1
        await asyncio.sleep(self.seconds)
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome

    def close(self) -> None:
        self.closed = True


def settings(**given: object) -> VoiceSettings:
    return VoiceSettings(_env_file=None, **given)  # type: ignore[arg-type, call-arg]


@pytest.fixture
def fake() -> Fake:
    return Fake()


def listening(recogniser: Fake, **given: object) -> Ears:
    """Ears that listen through a fake."""
    from bot.voice.listening import Ears

    return Ears(settings(**given), recogniser)


async def failure(ears: Ears, audio: bytes = b"note", seconds: float = 3) -> Failure:
    with pytest.raises(VoiceError) as raised:
        await ears.transcribe(audio, seconds)
    return raised.value.failure


async def test_a_note_is_understood(fake: Fake) -> None:
    ears = listening(fake)
    assert (await ears.transcribe(b"note", 3)).text == "oost liet schoppen aas vallen"
    ears.close()
    assert fake.closed


async def test_too_long_or_too_large_is_refused_before_it_is_fetched(fake: Fake) -> None:
    ears = listening(fake, max_seconds=30, max_bytes=1000)
    for seconds, size, expected in ((31, 10, Failure.TOO_LONG), (3, 1001, Failure.TOO_LARGE)):
        with pytest.raises(VoiceError) as raised:
            ears.check(seconds, size)
        assert raised.value.failure is expected
    assert await failure(ears, b"x" * 1001) is Failure.TOO_LARGE  # it said that it was smaller
    assert fake.notes == 0


async def test_a_full_queue_is_said_at_once() -> None:
    fake = Fake(seconds=0.2)
    ears = listening(fake, queue=2)
    first = [asyncio.create_task(ears.transcribe(b"note", 3)) for _ in range(2)]
    await asyncio.sleep(0)
    assert await failure(ears) is Failure.BUSY
    await asyncio.gather(*first)
    assert (await ears.transcribe(b"note", 3)).text  # there is room again


async def test_what_takes_too_long_is_given_up() -> None:
    assert await failure(listening(Fake(seconds=5), time_limit=0.05, queue=1)) is Failure.TOO_SLOW


@pytest.mark.parametrize("error", [RuntimeError("boom"), OSError(), VoiceError(Failure.BROKEN)])
async def test_whatever_goes_wrong_ends_in_an_apology(error: Exception) -> None:
    assert await failure(listening(Fake(error))) is Failure.BROKEN


async def test_lines_without_words_are_not_understood() -> None:
    assert await failure(listening(Fake([[Line("...", -0.1)]]))) is Failure.GARBLED


async def test_the_event_loop_goes_on_while_a_note_is_read() -> None:
    ears = listening(Fake([[Line("Noord kwam uit voor zijn beurt met ruiten wief. Zuid is lader.", -0.4)]] * 2))
    task = asyncio.create_task(ears.transcribe(b"note", 3))
    turns = 0
    while not task.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert (await task).text and turns > 3


def test_every_failure_has_its_own_sentence() -> None:
    said = {VoiceError(failure).said for failure in Failure}
    assert len(said) == len(Failure)
    assert set(texts.load("voice")["failures"]) == {failure.value for failure in Failure}


def test_without_the_libraries_voice_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "_HERE", ("a_library_that_is_not_there",))
    assert start.ears(settings()) is None


def test_with_a_broken_model_voice_is_off(tmp_path: object) -> None:
    assert start.ears(settings(model_dir=tmp_path)) is None

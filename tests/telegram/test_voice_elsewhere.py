"""Voice notes that listeners elsewhere transcribe: whoever is killed midway, the director gets one answer."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
import pytest_asyncio

from bot.storage.database import open_database
from bot.telegram import voice_notes
from bot.voice.failures import Failure, VoiceError
from tests.telegram.conftest import Program, running, settings_for
from tests.telegram.fakegram import ChatClient
from tests.voice.listeners import NOTHING, left, listeners, note
from tests.voice.needed import needs_remote

pytestmark = needs_remote


@pytest.fixture(autouse=True)
def _remote(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from bot.voice.remote import asking

    monkeypatch.setenv("VOICE_REMOTE", "true")
    monkeypatch.setattr(asking, "SILENT", 1.0)
    monkeypatch.setattr(asking, "_ALONE", 40.0)
    voice_notes._ears.cache_clear()
    yield
    voice_notes._ears.cache_clear()


@pytest_asyncio.fixture
async def bot(api: str, postgres_url: str) -> AsyncIterator[None]:
    database = open_database(postgres_url)
    async with running(settings_for(api, database_url=postgres_url), database):
        yield
    ears = voice_notes._ears(postgres_url)
    assert ears is not None
    ears.close()
    database.close()


async def test_a_note_is_answered_once_though_its_listener_is_killed(
    bot: None, ann: ChatClient, postgres_url: str
) -> None:
    with listeners(postgres_url) as (first,):
        ann.voice(note(seconds=1), 3)
        await asyncio.to_thread(first.wait_until, "begun")
        first.process.send_signal(signal.SIGKILL)
        with listeners(postgres_url):
            assert (await ann.answer(60))["text"].startswith("Ik verstond: oost liet schoppen aas vallen")
            await ann.silent()
            assert left(postgres_url) == NOTHING


async def test_when_no_listener_comes_back_there_is_one_apology(
    bot: None, ann: ChatClient, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.voice.remote import asking

    monkeypatch.setattr(asking, "_ALONE", 2.0)
    with listeners(postgres_url) as (only,):
        ann.voice(note(seconds=1), 3)
        await asyncio.to_thread(only.wait_until, "begun")
        only.process.send_signal(signal.SIGKILL)
        assert (await ann.answer(20))["text"] == VoiceError(Failure.AWAY).said
        await ann.silent()
        assert left(postgres_url)["notes"] == 0
        assert "50" in (await ann.ask("oost liet schoppen heer vallen", 10))["text"]


@pytest.mark.slow
async def test_a_bot_that_is_killed_while_it_waits_answers_when_it_is_back(
    program: Callable[..., Program], ann: ChatClient, postgres_url: str
) -> None:
    with listeners(postgres_url) as (only,):
        first = program(postgres_url, voice_remote="true", voice_time_limit=5, voice_queue=1)
        ann.voice(note(seconds=1), 3)
        await asyncio.to_thread(only.wait_until, "begun")
        await asyncio.to_thread(first.kill)
        program(postgres_url, voice_remote="true", voice_queue=2)
        assert (await ann.answer(60))["text"].startswith("Ik verstond")
        await ann.silent()
        async with asyncio.timeout(30):  # what the bot that died had asked for is removed too
            while left(postgres_url) != NOTHING:
                await asyncio.sleep(0.2)

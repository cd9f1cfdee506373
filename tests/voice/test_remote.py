"""Transcribing through PostgreSQL: each note gets one answer or apology, whatever dies, and nothing of it stays."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
import pytest_asyncio

from bot.cli import main
from bot.voice import start
from bot.voice.failures import Failure, VoiceError
from bot.voice.settings import VoiceSettings
from tests.voice.listeners import NOTHING, Listener, begun_jobs, left, listeners, note
from tests.voice.needed import needs_model, needs_remote

if TYPE_CHECKING:
    from bot.voice.listening import Ears

pytestmark = needs_remote
ROOT = Path(__file__).parents[2]


def settings(**given: object) -> VoiceSettings:
    return VoiceSettings(_env_file=None, remote=True, **given)  # type: ignore[arg-type, call-arg]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.voice.remote import asking

    monkeypatch.setattr(asking, "SILENT", 1.0)
    monkeypatch.setattr(asking, "_LOOK", 0.05)
    monkeypatch.setattr(asking, "_ALONE", 40.0)


def listening(url: str, **given: object) -> Ears:
    made = start.ears(settings(**given), url)
    assert made is not None
    return made


@pytest_asyncio.fixture
async def ears(postgres_url: str) -> AsyncIterator[Ears]:
    made = listening(postgres_url)
    yield made
    made.close()


@pytest.fixture
def two(postgres_url: str) -> Iterator[list[Listener]]:
    with listeners(postgres_url, 2) as started:
        yield started


async def failure(ears: Ears, audio: bytes) -> Failure:
    with pytest.raises(VoiceError) as raised:
        await ears.transcribe(audio, 3)
    return raised.value.failure


async def nothing_is_left(url: str) -> None:
    """A listener tidies up within moments."""
    async with asyncio.timeout(30):
        while left(url) != NOTHING:
            await asyncio.sleep(0.1)


async def begun(started: list[Listener]) -> Listener:
    """The listener that took the note."""
    waiting = {asyncio.create_task(asyncio.to_thread(one.wait_until, "begun")): one for one in started}
    done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    return waiting[done.pop()]


async def test_a_note_is_heard_elsewhere_and_nothing_of_it_stays(
    ears: Ears, two: list[Listener], postgres_url: str
) -> None:
    assert (await ears.transcribe(note(), 3)).text == "oost liet schoppen aas vallen"
    await nothing_is_left(postgres_url)
    logged = "".join(one.end() for one in two)
    assert (
        "listening to voice notes" in logged and "schoppen" not in logged and "note" not in logged.replace("notes", "")
    )


async def test_a_failure_is_told_as_it_is(ears: Ears, two: list[Listener], postgres_url: str) -> None:
    assert await failure(ears, note(failure="silent")) is Failure.SILENT
    assert await failure(ears, b"no JSON at all") is Failure.BROKEN
    await nothing_is_left(postgres_url)


async def test_a_listener_killed_midway_loses_no_note(ears: Ears, two: list[Listener], postgres_url: str) -> None:
    asked = asyncio.create_task(ears.transcribe(note(seconds=1), 3))
    (await begun(two)).process.send_signal(signal.SIGKILL)
    assert (await asked).text == "oost liet schoppen aas vallen"
    await nothing_is_left(postgres_url)


async def test_a_listener_that_is_started_again_goes_on(ears: Ears, postgres_url: str) -> None:
    with listeners(postgres_url) as started:
        asked = asyncio.create_task(ears.transcribe(note(seconds=1), 3))
        (await begun(started)).process.send_signal(signal.SIGKILL)
        with listeners(postgres_url):
            assert (await asked).text == "oost liet schoppen aas vallen"
            await nothing_is_left(postgres_url)


async def test_a_note_that_kills_every_listener_ends_in_an_apology(ears: Ears, postgres_url: str) -> None:
    with listeners(postgres_url, 3) as started:
        assert await failure(ears, note(kills=True)) is Failure.BROKEN
        assert sum(one.process.poll() is not None for one in started) == 2
        await nothing_is_left(postgres_url)


async def test_without_any_listener_there_is_an_apology(
    ears: Ears, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.voice.remote import asking

    monkeypatch.setattr(asking, "_ALONE", 0.5)
    assert await failure(ears, note()) is Failure.AWAY
    assert left(postgres_url) == NOTHING


async def test_one_that_is_stopped_finishes_what_it_began(ears: Ears, postgres_url: str) -> None:
    with listeners(postgres_url) as started:
        asked = asyncio.create_task(ears.transcribe(note(seconds=1), 3))
        stopped = await begun(started)
        stopped.process.terminate()
        assert (await asked).text == "oost liet schoppen aas vallen"
        assert await asyncio.to_thread(stopped.process.wait, 20) == 0
    assert left(postgres_url) == NOTHING


async def test_what_takes_too_long_is_withdrawn(postgres_url: str, two: list[Listener]) -> None:
    ears = listening(postgres_url, time_limit=1, queue=1)
    assert await failure(ears, note(seconds=3)) is Failure.TOO_SLOW
    assert left(postgres_url)["notes"] == 0
    ears.close()
    await nothing_is_left(postgres_url)


async def test_all_bots_share_one_queue(postgres_url: str, two: list[Listener]) -> None:
    first, second = (listening(postgres_url, queue=2) for _ in range(2))
    asked = [asyncio.create_task(first.transcribe(note(seconds=2), 3)) for _ in range(2)]
    await begun(two)
    async with asyncio.timeout(5):
        while left(postgres_url)["notes"] < 2:
            await asyncio.sleep(0.05)
    assert await failure(second, note()) is Failure.BUSY
    assert [heard.text for heard in await asyncio.gather(*asked)] == ["oost liet schoppen aas vallen"] * 2
    for ears in (first, second):
        ears.close()


async def test_a_note_of_a_bot_that_died_is_removed(postgres_url: str) -> None:
    from bot.voice.remote.asking import Remote

    dead = Remote(postgres_url, settings(time_limit=1, queue=1))
    await asyncio.to_thread(dead._put, note(), 3)  # and never asks for the answer
    dead.close()
    with listeners(postgres_url):
        await nothing_is_left(postgres_url)


async def test_a_schema_of_another_version_is_made_anew(ears: Ears, postgres_url: str) -> None:
    from bot.voice.remote.database import prepare

    prepare(postgres_url)
    with psycopg.connect(postgres_url) as connection:
        connection.execute("DROP TABLE tafelarbiter_voice.notes")
        connection.execute("COMMENT ON SCHEMA tafelarbiter_voice IS 'of long ago'")
    with listeners(postgres_url):
        assert (await ears.transcribe(note(), 3)).text == "oost liet schoppen aas vallen"


async def test_a_listener_needs_rights_in_its_schema_only(ears: Ears, postgres_url: str) -> None:
    from bot.voice.remote.database import prepare

    prepare(postgres_url)
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE ROLE listener LOGIN")
        connection.execute("GRANT USAGE ON SCHEMA tafelarbiter_voice TO listener")
        for kind in ("TABLES", "SEQUENCES"):
            connection.execute(f"GRANT ALL ON ALL {kind} IN SCHEMA tafelarbiter_voice TO listener".encode())
    with listeners(postgres_url.replace("test@", "listener@")):
        assert (await ears.transcribe(note(), 3)).text == "oost liet schoppen aas vallen"


async def test_a_database_that_is_gone_ends_in_an_apology(postgres_url: str) -> None:
    ears = listening(postgres_url.replace("host=", "host=/nowhere"))
    before = time.monotonic()
    assert await failure(ears, note()) is Failure.BROKEN
    assert time.monotonic() - before < 15
    ears.close()


def test_voice_is_off_without_the_library_or_postgres(monkeypatch: pytest.MonkeyPatch, postgres_url: str) -> None:
    assert start.ears(settings(), "sqlite:///file") is None
    monkeypatch.setattr(start, "_ELSEWHERE", ("a_library_that_is_not_there",))
    assert start.ears(settings(), postgres_url) is None


@pytest.mark.parametrize(("url", "said"), [("sqlite:///file", "PostgreSQL"), ("nonsense", "DATABASE_URL")])
def test_the_command_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str, said: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert main(["listener"]) == 2
    assert said in capsys.readouterr().err


@needs_model
@pytest.mark.slow
async def test_the_real_listener_is_killed_and_another_answers(postgres_url: str, tmp_path: Path) -> None:
    def listener() -> subprocess.Popen[bytes]:
        environment = {"DATABASE_URL": postgres_url, "VOICE_CACHE_DIR": str(tmp_path), "LOG_LEVEL": "ERROR"}
        return subprocess.Popen([sys.executable, "-m", "bot", "listener"], cwd=ROOT, env={**os.environ, **environment})

    ears = listening(postgres_url, time_limit=60)
    clip = (ROOT / "tests" / "voice" / "clips" / "kokoro_clean_05.ogg").read_bytes()
    first = listener()
    asked = asyncio.create_task(ears.transcribe(clip, 4))
    async with asyncio.timeout(50):
        while not begun_jobs(postgres_url):
            await asyncio.sleep(0.05)
    first.kill()
    second = listener()
    try:
        assert (await asked).text
        await nothing_is_left(postgres_url)
        second.terminate()
        assert await asyncio.to_thread(second.wait, 30) == 0
    finally:
        for one in (first, second):
            one.kill()
            one.wait()
        ears.close()

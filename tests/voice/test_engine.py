"""The real engine and model on the committed clips: floors well under what was measured, never exact texts.

The clips are synthetic; nothing here tells how well players in a club are understood.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import statistics
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.voice.needed import needs_model

pytestmark = [needs_model, pytest.mark.slow]
CLIPS = Path(__file__).parent / "clips"


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    from bot import texts
    from bot.voice.model import find
    from bot.voice.settings import VoiceSettings
    from bot.voice.worker import Setup

    cache = Path(os.environ.get("VOICE_CACHE_DIR") or tmp_path_factory.mktemp("models"))
    model = find(VoiceSettings(_env_file=None, cache_dir=cache))  # type: ignore[call-arg]
    assert model is not None, "the data packages are missing"
    return Setup(model.directory, tuple(texts.load("voice")["prompts"]), 2, 30)


@pytest.fixture
def pool(setup) -> Iterator:  # type: ignore[no-untyped-def, type-arg]
    from bot.voice.model import Model
    from bot.voice.pool import Pool
    from bot.voice.settings import VoiceSettings

    made = Pool(VoiceSettings(_env_file=None), Model(setup.directory, "test", ""))  # type: ignore[call-arg]
    yield made
    made.close()


def workers() -> list[psutil.Process]:
    """The worker processes of the pool."""
    mine = psutil.Process().children(recursive=True)
    return [child for child in mine if "spawn_main" in " ".join(child.cmdline())]


@pytest.mark.parametrize(("folder", "shown", "offered"), [("clips", 0.6, 0.75), ("heldout", 0.7, 0.8)])
def test_notes_are_understood_well_enough(  # type: ignore[no-untyped-def]
    setup, capsys: pytest.CaptureFixture[str], folder: str, shown: float, offered: float
) -> None:
    from bot.voice.evaluation import figures, listen, references, report
    from bot.voice.model import Model
    from bot.voice.settings import VoiceSettings

    model = Model(setup.directory, "test", "")
    recordings = references(CLIPS.with_name(folder))
    notes = asyncio.run(listen(model, VoiceSettings(_env_file=None), recordings))  # type: ignore[call-arg]
    with capsys.disabled():
        print("", folder, *report(notes), sep="\n")
    found = figures([note for note in notes if "kokoro" in note.name])
    assert found.shown.share >= shown
    assert found.shown.share > found.raw.share
    assert found.offers.share >= offered
    assert found.certain.share <= 0.07
    assert not figures(notes).unconfirmed.good
    assert statistics.median(note.seconds for note in notes) < 15


def test_silence_noise_and_a_tone_are_nothing_to_hear(setup) -> None:  # type: ignore[no-untyped-def]
    from bot.voice.failures import VoiceError
    from bot.voice.worker import transcribe
    from tests.voice.sounds import noise, silence, tone

    for sound in (silence(3), silence(0.3), noise(3), tone(3)):
        with pytest.raises(VoiceError) as raised:
            transcribe(setup, sound, None)
        assert raised.value.failure.value in ("silent", "garbled", "unclear")


async def test_a_worker_that_is_killed_loses_no_note(pool) -> None:  # type: ignore[no-untyped-def]
    clip = (CLIPS / "kokoro_clean_05.ogg").read_bytes()
    await pool.lines(clip, None)
    waiting = asyncio.create_task(pool.lines(clip, None))
    await asyncio.sleep(0.1)
    for worker in workers():
        worker.send_signal(signal.SIGKILL)
    assert (await waiting)[0][0].text  # the next worker heard it


async def test_a_note_that_kills_every_worker_ends_in_one_apology(pool, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    from bot.voice import pool as pools
    from bot.voice.failures import VoiceError

    monkeypatch.setattr(pools, "transcribe", _die)
    with pytest.raises(VoiceError) as raised:
        await pool.lines(b"note", None)
    assert raised.value.failure.value == "broken"


async def test_a_worker_that_hangs_is_ended(setup, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    from bot.voice import pool as pools
    from bot.voice.failures import VoiceError
    from bot.voice.model import Model
    from bot.voice.settings import VoiceSettings

    monkeypatch.setattr(pools, "transcribe", _hang)
    monkeypatch.setattr(pools, "_GRACE", 0)
    settings = VoiceSettings(_env_file=None, time_limit=1)  # type: ignore[call-arg]
    hanging = pools.Pool(settings, Model(setup.directory, "test", ""))
    try:
        with pytest.raises(VoiceError) as raised:
            await hanging.lines(b"note", None)
        assert raised.value.failure.value == "too_slow"
    finally:
        hanging.close()
    assert not workers()


async def test_a_worker_stays_small(pool) -> None:  # type: ignore[no-untyped-def]
    for clip in sorted(CLIPS.glob("*.ogg")):
        await pool.lines(clip.read_bytes(), None)
    peaks = [int(line.split()[1]) for pid in workers() for line in _status(pid.pid) if line.startswith("VmHWM")]
    assert max(peaks) / 1024 < 450, f"{max(peaks) / 1024:.0f} MiB"
    assert multiprocessing.active_children() is not None


async def test_a_note_takes_no_longer_than_it_lasts(pool) -> None:  # type: ignore[no-untyped-def]
    """On two cores that do nothing else: measured in processor time, since the cores are shared."""
    from bot.voice.decoding import RATE, decode

    clips = [clip.read_bytes() for clip in sorted(CLIPS.glob("kokoro*.ogg"))]
    await pool.lines(clips[0], None)  # loads the model
    shares = []
    for clip in clips:
        before = _processor_time()
        await pool.lines(clip, None)
        shares.append((_processor_time() - before) / 2 / (len(decode(clip, 30)) / RATE))
    assert statistics.median(shares) <= 1.0, shares


def _processor_time() -> float:
    return sum(sum(worker.cpu_times()[:2]) for worker in workers())


def _status(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()


def _die(*_given: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _hang(*_given: object) -> None:
    signal.pause()

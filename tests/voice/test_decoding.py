"""Files as they come: whole, cut, corrupt, empty, too long, or saying something else than they hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.voice.needed import needs_voice

pytestmark = needs_voice
CLIP = (Path(__file__).parent / "clips" / "kokoro_clean_05.ogg").read_bytes()


def failure(audio: bytes, announced: float | None = None, most: float = 30) -> str:
    from bot.voice.decoding import decode
    from bot.voice.failures import VoiceError

    with pytest.raises(VoiceError) as raised:
        decode(audio, most, announced)
    return raised.value.failure.value


def test_a_clip_is_decoded_to_its_length() -> None:
    from bot.voice.decoding import RATE, decode

    samples = decode(CLIP, 30)
    assert 2 < len(samples) / RATE < 6 and abs(samples).max() <= 1


@pytest.mark.parametrize("audio", [b"", b"no sound at all", b"OggS", CLIP[:60], bytes(2000)])
def test_what_is_no_sound_is_unreadable(audio: bytes) -> None:
    assert failure(audio) == "unreadable"


def test_a_clip_that_lost_its_end_is_noticed_by_its_announced_length() -> None:
    from bot.voice.decoding import RATE, decode

    half = CLIP[: len(CLIP) // 2]
    seconds = len(decode(CLIP, 30)) / RATE
    assert decode(half, 30).size  # the half by itself can't be told from a short note
    assert failure(half, announced=seconds) == "cut_off"


@pytest.mark.parametrize("place", [0, 30, 200, 1000, 5000])
def test_corrupt_bytes_never_crash(place: int) -> None:
    from bot.voice.decoding import decode
    from bot.voice.failures import VoiceError

    corrupt = CLIP[:place] + bytes(range(256)) + CLIP[place + 256 :]
    try:
        decode(corrupt, 30)
    except VoiceError as error:
        assert error.failure.value in ("unreadable", "cut_off")


def test_a_long_sound_in_a_small_file_is_not_decoded_to_its_end() -> None:
    from tests.voice.sounds import silence

    hours = silence(120)
    assert len(hours) < 200_000
    assert failure(hours, most=30) == "too_long"

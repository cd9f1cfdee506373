"""From a voice note (OGG/Opus or anything else FFmpeg reads) to samples. What the file says of itself isn't trusted."""

from __future__ import annotations

import io

import av
import numpy as np
from numpy.typing import NDArray

from bot.voice.failures import Failure, VoiceError

RATE = 16_000
"""Samples a second that the recogniser takes."""

Samples = NDArray[np.float32]

_CUT = 0.8
"""A note that yields less than this share of its announced length, and a second less, lost its end on the way."""


def decode(audio: bytes, max_seconds: float, announced: float | None = None) -> Samples:
    """The samples of a note, mono. Raises VoiceError when there is nothing in it, too much, or the end is missing."""
    try:
        samples = _samples(audio, int((max_seconds + 1) * RATE))
    except (av.FFmpegError, ValueError, IndexError) as error:
        raise VoiceError(Failure.UNREADABLE) from error
    seconds = len(samples) / RATE
    if not len(samples):
        raise VoiceError(Failure.UNREADABLE)
    if seconds > max_seconds + 0.5:
        raise VoiceError(Failure.TOO_LONG)
    if announced is not None and seconds < announced * _CUT and announced - seconds > 1:
        raise VoiceError(Failure.CUT_OFF)
    return samples


def _samples(audio: bytes, most: int) -> Samples:
    """At most `most` samples: a small file can hold hours."""
    resampler = av.AudioResampler(format="s16", layout="mono", rate=RATE)
    pieces: list[NDArray[np.int16]] = []
    count = 0
    with av.open(io.BytesIO(audio), mode="r", metadata_errors="ignore") as container:
        for frame in container.decode(container.streams.audio[0]):
            frame.pts = None
            for piece in resampler.resample(frame):
                pieces.append(piece.to_ndarray().reshape(-1).astype(np.int16, copy=False))
                count += pieces[-1].size
            if count >= most:
                break
    if not pieces:
        return np.zeros(0, np.float32)
    return np.concatenate(pieces)[:most].astype(np.float32) / np.float32(32768)

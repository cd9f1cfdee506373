"""Which model is found, and that what is wrong, half or missing is never used."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from bot.voice import model
from bot.voice.fetch import FILES, fetch_small
from bot.voice.model import ModelError, assemble, find, installed, installed_parts
from bot.voice.settings import VoiceSettings

PIECES = {"model.bin": [b"first", b"second"], "config.json": [b"{}"]}
HASHES = {name: hashlib.sha256(b"".join(parts)).hexdigest() for name, parts in PIECES.items()}


@pytest.fixture
def parts(tmp_path: Path) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for name, pieces in PIECES.items():
        for number, piece in enumerate(pieces):
            path = tmp_path / f"{name}.part{number}"
            path.write_bytes(piece)
            found.setdefault(name, []).append(path)
    return found


def settings(tmp_path: Path, **given: object) -> VoiceSettings:
    return VoiceSettings(_env_file=None, cache_dir=tmp_path / "cache", **given)  # type: ignore[arg-type, call-arg]


def test_parts_are_joined_and_checked(tmp_path: Path, parts: dict[str, list[Path]]) -> None:
    target = assemble(parts, HASHES, tmp_path / "joined")
    assert (target / "model.bin").read_bytes() == b"firstsecond"
    parts["model.bin"][0].write_bytes(b"changed")
    assert assemble(parts, HASHES, target) == target  # made already


def test_a_changed_part_is_refused_and_nothing_stays(tmp_path: Path, parts: dict[str, list[Path]]) -> None:
    parts["model.bin"][1].write_bytes(b"else")
    with pytest.raises(ModelError, match=r"model\.bin"):
        assemble(parts, HASHES, tmp_path / "place" / "joined")
    assert not list((tmp_path / "place").iterdir())


def test_a_missing_part_is_refused(tmp_path: Path, parts: dict[str, list[Path]]) -> None:
    parts["model.bin"][1].unlink()
    with pytest.raises(ModelError, match="lack"):
        assemble(parts, HASHES, tmp_path / "joined")


def test_half_of_an_earlier_model_is_made_anew(tmp_path: Path, parts: dict[str, list[Path]]) -> None:
    half = tmp_path / "joined"
    half.mkdir()
    (half / "model.bin").write_bytes(b"fir")
    assert (assemble(parts, HASHES, half) / "model.bin").read_bytes() == b"firstsecond"


def test_no_packages_is_no_parts() -> None:
    assert installed_parts(("a_package_that_is_not_there",)) == {}


def test_without_anything_there_is_no_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "_PARTS", ("a_package_that_is_not_there",))
    assert find(settings(tmp_path)) is None


def test_the_operators_directory_goes_first_and_must_be_whole(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    with pytest.raises(ModelError, match="VOICE_MODEL_DIR"):
        find(settings(tmp_path, model_dir=own))
    for name in FILES:
        (own / name).write_bytes(b"x")
    found = find(settings(tmp_path, model_dir=own))
    assert found is not None and found.directory == own and found.sha256 == hashlib.sha256(b"x").hexdigest()


def test_a_fetched_model_goes_before_the_packages(tmp_path: Path) -> None:
    def download(name: str, directory: Path) -> Path:
        (directory / name).write_bytes(name.encode())
        return directory / name

    hashes = fetch_small(settings(tmp_path), download)
    assert set(hashes) == set(FILES)
    found = find(settings(tmp_path))
    assert found is not None and found.source == "voice-fetch" and found.sha256 == hashes["model.bin"]
    (found.directory / "model.bin").write_bytes(b"changed since")
    with pytest.raises(ModelError, match="fetched"):
        find(settings(tmp_path))


def test_a_fetch_that_fails_leaves_nothing(tmp_path: Path) -> None:
    def download(name: str, directory: Path) -> Path:
        raise OSError("no network")

    with pytest.raises(OSError, match="no network"):
        fetch_small(settings(tmp_path), download)
    assert not list((tmp_path / "cache").iterdir())


def test_every_model_that_is_there_is_found_for_comparing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "_PARTS", ("a_package_that_is_not_there",))
    own = tmp_path / "own"
    own.mkdir()
    for name in FILES:
        (own / name).write_bytes(b"x")
    fetch_small(settings(tmp_path), lambda name, directory: _written(directory / name))
    found = installed(settings(tmp_path, model_dir=own))
    assert [each.source for each in found] == ["VOICE_MODEL_DIR", "voice-fetch"]
    (own / "model.bin").unlink()
    assert [each.source for each in installed(settings(tmp_path, model_dir=own))] == ["voice-fetch"]


def _written(path: Path) -> Path:
    path.write_bytes(path.name.encode())
    return path

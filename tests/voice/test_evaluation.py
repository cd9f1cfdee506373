"""The evaluation command: every model that is there, one after the other, with the same recordings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.voice.settings import VoiceSettings
from nlu.hearing import Line, hear
from tests.voice.needed import needs_voice

pytestmark = needs_voice


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "references.tsv").write_text("a.ogg\toost liet schoppen aas vallen\n", encoding="utf-8")
    return tmp_path


def model(place: Path) -> Path:
    place.mkdir()
    for name in ("model.bin", "config.json", "tokenizer.json", "vocabulary.json"):
        (place / name).write_bytes(place.name.encode())
    return place


def test_each_model_is_measured(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bot.voice import evaluation
    from bot.voice.evaluation import Note
    from bot.voice.model import Model

    async def listen(used: Model, _settings: VoiceSettings, recordings: Sequence[tuple[Path, str]]) -> list[Note]:
        said = "oost liet schoppen aas vallen" if used.directory.name == "good" else "oost liet schoppen vallen"
        return [Note(path.name, reference, said, hear([[Line(said, -0.2)]] * 2), 0.5) for path, reference in recordings]

    monkeypatch.setattr(evaluation, "listen", listen)
    monkeypatch.setenv("VOICE_MODEL_DIR", str(model(tmp_path / "good")))
    monkeypatch.setattr("bot.voice.model._PARTS", ("a_package_that_is_not_there",))
    monkeypatch.setenv("VOICE_CACHE_DIR", str(tmp_path / "cache"))
    assert evaluation.main([str(folder), str(model(tmp_path / "poor"))]) == 0
    said = capsys.readouterr().out
    first, second = said.split("engine: ")[1:]
    assert "VOICE_MODEL_DIR" in first and "word error rate, as shown      0.0% (0/5)" in first
    assert "poor" in second and "word error rate, as shown      20.0% (1/5)" in second


def test_what_is_missing_is_told(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from bot.voice import evaluation

    assert evaluation.main([str(tmp_path / "nowhere")]) == 2
    assert evaluation.main([str(folder), str(tmp_path)]) == 2
    assert "lacks" in capsys.readouterr().err

"""`tafelarbiter vraag --audio`: nothing is ruled on before somebody has seen what was heard."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import cli
from bot.terminal import spoken
from bot.voice.failures import Failure, VoiceError
from nlu.hearing import Heard

DROPPED = "oost liet schoppen heer vallen"


def heard(*, sure: bool = False) -> Heard:
    return Heard(DROPPED, (), 1.0, sure, ("exposed_card",))


def test_it_is_ruled_on_when_somebody_says_that_it_is_right() -> None:
    asked: list[str] = []

    def enter(question: str) -> str:
        asked.append(question)
        return ""

    assert "50B" in spoken.answered(heard(), enter)
    assert DROPPED in asked[0]
    assert "50B" not in asked[0]


def test_what_is_typed_instead_is_what_was_meant() -> None:
    assert "Hartenheer van west" in spoken.answered(heard(), lambda _: "west liet harten heer vallen")


def test_with_nobody_there_it_only_shows_what_was_heard() -> None:
    said = spoken.answered(heard(), None)
    assert DROPPED in said
    assert "50B" not in said


def test_with_nobody_there_a_sure_one_is_shown_as_unconfirmed() -> None:
    said = spoken.answered(heard(sure=True), None)
    assert said.index("bevestigd") < said.index("50B")


def test_without_voice_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recording = tmp_path / "x.ogg"
    assert cli.main(["vraag", "--audio", str(recording)]) == 2
    assert "x.ogg" in capsys.readouterr().err
    recording.write_bytes(b"x")
    monkeypatch.setattr(spoken, "ears", lambda: None)
    assert cli.main(["vraag", "--audio", str(recording)]) == 2
    assert capsys.readouterr().err.strip() == VoiceError(Failure.OFF).said

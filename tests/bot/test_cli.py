"""The commands, as a person starts them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import cli


def started(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in ("TELEGRAM_TOKEN", "DATABASE_URL")}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=60,
        env={**clean, **environment},
    )


def test_one_question_gets_its_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["vraag", "oost liet schoppen heer vallen"]) == 0
    assert "50B" in capsys.readouterr().out


def test_a_question_needs_no_quotation_marks(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["vraag", "oost", "liet", "schoppen", "heer", "vallen"]) == 0
    assert "50B" in capsys.readouterr().out


def test_a_question_that_is_not_understood_is_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["vraag", "hoe laat is het"]) == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(
    "arguments", [["vraag"], ["onzin"], ["--onzin"], ["evaluate"], ["evaluate", "x", "--show", "y"]]
)
def test_what_is_not_a_command_is_explained_in_dutch(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Typ" in said.err
    assert "usage" not in said.err


@pytest.mark.parametrize("arguments", [["--help"], ["vraag", "--help"], ["evaluate", "-h"]])
def test_help_is_dutch(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith("gebruik: ")
    assert not [word for word in ("usage", "options:", "arguments", "show this") if word in said]


def test_the_chat_runs_from_start_to_end(tmp_path: Path) -> None:
    done = started(given="oost liet schoppen heer vallen\n2\nstop\n", DATABASE_URL=f"sqlite:///{tmp_path}/x.sqlite3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "50B" in done.stdout
    assert "48A" in done.stdout


def test_a_database_that_can_not_be_opened_is_one_sentence(tmp_path: Path) -> None:
    done = started(given="stop\n", DATABASE_URL=f"sqlite:///{tmp_path}/none/x.sqlite3")
    assert done.returncode == 2
    assert done.stderr.startswith("De database kan niet worden geopend")
    assert len(done.stderr.splitlines()) == 1


def test_the_bot_says_what_it_needs(tmp_path: Path) -> None:
    done = started("bot", DATABASE_URL=f"sqlite:///{tmp_path}/x.sqlite3")
    assert done.returncode == 2
    assert "TELEGRAM_TOKEN" in done.stderr
    assert "Traceback" not in done.stderr


def test_whatever_goes_wrong_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(_given: object) -> int:
        raise RuntimeError("boem")

    monkeypatch.setattr(cli, "_ask", failing)
    assert cli.main(["vraag", "x"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Er ging iets mis (RuntimeError).")
    assert len(said.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    line = json.dumps({"id": "a", "turns": ["oost verzaakt"]}) + "\n"
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(line.encode() * 3)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 141


def test_cases_are_evaluated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dropped = {"id": "A", "turns": ["oost liet schoppen heer vallen"], "tags": ["terse"]}
    cases = tmp_path / "cases.jsonl"
    expected = [
        {"irregularity": "exposed_card", "outcomes_all": ["major_penalty_card"]},
        {"irregularity": "exposed_card", "text_has": ["kikker"]},
        {"irregularity": "revoke"},
    ]
    cases.write_text("\n".join(json.dumps({**dropped, "expect": expect}) for expect in expected), encoding="utf-8")
    assert cli.main(["evaluate", str(cases)]) == 0
    out = capsys.readouterr().out
    assert "3 cases: 1 right (33.3%), 1 weak (33.3%), 1 wrong (33.3%)" in out
    assert "1 revoke -> exposed_card" in out
    assert "terse" in out


@pytest.mark.parametrize("text", ['{"id": "A"}', "{", "[]"])
def test_a_file_without_cases_is_explained(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = tmp_path / "cases.jsonl"
    cases.write_text(f"\n{text}\n", encoding="utf-8")
    assert cli.main(["evaluate", str(cases)]) == 2
    assert "regel 2" in capsys.readouterr().err
    assert cli.main(["evaluate", str(tmp_path / "none.jsonl")]) == 2
    assert "none.jsonl" in capsys.readouterr().err

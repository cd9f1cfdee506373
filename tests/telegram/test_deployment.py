"""The deployment files, as far as a machine without Docker and without systemd running can check them."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from bot.cli import main
from bot.settings import Settings
from bot.voice.settings import VoiceSettings

ROOT = Path(__file__).parents[2]
UNITS = (ROOT / "bot" / "telegram" / "tafelarbiter.service", ROOT / "bot" / "voice" / "tafelarbiter-listener.service")
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_commands_exist(unit: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_unit = re.search(r"^ExecStart=\S+/tafelarbiter (\S+)$", unit.read_text(), re.MULTILINE)
    in_image = re.search(r'^CMD \["(\S+)"\]$', DOCKERFILE, re.MULTILINE)
    assert in_unit and in_image and (in_unit[1] == in_image[1] or f"command: [{in_unit[1]}]" in COMPOSE)
    with pytest.raises(SystemExit) as ended:
        main([in_unit[1], "--help"])
    assert ended.value.code == 0 and capsys.readouterr().out


def test_settings_exist() -> None:
    for text in (DOCKERFILE, COMPOSE):
        for name in ("DATABASE_URL", "HTTP_HOST", "HTTP_PORT", "TELEGRAM_TOKEN"):
            assert name not in text or name.lower() in Settings.model_fields
    for name in re.findall(r"VOICE_(\w+)", COMPOSE):
        assert name.lower() in VoiceSettings.model_fields
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for named in re.findall(r'EXTRAS: "\[(.*)\]"', COMPOSE):
        assert set(named.split(",")) <= set(extras)
    copied = re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE)
    assert all((ROOT / name).exists() for name in copied)


@pytest.mark.parametrize("unit_file", UNITS, ids=lambda unit: unit.stem)
def test_systemd_accepts_the_unit(tmp_path: Path, unit_file: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / unit_file.name
    text = re.sub(r"^ExecStart=.*$", "ExecStart=/bin/true", unit_file.read_text(), flags=re.MULTILINE)
    unit.write_text(re.sub(r"^User=.*$", "User=root", text, flags=re.MULTILINE))
    checked = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert checked.returncode == 0 and not checked.stderr, checked.stderr

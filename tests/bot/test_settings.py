"""The operator's settings: read, checked, and advice given without showing secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import SettingsError, load

TOKEN = "123456:" + "A" * 35


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TELEGRAM_TOKEN", "DATABASE_URL", "WEBHOOK_URL", "ADMINS"):
        monkeypatch.delenv(name, raising=False)


def test_from_a_file_and_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / ".env"
    file.write_text(f"TELEGRAM_TOKEN={TOKEN}\nADMINS=1, 2 3\nRETENTION_DAYS=30\nSOMETHING_ELSE=x\n")
    monkeypatch.setenv("RETENTION_DAYS", "60")
    settings = load(file)
    assert settings.telegram_token.get_secret_value() == TOKEN
    assert settings.admins == {1, 2, 3}
    assert settings.retention_days == 60
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize(
    ("given", "advice"),
    [
        ({}, "@BotFather"),
        ({"TELEGRAM_TOKEN": "abc"}, "this is not a token"),
        ({"TELEGRAM_TOKEN": TOKEN, "DATABASE_URL": "mysql://x"}, "postgresql://USER"),
        ({"TELEGRAM_TOKEN": TOKEN, "DATABASE_URL": "nonsense"}, "sqlite:///FILE"),
        ({"TELEGRAM_TOKEN": TOKEN, "TIMEZONE": "Mars"}, "Europe/Amsterdam"),
        ({"TELEGRAM_TOKEN": TOKEN, "ADMINS": "jan"}, "ADMINS"),
        ({"TELEGRAM_TOKEN": TOKEN, "WEBHOOK_URL": "https://x.org/hook"}, "WEBHOOK_SECRET"),
        ({"TELEGRAM_TOKEN": TOKEN, "WEBHOOK_URL": "https://x.org/h", "WEBHOOK_SECRET": "s" * 20}, "HTTP_PORT"),
        ({"TELEGRAM_TOKEN": TOKEN, "WEBHOOK_URL": "hook"}, "WEBHOOK_URL"),
        ({"TELEGRAM_TOKEN": TOKEN, "LOG_LEVEL": "loud"}, "LOG_LEVEL"),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, str], advice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as error:
        load(None)
    assert advice in str(error.value)
    assert TOKEN not in str(error.value)

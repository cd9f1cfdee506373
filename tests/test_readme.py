"""What the README promises holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.conversation import reply
from bot.reply import Turn
from bot.settings import Settings
from bot.voice.settings import VoiceSettings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("message", re.findall(r"^> (.+)$", README, re.MULTILINE))
def test_an_example_is_ruled_on(message: str) -> None:
    assert reply([Turn(text=message)]).kind == "ruling"


@pytest.mark.parametrize("link", re.findall(r"\]\(((?!https?:)[^)#]+)\)", README))
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_every_setting_is_told() -> None:
    assert [name for name in Settings.model_fields if f"| `{name.upper()}` |" not in README] == []


def test_every_setting_of_voice_is_told() -> None:
    assert [name for name in VoiceSettings.model_fields if f"`VOICE_{name.upper()}`" not in README] == []


def test_the_commands_are_those_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile

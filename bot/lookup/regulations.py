"""What the organisation chooses: the value in use, said to be a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot import texts
from bot.lookup.wording import answer, note, say, verdict
from bot.reply import ChatSettings, Reply
from rules.regulations import Regulations


def _choices() -> Mapping[str, Any]:
    listed: Mapping[str, Any] = texts.load("lookup")["regulations"]
    return {name: entry for name, entry in listed.items() if isinstance(entry, dict)}


def regulation(name: str, settings: ChatSettings) -> Reply | None:
    """The organisation's choice called `name`, a field of `Regulations`."""
    entry = _choices().get(name)
    if entry is None:
        return None
    return answer(
        verdict(_text(name, settings.regulations)), note(say("regulations.setting")), articles=tuple(entry["articles"])
    )


def choices_of(article: str, regulations: Regulations) -> list[str]:
    """What the organisation chose under an article, as lines to add to its text."""
    return _lines([name for name, entry in _choices().items() if article == entry["articles"][0]], regulations)


def choices_for(term: str, regulations: Regulations) -> list[str]:
    """What the organisation chose about a term, as lines to add to its text."""
    return _lines([name for name, entry in _choices().items() if term in entry["terms"]], regulations)


def _lines(names: list[str], regulations: Regulations) -> list[str]:
    return [f"{_text(name, regulations)} {say('regulations.setting')}" for name in names]


def _text(name: str, regulations: Regulations) -> str:
    return say(f"regulations.{name}.text", value=getattr(regulations, name))

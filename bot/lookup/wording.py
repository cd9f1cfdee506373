"""Pieces that the answers to look-ups share: sentences, article buttons and plain replies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot import texts
from bot.reply import Button, Reply, Section, Turn
from rules import articles

_MOST_BUTTONS = 8


def say(key: str, **words: object) -> str:
    """A sentence from `nl/lookup.toml`, filled in; the key is dotted: `imps.one`."""
    value: Any = texts.load("lookup")
    for part in key.split("."):
        value = value[part]
    return str(value).format(**words)


def number(value: float, *, decimals: int = 2) -> str:
    """A number with a Dutch comma and a real minus sign, no needless zeros."""
    text = f"{value:.{decimals}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return ("0" if text == "-0" else text).replace(".", ",")


def article_buttons(ids: Iterable[str]) -> tuple[Button, ...]:
    """A tap for each article that exists, at most a handful."""
    known = [article for article in dict.fromkeys(ids) if articles.exists(article)]
    return tuple(
        Button(say("article.button", id=article), Turn(text=f"artikel {article}")) for article in known[:_MOST_BUTTONS]
    )


def answer(
    *sections: Section, articles: Sequence[str] = (), buttons: Sequence[Button] = (), see: Iterable[str] | None = None
) -> Reply:
    """A reply to a look-up; buttons for `see`, by default for the articles that it cites, come after its own."""
    taps = (*buttons, *article_buttons(articles if see is None else see))
    return Reply(kind="lookup", sections=sections, articles=tuple(articles), buttons=taps[:_MOST_BUTTONS])


def verdict(*lines: str) -> Section:
    """The first paragraph of an answer."""
    return Section("verdict", lines)


def note(*lines: str, heading: str = "") -> Section:
    """A further paragraph."""
    return Section("note", lines, heading)


def hello() -> Reply:
    """Greets, and says what the assistant can do."""
    return answer(verdict(*texts.general("unclear.hello").split("\n")))


def thanks() -> Reply:
    """Answers thanks."""
    return answer(verdict(say("thanks")))

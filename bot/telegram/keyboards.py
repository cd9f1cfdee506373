"""Buttons under messages: short labels share a row, long ones get one of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.reply import Button, Reply, Turn
from bot.telegram.dutch import say, spoken
from bot.telegram.plain_text import shortened, units

TAP = "b:"
"""Begins the data of a button whose meaning is stored."""

SAY = "say:"
"""Begins the data of a button that says something for the director."""

_LABEL = 60
_ROW = 26
_MOST_IN_ROW = 4
_ARTICLES = 2


def extra_buttons(reply: Reply) -> tuple[Button, ...]:
    """Buttons that any ruling has: why, its main articles, and taking the last turn back."""
    if reply.kind not in ("ruling", "question"):
        return ()
    laws = list(dict.fromkeys(_law_and_letter(article) for article in reply.articles))[:_ARTICLES]
    why = [Button(say("buttons.why"), Turn(text=spoken("waarom")))] if reply.kind == "ruling" else []
    return (
        *why,
        *(Button(say("buttons.article", number=law), Turn(text=spoken("artikel", law))) for law in laws),
        Button(say("buttons.undo"), Turn(text=spoken("terug"))),
    )


def _law_and_letter(article: str) -> str:
    """The law with its letter: "50D" for "50D1a"."""
    return re.split(r"(?<=[A-Z])|\.", article, maxsplit=1)[0]


def keyboard(
    buttons: Sequence[Button],
    extra: Sequence[Button],
    tokens: Sequence[str],
    own: Sequence[InlineKeyboardButton] = (),
) -> InlineKeyboardMarkup | None:
    """The buttons of a reply, then the extra ones in rows apart; a token for each. `own` ones need none."""
    made = [
        InlineKeyboardButton(shortened(button.label, _LABEL) or "…", callback_data=TAP + token)
        for button, token in zip((*buttons, *extra), tokens, strict=True)
    ]
    return grid([*rows(made[: len(buttons)]), *rows([*made[len(buttons) :], *own])])


def rows(buttons: Sequence[InlineKeyboardButton]) -> list[list[InlineKeyboardButton]]:
    """Buttons side by side as long as their labels stay readable on a phone."""
    found: list[list[InlineKeyboardButton]] = []
    for button in buttons:
        row = found[-1] if found else []
        width = sum(units(other.text) + 2 for other in row) + units(button.text)
        if row and len(row) < _MOST_IN_ROW and width <= _ROW:
            row.append(button)
        else:
            found.append([button])
    return found


def sayings() -> str:
    """A pattern of the data of all buttons that say something."""
    numbered = [re.escape(spoken(name)) + r"\d{1,3}" for name in ("tafel", "spel")]
    return f"^{SAY}({'|'.join([*numbered, re.escape(spoken('next_board'))])})$"


def saying(words: str, label: str) -> InlineKeyboardButton:
    """A button that says these words."""
    return InlineKeyboardButton(label, callback_data=SAY + words)


def grid(found: Sequence[Sequence[InlineKeyboardButton]]) -> InlineKeyboardMarkup | None:
    """A keyboard, or None when there is nothing on it."""
    return InlineKeyboardMarkup(found) if found else None

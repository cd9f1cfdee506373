"""An answer as text for a terminal, and a typed line as a turn."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Sequence
from functools import partial

from bot import texts
from bot.reply import Button, Reply, Turn

_WIDEST = 100
_NARROWEST = 20

say = partial(texts.sentence, "terminal")
"""A sentence of the terminal."""


def clean(text: str) -> str:
    """The line without control characters and other things that can't be shown or stored."""
    return "".join(" " if unicodedata.category(c) in ("Cc", "Cs") else c for c in text).strip()


def turn_for(line: str, buttons: Sequence[Button]) -> Turn:
    """What a line means: the label or the number of a choice, else words."""
    wanted = line.casefold().strip(" .!")
    for button in buttons:
        if button.label.casefold() == wanted:
            return button.turn
    number = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 3 else 0
    return buttons[number - 1].turn if 1 <= number <= len(buttons) else Turn(text=line)


def wrapped(text: str, width: int | None = None) -> str:
    """The text in lines that fit the terminal; what follows a bullet or a number is indented."""
    columns = max(_NARROWEST, width or min(_WIDEST, shutil.get_terminal_size().columns))
    return "\n".join(_wrapped(line, columns) for line in text.split("\n"))


def shown(answer: Reply, width: int | None = None, choosing: str = "pick") -> str:
    """The answer as a person reads it in a terminal, with its choices numbered under the sentence `choosing`."""
    parts = [f"[{answer.context}]"] if answer.context else []
    parts += [wrapped(section.text, width) for section in answer.sections]
    if answer.buttons:
        choices = [f"{number}. {button.label}" for number, button in enumerate(answer.buttons, 1)]
        parts.append(wrapped("\n".join([say(choosing), *choices]), width))
    return "\n\n".join(parts)


def _wrapped(line: str, columns: int) -> str:
    mark, _, rest = line.partition(" ")
    indent = len(mark) + 1 if rest and (mark == "•" or mark.rstrip(".").isdecimal()) else 0
    return textwrap.fill(line, columns, subsequent_indent=" " * indent, break_on_hyphens=False)

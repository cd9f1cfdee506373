"""The log as CSV that a spreadsheet opens with one click."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from zoneinfo import ZoneInfo

from bot import texts
from bot.log_of_rulings import lines
from bot.storage.rulings import Ruling

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def make(rulings: Iterable[Ruling], zone: ZoneInfo) -> bytes:
    """The file: UTF-8 with a mark for spreadsheets, semicolons as Dutch ones expect."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";")
    writer.writerow(texts.load("telegram")["log"]["columns"].values())
    for ruling in rulings:
        row = (
            lines.time_of(ruling, zone).strftime("%Y-%m-%d %H:%M:%S"),
            "" if ruling.table is None else ruling.table,
            "" if ruling.board is None else ruling.board,
            ruling.who,
            lines.title(ruling),
            lines.facts(ruling.facts),
            lines.facts(ruling.assumed),
            ruling.text,
            ", ".join(ruling.articles),
        )
        writer.writerow([_harmless(cell) for cell in row])
    return out.getvalue().encode("utf-8-sig")


def _harmless(cell: object) -> object:
    """A text that a spreadsheet would take for a formula, as text: names come from outside."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell

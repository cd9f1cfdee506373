"""The log as a report that can be printed and handed in with an appeal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

from fpdf import FPDF
from fpdf.enums import MethodReturnValue, XPos, YPos

from bot import texts
from bot.log_of_rulings import lines
from bot.storage.rulings import Ruling

say = partial(texts.sentence, "telegram")

_FONTS = (
    Path("/usr/share/fonts/truetype/dejavu"),
    Path("/usr/share/fonts/dejavu-sans-fonts"),
    Path("/usr/share/fonts/TTF"),
    Path("/usr/local/share/fonts"),
)
_PLAIN = {
    "♠": "S",
    "♥": "H",
    "♦": "R",
    "♣": "K",
    "•": "-",
    "–": "-",
    "—": "-",
    "…": "...",
    "’": "'",
    "“": '"',
    "”": '"',
}
_MARGIN = 18.0


class _Report(FPDF):
    """A4 with page numbers. Without a font that knows all letters the others are written in plain ones."""

    def __init__(self) -> None:
        super().__init__()
        self.set_margins(_MARGIN, _MARGIN)
        self.set_auto_page_break(True, _MARGIN)
        folder = next((folder for folder in _FONTS if (folder / "DejaVuSans.ttf").exists()), None)
        self.letters = folder is not None
        self.face = "DejaVu" if folder else "Helvetica"
        if folder:
            self.add_font(self.face, "", folder / "DejaVuSans.ttf")
            self.add_font(self.face, "B", folder / "DejaVuSans-Bold.ttf")

    def footer(self) -> None:
        """The number of the page, of how many."""
        self.set_y(-_MARGIN + 4)
        self.set_font(self.face, size=8)
        text = say("log.report.page", page=self.page_no(), pages="{nb}")
        self.cell(0, 5, text, align="C")

    def say(self, text: str, size: float = 10, bold: bool = False, grey: bool = False) -> None:
        """A paragraph over the whole width."""
        self.set_font(self.face, "B" if bold else "", size)
        self.set_text_color(110 if grey else 0)
        self.multi_cell(0, size * 0.5, self._writable(text), new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def height_of(self, text: str, size: float = 10) -> float:
        """How much room a paragraph takes."""
        self.set_font(self.face, size=size)
        height = self.multi_cell(0, size * 0.5, self._writable(text), dry_run=True, output=MethodReturnValue.HEIGHT)
        return float(height)  # type: ignore[arg-type] # what HEIGHT gives

    def _writable(self, text: str) -> str:
        if self.letters:
            return "".join(c if ord(c) < 0x10000 else "□" for c in text)
        for letter, plain in _PLAIN.items():
            text = text.replace(letter, plain)
        return text.encode("latin-1", "replace").decode("latin-1")


def make(rulings: Sequence[Ruling], zone: ZoneInfo, now: datetime) -> bytes:
    """The report, one ruling after another."""
    report = _Report()
    report.set_title(say("log.report.title"))
    report.set_creation_date(now)
    report.add_page()
    report.say(say("log.report.title"), 18, bold=True)
    report.say(say("log.report.made", time=now.strftime("%d-%m-%Y %H:%M")), 9, grey=True)
    report.say(say("log.report.note"), 9, grey=True)
    for ruling in rulings:
        _add(report, ruling, zone)
    return bytes(report.output())


def _add(report: _Report, ruling: Ruling, zone: ZoneInfo) -> None:
    report.ln(5)
    if report.will_page_break(min(report.height_of(ruling.text) + 12, 80)):
        report.add_page()  # a ruling's heading stays with its text
    where = [lines.time_of(ruling, zone).strftime("%d-%m-%Y %H:%M")]
    where += [say("log.table", number=ruling.table)] if ruling.table is not None else []
    where += [say("log.board", number=ruling.board)] if ruling.board is not None else []
    report.say(" · ".join([*where, lines.title(ruling)]), 11, bold=True)
    report.say(ruling.text)
    names = texts.load("telegram")["log"]["columns"]
    for name, text in (
        ("facts", lines.facts(ruling.facts)),
        ("assumed", lines.facts(ruling.assumed)),
        ("articles", ", ".join(ruling.articles)),
        ("who", ruling.who),
    ):
        if text:
            report.say(f"{names[name]}: {text}", 8, grey=True)

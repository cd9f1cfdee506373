"""The log of rulings as CSV and as a report."""

from __future__ import annotations

import csv
import io
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.log_of_rulings import csv_file, pdf_file
from bot.storage.rulings import Ruling

ZONE = ZoneInfo("Europe/Amsterdam")


def ruling(**changes: object) -> Ruling:
    fields: dict[str, object] = {
        "at": 1_790_000_000.0,
        "who": "Ann",
        "table": 7,
        "board": 12,
        "irregularity": "exposed_card",
        "facts": {"cards": ["SK"], "offender": "E"},
        "assumed": {"phase": "play"},
        "text": "Schoppenheer is een grote strafkaart. (50B)\n\n• Oost laat ♠H liggen",
        "articles": ["50B", "49"],
    }
    return Ruling(**(fields | changes))  # type: ignore[arg-type]


def test_csv_opens_in_a_spreadsheet() -> None:
    data = csv_file.make([ruling(), ruling(who="=cmd|'x'", table=None)], ZONE)
    head, first, second = csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=";")
    row = dict(zip(head, first, strict=True))
    assert row["tijd"] == "2026-09-21 16:13:20"
    assert (row["tafel"], row["spel"], row["artikelen"]) == ("7", "12", "50B, 49")
    assert "schoppenheer" in row["feiten"] and row["uitspraak"].startswith("Schoppenheer")
    assert dict(zip(head, second, strict=True))["gevraagd door"] == "'=cmd|'x'"


@pytest.mark.parametrize("fonts", [True, False])
def test_the_report_is_a_pdf_with_any_letters(fonts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not fonts:
        monkeypatch.setattr(pdf_file, "_FONTS", (Path("/nowhere"),))
    strange = ruling(who="Zoë ♠ 👋 Ω", text="x" * 9000, facts={"gone": object()}, irregularity="gone")
    data = pdf_file.make([ruling()] * 40 + [strange], ZONE, datetime(2026, 1, 2, tzinfo=ZONE))
    assert data.startswith(b"%PDF") and data.count(b"/Type /Page\n") > 3

"""Logs: structured, without what people wrote, without secrets."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest
import structlog

from bot import logs


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    logs.configure("INFO", "json")
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_an_error_says_where_not_what(written: io.StringIO) -> None:
    try:
        raise KeyError("oost liet schoppen heer vallen")
    except KeyError as error:
        structlog.get_logger("x").error("failed", update_id=5, exc_info=error)
        logging.getLogger("other").exception("failed too")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert first["error"] == second["error"] == "KeyError"
    assert "test_logs.py" in first["at"][-1] and first["update_id"] == 5
    assert "schoppen" not in written.getvalue()


def test_secrets_are_starred_out(written: io.StringIO) -> None:
    token = "123456:" + "A" * 35
    logging.getLogger("other").warning("POST https://api.telegram.org/bot%s/getMe", token)
    structlog.get_logger("x").info("open", url="postgresql://club:geheim@host/db")
    assert token not in written.getvalue() and "geheim" not in written.getvalue()


def test_the_library_quotes_no_updates(written: io.StringIO) -> None:
    logging.getLogger("telegram.ext.Application").critical("Error for update %s", "oost verzaakt")
    assert "Error for update" in written.getvalue() and "oost" not in written.getvalue()

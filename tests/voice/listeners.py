"""Starts listeners as processes, and looks into their database."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg


class Listener:
    """One listener process."""

    def __init__(self, url: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.voice.listener_program", url],
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_until(self, word: str) -> None:
        """Wait until it tells something."""
        assert self.process.stdout
        assert self.process.stdout.readline().strip() == word

    def end(self) -> str:
        """Kill it if it still runs; returns its log."""
        if self.process.poll() is None:
            self.process.kill()
        return self.process.communicate(timeout=30)[1]


@contextlib.contextmanager
def listeners(url: str, count: int = 1) -> Iterator[list[Listener]]:
    """Some listeners, ended afterwards."""
    started = [Listener(url) for _ in range(count)]
    try:
        for one in started:
            one.wait_until("started")
        yield started
    finally:
        for one in started:
            one.end()


def note(said: str = "oost liet schoppen aas vallen", **more: Any) -> bytes:
    """A note that a listener of the tests understands."""
    return json.dumps({"said": said, **more}).encode()


def left(url: str) -> dict[str, int]:
    """How many rows each table of the queue has, besides its listeners."""
    tables = ("notes", "procrastinate_jobs", "procrastinate_events")
    with psycopg.connect(url) as connection:
        return {name: _count(connection, f"SELECT count(*) FROM tafelarbiter_voice.{name}") for name in tables}


def begun_jobs(url: str) -> int:
    """How many notes are being listened to; none either while there are no tables yet."""
    with psycopg.connect(url) as connection:
        try:
            return _count(
                connection, "SELECT count(*) FROM tafelarbiter_voice.procrastinate_jobs WHERE status = 'doing'"
            )
        except psycopg.errors.UndefinedTable:
            return 0


def _count(connection: psycopg.Connection[Any], query: str) -> int:
    row = connection.execute(query.encode()).fetchone()
    return int(row[0]) if row else 0


NOTHING = {"notes": 0, "procrastinate_jobs": 0, "procrastinate_events": 0}

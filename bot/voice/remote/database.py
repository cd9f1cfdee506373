"""The schema, apart from the bot's own tables, in which notes and the tables of the job queue lie."""

from __future__ import annotations

from importlib.metadata import version
from importlib.resources import files

import psycopg
from procrastinate.schema import SchemaManager
from sqlalchemy import make_url

SCHEMA = "tafelarbiter_voice"
QUEUE = "notes"
TASK = "transcribe"

HEARTBEAT = 2.0
"""Seconds between two signs of life of a listener."""

SILENT = 10.0
"""Seconds without one after which it counts as dead, and what it was doing is done by another."""

CONNECTING: dict[str, object] = {
    "options": f"-c search_path={SCHEMA}",
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}

PATIENCE = 10.0
"""Seconds for which a connection is waited for."""

_LOCK = 7_301_951
_NOTES_VERSION = 1


def is_postgres(url: str) -> bool:
    """Whether a database can hold the queue."""
    return make_url(url).get_backend_name() in ("postgres", "postgresql")


def conninfo(url: str) -> str:
    """A database's URL as its driver takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def prepare(url: str) -> None:
    """Make the schema; anew when it is of another version, since notes live for seconds and none is worth moving."""
    wanted = f"procrastinate {version('procrastinate')}, notes {_NOTES_VERSION}"
    with psycopg.connect(conninfo(url), **CONNECTING) as connection:  # type: ignore[arg-type]
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        row = connection.execute("SELECT obj_description(to_regnamespace(%s), 'pg_namespace')", [SCHEMA]).fetchone()
        if row == (wanted,):
            return
        own = files(__package__).joinpath("notes.sql").read_text(encoding="utf-8")
        for statements in (
            f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE; CREATE SCHEMA {SCHEMA}",
            SchemaManager.get_schema(),
            own,
            f"COMMENT ON SCHEMA {SCHEMA} IS '{wanted}'",
        ):
            connection.execute(statements.encode())

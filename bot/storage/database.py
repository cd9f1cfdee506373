"""Opens the database that a URL names, brought up to date by its migrations."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.orm import Session, sessionmaker

_MIGRATION_LOCK = 7_301_950
_POSTGRES_OPTIONS = " ".join(
    f"-c {option}"
    for option in (
        # A replica that vanishes without a word, or hangs, must let go of its chats.
        "tcp_keepalives_idle=10",
        "tcp_keepalives_interval=5",
        "tcp_keepalives_count=3",
        "idle_in_transaction_session_timeout=120s",
    )
)


@dataclass(frozen=True, slots=True)
class Database:
    """An open database."""

    engine: Engine
    sessions: sessionmaker[Session]

    @property
    def is_postgres(self) -> bool:
        """Whether several replicas may share it."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def open_database(url: str, connections: int = 16) -> Database:
    """The database at `url`, created or migrated when needed. Raises SQLAlchemyError when that can't be done."""
    engine = _engine(_with_driver(url), connections)
    with engine.begin() as connection:
        _migrate(connection)
    return Database(engine, sessionmaker(engine, expire_on_commit=False))


def _with_driver(url: str) -> URL:
    parsed = make_url(url)
    return parsed.set(drivername="postgresql+psycopg") if parsed.drivername in ("postgres", "postgresql") else parsed


def _engine(url: URL, connections: int) -> Engine:
    # hide_parameters: what people wrote must not get into logs by way of an error.
    shared: dict[str, Any] = {"hide_parameters": True, "pool_size": connections, "max_overflow": 4}
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": 30}, **shared)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_immediate)
        return engine
    return create_engine(
        url, pool_pre_ping=True, connect_args={"options": _POSTGRES_OPTIONS, "connect_timeout": 10}, **shared
    )


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_immediate(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first and writes later could fail halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(files(__package__).joinpath("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

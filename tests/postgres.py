"""A real PostgreSQL server for the tests, started from the installed programs as an unprivileged user."""

from __future__ import annotations

import contextlib
import getpass
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

_numbers = itertools.count(1)


def _program(name: str) -> str | None:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(installed[-1]) if installed else shutil.which(name)


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The URL, without a database name, of a server that is thrown away afterwards."""
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    if initdb is None or pg_ctl is None:
        raise FileNotFoundError("no PostgreSQL server is installed")
    # PostgreSQL refuses to run as root.
    user = next(name for name in ("postgres", "nobody") if _exists(name)) if os.geteuid() == 0 else None
    home = Path(tempfile.mkdtemp(prefix="tafelarbiter-pg-"))
    if user is not None:
        shutil.chown(home, user)

    def run(*command: str) -> None:
        subprocess.run(command, check=True, user=user, cwd=home, stdout=subprocess.DEVNULL, env={"LC_ALL": "C.UTF-8"})

    data = str(home / "data")
    try:
        run(initdb, "-D", data, "-A", "trust", "-U", "test", "-E", "UTF8", "--no-sync")
        options = f"-k {home} -c listen_addresses='' -c max_connections=200"
        run(pg_ctl, "-D", data, "-o", options, "-l", str(home / "log"), "-w", "start")
        try:
            yield f"postgresql://test@/{{name}}?host={home}"
        finally:
            run(pg_ctl, "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A server for all tests."""
    if _program("initdb") is None:
        pytest.skip("no PostgreSQL server is installed")
    with server() as url:
        yield url


def _exists(name: str) -> bool:
    try:
        return pwd.getpwnam(name).pw_name != getpass.getuser()
    except KeyError:
        return False


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """The URL of an empty database."""
    name = f"test_{next(_numbers)}"
    with psycopg.connect(postgres_server.format(name="postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_server.format(name=name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an empty SQLite file."""
    return f"sqlite:///{tmp_path}/test.sqlite3"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, on SQLite and on PostgreSQL."""
    return str(request.getfixturevalue(f"{request.param}_url"))

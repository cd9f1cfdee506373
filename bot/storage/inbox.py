"""The inbox: updates are stored here before they are acknowledged, and each is handled once, in its chat's order.

A claim takes the oldest waiting update of a chat; as long as it is held, nobody else gets an update of that chat.
On PostgreSQL a claim is a row lock in an open transaction, so a replica that dies lets go of it at once, and all that
was written under the claim becomes visible together with the update being done. On SQLite there is one process; it
remembers which chats it has claimed and writes in short transactions: a long one would keep updates from being stored.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import ColumnElement, Select, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session, aliased

from bot.storage.database import Database
from bot.storage.tables import InboxRow

REMEMBERED = 48 * 3600.0
"""Seconds for which the id of a handled update is kept. Telegram itself gives up after 24 hours."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Arrival:
    """An update as it came in."""

    update_id: int
    chat_id: int
    user_id: int
    body: str


def put(session: Session, arrivals: Iterable[Arrival], now: float) -> int:
    """Store what isn't known yet. Returns how many of them were new."""
    new = 0
    insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    for it in arrivals:
        values = {"update_id": it.update_id, "chat_id": it.chat_id, "user_id": it.user_id, "body": it.body}
        statement = insert(InboxRow).values(**values, received_at=now).on_conflict_do_nothing()
        new += session.execute(statement.returning(InboxRow.update_id)).first() is not None
    return new


def recent(session: Session, row: InboxRow, seconds: float) -> tuple[int, int]:
    """How many updates of its user, and of its chat, came in so many seconds up to an update."""
    up_to = (InboxRow.received_at >= row.received_at - seconds, InboxRow.update_id <= row.update_id)
    of_user = _count(session, InboxRow.user_id == row.user_id, *up_to)
    return of_user, _count(session, InboxRow.chat_id == row.chat_id, *up_to)


def overtaken(session: Session, row: InboxRow) -> bool:
    """Whether later updates of the same user in the same chat wait behind an update."""
    later = (InboxRow.update_id > row.update_id, InboxRow.user_id == row.user_id, InboxRow.chat_id == row.chat_id)
    return _count(session, InboxRow.done_at.is_(None), *later) > 0


def waiting(session: Session) -> int:
    """How many updates aren't done yet."""
    return _count(session, InboxRow.done_at.is_(None))


def _count(session: Session, *conditions: ColumnElement[bool]) -> int:
    return session.scalar(select(func.count()).select_from(InboxRow).where(*conditions)) or 0


def forget_handled(session: Session, now: float) -> None:
    """Remove the ids that no repetition can have any more."""
    session.execute(delete(InboxRow).where(InboxRow.done_at < now - REMEMBERED))


class Claim(Protocol):
    """The oldest waiting update of a chat, held until it is done or put off."""

    @property
    def row(self) -> InboxRow:
        """The update."""

    def run(self, act: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the storage."""

    def done(self) -> None:
        """The update is handled."""

    def put_off(self, seconds: float, failed: bool) -> None:
        """Try again later; the chat waits. `failed` counts as an attempt."""


def next_claim(database: Database, busy: Busy) -> Claim | None:
    """The next update to handle, or None when there is none."""
    return _claim_postgres(database) if database.is_postgres else _claim_sqlite(database, busy)


class Busy:
    """The chats that this process has claimed on SQLite."""

    def __init__(self) -> None:
        self._chats: set[int] = set()
        self._lock = threading.Lock()

    def take(self, find: Callable[[set[int]], InboxRow | None]) -> InboxRow | None:
        """Claim the chat of the update that `find` returns, given the chats to leave alone."""
        with self._lock:
            row = find(self._chats)
            if row is not None:
                self._chats.add(row.chat_id)
            return row

    def free(self, chat_id: int) -> None:
        """The chat may be claimed again."""
        with self._lock:
            self._chats.discard(chat_id)


def _oldest(*conditions: ColumnElement[bool]) -> Select[InboxRow]:
    """The oldest update that waits and has none of its own chat before it."""
    earlier = aliased(InboxRow)
    first = ~exists().where(
        earlier.chat_id == InboxRow.chat_id, earlier.done_at.is_(None), earlier.update_id < InboxRow.update_id
    )
    return (
        select(InboxRow)
        .where(InboxRow.done_at.is_(None), InboxRow.not_before <= time.time(), first, *conditions)
        .order_by(InboxRow.update_id)
        .limit(1)
    )


def _finish(session: Session, row: InboxRow) -> None:
    session.execute(update(InboxRow).where(InboxRow.update_id == row.update_id).values(done_at=time.time(), body=None))


def _delay(session: Session, row: InboxRow, seconds: float, failed: bool) -> None:
    changes = {"not_before": time.time() + seconds, "attempts": row.attempts + failed}
    session.execute(update(InboxRow).where(InboxRow.update_id == row.update_id).values(**changes))


def _claim_sqlite(database: Database, busy: Busy) -> Claim | None:
    def find(chats: set[int]) -> InboxRow | None:
        with database.sessions.begin() as session:
            return session.scalars(_oldest(InboxRow.chat_id.not_in(chats))).first()

    row = busy.take(find)
    return _SqliteClaim(database, busy, row) if row else None


@dataclass(frozen=True, slots=True)
class _SqliteClaim:
    database: Database
    busy: Busy
    row: InboxRow

    def run(self, act: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self.database.sessions.begin() as session:
            return act(session, *args, **kwargs)

    def done(self) -> None:
        try:
            self.run(_finish, self.row)
        finally:
            self.busy.free(self.row.chat_id)

    def put_off(self, seconds: float, failed: bool) -> None:
        try:
            self.run(_delay, self.row, seconds, failed)
        finally:
            self.busy.free(self.row.chat_id)


def _claim_postgres(database: Database) -> Claim | None:
    session = database.sessions()
    try:
        row = session.scalars(_oldest().with_for_update(skip_locked=True, of=InboxRow)).first()
        if row is not None:
            return _PostgresClaim(session, row)
    except BaseException:
        session.close()
        raise
    session.close()
    return None


@dataclass(frozen=True, slots=True)
class _PostgresClaim:
    session: Session
    row: InboxRow

    def run(self, act: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self.session.begin_nested():  # an error undoes this step, not the claim
            return act(self.session, *args, **kwargs)

    def done(self) -> None:
        self._commit(_finish, self.row)

    def put_off(self, seconds: float, failed: bool) -> None:
        self._commit(_delay, self.row, seconds, failed)

    def _commit(self, act: Callable[Concatenate[Session, P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            act(self.session, *args, **kwargs)
            self.session.commit()
        finally:
            self.session.close()

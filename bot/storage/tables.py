"""The tables. Times are seconds since 1970; they mean the same in SQLite and in PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, Integer, Text, UniqueConstraint, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

_BIG = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up by itself only in a column of type INTEGER


class Base(DeclarativeBase):
    """All tables."""

    type_annotation_map = {int: _BIG, float: Double, str: Text, dict[str, Any]: JSON, list[str]: JSON}  # noqa: RUF012


class InboxRow(Base):
    """An update, stored before it is acknowledged.

    When it is done the body goes; the id stays to recognise a repetition.
    """

    __tablename__ = "inbox"
    __table_args__ = (
        Index(
            "inbox_waiting",
            "chat_id",
            "update_id",
            sqlite_where=text("done_at IS NULL"),
            postgresql_where=text("done_at IS NULL"),
        ),
        Index("inbox_of_user", "user_id", "received_at"),
        Index("inbox_of_chat", "chat_id", "received_at"),
    )

    update_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    chat_id: Mapped[int]
    user_id: Mapped[int]
    body: Mapped[str | None]
    received_at: Mapped[float]
    not_before: Mapped[float] = mapped_column(default=0.0)
    attempts: Mapped[int] = mapped_column(default=0)
    done_at: Mapped[float | None]


class ChatRow(Base):
    """The choices of a chat."""

    __tablename__ = "chats"

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    choices: Mapped[dict[str, Any]]
    warned_at: Mapped[float] = mapped_column(default=0.0)
    seen_at: Mapped[float]


class TurnRow(Base):
    """A turn. Only added to: an edit is another row that names the turn it takes the place of (`root`).

    `part` tells apart the turns of one update, `first` begins a conversation, `aside` changed nothing (a look-up), and
    a `void` turn could not be answered and is left out.
    """

    __tablename__ = "turns"
    __table_args__ = (
        UniqueConstraint("chat_id", "update_id", "part"),
        Index("turns_of_place", "chat_id", "topic", "id"),
        Index("turns_of_message", "chat_id", "message_id"),
        {"sqlite_autoincrement": True},  # the id of a forgotten turn isn't given to another one
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    chat_id: Mapped[int]
    topic: Mapped[int]
    update_id: Mapped[int]
    part: Mapped[int]
    message_id: Mapped[int | None]
    user_id: Mapped[int]
    at: Mapped[float]
    body: Mapped[dict[str, Any]]
    root: Mapped[int | None]
    first: Mapped[bool] = mapped_column(server_default=false(), default=False)
    aside: Mapped[bool] = mapped_column(server_default=false(), default=False)
    void: Mapped[bool] = mapped_column(server_default=false(), default=False)


class RulingRow(Base):
    """A ruling as it was given. An edit of an earlier turn may give a turn another one."""

    __tablename__ = "rulings"
    __table_args__ = (UniqueConstraint("turn_id", "update_id"), Index("rulings_of_chat", "chat_id", "id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    turn_id: Mapped[int] = mapped_column(ForeignKey("turns.id", ondelete="CASCADE"))
    update_id: Mapped[int]
    chat_id: Mapped[int]
    at: Mapped[float]
    who: Mapped[str]
    table_number: Mapped[int | None]
    board_number: Mapped[int | None]
    irregularity: Mapped[str]
    facts: Mapped[dict[str, Any]]
    assumed: Mapped[dict[str, Any]]
    ruling: Mapped[str]
    articles: Mapped[list[str]]


class SentRow(Base):
    """A message of the bot: the part of the answer to a turn that it shows."""

    __tablename__ = "sent"
    __table_args__ = (Index("sent_of_turn", "turn_id"), UniqueConstraint("chat_id", "message_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    turn_id: Mapped[int] = mapped_column(ForeignKey("turns.id", ondelete="CASCADE"))
    chat_id: Mapped[int]
    message_id: Mapped[int]
    part: Mapped[int]
    table_number: Mapped[int | None]
    board_number: Mapped[int | None]


class ButtonRow(Base):
    """What a button means: the turn it stands for, and the turn after whose answer it was shown."""

    __tablename__ = "buttons"
    __table_args__ = (Index("buttons_of_turn", "turn_id"),)

    token: Mapped[str] = mapped_column(primary_key=True)
    turn_id: Mapped[int] = mapped_column(ForeignKey("turns.id", ondelete="CASCADE"))
    chat_id: Mapped[int]
    label: Mapped[str]
    body: Mapped[dict[str, Any]]

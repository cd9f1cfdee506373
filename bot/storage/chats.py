"""Chats: what they have chosen, moving to another id, being forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.orm import Session

from bot.storage.tables import ButtonRow, ChatRow, InboxRow, RulingRow, SentRow, TurnRow


def choices(session: Session, chat_id: int) -> dict[str, Any]:
    """What a chat has chosen; empty when it never did."""
    row = session.get(ChatRow, chat_id)
    return dict(row.choices) if row else {}


def choose(session: Session, chat_id: int, chosen: dict[str, Any], now: float) -> None:
    """Change some of a chat's choices."""
    row = _row(session, chat_id, now)
    row.choices = {**row.choices, **chosen}


def may_warn(session: Session, chat_id: int, now: float, every: float) -> bool:
    """Whether it is time to warn a chat (again); if so, it counts as warned."""
    row = _row(session, chat_id, now)
    if now - row.warned_at < every:
        return False
    row.warned_at = now
    return True


def _row(session: Session, chat_id: int, now: float) -> ChatRow:
    row = session.get(ChatRow, chat_id)
    if row is None:
        row = ChatRow(chat_id=chat_id, choices={}, warned_at=0.0, seen_at=now)
        session.add(row)
    row.seen_at = now
    return row


def move(session: Session, old: int, new: int) -> None:
    """A group has become a supergroup and with it got another id."""
    for table in (TurnRow, RulingRow, ButtonRow):
        session.execute(update(table).where(table.chat_id == old).values(chat_id=new))
    session.execute(delete(SentRow).where(SentRow.chat_id == old))  # message ids start anew
    if session.get(ChatRow, new) is None:
        session.execute(update(ChatRow).where(ChatRow.chat_id == old).values(chat_id=new))


def forget(session: Session, chat_id: int) -> int:
    """Remove everything of a chat. Returns the number of turns that were removed."""
    removed = _forget_turns(session, TurnRow.chat_id == chat_id)
    session.execute(delete(ChatRow).where(ChatRow.chat_id == chat_id))
    session.execute(delete(InboxRow).where(InboxRow.chat_id == chat_id, InboxRow.done_at.is_not(None)))
    return removed


def forget_older(session: Session, before: float) -> int:
    """Remove what is older than that, and chats of which nothing has been heard since."""
    removed = _forget_turns(session, TurnRow.at < before)
    silent = ~exists().where(TurnRow.chat_id == ChatRow.chat_id)
    session.execute(delete(ChatRow).where(ChatRow.seen_at < before, silent))
    return removed


def _forget_turns(session: Session, which: ColumnElement[bool]) -> int:
    """Rulings, buttons and messages go with their turns, on SQLite too (foreign keys are on)."""
    count = session.scalar(select(func.count()).select_from(TurnRow).where(which)) or 0
    session.execute(delete(TurnRow).where(which))
    return count

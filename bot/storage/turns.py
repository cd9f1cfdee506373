"""Turns: added to, never changed. The conversation is what stands there now, each turn as it was last edited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from bot.reply import Turn
from bot.storage.places import Place
from bot.storage.tables import TurnRow


@dataclass(frozen=True, slots=True)
class Source:
    """The update that a turn came from, and who wrote it."""

    update_id: int
    user_id: int
    message_id: int | None
    at: float


def to_json(turn: Turn) -> dict[str, Any]:
    """A turn as JSON: the one of its three fields that is set."""
    if turn.text is not None:
        return {"text": turn.text}
    return {"pick": turn.pick} if turn.pick is not None else {"answer": list(turn.answer or ())}


def from_json(body: dict[str, Any]) -> Turn:
    """The turn that `to_json` wrote."""
    if "answer" in body:
        fact, value = body["answer"]
        return Turn(answer=(fact, value))
    return Turn(text=body.get("text"), pick=body.get("pick"))


def add(session: Session, place: Place, source: Source, turn: Turn, *, part: int = 0, first: bool = False) -> TurnRow:
    """Add a turn at the end. The same update twice is the same turn."""
    return _added(session, place, source, turn, part=part, first=first, root=None)


def revise(session: Session, place: Place, source: Source, turn: Turn) -> TurnRow | None:
    """Put a turn in the place of the one that came from the same message; None when that one isn't known."""
    found = (
        select(TurnRow)
        .where(TurnRow.chat_id == place.chat_id, TurnRow.message_id == source.message_id, TurnRow.part == 0)
        .order_by(TurnRow.id)
    )
    original = session.scalars(found).first()
    if original is None:
        return None
    return _added(session, place, source, turn, part=0, first=False, root=original.id)


def _added(
    session: Session, place: Place, source: Source, turn: Turn, *, part: int, first: bool, root: int | None
) -> TurnRow:
    known = of_update(session, place, source.update_id, part)
    if known is not None:
        return known
    row = TurnRow(
        chat_id=place.chat_id,
        topic=place.topic,
        update_id=source.update_id,
        part=part,
        message_id=source.message_id,
        user_id=source.user_id,
        at=source.at,
        body=to_json(turn),
        root=root,
        first=first,
    )
    session.add(row)
    session.flush()
    return row


def of_update(session: Session, place: Place, update_id: int, part: int = 0) -> TurnRow | None:
    """The turn that an update became, when it has become one."""
    found = select(TurnRow).where(
        TurnRow.chat_id == place.chat_id, TurnRow.update_id == update_id, TurnRow.part == part
    )
    return session.scalars(found).first()


def conversation(session: Session, place: Place) -> list[TurnRow]:
    """The turns since the conversation began, in order, each in its latest version."""
    here = (TurnRow.chat_id == place.chat_id, TurnRow.topic == place.topic, TurnRow.void.is_(False))
    start = (
        session.scalar(select(func.max(TurnRow.id)).where(*here, TurnRow.first.is_(True), TurnRow.root.is_(None))) or 0
    )
    latest: dict[int, TurnRow] = {}
    for row in session.scalars(select(TurnRow).where(*here, TurnRow.id >= start).order_by(TurnRow.id)):
        if row.root is None:
            latest[row.id] = row
        elif row.root in latest:
            latest[row.root] = row
    return list(latest.values())


def mark_aside(session: Session, turn_ids: Sequence[int]) -> None:
    """These turns changed nothing in what is remembered."""
    session.execute(update(TurnRow).where(TurnRow.id.in_(turn_ids)).values(aside=True))


def mark_void(session: Session, turn_id: int) -> None:
    """This turn could not be answered; the conversation goes on without it."""
    session.execute(update(TurnRow).where(TurnRow.id == turn_id).values(void=True))

"""The log of rulings: what was ruled, on which facts, when and for whom. It stays as it was given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from bot.storage.tables import RulingRow


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling."""

    at: float
    who: str
    table: int | None
    board: int | None
    irregularity: str
    facts: dict[str, Any]
    assumed: dict[str, Any]
    text: str
    articles: list[str]


def keep(session: Session, chat_id: int, turn_id: int, update_id: int, ruling: Ruling) -> None:
    """Add the ruling that an update gave to a turn; once."""
    known = select(RulingRow.id).where(RulingRow.turn_id == turn_id, RulingRow.update_id == update_id)
    if session.scalar(known) is not None:
        return
    session.add(
        RulingRow(
            turn_id=turn_id,
            update_id=update_id,
            chat_id=chat_id,
            at=ruling.at,
            who=ruling.who,
            table_number=ruling.table,
            board_number=ruling.board,
            irregularity=ruling.irregularity,
            facts=ruling.facts,
            assumed=ruling.assumed,
            ruling=ruling.text,
            articles=ruling.articles,
        )
    )


def of_chat(session: Session, chat_id: int, last: int | None = None) -> list[Ruling]:
    """The rulings in a chat, oldest first; only the `last` ones when that is given."""
    found = select(RulingRow).where(RulingRow.chat_id == chat_id).order_by(RulingRow.id.desc()).limit(last)
    return [
        Ruling(
            row.at,
            row.who,
            row.table_number,
            row.board_number,
            row.irregularity,
            row.facts,
            row.assumed,
            row.ruling,
            row.articles,
        )
        for row in reversed(session.scalars(found).all())
    ]

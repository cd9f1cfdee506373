"""What the bot showed: its messages, and what their buttons mean."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from bot.reply import Button, Turn
from bot.storage.tables import ButtonRow, SentRow
from bot.storage.turns import from_json, to_json

TableAndBoard = tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a button stands for, and the turn after whose answer it was shown."""

    turn: Turn
    label: str
    turn_id: int


def keep_buttons(session: Session, chat_id: int, turn_id: int, buttons: Sequence[Button]) -> list[str]:
    """Store buttons; returns a token for each."""
    tokens = [secrets.token_urlsafe(9) for _ in buttons]
    for token, button in zip(tokens, buttons, strict=True):
        session.add(
            ButtonRow(token=token, turn_id=turn_id, chat_id=chat_id, label=button.label, body=to_json(button.turn))
        )
    return tokens


def meaning(session: Session, chat_id: int, token: str) -> Meaning | None:
    """What a button of this chat stands for, or None."""
    row = session.get(ButtonRow, token)
    if row is None or row.chat_id != chat_id:
        return None
    return Meaning(from_json(row.body), row.label, row.turn_id)


def shown(session: Session, turn_id: int) -> list[int]:
    """The messages that show the answer to a turn, in order."""
    return list(session.scalars(select(SentRow.message_id).where(SentRow.turn_id == turn_id).order_by(SentRow.part)))


def keep_sent(
    session: Session,
    chat_id: int,
    turn_id: int,
    message_id: int,
    part: int,
    about: TableAndBoard,
    instead_of: int | None = None,
) -> None:
    """Remember that a message shows a part of the answer to a turn, perhaps instead of a message that was removed."""
    gone = [message_id] if instead_of is None else [message_id, instead_of]
    session.execute(delete(SentRow).where(SentRow.chat_id == chat_id, SentRow.message_id.in_(gone)))
    table, board = about
    session.add(
        SentRow(
            turn_id=turn_id, chat_id=chat_id, message_id=message_id, part=part, table_number=table, board_number=board
        )
    )


def forget_sent(session: Session, chat_id: int, message_id: int) -> None:
    """A message is gone."""
    session.execute(delete(SentRow).where(SentRow.chat_id == chat_id, SentRow.message_id == message_id))


def take_over(session: Session, old_turn_ids: Sequence[int], turn_id: int) -> None:
    """The messages that show the answers to some turns are going to show the answer to another one."""
    session.execute(update(SentRow).where(SentRow.turn_id.in_(old_turn_ids)).values(turn_id=turn_id))


def forget_shown(session: Session, turn_id: int) -> None:
    """The answer to a turn is going to be shown elsewhere."""
    session.execute(delete(SentRow).where(SentRow.turn_id == turn_id))


def turn_shown(session: Session, chat_id: int, message_id: int) -> int | None:
    """The turn whose answer a message is part of."""
    return session.scalar(select(SentRow.turn_id).where(SentRow.chat_id == chat_id, SentRow.message_id == message_id))


def about(session: Session, turn_id: int) -> TableAndBoard:
    """The table and board that the answer to a turn was about, as far as they were told."""
    row = session.scalars(select(SentRow).where(SentRow.turn_id == turn_id)).first()
    return (row.table_number, row.board_number) if row else (None, None)

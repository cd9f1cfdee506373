"""First tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """First tables."""
    op.create_table(
        "chats",
        sa.Column("chat_id", _BIG, autoincrement=False, nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("warned_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("chat_id"),
    )
    op.create_table(
        "inbox",
        sa.Column("update_id", _BIG, autoincrement=False, nullable=False),
        sa.Column("chat_id", _BIG, nullable=False),
        sa.Column("user_id", _BIG, nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("received_at", sa.Double(), nullable=False),
        sa.Column("not_before", sa.Double(), nullable=False),
        sa.Column("attempts", _BIG, nullable=False),
        sa.Column("done_at", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("update_id"),
    )
    op.create_index("inbox_of_chat", "inbox", ["chat_id", "received_at"], unique=False)
    op.create_index("inbox_of_user", "inbox", ["user_id", "received_at"], unique=False)
    op.create_index(
        "inbox_waiting",
        "inbox",
        ["chat_id", "update_id"],
        unique=False,
        sqlite_where=sa.text("done_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL"),
    )
    op.create_table(
        "turns",
        sa.Column("id", _BIG, nullable=False),
        sa.Column("chat_id", _BIG, nullable=False),
        sa.Column("topic", _BIG, nullable=False),
        sa.Column("update_id", _BIG, nullable=False),
        sa.Column("part", _BIG, nullable=False),
        sa.Column("message_id", _BIG, nullable=True),
        sa.Column("user_id", _BIG, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("root", _BIG, nullable=True),
        sa.Column("first", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("aside", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("void", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("chat_id", "update_id", "part"),
        sqlite_autoincrement=True,
    )
    op.create_index("turns_of_message", "turns", ["chat_id", "message_id"], unique=False)
    op.create_index("turns_of_place", "turns", ["chat_id", "topic", "id"], unique=False)
    op.create_table(
        "buttons",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("turn_id", _BIG, nullable=False),
        sa.Column("chat_id", _BIG, nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["turn_id"], ["turns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("buttons_of_turn", "buttons", ["turn_id"], unique=False)
    op.create_table(
        "rulings",
        sa.Column("id", _BIG, nullable=False),
        sa.Column("turn_id", _BIG, nullable=False),
        sa.Column("update_id", _BIG, nullable=False),
        sa.Column("chat_id", _BIG, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("table_number", _BIG, nullable=True),
        sa.Column("board_number", _BIG, nullable=True),
        sa.Column("irregularity", sa.Text(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("assumed", sa.JSON(), nullable=False),
        sa.Column("ruling", sa.Text(), nullable=False),
        sa.Column("articles", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["turn_id"], ["turns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("turn_id", "update_id"),
    )
    op.create_index("rulings_of_chat", "rulings", ["chat_id", "id"], unique=False)
    op.create_table(
        "sent",
        sa.Column("id", _BIG, nullable=False),
        sa.Column("turn_id", _BIG, nullable=False),
        sa.Column("chat_id", _BIG, nullable=False),
        sa.Column("message_id", _BIG, nullable=False),
        sa.Column("part", _BIG, nullable=False),
        sa.Column("table_number", _BIG, nullable=True),
        sa.Column("board_number", _BIG, nullable=True),
        sa.ForeignKeyConstraint(["turn_id"], ["turns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("chat_id", "message_id"),
    )
    op.create_index("sent_of_turn", "sent", ["turn_id"], unique=False)

"""Turns, buttons, rulings and choices of a chat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from bot.reply import Button, Turn
from bot.storage import answers, chats, rulings, turns
from bot.storage.database import Database, open_database
from bot.storage.places import Place
from bot.storage.tables import Base
from bot.storage.turns import Source

HERE = Place(7)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = open_database(database_url)
    yield opened
    opened.close()


@pytest.fixture
def session(database: Database) -> Iterator[Session]:
    with database.sessions.begin() as opened:
        yield opened


def source(update_id: int, message_id: int | None = None, at: float = 1.0) -> Source:
    return Source(update_id, 5, message_id, at)


def said(session: Session, place: Place = HERE) -> list[Turn]:
    return [turns.from_json(row.body) for row in turns.conversation(session, place)]


def test_migrations_give_the_tables_that_the_code_has(database: Database) -> None:
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []


@pytest.mark.parametrize(
    "turn",
    [
        Turn(text="oost verzaakt"),
        Turn(answer=("offender", "E")),
        Turn(answer=("cards", ["SK", "D2"])),
        Turn(answer=("slip", None)),
        Turn(pick="revoke"),
        Turn(text=""),
    ],
)
def test_a_turn_survives_storage(session: Session, turn: Turn) -> None:
    turns.add(session, HERE, source(1), turn)
    assert said(session) == [turn]


def test_the_same_update_is_the_same_turn(session: Session) -> None:
    first = turns.add(session, HERE, source(1), Turn(text="a"))
    assert turns.add(session, HERE, source(1), Turn(text="a")).id == first.id
    assert said(session) == [Turn(text="a")]


def test_topics_are_conversations_of_their_own(session: Session) -> None:
    turns.add(session, HERE, source(1), Turn(text="a"))
    turns.add(session, Place(7, 3), source(2), Turn(text="b"))
    turns.add(session, Place(8), source(3), Turn(text="c"))
    assert said(session) == [Turn(text="a")]
    assert said(session, Place(7, 3)) == [Turn(text="b")]


def test_an_edit_takes_the_place_of_its_original(session: Session) -> None:
    for number, words in enumerate(("a", "b"), 1):
        turns.add(session, HERE, source(number, 10 * number), Turn(text=words))
    turns.revise(session, HERE, source(3, 10), Turn(text="A"))
    turns.revise(session, HERE, source(4, 10), Turn(text="AA"))
    assert said(session) == [Turn(text="AA"), Turn(text="b")]
    assert turns.revise(session, HERE, source(5, 99), Turn(text="?")) is None


def test_a_new_conversation_begins_without_the_old_turns(session: Session) -> None:
    turns.add(session, HERE, source(1, 10), Turn(text="a"))
    turns.add(session, HERE, source(2, 20), Turn(text="b"), first=True)
    turns.revise(session, HERE, source(3, 10), Turn(text="A"))
    assert said(session) == [Turn(text="b")]


def test_a_void_turn_is_left_out(session: Session) -> None:
    row = turns.add(session, HERE, source(1), Turn(text="a"))
    turns.mark_void(session, row.id)
    assert said(session) == []


def test_buttons_belong_to_their_chat(session: Session) -> None:
    row = turns.add(session, HERE, source(1), Turn(text="a"))
    button = Button("Zuid", Turn(answer=("declarer", "S")))
    (token,) = answers.keep_buttons(session, 7, row.id, [button])
    session.flush()
    assert answers.meaning(session, 7, token) == answers.Meaning(button.turn, "Zuid", row.id)
    assert answers.meaning(session, 8, token) is None
    assert answers.meaning(session, 7, "nonsense") is None


def test_an_answer_may_move_to_another_turn(session: Session) -> None:
    one = turns.add(session, HERE, source(1), Turn(text="a"))
    two = turns.add(session, HERE, source(2), Turn(text="b"))
    for part, message_id in enumerate((100, 101)):
        answers.keep_sent(session, 7, one.id, message_id, part, (4, 12))
    session.flush()
    assert answers.turn_shown(session, 7, 100) == one.id
    assert answers.about(session, one.id) == (4, 12)
    answers.take_over(session, [one.id], two.id)
    assert answers.shown(session, one.id) == []
    assert answers.shown(session, two.id) == [100, 101]


def test_forgetting_removes_everything_of_a_chat(database: Database) -> None:
    ruling = rulings.Ruling(1.0, "Ann", 4, 12, "revoke", {"offender": "E"}, {}, "…", ["64A1"])
    with database.sessions.begin() as session:
        for chat, number in ((7, 1), (8, 2)):
            row = turns.add(session, Place(chat), source(number), Turn(text="a"))
            answers.keep_buttons(session, chat, row.id, [Button("x", Turn(text="y"))])
            answers.keep_sent(session, chat, row.id, 100, 0, (None, None))
            rulings.keep(session, chat, row.id, number, ruling)
            chats.choose(session, chat, {"brief": True}, 1.0)
    with database.sessions.begin() as session:
        assert rulings.of_chat(session, 7) == [ruling]
        assert chats.forget(session, 7) == 1
    with database.sessions.begin() as session:
        for table in Base.metadata.tables.values():
            if "chat_id" in table.columns:
                assert session.scalar(select(func.count()).select_from(table).where(table.c.chat_id == 7)) == 0
        assert said(session, Place(8)) == [Turn(text="a")]
        assert chats.choices(session, 8) == {"brief": True}
        assert len(rulings.of_chat(session, 8)) == 1


def test_retention_removes_what_is_old(session: Session) -> None:
    turns.add(session, HERE, source(1, at=1.0), Turn(text="old"))
    turns.add(session, HERE, source(2, at=100.0), Turn(text="new"))
    assert chats.forget_older(session, 50.0) == 1
    assert said(session) == [Turn(text="new")]


def test_choices_add_up_and_move_with_the_chat(session: Session) -> None:
    chats.choose(session, 7, {"brief": True}, 1.0)
    chats.choose(session, 7, {"edition": "1997"}, 2.0)
    turns.add(session, HERE, source(1), Turn(text="a"))
    chats.move(session, 7, -100)
    assert chats.choices(session, -100) == {"brief": True, "edition": "1997"}
    assert said(session, Place(-100)) == [Turn(text="a")]


def test_a_chat_is_warned_once_in_a_while(session: Session) -> None:
    assert chats.may_warn(session, 7, 1000.0, 60)
    assert not chats.may_warn(session, 7, 1050.0, 60)
    assert chats.may_warn(session, 7, 1061.0, 60)

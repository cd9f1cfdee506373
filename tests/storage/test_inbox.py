"""The inbox: stored once, handled once, in order, one claim a chat."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from bot.storage import inbox
from bot.storage.database import Database, open_database
from bot.storage.inbox import Arrival, Busy, next_claim, put
from bot.storage.tables import InboxRow


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = open_database(database_url)
    yield opened
    opened.close()


def store(database: Database, *updates: tuple[int, int]) -> int:
    with database.sessions.begin() as session:
        return put(session, [Arrival(update_id, chat, chat, "{}") for update_id, chat in updates], time.time())


def test_the_same_update_twice_is_stored_once(database: Database) -> None:
    assert store(database, (1, 7), (2, 7), (1, 7)) == 2
    assert store(database, (2, 7), (3, 7)) == 1


def test_a_chat_is_claimed_once_and_in_order(database: Database) -> None:
    store(database, (2, 7), (1, 7), (3, 8))
    busy = Busy()
    first, other = next_claim(database, busy), next_claim(database, busy)
    assert first and other
    assert (first.row.update_id, other.row.update_id) == (1, 3)
    assert next_claim(database, busy) is None
    first.done()
    second = next_claim(database, busy)
    assert second and second.row.update_id == 2
    second.done()
    other.done()
    assert next_claim(database, busy) is None
    assert store(database, (1, 7)) == 0  # a repetition of a handled update


def test_a_chat_waits_for_an_update_that_is_put_off(database: Database) -> None:
    store(database, (1, 7), (2, 7))
    busy = Busy()
    claim = next_claim(database, busy)
    assert claim
    claim.put_off(0.3, failed=True)
    assert next_claim(database, busy) is None
    time.sleep(0.35)
    again = next_claim(database, busy)
    assert again and (again.row.update_id, again.row.attempts) == (1, 1)
    again.done()


def test_a_handled_update_keeps_no_text(database: Database) -> None:
    store(database, (1, 7))
    claim = next_claim(database, Busy())
    assert claim
    claim.done()
    with database.sessions.begin() as session:
        row = session.get_one(InboxRow, 1)
        assert row.body is None
        inbox.forget_handled(session, time.time() + inbox.REMEMBERED + 1)
    with database.sessions.begin() as session:
        assert session.get(InboxRow, 1) is None


def test_an_error_inside_a_claim_undoes_that_step_only(database: Database) -> None:
    store(database, (1, 7))
    claim = next_claim(database, Busy())
    assert claim
    with pytest.raises(ZeroDivisionError):
        claim.run(lambda session: session.execute(text("DELETE FROM inbox")) and 1 / 0)
    claim.done()
    with database.sessions.begin() as session:
        assert session.get_one(InboxRow, 1).done_at is not None


def test_many_claimants_keep_the_order_of_each_chat(database: Database) -> None:
    chats = range(10)
    store(database, *((10 * n + chat, chat) for n in range(20) for chat in chats))
    handled: list[tuple[int, int]] = []
    busy = Busy()

    def work() -> None:
        misses = 0
        while misses < 20:
            claim = next_claim(database, busy)
            if claim is None:
                misses += 1
                time.sleep(0.01)
                continue
            handled.append((claim.row.chat_id, claim.row.update_id))
            claim.done()

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(handled) == 200
    for chat in chats:
        mine = [update_id for where, update_id in handled if where == chat]
        assert mine == sorted(mine)


def test_a_dead_replica_lets_go(postgres_url: str) -> None:
    one, two = open_database(postgres_url), open_database(postgres_url)
    store(one, (1, 7))
    claim = next_claim(one, Busy())
    assert claim and next_claim(two, Busy()) is None
    with two.sessions.begin() as session:
        session.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'")
        )
    taken = next_claim(two, Busy())
    assert taken and taken.row.update_id == 1
    taken.done()
    with pytest.raises(Exception, match="terminat"):
        claim.done()
    one.close()
    two.close()


def test_two_replicas_may_start_at_once(postgres_url: str) -> None:
    opened: list[Database] = []
    threads = [threading.Thread(target=lambda: opened.append(open_database(postgres_url))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 3
    for database in opened:
        database.close()

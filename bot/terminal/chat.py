"""A conversation in the terminal, kept in the database so that a restart forgets nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module

from bot import texts
from bot.conversation import reply
from bot.reply import Button, Reply, Turn
from bot.storage import turns as stored
from bot.storage.database import Database
from bot.storage.places import Place
from bot.storage.turns import Source
from bot.terminal.showing import clean, say, shown, turn_for, wrapped

HERE = Place(0)
"""The terminal's own conversation; no Telegram chat has this id."""

Write = Callable[[str], object]


def chat(database: Database, lines: Iterable[str], write: Write) -> None:
    """Talk until somebody says stop or there are no more lines."""
    said, buttons = _remembered(database, write)
    for line in map(clean, lines):
        if _is(line, "stop"):
            break
        turn, fresh = turn_for(line, buttons), _is(line, "fresh")
        if fresh:
            said = []
        answer = _answer([*said, turn])
        if answer is None:
            write(f"\n{say('failed')}\n")
            continue
        said = [*said, turn]
        if answer.kind != "lookup":  # what was asked before a look-up is still open
            buttons = answer.buttons
        _keep(database, turn, first=fresh)
        write(f"\n{shown(answer)}\n")
    write(say("goodbye"))


def _is(line: str, what: str) -> bool:
    return line.casefold().strip(" .!") in texts.load("terminal")["words"][what]


def _remembered(database: Database, write: Write) -> tuple[list[Turn], tuple[Button, ...]]:
    """The conversation as it stands in the database, and the choices that are open."""
    with database.sessions.begin() as session:
        said = [stored.from_json(row.body) for row in stored.conversation(session, HERE)]
    if not said or _is(said[-1].text or "", "fresh"):
        write(f"{wrapped(say('welcome'))}\n")
        return [], ()
    last = _answer(said)
    if last is None:
        write(f"{say('forgotten')}\n")
        return [], ()
    write(f"{say('resumed')}\n\n{shown(last)}\n")
    return said, last.buttons


def _answer(said: Sequence[Turn]) -> Reply | None:
    """The answer; None when none could be given. A chat must go on, whatever went wrong."""
    try:
        return reply(said)
    except Exception:
        return None


def _keep(database: Database, turn: Turn, *, first: bool) -> None:
    with database.sessions.begin() as session:
        stored.add(session, HERE, Source(time.time_ns(), 0, None, time.time()), turn, first=first)


def typed(prompt: str) -> Iterator[str]:
    """The lines that somebody types, until the end of the input."""
    with suppress(ImportError):  # not on every system
        import_module("readline")  # arrow keys and earlier lines
    while True:
        try:
            yield input(prompt)
        except EOFError:
            return

"""What is read and written for one turn; each function is one step in the storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy.orm import Session

from bot.reply import Button, Reply, Turn
from bot.settings import Settings
from bot.storage import answers, chats, rulings, turns
from bot.storage.answers import Meaning, TableAndBoard
from bot.storage.places import Place
from bot.storage.rulings import Ruling
from bot.storage.tables import TurnRow
from bot.storage.turns import Source
from bot.telegram.choices import Choices, read
from bot.telegram.dutch import spoken


@dataclass(frozen=True, slots=True)
class Heard:
    """A conversation up to the turn that is to be answered."""

    turn_id: int
    turns: tuple[Turn, ...]
    ids: tuple[int, ...]
    choices: Choices
    afresh: bool = False


@dataclass(frozen=True, slots=True)
class Tapped:
    """What a tap on a button came to, and the conversation as it is now."""

    end: Literal["said", "done before", "old", "expired"]
    heard: Heard | None
    meaning: Meaning | None = None
    """What the button stood for, as far as it is known."""


def hear(session: Session, place: Place, source: Source, text: str, about: int | None, settings: Settings) -> Heard:
    """Add what was said. `about` is the message of the bot that it replies to."""
    known = turns.of_update(session, place, source.update_id)
    rows = turns.conversation(session, place)
    afresh = False
    if known is None:
        afresh = bool(rows) and (
            len(rows) >= settings.max_turns or source.at - rows[-1].at > settings.conversation_hours * 3600
        )
        where = _elsewhere(session, place, rows, about)
        if where:
            turns.add(session, place, source, Turn(text=where), part=1, first=afresh)
        known = turns.add(session, place, source, Turn(text=text), first=afresh and not where)
        rows = turns.conversation(session, place)
    return _heard(session, place, rows, known.id, afresh)


def _elsewhere(session: Session, place: Place, rows: Sequence[TurnRow], about: int | None) -> str:
    """The words that go to the table and board of a message that is replied to, when those aren't spoken of now."""
    turn_id = answers.turn_shown(session, place.chat_id, about) if about is not None else None
    if turn_id is None or not rows:
        return ""
    table, board = answers.about(session, turn_id)
    if (table, board) in ((None, None), answers.about(session, rows[-1].id)):
        return ""
    words = [spoken("tafel", table)] if table is not None else []
    return " ".join([*words, *([spoken("spel", board)] if board is not None else [])])


def rehear(session: Session, place: Place, source: Source, text: str) -> tuple[Heard, tuple[Turn, ...]] | None:
    """Put an edited message in the place of what it said; also gives the turns as they were before.

    None when it was no turn, or one of a conversation that is over.
    """
    before = turns.conversation(session, place)
    row = turns.revise(session, place, source, Turn(text=text))
    if row is None:
        return None
    after = turns.conversation(session, place)
    if row.id not in [other.id for other in after]:
        return None
    at = [other.id for other in after].index(row.id)
    answers.take_over(session, [other.id for other in before[at : at + 1]], row.id)
    return _heard(session, place, after, row.id), tuple(turns.from_json(other.body) for other in before)


def tap(session: Session, place: Place, source: Source, token: str) -> Tapped:
    """Add what a button stands for, unless something else has been said since."""
    mine = turns.of_update(session, place, source.update_id)
    button = answers.meaning(session, place.chat_id, token)
    rows = turns.conversation(session, place)
    if mine is not None and button is not None:
        return Tapped("said", _heard(session, place, rows, mine.id), button)
    if button is None:
        return Tapped("expired", _current(session, place, rows))
    ids = [row.id for row in rows]
    if _looks_up(button.turn):
        turn = turns.add(session, place, source, button.turn)
        return Tapped("said", _heard(session, place, [*rows, turn], turn.id), button)
    if button.turn_id not in ids:
        return Tapped("old", _current(session, place, rows), button)
    since = [row for row in rows[ids.index(button.turn_id) + 1 :] if not row.aside]
    if len(since) == 1 and since[0].message_id is None and turns.from_json(since[0].body) == button.turn:
        return Tapped("done before", None, button)
    if since:
        return Tapped("old", _current(session, place, rows), button)
    turn = turns.add(session, place, source, button.turn)
    return Tapped("said", _heard(session, place, [*rows, turn], turn.id), button)


def current(session: Session, place: Place) -> Heard | None:
    """The conversation as it is now; None when there is none."""
    return _current(session, place, turns.conversation(session, place))


def _looks_up(turn: Turn) -> bool:
    """Whether a turn asks for an article: that may be asked at any time."""
    return bool(turn.text and turn.text.startswith(spoken("artikel")))


def replaces(turn: Turn) -> bool:
    """Whether the answer to a tap takes the place of the message that was tapped."""
    return turn.text is None or turn.text == spoken("terug")


def _current(session: Session, place: Place, rows: list[TurnRow]) -> Heard | None:
    """The conversation up to the last turn that changed something."""
    while rows and rows[-1].aside:
        rows = rows[:-1]
    return _heard(session, place, rows, rows[-1].id) if rows else None


def _heard(session: Session, place: Place, rows: Sequence[TurnRow], turn_id: int, afresh: bool = False) -> Heard:
    """The conversation of which these rows are the turns; `turn_id` is one of them."""
    choices = read(chats.choices(session, place.chat_id))
    return Heard(
        turn_id, tuple(turns.from_json(row.body) for row in rows), tuple(row.id for row in rows), choices, afresh
    )


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asked, and the update with which."""

    update_id: int
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class Noted:
    """Tokens for the buttons of an answer, the messages that show it already, and the choices of the chat."""

    tokens: list[str]
    shown: list[int]
    choices: Choices


def note(
    session: Session,
    place: Place,
    turn_id: int,
    answer: Reply,
    buttons: Sequence[Button],
    asker: Asker | None,
) -> Noted:
    """Keep what comes of a turn: its ruling in the log, and its buttons."""
    if answer.aside:
        turns.mark_aside(session, [turn_id])
    elif asker is not None and answer.kind == "ruling" and answer.irregularity is not None:
        table, board = about(answer)
        ruling = Ruling(
            at=asker.at,
            who=asker.name,
            table=table,
            board=board,
            irregularity=answer.irregularity,
            facts=dict(answer.facts),
            assumed=dict(answer.assumed),
            text=answer.text,
            articles=list(answer.articles),
        )
        rulings.keep(session, place.chat_id, turn_id, asker.update_id, ruling)
    return Noted(
        answers.keep_buttons(session, place.chat_id, turn_id, buttons),
        answers.shown(session, turn_id),
        read(chats.choices(session, place.chat_id)),
    )


def about(answer: Reply) -> TableAndBoard:
    """The table and board that a reply is about."""
    table, board = answer.facts.get("table"), answer.facts.get("board")
    return (table if isinstance(table, int) else None, board if isinstance(board, int) else None)

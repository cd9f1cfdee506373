"""The chat in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.reply import Button, Reply, Section, Turn
from bot.storage.database import Database, open_database
from bot.terminal import chat as terminal
from bot.terminal.showing import clean, say, shown, turn_for, wrapped

BUTTONS = (
    Button("Ja", Turn(answer=("accepted", True))),
    Button("Nee", Turn(answer=("accepted", False))),
    Button("12", Turn(answer=("count", 12))),
)
DROPPED = "oost liet schoppen heer vallen"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(f"sqlite:///{tmp_path}/chat.sqlite3", connections=1)
    yield opened
    opened.close()


def talk(database: Database, *lines: str) -> list[str]:
    """What is written, one string for each thing that is said."""
    written: list[str] = []
    terminal.chat(database, lines, written.append)
    return written


@pytest.mark.parametrize(
    ("line", "turn"),
    [
        ("1", BUTTONS[0].turn),
        ("2", BUTTONS[1].turn),
        ("2.", BUTTONS[1].turn),
        ("ja", BUTTONS[0].turn),
        ("NEE!", BUTTONS[1].turn),
        ("12", BUTTONS[2].turn),
        ("4", Turn(text="4")),
        ("0", Turn(text="0")),
        ("²", Turn(text="²")),
        ("nee, het was west", Turn(text="nee, het was west")),
    ],
)
def test_a_line_is_a_choice_or_words(line: str, turn: Turn) -> None:
    assert turn_for(line, BUTTONS) == turn


def test_an_answer_is_wrapped_with_its_context_and_choices() -> None:
    answer = Reply(
        kind="ruling",
        sections=(Section("verdict", ("Dat mag niet. (49)",)), Section("do", ("• " + "lang woord " * 6,), "Nu doen:")),
        buttons=BUTTONS,
        context="Tafel 7 · 3SA Z",
    )
    lines = shown(answer, width=30).split("\n")
    assert lines[0] == "[Tafel 7 · 3SA Z]"
    assert all(len(line) <= 30 for line in lines)
    assert lines[lines.index("Nu doen:") + 2].startswith("  woord")
    assert lines[-3:] == ["1. Ja", "2. Nee", "3. 12"]


def test_control_characters_are_not_let_through() -> None:
    assert clean("\x1b[31moost\0 \ud800 verzaakt\x07\n") == "[31moost    verzaakt"


def test_a_number_picks_and_corrects_the_ruling(database: Database) -> None:
    first, second = talk(database, DROPPED, "leider")[1:3]
    assert "50B" in first
    assert "1. Tegenspeler" in first
    assert "48A" in second
    assert talk(database, "nieuw", DROPPED, "2")[3] == second


def test_a_look_up_leaves_the_choices_open(database: Database) -> None:
    assert "48A" in talk(database, DROPPED, "wat zegt artikel 50?", "2")[3]


def test_a_restart_forgets_nothing(database: Database) -> None:
    talk(database, DROPPED)
    start, corrected, _ = talk(database, "leider")
    assert say("resumed") in start
    assert "50B" in start
    assert "48A" in corrected
    assert "48A" in talk(database)[0]


def test_new_starts_afresh(database: Database) -> None:
    talk(database, DROPPED, "Nieuw.")
    assert talk(database)[0] == f"{wrapped(say('welcome'))}\n"
    talk(database, "west verzaakte in harten")
    assert "erzak" in talk(database)[0]


@pytest.mark.parametrize("word", ["stop", "STOP", "Stop!", "quit"])
def test_stop_ends_it(database: Database, word: str) -> None:
    assert talk(database, word, DROPPED)[1:] == [say("goodbye")]


def test_the_end_of_the_input_ends_it(database: Database) -> None:
    assert talk(database)[-1] == say("goodbye")


def test_a_turn_that_can_not_be_answered_is_left_out(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    real = terminal.reply

    def failing(turns: list[Turn]) -> Reply:
        if turns[-1].text == "boem":
            raise RuntimeError("boem")
        return real(turns)

    monkeypatch.setattr(terminal, "reply", failing)
    _, ruling, failed, again, _ = talk(database, DROPPED, "boem", "leider")
    assert "50B" in ruling
    assert say("failed") in failed
    assert "48A" in again
    assert "48A" in talk(database)[0]


def test_a_memory_that_can_not_be_read_is_no_obstacle(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    talk(database, "boem")

    def failing(turns: list[Turn]) -> Reply:
        raise RuntimeError("boem")

    monkeypatch.setattr(terminal, "reply", failing)
    assert say("forgotten") in talk(database)[0]

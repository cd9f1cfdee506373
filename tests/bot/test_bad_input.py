"""Whatever somebody types gets a clear Dutch answer: no traceback, and no ruling on what wasn't understood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.batch import run
from bot.conversation import reply
from bot.reply import Reply, Turn
from bot.storage.database import open_database
from bot.terminal.chat import chat
from bot.terminal.showing import say, shown

NOTHING_TO_RULE_ON = {
    "empty": "",
    "blank": " \t \n ",
    "long": "x" * 10_000,
    "long words": "bla die bla " * 1000,
    "emoji": "😀🃏👍🏽",
    "English": "the quick brown fox jumps over the lazy dog",
    "German": "Guten Morgen, wie geht es Ihnen heute?",
    "Chinese": "你好，今天天气很好",
    "Arabic": "مرحبا كيف حالك",
    "HTML": "<script>alert(1)</script> &amp; <b>",
    "control characters": "\x00\x1b[31m\x07\x7f\u202e",
    "surrogate": "\ud800\udfff",
    "digits": "123456789012345678901234567890",
    "punctuation": "?!?!...---///\\\\%s{0}{x}%(y)s",
    "a horse": "oost liet een paard vallen",
}


def converse(text: str) -> Reply:
    return reply([Turn(text=text)])


def readable(answer: Reply, said: str = "") -> None:
    """It says something, in whole sentences, with nothing of the program in it but what was `said`."""
    assert answer.text.strip()
    lines = [line for section in answer.sections for line in section.lines if line != answer.context]
    assert answer.kind == "lookup" or lines[0].rstrip()[-1] in ".?!:)"
    assert not [word for word in ("None", "Traceback", "Error", "{", "}") if word in answer.text and word not in said]
    assert shown(answer, 60)


@pytest.mark.parametrize("text", NOTHING_TO_RULE_ON.values(), ids=NOTHING_TO_RULE_ON.keys())
def test_nothing_to_rule_on_is_no_ruling(text: str) -> None:
    answer = converse(text)
    assert answer.kind in ("unclear", "choose", "question")
    assert not answer.outcomes
    readable(answer, text)


def test_it_says_that_it_did_not_read_all() -> None:
    assert "4000" in converse("x" * 10_000).text
    assert "4000" in converse("oost liet schoppen heer vallen " + "en zo " * 1000).text
    assert "4000" not in converse("oost liet schoppen heer vallen").text


@pytest.mark.parametrize("text", NOTHING_TO_RULE_ON.values(), ids=NOTHING_TO_RULE_ON.keys())
def test_it_does_not_disturb_a_conversation(text: str) -> None:
    before = converse("oost liet schoppenheer vallen, zuid is leider")
    after = reply([Turn(text="oost liet schoppenheer vallen, zuid is leider"), Turn(text=text), Turn(text="waarom?")])
    assert after.irregularity == before.irregularity
    assert after.outcomes == before.outcomes


def test_in_batch() -> None:
    lines = [json.dumps({"id": name, "turns": [text]}) for name, text in NOTHING_TO_RULE_ON.items()]
    for line in run(lines):
        out = json.loads(line)
        assert out["replies"][0]["kind"] != "ruling", out["id"]


def test_in_the_terminal(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path}/x.sqlite3", connections=1)
    written: list[str] = []
    chat(database, NOTHING_TO_RULE_ON.values(), written.append)
    database.close()
    assert len(written) == len(NOTHING_TO_RULE_ON) + 2
    assert not [text for text in written if say("failed") in text]
    assert not [text for text in written if "\x1b" in text or "\x00" in text]


@given(st.text())
def test_any_text_gets_an_answer(text: str) -> None:
    readable(converse(text), text)


WORDS = (
    "oost west noord zuid leider blinde partner schoppen heer H S 3SA 1H pas doublet verzaakt vallen speelt voor beurt"
    " strafkaart waarom terug nieuw nee ja niet artikel 50 tafel 4 spel 12 volgend als 1997 wat is harten K2 ♠A , . ?"
).split()


@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join), min_size=1, max_size=4))
def test_any_bridge_words_in_any_order_get_an_answer(messages: list[str]) -> None:
    readable(reply([Turn(text=message) for message in messages]))


@given(st.data())
def test_every_button_of_every_answer_works(data: st.DataObject) -> None:
    turns = [Turn(text=data.draw(st.sampled_from(STARTS)))]
    for _ in range(6):
        answer = reply(turns)
        readable(answer)
        if not answer.buttons:
            return
        turns.append(data.draw(st.sampled_from(answer.buttons)).turn)


STARTS = [
    "oost liet schoppen heer vallen",
    "west verzaakte",
    "noord past voor zijn beurt",
    "1SA noord, 1H oost",
    "zuid kwam uit terwijl oost moest uitkomen",
    "ze claimen en de tegenpartij is het er niet mee eens",
]


def test_the_same_words_hundreds_of_times_get_an_answer() -> None:
    said = [Turn(text="west verzaakte"), Turn(text="oost verzaakt" * 200), Turn(text="oost verzaakt. " * 200)]
    readable(reply(said), said[-1].text or "")

"""`python -m bot batch`: the JSON interface, line by line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from bot.batch import run


def answers(*lines: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(lines)]


def case(**keys: object) -> str:
    return json.dumps({"id": "a", "turns": ["oost liet schoppen heer vallen"], **keys})


def test_a_reply_for_each_turn_then_one_for_each_answer() -> None:
    (out,) = answers(case(turns=["oost liet schoppen heer vallen", "waarom?"], answers={"declarer": "S"}))
    assert out["id"] == "a"
    assert len(out["replies"]) == 2 + len(out["asked"])
    assert len(set(out["asked"])) == len(out["asked"])


def test_a_reply_has_the_keys_of_the_interface() -> None:
    (out,) = answers(case(turns=["oost liet schoppen heer vallen"]))
    first = out["replies"][0]
    assert set(first) == {
        "kind", "irregularity", "facts", "assumed", "question", "outcomes", "articles", "text",
    }  # fmt: skip
    assert first["kind"] == "ruling"
    assert first["irregularity"] == "exposed_card"
    assert first["facts"]["offender"] == "E"
    assert first["facts"]["cards"] == ["SK"]
    assert "major_penalty_card" in first["outcomes"]
    assert set(first["question"]) == {"fact", "options"}
    assert all(set(option) == {"value", "label"} for option in first["question"]["options"])


def test_answers_are_given_only_when_asked() -> None:
    (out,) = answers(case(answers={"contract": "3NT", "offender_role": "declarer"}))
    assert "contract" not in out["asked"]
    assert "contract" not in out["replies"][-1]["facts"]
    assert "no_penalty_card" in out["replies"][-1]["outcomes"]


def test_what_is_not_answered_is_not_asked_again() -> None:
    (out,) = answers(case())
    assert out["asked"]
    assert out["replies"][-1]["question"] is None or out["replies"][-1]["question"]["fact"] in out["asked"]


def test_a_choice_among_irregularities_lists_their_codes() -> None:
    (out,) = answers(case(turns=["er ging iets mis met een kaart van west en een bod"]))
    last = out["replies"][-1]
    assert ("options" in last) == (last["kind"] == "choose")


def test_unknown_keys_are_ignored() -> None:
    assert answers(case(expect={"x": 1}, whatever=None)) == answers(case())


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("", None),
        ("  ", None),
        ("{", None),
        ("geen JSON", None),
        ("[" * 100_000, None),
        ("9" * 10_000, None),
        ("[1]", None),
        ("null", None),
        ('{"turns": []}', None),
        ('{"id": "x"}', "x"),
        ('{"id": "x", "turns": "oost verzaakt"}', "x"),
        ('{"id": "x", "turns": [1]}', "x"),
        ('{"id": "x", "turns": ["oost verzaakt"], "answers": [1]}', "x"),
    ],
)
def test_a_broken_line_gives_an_error_and_the_next_one_is_read(line: str, name: str | None) -> None:
    broken, whole = answers(line, case())
    assert broken["id"] == name
    assert broken["error"]
    assert whole["replies"]


@pytest.mark.parametrize("value", ["Q", 5, [], {"x": 1}, ["SK", "!"], "", True, 1.5])
def test_answers_that_make_no_sense_stop_nothing(value: object) -> None:
    given = dict.fromkeys(("declarer", "offender_role", "phase", "cards", "penalty_cards", "partner_could_see"), value)
    strange, whole = answers(case(answers=given), case())
    assert strange["id"] == "a"
    assert "error" in strange or strange["replies"]
    assert whole["replies"]


def test_no_turns_give_no_replies() -> None:
    assert answers(case(turns=[])) == [{"id": "a", "replies": [], "asked": []}]


def started() -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "bot", "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_line_is_answered_before_the_next_one_comes() -> None:
    with started() as process:
        assert process.stdin
        assert process.stdout
        for name in ("één", "twee"):
            process.stdin.write((case(id=name) + "\n").encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == name
        process.stdin.close()
        assert process.wait(20) == 0


def test_input_and_output_are_utf_8_whatever_the_machine_speaks() -> None:
    def piped(lines: Iterable[bytes]) -> list[dict[str, Any]]:
        done = subprocess.run(
            [sys.executable, "-m", "bot", "batch"],
            input=b"\n".join(lines) + b"\n",
            capture_output=True,
            env={"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        return [json.loads(line) for line in done.stdout.splitlines()]

    marked, surrogate, invalid = piped(
        [
            b"\xef\xbb\xbf" + case(id="één ♠").encode(),
            b'{"id": "\\ud800", "turns": ["oost \\ud800 verzaakt"]}',
            b'{"id": "x", "turns": ["oost \xff\xfe verzaakt"]}',
        ]
    )
    assert marked["id"] == "één ♠"
    assert surrogate["id"] == "\ud800"
    assert invalid["replies"]

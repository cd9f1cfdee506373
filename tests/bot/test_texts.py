"""Every code, fact, step and irregularity has its Dutch, and there is no Dutch that nothing says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bot import texts
from bot.answers import asked, assumed_phrase, sentence
from rules.decide import Question
from rules.explore import Leaf, explore
from rules.facts import FACTS
from rules.irregularities import LAW_OF
from rules.outcomes import OUTCOMES

ROOT = Path(str(files("bot"))).parent
HARD = ("{", "}", "None", "True", "False", "_")


@cache
def leaves(irregularity: str) -> tuple[Leaf, ...]:
    return tuple(explore(irregularity))


@cache
def source(*folders: str) -> str:
    return "\n".join(p.read_text(encoding="utf-8") for folder in folders for p in sorted((ROOT / folder).rglob("*.py")))


@cache
def facts_read() -> dict[str, tuple[Any, ...]]:
    """Every fact that a law reads, with the values it may have there."""
    found: dict[str, dict[str, Any]] = {}
    for code in LAW_OF:
        for leaf in leaves(code):
            for reading in leaf.readings:
                values = found.setdefault(reading.fact, {})
                values.update((repr(value), value) for value in (*reading.among, reading.value))
    return {fact: tuple(values.values()) for fact, values in found.items()}


def strings(table: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    if isinstance(table, dict):
        for key, value in table.items():
            yield from strings(value, (*path, key))
    elif isinstance(table, str):
        yield ".".join(path), table


def test_every_outcome_has_its_sentence_and_no_other_has() -> None:
    assert set(texts.merged("outcomes")) == set(OUTCOMES)


def test_every_irregularity_has_its_title_and_no_other_has() -> None:
    assert set(texts.load("irregularities")) == set(LAW_OF)


@pytest.mark.parametrize("irregularity", LAW_OF)
def test_every_step_of_every_ruling_is_a_dutch_sentence(irregularity: str) -> None:
    said: dict[str, str] = {}
    for leaf in leaves(irregularity):
        facts = {**leaf.facts, **{r.fact: r.value for r in leaf.readings}}
        for step in leaf.steps:
            said[sentence(step, facts)] = step.text
    for text, key in said.items():
        assert text[0].isupper() or not text[0].isalpha(), (key, text)
        assert re.search(r"[.!?:] ?(\(de arbiter beslist\) )?\([^()]+\)$", text), (key, text)
        assert not [mark for mark in HARD if mark in text], (key, text)


def test_no_sentence_of_a_law_is_left_unused() -> None:
    used = {step.text for code in LAW_OF for leaf in leaves(code) for step in leaf.steps}
    rules = source("rules")
    used |= {key for key in texts.merged("laws") if f'"{key}"' in rules}
    # Sentences that are made up from another one, as in `f"{outcome}_is"`.
    endings = [ending for ending in ("_is", "_if_refused") if f'{ending}"' in rules]
    used |= {f"{key}{ending}" for key in used | set(OUTCOMES) for ending in endings}
    assert set(texts.merged("laws")) <= used


def test_every_fact_that_a_law_reads_can_be_asked_and_said() -> None:
    for fact, values in facts_read().items():
        entry = texts.merged("facts")[fact]
        assert str(entry["question"]).endswith("?"), fact
        assert entry["label"], fact
        question = asked(Question(fact, tuple(values)))
        for label in (option.label for option in question.options):
            assert label, fact
            assert not [mark for mark in HARD if mark in label], (fact, label)
        for value in values:
            if value is not None:
                assert not [mark for mark in HARD if mark in assumed_phrase(fact, value)], (fact, value)


def test_every_named_value_of_a_fact_has_its_word() -> None:
    for fact, values in facts_read().items():
        if FACTS[fact].kind == "word":
            known = texts.merged("facts")[fact]["values"]
            assert [value for value in values if value is not None and value not in known] == [], fact


def test_no_fact_has_words_that_nothing_asks() -> None:
    entries = texts.merged("facts")
    assert set(entries) <= set(FACTS)
    for fact, entry in entries.items():
        assert set(entry) <= {"question", "label", "values", "assumed"}, fact
        kind = FACTS[fact].kind
        allowed = {"true", "false"} if kind == "flag" else {str(value) for value in FACTS[fact].domain}
        for part in ("values", "assumed"):
            if isinstance(entry.get(part), dict):
                assert set(entry[part]) <= allowed, (fact, part)


@pytest.mark.parametrize("name", ["general", "terminal", "lookup", "telegram"])
def test_no_sentence_around_the_rulings_is_left_unused(name: str) -> None:
    assert [key for key, _ in strings(texts.load(name)) if not is_used(key, source("bot"))] == []


def is_used(key: str, code: str) -> bool:
    """Whether the code names the key, a table that it stands in, or makes it up as in `f"help.{name}"`."""
    parts = key.split(".")
    names = [key, parts[-1], *(".".join(parts[:i]) for i in range(1, len(parts)))]
    return any(f"{mark}{name}{mark}" in code for name in names for mark in "'\"") or any(
        f"{'.'.join(parts[:i])}.{{" in code for i in range(1, len(parts))
    )


def test_a_director_is_not_addressed_formally() -> None:
    for path in sorted((ROOT / "bot" / "texts" / "nl").rglob("*.toml")):
        words = set(re.findall(r"\w+", path.read_text(encoding="utf-8").lower()))
        assert not words & {"u", "uw"}, path.name

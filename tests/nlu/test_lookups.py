"""Questions about the laws are recognised; messages that tell what happened are not taken for one."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nlu.lexicon import table
from nlu.lookups import lookup_in
from nlu.questions.reading import Lookup
from nlu.words.mentions import read_words
from nlu.words.naming import mentions_in
from nlu.words.tokens import tokenise
from rules import articles

MIXED = [
    "wat",
    "is",
    "artikel",
    "27",
    "50",
    "d2",
    "een",
    "4s",
    "sa",
    "+",
    "-",
    "=",
    "%",
    "imps",
    "spel",
    "gever",
    "zoek",
]
MIXED += ["klein", "slem", "na", "kwetsbaar", "g", "(", ".", "?"]
ROOT = Path(__file__).parents[2]
CORPUS = sorted((ROOT / "tests" / "corpus").glob("*.jsonl"))
TRAINING = sorted((ROOT / "nlu" / "training").glob("*.jsonl"))


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def look(text: str) -> Lookup | None:
    words = read_words(text, tokenise(text))
    return lookup_in(words, mentions_in(words))


def kinds(case: dict[str, Any]) -> list[str]:
    found: str | list[str] = case["expect"].get("kind", [])
    return [found] if isinstance(found, str) else found


def asked_in_the_corpus(*, only: bool) -> list[str]:
    """Messages that are a lookup and nothing else, or a lookup or a ruling."""
    cases = [case for path in CORPUS for case in read(path) if "why" not in case["tags"] and len(case["turns"]) == 1]
    return [
        case["turns"][-1] for case in cases if sorted(kinds(case)) == (["lookup"] if only else ["lookup", "ruling"])
    ]


_AMBIGUOUS = frozenset(["4 harten telt dus", "voldongen?"])
"""What goes on about an incident, and by itself asks for a score or a term."""


def told_in_the_corpus() -> list[str]:
    """Messages that tell something; conversations in which a question comes in between are left out."""
    cases = [case for path in CORPUS for case in read(path)]
    before = [turn for case in cases if "lookup" not in case["tags"] for turn in case["turns"][:-1]]
    last = [case["turns"][-1] for case in cases if "lookup" not in kinds(case) or "why" in case["tags"]]
    return [turn for turn in before + last if turn not in _AMBIGUOUS]


@pytest.mark.parametrize("chatter", ["Buiten stond iemand te toeteren", "Ik kom net binnen want ik stond in de file"])
@pytest.mark.parametrize(
    "question",
    ["wat zegt artikel 27?", "Wat bedoelen ze met G-?", "6SA+1 kwetsbaar, hoeveel is dat?", "verschil 250 in imps?"],
)
def test_a_question_among_chatter_is_read(question: str, chatter: str) -> None:
    asked = look(question)
    assert asked is not None
    assert look(f"{chatter}. {question}") == look(f"{question} {chatter}.") == asked


@pytest.mark.parametrize(
    "message",
    [
        "oost liet schoppen heer vallen. wat zegt artikel 50?",
        "zuid verzaakte in slag 4. wat is een verzaking eigenlijk?",
    ],
)
def test_a_question_about_what_is_told_waits_for_the_ruling(message: str) -> None:
    assert look(message) is None


@pytest.mark.parametrize("line", read(Path(__file__).with_name("lookups.jsonl")), ids=lambda line: line["text"])
def test_questions_are_read(line: dict[str, Any]) -> None:
    assert look(line["text"]) == (tuple(line["lookup"]) if line["lookup"] else None)


@pytest.mark.parametrize("turn", asked_in_the_corpus(only=True))
def test_lookups_of_the_corpus_are_recognised(turn: str) -> None:
    assert look(turn) is not None


def test_most_questions_that_may_be_ruled_on_are_recognised() -> None:
    asked = asked_in_the_corpus(only=False)
    missed = [turn for turn in asked if look(turn) is None]
    assert len(missed) * 10 <= len(asked) * 3, missed


def test_no_other_turn_of_the_corpus_is_taken_for_a_question() -> None:
    fired = {
        turn: found for turn in told_in_the_corpus() if (found := look(turn)) and found[0] not in ("help", "thanks")
    }
    assert fired == {}


def test_training_messages_that_tell_are_hardly_ever_taken_for_a_question() -> None:
    """A few of them are questions in general terms, which an article answers as well as a ruling does."""
    told = [
        line["text"]
        for path in TRAINING
        for line in read(path)
        if not path.stem.startswith("none") and line.get("irregularity") != "none"
    ]
    fired = {text: found for text in told if (found := look(text))}
    assert len(fired) * 200 <= len(told), fired


def test_training_messages_that_ask_are_nearly_always_recognised() -> None:
    asked = [line["text"] for line in read(ROOT / "nlu" / "training" / "none_lookup.jsonl")]
    missed = [text for text in asked if look(text) is None]
    assert len(missed) * 10 <= len(asked), missed


@pytest.mark.parametrize("term", table("terms")["term"])
def test_every_term_can_be_asked_for(term: str) -> None:
    assert look(f"wat betekent {term}?") == ("term", term)
    assert look(f"Wat is een {term}?") == ("term", term)


@pytest.mark.parametrize("article", articles.all_articles())
def test_every_article_can_be_asked_for(article: str) -> None:
    assert look(f"artikel {article}") == ("article", article)
    assert look(f"wat zegt art. {article.lower()}?") == ("article", article)


def test_questions_about_a_rule_lead_to_articles_and_choices_that_exist() -> None:
    for label in table("rule_questions")["rule"]:
        kind, _, argument = label.partition(" ")
        assert kind == "regulation" or (kind == "article" and articles.exists(argument)), label


@settings(deadline=None)  # the first example loads the tables
@given(st.text(max_size=200))
def test_any_text_can_be_read(text: str) -> None:
    look(text)


@settings(deadline=None)  # the first example loads the tables
@given(st.lists(st.sampled_from(MIXED)))
def test_any_mix_of_question_words_can_be_read(words: list[str]) -> None:
    look(" ".join(words))
    look("".join(words))

"""The Dutch texts on articles and terms: complete, and every reference in them leads somewhere."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from nlu.lexicon import table
from rules import articles

TEXTS = files("bot") / "texts" / "nl"
LAWS = range(1, articles.LAWS + 1)


def load(*path: str) -> dict[str, Any]:
    return tomllib.loads(TEXTS.joinpath(*path).read_text(encoding="utf-8"))


def law_text(law: int) -> dict[str, Any]:
    return load("articles", f"law_{law:02d}.toml")


def terms() -> dict[str, dict[str, Any]]:
    return load("terms.toml")


def every_text() -> Iterator[tuple[str, str]]:
    for law in LAWS:
        text = law_text(law)
        yield f"law {law}", text["summary"]
        yield from text["sections"].items()
    for name, term in terms().items():
        yield name, term["text"]


def test_there_is_a_file_for_every_law_and_no_other() -> None:
    names = {entry.name for entry in TEXTS.joinpath("articles").iterdir()}
    assert names == {f"law_{law:02d}.toml" for law in LAWS}


@pytest.mark.parametrize("law", LAWS)
def test_a_law_text_is_whole(law: int) -> None:
    text = law_text(law)
    assert set(text) == {"title", "summary", "see", "irregularities", "sections"}
    assert text["title"] == articles.title(str(law))
    assert text["summary"]


@pytest.mark.parametrize("law", LAWS)
def test_the_sections_are_the_sub_articles_of_the_law(law: int) -> None:
    below = [a for a in articles.all_articles() if articles.law_number(a) == law and a != str(law)]
    assert list(law_text(law)["sections"]) == below


@pytest.mark.parametrize("law", LAWS)
def test_cross_references_lead_somewhere(law: int) -> None:
    see = law_text(law)["see"]
    assert all(articles.exists(article) for article in see)
    assert len(set(see)) == len(see)
    assert str(law) not in see


def test_irregularities_of_the_laws_are_the_known_ones_and_each_has_a_law() -> None:
    known = tomllib.loads((files("rules") / "irregularities.toml").read_text(encoding="utf-8"))
    governed = {code for law in LAWS for code in law_text(law)["irregularities"]}
    assert governed == set(known)


def test_texts_are_dutch_sentences_for_a_director() -> None:
    for where, text in every_text():
        assert text == text.strip(), where
        assert text.endswith("."), where
        words = text.lower().replace(",", " ").replace(".", " ").split()
        assert not {"u", "uw"} & set(words), where


def test_there_are_enough_terms() -> None:
    assert len(terms()) >= 70


def test_the_terms_are_those_of_the_lexicon() -> None:
    assert list(terms()) == list(table("terms")["term"])


def test_no_name_of_a_term_is_used_twice() -> None:
    names = Counter(name.casefold() for spellings in table("terms")["term"].values() for name in spellings)
    assert [name for name, times in names.items() if times > 1] == []


def test_terms_name_articles_that_exist() -> None:
    for name, term in terms().items():
        assert set(term) == {"text", "articles"}
        assert term["articles"], name
        assert all(articles.exists(article) for article in term["articles"]), name

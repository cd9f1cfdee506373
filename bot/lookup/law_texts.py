"""The Dutch summaries of the laws, by article."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from bot import texts
from rules import articles

_REFERENCE = re.compile(r"(?<![\w.,%])\d{1,2}(?:\.\d|[A-G]\d?[a-e]?(?:i{1,3}|iv|v)?)?(?![\w%])")


def law(number: int) -> Mapping[str, Any]:
    """The texts of a law: title, summary, see, irregularities, sections."""
    return texts.load("articles", f"law_{number:02d}")


def text_of(article: str) -> str:
    """The summary of a law or of one of its sections. Raises KeyError for an article that doesn't exist."""
    entry = law(articles.law_number(article))
    return str(entry["summary"] if articles.parent(article) is None else entry["sections"][article])


def references(text: str) -> list[str]:
    """The sub-articles that a text names, in order; bare law numbers are left out, they may be any number."""
    return [name for name in _REFERENCE.findall(text) if not name.isdigit() and articles.exists(name)]


@cache
def every_article() -> tuple[tuple[str, str, str], ...]:
    """Id, title and text of every article of the current edition."""
    return tuple((name, articles.title(name), text_of(name)) for name in articles.all_articles())

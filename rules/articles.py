"""The articles that a ruling may cite: which exist, what they are called, how they hang together."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

LAWS = 93

# A law number, then letter, digit, letter and roman numeral, each only below the one before; Law 71 has bare digits.
_ID = re.compile(r"(?P<law>\d{1,2})(?:\.(?P<item>\d)|(?P<path>[A-G](?:\d(?:[a-e](?:i{1,3}|iv|v)?)?)?))?")
_WORDS = re.compile(r"^\s*(?:artikelen|artikel|art\b\.?|law|§)\s*", re.IGNORECASE)
_SEPARATORS = re.compile(r"[\s().,:;/\[\]-]+")


@cache
def _table(name: str) -> dict[str, str]:
    with (files("rules") / "articles.toml").open("rb") as source:
        tables: dict[str, dict[str, str]] = tomllib.load(source)
    return tables[name]


@cache
def _titles(edition: str) -> dict[str, str]:
    """What may be cited: an older edition restates whole laws, for the others the current one holds."""
    own = _table(_table_name(edition))
    restated = {law_number(article) for article in own}
    return {**{a: title for a, title in _table("articles").items() if law_number(a) not in restated}, **own}


def all_articles(edition: str = "2017") -> tuple[str, ...]:
    """Every id that an edition states itself, in the order of the laws."""
    return tuple(_table(_table_name(edition)))


def exists(article_id: str, edition: str = "2017") -> bool:
    """Whether a ruling under an edition may cite this article, in exactly this notation."""
    return article_id in _titles(edition)


def title(article_id: str, edition: str = "2017") -> str:
    """The short Dutch title; `KeyError` when the edition lacks the article."""
    return _titles(edition)[article_id]


def normalise(text: str) -> str | None:
    """Read an article as people write it: "art. 50 D2(a)" is "50D2a", "71(1)" is "71.1".

    None when the text is not one article; whether the article exists is for `exists` to say.
    """
    parts = [part for part in _SEPARATORS.split(_WORDS.sub("", text)) if part]
    if len(parts) == 2 and all(part.isdigit() for part in parts):
        candidate = ".".join(parts)
    else:
        law, rest = _split_law("".join(parts))
        candidate = law + rest[:1].upper() + rest[1:].lower()
    match = _ID.fullmatch(candidate)
    return candidate if match and 1 <= int(match["law"]) <= LAWS else None


def _split_law(compact: str) -> tuple[str, str]:
    rest = compact.lstrip("0123456789")
    return compact[: len(compact) - len(rest)].lstrip("0"), rest


def parent(article_id: str) -> str | None:
    """The article that this one is a part of: 50D1a, 50D1, 50D, 50, None."""
    match = _ID.fullmatch(article_id)
    if match is None:
        raise ValueError(f"not an article id: {article_id!r}")
    if match["item"]:
        return match["law"]
    path = match["path"]
    if not path:
        return None
    # Only the fifth level, a roman numeral, is longer than one character.
    return match["law"] + (path[:3] if len(path) > 3 else path[:-1])


def children(article_id: str, edition: str = "2017") -> tuple[str, ...]:
    """The articles one level below, in the order of the laws."""
    return tuple(other for other in all_articles(edition) if parent(other) == article_id)


def law_number(article_id: str) -> int:
    """The number of the law: 50 for "50D1a"."""
    match = _ID.fullmatch(article_id)
    if match is None:
        raise ValueError(f"not an article id: {article_id!r}")
    return int(match["law"])


def why_no_irregularity(article_id: str) -> str | None:
    """Why nothing is ruled under this article (a definition, a power ...), from itself or an article above it."""
    reasons = _table("not_an_irregularity")
    above: str | None = article_id
    while above is not None:
        if above in reasons:
            return reasons[above]
        above = parent(above)
    return None


def _table_name(edition: str) -> str:
    return "articles" if edition == "2017" else f"edition_{edition}"

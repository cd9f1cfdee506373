"""Searching terms and articles for words: "zoek strafkaart"."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from math import log

from rapidfuzz import fuzz, process

from bot.lookup import terms
from bot.lookup.law_texts import every_article
from bot.lookup.wording import answer, note, say, verdict
from bot.reply import Button, ChatSettings, Reply, Turn
from nlu.questions.reading import words_of
from nlu.words.dutch import lemma_of
from nlu.words.tokens import tokenise
from rules import articles

_IN_TITLE = 3.0
_MOST = 6
_ALIKE = 86
_LONG = 5


def _lemmas(text: str) -> Iterator[str]:
    for token in tokenise(text):
        if token.norm.isalpha() and len(token.norm) > 1 and token.norm not in words_of("glue", "function"):
            yield lemma_of(token.norm)


@cache
def _index() -> dict[str, dict[str, float]]:
    """For each word the articles it stands in, with a weight."""
    index: dict[str, dict[str, float]] = defaultdict(dict)
    for name, title, text in every_article():
        weights = dict.fromkeys(_lemmas(text), 1.0)
        weights.update(dict.fromkeys(_lemmas(title), _IN_TITLE))
        for word, weight in weights.items():
            index[word][name] = weight
    return dict(index)


@cache
def _same(word: str) -> tuple[tuple[str, float], ...]:
    """Words of the index that are this word, hold it (a compound), or are nearly spelled like it; with a share."""
    index = _index()
    if word in index:
        compounds = [other for other in index if len(word) >= _LONG and word in other and other != word]
        return (word, 1.0), *((other, 0.5) for other in compounds)
    hits = process.extract(word, list(index), scorer=fuzz.ratio, score_cutoff=_ALIKE, limit=3)
    held = [other for other in index if len(word) >= _LONG and word in other]
    return (*((other, 0.8) for other, _, _ in hits), *((other, 0.5) for other in held))


def articles_about(words: str) -> list[str]:
    """The articles that speak most of these words, best first."""
    total = len(every_article())
    scores: dict[str, float] = defaultdict(float)
    for word in set(_lemmas(words)):
        best: dict[str, float] = {}
        for other, share in _same(word):
            entries = _index()[other]
            rarity = log(total / len(entries))
            for name, weight in entries.items():
                best[name] = max(best.get(name, 0.0), share * weight * rarity)
        for name, value in best.items():
            scores[name] += value
    return sorted(scores, key=lambda name: -scores[name])[:_MOST]


def search(words: str, settings: ChatSettings) -> Reply:
    """The term and the articles that are about `words`."""
    name = terms.exact(words)
    near = [] if name else terms.nearest(words)
    found = articles_about(words)
    sections = [verdict(say("search.heading", words=_short(words)))]
    cited: list[str] = []
    if name:
        sections.append(terms.paragraph(name))
        cited += terms.articles_of(name)
    cited = list(dict.fromkeys([*cited, *found]))[:_MOST]
    buttons = tuple(Button(_capital(other), Turn(text=f"wat is {other}?")) for other, _ in near[:2])
    if near:
        sections.append(note(say("term.meant", name=near[0][0])))
    if not cited and not near:
        return answer(verdict(say("search.nothing", words=_short(words))))
    if cited:
        sections.append(note(*(say("search.line", id=one, title=_title(one)) for one in cited)))
    return answer(*sections, articles=cited, buttons=buttons)


def _title(name: str) -> str:
    law = articles.title(str(articles.law_number(name)))
    return law if name.isdigit() else f"{law}: {articles.title(name)}"


def _short(words: str) -> str:
    return words if len(words) <= 60 else words[:59] + "…"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

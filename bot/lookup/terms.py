"""The answer to "wat is een strafkaart?": the term in own words, or the terms that may have been meant."""

from __future__ import annotations

from functools import cache

from rapidfuzz import fuzz, process

from bot import texts
from bot.lookup import regulations
from bot.lookup.wording import answer, note, say, verdict
from bot.reply import Button, ChatSettings, Reply, Section, Turn
from nlu.lexicon import table
from nlu.words.normalise import normalise

_SURE, _MAYBE = 88, 62
_MOST = 4


@cache
def _spellings() -> dict[str, str]:
    """Every spelling in small letters without accents, with its term."""
    return {normalise(spelling): term for term, spellings in table("terms")["term"].items() for spelling in spellings}


def term(argument: str, settings: ChatSettings) -> Reply | None:
    """A term, or two joined by a bar; None when nothing comes near."""
    parts = argument.split("|")
    if len(parts) == 1:
        name = exact(argument)
        return _explained([name], settings) if name else _near(argument, settings)
    found = [name for part in parts[:_MOST] if (name := exact(part) or next((n for n, _ in nearest(part)), None))]
    return _explained(list(dict.fromkeys(found)), settings) if found else None


def exact(words: str) -> str | None:
    """The term with exactly this spelling."""
    return _spellings().get(normalise(words.strip()))


def nearest(words: str) -> list[tuple[str, float]]:
    """Terms that look like these words, the nearest first, with their likeness in percents."""
    hits = process.extract(
        normalise(words), list(_spellings()), scorer=fuzz.ratio, score_cutoff=_MAYBE, limit=3 * _MOST
    )
    best: dict[str, float] = {}
    for spelling, likeness, _ in hits:
        best.setdefault(_spellings()[spelling], likeness)
    return list(best.items())[:_MOST]


def paragraph(name: str) -> Section:
    """A term with its meaning."""
    return verdict(name[:1].upper() + name[1:] + ".", str(texts.load("terms")[name]["text"]))


def articles_of(name: str) -> tuple[str, ...]:
    """The articles to read about a term."""
    return tuple(texts.load("terms")[name]["articles"])


def _explained(names: list[str], settings: ChatSettings, *before: Section) -> Reply:
    sections = [*before]
    cited: list[str] = []
    for name in names:
        sections.append(paragraph(name))
        sections += [note(line) for line in regulations.choices_for(name, settings.regulations)]
        cited += articles_of(name)
    cited = list(dict.fromkeys(cited))
    return answer(*sections, note(say("term.read", ids=", ".join(cited))), articles=cited)


def _near(words: str, settings: ChatSettings) -> Reply | None:
    near = nearest(words)
    if not near:
        return None
    best, likeness = near[0]
    others = tuple(Button(name[:1].upper() + name[1:], Turn(text=f"wat is {name}?")) for name, _ in near)
    if likeness >= _SURE:
        found = _explained([best], settings, verdict(say("term.meant", name=best)))
        return answer(*found.sections, articles=found.articles, buttons=others[1:])
    return answer(verdict(say("term.meant_one_of"), *(f"• {name}" for name, _ in near)), buttons=others)

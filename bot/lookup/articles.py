"""The answer to "artikel 27B": its summary, what stands below it, and what hangs together with it."""

from __future__ import annotations

from itertools import chain

from bot import texts
from bot.lookup import regulations
from bot.lookup.law_texts import law, references, text_of
from bot.lookup.wording import answer, article_buttons, note, say, verdict
from bot.reply import Button, ChatSettings, Reply, Section, Turn
from rules import articles as table

_MOST_INCIDENTS = 3
_OWN_EDITION = 50  # the only law that an older edition restates


def article(argument: str, settings: ChatSettings) -> Reply | None:
    """One article, or several ids joined by spaces; the nearest one for an id that doesn't exist."""
    whole = table.normalise(argument)
    ids = [whole] if whole else [table.normalise(part) or part for part in argument.split()]
    known = [name for name in ids if table.exists(name)]
    if len(known) > 1:
        sections = tuple(chain.from_iterable(_paragraphs(name, settings) for name in known))
        return answer(*sections, articles=known)
    return _one(known[0], settings) if known else _missing(ids[0])


def _one(name: str, settings: ChatSettings) -> Reply:
    entry = law(table.law_number(name))
    is_law = table.parent(name) is None
    below = table.children(name)
    sections = _paragraphs(name, settings)
    see = [str(other) for other in entry["see"]] if is_law else references(text_of(name))
    if see and is_law:
        sections.append(note(say("article.see", ids=", ".join(see))))
    incidents = _incidents(name) if is_law else ()
    if incidents:
        sections.append(note(say("article.happened")))
    around = (*below, *see) if is_law else (*[str(table.parent(name))], *see, *below)
    shown = () if is_law else below
    return answer(*sections, articles=(name, *shown), buttons=incidents, see=around)


def _paragraphs(name: str, settings: ChatSettings) -> list[Section]:
    number = table.law_number(name)
    is_law = table.parent(name) is None
    title = table.title(name) if is_law else f"{table.title(str(number))}: {table.title(name)}"
    sections = [verdict(say("article.heading", id=name, title=title), text_of(name))]
    below = table.children(name)
    if below and is_law:
        lines = [say("article.part", id=part, title=table.title(part)) for part in below]
        sections.append(note(*lines, heading=say("article.parts")))
    elif below:
        sections.append(note(*(say("article.below", id=part, text=text_of(part)) for part in below)))
    chosen = regulations.choices_of(name, settings.regulations)
    if chosen:
        sections.append(note(*chosen))
    if settings.edition == "1997" and number == _OWN_EDITION:
        sections.insert(0, note(say("article.edition")))
    return sections


def _incidents(name: str) -> tuple[Button, ...]:
    titles = texts.load("irregularities")
    codes = law(table.law_number(name))["irregularities"][:_MOST_INCIDENTS]
    return tuple(Button(str(titles[code]["title"]), Turn(pick=code)) for code in codes)


def _missing(name: str) -> Reply | None:
    """An id that no article has: the nearest ones."""
    normal = table.normalise(name)
    if normal is None:
        known = name.isascii() and name.isdigit() and len(name) < 5
        return answer(verdict(say("article.no_such_law", id=name, laws=table.LAWS))) if known else None
    above = table.parent(normal)
    while above and not table.exists(above):
        above = table.parent(above)
    if above is None:
        return None
    near = (above, *table.children(above))
    return Reply(
        kind="lookup",
        sections=(
            verdict(say("article.no_such_section", id=normal, nearest=above)),
            verdict(say("article.heading", id=above, title=table.title(above)), text_of(above)),
        ),
        articles=(above,),
        buttons=article_buttons(near),
    )

"""Questions for IMPs, victory points and artificial scores: "verschil 250 in imps?", "hoeveel procent is G+?"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.questions.reading import Lookup, has_any, strangers, tells, words_of
from nlu.words.mentions import Mention, Words
from nlu.words.normalise import normalise

_NUMBER = re.compile(r"(?<![\w.,%])([+-]?)\s?(\d{1,2}\.\d{3}|\d{1,4})(?![\w%]|[.,]\d)")
_PERCENT = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:%|procent)")
_MOST_IMPS = 24
_GENERAL = 5
"""Words that are no part of the question in one that tells nothing of a table."""
_SIGNS = {"A+": ("+", "plus"), "A-": ("-", "min", "minus")}


def numbers_in(text: str) -> list[str]:
    """The numbers of a message, with their sign."""
    return [f"{m[1]}{m[2].replace('.', '')}" for m in _NUMBER.finditer(normalise(text))]


def imps_in(words: Words) -> Lookup | None:
    """Points to convert to IMPs ("620-170" for two results), IMPs to points, or IMPs to victory points."""
    units, victory = words_of("imps", "unit"), words_of("imps", "victory")
    numbers = numbers_in(words.text)
    if not has_any(words.norms, units | victory):
        return None
    known = (units, victory, words_of("imps", "beside", "boards"), words_of("ask", "amount", "more"))
    if not numbers:
        asks_all = has_any(words.norms, words_of("imps", "scale")) and not strangers(words, (), *known)
        return ("imp_scale", "") if asks_all else None
    used = {i for i, norm in enumerate(words.norms) if norm.isdigit()}
    if len(strangers(words, used, *known)) > (1 if has_any(words.norms, ("hoeveel", "?")) else 0):
        return None
    if has_any(words.norms, victory):
        boards = _boards(words)
        margins = [n for n in numbers if n.lstrip("+-") != str(boards)] if boards else []
        return ("victory_points", f"{margins[0].lstrip('+')} {boards}") if margins else None
    small = len(numbers) == 1 and int(numbers[0]) <= _MOST_IMPS
    if small and re.search(r"(?:hoeveel|welk)\w* (?:punten|verschil)", normalise(words.text)):
        return "imp_points", numbers[0].lstrip("+-")
    if len(numbers) > 2:
        return None
    return "imps", " ".join(numbers)


def _boards(words: Words) -> int | None:
    for at, norm in enumerate(words.norms[1:]):
        if norm in words_of("imps", "boards") and words.norms[at].isdigit():
            return int(words.norms[at])
    return None


_I_AWARD = re.compile(r"\b(?:ik (?:geef|gaf|gun|ken|heb)|gaf ik|geef ik)\b")
"""Who has awarded it asks of a ruling of his own."""


def artificial_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """Average plus or minus asked in percents or IMPs, with the score of the session if one is told."""
    awards = _awards(words)
    if not awards or _I_AWARD.search(normalise(words.text)) or not has_any(words.norms, words_of("average", "unit")):
        return None
    used = {i for i, norm in enumerate(words.norms) if norm.isdigit()}
    rest = strangers(words, used, words_of("average", "beside"), words_of("ask", "meaning", "amount", "more"))
    asks = "?" in words.norms or has_any(words.norms, words_of("ask", "amount", "more"))
    general = asks and not tells(words, mentions) and not has_any(words.norms, words_of("story", "noted"))
    if len(rest) > (_GENERAL if general else 1 if asks else 0):
        return None
    session = _session(words)
    return "artificial", " ".join([*awards, *([session] if session else [])])


def _awards(words: Words) -> list[str]:
    text = f" {' '.join(words.norms)} "
    names = (("A+", "plus"), ("A-", "minus"), ("A", "equal"))
    found = [award for award, name in names if any(f" {form} " in text for form in words_of("average", name))]
    return [award for award in found if award != "A"] or found  # "gemiddeld min" isn't "gemiddeld"


def _session(words: Words) -> str:
    """The percentage that is told, as written with a point."""
    percent = _PERCENT.search(normalise(words.text))
    return (f"{percent[1]}.{percent[2]}" if percent[2] else percent[1]) if percent else ""


def changed_imps(words: Words, asked: str) -> str | None:
    """Other points, or other IMPs: "en 430?"."""
    numbers = numbers_in(words.text)
    used = {i for i, norm in enumerate(words.norms) if norm.isdigit()}
    known = (words_of("imps", "unit", "beside"), words_of("ask", "amount"))
    if len(numbers) != len(asked.split()) or strangers(words, used, *known):
        return None
    return " ".join(numbers)


def changed_margin(words: Words, asked: str) -> str | None:
    """Another margin, or another number of boards: "en over 16 spellen?"."""
    margin, boards = asked.split()
    told = _boards(words)
    others = [number for number in numbers_in(words.text) if number.lstrip("+-") != str(told)]
    used = {i for i, norm in enumerate(words.norms) if norm.isdigit()}
    known = words_of("imps", "unit", "victory", "beside", "boards")
    if len(others) > 1 or not (others or told) or strangers(words, used, known):
        return None
    return f"{others[0].lstrip('+') if others else margin} {told or boards}"


def changed_award(words: Words, asked: str) -> str | None:
    """The other average, or the same at another score of the session: "en G-?", "en bij 65%?"."""
    awards = [part for part in asked.split() if part[0] == "A"]
    told = _awards(words) or [award for award, sign in _SIGNS.items() if has_any(words.norms, sign)]
    session = _session(words)
    used = {i for i, norm in enumerate(words.norms) if norm.isdigit()}
    if not (told or session) or strangers(words, used, words_of("average", "beside"), words_of("ask", "amount")):
        return None
    return " ".join([*(told or awards), *([session] if session else asked.split()[len(awards) :])])

"""The answer to "hoeveel is 3SA gedoubleerd +1 kwetsbaar?"."""

from __future__ import annotations

from bot.lookup.wording import answer, note, say, verdict
from bot.reply import Button, ChatSettings, Reply, Turn
from bot.words import contract
from rules.scoring.contract_points import Result

_VULNERABLE = {"V": (True,), "N": (False,), "?": (False, True)}


def score(argument: str, settings: ChatSettings) -> Reply | None:
    """The points for `3NTX+1 V`; both vulnerabilities for `?`. None when it isn't a result."""
    text, _, mark = argument.partition(" ")
    if mark not in _VULNERABLE:
        return None
    try:
        result = Result.parse(text)
    except ValueError:
        return None
    lines = [_line(result, vulnerable) for vulnerable in _VULNERABLE[mark]]
    other = () if mark == "?" else (_other(result, mark == "N"),)
    return answer(verdict(*lines), note(say("score.table")), articles=("77",), buttons=other)


def result_words(result: Result) -> str:
    """A result as players say it: "3SA gedoubleerd +1", "4 schoppen precies"."""
    more = f"{result.overtricks:+d}" if result.overtricks else say("score.exact")
    return f"{contract(str(result.contract))} {more}"


def vulnerability(vulnerable: bool) -> str:
    """Kwetsbaar, or niet kwetsbaar."""
    return say("score.vulnerable" if vulnerable else "score.not_vulnerable")


def _line(result: Result, vulnerable: bool) -> str:
    points = result.points(vulnerable=vulnerable)
    words = {
        "result": result_words(result),
        "vulnerability": vulnerability(vulnerable),
        "points": points,
        "tricks": result.tricks,
    }
    return say("score.down", lost=-points, **words) if points < 0 else say("score.made", **words)


def _other(result: Result, vulnerable: bool) -> Button:
    label = say("score.other", vulnerability=vulnerability(vulnerable).capitalize())
    return Button(label, Turn(text=f"{result_words(result)} {vulnerability(vulnerable)} score"))

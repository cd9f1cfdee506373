"""The answer to "60% 4S=, 40% 4S-1, NZ kwetsbaar": a weighted score worked out (12C1c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.lookup.boards import SIDES
from bot.lookup.scores import result_words, vulnerability
from bot.lookup.wording import answer, note, number, say, verdict
from bot.reply import ChatSettings, Reply, Section
from rules.scoring.contract_points import Result
from rules.scoring.weighted import (
    Outcome,
    weighted_imps,
    weighted_matchpoints,
    weighted_percentage,
    weighted_points,
)
from rules.vocabulary import Side

_ARTICLES = ("12C1c", "12C1")
_VULNERABLE = {"NS": (Side.NS,), "EW": (Side.EW,), "all": tuple(Side), "none": ()}
_MOST_SCORES = 60


@dataclass(frozen=True, slots=True)
class _Part:
    weight: float
    result: Result
    side: Side | None


def weighted(argument: str, settings: ChatSettings) -> Reply | None:
    """The weighing that `nlu.questions.results.weighted_in` describes. None when it can't be read."""
    pieces = argument.split("|")
    if len(pieces) != 3:
        return None
    try:
        parts = [_part(text) for text in pieces[0].split(",")]
    except ValueError:
        return None
    total = sum(part.weight for part in parts)
    if abs(total - 100) > 0.01:
        return answer(verdict(say("weighted.not_whole", total=number(total))), articles=_ARTICLES)
    told = next((part.side for part in parts if part.side), None)
    assumed = Side(pieces[1]) if told is None and pieces[1] in ("NS", "EW") else None
    side = told or assumed or Side.NS
    name = SIDES[side] if told or assumed else say("weighted.declarer")
    sections = [_worked_out(parts, side, name, pieces[1], pieces[2])]
    if assumed:
        sections.append(note(say("weighted.side_assumed", side=name)))
    sections.append(note(say("weighted.unit_first")))
    return answer(*sections, articles=_ARTICLES)


def _part(text: str) -> _Part:
    """Read `60:4S=:NS`. Raises ValueError for anything else."""
    weight, result, side = text.split(":")
    if not weight.replace(".", "", 1).isdecimal() or len(weight) > 8:
        raise ValueError(f"not a weight: {weight!r}")
    return _Part(float(weight), Result.parse(result), Side(side) if side else None)


def _outcomes(parts: Sequence[_Part], side: Side, vulnerable: Sequence[Side]) -> list[Outcome]:
    """The results as points for `side`; who isn't said to play is taken to be that side."""
    return [
        Outcome(part.weight, (1 if by is side else -1) * part.result.points(vulnerable=by in vulnerable))
        for part in parts
        for by in (part.side or side,)
    ]


def _worked_out(parts: Sequence[_Part], side: Side, name: str, vulnerable: str, comparison: str) -> Section:
    if vulnerable not in _VULNERABLE:
        totals = {so: weighted_points(_outcomes(parts, side, tuple(Side) if so else ())) for so in (False, True)}
        lines = [
            say("weighted.if_vulnerable", side=name, vulnerability=vulnerability(so), total=number(total))
            for so, total in totals.items()
        ]
        return verdict(*lines)
    outcomes = _outcomes(parts, side, _VULNERABLE[vulnerable])
    lines = [
        say("weighted.part", percent=number(part.weight), result=result_words(part.result), points=outcome.points)
        for part, outcome in zip(parts, outcomes, strict=True)
    ]
    total = say("weighted.total", total=number(weighted_points(outcomes)), side=name)
    return verdict(total, *lines, *_compared(outcomes, comparison))


def _compared(outcomes: Sequence[Outcome], comparison: str) -> list[str]:
    unit, _, listed = comparison.partition(":")
    scores = [int(text) for text in listed.split()[:_MOST_SCORES] if text.lstrip("+-").isdecimal() and len(text) < 7]
    if not scores:
        return []
    if unit == "imps":
        return [say("weighted.imps", reference=scores[0], total=number(weighted_imps(outcomes, scores[0])))]
    total, top = weighted_matchpoints(outcomes, scores), 2 * len(scores)
    percent = number(weighted_percentage(outcomes, scores), decimals=1)
    return [say("weighted.matchpoints", total=number(total), top=top, percent=percent)]

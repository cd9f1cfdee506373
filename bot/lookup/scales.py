"""Answers in IMPs, victory points and artificial percentages."""

from __future__ import annotations

import re

from bot.lookup.wording import answer, note, number, say, verdict
from bot.reply import ChatSettings, Reply
from rules.scoring.artificial import Award, artificial_imps, artificial_percentage
from rules.scoring.imps import imps
from rules.scoring.victory_points import victory_points

_MOST_IMPS = 24
_MOST_FOR_IMPS = 4000
_MOST_POINTS = 99_999
_MOST_BOARDS = 200
_TEN = 10
_WHOLE = 100
_PERCENTAGE = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,2})?")
_SESSION: dict[Award, str] = {"A+": "artificial.session_plus", "A-": "artificial.session_minus"}


def _unit(count: int) -> str:
    return say("imps.unit_one" if abs(count) == 1 else "imps.unit_many")


def _whole(text: str, most: int) -> int | None:
    digits = text.lstrip("+-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(most)) or int(digits) > most:
        return None
    return -int(digits) if text.startswith("-") else int(digits)


def imps_for(argument: str, settings: ChatSettings) -> Reply | None:
    """The IMPs for a difference, or for two results: of both tables when they are signed, else against each other."""
    parts = argument.split()
    points = [_whole(part, _MOST_POINTS) for part in parts]
    if not points or len(points) > 2 or points[0] is None or points[-1] is None:
        return None
    first, second = points[0], points[-1]
    if len(points) == 1:
        won = imps(abs(first))
        line = say("imps.one", points=abs(first), imps=won, unit=_unit(won))
    else:
        added = parts[1][0] in "+-"
        total = abs(first + second) if added else abs(first - second)
        won = imps(total)
        key = "imps.total" if added else "imps.difference"
        line = say(key, first=parts[0], second=parts[1], points=total, imps=won, unit=_unit(won))
    return answer(verdict(line), note(say("imps.table")), articles=("78B",))


def points_for(argument: str, settings: ChatSettings) -> Reply | None:
    """The differences in points that give this many IMPs."""
    wanted = _whole(argument, 9999)
    if wanted is None:
        return None
    wanted = abs(wanted)
    if wanted > _MOST_IMPS:
        line = say("imps.too_many")
    else:
        low, high = _differences(wanted)
        key = "imps.points_most" if wanted == _MOST_IMPS else "imps.points"
        line = say(key, imps=wanted, unit=_unit(wanted), low=low, high=high)
    return answer(verdict(line), note(say("imps.table")), articles=("78B",))


def _differences(wanted: int) -> tuple[int, int]:
    """The smallest and the largest difference in points for a number of IMPs."""
    fitting = [points for points in range(0, _MOST_FOR_IMPS + _TEN, _TEN) if imps(points) == wanted]
    return fitting[0], fitting[-1]


def whole_scale(argument: str, settings: ChatSettings) -> Reply:
    """The scale of IMPs as a table."""
    rows = [(count, *_differences(count)) for count in range(_MOST_IMPS)]
    lines = [say("imps.row", low=low, high=high, imps=count) for count, low, high in rows]
    lines.append(say("imps.last_row", low=_MOST_FOR_IMPS, imps=_MOST_IMPS))
    return answer(verdict(say("imps.scale"), *lines), articles=("78B",))


def victory(argument: str, settings: ChatSettings) -> Reply | None:
    """Victory points for IMPs over a number of boards."""
    parts = argument.split()
    if len(parts) != 2:
        return None
    margin, boards = _whole(parts[0], 9999), _whole(parts[1], _MOST_BOARDS)
    if margin is None or boards is None or boards < 1:
        return None
    own, other = victory_points(margin, boards)
    line = say("imps.victory", imps=margin, unit=_unit(margin), boards=boards, own=number(own), other=number(other))
    return answer(verdict(line), note(say("imps.victory_scale")), articles=("78D",))


def artificial(argument: str, settings: ChatSettings) -> Reply | None:
    """Average plus, average and average minus; with the score on the other boards worked out if it is given."""
    regulations = settings.regulations
    size = artificial_imps("A+", regulations)
    lines = [
        say("artificial.heading"),
        say("artificial.plus", percent=number(artificial_percentage("A+", regulations=regulations)), imps=size),
        say("artificial.average"),
        say("artificial.minus", percent=number(artificial_percentage("A-", regulations=regulations)), imps=size),
    ]
    others = _percentage(argument)
    worked_out = [say("artificial.session_rule")]
    if others is not None:
        asked = [award for award in _SESSION if award in argument.split()] or list(_SESSION)
        percents = {award: artificial_percentage(award, others, regulations=regulations) for award in asked}
        worked_out = [say(_SESSION[award], session=number(others), percent=number(percents[award])) for award in asked]
    return answer(
        verdict(*lines),
        note(*worked_out),
        note(say("artificial.setting")),
        articles=("12C2a", "12C2b", "12C2c"),
    )


def _percentage(argument: str) -> float | None:
    found = (float(part) for part in argument.split() if _PERCENTAGE.fullmatch(part))
    return next((percent for percent in found if percent <= _WHOLE), None)

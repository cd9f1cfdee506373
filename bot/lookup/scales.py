"""Answers in IMPs, victory points and artificial percentages."""

from __future__ import annotations

from bot.lookup.wording import answer, note, number, say, verdict
from bot.reply import ChatSettings, Reply
from rules.scoring.artificial import Award, artificial_imps, artificial_percentage
from rules.scoring.imps import imps
from rules.scoring.victory_points import victory_points

_MOST_IMPS = 24
_MOST_POINTS = 99_999
_MOST_BOARDS = 200
_TEN = 10
_SESSION: tuple[tuple[Award, str], ...] = (("A+", "artificial.session_plus"), ("A-", "artificial.session_minus"))


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
        fitting = [points for points in range(0, 4000 + _TEN, _TEN) if imps(points) == wanted]
        words = {"imps": wanted, "unit": _unit(wanted), "low": fitting[0], "high": fitting[-1]}
        line = say("imps.points_most" if wanted == _MOST_IMPS else "imps.points", **words)
    return answer(verdict(line), note(say("imps.table")), articles=("78B",))


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
    sections = [verdict(*lines)]
    others = _percentage(argument)
    if others is None:
        sections.append(note(say("artificial.session_rule")))
    else:
        worked_out = [
            say(
                key,
                session=number(others),
                percent=number(artificial_percentage(award, others, regulations=regulations)),
            )
            for award, key in _SESSION
        ]
        sections.append(note(*worked_out))
    sections.append(note(say("artificial.setting")))
    return answer(*sections, articles=("12C2a", "12C2b", "12C2c"))


def _percentage(argument: str) -> float | None:
    for part in argument.split():
        whole, _, rest = part.partition(".")
        if (
            all(piece.isascii() and piece.isdigit() for piece in (whole, rest or "0"))
            and len(part) < 7
            and float(part) <= 100
        ):
            return float(part)
    return None

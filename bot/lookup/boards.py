"""The answer to "wie geeft in spel 13?"."""

from __future__ import annotations

from bot.lookup.wording import answer, say, verdict
from bot.reply import ChatSettings, Reply
from bot.words import SEATS
from rules.scoring.boards import dealer, vulnerable_sides
from rules.vocabulary import Side

SIDES = {Side.NS: "NZ", Side.EW: "OW"}
_PERIOD = 16


def board(argument: str, settings: ChatSettings) -> Reply | None:
    """Dealer and vulnerability of a board."""
    if not argument.isascii() or not argument.isdigit() or len(argument) > 4:
        return None
    number = int(argument)
    if not number:
        return answer(verdict(say("board.impossible")), articles=("2",))
    sides = vulnerable_sides(number)
    who = say(("board.none", "board.one", "board.both")[len(sides)], side=SIDES[sides[0]] if sides else "")
    lines = [say("board.answer", board=number, dealer=SEATS[dealer(number)]), who]
    like = (number - 1) % _PERIOD + 1
    lines.append(say("board.law") if like == number else say("board.like", board=like))
    return answer(verdict(*lines), articles=("2",))

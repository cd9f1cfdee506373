"""Whether he whom declarer forbade a suit has lost the lead since: the other side won a trick after that (50D2a)."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.winning import HAS, WINS
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|declarer|dummy)#(\d+)"
_BESIDES = r"(?: (?:heeft|had|toen|daarna|zelf|net|die|deze|de|een|ook|er|volgende|vorige|weer))*"
_WON = (
    rf"{_PLAYER}{_BESIDES} (?:{WINS}|{HAS}){_BESIDES} (?:slag|slagen|slagje|slag over|over)",
    rf"{_PLAYER} (?:won|nam|maakte|kreeg|pakte)(?= (?:[.,;]|en|maar)|$)",
    rf"(?:won|kreeg|nam|maakte|pakte|haalde) {_PLAYER}{_BESIDES} (?:slag|slagen|slagje)",
    rf"slag (?:was|ging|is|kwam|viel)(?: (?:toen|daarna|dus|weer))* (?:voor|naar|van|in|bij|op)(?: de)? {_PLAYER}",
)

_LOST = (
    rf"{_PLAYER}{_BESIDES} (?:gaat|ging|raakt|raakte|is|was){_BESIDES} (?:van slag|van de slag|de slag kwijt|slag kwijt)",
    rf"{_PLAYER}{_BESIDES} (?:verliest|verloor|verspeelt|verspeelde){_BESIDES} (?:slag|voorhand|lead)",
    rf"{_PLAYER}{_BESIDES} (?:komt|kwam|is|was|zit|zat)(?: (?:dan|nu|zelf))* (?:later|daarna|even later|een slag later|slagen later) (?:weer|opnieuw|nog eens|terug) aan slag",
    rf"(?:later|daarna|verderop)(?: (?:komt|kwam|is|was|zit|zat)){_PLAYER} (?:weer|opnieuw|nog eens|terug) aan slag",
)
"""He who may not lead the suit had to give up the lead: "noord gaat van slag en komt later weer aan slag"."""


def lead_lost(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `lead_lost` in `facts`, in place, where a suit was forbidden and the declaring side won a trick after that."""
    choice = facts.get("choice")
    if choice is None or choice.value != "forbid" or "lead_lost" in facts:
        return
    for _, (winner, *_), match in message.skeleton.find_any(_WON):
        span = message.skeleton.span(match)
        if span[0] > choice.start and _declares(players, facts, winner.value, players.seat_of.get(winner)):
            facts["lead_lost"] = Evidence(True, *span)
            return
    owner = facts.get("offender")
    for _, (loser, *_), match in message.skeleton.find_any(_LOST):
        if owner is not None and players.seat_of.get(loser) is owner.seat.partner:
            facts["lead_lost"] = Evidence(True, *message.skeleton.span(match))
            return


def _declares(players: Players, facts: dict[str, Evidence], name: str, seat: Seat | None) -> bool:
    owner = facts.get("offender")
    if name in ("declarer", "dummy"):
        return True
    if seat is None:
        return False
    if players.declarer is not None:
        return seat.side is players.declarer.side
    return owner is not None and seat.side is not owner.seat.side

"""Whether a player whose hand has too many or too few cards has called (13B): the calls of those with thirteen don't matter."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.reading import Message
from rules.vocabulary import Seat

_FULL = 13
_WHO = r"(?:seat|side)#(\d+)"
_CALLED = (
    rf"{_WHO}(?: (?:heeft|hebben|had|hadden|is|zijn|al|allebei|beiden|beide|wel|ook|er|net|dus|inmiddels|iets))*"
    r" (?:(?:pass|bid|double)#\d+|gepast|geboden|geopend|gedoubleerd)"
    rf"|(?:pass|bid|double|bod|opening)(?:#\d+)? (?:is |was |komt |kwam )?van {_WHO}"
    rf"|(?:gepast|geboden|geopend|gedoubleerd|bod|opening) door {_WHO}"
    rf"|(?:enige|enigste|eerste)(?: (?!nog|niet|niks|niets|geen)[^ .;]+){{0,6}} (?:is|was) {_WHO}"
)
_STILL = r"(?:heeft|hebben|had|hadden|is|zijn|was|waren|moet|moeten|moest|moesten|zelf|er|en|maar|wel|allebei|beiden)"
_IDLE = (
    rf"{_WHO}(?: {_STILL})* nog (?:niks|niets|niet|geen|helemaal|moet|moeten|moest|moesten|aan de beurt)"
    rf"|{_WHO} (?:moet|moeten|moest|moesten)(?: [^ .;,]+)? nog"
)

_ALL = r"(?:pronoun#\d+|ze|we|wij) (?:hebben|hadden)(?: (?!niet|niks|nog|niets|geen)[^ .;,]+){0,3} geboden|everybody#\d+|ronde|rondje|rondjes|rondes|contract|eindcontract|slag|trick#\d+|dummy#\d+|uitkomst"
"""Where all four have called by now."""


def called_with_wrong_count(message: Message, counts: Mapping[Seat, int]) -> bool | None:
    """Whether one of them called; None where the message doesn't tell who did, or not whose hands are wrong."""
    wrong = {seat for seat, number in counts.items() if number != _FULL}
    if not wrong or sum(counts[seat] - _FULL for seat in wrong) != 0:
        return None
    idle = message.skeleton.seats([_IDLE])
    made = {it.seat for it in message.auction.made if not it.guessed}
    said = message.skeleton.seats([_CALLED]) - idle
    if (made | said) & wrong:
        return True
    others = bool(said) or (bool(made) and None not in made)
    return False if wrong <= idle or (others and not message.skeleton.has(_ALL)) else None

"""A call that the offender had made before the one out of turn: "noord had al eerder gepast"; it replaces nothing."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.stories import OUT_OF_TURN
from nlu.understanding import Evidence

_WHO = r"(?:seat|pronoun|me)#(\d+)"
_CALL = r"(?:(?:pass|bid|double)#(\d+)|geboden|gepast|geopend)"
_EARLIER = r"(?:al|eerder|daarvoor|ervoor|hiervoor|eerst)"
_FILL = (
    r"(?: (?:zelf|dus|ook|toen|net|een|keer|met|in de eerste (?:ronde|biedronde)|in deze bieding|in de vorige ronde))*"
)
_HAD_CALLED = (
    rf"{_WHO} had{_FILL}(?: {_EARLIER}{_FILL})+ {_CALL}(?! (?:eroverheen|erop|daarop|daarna|overheen))",
    rf"{_WHO}{_FILL}(?: {_EARLIER}{_FILL})+ {_CALL}(?: geboden| geopend)? had",
)


def earlier_call(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add `previous_offender_call` to `facts`, in place, and take away the replacement that such a call was read as."""
    told = facts.get("offender")
    if irregularity not in OUT_OF_TURN or told is None:
        return
    _after_dealer(message, players, facts)
    for pattern in _HAD_CALLED:
        for (who, *call), match in message.skeleton.find(pattern):
            if message.skeleton.line[: match.start()].endswith(" of "):
                continue  # "noord vroeg zuid of die al geboden had"
            if who.value != "pronoun" and players.seat_of.get(who) != told.value:
                continue
            if "turn" in facts and len(message.auction.made) == 1 and call:
                continue  # "oost had al gepast maar zuid was gever": the call out of turn itself
            facts["previous_offender_call"] = Evidence(True, *message.skeleton.span(match))
            replaced = facts.get("replacement")
            if replaced is not None and [message.span(mention) for mention in call] == [(replaced.start, replaced.end)]:
                facts.pop("replacement")


_DEALT = (
    r"(?:dealer#\d+(?: (?:was|is|:))* seat#(\d+)|seat#(\d+)(?: (?:was|is|de|,|\())* dealer#\d+(?: \))?)"
    r"(?: (?:,|en|maar|die|dus|pronoun#\d+))*"
)
_HAD_PASSED = (
    rf"{_DEALT} (?:had|heeft)(?: (?:al|eerst|netjes|gewoon|zelf|dus))* pass#\d+",
    rf"{_DEALT} pass#\d+(?: (?:al|eerst))* (?:had|heeft)(?= (?:[.,;!]|en|maar)|$)",
)
"""The dealer passed before it: "gever west, die had gepast"."""


def _after_dealer(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Whose turn it was, in place: not the dealer's, who had passed, but the next player's."""
    dealer, turn, offender = (facts.get(name) for name in ("dealer", "turn", "offender"))
    if dealer is None or offender is None or (turn is not None and turn.value != dealer.value):
        return
    for pattern in _HAD_PASSED:
        for (who, *_), match in message.skeleton.find(pattern):
            seat = players.seat_of.get(who)
            if seat is not None and seat is dealer.seat is not offender.seat and seat.lho is not offender.seat:
                facts["turn"] = Evidence(seat.lho, *message.skeleton.span(match))
                return

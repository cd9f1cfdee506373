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
    for pattern in _HAD_CALLED:
        for (who, *call), match in message.skeleton.find(pattern):
            if who.value != "pronoun" and players.seat_of.get(who) != told.value:
                continue
            if "turn" in facts and len(message.auction.made) == 1 and call:
                continue  # "oost had al gepast maar zuid was gever": the call out of turn itself
            facts["previous_offender_call"] = Evidence(True, *message.skeleton.span(match))
            replaced = facts.get("replacement")
            if replaced is not None and [message.span(mention) for mention in call] == [(replaced.start, replaced.end)]:
                facts.pop("replacement")

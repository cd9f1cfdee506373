"""Which side declares, where the teller says it of his own: "de tegenstander liet een kaart zien, wij spelen 4S"."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence

_OPPONENTS = frozenset(["lho", "rho", "opponent"])


def of_offenders_side(players: Players, called: str | None, facts: dict[str, Evidence]) -> None:
    """Settle `side_declares` in `facts`, in place: what is said of the teller's side holds for an opponent the other way round."""
    told, offender = facts.get("side_declares"), facts.get("offender")
    if told is None:
        return
    if called in _OPPONENTS:
        facts["side_declares"] = Evidence(not told.value, told.start, told.end)
    elif offender is None or called is not None:
        return
    elif players.me is None:
        del facts["side_declares"]  # it isn't known whether he is one of "us"
    elif offender.seat.side is not players.me.side:
        facts["side_declares"] = Evidence(not told.value, told.start, told.end)


_WE_MAY_FORBID = (
    r"(?:mag|mogen|kan|kunnen|mocht|wil|willen) (?:me#\d+|wij|we)(?: [^ .;?]+){0,6} (?:verbieden|verbied|verbiedt|uitsluiten)"
    r"|(?:wij|we)(?: (?:zijn|waren|worden|werden|hebben|hadden|nu|dus|zelf|de|het))+ (?:declarer#\d+|contract)"
)
"""Who may forbid a suit, or asks what he may forbid, declares against the one who withdrew his call."""
_OURS = frozenset(["me", "my_partner"])


def declares_by_side(message: Message, irregularity: str, called: str | None, facts: dict[str, Evidence]) -> None:
    """Settle `side_declares` in `facts`, in place, where all that is known is which side plays: "NZ zijn zelf gaan spelen"."""
    offender = facts.get("offender")
    if irregularity == "lead_restriction" and called not in _OURS and message.skeleton.has(_WE_MAY_FORBID):
        facts["side_declares"] = message.tells(False)
    side = message.players(in_play=True).side
    if offender is not None and side and "declarer" not in facts:
        facts["side_declares"] = Evidence(str(offender.value) in side, offender.start, offender.end)

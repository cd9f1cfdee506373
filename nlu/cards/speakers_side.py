"""Which side declares, where the teller says it of his own: "de tegenstander liet een kaart zien, wij spelen 4S"."""

from __future__ import annotations

from nlu.players import Players
from nlu.understanding import Evidence
from rules.vocabulary import Seat

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
    elif Seat(str(offender.value)).side is not players.me.side:
        facts["side_declares"] = Evidence(not told.value, told.start, told.end)

"""Whose card it was that another saw in his hand: "de leider zag harten 7 van west", "kon in de hand van rechts kijken"."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence

_SEER = r"(?:declarer|dummy|seat|me|my_partner|partner|lho|rho)#\d+"
_NOT_ANOTHER = r"(?!(?:seat|declarer|partner|my_partner|lho|rho)#|niet|niks|niets|nooit|geen)"
_SEES = r"(?:zag|zagen|ziet|zien|keek|keken|kijkt|kijken|gluurde|gluurt|kan|kon|konden|kunnen|heeft|had)"
_SHOWN = r"(?:kaart|kaarten|hand|waaier|card#\d+|rank#\d+|suit#\d+)"
_OWNER = r"(?:seat|lho|rho|opponent|defender|declarer)#(\d+)"
_SEEN = (
    rf"{_SEER}(?: {_NOT_ANOTHER}[^ .;]+){{0,5}} {_SEES}(?: {_NOT_ANOTHER}[^ .;]+){{0,6}} {_SHOWN}"
    rf" (?:van|bij)(?: (?:de|een|zijn|haar|mijn|onze|m'n))* {_OWNER}",
    rf"{_SEER}(?: {_NOT_ANOTHER}[^ .;]+){{0,3}} (?:kreeg|krijgt|kregen|zag|ziet|zagen)(?: (?:toen|per|ongeluk|net|al))* (?:van|bij)(?: de)? {_OWNER}(?: [^ .;,]+){{0,3}} {_SHOWN}",
)
_DEFENDS = frozenset(("lho", "rho", "opponent", "defender"))


def seen_in_hand(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Whose card was seen, in `facts`, in place: his seat, or that he defends where all that is told is what he is to declarer."""
    for _, found, match in message.skeleton.find_any(_SEEN):
        seat = players.seat_of.get(found[0])
        evidence = message.skeleton.span(match)
        if seat is not None:
            facts["offender"] = Evidence(seat, *evidence)
            facts.pop("offender_role", None)
        elif found[0].value in _DEFENDS and "declarer#" in match[0]:
            facts.pop("offender", None)
            facts["offender_role"] = Evidence("defender", *evidence)

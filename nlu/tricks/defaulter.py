"""Whose card is missing from a trick, or who put in more than one, where the message says so of just one player."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from rules.vocabulary import Seat

_WHO = r"(?:seat|declarer|my_partner|partner|lho|rho|me)#(\d+)"
_FILL = (
    r"(?: (?:seat#\d+|declarer#\d+|defender#\d+|trick#\d+|\(|\)|,|is|heeft|had|was|in|op|bij|die|deze|dat|de|toen|er|zelf|dus|per|ongeluk|ook|pronoun#\d+"
    r"|slag|daar|nog|blijkbaar|kennelijk|waarschijnlijk|per abuis|zonder))*"
)
_NOTHING = r"(?:niet|niks|niets|nix|geen kaart|geen enkele kaart)"
_DONE = r"(?:gevolgd|gelegd|gespeeld|bijgelegd|bijgespeeld|gegeven|meegedaan|bijgedaan|mee)"
_TWO = r"(?:twee|rank#\d+|dubbel|dubbele|een tweede|er twee|er rank#\d+)"
_ACTS = (
    rf"{_WHO}(?: seat#\d+)?(?: (?:heeft|had|houdt|hield|telt|telde|komt|nu|nog|maar|er|zelf|bij|na|in|trick#\d+|pronoun#\d+))* (?:rank#\d+|\d+) kaarten(?: [^ .;,]+){{0,3}} (?:en|,|terwijl|tegen|maar)(?: (?:de|wij|we))*(?: (?:andere|anderen|rest|opponent#\d+|overige|wij|we|spelers))*",
    rf"{_WHO}{_FILL} {_NOTHING}(?: (?:in|bij|mee|trick#\d+|die|deze|slag))* {_DONE}",
    rf"{_WHO} (?:legde|gaf|speelde|deed|volgde|legt|geeft|speelt|doet)(?: (?:in|bij|trick#\d+|die|deze|slag|toen|dus))* {_NOTHING}(?: (?:bij|mee))?",
    rf"{_WHO}{_FILL} (?:vergat|vergeten|overgeslagen|vergeet)",
    rf"{_WHO} (?:legde|gaf|speelde|deed|gooide|bracht|leverde|legt|speelt)(?: (?:er|in|bij|trick#\d+|die|deze|slag|per|ongeluk|abuis|toen|ook|een|de|zonder))* {_TWO}(?: [^ .;,]+){{0,2}} (?:kaarten|kaartjes|kaart|bij|in|tegelijk|samen)",
    r"(?:twee|rank#\d+|eentje|een)(?: (?:daarvan|ervan|kaarten|stuks|te|veel|zijn|is|komen|komt|zelfs|teveel|waarvan))* van(?: de)? (?:seat|declarer|dummy|my_partner|partner|lho|rho|me)#(\d+)",
)


_HE_DID_NOT = rf"pronoun#\d+{_FILL} (?:vergat|vergeten|overgeslagen|vergeet|{_NOTHING}(?: (?:in|bij|mee|trick#\d+|die|deze|slag))* {_DONE})"
"""Said of "him", where only one player is named."""


def defaulter(message: Message, players: Players) -> Seat | None:
    """The one player of whom it is told that he played no card, or two."""
    seats = {
        players.seat_of.get(found[0])
        for pattern in _ACTS
        for found, _ in message.skeleton.find(pattern)
        if found[0] not in players.anchors
    } - {None}
    if not seats and message.skeleton.has(_HE_DID_NOT):
        seats = {Seat(mention.value) for mention in message.mentions if mention.kind == "seat"}
    return seats.pop() if len(seats) == 1 else None

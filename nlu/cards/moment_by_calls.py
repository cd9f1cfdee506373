"""Whether a card was shown during the auction or after it, by the calls that are told: "1SA, pas, en toen viel bij west ..."."""

from __future__ import annotations

import re

from nlu.auction.call_modes import CALL
from nlu.cards.led_before_play import still_bidding
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence

_OF_PLAY = (
    r"(?:declarer|dummy|trick|defender)#\d+"
    r"|(?:slag|slagen|slagje|contract|eindcontract|strafkaart|strafkaarten|afspel|afspelen|tegenspel|tegenspelen|verdedigt|verdedigen|dummy|uitkomst|uitgekomen"
    r"|uitkwam|uitkomen|uitkomt|start|gestart|startte|afgelopen|klaar|voorbij)"
    r"|(?:komt|kwam)(?: [^ .;,]+){0,3} uit|(?:speelt|speelde|spelen|leidt|zit in|tegen)(?: [^ .;,]+){0,2} bid#\d+"
)
_LED = re.compile(
    r"(?<![^ ])(?:komt|kwam|start|startte|uitkomst|uitgekomen|uitkwam|uitkomen|leidt|slag|contract)(?![^ ])"
)
_SINGLE = (
    r"(?:opende|opent|open|bood|biedt|bied|heeft|had|heb|doubleerde)(?: (?:net|al|juist|pas|met|seat#\d+|me#\d+))*"
    r" (?:bid|double)#\d+(?: (?:geopend|geboden|gezegd))?"
)
_PASSED = r"(?:seat|me|my_partner|partner|lho|rho|dealer)#\d+(?: (?:heeft|had|heb|is|net|al|ook|eerst|,))* pass#\d+"
_PASSES_TO_END = 3
_AFTER_BID = r"(?:na|over) bid#\d+(?: (?:van|door|bij))* (?:seat|my_partner|me|lho|rho|partner)#\d+"
"""A bid after which it happened: "na 1 schoppen van oost was het aan zuid"."""


_WHILE_BIDDING = re.compile(
    r"(?<![^ ])(?:(?:tijdens|onder|gedurende|hangende|midden in|bij|in)(?: (?:het|de))? (?:bieden|bieding|biedverloop|biedperiode|veiling)"
    r"|(?:toen|terwijl)(?: (?:er|we|ze))?(?: (?:nog|volop))* (?:geboden werd|werd geboden|aan het bieden))(?![^ ])"
)
_CARD = re.compile(r"(?<![^ ])(?:gebeurde|gebeurd|card#\d+|kaart|kaarten|kaartje|rank#\d+)(?![^ ])")
_SENTENCE = re.compile(r"[^.;?!]+")


def shown_while_bidding(message: Message, facts: dict[str, Evidence]) -> None:
    """Keep the moment at which a card is told to have been shown, also where the auction has ended since."""
    told = facts.get("phase")
    if told is None or told.value == "auction":
        return
    for match in _SENTENCE.finditer(message.skeleton.line):
        if _WHILE_BIDDING.search(match[0]) and _CARD.search(match[0]):
            facts["phase"] = message.tells("auction")
            return


def moment_by_calls(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `phase` in `facts`, in place, where calls are told and nothing of the play."""
    if "phase" not in facts and still_bidding(message):
        facts["phase"] = message.tells("auction")
    line = message.skeleton.line
    if "phase" not in facts and message.skeleton.has(_AFTER_BID) and not message.skeleton.has(_OF_PLAY):
        facts["phase"] = message.tells("auction")
    values = [message.mentions[int(match[1])].value for match in CALL.finditer(line)]
    if not values:
        return
    phase = facts.get("phase")
    bids = any(value[0].isdigit() for value in values)
    if bids and values[-_PASSES_TO_END:] == ["P"] * _PASSES_TO_END:
        if phase is None or phase.value == "auction":
            facts["phase"] = message.tells("play" if _LED.search(line) else "clarification")
        return
    if phase is not None or players.declarer is not None or players.side or message.skeleton.has(_OF_PLAY):
        return
    if len(values) > 1 or message.skeleton.has(_SINGLE) or message.skeleton.has(_PASSED):
        facts["phase"] = message.tells("auction")

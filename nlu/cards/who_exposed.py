"""Who showed or dropped a card: "bij oost viel", "uit de hand van west", "hij liet hem zien"."""

from __future__ import annotations

import re

from nlu.cards.seen_told import pushers
from nlu.players import Players
from nlu.pronouns import antecedent
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention

_WHO = r"(?:seat|me|my_partner|partner|lho|rho)#(\d+)(?: van(?: de)? (?:seat|declarer|me|pronoun)#\d+)?"
_EXPOSED = (
    rf"{_WHO}(?: (?:,|\(|\)|seat#\d+|op))* (?:heb|heeft|had)(?: (?!(?:seat|declarer)#)[^ .;]+){{0,6}}"
    r" (?:laten|vallen|getoond|gemorst|verloren|opengelegd|neergelegd|open|gegooid)",
    r"(?:liet|laat)(?: (?:de|die|het|mijn))?(?: (?:man|vrouw|heer|dame|speler|speelster|buurman|buurvrouw))?"
    rf" {_WHO}(?: (?:me#\d+|per|ongeluk|net))*(?: (?!(?:seat|declarer)#)[^ .;,]+){{0,4}} (?:vallen|zien|glippen|kaart|kaarten|card#\d+)",
    rf"{_WHO}(?:(?: ,)? (?:die|pronoun#\d+)(?: [^ .;,#]+){{1,5}}(?: ,)?)?(?: (?:me#\d+|die|had|heeft|,|per|ongeluk|net|zelf|toen|hier))* (?:liet|laat|toonde|toont|hield|houdt|verloor|verliest|morste"
    r"|knoeide|draaide|gooide|gooit|legde|legt|flikkert|showde)(?: (?!(?:seat|declarer)#)[^ .;]+){0,5}"
    r" (?:kaart|kaarten|card#\d+|vallen|zien|open|omhoog|rank#\d+)",
    rf"(?:bij|van|uit de hand van|uit de handen van|uit handen van)(?: (?:de|zijn|haar))? {_WHO}(?: (?!(?:seat|declarer)#)[^ .;]+){{0,4}}"
    r" (?:valt|viel|vielen|ligt|lag|liggen|lagen|gleed|glijdt|kwam|rolt|rolde|gevallen|glipt|glipte)",
    r"(?:valt|viel|vielen|ligt|lag|liggen|lagen|gleed|glipte|rolde|gevallen)(?: (?!(?:seat|declarer)#)[^ .;]+){0,3}"
    r" (?:bij|uit de hand van|van) {seat}",
    rf"{_WHO}(?: (?:,|\(|\)|seat#\d+|op))*(?: (?!(?:seat|declarer)#)[^ .;,]+){{1,8}} (?:kwam|kwamen|komt|schoot|vloog|glipte|gleed|viel)"
    r"(?: er)?(?: (?!(?:seat|declarer)#)[^ .;,]+){0,3} (?:mee|eruit|los|achteraan)",
    r"card#\d+ van {seat} (?:viel|valt|lag|ligt|kwam|gevallen)",
    r"(?:kaartenhouder|kaarthouder|kaartenstandaard|kaartenrek|rekje|waaier|hand|handen|vingers|kaarten) van(?: de)? {seat}",
    r"(?:liet|laat|toonde|toont|verloor|morste|hield|legde) {seat}(?: (?!(?:seat|declarer)#)[^ .;]+){0,5}"
    r" (?:kaart|kaarten|card#\d+|vallen|zien|open|rank#\d+)",
)


_MY_CARD = r"(?:mijn|m'n|mn|mijne) card#\d+"
_MY_HAND = r"(?:in|uit|van)(?: (?:de|spiegel|van))* (?:mijn|m'n|mn|mijne) (?:waaier|kaart|kaarten|hand|handen)"
"""What showed was of the speaker: "mijn partner zag mijn schoppenvier"."""
_HE_EXPOSED = (
    r"(?:^|[.,;] |en |toen )pronoun#(\d+)(?: (?:had|heeft|per|ongeluk|net|zelf|toen|hier|dus))* (?:liet|laat|toonde|toont|verloor|verliest|morste"
    r"|hield|draaide)(?: (?!(?:seat|declarer)#)[^ .;]+){0,5} (?:kaart|kaarten|card#\d+|vallen|zien|open|omhoog)"
)


_DENIED = re.compile(r" (?:geen|niets|niks)(?= )")
"""What makes it told of a player that he showed nothing."""


_SHOWS_TO = Expression(r"(?:liet|laat|toonde|toont)(?: (?:de|zijn|haar))? [a-z_]+#\d+ ")
_ANOTHER_SHOWS = Expression(
    r"(?<!terwijl )(?<!toen )(?<!omdat )(?:seat|me|my_partner|lho|rho)#(\d+)"
    r"(?:(?: (?:per|ongeluk|ook|net|zelf|die|,))*|(?: (?!toen|dan|daarna|nu|waarop|terwijl|maar)[^ .;,#]+){0,6}(?: defender#\d+)? en) $"
)


def _showers(message: Message, mentions: list[Mention], match: re.Match[str]) -> list[Mention]:
    """Who shows it; not whom another shows it, who is named after the verb: "zuid verdedigt en laat noord klaver heer zien"."""
    line = message.skeleton.line
    another = _ANOTHER_SHOWS.search(line, 0, match.start()) if _SHOWS_TO.match(line, match.start()) else None
    return [message.mentions[int(another[1])]] if another else mentions


def who_exposed(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The one player who is said to have shown a card goes before the estimate, a defender before declarer."""
    declaring = (players.declarer, players.declarer.partner) if players.declarer else ()
    showing = [
        shower
        for pattern in _EXPOSED
        for mentions, match in message.skeleton.find(pattern)
        for shower in _showers(message, mentions, match)
        if _DENIED.search(match[0]) is None
    ]
    found = players.seats(shower for shower in showing if shower not in players.anchors)
    mine = message.skeleton.has(_MY_CARD) or (not found and message.skeleton.has(_MY_HAND))
    if players.me is not None and mine:
        found = {players.me}
    if not found:
        pronouns = [mentions[0] for mentions, _ in message.skeleton.find(_HE_EXPOSED)]
        meant = [antecedent(message, players, pronoun) for pronoun in pronouns]
        found = players.seats(mention for mention in meant if mention is not None)
    found -= pushers(message, players)
    defenders = found - {*declaring}
    told = facts.get("offender")
    if len(defenders) == 1 or (len(found) == 1 and (told is None or told.value in declaring)):
        facts["offender"] = message.tells((defenders or found).pop())

"""The seats that are called dummy, whose partners declare: "noord is dummy", "dummy van zuid"."""

from __future__ import annotations

import re

from nlu.seating.votes import Vote
from nlu.seating.wordings import GOES_ON, LIES_OPEN, OF_BEING, says_when
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_NOT_A_PLACE = r"(?<!in )(?<!uit )(?<!van )(?<!in de )(?<!uit de )(?<!van de )"  # "hij zat in dummy, west protesteert"
_IS_DUMMY = rf"{{seat}}{OF_BEING} {{dummy}}"
_CARD_OF_DUMMY = r"(?:card|rank)#\d+ van(?: de)? {dummy} {seat}(?= (?:wint|won|houdt|hield|maakte|pakte)(?: (?:de|die|deze) slag)?(?: [.,;]|$)| (?:viel|valt|gleed|glipte|kwam|lag|ligt|werd)(?= |$))"
_LIES = (
    rf"(?<!van )(?<!bij )(?<!door ){{seat}} {LIES_OPEN}",
    r"(?<!van )(?<!bij )(?<!door ){seat} (?:ligt|lag)(?: (?:nu|hier|dus|al))* op tafel(?= (?:en|,|[.;]))",
)
_LAYS_AS = r"{seat}(?: (?:zijn|haar|legt|legde|heeft|had|kaarten|hand|liggen|lagen|lag|ligt|neergelegd|opengelegd|uitgespreid|open|neer|al|op|tafel))+ als(?: de)? {dummy}"
"""Who lies down as dummy, which declarer may do too (54A): "noord heeft zijn kaarten neergelegd als dummy"."""
_DUMMY = (
    _IS_DUMMY,
    r"{dummy} \( {seat} \)",
    *_LIES,
    r"{seat} (?:ligt|lag|zit|zat|gaat)(?: (?:nu|hier|open|op|tafel))* als(?: de)? {dummy}",
    _LAYS_AS,
    r"{seat} is(?: dus| nu)? (?:mijn|onze|m'n|mn) {dummy}",
    r"{seat}(?: (?:heeft|had|net|al|legt|legde|nu|toen))+ (?:zijn|haar|de) {dummy}(?: (?:al|net))* (?:neer|neergelegd|opengelegd|op tafel)",
    rf"{_NOT_A_PLACE}{{dummy}} , {{seat}} ,",
    _CARD_OF_DUMMY,
    rf"{_NOT_A_PLACE}{{dummy}}(?! (?:was|is|lag|ligt) :)(?: (?:\(|is|zit|op|was|dus|ligt|bij|=|:|de|speler))* {{seat}}",
)
_CALLED_DECLARER = re.compile(r"declarer#\d+(?: (?:is|was|=|:))* $")
"""Before a seat that is called declarer, so that what follows is said of another: "leider oost dus dummy west"."""
_AFTER_COMMA = re.compile(r" ,(?: de)? dummy#")
_DUMMY_OF = (
    r"{dummy} van(?: de| leider| declarer#\d+)* {seat}",
    r"(?<!laat )(?<!liet )(?<!vraagt )(?<!vroeg )(?<!ziet )(?<!zag ){seat} (?:zijn|zn|z'n|haar|d'r) {dummy}",
    r"{seat} riep(?: \w+){0,4} van {dummy}",
    rf"{{seat}} (?:zijn|haar|z'n|zn) partner#\d+ {LIES_OPEN}",
    rf"partner#\d+ van(?: de)? {{seat}} {LIES_OPEN}",
    rf"partner#\d+ van(?: de)? {{seat}}{OF_BEING} {{dummy}}",
    rf"{{seat}} (?:zijn|haar|z'n|zn) partner#\d+{OF_BEING} {{dummy}}",
    r"{dummy}(?: (?:is|was|zit|zat|ligt|lag|dus))* (?:tegenover|recht tegenover|overkant van|de partner#\d+ van) {seat}",
)
_PARTNER_OF = re.compile(r"(?:partner|lho|rho)#\d+ van(?: de)? $")
"""Before a seat that is only named as the one whose neighbour is dummy."""


def beside_dummy(skeleton: Skeleton, introduced: set[Mention], settled: set[int], declaring: set[Seat]) -> list[Vote]:
    """The partners of those that are called dummy, with where that stands."""
    votes: list[Vote] = []
    for pattern, found, match in skeleton.find_any(_DUMMY):
        seats = [mention for mention in found if mention.kind == "seat"]
        if pattern is _IS_DUMMY and (
            says_when(skeleton.line, match) or _PARTNER_OF.search(skeleton.line, 0, match.start())
        ):
            continue  # "'harten' zegt west als dummy aan slag is"
        if pattern is _IS_DUMMY and _CALLED_DECLARER.search(skeleton.line, 0, match.start()):
            continue
        if _AFTER_COMMA.search(match.group()) and GOES_ON.match(skeleton.line, match.end()):
            continue  # "hij speelde voor oost, dummy moest ook nog"
        roles = {mention.first for mention in found if mention.value == "dummy"}
        if roles & settled:
            continue  # "noord is dummy oost verzaakt"
        if pattern is _IS_DUMMY:
            settled |= roles
        declares = bool(seats) and Seat(seats[-1].value) in declaring
        if declares and (" wordt " in match.group() or pattern in _LIES or pattern is _LAYS_AS):
            continue  # "leider zuid wordt zelf de blinde": he was declarer when it happened; "de heer van leider oost ligt open"
        if seats:
            votes.append((match.start(), Seat(seats[-1].value).partner))
            introduced.update(found)
    for _, found, match in skeleton.find_any(_DUMMY_OF):
        seats = [mention for mention in found if mention.kind == "seat"]
        votes.append((match.start(), Seat(seats[-1].value)))
    return votes

"""Who declares: the seat called declarer, the partner of dummy, or the player whose contract it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.seating.beside_declarer import beside_declarer
from nlu.seating.called_declarer import CalledDeclarer
from nlu.seating.called_dummy import beside_dummy
from nlu.seating.votes import Vote
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_BID_OF = r"{bid}(?: contract| gedoubleerd| double#\d+| redouble#\d+)?(?: (?:van|door|bij|in|in handen van|voor|\(|-))? {seat}"
_CALLS_IN_TURN = (
    r"(?:bid#\d+(?: seat#\d+)?|seat#\d+)(?: (?:,|-|en|dan|heeft))* pass#\d+|pass#\d+(?: (?:,|-|door|van))* seat#\d+"
)
_HELD = r"(?! (?:mee|tegen|nog|vast|sec|in (?:de |zijn |haar )?hand|geopend|geboden|gepast|bij|over|geopend|ervoor|achter|voor))"
_HAS_BID = (
    r"{seat}(?: (?:heeft|had|gaat|zit|is|staat|doet|deed|moet|probeert|bezig|mag|,|\(|in|met|wil|van|-|:|contract|het|werkt|aan|te|bezig))* {bid}"
    + _HELD
)
_ASKS_FROM_DUMMY = (
    r"{seat}(?: (?:had|heeft|die|,|dan|toen))* (?:vraagt|vroeg|laat|liet|noemt|noemde|roept|riep|zegt|zei|bestelt|bestelde|speelt|speelde|trekt|trok)"
    r"(?: (?!(?:seat|declarer|dat)(?:#|$| ))[^ .;]+){0,3} (?:(?:uit|van|vanuit|in) (?:de )?(?:dummy#\d+|tafel)(?: (?!seat#)[^ .;]+){0,3} (?:(?:card|suit|rank)#\d+|troef|kaart)"
    r"|(?:(?:card|suit|rank)#\d+|troef|kaart)(?: [^ .;#]+){0,2} (?:uit|van|vanuit|in) (?:de )?(?:dummy#\d+|tafel))"
)
_THOUGHT_IN_A_HAND = r"{seat} (?:dacht|denkt|meende|waande)(?: (?:dat|zich|pronoun#\d+))+ (?:in|op|aan)(?: (?:de|zijn))? (?:dummy#\d+|tafel|hand)(?= |$)"
"""Only declarer may be mistaken in which of his hands he is: "zuid dacht dat hij in dummy zat"."""
_FILL = r"(?: (?:de|dus|hier|zelf|ook|nu|toen|net|juist|nog|toevallig|uiteindelijk))*"
_HIS = r"(?:zijn|haar|zn|z'n|d'r)"
_PARTNER = rf"{_HIS} partner#\d+"
_PLAYING = r"(?:aan het (?:af ?spelen|leiden)|bezig (?:met|aan) (?:zijn |haar |het |een )?(?:bid#\d+|contract|afspelen|afspel))"
_MUST_MAKE = r"(?:(?:het )?contract|bid#\d+)(?: [^ .;,#]+){0,3} (?:maken|spelen|speelt|speelde|afspeelt)"
_HE_PLAYS = (
    rf"pronoun#\d+ (?:is|was|wordt){_FILL} declarer#\d+|(?:is|was|werd|wordt) pronoun#\d+{_FILL} declarer#\d+"
    rf"|pronoun#\d+ (?:speelt|speelde|leidt|leidde|heeft|had){_FILL} (?:het contract|dit contract|het spel)"
    rf"|pronoun#\d+ (?:is|was|zit|zat){_FILL} {_PLAYING}"
    rf"|pronoun#\d+ (?:speelt|speelde|leidt|leidde){_FILL} zelf(?= (?:[.,;)?!]|en|af)|$)"
    rf"|pronoun#\d+ (?:is|was){_FILL} (?:degene|diegene|de speler|de man) pronoun#\d+{_FILL} (?:{_MUST_MAKE}|(?:het )?(?:speelt|leidt|afspeelt))"
    rf"|(?:is|was|betreft|betrof){_FILL} {_HIS} (?:eigen )?contract(?= (?:[.,;)?!]|en|dus)|$)"
    rf"|(?:bid#\d+|contract) (?:staat|stond) op {_HIS} naam"
    rf"|(?:dat|dit) (?:is|was){_FILL} declarer#\d+(?= (?:[.;)?!]|dus)|$)"
    rf"|{_PARTNER}(?: (?:,|die|pronoun#\d+))*{_FILL} (?:(?:is|was|wordt|werd){_FILL} dummy#\d+|dummy#\d+ (?:is|was))"
)

_HE_IS_DUMMY = (
    rf"(?:(?:pronoun#\d+|dat|dit) (?:is|was|wordt|werd)|(?:is|was|werd|wordt) pronoun#\d+){_FILL} dummy#\d+(?! seat#)"
    rf"|{_PARTNER}(?: (?:,|die|pronoun#\d+))? (?:is|was|wordt|werd){_FILL} (?:declarer#\d+|{_PLAYING})"
    rf"|{_PARTNER} (?:speelt|speelde|leidt|leidde){_FILL}(?: (?:het|dit|in|contract|spel|bid#\d+))*(?= (?:[.,;)?!]|en|af|dus)|$)"
)
"""That he is dummy, or his partner declarer."""


def names_declarer(skeleton: Skeleton, called: CalledDeclarer) -> bool:
    """Whether a seat is called the declarer, or shown to be it, in so many words."""
    return declarer_in(skeleton, called, set(), in_play=False) is not None


_OF_ANOTHER = re.compile(r"(?<![^ ])(?:van|aan|door|tegen|naar|met)(?: de)? $")
"""Before a player who is told of only beside the one that the sentence is about: "de uitkomst van noord"."""


def _told_of_him(skeleton: Skeleton, pattern: str) -> Iterator[Vote]:
    """The player named last before each place where something is told of "him", who isn't only named beside another."""
    for _, match in skeleton.find(pattern):
        named = list(re.finditer(r"seat#(\d+)", skeleton.line[: match.start()]))
        acting = [it for it in named if not _OF_ANOTHER.search(skeleton.line, 0, it.start())]
        yield from ((match.start(), Seat(skeleton.mentions[int(it[1])].value)) for it in (acting or named)[-1:])


_BECOMES_DUMMY = r"(?:word|wordt|werd)(?: [^ .;,]+){0,3} dummy#\d+"
"""Who had the contract may become dummy (54A): "west heeft 4H ... west wordt zelf dummy"."""


def _by_contract(skeleton: Skeleton, introduced: set[Mention]) -> list[Vote]:
    """Who is told to have the contract: "4S van noord", "west heeft 4H"."""
    votes: list[Vote] = []
    if skeleton.has(_CALLS_IN_TURN):
        return votes
    for pattern in (_BID_OF, _HAS_BID):
        for found, match in skeleton.find(pattern):
            seats = [mention for mention in found if mention.kind == "seat"]
            votes.append((match.start(), Seat(seats[-1].value)))
            introduced.update(found)
        if votes:
            break
    return votes


def declarer_in(skeleton: Skeleton, called: CalledDeclarer, introduced: set[Mention], *, in_play: bool) -> Seat | None:
    """Who declares; the mentions that tell it are added to `introduced`."""
    introduced.update(called.introduced)
    settled = set(called.settled)
    votes = list(called.votes)
    becomes = in_play and skeleton.has(_BECOMES_DUMMY)
    contract = _by_contract(skeleton, introduced) if becomes else []
    votes += beside_dummy(skeleton, introduced, settled, {seat for _, seat in (*votes, *contract)})
    if not votes:
        votes += contract
    if not votes:
        votes += beside_declarer(skeleton)
    if not votes:
        votes += _told_of_him(skeleton, _HE_PLAYS)
    if not votes:
        votes += [(at, seat.partner) for at, seat in _told_of_him(skeleton, _HE_IS_DUMMY)]
    if not votes:
        asking = (*skeleton.find(_ASKS_FROM_DUMMY), *skeleton.find(_THOUGHT_IN_A_HAND))
        votes += [(match.start(), Seat(found[0].value)) for found, match in asking]
    if not votes and in_play:
        votes += _by_contract(skeleton, introduced)
    if not votes:
        return None
    # a correction stands later ("oost ... nee, zuid is leider"); otherwise the readings agree
    return max(votes, key=lambda vote: vote[0])[1] if len({seat for _, seat in votes}) > 1 else votes[0][1]

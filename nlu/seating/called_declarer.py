"""The seats that are called declarer: "zuid is leider", "oost verzaakt als leider", "4S wordt gespeeld door west"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nlu.seating.declarer_wordings import AS_DECLARER, DECLARER, IS_DECLARER
from nlu.seating.defenders import defenders_in
from nlu.seating.not_so import denied, only_thought
from nlu.seating.votes import Vote
from nlu.seating.wordings import GOES_ON
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton, compiled
from rules.vocabulary import Seat

_BESIDE = Expression(r"(?:de )?declarer#\d+ seat#\d+")
"""The declarer and a seat with nothing between them, which may begin a new sentence: "alles voor de leider zuid roept ho"."""
_VERB_BEFORE = (
    r"(?:is|was|wordt|werd|=)(?: (?:de|het|dus|nu|hier|een|uiteindelijk|ook|dan|straks|inmiddels))* declarer#\d+"
)
_ENDS = Expression(r"(?: (?:is|was|wordt|werd))? [.,;:?!]")
"""The end of a clause, in which the verb may come last: "terwijl zuid leider is, west moest"."""
_BEGINS = Expression(r"(?:^|[.,;:!?])\s*$")
_ANOTHER_ACTS = Expression(
    r"(?: (?:dus|en|maar|want|toen|daarom))? seat#\d+ (?:[^ #]+t|[^ #]+de|[^ #]+te|kwam|had|was|won|lag|liet|gaf|bood|zei|ging|nam|zag)(?: |$)"
)


@dataclass(frozen=True, slots=True)
class CalledDeclarer:
    """The seats that are called declarer, with where that stands.

    Attributes:
        votes: The seats, each with where it is said.
        introduced: The mentions that say it.
        settled: Where the role is named of which it is certain whose it is.
    """

    votes: Sequence[Vote]
    introduced: frozenset[Mention]
    settled: frozenset[int]


def called_declarer(skeleton: Skeleton) -> CalledDeclarer:
    """Read which seats are called declarer."""
    votes: list[Vote] = []
    later: list[Vote] = []
    introduced: set[Mention] = set()
    settled: set[int] = set()
    defending = {player for seat in defenders_in(skeleton) for player in (seat, seat.partner)}
    for pattern, found, match in skeleton.find_any(DECLARER):
        seats = [mention for mention in found if mention.kind == "seat"]
        if not seats or _is_no_declarer(skeleton, match, pattern, Seat(seats[-1].value) in defending):
            continue
        roles = {mention.first for mention in found if mention.value == "declarer"}
        if roles & settled:
            continue  # "zuid is leider, oost komt uit"
        if _begins_a_sentence(skeleton, match):
            continue  # "de slag was voor de leider, noord zag dat"
        # "zuid verzaakt als leider, west had de slag"
        if pattern is AS_DECLARER or (pattern is IS_DECLARER and _is_all_that_is_said(skeleton, match)):
            settled |= roles
        vote = match.start(), _beside(skeleton, match, Seat(seats[-1].value))
        (later if _hands_over(skeleton, match) else votes).append(vote)
        introduced.update(found)
    now = {seat for _, seat in votes}
    votes += [vote for vote in later if vote[1].partner not in now]
    return CalledDeclarer(votes, frozenset(introduced), frozenset(settled))


def _is_no_declarer(skeleton: Skeleton, match: re.Match[str], pattern: str, defends: bool) -> bool:
    """Whether it isn't said after all of the player beside the word: it is denied, thought, or he defends."""
    return (
        (defends and "," not in match.group() and _BESIDE.fullmatch(match.group()) is not None)
        or denied(skeleton, match.start())
        or (pattern is IS_DECLARER and only_thought(skeleton, match.start()))
        or _CARD_PLAYED_BY.search(skeleton.line[: match.start()].rstrip()) is not None
    )


def _is_all_that_is_said(skeleton: Skeleton, match: re.Match[str]) -> bool:
    """Whether nothing else is said with it that might be the name: "zuid leider, oost verzaakt", "zuid leider oost verzaakt"."""
    line = skeleton.line
    return (
        compiled(_VERB_BEFORE).search(match.group()) is not None
        or ("," not in match.group() and _ENDS.match(line, match.end()) is not None)
        or (_BEGINS.search(line[: match.start()]) is not None and _ANOTHER_ACTS.match(line, match.end()) is not None)
    )


_HANDED_OVER = Expression(r"(?:^| )(?:dat|laat|liet|wil|wilde|laten|dan)$")


def _hands_over(skeleton: Skeleton, match: re.Match[str]) -> bool:
    """Whether it may tell who is to declare from now on: "zuid legt zijn hand neer en noord wordt leider"."""
    becomes = re.match(r"seat#\d+(?: [^ ]+)* (?:wordt|werd|mag|mocht|moet|moest|zal|gaat) ", match.group()) is not None
    return becomes or _HANDED_OVER.search(skeleton.line[: match.start()].rstrip()) is not None


_AFTER_PREPOSITION = Expression(r"(?:^| )(?:aan|van|voor|tegen|door|bij|naar|volgens|met|als)(?: de)?$")
_DECLARER_AFTER_COMMA = Expression(r"seat#\d+ ,(?: de)? declarer#\d+")
_ACTS = Expression(r" (?!(?:in|van|op|met|die|dus|en|maar|aan|bij|was|is)(?: |$))[a-z]+(?= |$)")
_SEAT_AFTER_COMMA = Expression(r" [,:] seat#\d+$")


def _begins_a_sentence(skeleton: Skeleton, match: re.Match[str]) -> bool:
    """Whether who stands after a comma is no name for the one before it, but who the next sentence is about.

    As in "de slag was voor de leider, noord zag dat", "uitkomst van oost, de leider vindt het best".
    """
    line = skeleton.line
    if _DECLARER_AFTER_COMMA.fullmatch(match.group()) and _ACTS.match(line, match.end()):
        return _AFTER_PREPOSITION.search(line[: match.start()].rstrip()) is not None
    return bool(
        _SEAT_AFTER_COMMA.search(match.group())
        and _AFTER_PREPOSITION.search(line[: match.start()].rstrip())
        and GOES_ON.match(line, match.end())
    )


_CARD_PLAYED_BY = Expression(r"(?:card|rank|suit)#\d+(?: ,)? (?:die|dat|welke|pronoun#\d+)$")
"""Before a player of whom nothing more is said than that he "played" it: "het was ruiten 3 die west speelde"."""
_BESIDE_DECLARER = Expression(r"(partner|lho|rho)#\d+(?: van)?(?: de)?$")


def _beside(skeleton: Skeleton, match: re.Match[str], seat: Seat) -> Seat:
    """Declarer when the seat is that of a player beside him: "de partner van de leider is zuid"."""
    named = _BESIDE_DECLARER.search(skeleton.line[: match.start()].rstrip())
    if (
        named is None
        or "(" in match.group()
        or not re.match(r"declarer#\d+(?: [^ ]+)* (?:is|was|zit|zat|=|:) ", match.group())
    ):
        return seat
    return {"partner": seat.partner, "lho": seat.rho, "rho": seat.lho}[named.group(1)]

"""Who has played to the next trick, as told by the number of a trick: "nu slag 9" after a mishap in slag 6."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nlu.tricks import next_trick_words as words
from nlu.tricks.camps import Camp
from nlu.words.segments import Segment
from nlu.words.skeleton import compiled

Who: TypeAlias = Camp | Literal["all"]
Said: TypeAlias = list[tuple[Who, bool]]
"""Who has played to it and who hasn't, in the order in which that is told."""
_STILL_IN = r"nog(?: (?:steeds|altijd|gewoon|allemaal))* (?:in|bij|met|aan) trick#\d+"
_EVERYBODY_IN = (
    r"(?:beide|iedereen|everybody#\d+|allebei|ze|we|pronoun#\d+|spelen)(?: [^ ]+){0,5} trick#\d+"
    r"|trick#\d+(?: [^ ]+){0,2} (?:beide|everybody#\d+|allebei)"
)
_WE_ARE_IN = r"(?:(?:we|wij|ze|pronoun#\d+) (?:zitten|zijn|waren|zaten)|(?:zitten|zijn|waren|zaten) (?:we|wij|ze|pronoun#\d+))(?: (?:nu|al|intussen|inmiddels|net|dan))* (?:in|aan|bij|bezig met) trick#\d+"

_LOST_IT = r"(?:won|wonnen|maakte|maakten|haalde|haalden|kreeg|kregen|pakte|pakten)(?: (?:ook|de|die|zelf|dus))* trick#\d+(?: (?:ook|zelf|dus))* niet"
"""A trick that somebody lost has been played: "en won slag 5 niet"."""


_IS_OVER = r"trick#\d+(?: (?:is|was|ook|al|dus|intussen|inmiddels|ondertussen|net|helemaal))* (?:gespeeld|klaar|voorbij|gedraaid|omgedraaid|dicht|compleet|afgelopen|weg)(?= |$)"


def number_in(segment: Segment) -> int | None:
    """The number of the one trick that it names."""
    numbers = [int(m.value) for m in segment.mentions() if m.kind == "trick"]
    return numbers[0] if len(numbers) == 1 else None


_WE_ARE_AT = r"(?:(?:we|wij|ze|pronoun#\d+) (?:zitten|zijn|waren|zaten)|(?:zitten|zijn|waren|zaten) (?:we|wij|ze|pronoun#\d+))(?: (?:nu|al|intussen|inmiddels|net|dan))* (?:in|aan|bij)(?: de)? (?:rank#(\d+)|(\d+))$"
_TEN = "T"


def _bare_number(segment: Segment) -> list[int]:
    """The trick that play has come to, named by its number alone: "slag 5, we zitten in 9"."""
    found = compiled(_WE_ARE_AT).search(segment.text)
    if found is None:
        return []
    said = segment.line.mentions[int(found[1])].value if found[1] else found[2]
    number = "10" if said == _TEN else said
    return [int(number)] if number.isdigit() else []


def said_by_number(segment: Segment, trick: int, named: list[Who]) -> Said:
    """Who has played to the next trick, by a later one that is named: "slag 9 moet nog beginnen"."""
    numbers = [int(m.value) for m in segment.mentions() if m.kind == "trick"]
    numbers = numbers or _bare_number(segment)
    if numbers == [trick]:
        return [("all", False)] if segment.has(_STILL_IN) or segment.has(_WE_ARE_IN) else []
    later = max(numbers, default=trick)
    if later != trick + 1:
        return [("all", True)] if later > trick + 1 else []
    if segment.has(_LOST_IT):
        return [("all", True)]
    if segment.has(words.NOT) or segment.has(r"moet(?:en)? nog|wacht(?:en|ten)?"):
        return [("all", False)]
    if not named and segment.has(_IS_OVER):
        return [("all", True)]
    if segment.has(_WE_ARE_IN) or (not named and segment.has(_EVERYBODY_IN)):
        return [("all", True)]
    return [(who, True) for who in named[:1]] if len(named) == 1 and segment.has(words.PLAYS) else []

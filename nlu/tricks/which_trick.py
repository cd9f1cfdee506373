"""In which trick it went wrong, where several are named: not the one that play has come to since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from nlu.facts_told import FactsTold
from nlu.reading import Message
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled

_NOW = (
    r"(?:nu|inmiddels|intussen|ondertussen|pas|(?:we|wij|ze|jullie|pronoun#\d+) zitten|zitten (?:we|wij|ze|jullie|pronoun#\d+)|zijn|bezig|halverwege|ontdekt|ontdekte|ontdekten|nadat|(?:blijkt|bleek)(?! dat)|merken|merkt|merkten|merkte|gemerkt|zagen|zag|ziet|gezien|voorgespeeld|nagespeeld|begonnen|beginnen|begint"
    r"|(?:kwam|komt|kwamen)(?: [^ ]+){0,4} (?:uit|aan het licht|tevoorschijn|boven water))"
)
_UNEVEN = r"(?:kaart|kaartje|stuk|rank#\d+) (?:te ?weinig|te ?kort|tekort|minder|te ?veel|meer|over|extra|teveel)"
"""What shows later that a trick was defective: by itself it doesn't say in which."""
_WON_STILL = r"(?:ook|later|daarna) nog trick#(\d+)"
"""A trick that was won later: "en zuid ook nog slag 9"."""
_BY_THEN = r"(?:na|bij|tot|sinds|tot en met|voor)(?: (?:afloop|het einde|einde|de|van|pas|nu))* trick#(\d+)"


_LAST_POSSIBLE = 12
"""In the thirteenth trick everybody has one card to play."""
_SINCE = r"(?:nu|inmiddels|intussen|ondertussen|nou|ineens|later|duikt|dook|tevoorschijn|opgedoken|verschijnt|verscheen|boven water)"
_WE_ARE_IN = r"(?:(?:we|wij|ze|pronoun#\d+) zitten|zitten (?:we|wij|ze|pronoun#\d+)) (?:in|aan|bij) trick#\d+"
"""Where play has come to when a card too many or too few shows: "heeft een kaart meer, we zitten in slag 9"."""


def trick_told(message: Message, mishap: str, told: FactsTold) -> None:
    """Write in which trick it was; the only one named may be where play has come to since."""
    number = _which_trick(message, mishap)
    if number is not None:
        told.put("trick", number)
        return
    told.drop("trick")
    if any(m.kind == "trick" and int(m.value) <= _LAST_POSSIBLE for m in message.mentions):
        told.put("next_trick", "both")


class _Named(NamedTuple):
    """A trick that is named by its number, with the segment that names it."""

    number: int
    segment: Segment
    mention: Mention


def _which_trick(message: Message, mishap: str) -> int | None:
    """The number of the trick by what tells the irregularity itself, None where it can't be one that is named."""
    named = [
        _Named(int(mention.value), segment, mention)
        for segment in segments_of(message.skeleton)
        for mention in segment.mentions()
        if mention.kind == "trick" and int(mention.value) <= _LAST_POSSIBLE
    ]
    if (number := _told_with(message, mishap, named)) is not None:
        return number
    if len({it.number for it in named}) < 2:
        uneven = message.skeleton.has(_UNEVEN)
        since = all(
            (it.segment.has(_SINCE) or (uneven and it.segment.has(_WE_ARE_IN))) and not it.segment.has(r"nog")
            for it in named
        )
        return named[0].number if named and not since else None
    return _of_several(message, named)


def _told_with(message: Message, mishap: str, named: Sequence[_Named]) -> int | None:
    """The trick that is named in one breath with the irregularity."""
    beside = message.skeleton.first(rf"(?:{mishap})(?: [^ .;,]+)? \( (?:in |op )?{{trick}} \)")
    if beside:
        return int(beside[-1].value)
    wrong = [it for it in named if it.segment.has(mishap) and it.segment.text.count("trick#") == 1]
    even = [it for it in wrong if not it.segment.has(_UNEVEN)]
    return next((it.number for it in even or wrong), None)


def _of_several(message: Message, named: Sequence[_Named]) -> int | None:
    """The trick that is named most, or first, of those that aren't the one in which it is told or that were won later."""
    line = message.skeleton.line
    by_then = {int(match[1]) for match in compiled(_BY_THEN).finditer(line)}
    before = [
        it.number
        for it in named
        if not (it.segment.has(_NOW) or it.segment.has(_UNEVEN)) and it.segment.number(it.mention) not in by_then
    ]
    later = {int(match[1]) for match in compiled(_WON_STILL).finditer(line)}
    if later and all(it.segment.has(_NOW) or it.segment.number(it.mention) in later for it in named):
        return None
    most = Counter(before).most_common(2)
    if before and (len(most) == 1 or most[0][1] > most[1][1]):
        return most[0][0]
    return min(before or [it.number for it in named])

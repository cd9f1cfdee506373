"""In which trick it went wrong, where several are named: not the one that play has come to since."""

from __future__ import annotations

from collections import Counter

from nlu.reading import Message
from nlu.told import Told
from nlu.words.segments import segments_of
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


def trick_told(message: Message, mishap: str, told: Told) -> None:
    """Write in which trick it was; the only one named may be where play has come to since."""
    number = _which_trick(message, mishap)
    if number is not None:
        told.put("trick", number)
        return
    told.drop("trick")
    if any(m.kind == "trick" and int(m.value) <= _LAST_POSSIBLE for m in message.mentions):
        told.put("next_trick", "both")


def _which_trick(message: Message, mishap: str) -> int | None:
    """The number of the trick by what tells the irregularity itself, None where it can't be one that is named."""
    named = [
        (int(mention.value), segment, mention)
        for segment in segments_of(message.skeleton)
        for mention in segment.mentions()
        if mention.kind == "trick" and int(mention.value) <= _LAST_POSSIBLE
    ]
    wrong = [
        (number, segment.has(_UNEVEN))
        for number, segment, _ in named
        if segment.has(mishap) and segment.text.count("trick#") == 1
    ]
    of_it = [number for number, shown in wrong if not shown] or [number for number, _ in wrong]
    beside = message.skeleton.first(rf"(?:{mishap})(?: [^ .;,]+)? \( (?:in |op )?{{trick}} \)")
    if beside:
        of_it.insert(0, int(beside[-1].value))
    if of_it:
        return of_it[0]
    if len({number for number, _, _ in named}) < 2:
        since = all(segment.has(_SINCE) and not segment.has(r"nog") for _, segment, _ in named)
        return named[0][0] if named and not since else None
    by_then = {int(match[1]) for match in compiled(_BY_THEN).finditer(message.skeleton.line)}
    before = [
        number
        for number, segment, mention in named
        if not (segment.has(_NOW) or segment.has(_UNEVEN)) and segment.number(mention) not in by_then
    ]
    later = {int(match[1]) for match in compiled(_WON_STILL).finditer(message.skeleton.line)}
    if later and all(segment.has(_NOW) or segment.number(mention) in later for _, segment, mention in named):
        return None
    numbers = before or [number for number, _, _ in named]
    most = Counter(numbers).most_common(2)
    if before and (len(most) == 1 or most[0][1] > most[1][1]):
        return most[0][0]
    return min(numbers)

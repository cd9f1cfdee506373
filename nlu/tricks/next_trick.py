"""Who has led or played to the next trick: "NZ nog niet, de leider al wel", "we zijn drie slagen verder", "slag loopt nog"."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from nlu.tricks import next_trick_words as words
from nlu.tricks.camps import FROM_DUMMY, Camp, Camps
from nlu.tricks.next_trick_by_number import Said, Who, number_in, said_by_number
from nlu.tricks.revoke_words import REVOKED
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import Skeleton, compiled

NextTrick: TypeAlias = Literal["nobody", "own_side", "other_side", "both"]


@dataclass(frozen=True, slots=True)
class Reading:
    """Who has played to the next trick (None when that isn't plain), whether the offending side surely has not,
    and whether anything was said of it at all."""

    value: NextTrick | None
    own_side_waits: bool
    told: bool


@dataclass(slots=True)
class _Telling:
    """What it is about, and how far it has been read: what was said, of whom it speaks, who has the lead."""

    declarers: Camp | None  # who declares, and so names cards of dummy's
    trick: int | None  # its number, where that was told
    over: bool  # it was one of the last two, so that play may have ended
    done: str  # what tells the irregularity, where it has words of its own
    wrong: str  # what went wrong, in words that may deny
    said: Said = field(default_factory=list)
    subject: list[Who] = field(default_factory=list)
    pair: bool = False  # the subject is a side, so that "ze" is that side
    holder: list[Who] = field(default_factory=list)
    of_next: bool = False  # something was said of the next trick
    won: bool = False  # the last segment told who won a trick, or didn't
    noticed: bool = False  # the last segment told that somebody noticed it
    lost: bool = False  # the last player named can't be placed on a side
    spoken: bool = False  # the next trick was spoken of
    at_once: bool = False  # it was seen at once


def next_trick(skeleton: Skeleton, camps: Camps, trick: int | None, *, done: str = "", wrong: str = "") -> Reading:
    """Who has played to the trick after the one it is about, as far as the message says so plainly.

    Args:
        skeleton: The message.
        camps: The sides, seen from the offender.
        trick: The number of the trick it is about, where that was told.
        done: What tells the irregularity itself; a lead told after it is one to the next trick.
        wrong: What went wrong, in words that may deny: "drie slagen geleden heeft oost niet bekend".
    """
    over = trick == 12 or skeleton.has(words.PLAY_OVER) or skeleton.has(r"(?:twaalfde|voorlaatste) slag")
    telling = _Telling(camps.declarers(), trick, over=over, done=done, wrong=wrong)
    segments = segments_of(skeleton)
    start = _first_told(segments, camps, done) if done else len(segments)
    for number, segment in enumerate(segments):
        _hear(segment, telling, camps, since=number > start)
    if telling.at_once and not telling.said and not telling.spoken:
        telling.said.append(("all", False))
    value = _summed(telling.said)
    waits = value in ("nobody", "other_side") or (
        {("own", False)} <= set(telling.said) and not {("own", True), ("all", True)} & set(telling.said)
    )
    return Reading(value, waits, telling.spoken or bool(telling.said))


def _hear(segment: Segment, telling: _Telling, camps: Camps, *, since: bool) -> None:
    """Add to `telling`, in place, what a segment says; `since` the irregularity was told, a lead is one to the next trick."""
    named = _named(segment, camps)
    unknown = not named and bool(_places(segment))
    if telling.said[-1:] == [("all", True)] and len(named) == 1 and segment.has(words.BY_WHOM):
        telling.said[-1] = (named[0], True)
        return
    found = _read(segment, telling, named, since=since)
    if found is None and _is_about(segment):
        telling.spoken = True
        general = segment.has(words.ANYBODY) or segment.has(words.BEGUN)
        if segment.has(words.LATER) or not (unknown or (telling.lost and not (named or general))):
            found = _told(segment, telling, named)
            telling.of_next = True
    if telling.holder and found == [(who, False) for who in telling.holder]:
        found = [("all", False)]  # nobody plays before him who has the lead
    telling.said.extend(found or [])
    telling.spoken = telling.spoken or segment.has(words.LATER_REVOKED)
    telling.at_once = telling.at_once or segment.has_any(words.SEEN_AT_ONCE)
    if named or unknown:
        telling.subject, telling.lost = _subjects(segment, camps) or named, unknown
        telling.pair = any(m.kind == "side" or m.value == "opponent" for m in segment.players())
    telling.won, telling.noticed = segment.has(words.WON), segment.has(words.NOTICES)
    if since and segment.has_any(words.HOLDS):
        telling.holder = named or telling.subject


def played_on(skeleton: Skeleton) -> set[int]:
    """The numbers of the mentions in what is told of a lead or the next trick: these players needn't have done wrong."""
    told_how_to_lead = skeleton.has(words.ORDERED)
    return {
        int(number)
        for segment in segments_of(skeleton)
        if (_is_about(segment) or (segment.has(words.LEADS) and not told_how_to_lead)) and not segment.has(REVOKED)
        for number in re.findall(r"#(\d+)", segment.text)
    }


def _named(segment: Segment, camps: Camps) -> list[Who]:
    """The sides it names; that of the owner alone where it speaks of a card of somebody's."""
    if speaker := compiled(words.SAYS_THAT).search(segment.text):
        segment = replace(segment, text=segment.text[speaker.end() :].lstrip())
    owner = compiled(words.OWNER).search(segment.text)
    camp = camps.of(segment.line.mentions[int(owner[1])], segment) if owner else None
    return [camp] if camp else list(camps.named_in(segment))


def _subjects(segment: Segment, camps: Camps) -> list[Who]:
    """The side of those of whom it tells something: "zuid troefde de ruiten van de leider"."""
    found = {camps.of(mention, segment) for mention in segment.subjects()}
    return [camp for camp in found if camp] if len(found) == 1 else []


def _first_told(segments: list[Segment], camps: Camps, done: str) -> int:
    """Where the irregularity itself is told: by its own word, else where the player who did it is first named."""
    for number, segment in enumerate(segments):
        if segment.has(done):
            return number
    for number, segment in enumerate(segments):
        if any(camps.players.seat_of.get(m) is camps.offender for m in segment.players()) and camps.offender:
            return number
    return len(segments)


def _read(segment: Segment, telling: _Telling, named: list[Who], *, since: bool) -> Said | None:
    """What a segment says by itself or after what was told; None when it must name the next trick to say something."""
    if _names_next(segment, since=since):
        who = [telling.declarers] if telling.declarers else (named or telling.subject)[:1]
        return [(each, True) for each in who]
    if (found := _by_number(segment, telling, named)) is not None:
        return found
    before = segment.has(words.WAS_BEFORE_NEXT) or (telling.noticed and segment.has(words.ONLY_BEFORE_NEXT))
    if before or _is_during(segment, over=telling.over):
        return [("all", False)]
    if segment.has(words.ROUND_MADE):
        return [("all", True)]
    if segment.has_any(words.NOTHING) and (since or telling.of_next or not telling.done):
        return _nothing(segment, telling, named)
    if segment.has(words.STILL_TO_LEAD):
        return [("all", False)]
    return _going_on(segment, telling, named, since=since)


def _names_next(segment: Segment, *, since: bool) -> bool:
    """Whether a card is named for dummy to play, which begins the next trick."""
    calls = segment.has(words.CALLS_DUMMY) and not segment.has(words.DUMMY_PLAYS)
    return (
        calls
        or segment.has(words.FROM_DUMMY)
        or (since and segment.has(words.NAMES_NEXT) and not segment.has(words.NOT))
    )


def _by_number(segment: Segment, telling: _Telling, named: list[Who]) -> Said | None:
    """What it says of a trick that it names by its number."""
    if telling.trick is None:
        return None
    is_next = number_in(segment) == telling.trick + 1
    if found := said_by_number(segment, telling.trick, named):
        telling.of_next = telling.of_next or (is_next and found == [("all", True)])
        return found
    if is_next and segment.has(words.IS_ON):
        telling.of_next = True  # by whom it was begun is told after it, if at all
        return []
    return None


def _nothing(segment: Segment, telling: _Telling, named: list[Who]) -> Said | None:
    """Who has played nothing yet: those it tells of, or nobody."""
    if not named and _places(segment):
        return None
    who = named or telling.subject
    alone = not named and not (telling.subject and telling.subject != telling.holder and telling.of_next)
    return [("all", False)] if alone or who == telling.holder else [(each, False) for each in who]


def _going_on(segment: Segment, telling: _Telling, named: list[Who], *, since: bool) -> Said | None:
    """What a segment says only after what was told before it."""
    who = named or telling.subject
    elliptic = segment.has(words.ELLIPSIS) and not telling.won
    incident = telling.done and segment.has(telling.done)
    if telling.of_next and not incident and (said := _of_next(segment, named, who, elliptic=elliptic)):
        return said
    if since and segment.has(words.STILL_TO_PLAY) and not any(did for _, did in telling.said):
        return [("all", False)]
    if since and (named or not _places(segment)) and _leads(segment, telling, who):
        telling.of_next = True
        played = not segment.has(words.NOT)
        return _only(who[0], played=played) if segment.has(_ONLY) else [(who[0], played)]
    return None


def _of_next(segment: Segment, named: list[Who], who: list[Who], *, elliptic: bool) -> Said | None:
    """What a segment says after something was told of the next trick."""
    played = not segment.has(words.NOT)
    if elliptic:
        return [(each, played) for each in who]
    if len(named) == 1 and segment.has(_ONLY) and segment.has(rf"(?:{words.FOLLOWS}|{words.LEADS})"):
        return _only(named[0], played=played)
    if named and segment.has(words.FOLLOWS) and not segment.has(words.NEXT):
        return [(each, played) for each in named]
    if segment.has(words.ALL_PLAYED) and played:
        return [("all", True)]
    return [("all", False)] if segment.has(words.NOBODY_ELSE) else None


def _leads(segment: Segment, telling: _Telling, who: list[Who]) -> bool:
    """Whether somebody who can be placed leads: in so many words, or by playing while he has the trick."""
    if len(who) != 1 or telling.lost or segment.has(words.BARE_WENT_ON):
        return False
    if segment.has_any((words.MENDS, words.NEXT, words.LATER, words.EVERYBODY)):
        return False
    return segment.has(words.LEADS) or (who == telling.holder and segment.has(words.PUTS))


def _places(segment: Segment) -> list[Mention]:
    """Those it names at the table; a dummy that a card comes from does nothing."""
    named = (m for m in segment.players() if m.kind in ("seat", "side") or m.value in ("declarer", "dummy", "me"))
    return [m for m in named if not segment.has(FROM_DUMMY.format(segment.number(m)))]


def _is_during(segment: Segment, *, over: bool) -> bool:
    if segment.has(words.BEFORE) and not segment.has(r"(?:te laat|pas)"):
        return True
    if (
        segment.has(words.BEFORE_NEXT)
        and segment.has(words.NOTICES)
        and not segment.has(r"(?:gespeeld|gelegd|begonnen|voorgespeeld)")
    ):
        return True
    if segment.has(rf"(?:{words.AT_ONCE}|tijdig)(?: [^ ]+){{0,3}} {words.BEFORE_NEXT}") and not segment.has(
        f"{words.PLAYS} {words.BEFORE_NEXT}"
    ):
        return True
    during = segment.has_any(words.DURING)
    return during or (not over and segment.has_any(words.LYING))


def _is_about(segment: Segment) -> bool:
    if segment.has(words.LATER) or segment.has(words.WENT_ON):
        return True
    return segment.has(words.NEXT) and (segment.has(words.PLAYS) or segment.has(words.NOBODY_IN_NEXT))


_ONLY = r"(?:alleen|enkel)"


def _only(who: Who, *, played: bool) -> Said:
    """Only this side has played to it, or hasn't."""
    return [(who, played), ("other" if who == "own" else "own", not played)]


def _denies(segment: Segment, wrong: str) -> bool:
    """Whether something wasn't done, besides what went `wrong`: "twee slagen terug niet bekend"."""
    text = compiled(rf"{REVOKED}|{words.NEITHER}").sub(" ", segment.text)
    apart = wrong and (segment.has(words.LATER) or segment.has(words.WENT_ON))
    text = compiled(wrong).sub(" ", text) if apart else text
    return compiled(words.NOT).search(text) is not None


_NO_PLAY = r"(?!(?: [^ ]+){0,8} (?:gespeeld|gelegd|gedaan|begonnen|gestart|bijgespeeld|bijgelegd|voorgespeeld|uitgespeeld|doorgespeeld))"
"""What nobody "had" is something else than a card played: "niemand had het gezien"."""


def _told(segment: Segment, telling: _Telling, named: list[Who]) -> Said:
    negative = _denies(segment, telling.wrong) and not segment.has(
        rf"(?:niet alleen|(?:niemand|nobody#\d+) (?:zag|ziet|merkte|merkt|het|zei|(?:had|iets){_NO_PLAY}))"
    )
    negative = negative and not (segment.has(words.LATER) and segment.has(words.UNTIL))
    negative = negative or segment.has(words.ABOUT_TO)
    if segment.has(words.LATER) and not negative:
        return [("all", True)]
    if segment.has(words.WE_ALL) or segment.has(words.BARE_WENT_ON):
        return [("all", not negative)]
    everybody = not named and (segment.has(words.EVERYBODY) or (segment.has(words.THEY) and not telling.pair))
    by_him = bool(telling.subject) and segment.has(words.BY_HIM)
    if not named and not by_him and segment.has(words.BEGUN):  # by whom isn't told when it was begun
        return [("all", False)] if negative or segment.has(r"moe(?:t|st) nog") else []
    if negative and segment.has(r"(?:nobody#\d+|niemand)"):
        return [("all", False)]
    if segment.has(_ONLY) and len(named) == 1:
        return _only(named[0], played=not negative)
    if everybody or not (named or segment.has(r"(?:pronoun#\d+|zelf)") or (telling.subject and not negative)):
        return [("all", not negative)]
    if not named and segment.has(r"(?:we|er|men)"):
        return [("all", not negative)]
    who = named or telling.subject
    return [(each, not negative) for each in (who if negative else who[:2])]


def _summed(said: Said) -> NextTrick | None:
    """What it comes to; nothing when it contradicts itself."""
    played = {who for who, did in said if did}
    waited = {who for who, did in said if not did}
    if "all" in played:
        if "all" in waited:
            return None
        return (
            "both" if not waited else "own_side" if waited == {"other"} else "other_side" if waited == {"own"} else None
        )
    if "all" in waited:
        if not played:
            return "nobody"
        return None if len(played) > 1 else _side(played)
    if played & waited:
        return None
    if len(played) == 2:
        return "both"
    if played:
        return _side(played)
    return "nobody" if waited == {"own", "other"} else None


def _side(played: set[Who]) -> NextTrick:
    return "own_side" if "own" in played else "other_side"

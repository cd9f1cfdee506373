"""Players who were named by mistake: "west verzaakte, dacht ik, maar het was oost", "nee wacht, oost kwam uit en west moest"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from nlu.words.dutch import is_finite, lemma_of
from nlu.words.mentions import Mention, Words

_THOUGHT = frozenset("dacht dachten meende meenden leek waande".split())
_IT_WAS = (["het", "was"], ["het", "bleek"], ["dat", "was"], ["dat", "bleek"], ["bleek", "het"], ["was", "het"])
_SURELY = frozenset("toch uiteindelijk eigenlijk dus gewoon in feite werkelijkheid juist".split())
_ROLES = frozenset("gever deler leider spelleider dummy blinde dode".split())
"""Who is thought to have such a role did nothing wrong: "zuid dacht dat west de gever was, maar het was oost"."""
_OWN = frozenset("zijn haar z'n".split())
_TURNS = frozenset("beurt slag".split())
_STOPS = frozenset(".;?!")
_REPAIRS = (
    ["nee", "wacht"],
    ["oh", "nee"],
    ["o", "nee"],
    ["eh", "nee"],
    ["euh", "nee"],
    ["nee", "sorry"],
    ["nee", "ik"],
    ["sorry"],
    ["correctie"],
    ["wacht"],
    ["ik", "zeg", "het", "verkeerd"],
    ["ik", "vergis", "me"],
    ["ik", "draai", "het", "om"],
    _NO := ["nee"],
)
"""With these the teller begins a sentence in which he sets right what he told."""
_LEADS_IN = frozenset(
    ", : . nee sorry wacht ik draai het dat om zeg verkeerd was eh bedoel ho even vergis me de leider dummy blinde tegenspeler".split()
)


def without_mistaken(words: Words, mentions: Sequence[Mention], since: int = 0) -> list[Mention]:
    """The mentions without the players who were only thought to have done it, or who were told wrongly at first.

    What is set right in the midst of what was told from the word `since` on, is no more than that.
    """
    return _told_anew(words, _not_he(words, _only_thought(words, _without_either(words, list(mentions)))), since)


_MAY = frozenset("mag mogen kan kunnen kon mocht moet moeten moest iets er nog zou wie welke die dat".split())
_BEFORE_EITHER = frozenset("voordat voor eer mag kan moet wil door aan bij naar van tegen zowel".split())


def _without_either(words: Words, mentions: list[Mention]) -> list[Mention]:
    """The mentions with the side for two players of whom it is one or the other: "oost of west verzaakte"."""
    for this, other in pairwise(mention for mention in mentions if mention.kind == "seat"):
        before = words.norms[max(0, this.first - 1) : this.first]
        after = words.norms[other.last : other.last + 1]
        does = bool(after) and after[0].isalpha() and after[0] not in _MAY
        side = next((side for side in ("NS", "EW") if {this.value, other.value} == set(side)), None)
        if list(words.norms[this.last : other.first]) == ["of"] and does and _BEFORE_EITHER.isdisjoint(before) and side:
            one = Mention("side", side, this.first, other.last)
            return [one if mention is this else mention for mention in mentions if mention is not other]
    return mentions


def _only_thought(words: Words, mentions: list[Mention]) -> list[Mention]:
    """What a player was thought to have done, done by the one who it was: "west verzaakte, dacht ik, maar het was oost"."""
    seats = [mention for mention in mentions if mention.kind == "seat"]
    for second in seats:
        before = [seat for seat in seats if seat.last <= second.first]
        start = _start_of_it_was(words.norms, second.first)
        if start is None or not before or _is_about_turn(words.norms, second.last):
            continue
        thoughts = [at for at in range(start) if words.norms[at] in _THOUGHT]
        if (
            not thoughts
            or _ROLES & set(words.norms[thoughts[-1] : start])
            or _STOPS & set(words.norms[thoughts[-1] : start])
        ):
            continue
        blamed = [seat for seat in before if not _thinks(seat, thoughts) and seat.last <= start]
        if blamed and blamed[-1].value != second.value:
            wrong = blamed[-1].value
            return [
                replace(mention, value=second.value)
                if mention.kind == "seat" and mention.value == wrong and mention.last <= start
                else mention
                for mention in mentions
                if mention is not second
            ]
    return mentions


def _start_of_it_was(norms: Sequence[str], seat: int) -> int | None:
    """Where "maar het was" begins, of which a player is the rest."""
    at = seat
    while at and norms[at - 1] in _SURELY:
        at -= 1
    begins = at > 2 and list(norms[at - 2 : at]) in _IT_WAS and norms[at - 3] in ("maar", ",")
    return at - 3 if begins else None


def _is_about_turn(norms: Sequence[str], after: int) -> bool:
    """Whether it is told whose turn it was: "maar het was oost zijn beurt", "maar het was oost die moest"."""
    near = norms[after : after + 3]
    return (
        not _TURNS.isdisjoint(near)
        or not _OWN.isdisjoint(near[:1])
        or near[:2] in (["aan", "de"], ["die", "moest"], ["die", "aan"])
    )


def _thinks(seat: Mention, thoughts: Sequence[int]) -> bool:
    """Whether it is he who thought so: "dacht zuid", "zuid dacht"."""
    return any(seat.last == at or seat.first == at + 1 for at in thoughts)


_MARKS = frozenset("nee neen eh euh sorry wacht oh".split())


def _not_he(words: Words, mentions: list[Mention]) -> list[Mention]:
    """The player named last is another: "toen bood west 1R. eh, west niet, zuid"."""
    seats = [mention for mention in mentions if mention.kind == "seat"]
    for this, other in pairwise(seats):
        between = [word for word in words.norms[this.last : other.first] if word not in (",", "maar")]
        marked = _MARKS & set(words.norms[max(0, this.first - 3) : this.first])
        told = [seat for seat in seats if seat.last <= this.first and seat.value == this.value]
        if between == ["niet"] and marked and told and other.value != this.value:
            meant = replace(told[-1], value=other.value)
            kept = [mention for mention in mentions if mention not in (this, other)]
            return [meant if mention is told[-1] else mention for mention in kept]
    return mentions


def _told_anew(words: Words, mentions: list[Mention], since: int) -> list[Mention]:
    """The mentions without the players of what is told once more, and otherwise: "nee wacht, oost kwam uit en west moest"."""
    for at in _repairs(words.norms):
        start = since if at > since + 1 else 0
        before = [m for m in mentions if m.kind == "seat" and start <= m.first and m.last <= at]
        anew = _seats_of_sentence(words.norms, mentions, at)
        if not before or not anew or not _LEADS_IN.issuperset(words.norms[at : anew[0].first]):
            continue
        again = {mention.value for mention in anew}
        only_no = _only_says_no(words.norms, at)
        if not only_no and words.norms[anew[0].last : anew[0].last + 1] == ["die"]:
            out = {_subject(words.norms, before).value}
        elif not only_no and len(again & {mention.value for mention in before}) > 1 and _does(words.norms, anew[0]):
            out = again
        elif wrong := _of_same_deed(words.norms, before, anew[0]):
            return [replace(m, value=anew[0].value) if m is wrong else m for m in mentions]
        else:
            continue
        calls = {mention.value for mention in mentions if mention.kind == "call" and mention.first > at}
        return [
            m for m in mentions if not start <= m.first <= at or m.value not in (out if m.kind == "seat" else calls)
        ]
    return mentions


def _only_says_no(norms: Sequence[str], at: int) -> bool:
    """Whether the sentence begins with a mere "nee", which may be an answer."""
    return norms[at] == "nee" and not any(norms[at : at + len(mark)] == mark for mark in _REPAIRS if mark != _NO)


def _of_same_deed(norms: Sequence[str], before: Sequence[Mention], anew: Mention) -> Mention | None:
    """The player of whom the same was told before as now of another: "west claimt er 3, nee sorry: oost claimt er 3"."""
    others = (seat for seat in before if seat.value != anew.value)
    return next((seat for seat in others if _same_is_told(norms, seat, anew)), None)


def _same_is_told(norms: Sequence[str], this: Mention, other: Mention) -> bool:
    """Whether the words right after two players are the same: the verb, or two words in either order."""
    one, two = ({word for word in norms[seat.last : seat.last + 2] if word.isalpha()} for seat in (this, other))
    verb = _verb_after(norms, this)
    return (len(one) > 1 and one == two) or (verb != "" and verb == _verb_after(norms, other))


def _verb_after(norms: Sequence[str], seat: Mention) -> str:
    """The word right after a player, by a comma apart at most, where it is a verb: "oost, claimt"."""
    after = norms[seat.last + (norms[seat.last : seat.last + 1] == [","]) :]
    word = after[0] if after else ""
    return word if is_finite(word, lemma_of(word)) and word not in _OUGHT else ""


_OUGHT = frozenset("moest moet was is had heeft mocht mag".split())


def _repairs(norms: Sequence[str]) -> Iterator[int]:
    """Where a sentence begins with which the teller sets something right."""
    for at in range(1, len(norms)):
        if norms[at - 1] in _STOPS | {","} and any(norms[at : at + len(mark)] == mark for mark in _REPAIRS):
            yield at


def _seats_of_sentence(norms: Sequence[str], mentions: Sequence[Mention], at: int) -> list[Mention]:
    """The players of the sentence that begins at `at`, of the next one where it only leads in: "nee, wacht. oost ..."."""
    named = [mention for mention in mentions if mention.kind == "seat" and mention.first > at]
    end = next((i for i in range(named[0].last, len(norms)) if norms[i] in _STOPS), len(norms)) if named else at
    return [mention for mention in named if mention.first < end]


def _subject(norms: Sequence[str], before: Sequence[Mention]) -> Mention:
    """The player with whom the sentence before the repair begins."""
    end = before[-1].first
    start = max((at + 1 for at in range(end) if norms[at] in _STOPS), default=0)
    return next(mention for mention in before if mention.first >= start)


def _does(norms: Sequence[str], seat: Mention) -> bool:
    """Whether something is told of a player, and he isn't only named."""
    return norms[seat.last : seat.last + 1] != [] and norms[seat.last].isalpha() and norms[seat.last] not in _OWN

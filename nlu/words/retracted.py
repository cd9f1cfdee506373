"""A player or a suit that is taken back in the same breath: "oost eh west bedoel ik", "3 klaver, nee harten"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from nlu.words.meanings import suit_at
from nlu.words.mentions import Mention, Words
from nlu.words.number_words import number_of

_STRONG = frozenset("nee neen sorry pardon correctie wacht bedoel bedoelde oeps excuus".split())
_SIGHS = frozenset("eh euh uh uhm ehm hm".split())
_FILLS = _STRONG | _SIGHS | frozenset("oh o ach ik de".split()) | {","}
_MEANT = (["bedoel", "ik"], ["bedoelde", "ik"])
_MOST = 7


def without_retracted(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words without what is taken back, and without the words that do so."""
    named = sorted([*_players(mentions), *_suits(words)])
    said_anew = _said_anew(words.norms, sorted(_players(mentions)))
    spans = [
        *said_anew,
        *_retracted(words.norms, named),
        *_retracted_numbers(words.norms),
        *_his_turn_after_all(words.norms),
    ]
    out = {at for span in spans for at in range(*span)}
    return words.without(out) if out else words


def _players(mentions: Sequence[Mention]) -> Iterator[tuple[int, int, str]]:
    return ((mention.first, mention.last, "player") for mention in mentions if mention.kind == "seat")


def _suits(words: Words) -> Iterator[tuple[int, int, str]]:
    """The names of suits, whatever they are part of: a card, a bid, or nothing."""
    for at in range(len(words.norms)):
        found = suit_at(words, at)
        if found is not None and words.norms[at].isalpha() and len(words.norms[at]) > _SHORTEST:
            yield at, found[1], "suit"


def _said_anew(norms: Sequence[str], players: Sequence[tuple[int, int, str]]) -> Iterator[tuple[int, int]]:
    """The tokens of what is said once more of another: "oost zegt 1 harten, ik bedoel west zegt 1 harten"."""
    for (first, last, _), (again, end, _) in pairwise(players):
        between = list(norms[last:again])
        told = next((at for at in range(1, len(between)) if _takes_back(between[at:])), 0)
        if told and list(norms[end : end + told]) == between[:told] and norms[first:last] != norms[again:end]:
            yield first, again


_COUNTED = frozenset("kaarten kaart slagen slag trekken punten".split())


def _retracted_numbers(norms: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The tokens `[first, last)` of a number that another takes the place of: "telt 14 kaarten, sorry 12"."""
    numbers = [at for at, norm in enumerate(norms) if (number_of(norm) or 0) > 1]
    for this, other in pairwise(numbers):
        between = [norm for norm in norms[this + 1 : other] if norm not in _COUNTED]
        if (
            between
            and not _STRONG.isdisjoint(between)
            and (_FILLS | {"er"}).issuperset(between)
            and other - this <= _MOST
        ):
            yield this, other


_TURN = re.compile(r"(?<![^ ])(?:voor|buiten) (?:zijn|haar|de|z'n) beurt(?![^ ])")
_HIS_TURN = re.compile(
    r" (?:, )?(?:nee|neen|wacht|sorry|correctie|of|maar)(?: [^ .;?!]+){0,4} (?:het was|was het|hij was|zij was) (?:toch |gewoon |wel |juist |eigenlijk )+(?:aan )?(?:zijn|haar|de) beurt(?: maar)?(?![^ ])"
)


def _his_turn_after_all(norms: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The tokens that tell of a turn which it was after all: "voor zijn beurt, wacht, het was gewoon zijn beurt"."""
    line = " ".join(norms)
    for match in _TURN.finditer(line):
        taken_back = _HIS_TURN.match(line, match.end())
        if taken_back is not None:
            yield line.count(" ", 0, match.start()), line.count(" ", 0, taken_back.end()) + 1


_SHORTEST = 3
"""Letters of a name; a mere letter is no suit that is taken back."""


_WHAT_HE_IS = frozenset("is was de gever deler dealer leider dummy blinde".split())
_ENDS = frozenset(("", ".", ",", ";", "!", "?"))


def _takes_back(words: Sequence[str]) -> bool:
    """Whether words between two players only say that the first wasn't meant."""
    return (_FILLS | {"."}).issuperset(words) and not _STRONG.isdisjoint(words)


def _retracted(norms: Sequence[str], named: Sequence[tuple[int, int, str]]) -> Iterator[tuple[int, int]]:
    """The tokens `[first, last)` of what is taken back and of the words up to what is meant, and of "bedoel ik" after it."""
    for (first, last, kind), (again, end, other) in pairwise(named):
        between = list(norms[last:again])
        if kind != other or not between or len(between) > _MOST or norms[first:last] == norms[again:end]:
            continue
        said = next((at for at, norm in enumerate(between) if norm not in _WHAT_HE_IS), 0)
        if said > 1 and "".join(norms[end : end + 1]) in _ENDS and _takes_back(between[said:]):
            yield first, last  # "noord is de gever... nee west"
            yield last + said, again
            continue
        if between[-1].isalnum() and between[-1:] == list(norms[first - 1 : first]):
            between.pop()  # "van west, pardon, van oost"
        meant = next((words for words in _MEANT if list(norms[end : end + 2]) == words), None)
        sighed = not _SIGHS.isdisjoint(between) and (meant is not None or kind == "suit")
        if _FILLS.issuperset(between) and (not _STRONG.isdisjoint(between) or sighed):
            yield first, again
            after = end if meant is None else end + len(meant)
            starts = {begin for begin, _, _ in named}
            if between[:1] == [","] and list(norms[after : after + 1]) == [","] and after + 1 not in starts:
                after += 1  # "west, ik bedoel oost, verzaakte"
            yield end, after

"""Pauses where nobody typed one: a long stretch without any sign gets its commas back where they most likely were.

Dictated messages have no signs, and who types in a hurry leaves them out; all that is read by clauses would take such a
message for one. The weights are learned from the messages that have signs (`nlu/training/pauses.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from nlu.model import yes_or_no
from nlu.words.masked import Masked, masked
from nlu.words.mentions import Mention, Words
from nlu.words.tokens import Token

_LONG = 7
"""Words in a stretch without a sign from which a pause is looked for in it."""
_ENDS = frozenset(".!?")
_BELONG = frozenset("allemaal allebei beiden".split())
"""Words that belong to what comes before them: "de slagen waren allemaal voor OW"."""
_WHICH_ONE = frozenset("daarna erna ervoor daarvoor".split())
_THE_ONE = frozenset(("de", "het"))
_BEFORE_IT = frozenset("in aan voor naar bij op van en . ! ? ; ,".split())
_ARTICLE = frozenset(["artikel", "art", "artikelen"])
_DEEP = 5
"""How many words the last part of the name of an article stands at most behind the noun."""
_SPARSE = 20
"""Words a sign from which the writer is taken to leave them out."""
_SURE = 0.7
"""Probability from which there was a pause: nine in ten of those are where the writer had one."""


def with_pauses(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words with a comma, that takes no room in the text, at each likely pause."""
    tokens, norms, done = list[Token](), list[str](), 0
    for at in _pauses(line_of(words, mentions)):
        if words.norms[at] in _BELONG or _is_in_article(words.norms, at) or _tells_which(words.norms, at):
            continue
        end = words.tokens[at - 1].end
        tokens += [*words.tokens[done:at], Token(",", ",", end, end, glued=True)]
        norms += [*words.norms[done:at], ","]
        done = at
    return Words([*tokens, *words.tokens[done:]], [*norms, *words.norms[done:]], words.text) if done else words


def _is_in_article(norms: Sequence[str], at: int) -> bool:
    """Whether the word at `at` is of the name of an article: "artikel 50 d 1"."""
    named = norms[at].isdigit() or len(norms[at]) == 1
    return named and not _ARTICLE.isdisjoint(norms[max(0, at - _DEEP) : at])


def _tells_which(norms: Sequence[str], at: int) -> bool:
    """Whether the word at `at` tells which one the noun before it is: "in de slag daarna", not "won de slag daarna speelde ..."."""
    begins = at == 2 or (at > 2 and norms[at - 3] in _BEFORE_IT)
    return begins and norms[at] in _WHICH_ONE and norms[at - 2] in _THE_ONE


def line_of(words: Words, mentions: Sequence[Mention]) -> list[Masked]:
    """The masked words, where a call that is one word stays what it is: "doubleert" begins a clause as no bid does."""
    line, first = list[Masked](), 0
    for one in masked(words, mentions):
        alone = one.word == "xxcall" and one.last - first == 1
        line.append(Masked(words.norms[first], one.last) if alone else one)
        first = one.last
    return line


def _pauses(line: Sequence[Masked]) -> Iterator[int]:
    """The tokens before which there was a pause, in a message with hardly any signs."""
    spoken = sum(is_spoken(one.word) for one in line)
    signs = sum(not is_spoken(one.word) and one.word not in _ENDS for one in line)
    if signs * _SPARSE > spoken:
        return
    for is_word, group in groupby(line, key=lambda one: is_spoken(one.word)):
        stretch = list(group)
        if is_word and len(stretch) >= _LONG:
            said = [one.word for one in stretch]
            yield from (
                one.last
                for at, one in enumerate(stretch[:-1])
                if yes_or_no("pauses").chance(pause_features(said, at)) > _SURE
            )


def is_spoken(word: str) -> bool:
    """Whether it is a word or a number, and no sign."""
    return word[0].isalnum()


def pause_features(said: Sequence[str], at: int) -> tuple[str, ...]:
    """What shows a pause after the word at `at`: it and those around it, alone and in pairs."""
    before, here, after, then = (said[i] if 0 <= i < len(said) else "^" for i in range(at - 1, at + 3))
    return (
        f"0 {here}", f"1 {after}", f"- {before}", f"2 {then}",
        f"01 {here} {after}", f"12 {after} {then}", f"-0 {before} {here}", f"02 {here} {then}",
    )  # fmt: skip

"""The words of a message: spaCy's blank Dutch tokenizer, then split where bridge notation sticks together.

`1SA`, `kl9`, `ru4`, `4S+1` and `N/Z` are written as one word and are several; what belongs together is put together again
by the reader of cards and calls.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from nlu.lexicon import forms
from nlu.model import irregularities
from nlu.words.dutch import is_dutch, lemma_of
from nlu.words.normalise import normalise
from nlu.words.number_words import ordinal_of
from nlu.words.repair import COMMON, is_known, is_said, repaired, respelled
from nlu.words.separable import PARTICLES, infinitive_of
from nlu.words.synonyms import abbreviations, usual_saying, usual_word
from nlu.words.tokenizer import tokenizer

_PIECES = re.compile(r"[a-z]\.(?:[a-z]\.?)+|[^\W\d_]+(?:'[^\W\d_]+)?|\d+|[♠♥♦♣]|'[a-z]\b|\S")


_CUT_IN_TWO = frozenset(
    """schoppen harten ruiten klaver klaveren koeken pijken leider tegenspeler blinde verzaakt verzaakte verzaking
    gepast passen doublet gedoubleerd doubleert strafkaart voorgespeeld bijgelegd gespeeld gelegd vallen gevallen
    partner tegenstander allebei partijen uitkomst biedkaartje onvoldoende geboden geopend""".split()
)
_ARTICLES = frozenset(["de", "het"])
_AT_THE_TABLE = {"inslag": ("in", "slag"), "aanslag": ("aan", "slag")}
"""Words that are two at a table."""
_COMPASS = frozenset("nozw ozwn zwno wnoz".split())
"""The four players as they head a pasted auction."""
_WINDS = frozenset("noordoost noordwest zuidoost zuidwest".split())
_NAMES = frozenset(["seat", "suit", "role", "card", "call"])
_PART_OF_A_WORD = frozenset("vak vakje hand handen kant zijde speler speelster plaats stoel kleur".split())
"""What makes a word with the name before it: "zuidvak", "oosthand"."""
_POINTS = re.compile(
    r"(?:hier|daar|waar|er)(?:aan|bij|door|in|mee|na|naar|naast|om|onder|op|over|tegen|toe|tussen|uit|van|voor)"
)
_BEFORE_NOTRUMP = frozenset(
    "in een n op van naar tegen met of en speelt speelde speel contract eindcontract bod opening".split()
)
_NOT = ("niet", "niet")
_KEPT = 8192
_SHORT = 5
_LONG = 8
_VERY_COMMON = 5.5
"""Rarity below which a word of two letters, which may be a part of any word, is one of two written together."""
_SAID_ALWAYS = 5.0
_SELDOM = 9.5
"""Rarity below which a word may be written together with one that is said all the time."""
_LONGEST = 60
"""Letters above which nobody glued words: there is no end to how often something can be pasted."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word or sign: its normal form, its dictionary form, and where it stands in the message."""

    norm: str
    lemma: str
    start: int
    end: int
    glued: bool  # no space before it


class _Piece(NamedTuple):
    """What was typed in one, or cut in two, and where it stands in the message."""

    text: str
    start: int
    end: int


def tokenise(text: str) -> list[Token]:
    """The tokens of `text` in order."""
    tokens: list[Token] = []
    end = -1
    for piece in _whole(_pieces(normalise(text))):
        start = piece.start
        *firsts, _ = parts = (piece.text,) if usual_word(piece.text) else _unglued(piece.text)
        stops = [*accumulate(map(len, firsts), initial=start), piece.end][1:]
        for part, stop in zip(parts, stops, strict=True):
            read = _NOT if text[start:stop] == "nt" and _is_not(tokens) else _read_as(part)
            tokens.append(Token(*read, start, stop, start == end))
            start = end = stop
    return list(_usual(list(_without_stops(tokens, text)), text))


_SENTENCE_ENDS = frozenset(".;?!")


def _without_stops(tokens: Sequence[Token], text: str) -> Iterator[Token]:
    """The tokens without the stop behind an abbreviation, where the sentence goes on: "strafk. S3 klein", "ldr. oost"."""
    for at, token in enumerate(tokens):
        before, after = tokens[at - 1 : at] if at else (), tokens[at + 1 : at + 2]
        if token.norm == "." and before and text[before[0].start : before[0].end].lower() in abbreviations():
            card = "".join(next_one.norm for next_one in tokens[at + 2 : at + 3] if next_one.glued)
            begins = at == 1 or tokens[at - 2].norm in _SENTENCE_ENDS  # one word is no sentence
            if after and (begins or not text[after[0].start].isupper() or card.isdigit()):
                continue
        yield token


def _is_not(before: Sequence[Token]) -> bool:
    """Whether "nt" is "niet" and no notrump: "hij wn de slag nt zelf", not "speelt 3 nt", "een contract in nt"."""
    last = before[-1].norm if before else ""
    return last.isalpha() and last not in _BEFORE_NOTRUMP and not forms().meaning(last, "level")


def _usual(tokens: Sequence[Token], text: str) -> Iterator[Token]:
    """The tokens with sayings read as their usual words, which stand where the saying does."""
    norms = [token.norm for token in tokens]
    at = 0
    while at < len(tokens):
        if (ordinal := _in_figures(tokens, at, text)) is not None:
            yield ordinal
            at += 2
            continue
        usual = usual_saying(norms, at)
        if usual is None:
            yield tokens[at]
            at += 1
            continue
        length, words = usual
        first, last = tokens[at], tokens[at + length - 1]
        for number, word in enumerate(words):
            start = first.start if number == 0 else last.start
            end = last.end if number == len(words) - 1 else first.end if number == 0 else start
            yield Token(word, lemma_of(word), start, end, first.glued and number == 0)
        at += length


_ORDINAL_ENDINGS = frozenset(["e", "de", "ste"])
_OF_LAWS = frozenset("artikel artikels artikelen art wet law lid regel spelregel spelregels".split())


def _in_figures(tokens: Sequence[Token], at: int, text: str) -> Token | None:
    """An ordinal that is written in figures, as the word for it: "2e", "12de"."""
    figures, ending = tokens[at], tokens[at + 1] if at + 1 < len(tokens) else None
    if ending is None or not (ending.glued and ending.norm in _ORDINAL_ENDINGS):
        return None
    after = tokens[at + 2 : at + 3]
    if figures.glued or (after and after[0].glued and after[0].norm.isalnum()):
        return None  # "12C1e", "6E2"
    if text[ending.start : ending.end].isupper() or {token.norm for token in tokens[max(0, at - 2) : at]} & _OF_LAWS:
        return None  # "6E", "art. 6e"
    word = ordinal_of(figures.norm)
    return Token(word, word, figures.start, ending.end, figures.glued) if word else None


@lru_cache(maxsize=_KEPT)
def _read_as(part: str) -> tuple[str, str]:
    """The normal form and the dictionary form of a part as it was typed."""
    norm = usual_word(part) or _normal(part)
    return norm, _lemma(norm)


def _lemma(norm: str) -> str:
    if not norm.isalpha() or is_dutch(norm):
        return lemma_of(norm)
    return infinitive_of(norm) or lemma_of(norm)


def _whole(pieces: Iterable[_Piece]) -> list[_Piece]:
    """The pieces with the words put together that speech recognition cuts in two: "rui ten vier"."""
    whole: list[_Piece] = []
    for piece in pieces:
        before = whole[-1] if whole else _Piece("", 0, piece.start)
        if piece.start > before.end and _was_cut(before.text, piece.text):
            whole[-1] = _Piece(before.text + piece.text, before.start, piece.end)
        else:
            whole.append(piece)
    return whole


def _was_cut(first: str, second: str) -> bool:
    """Whether two words are one that was cut in two: a usual victim, or common while a half of it is no word."""
    whole = first + second
    if whole in _CUT_IN_TWO:
        return first not in _CUT_IN_TWO
    if len(whole) < 6 or not whole.isalpha() or not (_is_common(whole) or _is_name(whole)):
        return False
    return not (_is_used(first) and _is_used(second))


def _pieces(plain: str) -> Iterator[_Piece]:
    """The words, numbers and signs of a message as they were typed."""
    for word in tokenizer()(plain):
        at = word.idx
        for text, start, end in _cut(word.text):
            yield _Piece(text, at + start, at + end)


@lru_cache(maxsize=_KEPT)
def _cut(word: str) -> tuple[tuple[str, int, int], ...]:
    """What is written in one cut into words, numbers and signs, each with where it stands."""
    return tuple((found.group(), found.start(), found.end()) for found in _PIECES.finditer(word))


def _normal(part: str) -> str:
    """A part as it is read: without the dots of an abbreviation, without a genitive, and well spelt."""
    return part.replace(".", "") if part[1:2] == "." else respelled(_without_genitive(part))


def _without_genitive(word: str) -> str:
    """The player of whom something is: "dummy's", "west's"."""
    owner = word.removesuffix("'s")
    return owner if owner != word and _is_name(owner) else word


def _is_name(word: str) -> bool:
    """Whether it names something of the table."""
    return any(kind in _NAMES for kind, _ in forms().single.get(word, ()))


@lru_cache(maxsize=_KEPT)
def _unglued(word: str) -> tuple[str, ...]:
    """Two words of the table that were written together: "oostleider", "meteenharten"; a word that exists is left whole."""
    if word in _COMPASS:
        return tuple(word)
    if word in _AT_THE_TABLE:
        return _AT_THE_TABLE[word]
    exists = _exists(word)
    if not 4 <= len(word) <= _LONGEST or not word.isalpha() or is_said(word) or (exists and len(word) > _SHORT):
        return (word,)
    least = 2 if respelled(word) == word else 3  # "begonen" is rather a slip than "begon en"
    parts = [(word[:at], word[at:]) for at in range(least, len(word) + 1 - least)]
    if exists:  # a short word that directors never say is two of which they say both all the time: "ener", "wonde"
        parts = [
            (first, second)
            for first, second in parts
            if _rarity(second) < _VERY_COMMON and _rarity(first) < (COMMON if second in _ARTICLES else _VERY_COMMON)
        ]
    two = min(filter(_are_two, parts), key=lambda two: max(map(_rarity, two)), default=None)
    if two is not None or exists:
        return two or (word,)
    starts = ((first, rest) for first, rest in parts if _is_usual(first) or _is_common(first))
    more = ((first, *_unglued(rest)) for first, rest in starts if first not in PARTICLES)
    return next((words for words in more if len(words) > 2), (word,))


def _are_two(parts: tuple[str, str]) -> bool:
    first, second = parts
    if (second in _PART_OF_A_WORD and first not in _ARTICLES) or (first in PARTICLES and _rarity(second)):
        return False
    if len(first) + len(second) < _LONG:
        return _is_common(first) and _is_common(second)
    said_always = any(
        len(part) > 2 and 0 < _rarity(part) < _SAID_ALWAYS for part in parts
    )  # of two seldom words it is rather a compound
    return all(_is_common(part) or (said_always and _is_usual(part)) for part in parts)


def _exists(word: str) -> bool:
    """Whether it is a word as it stands, or one that is barely misspelt."""
    if word in _WINDS or _POINTS.fullmatch(word) or is_known(word) or infinitive_of(word):
        return True
    meant = repaired(word)
    return meant != word and abs(len(meant) - len(word)) < 2


def _is_used(word: str) -> bool:
    """Whether directors say it, or it is one slip from what they say; another word is rather a half of one."""
    return is_said(word) or (_exists(word) and not is_known(word))


def _rarity(word: str) -> float:
    if len(word) > 3 and _is_name(word):
        return 0.0  # what is named is masked where words are counted
    return irregularities().rarity_of(word)


def _is_common(word: str) -> bool:
    return _rarity(word) < (_VERY_COMMON if len(word) == 2 else COMMON)


def _is_usual(word: str) -> bool:
    return len(word) > 3 and _rarity(word) < _SELDOM

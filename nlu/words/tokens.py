"""The words of a message: spaCy's blank Dutch tokenizer, then split where bridge notation sticks together.

`1SA`, `kl9`, `ru4`, `4S+1` and `N/Z` are written as one word and are several; what belongs together is put together again
by the reader of cards and calls.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import spacy
from spacy.tokenizer import Tokenizer

from nlu.words.dutch import is_dutch, lemma_of
from nlu.words.normalise import normalise

_PIECES = re.compile(r"[a-z]\.(?:[a-z]\.?)+|[^\W\d_]+(?:'[^\W\d_]+)?|\d+|[♠♥♦♣]|'[a-z]\b|\S")


_CUT_IN_TWO = frozenset(
    """schoppen harten ruiten klaver klaveren koeken pijken leider tegenspeler blinde verzaakt verzaakte verzaking
    gepast passen doublet gedoubleerd doubleert strafkaart voorgespeeld bijgelegd gespeeld gelegd vallen gevallen
    partner tegenstander allebei partijen uitkomst biedkaartje onvoldoende geboden geopend""".split()
)
_GLUED_SEAT = re.compile(r"(noord|oost|zuid|west)([a-z]{2,})|([a-z]{2,}?)(noord|oost|zuid|west)")
_COMPASS = frozenset("nozw ozwn zwno wnoz".split())
"""The four players as they head a pasted auction."""
_BESIDE = frozenset(
    """is was had heeft zit zat moet moest mag mocht wil wilde kan kon gaat ging komt kwam zegt zei vindt vond weet
    legt legde speelt speelde biedt bood past paste liet laat opent opende won wint gooit gooide geeft gaf krijgt kreeg
    denkt dacht doet deed neemt nam pakt pakte claimt claimde verzaakt verzaakte bekent leidt alerteert doubleert
    leider dummy blinde gever dealer en de of op in er maar want dus toen als dat die om door van bij met voor tegen
    tegenover niet nog ook al nu dan daarna terwijl omdat voordat nadat vanaf naar aan uit""".split()
)
"""What is written together with a seat by mistake; with other words it may make a word: "zuidvak", "oosthand"."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word or sign: its normal form, its dictionary form, and where it stands in the message."""

    norm: str
    lemma: str
    start: int
    end: int
    glued: bool  # no space before it


@cache
def _tokenizer() -> Tokenizer:
    return spacy.blank("nl").tokenizer


def tokenise(text: str) -> list[Token]:
    """The tokens of `text` in order."""
    return _mended(_pieces(normalise(text)))


def _mended(tokens: list[Token]) -> list[Token]:
    """With the words put together that speech recognition cuts in two: "rui ten vier"."""
    mended: list[Token] = []
    for token in tokens:
        whole = mended[-1].norm + token.norm if mended else ""
        if whole in _CUT_IN_TWO and mended[-1].norm not in _CUT_IN_TWO and not token.glued:
            mended[-1] = Token(whole, lemma_of(whole), mended[-1].start, token.end, mended[-1].glued)
        else:
            mended.append(token)
    return mended


def _pieces(plain: str) -> list[Token]:
    tokens: list[Token] = []
    end = -1
    for word in _tokenizer()(plain):
        if word.is_space:
            continue
        for piece in _PIECES.finditer(word.text):
            start = word.idx + piece.start()
            for part in _unglued(piece.group()):
                norm = part if part[1:2] != "." else part.replace(".", "")
                lemma = lemma_of(norm) if norm.isalpha() else norm
                last = start + len(part)
                tokens.append(Token(norm, lemma, start, last, start == end))
                start = end = last
    return tokens


def _unglued(word: str) -> tuple[str, ...]:
    """A seat written together with the word beside it, as two words: "oostleider", "terwijlzuid"."""
    if word in _COMPASS:
        return tuple(word)
    glued = _GLUED_SEAT.fullmatch(word)
    if glued is None or is_dutch(word):
        return (word,)
    parts = tuple(part for part in glued.groups() if part)
    return parts if _BESIDE & set(parts) else (word,)

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

from nlu.dutch import lemma_of
from nlu.normalise import normalise

_PIECES = re.compile(r"[a-z]\.(?:[a-z]\.?)+|[^\W\d_]+(?:'[^\W\d_]+)?|\d+|[♠♥♦♣]|'[a-z]\b|\S")


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
    plain = normalise(text)
    tokens: list[Token] = []
    end = -1
    for word in _tokenizer()(plain):
        if word.is_space:
            continue
        for piece in _PIECES.finditer(word.text):
            start = word.idx + piece.start()
            norm = piece.group() if piece.group()[1:2] != "." else piece.group().replace(".", "")
            lemma = lemma_of(norm) if norm.isalpha() else norm
            last = start + len(piece.group())
            tokens.append(Token(norm, lemma, start, last, start == end))
            end = last
    return tokens

"""spaCy's blank Dutch tokenizer, for messages in small letters."""

from __future__ import annotations

from functools import cache

from spacy.lang.nl import Dutch, DutchDefaults
from spacy.tokenizer import Tokenizer

_ABBREVIATIONS = {text: parts for text, parts in DutchDefaults.tokenizer_exceptions.items() if text == text.lower()}
"""Those with a capital take most of the time to load, and none is ever met."""


class _SmallLetters(Dutch):  # type: ignore[no-untyped-call]
    """Dutch as it is read here."""

    class Defaults(DutchDefaults):
        """What spaCy makes a tokenizer of."""

        tokenizer_exceptions = _ABBREVIATIONS


@cache
def tokenizer() -> Tokenizer:
    """Cuts a normalised text into words and signs."""
    return _SmallLetters().tokenizer

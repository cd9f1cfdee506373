"""Plain small letters without accents, character for character, so that every position still points into the message."""

from __future__ import annotations

import re
import unicodedata

_SAME = {
    "’": "'", "‘": "'", "´": "'", "`": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "−": "-", "…": ".", "♤": "♠", "♡": "♥", "♢": "♦",
    "♧": "♣", "ß": "s", "ø": "o", "æ": "e", "œ": "e", "\u00a0": " ", "\t": " ", "\u200b": " ", "\ufe0f": " ",
}  # fmt: skip


def normalise(text: str) -> str:
    """Lower case, without diacritics, of the same length as `text`; control characters become spaces."""
    plain = text.translate(_TABLE) if text.isascii() else "".join(_plain(char) for char in text)
    return _WONDERS.sub(lambda found: " " * len(found[0]), plain)


_WONDERS = re.compile(r"\([!?]+\)")
"""Signs of surprise in brackets, which end no sentence: "oost past (!) en ..."."""


def _plain(char: str) -> str:
    if char in _SAME:
        return _SAME[char]
    if unicodedata.category(char).startswith("C") and char != "\n":
        return " "
    base = unicodedata.normalize("NFKD", char)[0].lower()
    return base if len(base) == 1 else char


_TABLE = {code: _plain(chr(code)) for code in range(128)}

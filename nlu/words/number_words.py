"""Numbers in figures and words, below a hundred."""

from __future__ import annotations

UNITS = tuple("een twee drie vier vijf zes zeven acht negen".split())
TENS = tuple("twintig dertig veertig vijftig zestig zeventig tachtig negentig".split())
TEENS = "tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split()

NUMBERS = {
    "nul": 0,
    "eentje": 1,
    **{word: number for number, word in enumerate((*UNITS, *TEENS), 1)},
    **{word: 10 * tens for tens, word in enumerate(TENS, 2)},
    **{f"{unit}en{word}": 10 * tens + i for tens, word in enumerate(TENS, 2) for i, unit in enumerate(UNITS, 1)},
}
"""Words for numbers; as written without accents: "tweeendertig"."""


_ORDINALS = "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende".split()


def ordinal_of(figures: str) -> str | None:
    """The word for an ordinal that is written in figures: "tweede" for the 2 of "2e"."""
    number = int(figures) if figures.isdigit() and len(figures) < 3 else 0
    return _ORDINALS[number - 1] if 0 < number <= len(_ORDINALS) else None


def number_of(word: str) -> int | None:
    """The number a word is, in figures or letters."""
    return int(word) if word.isdigit() and len(word) < 4 else NUMBERS.get(word)

"""Numbers in figures and words."""

from __future__ import annotations

_WORDS = {
    word: number
    for number, word in enumerate(
        "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien".split()
    )
} | {"twintig": 20, "vijfentwintig": 25, "dertig": 30, "veertig": 40, "vijftig": 50, "zestig": 60, "negentig": 90}


def number_of(word: str) -> int | None:
    """The number a word is, in figures or letters."""
    return int(word) if word.isdigit() and len(word) < 4 else _WORDS.get(word)

"""What the words at a place can mean by themselves: suits, ranks and numbers, and the words that go with calls and cards."""

from __future__ import annotations

from nlu.lexicon import forms
from nlu.words.mentions import Words

SEAT_LETTERS = {"n": "N", "o": "E", "z": "S", "w": "W"}
BID_VERBS = frozenset(
    "bieden openen antwoorden bod opening inbieden verhogen springen volgbod bijbod steunen heropenen leggen zeggen doen roepen geven".split()
)
PLAY_VERBS = frozenset(
    """spelen leggen gooien vallen bijspelen bijleggen bekennen troeven weggooien inspelen voorspelen naspelen terugspelen
    aanspelen uitkomen starten brengen uitspelen doorspelen trekken zien tonen glippen liggen""".split()
)


def meaning(words: Words, index: int, *categories: str) -> tuple[str, int] | None:
    """The value of the longest form at `index` in one of the categories, and the token after it."""
    if index >= len(words.norms):
        return None
    hit = forms().at(words.norms, index)
    if hit is None:
        return None
    length, meanings = hit
    for category in categories:
        for kind, value in meanings:
            if kind == category:
                return value, index + length
    return None


def number_at(words: Words, index: int) -> int | None:
    """The number at `index`, in figures or in words."""
    norm = words.norms[index]
    if norm.isdigit():
        return int(norm) if len(norm) < 4 else None
    value = forms().meaning(norm, "level") or forms().meaning(norm, "number")
    return int(value) if value else None


def suit_at(words: Words, index: int, *, short: bool = True) -> tuple[str, int] | None:
    """The suit at `index` and the token after it; `short` when a letter may stand for it."""
    return meaning(words, index, "suit", "suit_beside", *(("suit_short",) if short else ()))


_WITHOUT_WHAT = frozenset(
    """te dat iets een na op overleg toestemming reden keuze vragen wachten eerst enige enig opdracht instructie aanwijzing
    aanleiding commentaar waarschuwing erg nadenken kijken pardon bedoeling""".split()
)


def no_trumps_at(words: Words, index: int) -> tuple[str, int] | None:
    """Notrump at `index`; "zonder" isn't when it tells what wasn't done or had: "zonder te wachten"."""
    if words.norms[index : index + 1] == ["zonder"] and set(words.norms[index + 1 : index + 2]) & _WITHOUT_WHAT:
        return None
    return meaning(words, index, "notrump")


def rank_at(words: Words, index: int, *, short: bool = True) -> tuple[str, int] | None:
    """The rank or the kind of card at `index` and the token after it; `short` when a letter may stand for it."""
    if index >= len(words.norms):
        return None
    found = meaning(words, index, "rank", "rank_after_suit", "kind", *(("rank_short",) if short else ()))
    if found is None and words.norms[index].isdigit():
        return (
            ({"10": "T"}.get(words.norms[index], words.norms[index]), index + 1)
            if words.norms[index] in "2 3 4 5 6 7 8 9 10".split()
            else None
        )
    return found

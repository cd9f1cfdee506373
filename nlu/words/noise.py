"""Cases as hurried thumbs, capitals and speech recognition would write them; a text always gets the same noise."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, TypeAlias

Noise: TypeAlias = Callable[[str, Random], str]

_KEYS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_LETTERS_A_SLIP = 45
"""Letters in which one slip of the thumb is made; a message has one at least."""
_SPLIT_SHARE = 0.2
"""Share of the long words that speech recognition cuts in two."""
_WORD = re.compile(r"[^\W\d_]+")
_GAP = re.compile(r"(?<=[a-zà-ÿ]) (?=[^\W\d_]{2})")
_SYLLABLE = re.compile(
    r"(?<=[aeiou])(?=[bcdfghjklmnprstvwz][aeiou])|(?<=[aeiou][lmnprst])(?=[bcdfghjklmnprstvwz][aeiou])"
)


def _near(letter: str) -> str:
    """The keys around that of `letter`."""
    row = next(number for number, keys in enumerate(_KEYS) if letter in keys)
    column = _KEYS[row].index(letter)
    around = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column), (row + 1, column - 1)]
    return "".join(_KEYS[y][x] for y, x in around if 0 <= y < len(_KEYS) and 0 <= x < len(_KEYS[y]))


def slips(text: str, chance: Random) -> str:
    """Keys next to the right one, letters left out, doubled or in the wrong order, in words of four letters or more."""
    places = [m.start() + i for m in _WORD.finditer(text) if len(m[0]) > 3 for i in range(1, len(m[0]) - 1)]
    for _ in range(min(len(places), 1 + len(places) // _LETTERS_A_SLIP)):
        at = chance.choice(places)
        letter = text[at].lower()
        kind = chance.choice(("near", "order", "out", "double"))
        if kind == "near" and letter in "".join(_KEYS):
            text = text[:at] + chance.choice(_near(letter)) + text[at + 1 :]
        elif kind == "order":
            text = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
        else:
            text = text[:at] + (letter * 2 if kind == "double" else "") + text[at + 1 :]
            places = [p + (kind == "double") - (kind != "double") if p > at else p for p in places if p != at]
    return text


def joined(text: str, chance: Random) -> str:
    """One or two spaces between words left out."""
    gaps = [match.start() for match in _GAP.finditer(text)]
    dropped = set(chance.sample(gaps, min(len(gaps), 1 + len(gaps) // 12)))
    return "".join(letter for at, letter in enumerate(text) if at not in dropped)


def spoken(text: str, chance: Random) -> str:
    """No capitals, no punctuation, and some long words cut in two: "schop en", "rui ten"."""
    plain = unpunctuated(text, chance).lower()
    return _WORD.sub(lambda m: _cut(m[0], chance) if len(m[0]) > 5 and chance.random() < _SPLIT_SHARE else m[0], plain)


def _cut(word: str, chance: Random) -> str:
    places = [match.start() for match in _SYLLABLE.finditer(word) if 2 <= match.start() <= len(word) - 2]
    at = chance.choice(places) if places else 0
    return f"{word[:at]} {word[at:]}" if at else word


def cased(text: str, chance: Random) -> str:
    """All capitals, or the first letters of all words."""
    return text.upper() if chance.random() < 0.7 else text.title()


def unaccented(text: str, chance: Random) -> str:
    """Without diacritics, and without the apostrophe of "z'n"."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"(?<=\w)['’](?=\w)", "", bare)


def unpunctuated(text: str, chance: Random) -> str:
    """Without full stops, commas and other signs that only make it easier to read."""
    return re.sub(r"\s+", " ", re.sub(r"[.,;:!?\"()]+(?=\s|$)|(?<=\s)[(\"]", " ", text)).strip()


KINDS: Mapping[str, tuple[Noise, ...]] = {
    "slips": (slips,),
    "joined": (unaccented, joined),
    "spoken": (spoken,),
    "capitals": (cased, unpunctuated),
    "thumbs": (unpunctuated, slips, unaccented),
}


def noisy(cases: Iterable[Mapping[str, Any]], variants: int) -> Iterator[dict[str, Any]]:
    """`variants` different versions of each case that differ from it, each tagged with its kind of noise."""
    for number, case in enumerate(cases):
        kinds = list(KINDS)
        turned = kinds[number % len(kinds) :] + kinds[: number % len(kinds)]
        yield from islice(_variants(case, turned), variants)


def _variants(case: Mapping[str, Any], kinds: Iterable[str]) -> Iterator[dict[str, Any]]:
    found: set[tuple[str, ...]] = {tuple(case["turns"])}
    for kind in kinds:
        turns = tuple(with_noise(kind, text) for text in case["turns"])
        if turns not in found:
            found.add(turns)
            tags = [*case.get("tags", ()), f"noise {kind}"]
            yield {**case, "id": f"{case['id']}~{kind}", "turns": list(turns), "tags": tags}


def with_noise(kind: str, text: str) -> str:
    """`text` with one of the `KINDS` of noise."""
    chance = Random(f"{kind}: {text}")  # noqa: S311 - the same text must give the same noise
    for noise in KINDS[kind]:
        text = noise(text, chance)
    return text

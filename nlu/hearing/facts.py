"""The facts in what was heard: which are certain, and what else each of them may have been."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rapidfuzz.distance import Levenshtein

from nlu.hearing.vocabulary import KINDS, NUMBER, NUMBERS, in_words
from nlu.reading import Message, read
from nlu.words.normalise import normalise

_NO_TRUMP = "sans"
_STRAINS = (*KINDS["<suit>"], _NO_TRUMP)
_BIDDING = re.compile("bied|bood|bod$|gebo|open|geop|doub|gedoub")


@dataclass(frozen=True, slots=True)
class Option:
    """Another word that may stand there."""

    word: str
    likely: bool


@dataclass(frozen=True, slots=True)
class Fact:
    """A seat, suit, rank, level or number: the word at `at` in a sentence, and what else it may be."""

    at: int
    word: str
    kind: str
    certain: bool
    options: tuple[Option, ...]

    @property
    def incomplete(self) -> bool:
        """Whether it is a suit that may have lost its rank or level."""
        return any(" " in option.word for option in self.options)


def plain(text: str) -> list[str]:
    """The words of a text as they are said."""
    words = ("".join(char for char in word if char.isalnum()) for word in normalise(text).split())
    return [in_words(word) for word in words if word]


def facts_in(
    text: str, written: Sequence[Sequence[str]] = (), others: Sequence[str] = (), *, clear: bool = False
) -> tuple[Fact, ...]:
    """The facts in a sentence of words of the table.

    Args:
        text: The sentence.
        written: The lines of the recogniser as words: a fact is certain when it stands in all of them.
        others: Other readings of what was heard; their words in the same place are likely options.
        clear: Whether the recogniser was sure enough of itself for anything to be certain.
    """
    words = text.split()
    kinds = _kinds(words, read(text))
    agreeing = [_same(words, line) for line in written]
    instead = _instead(words, others)
    for at, alternatives in instead.items():
        if at not in kinds and (missed := next(filter(None, map(kind_of, alternatives)), None)):
            kinds[at] = missed  # a word that may have been a fact
    found = []
    for at, kind in sorted(kinds.items()):
        word = words[at]
        seen = bool(agreeing) and all(at in same for same in agreeing)
        elsewhere = (*instead.get(at, ()), *_confusions().get(word, ()))
        likely = [other for other in elsewhere if other in KINDS[kind] and other != word]
        certain = clear and seen and not likely
        options = dict.fromkeys([*_options(word, kind, likely), *_completions(words, kinds, at)])
        found.append(Fact(at, word, kind, certain, tuple(options)))
    return tuple(found)


def kind_of(word: str) -> str | None:
    """The kind of a word that is a fact in any company, else None."""
    return next(
        (kind for kind in ("<seat>", "<suit>", "<rank>", NUMBER) if word in KINDS[kind] and word != "een"), None
    )


def options_like(word: str) -> tuple[str, ...]:
    """The words of the kind of a fact."""
    kind = kind_of(word)
    return () if kind is None else NUMBERS[:13] if kind == NUMBER else KINDS[kind]


def with_word(text: str, at: int, word: str) -> str:
    """The sentence with another word (or words) at a place."""
    words = text.split()
    return " ".join([*words[:at], *word.split(), *words[at + 1 :]])


def _options(word: str, kind: str, likely: Sequence[str]) -> tuple[Option, ...]:
    first = list(dict.fromkeys(likely))
    members = KINDS[kind] if kind != NUMBER else NUMBERS[:13]
    rest = [other for other in members if other != word and other not in first]
    return (*(Option(other, likely=True) for other in first), *(Option(other, likely=False) for other in rest))


def _completions(words: Sequence[str], kinds: Mapping[int, str], at: int) -> list[Option]:
    """What a suit may have lost: its level, first where somebody bids, or its rank; and it may be no trump."""
    if kinds[at] != "<suit>" or kinds.get(at + 1) == "<rank>":
        return []
    word = words[at]
    if kinds.get(at - 1) == "<level>":
        return [Option(other, likely=False) for other in _STRAINS if other != word]
    levels = [Option(f"{level} {word}", likely=False) for level in KINDS["<level>"]]
    if word == _NO_TRUMP:
        return levels
    ranks = [Option(f"{word} {rank}", likely=False) for rank in KINDS["<rank>"]]
    return [*levels, *ranks] if any(_BIDDING.match(other) for other in words) else [*ranks, *levels]


def _kinds(words: Sequence[str], message: Message) -> dict[int, str]:
    """Which words are facts, and of what kind, in company: "twee ruiten" has a level, "ruiten twee" a rank."""
    found: dict[int, str] = {}
    starts = {token.start: i for i, token in enumerate(message.words.tokens)}
    at_token: dict[int, int] = {}
    position = 0
    for at, word in enumerate(words):
        at_token[starts.get(position, -1)] = at
        position += len(word) + 1
    for mention in message.mentions:
        for index in range(mention.first, mention.last):
            place = at_token.get(index)
            if place is not None and (said := _kind(mention.kind, words[place])):
                found[place] = said
    for at, word in enumerate(words):
        kind = "<suit>" if word == _NO_TRUMP else kind_of(word)
        if at not in found and kind:
            found[at] = kind
    return dict(sorted(found.items()))


def _kind(mention: str, word: str) -> str | None:
    """The kind of a word within a mention."""
    order = {
        "seat": ("<seat>",),
        "side": ("<seat>",),
        "suit": ("<suit>",),
        "card": ("<suit>", "<rank>"),
        "rank": ("<rank>",),
        "call": ("<level>", "<suit>"),
    }.get(mention, (NUMBER,))
    return next((kind for kind in order if word in KINDS[kind]), None)


def _same(words: Sequence[str], line: Sequence[str]) -> set[int]:
    """Places of the words that stand in a line too."""
    return {
        at for op in Levenshtein.opcodes(words, line) if op.tag == "equal" for at in range(op.src_start, op.src_end)
    }


def _instead(words: Sequence[str], others: Sequence[str]) -> dict[int, list[str]]:
    """What other readings have in the place of each word."""
    found: dict[int, list[str]] = {}
    for other in others:
        there = other.split()
        for op in Levenshtein.opcodes(words, there):
            if op.tag == "replace" and op.src_end - op.src_start == op.dest_end - op.dest_start:
                for at, word in zip(range(op.src_start, op.src_end), there[op.dest_start : op.dest_end], strict=True):
                    found.setdefault(at, []).append(word)
    return found


@cache
def _confusions() -> Mapping[str, tuple[str, ...]]:
    data = tomllib.loads(files("nlu.hearing").joinpath("confusions.toml").read_text(encoding="utf-8"))
    return {heard: tuple(meant) for heard, meant in data["said"].items()}

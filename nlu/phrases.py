"""Phrases: words in a fixed order with room between them, for what a set of words can't tell ("had niets te kiezen").

A phrase is a line of elements: alternatives with |, `*` for any ending, `..` for up to six words between, `?` before
an element that may be left out, `$` for the end of a clause, `^` for the start of a sentence, and `!` before words that
may stand nowhere in the same thought, up to "maar" or "terwijl" (`!?`: it is no question). Things named are `<seat>`,
`<side>`, `<bid>`, `<call>`, `<card>`, `<trick>`, `<board>`, `<partner>` and so on, `<rank>` for the name of a rank and `<num>`
for a number, which stay as written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, cast

from nlu.lexicon import forms, table
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression, Several
from nlu.words.sentences import AS_WRITTEN
from rules.facts import Value

Label = TypeVar("Label")
_TOPICS = tuple(
    "moment progress information explanations boards missing_cards rulings conduct cards touched turns calls".split()
)
_MOMENTS = ("auction", "clarification", "before", "play", "after")
"""When several moments are named the last of these is where the board stands: a result is told with what led to it."""
_GAP = r"(?: [^ ]+){0,6}?"
_TURN = re.compile(
    r" (?:maar|terwijl|hoewel|alhoewel)(?= )"
    r"| ,(?= (?:mag|kan|is|klopt|moet|hoort|gaat|lukt) (?:dat|het|dit|zoiets)(?: [^ ]+){0,2} \?)"
)
"""Where another thought begins; what is asked at the end of what is told, "..., mag dat?", is one too."""
_NAMED = re.compile(r"<([a-z]+(?:_[a-z]+)?)>")
_NUMBER = r"(?:\d+|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien)"
_KINDS = {
    "call": "(?:bid|pass|double|redouble)",
    "player": "(?:seat|partner|my_partner|lho|rho|declarer|dummy|defender|opponent)",
    "party": "(?:seat|side|partner|my_partner|declarer|opponent)",
}


@dataclass(frozen=True, slots=True)
class Pattern:
    """A phrase as the expression that looks for it; `weight` is the number of its elements."""

    wanted: Expression
    barred: Expression | None
    weight: int

    def match_in(self, line: str) -> re.Match[str] | None:
        """Where it stands in a line, unless a barred word stands in the same thought; what comes after "maar" is another."""
        for found in self.wanted.finditer(line):
            if not self._is_barred(line, found):
                return found
        return None

    def _is_barred(self, line: str, found: re.Match[str]) -> bool:
        return self.barred is not None and self.barred.search(_thought(line, found)) is not None

    def occurs_in(self, line: str) -> bool:
        """Whether it stands in a line."""
        return self.match_in(line) is not None


def _thought(line: str, match: re.Match[str]) -> str:
    """The part of a sentence that a match stands in, from one "maar" to the next."""
    first = max((turn.end() for turn in _TURN.finditer(line, 0, match.start() + 1)), default=0)
    turn = _TURN.search(line, match.end() - 1)
    return line[first : turn.start() + 1 if turn else len(line)]


class Phrasebook(Generic[Label]):
    """Phrases, each with what it says."""

    def __init__(self, phrases: Iterable[tuple[Label, str]]) -> None:
        """`phrases` are labels with a phrase as its TOML line says it; a label may have several."""
        self._phrases = [(label, compiled(text)) for label, text in phrases]
        self._several = Several(pattern.wanted for _, pattern in self._phrases)

    def found_in(self, line: str) -> Iterator[tuple[Label, re.Match[str]]]:
        """Where a line holds each phrase first, with what it says."""
        for label, _, match in self._found_in(line):
            yield label, match

    def weighed_in(self, line: str) -> Iterator[tuple[Label, int]]:
        """What the phrases in a line say, with the weight of each."""
        for label, pattern, _ in self._found_in(line):
            yield label, pattern.weight

    def occurs_in(self, line: str) -> bool:
        """Whether a line holds one of the phrases."""
        return any(True for _ in self._found_in(line))

    def _found_in(self, line: str) -> Iterator[tuple[Label, Pattern, re.Match[str]]]:
        for place in self._several.possible_in(line):
            label, pattern = self._phrases[place]
            if (match := pattern.match_in(line)) is not None:
                yield label, pattern, match


@cache
def compiled(text: str) -> Pattern:
    """The pattern of a phrase as its TOML line says it."""
    pattern, weight = "", 0
    barred: list[str] = []
    for element in text.split():
        if element == "..":
            pattern += _GAP
        elif element == "$":
            pattern += r"(?= (?:[,:()]|en|maar|want|dus|terwijl)(?: |$)| ?$)"
        elif element == "^":
            pattern += "^"
        elif element.startswith("!"):
            barred.append(_alternatives(element[1:]))
        elif element.startswith("?"):
            pattern += f"(?: {_alternatives(element[1:])}(?= ))?"
        else:
            pattern += f" {_alternatives(element)}(?= )"
            weight += 1
    without = Expression(rf" (?:{'|'.join(barred)})(?= )") if barred else None
    return Pattern(Expression(pattern), without, weight)


def _alternatives(element: str) -> str:
    return f"(?:{'|'.join(_alternative(word) for word in element.split('|'))})"


def _alternative(word: str) -> str:
    pieces = _NAMED.split(re.escape(word).replace(r"\*", "[^ ]*"))
    pattern = "".join(_symbol_of(piece) if place % 2 else piece.replace("_", " ") for place, piece in enumerate(pieces))
    role = forms().meaning(word.removesuffix("*"), "role")
    # "partner" and "tegenpartij" stand in the line as symbols
    return pattern if role is None or role in AS_WRITTEN else rf"{pattern}|{role}#\d+"


def _symbol_of(kind: str) -> str:
    if kind == "rank":
        return _rank_words()
    return _NUMBER if kind == "num" else rf"{_KINDS.get(kind, kind)}#\d+"


@cache
def _rank_words() -> str:
    """The names of ranks, which stay as written in a line."""
    return f"(?:{'|'.join(form for listed in table('cards')['rank'].values() for form in listed)})"


def _said(topic: str) -> Sequence[Mapping[str, Any]]:
    return cast("Sequence[Mapping[str, Any]]", table(f"phrases_{topic}")["said"])


@cache
def _phrases_about(irregularity: str) -> Phrasebook[tuple[str, Value]]:
    """The phrases that say something about an irregularity; those of others needn't be compiled to start."""
    return Phrasebook(
        ((said["fact"], said["value"]), text)
        for topic in _TOPICS
        for said in _said(topic)
        if irregularity in said["only"]
        for text in said["phrases"]
    )


def phrases_in(message: Message, irregularity: str, no_moment: str | None = None) -> dict[str, Evidence]:
    """The facts that the phrases of a message say; the fullest phrase wins, and equals that contradict say nothing.

    `no_moment` is a moment that can't be meant, whatever the words seem to say.
    """
    best: dict[str, tuple[int, Evidence]] = {}
    unsure: set[str] = set()
    for fact, evidence, weight in _found(message, irregularity):
        if fact == "phase" and evidence.value == no_moment:
            continue
        most, held = best.get(fact, (-1, None))
        rank = _MOMENTS.index(str(evidence.value)) if fact == "phase" else weight
        if rank > most:
            best[fact] = rank, evidence
            unsure.discard(fact)
        elif rank == most and held is not None and held.value != evidence.value:
            unsure.add(fact)
    return {fact: evidence for fact, (_, evidence) in best.items() if fact not in unsure}


def _found(message: Message, irregularity: str) -> Iterator[tuple[str, Evidence, int]]:
    tokens = message.words.tokens
    for sentence in message.sentences:
        for (fact, value), weight in _phrases_about(irregularity).weighed_in(sentence.line):
            yield fact, Evidence(value, tokens[sentence.first].start, tokens[sentence.last - 1].end), weight

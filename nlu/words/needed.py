"""The plain text that a regular expression can't do without, known by three signs in a row.

The runs of three signs of a line are found once; whether it may hold an expression is then a look into two small sets, which
is much faster than to see that the expression doesn't match.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from functools import lru_cache

_PIECES = re.compile(
    r"\\.|\[(?:\\.|[^\]])*\]|\(\?(?:[:=!]|<[=!]|P<\w+>)|[()|]|(?:[?*+]|\{\d*,?\d*\})\??|[^\\\[\](){}|?*+.^$]+|.",
    re.DOTALL,
)
_SPECIAL = frozenset("\\[()|?*+{.^$")
_LEAVING_OUT = frozenset("?*{")
_REFUSING = frozenset(["(?!", "(?<!"])
_SHORTEST = 3
_MOST = 40
"""Alternatives above which nearly every line holds one of them."""
_LINES = 64
"""Lines of which the signs are remembered: what is asked of one is asked soon after it is first seen."""

Needed = tuple[str, ...]
"""Texts of which every match holds at least one."""
Mark = frozenset[str]
"""Runs of three signs of which every line with a match holds at least one."""


def needed_by(expression: str) -> Sequence[Needed]:
    """The few needs of `expression` that tell most, the most telling one first; none when nothing is certain."""
    return sorted(_needs(deque(_PIECES.findall(expression))), key=_telling, reverse=True)[:3]


def marks_of(needs: Sequence[Needed]) -> tuple[Mark, ...]:
    """For each need a run of three signs from each of its texts."""
    return tuple(frozenset(map(mark_of, texts)) for texts in needs)


def may_hold(line: str, marks: Sequence[Mark]) -> bool:
    """Whether a line may hold what has these marks."""
    return not any(map(threes_in(line).isdisjoint, marks))


@lru_cache(maxsize=_LINES)
def threes_in(line: str) -> frozenset[str]:
    """Every three signs that follow each other in a line."""
    return frozenset(map("".join, zip(line, line[1:], line[2:], strict=False)))


def mark_of(text: str) -> str:
    """The three signs in the middle of a text: its ends are those of many others."""
    at = (len(text) - _SHORTEST) // 2
    return text[at : at + _SHORTEST]


def _telling(texts: Needed) -> float:
    """How much it tells that one of these is there: the less likely each is, the more."""
    return -sum(map(_likely, texts))


def _likely(text: str) -> float:
    """Roughly how likely a line holds a text; the names of players, cards and calls are in many."""
    if "#" in text:
        return 0.9 if "seat#" in text else 0.4
    return 2.0 ** (_SHORTEST - 1 - len(text))


def _needs(pieces: deque[str]) -> list[Needed]:
    """What the expression up to the end of its group needs; takes these pieces away."""
    branches: list[list[Needed]] = [[]]
    run = ""
    while pieces and (piece := pieces.popleft()) != ")":
        inside = _needs(pieces) if piece[0] == "(" else []
        may_be_left_out = bool(pieces) and pieces[0][0] in _LEAVING_OUT
        if piece[0] not in _SPECIAL:
            run += piece[:-1] if may_be_left_out else piece
        if (piece[0] in _SPECIAL or may_be_left_out) and run:
            branches[-1] += [(run,)] if len(run) >= _SHORTEST else []
            run = ""
        if piece == "|":
            branches.append([])
        elif not may_be_left_out and piece not in _REFUSING:
            branches[-1] += inside
    branches[-1] += [(run,)] if len(run) >= _SHORTEST else []
    return branches[0] if len(branches) == 1 else _of_any(branches)


def _of_any(branches: Sequence[list[Needed]]) -> list[Needed]:
    """What is needed where one of several branches is taken."""
    if not all(branches):
        return []
    texts = tuple(text for needs in branches for text in max(needs, key=_telling))
    return [texts] if len(texts) <= _MOST else []

"""The plain text that a regular expression can't do without: much faster to look for than to see that it doesn't match."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence

_PIECES = re.compile(
    r"\\.|\[(?:\\.|[^\]])*\]|\(\?(?:[:=!]|<[=!]|P<\w+>)|[()|]|(?:[?*+]|\{\d*,?\d*\})\??|[^\\\[\](){}|?*+.^$]+|.",
    re.DOTALL,
)
_SPECIAL = frozenset("\\[()|?*+{.^$")
_LEAVING_OUT = frozenset("?*{")
_REFUSING = frozenset(["(?!", "(?<!"])
_SHORTEST = 3
_MOST = 12
"""Alternatives above which it is as fast to look for the expression itself."""

Needed = tuple[str, ...]
"""Texts of which every match holds at least one."""


def needed_by(expression: str) -> Sequence[Needed]:
    """The two needs of `expression` that tell most; none when nothing is certain."""
    return sorted(_needs(deque(_PIECES.findall(expression))), key=_telling)[-2:]


def holds(line: str, wanted: Sequence[Needed]) -> bool:
    """Whether a line holds what is wanted."""
    for texts in wanted:
        for text in texts:
            if text in line:
                break
        else:
            return False
    return True


def _telling(texts: Needed) -> float:
    """How much it tells that one of these is there: a long text much, one of many little."""
    return min(map(len, texts)) - len(texts) / 2


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

"""Questions for dealer and vulnerability: "wie geeft in spel 13?", "bord 12: wie begint en wie staat er kwetsbaar"."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.questions.reading import Lookup, bid_at, has_any, number_at, strangers, words_of
from nlu.words.mentions import Mention, Words


def board_number(words: Words) -> tuple[int, int, int] | None:
    """The board that a message names, with its tokens `[first, last)`."""
    for at, norm in enumerate(words.norms):
        if norm in words_of("board", "noun"):
            skip = at + 2 if words.norms[at + 1 : at + 2] in (["nummer"], ["nr"]) else at + 1
            number = number_at(words.norms, skip)
            if number and number[0]:
                return number[0], at, number[1]
    return None


_OPENS = ("is", "zijn", "staat", "staan", "moet", "zeg", "geef", "vertel")
_BEFORE = ("van", "op", "bij", "in", "voor")


def _bare_number(words: Words) -> tuple[int, int, int] | None:
    """A number with nothing but a small word before it: "kwetsbaarheid van 16"."""
    for at, norm in enumerate(words.norms[:-1]):
        number = number_at(words.norms, at + 1) if norm in _BEFORE and words.norms[at + 1].isdigit() else None
        if number and number[0]:
            return number[0], at, number[1]
    return None


def board_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The board whose dealer or vulnerability is asked."""
    board = board_number(words) or _bare_number(words)
    if board is None:
        return None
    number, first, last = board
    norms = [norm for i, norm in enumerate(words.norms) if not first <= i < last]
    deals = words_of("board", "deals")
    vulnerable = words_of("board", "vulnerable")
    if not has_any(norms, deals | vulnerable) or any(bid_at(words, i) for i in range(last, len(words.norms))):
        return None
    players = [m for m in mentions if m.kind in ("seat", "side")]
    used = {*range(first, last), *(i for m in players for i in range(m.first, m.last))}
    if strangers(words, used, deals, vulnerable, words_of("board", "beside"), words_of("ask", "who")):
        return None
    asks = has_any(norms, ("wie", "welke", "welk", "wat", "wiens")) or "?" in norms or has_any(norms[:1], _OPENS)
    if asks or not players:
        return ("board", str(number)) if asks or not has_any(norms, ("niemand", "allen")) else None
    return None

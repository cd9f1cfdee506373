"""A few words that ask the same about something else, after another question: "en niet kwetsbaar?", "en spel 8 dan?"."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nlu.questions.articles import further_articles
from nlu.questions.boards import board_number
from nlu.questions.reading import Lookup, bid_at, has_any, number_at, strangers, words_of
from nlu.questions.results import changed_result
from nlu.questions.scales import changed_award, changed_imps, changed_margin
from nlu.questions.terms import further_term
from nlu.words.mentions import Words

_LONGEST = 10
_OPENS = ("en", "of", "maar", "dan")
_CLOSES = ("?", "dan")


def follow_up_in(words: Words, asked: Lookup) -> Lookup | None:
    """What is asked after `asked`; None when the words can stand by themselves or tell something."""
    norms = words.norms
    if len(norms) > _LONGEST or not (norms[0] in _OPENS or norms[-1] in _CLOSES):
        return None
    kind, argument = asked
    changed = _CHANGES[kind](words, argument) if kind in _CHANGES else None
    if changed:
        return kind, changed
    term = further_term(words, argument) if kind in _EXPLAINED else None
    return ("term", term) if term else None


def _board(words: Words, asked: str) -> str | None:
    board = board_number(words)
    if board is None:
        found = ((at, number_at(words.norms, at)) for at in range(len(words.norms)))
        board = next(((number[0], at, number[1]) for at, number in found if number and words.norms[at] != "een"), None)
    used = range(board[1], board[2]) if board else ()
    beside = words_of("board", "deals", "vulnerable", "beside")
    if strangers(words, used, beside) or not (board or has_any(words.norms, beside)):
        return None
    return str(board[0]) if board else asked


def _later_bid(words: Words, asked: str) -> str | None:
    """Another bid over the same one."""
    found = [(at, bid) for at in range(len(words.norms)) if (bid := bid_at(words, at))]
    if len(found) != 1:
        return None
    [(at, bid)] = found
    if strangers(words, range(at, bid.after), words_of("sufficient", "beside")):
        return None
    return f"{asked.split()[0]} {bid.value}"


_CHANGES: Mapping[str, Callable[[Words, str], str | None]] = {
    "score": changed_result,
    "board": _board,
    "article": further_articles,
    "imps": changed_imps,
    "imp_points": changed_imps,
    "victory_points": changed_margin,
    "artificial": changed_award,
    "sufficient": _later_bid,
}
_EXPLAINED = ("term", "article", "search")

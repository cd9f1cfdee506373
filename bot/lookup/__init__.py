"""Look-ups: articles, terms, scores, boards, the organisation's choices, search and help."""

from __future__ import annotations

from collections.abc import Callable

from bot.lookup import (
    alerts,
    articles,
    boards,
    regulations,
    scales,
    scores,
    search,
    sufficiency,
    terms,
    weighing,
    wording,
)
from bot.reply import ChatSettings, Reply

_MOST = 400
"""Characters of an argument that are read."""

_KINDS: dict[str, Callable[[str, ChatSettings], Reply | None]] = {
    "article": articles.article,
    "term": terms.term,
    "score": scores.score,
    "weighted": weighing.weighted,
    "imps": scales.imps_for,
    "imp_scale": scales.whole_scale,
    "imp_points": scales.points_for,
    "victory_points": scales.victory,
    "artificial": scales.artificial,
    "board": boards.board,
    "sufficient": sufficiency.sufficient,
    "alert": alerts.alert,
    "regulation": regulations.regulation,
    "search": search.search,
}

_FIXED: dict[str, Callable[[], Reply]] = {"help": wording.hello, "thanks": wording.thanks}


def look_up(kind: str, argument: str, settings: ChatSettings) -> Reply:
    """The answer to a question about the laws themselves; what can't be read is searched for."""
    argument = argument[:_MOST].strip()
    answer = _KINDS.get(kind)
    if kind in _FIXED or (not argument and kind != "imp_scale"):
        return (_FIXED.get(kind) or _FIXED["help"])()
    return (answer(argument, settings) if answer else None) or search.search(argument, settings)

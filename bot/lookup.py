"""Look-ups: articles, terms, scores, boards and help."""

from __future__ import annotations

from bot.reply import ChatSettings, Reply, Section


def look_up(kind: str, argument: str, settings: ChatSettings) -> Reply:
    """The answer to a question about the laws themselves."""
    return Reply(kind="lookup", sections=(Section("verdict", (argument,)),))

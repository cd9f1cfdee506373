"""Questions about a rule with no incident behind them: "hoe lang wachten na een stopkaart"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from nlu.lexicon import table
from nlu.questions.reading import Lookup, has_any, words_of
from nlu.words.clauses import clauses_of
from nlu.words.cues import CueBook, parse
from nlu.words.mentions import Mention, Words

_LONGEST = 32


@cache
def _book() -> CueBook[str]:
    return CueBook(parse(label, text) for label, listed in table("rule_questions")["rule"].items() for text in listed)


def rule_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The article or the regulation that answers the question."""
    if not _asks(words) or len(words.norms) > _LONGEST or _is_a_case(words, mentions):
        return None
    votes: dict[str, int] = {}
    for cue, _ in _book().found(clauses_of(words, mentions)):
        votes[cue.label] = max(votes.get(cue.label, 0), len(cue.needed))
    if not votes:
        return None
    kind, _, argument = max(votes, key=lambda label: votes[label]).partition(" ")
    return kind, argument


def _asks(words: Words) -> bool:
    starts = [0, *(place + 1 for place, norm in enumerate(words.norms) if norm == ".")]
    if "?" in words.norms or has_any(
        [norm for at in starts for norm in words.norms[at : at + 1]], words_of("rule", "opens")
    ):
        return True
    return has_any(words.norms, words_of("rule", "asks")) or any(
        asked in " ".join(words.norms) for asked in ("hoe lang", "tot wanneer")
    )


def _is_a_case(words: Words, mentions: Sequence[Mention]) -> bool:
    if any(m.kind in ("seat", "card", "side", "table", "board") for m in mentions):
        return True
    if any(m.kind == "call" and m.value[0].isdigit() for m in mentions):
        return True
    return has_any(words.norms, words_of("story", "told") - words_of("rule", "general"))

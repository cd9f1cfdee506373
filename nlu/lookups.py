"""What a message asks to look up: an article, a term, a score, a board, a rule. None when it tells what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from nlu.domain import names_table
from nlu.questions.alerts import alert_in
from nlu.questions.articles import article_in
from nlu.questions.boards import board_in
from nlu.questions.reading import Lookup, has_any, strangers, tells, words_of
from nlu.questions.results import result_in, weighted_in
from nlu.questions.rules import rule_in
from nlu.questions.scales import artificial_in, imps_in
from nlu.questions.sufficiency import sufficiency_in
from nlu.questions.terms import term_in, terms_in
from nlu.words.asides import aside_chance, names_of_table, without_chatter
from nlu.words.mentions import Mention, Words
from nlu.words.naming import mentions_in
from nlu.words.sentences import AS_WRITTEN, sentences_of

_LONGEST = 80
_SHORT = 16
_LIKELY = 0.5
"""Chance of an aside from which a sentence tells nothing."""


def lookup_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """A kind and its argument.

    help, thanks, imp_scale: empty · search: words · article: ids · term: its name · score: `3NTX+1 V` ·
    weighted: see `weighted_in` · imps: one or two numbers · imp_points: IMPs · victory_points: IMPs and boards ·
    board: its number · artificial: A+ A- and a percentage · sufficient: two bids ·
    alert: an opening, and its points or its cards · regulation: a field of
    `Regulations`.
    """
    if not 0 < len(words.norms) <= _LONGEST:
        return None
    return _asked_in(words, mentions) or _asked_beside_chatter(words, mentions)


def _asked_beside_chatter(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """What is asked where other sentences tell nothing of the table: "buiten regent het. wat is een strafkaart?"."""
    # where something of the table is named, the asides are left out already
    rest = words if names_of_table(mentions) else without_chatter(words, mentions)
    if rest is not words and (asked := _asked_in(rest, mentions_in(rest))) is not None:
        return asked
    sentences = sentences_of(words, mentions)
    if len(sentences) < 2:
        return None
    named = {at for m in mentions if m.value not in AS_WRITTEN for at in range(m.first, m.last)}
    spans = [range(sentence.first, sentence.last + 1) for sentence in sentences]
    telling = [span for span in spans if not named.isdisjoint(span) or _tells(words, span)]
    if len(telling) == len(spans):
        return None  # read as a whole already
    for places in [{at for span in telling for at in span}] if telling else map(set, spans):
        alone = _only(words, places)
        if (asked := _asked_in(alone, mentions_in(alone))) is not None:
            return asked
    return None


def _tells(words: Words, span: range) -> bool:
    """Whether a sentence in which nothing is named may tell of the table all the same: "het was te laag"."""
    alone = _only(words, set(span))
    return names_table(alone, range(len(alone.norms))) and aside_chance(alone, ()) < _LIKELY


def _only(words: Words, places: Set[int]) -> Words:
    return words.without({at for at in range(len(words.norms)) if at not in places})


def _asked_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    return (
        _help_in(words, mentions)
        or _search_in(words, mentions)
        or article_in(words, mentions)
        or weighted_in(words, mentions)
        or imps_in(words)
        or board_in(words, mentions)
        or result_in(words, mentions)
        or sufficiency_in(words, mentions)
        or alert_in(words, mentions)
        or artificial_in(words, mentions)
        or term_in(words, mentions)
        or rule_in(words, mentions)
        or _place_in(words, mentions)
    )


def _help_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """A greeting or thanks and nothing else, or a question what the assistant can do."""
    spoken = [norm for norm in words.norms if any(c.isalnum() for c in norm)]
    if has_any(spoken, words_of("help", "thanks")) and all(
        n in words_of("help", "thanks", "thanks_beside") for n in spoken
    ):
        return "thanks", ""
    if spoken and all(norm in words_of("help", "greeting") for norm in spoken):
        return "help", ""
    asks = has_any(spoken, words_of("help", "asks")) and has_any(spoken, words_of("help", "help"))
    if not asks or not has_any(spoken, words_of("help", "about")) or tells(words, mentions):
        return None
    return ("help", "") if not strangers(words, (), words_of("help", "greeting", "help", "asks", "beside")) else None


def _place_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """What to search for when it is asked which article speaks of something."""
    asked = re.search(r"\b(?:welk artikel|welke (?:spel)?regels?|welke wet)\b", " ".join(words.norms))
    if not asked or tells(words, mentions) or len(words.norms) > _SHORT:
        return None
    about = strangers(words, (), words_of("law", "shows", "noun"), words_of("ask", "more"))
    known = "artikel" in asked[0] or terms_in(words)
    return ("search", " ".join(about)) if about and known else None


def _search_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """`zoek strafkaart`, "kun je iets opzoeken over claims": the words that are searched for."""
    at = 0
    while at < len(words.norms) and words.norms[at] in words_of("search", "rest"):
        at += 1
    if not has_any(words.norms[:at], words_of("search", "verb")) or any(m.kind in ("seat", "card") for m in mentions):
        return None
    return ("search", words.text[words.tokens[at].start :].strip()) if at < len(words.norms) else None

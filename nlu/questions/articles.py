"""Questions for an article: "artikel 27", "art 50 d2", "wat zegt 16C", "artikel zevenentwintig"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rapidfuzz.distance import OSA

from nlu.questions.reading import Lookup, has_any, number_at, strangers, tells, words_of
from nlu.words.mentions import Mention, Words
from rules import articles

# What may follow the number of a law, each level only below the one before: 50 D 2 (a), 30B1bii, 71(1).
_BELOW = re.compile(
    r"[.(]\d(?!\d)\)?"
    r"|[\s.(]*[a-g](?![a-z'])(?:[\s.)(]*\d(?!\d|\s*%)(?:[\s.)(]*[a-e](?:[\s.)(]*(?:iv|v|i{1,3}))?(?![a-z']))?)?"
)
_LONGEST = 14
_DEEPEST = 12
_MOST = 3


def article_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The articles asked for, as ids joined by a space; a number that no article has is passed on as it is."""
    found = list(_named(words))
    if not found:
        return None
    first, last = found[0][1], max(end for _, _, end in found)
    named = [m for m in mentions if m.value not in ("P", "X", "XX")]  # "wat doet een pas ook weer in artikel 30"
    if tells(words, named, first, last):
        return None
    used = set(range(first, last))
    if len(strangers(words, used, words_of("law", "shows"))) > _LONGEST:
        return None
    return "article", " ".join(dict.fromkeys(name for name, _, _ in found[:_MOST]))


def _named(words: Words) -> Iterator[tuple[str, int, int]]:
    at = 0
    noun = -1
    while at < len(words.norms):
        if _is_noun(words.norms[at]):
            noun = at
            hit = _after_noun(words, at + 1)
            if hit:
                whole, first = _named_before(words, hit[0], at)
                yield whole, first, hit[1]
                yield from _more(words, hit[1])
                return
        at += 1
    if noun >= 0:
        yield from _closing_number(words, noun)
    else:
        yield from _bare(words)


def further_articles(words: Words, asked: str) -> str | None:
    """The articles that a few words ask after others: "en 51?", "en D2 dan?" of the same law."""
    at = next((i for i, norm in enumerate(words.norms) if norm not in words_of("law", "before")), len(words.norms))
    letter = at < len(words.norms) and re.fullmatch(r"[a-g]", words.norms[at]) is not None
    hit = _below(words, articles.law_number(asked.split()[0]), at) if letter else _after_noun(words, at)
    if hit is None or not articles.exists(hit[0]):
        return None
    found = [(hit[0], at, hit[1]), *_more(words, hit[1])]
    return None if strangers(words, range(found[-1][2])) else " ".join(name for name, _, _ in found)


def _is_noun(norm: str) -> bool:
    if norm in words_of("law", "noun"):
        return True
    return len(norm) > 5 and norm[0] == "a" and OSA.distance(norm, "artikel", score_cutoff=2) <= 2


def _after_noun(words: Words, at: int) -> tuple[str, int] | None:
    while at < len(words.norms) and words.norms[at] in (".", ":", "nr", "nummer", "no", "n"):
        at += 1
    number = number_at(words.norms, at)
    return _below(words, number[0], number[1]) if number else None


def _below(words: Words, law: int, after: int) -> tuple[str, int]:
    """The id that starts with this law, and the token after it."""
    rest = ""
    ends: list[int] = []
    for at in range(after, min(len(words.norms), after + _DEEPEST)):
        rest += ("" if words.tokens[at].glued else " ") + _figure(words.norms, at, after)
        ends.append(len(rest))
    match = _BELOW.match(rest)
    if match is None:
        return str(law), after
    while ends and ends[0] <= match.end():
        ends.pop(0)
        after += 1
    return articles.normalise(f"{law}{match.group()}") or str(law), after


_PART = frozenset(["lid", "sub", "onder", "alinea"])


def _named_before(words: Words, law: str, noun: int) -> tuple[str, int]:
    """The whole id where its part is named before the law, "lid B1 van artikel 64", and where it begins."""
    first = next((at for at in range(noun - 1, max(0, noun - 7) - 1, -1) if words.norms[at] in _PART), None)
    if first is None or words.norms[noun - 1] not in ("van", "in", "uit"):
        return law, noun
    part = articles.normalise(f"{law}{' '.join(words.norms[first + 1 : noun - 1])}")
    return (part, first) if part and articles.exists(part) else (law, noun)


def _figure(norms: Sequence[str], at: int, start: int) -> str:
    """A word, or the figure that is spoken after a letter: "vijftig d twee"; nothing for "lid" before a letter."""
    if norms[at] in _PART or (norms[at] == "," and _PART.intersection(norms[at + 1 : at + 2])):
        return ""
    number = number_at(norms, at) if at > start and len(norms[at - 1]) == 1 and norms[at - 1].isalpha() else None
    return str(number[0]) if number and number[0] < 10 else norms[at]


def _more(words: Words, at: int) -> Iterator[tuple[str, int, int]]:
    """Further articles: "16B en 16C"."""
    while at + 1 < len(words.norms) and words.norms[at] in ("en", ",", "of", "/"):
        skip = at + 2 if _is_noun(words.norms[at + 1]) else at + 1
        hit = _after_noun(words, skip)
        if hit is None or not articles.exists(hit[0]):
            return
        yield hit[0], at, hit[1]
        at = hit[1]


def _closing_number(words: Words, noun: int) -> Iterator[tuple[str, int, int]]:
    """A number at the end of a sentence on a rule: "de regel over onbedoelde biedingen, was dat 25?"."""
    for at in range(noun + 1, len(words.norms)):
        number = number_at(words.norms, at)
        if number is None or not 1 <= number[0] <= articles.LAWS:
            continue
        name, after = _below(words, *number)
        if words.norms[at - 1] in ("dat", "artikel", "het", "nummer", "in") and (
            after == len(words.norms) or words.norms[after] in ("?", ".", "!", "toch", "of")
        ):
            yield name, at, after
            return


def _bare(words: Words) -> Iterator[tuple[str, int, int]]:
    """An id without a word before it, when it can't be a bid, a card or a measure: "wat zegt 16C", "27B1a"."""
    for at, norm in enumerate(words.norms):
        if not norm.isdigit() or at + 1 >= len(words.norms) or not words.tokens[at + 1].glued:
            continue
        number = number_at(words.norms, at)
        if number is None or not words.norms[at + 1][0].isalpha():
            continue
        name, after = _below(words, *number)
        if not articles.exists(name) or not _is_no_bid(name, number[0]):
            continue
        others = [n for i, n in enumerate(words.norms) if not at <= i < after and any(c.isalnum() for c in n)]
        if not others or has_any(others, words_of("law", "shows")):
            yield name, at, after
            yield from _more(words, after)
            return


def _is_no_bid(name: str, law: int) -> bool:
    return law > 9 or len(name) > 2 or name[-1] in "ABEFG"

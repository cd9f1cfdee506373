"""Questions whether a bid is high enough: "is 2SA na 2 schoppen hoog genoeg?"."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.questions.reading import Lookup, bid_at, has_any, strangers, words_of
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention, Words
from rules.vocabulary import Call


def sufficiency_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """The earlier and the later bid, when it is asked whether the later one may follow the earlier one."""
    words, offered = _without_alternative(words)
    bids = _bids(words)
    if len(bids) != 2:
        return None
    after = words_of("sufficient", "after")
    lies = [_lies(words, start, stop) for _, start, stop in bids]
    follows = [
        lying or _word_before(words, start) in after or _compares(words, start)
        for lying, (_, start, _) in zip(lies, bids, strict=True)
    ]
    if follows.count(True) != 1:
        return None
    previous, call = (bids[0][0], bids[1][0]) if follows[0] else (bids[1][0], bids[0][0])
    norms = words.norms
    enough = offered or any(lies) or has_any(norms, words_of("sufficient", "enough", "anybody"))
    enough = enough or any(_compares(words, start) for _, start, _ in bids)
    if not enough and not has_any(norms, words_of("sufficient", "allowed")):
        return None
    asks = "?" in norms or _first_word(norms) in _ASK or "of niet" in " ".join(norms)
    asks = asks or offered or "klopt" in norms or {"vragen", "of"} <= set(norms) or tuple(norms[-2:]) in _ASKED_AFTER
    used = {i for _, start, stop in bids for i in range(start, stop)}
    used |= {i for m in mentions if m.kind in ("seat", "table", "role") for i in range(m.first, m.last)}
    told = words_of("story", "told") - (_LIES if any(lies) else frozenset())
    if not asks or has_any(norms, told) or strangers(words, used, *_known()):
        return None
    # A bid that is too low and was made by somebody is an incident, not a question.
    seats = any(m.kind == "seat" for m in mentions)
    if not Call(call).supersedes(Call(previous)) and (seats or not enough):
        return None
    return "sufficient", f"{previous} {call}"


_ASK = frozenset("is mag kan klopt volstaat".split())
_CALLS_FOR_ATTENTION = frozenset("zeg nou en dus hoi hallo , even vraagje : vraag !".split())


def _first_word(norms: Sequence[str]) -> str:
    """The word with which the question begins: "zeg, is 4H na 4K hoog genoeg"."""
    return next((norm for norm in norms if norm not in _CALLS_FOR_ATTENTION), "")


_ALTERNATIVE = Expression(r" of (?:moet|moest|hoort|dient|is het|wordt het|had)(?= )")


def _without_alternative(words: Words) -> tuple[Words, bool]:
    """The words without what else it should be, and whether that is offered: "mag 3H na 3R, of moet hij naar 4?"."""
    line = " ".join(words.norms)
    found = next(_ALTERNATIVE.finditer(line), None)
    if found is None:
        return words, False
    first = line.count(" ", 0, found.start()) + 1
    return words.without({at for at in range(first, len(words.norms)) if words.norms[at] != "?"}), True


_ASKED_AFTER = frozenset([("kan", "dat"), ("mag", "dat"), ("kan", "het"), ("mag", "het"), ("geldt", "dat")])
_A_BID_OF = frozenset("een de het bod opening openingsbod van".split())


def _word_before(words: Words, start: int) -> str:
    """The word before a bid, apart from those that name it so: "op een bod van 2SA"."""
    return next((norm for norm in reversed(words.norms[:start]) if norm not in _A_BID_OF), "")


_LIES = frozenset(["ligt", "lag", "staat", "stond", "geboden"])


def _lies(words: Words, start: int, stop: int) -> bool:
    """Whether it is the bid over which another is asked for: "mag 1R als er al 1H ligt"."""
    before = words.norms[max(0, start - 4) : start]
    lies = not _LIES.isdisjoint(words.norms[stop : stop + 2])
    return lies and "er" in before and not {"als", "wanneer", "terwijl", "indien"}.isdisjoint(before)


def _known() -> tuple[frozenset[str], frozenset[str]]:
    return words_of("sufficient", "beside", "allowed", "after"), frozenset(["genoeg"])


def _compares(words: Words, start: int) -> bool:
    """Whether the bid at `start` is the one that another is compared with: "is 3K hoger dan 2SA?", "gaat 3R boven 3K?"."""
    before = words.norms[max(0, start - 2) : start]
    if before[-1:] == ["boven"]:
        return has_any(words.norms, words_of("sufficient", "above"))
    return before[1:] == ["dan"] and before[0] in words_of("sufficient", "compared")


def _bids(words: Words) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    at = 0
    while at < len(words.norms):
        bid = bid_at(words, at)
        if bid:
            found.append((bid.value, at, bid.after))
            at = bid.after
        else:
            at += 1
    return found

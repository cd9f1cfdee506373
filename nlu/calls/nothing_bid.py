"""That nobody had bid before: when somebody doubled, "oost opent met een doublet", or opened in the last seat after three passes."""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.understanding import Evidence

_ONLY_PASSES = (
    r"er (?:is|was|werd|had|waren|zijn|lag|lagen)(?: (?:toen|nog|tot|dan|al|daarvoor|ervoor|hier))* (?:alleen|enkel|uitsluitend)"
    r"(?: (?:maar|nog))* (?:pass#\d+|passen|passes)"
)
_NO_BID = (
    r"nobody#\d+(?: (?:heeft|had|nog|er|al|iets|wat|een))* (?:geboden|bod|geopend)",
    r"nog (?:niets|niks|geen bod|geen enkel bod|niet)(?: (?:was|is|werd|er))* (?:geboden|gedaan|gevallen|gelegd)",
    r"(?:zonder dat|terwijl|hoewel|want|maar|toen) er(?: (?:nog|ook|al|was|is|lag))* (?:iets|niets|niks|geen bod|geen enkel bod)"
    r"(?: (?:was|is|lag|er))* (?:geboden|gelegd|te doubleren|om te doubleren|op tafel)",
    _ONLY_PASSES,
    r"(?:opent|opende|begint|begon|start|startte)(?: (?:de bieding|het bieden|zelf|meteen|dus))* met(?: een)? double#\d+",
    r"(?:niets|niks|geen bod)(?: (?:was|is|lag|er|om))* te doubleren",
)


_LAST_SEAT = (
    r"als (?:vierde|laatste)(?= |$)",
    r"(?:vierde|laatste) (?:hand|man|speler|speelster|positie|plaats)(?= |$)",
)
_ALL_PASSED = re.compile(
    r"\b(?:vier|4) ?(?:keer|maal|x)? (?:gepast|pas|passen)\b|\brondpas|\brondgepast\b|\biedereen (?:\w+ ){0,2}(?:gepast|past|paste)\b"
)
"""Where all four passed nobody may open any more."""
_WAYS = {"double_out_of_turn": ("anyone_bid", False, _NO_BID), "call_after_auction": ("was_allowed", True, _LAST_SEAT)}


def tells_nothing_bid(message: Message) -> bool:
    """Whether it is told that there was no bid yet."""
    return message.skeleton.has_any(_NO_BID)


def nothing_bid(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that a double came before any bid, or that a bid opened in the last seat."""
    if irregularity == "inadmissible_double" and "previous_call" not in facts and message.skeleton.has(_ONLY_PASSES):
        for since in ("lho_called", "partner_called"):
            facts.pop(since, None)  # those passes came before the double
    if irregularity not in _WAYS or "previous_call" in facts:
        return
    name, value, patterns = _WAYS[irregularity]
    if name == "was_allowed" and _ALL_PASSED.search(" ".join(message.words.norms)):
        return
    for _, _, match in message.skeleton.find_any(patterns):
        facts[name] = Evidence(value, *message.skeleton.span(match))

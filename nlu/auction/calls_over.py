"""Calls that another was made over: "over de 2S", "na zijn hoge 1H"; not "west brengt het op 2SA"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.auction.player_symbols import PLAYER

_SMALL = frozenset(
    "de het die dat een zijn haar z'n zn hun mijn mn m'n eigen er al hoge lage kunstmatige opening van bod".split()
)
_RAISED = re.compile(
    r"(?:brengt?|brengen|bracht|zet|zette|tilt|tilde|trekt|trok|hoogt|schroeft|duwt|houdt) (?:het|dat|'t|t|hem|'m|zich"
    r"|zichzelf|pronoun#\d+)(?: (?:dan|daarna|nu|toen|maar|zelf|alsnog))*$"
)
RAISES = frozenset("verhoging steun".split())
OF_A_RAISE = [[word, "van"] for word in sorted(RAISES)]
OVER = frozenset("over op na boven onder naast tegen bovenop".split())
"""Prepositions before a call that another one was made over."""


_AWAITS = frozenset(
    "wacht wachten wachtte wachtten rekende rekent rekenen hoopt hoopte hopen let lette lettend".split()
)
_ADVERBS = frozenset("nu dan daarna toen toch meteen gewoon ook".split())


def _redoubles(symbols: Sequence[str], place: int) -> bool:
    """Whether a double is the one that is redoubled: "zuid redoubleert nu het doublet van west"."""
    at = place - 1
    while at > 0 and (symbols[at] in _SMALL or symbols[at] in _ADVERBS):
        at -= 1
    return at >= 0 and symbols[at].startswith("redouble#") and at < place - 1


def is_over(symbols: Sequence[str], place: int) -> bool:
    """Whether the words right before a call say that another one was made over it: "over de 2S", "na zijn hoge 1H"."""
    if symbols[place].startswith("double#") and _redoubles(symbols, place):
        return True
    at = place - 1
    while at >= 0 and (symbols[at] in _SMALL or PLAYER.fullmatch(symbols[at])):
        at -= 1
    if at > 0 and symbols[at].endswith("e") and symbols[at - 1] in OVER and symbols[at] not in OVER:
        at -= 1
    after = symbols[place + 1] if place + 1 < len(symbols) else ""
    if at > 1 and symbols[at] == "op" and _RAISED.search(" ".join(symbols[max(0, at - 4) : at])):
        return False  # "west brengt het op 2SA"
    if at > 0 and symbols[at] == "op" and symbols[at - 1] in _AWAITS:
        return False  # "zit nu te wachten op 2R"
    return at >= 0 and symbols[at] in OVER | RAISES and not after.startswith(("breng", "zet", "gebracht", "houd"))

"""Calls told later than they were made: "... terwijl noord al 1S had geboden", "de opening bleek 2SA"."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.auction.call_modes import IS_ABOUT, STOPS
from nlu.auction.told_calls import Told
from nlu.words.expressions import Expression

_TELLS_BEFORE = Expression(
    r"(?:(?:lag|ligt|stond|staat|was|had|hadden)(?: [^ .;?!]+){0,3} (?:al|intussen|inmiddels)(?: [^ .;?!]+){0,3}"
    r"|(?:^| )er (?:al|intussen|inmiddels)(?: [^ .;?!]+){0,2}"
    r"|(?:nadat|vergeten dat|gezien dat|vergat dat|over zien dat|zag niet dat|omdat)(?: (?!en )[^ .;?!]+){0,5}"
    r"|(?:waar|terwijl|want|hoewel|dat|die)(?: [^ .;?!]+){0,3} (?:al|daarvoor|ervoor|net|eerder)(?: [^ .;?!]+){0,2}"
    r"|(?:lager|minder|hoger) dan(?: [^ .;?!]+){0,2})$"
)
_TELLS_AFTER = Expression(
    r"^(?: (?:van|door) (?:seat|partner|lho|rho)#\d+)?(?: (?:al|net|eerder|daarvoor|ervoor))*(?: (?:geboden"
    r"|gelegd|geopend|ingeboden|tussengeboden|gedaan|gezegd|tussendoor))* ?(?:had|hadden|lag|stond)(?= |$)"
)
_HAD = Expression(r"(?:[,;:(]|want|terwijl|waar|maar) (?:[^ .,;?!]+ ){1,2}(?:had|hadden)(?: [^ .,;?!]+)?$")
_SINCE = Expression(r"^(?: [^ .,;?!]+){1,3} (?:nadat|terwijl|hoewel|toen)(?= |$)")
"""After a call that was made over the one told next: "west had 2H geboden nadat zuid al 3R had gezegd"."""
_HAD_SINCE = Expression(r"^(?:[^ .,;?!]+ ){1,2}(?:had|hadden)(?: [^ .,;?!]+)?$")
_HAD_IN_BRACKETS = Expression(r"\( (?:[^ .,;?!]+ ){1,3}(?:had|hadden|bood|opende|deed|zat op)$")
_TURNED_OUT = Expression(
    r"(?:opening|openingsbod|bod|volgbod|antwoord|bieding|stand)(?: [^ .;,?!]+){0,4} (?:bleek|was)(?: (?:al|echter|dus))*$"
)
"""Before a bid that was made before the one told first: "zuid antwoordt 2K, maar de opening bleek 2SA"."""
_REACHED_BEFORE = Expression(r"(?:zat|zit|stond|staat|was) (?:al|dus|intussen|inmiddels|toch)(?: al)? op$")
_LAY_THERE = Expression(r"^(?:(?:want|maar|en|,|dus) )*er (?:lag|stond)(?: (?:al|toen|nog|dus|een|gewoon))*$")
_TOO_LOW = frozenset("onvoldoende laag lage lager".split())
"""Words of a bid that was too low, so that what "lay there" was the one before it."""
_TOOK_FIRST = Expression(
    r"(?:pakte|nam|legde|trok|had|greep)(?: [^ .;,?!#]+){0,2} eerst(?: (?:een|de|het|wel|nog|gewoon|kaartje|al))*$"
)
"""Before a call that its player made before the one told first: "biedt 2S, pakte daarvoor eerst een pas"."""
_CALLED = Expression(r"^ (?:geboden|gelegd|geopend|ingeboden|tussengeboden|gevolgd)(?= |$)")
_LAID_OVER = Expression(
    r"^(?: er)? (?:(?:over|overheen|bovenop|op|over heen|bovenover|boven)(?= (?:ge[a-z]+|liggen|staan)(?: |$))"
    r"|(?:eroverheen|erbovenop|erop|erover|erboven|daaroverheen|daarop)(?= |$))"
)
"""After a call that was made over the one told before it: "west heeft er al 2H overheen gelegd"."""
_IN_BETWEEN = frozenset("ertussen daartussen tussenin tussendoor".split())
_NEAR = 4
_HAD_BID_OVER = Expression(
    r"^(?: [a-z]+){0,2} (?:had|hadden|heeft)(?: [a-z]+)? (?:op|over|na|boven|bovenop)(?: de| een)? bid#\d+"
)
"""After a bid that was made over the one told next: "dat noord 3K geboden had op 3H van oost"."""
_SUBORDINATE = frozenset("terwijl want dat waar nadat omdat hoewel maar ; ( ,".split())
_AFTERWARDS = frozenset("voor daarna ook toen".split())


def is_told_before(symbols: Sequence[str], it: Told, *, first: bool) -> bool:
    """Whether a bid was made before those told so far: "... terwijl noord al 1S had geboden"."""
    start = max((i + 1 for i in range(it.place) if symbols[i] in STOPS), default=0)
    before = " ".join(symbols[start : it.place])
    after = "".join(f" {symbol}" for symbol in symbols[it.place + 1 : it.place + 7])
    if _LAID_OVER.match(after) or _HAD_BID_OVER.match(after):
        return False
    if not first and IS_ABOUT.search(before):
        return True
    if (
        _TURNED_OUT.search(before)
        or _REACHED_BEFORE.search(before)
        or (not first and _TOOK_FIRST.search(before))
        or (_HAD_IN_BRACKETS.search(before) and after.startswith(" )"))
    ):
        return True
    if not (first or it.early) and _HAD_SINCE.match(before) and _CALLED.match(after):
        return True  # "... doubleert. noord had 1SA geopend"
    if not first and it.call.is_bid and _LAY_THERE.search(before) and _TOO_LOW & set(symbols[:start]):
        return True
    if _TELLS_BEFORE.search(before) or (_HAD.search(before) and _CALLED.match(after) and not _SINCE.match(after)):
        return True
    subordinate = any(symbol in _SUBORDINATE for symbol in symbols[start : it.place])
    return subordinate and _TELLS_AFTER.match(after) is not None


def had_passed(symbols: Sequence[str], it: Told, last: Told | None) -> bool:
    """Whether a pass is told as one that had come before: "... 1R. noord wel, die had gepast"."""
    if last is None or it.early or it.call != "P" or (last.seat and it.seat is last.seat.lho and not last.under):
        return False
    between = symbols[last.place + 1 : it.place]
    if _TOOK_FIRST.search(" ".join(between)):
        return True
    if _IN_BETWEEN & set(symbols[max(last.place + 1, it.place - _NEAR) : it.place + 2]):
        return True  # "..., west zat ertussen met pas"
    return between[-1:] in (["had"], ["hadden"]) and bool(STOPS & set(between)) and not _AFTERWARDS & set(between)

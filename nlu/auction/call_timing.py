"""Whether a call is told as one that came too early ("past voor zijn beurt") or too late ("legt alsnog een doublet")."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.auction.call_modes import CALL, start_of_sentence
from nlu.auction.calls_over import is_over
from nlu.words.expressions import Expression

_OF_TURN = (
    r"(?:(?:voor|buiten|uit)(?: (?:de|zijn|haar|mijn|z'n|zn|m'n|mn|hun|d'r))? (?:beurt|burt)|v ?d ?beurt|te (?:vroeg|snel|vlug)"
    r"|voorbarig|voortijdig|voorgedrongen|niet aan (?:de )?(?:beurt|bod|zet)(?! geweest)|niet (?:zijn|haar|mijn|z'n) beurt|out of turn)"
)
_ANY_PLAYER = r"(?:seat|me|my_partner|partner|lho|rho)#"
_EARLY = Expression(rf"(?:^| ){_OF_TURN}(?: [^ .,;?!]+){{0,6}}$")
_AFTER_EARLY = Expression(
    rf"^ (?:al|alvast) (?:voor|voordat|eer) {_ANY_PLAYER}\d+"
    rf"|^(?: (?:van|door|\() {_ANY_PLAYER}\d+| {_ANY_PLAYER}\d+(?= {_OF_TURN}))?(?: [.;!](?= (?:dat|dit|pronoun#\d+) (?:was|is) ))?(?: (?!{_ANY_PLAYER})[^ .;?!]+){{0,6}}? {_OF_TURN}(?= |$)"
)
_LATE = Expression(
    r"(?:^| )(?:alsnog|nog|ineens|opeens|plots|plotseling|toch|erachteraan|te elfder ure)(?: [^ .,;?!#]+){0,6}$"
)
_AFTER_LATE = Expression(r"^(?: [^ .,;?!#]+){0,3} (?:alsnog|erachteraan|achteraf|achterna)(?= |$)")
_NEAR = 12


def is_early(symbols: Sequence[str], place: int) -> bool:
    """Whether a call is told to be out of turn: "oost past voor zijn beurt", "een bod voor de beurt van noord (2S)"."""
    before, after = _around(symbols, place)
    under = is_over(symbols, place) and place > 1  # of the call that was made over it, where that was too early
    return not under and bool(_EARLY.search(before) or _AFTER_EARLY.match(after))


def is_late(symbols: Sequence[str], place: int) -> bool:
    """Whether a call is told as one that came when nothing more was expected: "west legt alsnog een doublet"."""
    before, after = _around(symbols, place)
    return bool(_LATE.search(before) or _AFTER_LATE.match(after))


def _around(symbols: Sequence[str], place: int) -> tuple[str, str]:
    """What stands before a call in its sentence and after it, up to other calls."""
    start = start_of_sentence(symbols, place)
    first = max((at + 1 for at in range(start, place) if CALL.fullmatch(symbols[at])), default=start)
    behind = (at for at in range(place + 1, len(symbols)) if CALL.fullmatch(symbols[at]) and not is_over(symbols, at))
    last = next(behind, len(symbols))
    after = symbols[place + 1 : min(last, place + _NEAR)]
    return " ".join(symbols[first:place]), "".join(f" {symbol}" for symbol in after)

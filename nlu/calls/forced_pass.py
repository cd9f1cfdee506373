"""Whether the player whose turn it was had to pass by law (28A): "zuid moet van mij de hele bieding passen"."""

from __future__ import annotations

from collections.abc import Iterator

from nlu.reading import Message
from nlu.stories import OUT_OF_TURN
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_BY_LAW = (
    r"(?:van (?:me#\d+|mij|u|de (?:arbiter|wl|wedstrijdleider))|verplicht|gedwongen|straf|strafpas|rechtzetting|bestraft|uitgesloten"
    r"|opgelegd|door (?:me#\d+|mij|de arbiter))"
)
_FOR_HOW_LONG = r"(?:hele|rest|verder|blijven|telkens|steeds|een keer|1 keer|eenmaal|alle beurten|elke beurt)"
_ANY = r"(?: (?!(?:seat|bid|double)#)[^ .;?!]+)"
_HAS_TO = r"(?:moet|moest|moeten|dient|diende)"
_IS_BOUND = rf"(?:{_HAS_TO}|is|was|had|heeft|krijgt|kreeg)"
_FORCED = (
    rf"{{seat}} {_IS_BOUND}{_ANY}{{0,6}} (?:pasplicht|zwijgplicht|strafpas)",
    rf"{{seat}} {_IS_BOUND}{_ANY}{{0,8}} {_BY_LAW}{_ANY}{{0,5}} (?:pass#\d+|passen|zwijgen)",
    rf"{{seat}} {_HAS_TO}{_ANY}{{0,8}} {_FOR_HOW_LONG}{_ANY}{{0,5}} (?:pass#\d+|passen|zwijgen)",
    rf"{{seat}} {_IS_BOUND}{_ANY}{{0,3}} (?:pass#\d+|passen|zwijgen){_ANY}{{0,4}} {_BY_LAW}",
    rf"{{seat}} {_HAS_TO}{_ANY}{{0,3}} (?:pass#\d+|passen|zwijgen){_ANY}{{0,4}} {_FOR_HOW_LONG}",
    rf"(?:had|heb|heeft) {{seat}}{_ANY}{{0,2}} (?:opgelegd|opgedragen|verplicht){_ANY}{{0,8}} (?:pass#\d+|passen|zwijgen)",
    rf"{{seat}} (?:zit|zat){_ANY}{{0,3}} vast(?: aan)?{_ANY}{{0,3}} (?:pass#\d+|passen|pasplicht|zwijgplicht)",
    rf"{{seat}} (?:mag|mocht){_ANY}{{0,8}} (?:niks|niets|niet) (?:meer )?(?:zeggen|bieden|meebieden|meedoen)",
)


def forced_pass(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that the offender's right-hand opponent had to pass, or that who had to did so."""
    _kept_to_pass(message, irregularity, facts)
    told = facts.get("offender")
    if irregularity not in OUT_OF_TURN or told is None:
        return
    for seat, span in bound_players(message):
        if seat is told.seat.rho:
            facts["rho_must_pass"] = Evidence(True, *span)
            facts.setdefault("turn", Evidence(seat, *span))


_PASSED = (
    r"(?:seat|pronoun)#\d+(?: (?:heeft|toen|ook|netjes|gewoon|keurig|braaf|steeds))* pass#\d+(?: (?:ook|dus|toen))* (?:netjes|keurig|gewoon|braaf|steeds)"
    r"|(?:dat|en) (?:heeft|deed) pronoun#\d+(?: (?:dat|het|ook|netjes|keurig|gewoon|braaf|steeds))*(?: gedaan)?(?= (?:[.,;)]|en|maar)|$)"
)
"""That he did as he had to: "en dat heeft hij ook gedaan"."""


def _kept_to_pass(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Write in `facts`, in place, that the player who had to pass did so: nothing but calls of others is told besides."""
    bound = {seat for seat, _ in bound_players(message)}
    if irregularity != "call_when_obliged_to_pass" or len(bound) != 1:
        return
    callers = {None if it.guessed else it.seat for it in message.auction.made if it.call != "P" and not it.under}
    if bound.isdisjoint(callers) and None not in callers and (callers or message.skeleton.has(_PASSED)):
        facts["offender"], facts["call"] = message.tells(bound.pop()), message.tells("P")
        facts.pop("lho_called", None)


def by_next_to_bound(message: Message) -> bool:
    """Whether all that was called is by the player after the one who had to pass, who has done nothing wrong himself."""
    bound = {seat for seat, _ in bound_players(message)}
    callers = {it.seat for it in message.auction.told if it.mode in ("made", "changed") and not it.under}
    return len(bound) == 1 and callers == {seat.lho for seat in bound}


def bound_players(message: Message) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """The players who are told to have to pass by law, and where that is told."""
    for pattern in _FORCED:
        for found, match in message.skeleton.find(pattern):
            yield Seat(found[0].value), message.skeleton.span(match)

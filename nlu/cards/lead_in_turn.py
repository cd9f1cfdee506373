"""A lead that was in turn after all, whatever somebody at the table thought of it: there is nothing to put right."""

from __future__ import annotations

from nlu.cards.leads_told import who_led, who_played
from nlu.cards.on_lead import players_on_lead
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_STARTED = r"(?: (?:me#\d+|dan|toen|ook|heeft|had|gewoon|dus|al))* (?:kwam|komt|startte|start|uitgekomen|gestart|legde|legt|speelde|speelt)(?= |$)"
_OF_DECLARER = rf"lho#\d+(?: van)?(?: de)? declarer#\d+{_STARTED}|rho#\d+(?: van)?(?: de)? dummy#\d+{_STARTED}"
"""Declarer's left-hand opponent, who makes the opening lead: "de man links van de leider kwam uit"."""
_OF_ME = {"declarer": rf"lho#\d+{_STARTED}", "dummy": rf"rho#\d+{_STARTED}"}
"""The same player, seen by a declarer or dummy who tells it himself."""
_HAD_DONE_SO = r"(?: (?!(?:lho|rho|seat)#)[^ .;]+){0,6} (?:gedaan|gespeeld|gelegd|uitgekomen|gestart|kwam|speelde|legde|startte|lag|ligt|eerst|eerder)(?= |$)"
"""What tells that the other opponent led as well: "maar de man rechts had dat al gedaan"."""
_FROM_A_HAND = r"(?:uit|van|vanuit)(?: (?:de|zijn|haar|eigen))* (?:hand|tafel|dummy#\d+)"
"""Beside it declarer led too, from one of his hands."""
_SURELY = r"(?: (?:dus|ook|gewoon|wel|inderdaad|echt|terecht|toch|zelf|netjes|keurig))*"
_HE = r"(?:die|pronoun#\d+|dat|het)"
_RIGHTLY = (
    rf"(?:en|,|-) {_HE}(?: gewoon| ook)? (?:(?:was|is){_SURELY} (?:aan de beurt|aan slag|(?:zijn|haar) (?:beurt|start))|mocht (?:ook|gewoon|wel)){_SURELY}(?= (?:[.,;)]|maar|en)|$)",
    rf", {_HE}{_SURELY} (?:aan de beurt|aan slag) was(?= (?:[.,;)]|maar|en)|$)",
    r"(?:[.;,] |^)(?:het|dat) (?:was|is)(?: (?:ook|gewoon|echt|wel|toch))* (?:zijn|haar|diens) (?:beurt|start|uitkomst)(?= (?:[.,;)]|maar|en)|$)",
    r"(?<!niet )(?:, terecht|terecht ,|volkomen terecht|en terecht)(?= |$)",
)
"""What the teller says of the lead he has just told: "en die was gewoon aan de beurt", "dat mocht ook"."""


def lead_in_turn(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Write in `facts`, in place, that who led was to lead, or that it was he, where the telling shows it."""
    opening = irregularity == "opening_lead_out_of_turn"
    if opening and _neighbour_led(message, players):
        facts["led_in_turn"] = message.tells(True)
        return
    led = who_led(message.skeleton, players, None) or who_played(message.skeleton, players, None)
    if led is None:
        return
    if (
        not opening
        and not message.skeleton.has(_FROM_A_HAND)
        and _on_lead(message, players) == {led}
        and led not in _declaring(players)
    ):
        facts["offender"] = facts["on_lead"] = message.tells(led)
        facts.pop("proper_leader", None)
        facts.pop("opponent_played_after", None)
        facts["offender_role"] = message.tells("defender")
    elif message.skeleton.has_any(_RIGHTLY):
        facts["offender"], facts["led_in_turn"] = message.tells(led), message.tells(True)


def _neighbour_led(message: Message, players: Players) -> bool:
    """Whether it is told only that declarer's left-hand opponent led, named as somebody's neighbour."""
    skeleton = message.skeleton
    mine = _OF_ME.get(players.me_role or "")
    return skeleton.has(_OF_DECLARER) or (mine is not None and skeleton.has(mine) and not _other_led(message, mine))


def _other_led(message: Message, pattern: str) -> bool:
    """Whether the neighbour on the other side is told to have led."""
    other = "rho" if pattern.startswith("lho") else "lho"
    return message.skeleton.has(rf"{other}#\d+{_HAD_DONE_SO}")


def _on_lead(message: Message, players: Players) -> set[Seat]:
    return {seat for seat, _ in players_on_lead(message, players, surely=True)}


def _declaring(players: Players) -> tuple[Seat, ...]:
    return (players.declarer, players.declarer.partner) if players.declarer else ()

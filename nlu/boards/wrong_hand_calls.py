"""Calls on the cards of another board (15A): which it was, who called after it, and whether it comes again there."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.auction.told_calls import Told
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_ACTED = (
    r"(?:pass#\d+|gepast|geboden|gereageerd|geantwoord|bijgeboden|meegeboden|antwoordde|reageerde|antwoordt|reageert"
    r"|(?:opende|opent|bood|biedt|doubleerde)(?! (?:nog|niet|niks|niets))|iets (?:gezegd|gelegd|geboden|gedaan)|een (?:antwoord|bod|steunbod|tussenbod|bijbod)(?! nodig)"
    r"|een (?:kaartje|biedkaartje) (?:gelegd|neergelegd|getrokken))"
)
_SINCE = r"(?:heeft|hebben|had|hadden|pasten|zijn|gaf|geeft|gaven|deed|al|beide|beiden|allebei|daarna|daarop|erna|toen|ook|er|wel|inmiddels)"
_TOGETHER = rf"{{seat}} en {{seat}}(?: {_SINCE})+ {_ACTED}"
_ALONE = rf"{{seat}}(?: {_SINCE})* {_ACTED}"
_ALSO_CALLED = r"(?:pass|bid|double)#\d+(?: (?:en|,|\.))* {seat}(?: (?:deed|doet|heeft|dat|het))* (?:ook|idem)"
_ALL_CALLED = r"(?:andere|overige|rest)(?: (?:rank#\d+|drie|3))?(?: [^ .;#]+){0,5} (?:pass#\d+|gepast|pasten|geboden|boden)|(?:alle vier|iedereen|everybody#\d+|allemaal)(?: [^ .;]+){0,5} (?:geboden|gepast|een bod)"
_RAISED = (
    r"{seat}(?: (?:die|heeft|had|toen|daarna|daarop|meteen|hem|dat|het))*"
    r" (?:verhoogde|verhoogt|verhoogd|steunde|steunt|sprong|springt|ging|gaat|bood|biedt)(?: [^ .;#]+){0,2}"
    r" (?:naar|tot|door naar) (?:een )?bid#\d+"
    r"|(?:bid|double)#\d+ (?:als antwoord|ter verhoging) van {seat}"
)


def call_with_wrong_hand(message: Message, facts: dict[str, Evidence]) -> None:
    """The offender's call, and who called after it."""
    told = facts.get("call_made")
    if told is not None and told.value is False:
        if "call" not in facts:
            return
        facts["call_made"] = Evidence(True, facts["call"].start, facts["call"].end)  # it was another who didn't call
        if message.skeleton.has(_I_AM_TO_CALL):
            facts.setdefault("partner_called", Evidence(False, told.start, told.end))
    if "offender" not in facts:
        return
    seat = facts["offender"].seat
    made = {it.seat: it for it in reversed(message.auction.made) if it.seat is not None}
    if seat in made:
        own = {message.span(it.mention) for it in message.auction.made if it.seat is seat}
        if "call" not in facts or (facts["call"].start, facts["call"].end) not in own:  # it was that of another
            facts["call"] = message.tells(str(made[seat].call), made[seat].mention)
        facts.setdefault("call_made", message.tells(True, made[seat].mention))
    elif "call" in facts and _is_of_another(message, facts["call"]):
        del facts["call"]  # his own isn't named
    _called_after(message, seat, made, facts)


def _called_after(message: Message, seat: Seat, made: Mapping[Seat, Told], facts: dict[str, Evidence]) -> None:
    """Whether the next player and the partner have called since: said so, or by the calls that were `made`."""
    called = _said_to_have_called(message)
    if seat in made and message.skeleton.has(_PARTNER_CALLED):
        called.add(seat.partner)
    for name, player in (("lho_called", seat.lho), ("partner_called", seat.partner)):
        if player in called:
            facts.setdefault(name, message.tells(True))
        elif player in made and seat in made:
            facts.setdefault(name, message.tells(True, made[player].mention))


def _is_of_another(message: Message, call: Evidence) -> bool:
    """Whether another player, who is named in the same sentence, made this call."""
    made = next((it for it in message.auction.made if message.span(it.mention)[0] == call.start), None)
    if made is None:
        return False
    if made.seat is None:
        return message.skeleton.has(rf"{_ANOTHER}(?: [^ .;]+){{0,5}} [a-z]+#{message.mentions.index(made.mention)}")
    place = made.mention.first
    sentence = next((it for it in message.sentences if it.first <= place < it.last), None)
    return sentence is not None and any(
        m.kind == "seat" and m.value == made.seat and sentence.first <= m.first < place for m in message.mentions
    )


_ANOTHER = r"(?:opponent|partner|my_partner|lho|rho)#\d+"
_I_AM_TO_CALL = r"my_partner#\d+(?: [^ ]+)+? me#\d+ (?:heb|had|moet|was|ben)(?: (?:zelf|er|nu|ook|dus|daarna))* nog"
_PARTNER_CALLED = (
    r"(?:my_partner|partner)#\d+(?: (?:heeft|had|daarop|daarna|toen|dus|er|al|gewoon))*"
    r" (?:deed|doet|bood|biedt|zei|legde|antwoordde|sprong|(?=pass#|double#)|(?=er bid#))(?: (?:een|er|met|daarop|al))*"
    r" ?(?:bid|pass|double)#\d+"
    r"|(?:bid|pass|double)#\d+ (?:als antwoord|ter verhoging) van (?:zijn )?(?:my_partner|partner)#\d+"
)


def _said_to_have_called(message: Message) -> set[Seat]:
    """Who called without a call of his own that is named: "oost en west hebben al geboden", "west verhoogde naar 3S"."""
    if message.skeleton.has(_ALL_CALLED):
        return set(Seat)
    found = (
        found for pattern in (_TOGETHER, _ALONE, _RAISED, _ALSO_CALLED) for found, _ in message.skeleton.find(pattern)
    )
    return {Seat(mention.value) for mentions in found for mention in mentions}


_EARLIER = frozenset("eerder vorig vorige eens ooit toen daarnet daarstraks straks net destijds eerst".split())
_NOW = frozenset("nu ditmaal deze daar komt vandaag hier inmiddels toe echt".split())


_COMES_BY_NUMBER = (
    r"(?:nu|straks|vandaag|vanavond|later|ditmaal|eenmaal) (?:op|in|bij|aan) (?:spel |bord )?(?:(?:board|rank)#)?\d+"
)
_COMES = r"(?:nu|straks|vandaag|daarna|later|inmiddels)(?: (?!board#)[^ .;]+){0,4} board#(\d+)"


def _other_board_comes(message: Message) -> bool:
    """Whether the board that the cards came from is named again as the one that is played now."""
    if message.skeleton.has(_COMES_BY_NUMBER):
        return True
    boards = [mention.value for mention in message.mentions if mention.kind == "board"]
    return any(boards.count(found[0].value) > 1 for found, _ in message.skeleton.find(_COMES))


def same_call(message: Message, facts: dict[str, Evidence]) -> None:
    """Two calls by one player, one earlier and one now, on the board that the cards came from."""
    words = set(message.words.norms)
    calls = [mention for mention in message.mentions if mention.kind == "call"]
    seats = {mention.value for mention in message.mentions if mention.kind == "seat"}
    told_apart = bool(words & _EARLIER and words & _NOW) or _other_board_comes(message)
    if len(calls) == 2 and len(seats) < 2 and told_apart:
        same = calls[0].value == calls[1].value
        told = Evidence(same, message.span(calls[0])[0], message.span(calls[1])[1])
        facts["same_call"] = told if same else facts.get("same_call", told)

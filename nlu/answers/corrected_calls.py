"""Calls, and whose turn it was, set right: "over 2 harten", "sorry, west had 2 klaver geboden", "ik bedoel 2S"."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.calls.calls_since import called_by_now, calls_since
from nlu.reading import Message
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from rules.facts import Facts, Value
from rules.vocabulary import Call, Seat

_BARE_CALL = r"^(?:(?:nee|neen|sorry|correctie|ik|me#\d+|bedoel|wacht|oeps|pardon|foutje|dus|was|het|,|.|:) )*(?:(?:niet|geen) (?:bid|pass|double|redouble)#\d+(?: (?:,|maar|wel))* )?{call}(?: (?:dus|natuurlijk|,|.|!|bedoel|bedoelde|me#\d+|was|het|sorry))*$"
_OVER = r"(?:over|op|na|boven)(?: (?:een|de|het|seat#\d+|zijn|haar))* {bid}"
_MADE_BY = (
    r"{seat} (?:die|pronoun#\d+|heeft|had|bood|opende|opent|biedt)(?: (?:die|de|het|al|toch|zelf|pronoun#\d+))* {call}(?: (?:had|heeft|bood|opende|geboden|geopend|gelegd|was))*(?= (?:[.,;!]|niet)|$)",
    r"{call}(?: (?:was|is|kwam|die|toch|dus))* (?:van|door) {seat}(?= [.,;!]|$)",
)
_BY = {"call": "offender", "previous_call": "previous_bidder"}
"""Who made a call that is known."""
_CALLER = (
    r"{seat}(?: (?:die|heeft|had|was|is|het|de|bood|biedt|zei|zegt|opende|opent|begon|begint|met|eerst|toch|dus))* {call}",
    r"{call}(?: (?:was|is))?(?: het)? (?:bood|legde|opende|zei|deed|had|van|door)(?: (?:de|die))? {seat}(?= [.,;!]|$)",
)


def is_bare_call(message: Message) -> bool:
    """Whether it names a call and nothing else: "2S dus"."""
    return message.skeleton.has(_BARE_CALL)


def bare_call(message: Message, context: Context) -> dict[str, Evidence]:
    """The call that was told last, named anew."""
    if not context.facts.get("call") or not (named := message.skeleton.first(_BARE_CALL)):
        return {}
    last = "replacement" if context.facts.get("replacement") else "call"
    return {last: message.tells(named[0].value, named[0])}


def calls_by_their_maker(message: Message, context: Context) -> dict[str, Evidence]:
    """A call set right by whose it is: "over 2 harten", "sorry, west had 2 klaver geboden"."""
    found: dict[str, Evidence] = {}
    if "previous_call" not in context.facts:
        return found
    names = {
        context.facts.get(name): fact for name, fact in (("previous_bidder", "previous_call"), ("offender", "call"))
    }
    for pattern in _CALLER:
        for mentions, _ in message.skeleton.find(pattern):
            seat = next(mention for mention in mentions if mention.kind == "seat")
            call = next(mention for mention in mentions if mention.kind == "call")
            fact = names.get(seat.value)
            if fact == "call" and _supposes_another(message, call, context):
                fact = "replacement"
            if fact is not None:
                found[fact] = message.tells(call.value, call)
    for pattern in _MADE_BY:
        for mentions, _ in message.skeleton.find(pattern):
            seat = next(mention for mention in mentions if mention.kind == "seat")
            call = next(mention for mention in mentions if mention.kind == "call")
            fact = next((its for name, its in _BY.items() if context.facts.get(name) == call.value), None)
            if fact is not None:
                found[fact] = message.tells(seat.value, seat)
    if not found and (over := message.skeleton.first(_OVER)):
        found["previous_call"] = message.tells(over[-1].value, over[-1])
    return found


_SUPPOSES = frozenset(["en", "stel", "als", "wat", "maar"])


def _supposes_another(message: Message, call: Mention, context: Context) -> bool:
    """Whether it supposes what the player puts in the place of his bid that was too low: "en als west past?"."""
    previous = Call(str(context.facts["previous_call"]))
    other = Call(call.value)
    too_low = other.is_bid and previous.is_bid and not other.supersedes(previous)
    return context.irregularity == "insufficient_bid" and message.words.norms[0] in _SUPPOSES and not too_low


def corrected_turns(message: Message, context: Context) -> dict[str, Evidence]:
    """The dealer or the player whose turn it was, set right; who was to call as dealer follows."""
    found: dict[str, Evidence] = {}
    if message.auction.dealer and message.auction.anchored:
        found["dealer"] = message.tells(message.auction.dealer)
        if context.facts.get("turn") == context.facts.get("dealer"):
            found["turn"] = found["dealer"]
    if message.auction.turn and message.auction.anchored:
        found["turn"] = message.tells(message.auction.turn)
    return found


def called_since(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """Who has called since, of players who are named as seen from the one who is known to have done it."""
    told = context.facts.get("offender")
    facts = {"offender": Evidence(told, 0, 0)} if isinstance(told, str) else {}
    calls_since(message, irregularity, message.players(in_play=False), facts)
    facts |= called_by_now(message, irregularity, told)
    return {name: facts[name] for name in ("lho_called", "partner_called") if name in facts}


def irregular_calls(found: Mapping[str, Evidence], told: Facts) -> tuple[Value, ...]:
    """The irregular call, as it was told and as it is set right."""
    return (told.get("call"), found["call"].value if "call" in found else None)


def doubled_before(message: Message, context: Context) -> dict[str, Evidence]:
    """Who had doubled before a redouble after all: "o wacht, noord had wel gedoubleerd"."""
    offender = context.facts.get("offender")
    doubler = message.skeleton.first(r"{seat}(?: (?!(?:seat|bid)#|niet|nie|nooit|geen)[^ .;,]+){0,4} double#\d+")
    if (
        context.facts.get("call") != "XX"
        or not isinstance(offender, str)
        or not doubler
        or doubler[0].value == offender
    ):
        return {}
    who = "by_partner" if Seat(doubler[0].value) is Seat(offender).partner else "by_opponents"
    return {"doubled": message.tells(who, doubler[0])}

"""What the told calls and turns show about the irregularity, where the estimate takes it for another."""

from __future__ import annotations

from nlu.auction.irregularity_shown import (
    began_out_of_turn,
    called_out_of_turn,
    called_past_one,
    called_twice,
    certain_irregularity,
    double_out_of_turn_only,
    first_bid_out_of_turn,
    irregularity_told,
    only_out_of_turn,
    out_of_turn,
    out_of_turn_instead,
    passed_up_to_the_silent,
)
from nlu.auction.low_bids import bid_too_low_over_what_lay, low_bid_in_turn, low_bid_replaced
from nlu.calls.forced_pass import by_next_to_bound
from nlu.calls.nothing_bid import tells_nothing_bid
from nlu.calls.slips import thought_better_of_it
from nlu.information.informing import tells_informing
from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.model import NONE
from nlu.offender.who_did_it import chances_of
from nlu.reading import Message
from nlu.stories import OUT_OF_TURN
from nlu.understanding import Candidate

_CALLED = frozenset(
    "insufficient_bid pass_out_of_turn bid_out_of_turn double_out_of_turn inadmissible_double bid_above_seven missed_turn call_after_auction".split()
)
_ABOUT_TURNS = OUT_OF_TURN | {"missed_turn", "comparable_call"}
_OF_BOUND = OUT_OF_TURN | {"call_when_obliged_to_pass"}
_OF_SECOND_CALLS = OUT_OF_TURN | {
    "change_of_call",
    "insufficient_bid",
    "inadmissible_double",
    "missed_turn",
    "call_after_auction",
}
_OF_THE_END = frozenset(("call_after_auction", "missed_turn"))
_CLOSED_BEFORE = r"na(?: (?:de|het|hun|die|alle|al))* (?:laatste|derde|afsluitende|eind|slot|drie|rank#\d+)(?: keer)?(?: -)? (?:pass#\d+|pas|passen|passes)"
_CLOSED = rf"{_CLOSED_BEFORE}|er (?:zijn|waren)(?: (?:al|toen|dus|net))* (?:drie|rank#\d+|3)(?: keer)? (?:pass#\d+|pas|passen|passes) (?:geweest|gevallen|gelegd)|(?:laatste|derde|afsluitende|eind|slot)(?: -)? (?:pass#\d+|pas) (?:is|was|had|heeft)(?: (?:er|al|allang|dus|net))* (?:geweest|gevallen|gelegd|geklonken|gemaakt|gedaan)"
_OPENED = r"(?:opent|opende|openen|geopend|vierde hand|4e hand|vierde man)"
"""Three passes after which somebody opens came before the first bid."""
_OPENED_WITH_DOUBLE = r"(?:opent|opende|begint|begon)(?: (?!niet|bid#)[^ .;?!,]+){0,5} met(?: een)? double#\d+|(?:opent|opende)(?: (?:dan|dus|zelf|een))* double#\d+|double#\d+ als opening(?:sbod)?(?= |$)"
_SAME_MOMENT = (
    r"(?:tegelijk|tegelijkertijd|gelijktijdig|simultaan)|(?:op|in) (?:precies |exact )?(?:het|hetzelfde|dezelfde|de)(?: (?:zelfde|moment|ogenblik|seconde|tel|tijdstip|eigenste))+"
    r" (?:dat|als|waarop|toen)(?!(?: [^ .;,]+){1,6} (?:beurt|zet|moest|moet|mocht|mag)(?= |$))|(?:precies|exact|net) (?:tegelijk|gelijk|wanneer|toen)|(?:precies|exact|net) (?:op )?(?:dat|datzelfde|hetzelfde|dezelfde) (?:moment|ogenblik|tel|seconde)"
)
"""Not "op het moment dat noord aan de beurt was": that is out of turn."""
_CLOSING = frozenset(
    """klaar afgelopen einde eind voorbij uitkomst uitgekomen opgeruimd
    opgeborgen weggelegd ingepakt inpakken weggestopt weg spelen gestopt stopte leider contract afgesloten gesloten drie 3 alle allemaal iedereen start""".split()
)
"""Words of a message in which the auction seems to have ended."""


def by_calls(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What the calls themselves prove goes before the estimate, where that takes it for another irregularity of the calls."""
    found = _only_explained(message, _without_bound(message, found))
    best = found[0]
    if best.irregularity == "unintended_call" and thought_better_of_it(message):
        return put_first("change_of_call", best.confidence, found)
    if best.irregularity in _OF_BOUND and by_next_to_bound(message):
        return put_first(out_of_turn(message.auction.made[0]), min(_sum(found, _OF_BOUND), PROOF), found)
    if best.irregularity == "inadmissible_double" and _doubled_after_a_pause(message):
        return put_first("unauthorised_information", best.confidence, found)
    if message.skeleton.has(_OPENED_WITH_DOUBLE) and best.irregularity in _CALLED | {NONE}:
        return put_first("inadmissible_double", min(_sum(found, _CALLED | {NONE}), PROOF), found)
    if best.confidence < SURE and best.irregularity in _CALLED and _closed(message):
        return put_first("call_after_auction", min(_sum(found, _CALLED), PROOF), found)
    if _at_one_moment(message, found):
        return put_first("simultaneous_calls", PROOF, found)
    unsure = best.confidence < SURE or best.irregularity in OUT_OF_TURN
    if unsure and best.irregularity in _OF_SECOND_CALLS and called_twice(message.auction):
        return put_first("change_of_call", min(_sum(found, _OF_SECOND_CALLS), PROOF), found)
    certain = _certain(message, found)
    other = best.irregularity not in _CALLED | {"comparable_call", NONE}
    if other and (best.confidence >= SURE or certain is None) and certain not in OUT_OF_TURN | _OF_THE_END:
        return found
    over = best.irregularity == "missed_turn" and certain in OUT_OF_TURN and _CLOSING & set(message.words.norms)
    if certain is None or over or (best.irregularity == "comparable_call" and best.confidence >= SURE):
        return _by_rotation(message, _disproved(message, found))
    return put_first(certain, max(PROOF, found[0].confidence), found)


def _closed(message: Message) -> bool:
    """Whether it was called after the passes that closed the auction."""
    return message.skeleton.has(_CLOSED) and not message.skeleton.has(_OPENED)


def _doubled_after_a_pause(message: Message) -> bool:
    """Whether a double is told with what partner showed by tempo or manner, and no bid that it could be wrong over."""
    told = message.auction.told
    alone = bool(told) and all(it.call == "X" for it in told) and not message.skeleton.has(_OPENED_WITH_DOUBLE)
    return alone and tells_informing(message) and not tells_nothing_bid(message)


def _only_explained(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Where every call that is named is only asked about or explained, none of them was out of turn."""
    best = found[0]
    explained = sum(c.confidence for c in found[1:] if c.irregularity == "misinformation")
    named = any(mention.kind == "call" for mention in message.mentions)
    if best.irregularity in OUT_OF_TURN and best.confidence < SURE and explained and named and not message.auction.told:
        return put_first("misinformation", min(best.confidence + explained, PROOF), found)
    return found


_ASKS_WHETHER_BOUND = (
    r"(?:^|[.;,] ?|of |en )(?:moet|moeten|hoef|hoeft)(?: [^ .;?]+){1,5} (?:pass#\d+|passen|zwijgen)(?: [^ .;?]+){0,4} (?:\?|$)"
    r"|(?:^|[.;,] ?|of |en )(?:moet|moeten|hoef|hoeft)(?: [^ .;?]+){1,5} (?:pass#\d+|passen|zwijgen)$"
)
_BOUND = r"(?:moest|moesten|mocht|mochten|verplicht|verplichte|opgelegd|bepaald|opgedragen|zwijgplicht|spreekverbod|biedverbod|gestraft|straf)"


def _without_bound(message: Message, found: list[Candidate]) -> list[Candidate]:
    """The candidates without a player who had to pass, where it is only asked whether somebody has to."""
    best = found[0]
    if best.irregularity != "call_when_obliged_to_pass" or len(found) < 2 or message.skeleton.has(_BOUND):
        return found
    if not message.skeleton.has(_ASKS_WHETHER_BOUND):
        return found
    return [Candidate(found[1].irregularity, min(best.confidence + found[1].confidence, PROOF)), *found[2:]]


def _at_one_moment(message: Message, found: list[Candidate]) -> bool:
    """Whether two players called at the same moment, so that neither need have been out of turn."""
    likeliest = {candidate.irregularity for candidate in found[:2]}
    fits = "simultaneous_calls" in likeliest <= OUT_OF_TURN | {"simultaneous_calls"}
    return fits and message.skeleton.has(_SAME_MOMENT)


def _certain(message: Message, found: list[Candidate]) -> str | None:
    """The irregularity that the calls prove; of another kind than the estimate only where that isn't sure."""
    reading, best = message.auction, found[0]
    certain = certain_irregularity(reading)
    if best.irregularity in _CALLED:
        return certain
    if certain is None and best.irregularity == NONE:
        return called_past_one(reading)
    if certain is None and began_out_of_turn(reading):
        certain = out_of_turn(reading.told[0])
        return certain if best.confidence < SURE and any(c.irregularity in OUT_OF_TURN for c in found) else None
    near = OUT_OF_TURN if certain in OUT_OF_TURN else {certain}
    unsure = best.confidence < SURE or certain == "missed_turn"  # what looks like its lead came after the turn was lost
    unsure = unsure and any(candidate.irregularity in near for candidate in found)
    return certain if unsure or best.irregularity in (NONE, "comparable_call") else None


_LOW_OR_EARLY = frozenset(["insufficient_bid", "bid_out_of_turn"])


def _disproved(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What only the player in turn did wasn't out of turn, nor a double that nobody made inadmissible: another call was wrong."""
    likeliest = {candidate.irregularity for candidate in found[:2]}
    low = bid_too_low_over_what_lay(message.auction) or low_bid_in_turn(message.auction)
    if likeliest == _LOW_OR_EARLY and low:
        return put_first("insufficient_bid", min(_sum(found, _LOW_OR_EARLY), PROOF), found)
    early = called_out_of_turn(message.auction)
    if early is not None and found[0].irregularity in OUT_OF_TURN - {early}:
        return put_first(early, found[0].confidence, found)
    if early is not None and found[0].irregularity == "insufficient_bid" and found[0].confidence < SURE:
        return put_first(early, min(_sum(found, OUT_OF_TURN | {"insufficient_bid"}), PROOF), found)
    began = first_bid_out_of_turn(message.auction) if found[0].irregularity == "insufficient_bid" else None
    if began is not None:
        return put_first(began, min(_sum(found, OUT_OF_TURN | {"insufficient_bid"}), PROOF), found)
    if found[0].irregularity == "inadmissible_double" and double_out_of_turn_only(message.auction):
        return put_first("double_out_of_turn", found[0].confidence, found)
    other = out_of_turn_instead(message.auction, found[0].irregularity) or _without_double(message, found[0])
    if other is None:
        return found
    both = found[0].confidence + sum(c.confidence for c in found[1:] if c.irregularity == other)
    return [Candidate(other, min(both, PROOF)), *(c for c in found[1:] if c.irregularity != other)]


def _without_double(message: Message, best: Candidate) -> str | None:
    """What the auction shows where the estimate is of a double, and none is told or it is only wanted."""
    doubles = [it for it in message.auction.told if it.call in ("X", "XX")]
    if best.irregularity != "inadmissible_double" or any(it.mode != "wanted" for it in doubles):
        return None
    shown = irregularity_told(message.auction)
    return None if shown == best.irregularity else shown


def _may_be_mistaken(message: Message, irregularity: str) -> bool:
    """Whether the calls are told so plainly that they go before an estimate that is sure of another one of them."""
    if irregularity == "missed_turn":
        return _CLOSING.isdisjoint(message.words.norms) and not passed_up_to_the_silent(message.auction)
    return irregularity in OUT_OF_TURN and began_out_of_turn(message.auction)


def _by_rotation(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Where it isn't sure which call was wrong, the first one out of rotation was, with the chances of what that refutes."""
    best = found[0]
    if best.confidence >= SURE and not _may_be_mistaken(message, best.irregularity):
        return found
    chances, _ = chances_of(message, message.players(in_play=False), best.irregularity)
    shown = only_out_of_turn(message.auction, chances)
    if shown is None:
        return found
    code, refuted = shown
    if best.irregularity not in _ABOUT_TURNS & (refuted | {code, "comparable_call"}):
        return found
    return put_first(code, min(_sum(found, refuted | {code, best.irregularity}), PROOF), found)


def _sum(found: list[Candidate], codes: frozenset[str]) -> float:
    """How likely it is one of these codes: what isn't likely something else, as the rest is spread thin."""
    return 1.0 - sum(candidate.confidence for candidate in found if candidate.irregularity not in codes)


_CALLED_LOW = r"(?:onvoldoende|te laag|te lage) {bid}"
_REPLACING = frozenset(["comparable_call", "change_of_call"])
_TURNS = frozenset("beurt beurten vroeg gever dealer voorbarig buurt".split())


def of_low_bid(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What takes the place of a bid that the told auction shows to be too low is a matter of that bid (27B), where no turn is told of."""
    both = {candidate.irregularity: candidate.confidence for candidate in found[:2]}
    others = both.keys() - {"insufficient_bid"}
    if found[0].irregularity == "change_of_call" and found[0].confidence >= SURE:
        return found
    if len(others) != 1 or not others <= _REPLACING or not _TURNS.isdisjoint(message.words.norms):
        return found
    shown = irregularity_told(message.auction) == "insufficient_bid" and low_bid_replaced(message.auction)
    if not shown and not message.skeleton.has(_CALLED_LOW):
        return found
    return put_first("insufficient_bid", min(sum(both.values()), PROOF), found)

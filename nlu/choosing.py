"""Which irregularity a message is about: the learned estimate, and what the table and the message by themselves show."""

from __future__ import annotations

from nlu.auction.irregularity_shown import (
    OUT_OF_TURN,
    began_out_of_turn,
    called_twice,
    certain_irregularity,
    irregularity_told,
    low_bid_replaced,
    only_out_of_turn,
    out_of_turn,
    out_of_turn_instead,
)
from nlu.calls.forced_pass import by_next_to_bound
from nlu.candidates import KEPT, PROOF, SURE, put_first
from nlu.cards.led_before_play import still_bidding
from nlu.cards.lying_cards import LAID, shown_by_penalty_card
from nlu.cards.penalty_card_knowledge import asks_of_use
from nlu.confirming import confirms
from nlu.dummys_irregularity import by_dummy
from nlu.features import counts_of, weighed
from nlu.hand_counts import uneven_hands
from nlu.model import NONE, irregularities
from nlu.pronouns import antecedent
from nlu.reading import Message
from nlu.ruling_told import by_ruling
from nlu.understanding import Candidate, Context
from nlu.who_did_it import chances_of
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat


def candidates_of(message: Message, context: Context) -> list[Candidate]:
    """The likeliest irregularities, most likely first; `none` among them when the message may tell no irregularity."""
    model = irregularities()
    ranked = model.ranked(weighed(counts_of(message), model.number, model.rarity), KEPT)
    found = [Candidate(code, chance) for code, chance in ranked]
    found = _without_penalty_card(message, context, found)
    found = by_dummy(message, _led_and_played(message, _before_play(message, _before_partner(message, found))))
    found = _of_knowledge(message, _of_low_bid(message, found))
    found = _acted(message, _counted(message, context, _proved(message, found)))
    found = _confirmed(message, by_ruling(message, found))
    shown = shown_by_penalty_card(message, context)
    if shown:
        found = put_first(shown, max(PROOF, found[0].confidence), found)
    return found


_CALLED = frozenset(
    "insufficient_bid pass_out_of_turn bid_out_of_turn double_out_of_turn inadmissible_double bid_above_seven missed_turn call_after_auction".split()
)


def _proved(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What the calls themselves prove goes before the estimate, where that takes it for another irregularity of the calls."""
    best = found[0]
    if best.irregularity in _OF_BOUND and by_next_to_bound(message):
        return put_first(out_of_turn(message.auction.made[0]), min(_sum(found, _OF_BOUND), PROOF), found)
    if best.confidence < SURE and best.irregularity in _CALLED and message.skeleton.has(_CLOSED_BEFORE):
        return put_first("call_after_auction", min(_sum(found, _CALLED), PROOF), found)
    unsure = best.confidence < SURE or best.irregularity in OUT_OF_TURN
    if unsure and best.irregularity in _OF_SECOND_CALLS and called_twice(message.auction):
        return put_first("change_of_call", min(_sum(found, _OF_SECOND_CALLS), PROOF), found)
    certain = _certain(message, found)
    if best.irregularity not in _CALLED | {"comparable_call"} and certain not in OUT_OF_TURN | _OF_THE_END:
        return found
    over = best.irregularity == "missed_turn" and certain in OUT_OF_TURN and _CLOSING & set(message.words.norms)
    if certain is None or over or (best.irregularity == "comparable_call" and best.confidence >= SURE):
        return _by_rotation(message, _disproved(message, found))
    return put_first(certain, max(PROOF, found[0].confidence), found)


_OF_THE_END = frozenset(("call_after_auction", "missed_turn"))
_CLOSED_BEFORE = r"na(?: (?:de|het|hun|die|alle|al))* (?:laatste|derde|afsluitende|eind|slot|drie|rank#\d+)(?: keer)?(?: -)? (?:pass#\d+|pas|passen|passes)"


def _certain(message: Message, found: list[Candidate]) -> str | None:
    """The irregularity that the calls prove; of another kind than the estimate only where that isn't sure."""
    reading, best = message.auction, found[0]
    certain = certain_irregularity(reading)
    if best.irregularity in _CALLED:
        return certain
    if certain is None and began_out_of_turn(reading):
        certain = out_of_turn(reading.told[0])
        return certain if best.confidence < SURE and any(c.irregularity in OUT_OF_TURN for c in found) else None
    unsure = best.confidence < SURE and any(candidate.irregularity == certain for candidate in found)
    return certain if unsure or best.irregularity in (NONE, "comparable_call") else None


_REPLACING = frozenset(["comparable_call", "change_of_call"])
_TURNS = frozenset("beurt beurten vroeg gever dealer voorbarig buurt".split())


def _of_low_bid(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What takes the place of a bid that the told auction shows to be too low is a matter of that bid (27B), where no turn is told of."""
    both = {candidate.irregularity: candidate.confidence for candidate in found[:2]}
    others = both.keys() - {"insufficient_bid"}
    if found[0].irregularity == "change_of_call" and found[0].confidence >= SURE:
        return found
    if len(others) != 1 or not others <= _REPLACING or not _TURNS.isdisjoint(message.words.norms):
        return found
    if irregularity_told(message.auction) != "insufficient_bid" or not low_bid_replaced(message.auction):
        return found
    return put_first("insufficient_bid", min(sum(both.values()), PROOF), found)


_LIES = ("straf", "penalty", "open", "lig", "lag", "bloot", "zichtbaar", "kaart van")


def _without_penalty_card(message: Message, context: Context, found: list[Candidate]) -> list[Candidate]:
    """Another card than the one that should be played is a revoke where no penalty card lies or is told of."""
    first, second = found[:2]
    if first.irregularity != "penalty_card_not_played" or second.irregularity != "revoke" or context.lying:
        return found
    if any(norm.startswith(_LIES) for norm in message.words.norms):
        return found
    return [Candidate("revoke", first.confidence + second.confidence), *found[2:]]


_UNEVEN = {
    "over and short": "wrong_card_count",
    "over, the others full": "wrong_card_count",
    "short, the others full": "missing_card",
}
_OF_TRICKS = frozenset("slag slagen slagje trek trekken".split())
_OF_ANOTHER_PACK = (
    r"(?:andere|ander|verschillende|afwijkende|blauwe|rode|groene) (?:rug|achterkant|achterzijde|rugkleur)|jokers?"
)
_OF_STRENGTH = frozenset("punten punt pts hcp afspraak uitleg belooft beloofde systeemkaart alert".split())


def _counted(message: Message, context: Context, found: list[Candidate]) -> list[Candidate]:
    """The numbers of cards prove a wrong hand, where the estimate isn't sure of something else; in a trick they may not."""
    if context.irregularity in _UNEVEN.values():
        return found  # one more hand of those that are told already
    best = found[0]
    if best.irregularity == "fouled_board" and message.skeleton.has(_OF_ANOTHER_PACK):
        return put_first("wrong_card_count", max(PROOF, best.confidence), found)
    uneven = uneven_hands(message.skeleton, message.players(in_play=False))
    if uneven is None or not (_OF_TRICKS | _OF_STRENGTH).isdisjoint(message.words.norms):
        return found
    meant = _UNEVEN[uneven]
    if best.irregularity not in ("defective_trick", meant) and best.confidence >= SURE:
        return found
    return put_first(meant, max(PROOF, best.confidence), found)


def _disproved(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What only the player in turn did wasn't out of turn: another call of another kind was."""
    other = out_of_turn_instead(message.auction, found[0].irregularity)
    if other is None:
        return found
    both = found[0].confidence + sum(c.confidence for c in found[1:] if c.irregularity == other)
    return [Candidate(other, min(both, PROOF)), *(c for c in found[1:] if c.irregularity != other)]


def _sum(found: list[Candidate], codes: frozenset[str]) -> float:
    """How likely it is one of these codes: what isn't likely something else, as the rest is spread thin."""
    return 1.0 - sum(candidate.confidence for candidate in found if candidate.irregularity not in codes)


_ABOUT_TURNS = OUT_OF_TURN | {"missed_turn", "comparable_call"}
_OF_BOUND = OUT_OF_TURN | {"call_when_obliged_to_pass"}
_OF_SECOND_CALLS = OUT_OF_TURN | {
    "change_of_call",
    "insufficient_bid",
    "inadmissible_double",
    "missed_turn",
    "call_after_auction",
}


_CLOSING = frozenset(
    """klaar afgelopen einde eind voorbij uitkomst uitgekomen opgeruimd
    opgeborgen weggelegd leider contract afgesloten gesloten drie 3 alle allemaal iedereen start""".split()
)
"""Words of a message in which the auction seems to have ended."""


def _may_be_mistaken(message: Message, irregularity: str) -> bool:
    """Whether the calls are told so plainly that they go before an estimate that is sure of another one of them."""
    if irregularity == "missed_turn":
        return _CLOSING.isdisjoint(message.words.norms)
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


_LIKELY = 0.55
"""Probability from which an irregularity is ruled on when what makes it one is told besides."""


def _confirmed(message: Message, found: list[Candidate]) -> list[Candidate]:
    """An estimate that isn't sure is ruled on when the message also tells what makes it that irregularity."""
    best = found[0]
    if not _LIKELY <= best.confidence < SURE or not confirms(message, best.irregularity):
        return found
    return [Candidate(best.irregularity, SURE), *found[1:]]


_ONE_LEAD = frozenset(("lead_out_of_turn", "play_after_illegal_play"))
_TAKEN_BACK = r"(?:teruggenomen|teruggedraaid|ingetrokken|terug (?:moest|moeten)|(?:moest|moet)(?: [^ .;]+){0,4} (?:terug|terugnemen)|opnieuw|juiste hand|goede hand)"


def _led_and_played(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Between a lead out of turn and the play that followed it: what the next player did is a fact of that lead (53A, 53B).

    Not where the lead had been taken back already, so that what was played then is the irregularity (60B).
    """
    first, second = found[:2]
    if {first.irregularity, second.irregularity} != _ONE_LEAD or message.skeleton.has(_TAKEN_BACK):
        return found
    both = first.confidence + second.confidence
    return put_first("lead_out_of_turn", both, found) if first.confidence < SURE <= both else found


_STILL_HELD = (
    r"(?:seat|partner|my_partner|pronoun|me)#\d+ (?:heeft|had|hield|houdt)(?: (?:zijn|haar|mijn|de))? kaart(?: (?!(?:seat|declarer)#)[^ .;,]+){0,4}"
    r" nog in (?:de |zijn |haar |mijn )?(?:hand|handen)"
)


def _before_partner(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who leads while another still holds his card to the trick before plays too soon (57A), whoever was to lead."""
    best = found[0]
    if best.irregularity != "lead_out_of_turn" or not message.skeleton.has(_STILL_HELD):
        return found
    return put_first("premature_play", max(PROOF, best.confidence), found)


_LEADS = frozenset(["opening_lead_out_of_turn", "lead_out_of_turn"])


def _before_play(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What is led while the auction goes on is a card shown too soon (24)."""
    best = found[0]
    if best.irregularity not in _LEADS or not still_bidding(message):
        return found
    return put_first("exposed_card", max(PROOF, best.confidence), found)


_MAY_BE_KNOWLEDGE = frozenset(["exposed_card", "unauthorised_information", "withdrawn_action"])


def _of_knowledge(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What is asked is whether a penalty card may be known of, not what must be played."""
    if found[0].irregularity not in _LYING | _MAY_BE_KNOWLEDGE or not asks_of_use(message):
        return found
    return put_first("withdrawn_action", max(PROOF, found[0].confidence), found)


_LYING = frozenset("penalty_card_turn penalty_card_not_played penalty_card_lead".split())
_AFTER_PENALTY = _LYING | {"unable_to_comply"}
_TO_LEAD = (
    r"(seat|partner|pronoun)#(\d+)(?: (?!(?:seat|declarer|dummy|partner|lho|rho)#)[^ .;]+){0,4}"
    r" (?:voorspelen|voor (?:moet|mag|te|zou)(?: nu)? ?spelen|voor moet spelen|aan slag|aan de beurt|aan bod|uitkomen|inkomen|naspelen)"
)
_LAYS = (
    r"(seat|partner|pronoun)#(\d+)(?: (?!(?:seat|declarer|dummy|partner|lho|rho)#)[^ .;)]+){0,7}"
    rf" {LAID}(?: [^ .;#]+){{0,4}} (?:card|rank|suit)#\d+"
)
_ASKED = r"(?:mag|mogen|moet|moeten|wil|wilde|kan|kunnen|zou|welke|verplicht)"


def _acted(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Between two that a lying penalty card leads to: who laid a card, or was to lead, decides."""
    first, second = found[:2]
    pair = {first.irregularity, second.irregularity}
    if "exposed_card" in pair and pair <= _LYING | {"exposed_card"} and _only_lies(message):
        return put_first("exposed_card", min(first.confidence + second.confidence, PROOF), found)
    chance = sum(candidate.confidence for candidate in found if candidate.irregularity in _AFTER_PENALTY)
    if first.irregularity not in _LYING or chance < SURE:
        return found
    meant = _after_penalty_card(message)
    partner_leads = first.irregularity == "penalty_card_turn" and meant == "penalty_card_lead"
    laid = meant == "penalty_card_not_played" and not message.skeleton.has(_ASKED)
    if meant is None or (
        not (partner_leads or laid) and (meant not in pair or not pair <= _LYING or first.confidence >= SURE)
    ):
        return found
    return put_first(meant, min(chance, PROOF), found)


_HAPPENS = (
    r"(?:legt|legde|gelegd|gooit|gooide|bekent|bekende|bekennen|vraagt|vroeg|gevraagd|gespeeld|slag|beurt|voor|uit|erin|bij|bijspelen"
    r"|verbiedt|eist|wil|moet|mag|komt|kwam|wint|won|kiest|accepteert|weigert)"
)


def _only_lies(message: Message) -> bool:
    """Whether all that is told is that a penalty card lies on the table."""
    lies = any(norm.startswith("straf") for norm in message.words.norms)
    named = [mention for mention in message.mentions if mention.kind in ("card", "rank", "suit")]
    return lies and len(named) < 2 and not message.skeleton.has(_HAPPENS)


def _after_penalty_card(message: Message) -> str | None:
    """What follows from a penalty card: its owner lays another card, his partner leads, or it is the owner's turn."""
    owners = [m for m in message.mentions if m.kind == "seat"]
    penalty = next((at for at, norm in enumerate(message.words.norms) if norm.startswith("straf")), None)
    if penalty is None or not owners:
        return None
    named_after = message.skeleton.first(r"straf[^ ]*(?: (?:van|bij|voor|is|ligt|op|de|tafel))* {seat}")
    before = [mention for mention in owners if mention.first < penalty]
    owner = Seat((named_after or before[-1:] or owners)[0].value)
    partner = {number for number, m in enumerate(message.mentions) if m.value in ("partner", owner.partner)}
    leads = {_meant(message, int(match.group(2))) for match in compiled(_TO_LEAD).finditer(message.skeleton.line)}
    if leads & partner:
        return "penalty_card_lead"
    lays = {_meant(message, int(match.group(2))) for match in compiled(_LAYS).finditer(message.skeleton.line)}
    if lays & partner:
        return "penalty_card_lead"
    owned = {number for number, m in enumerate(message.mentions) if m.value in ("pronoun", owner)}
    if lays & owned:
        return "penalty_card_not_played"
    return None if partner else "penalty_card_turn"


def _meant(message: Message, number: int) -> int:
    """The number of the mention that a "die" stands for; of the mention itself otherwise."""
    mention = message.mentions[number]
    if mention.value != "pronoun" or message.words.norms[mention.first] != "die":
        return number
    meant = antecedent(message, message.players(in_play=True), mention)
    return number if meant is None else list(message.mentions).index(meant)

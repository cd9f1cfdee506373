"""What the numbers of cards in the hands, and when they were seen, show about the irregularity."""

from __future__ import annotations

from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.model import NONE
from nlu.phrases import phrases_in
from nlu.reading import Message
from nlu.tricks.cards_left import odd_one_out
from nlu.understanding import Candidate, Context

_UNEVEN = {
    "over and short": "wrong_card_count",
    "over, the others full": "wrong_card_count",
    "short, the others full": "missing_card",
}
_SHORT_IN_TRICK = frozenset(["defective_trick", "missing_card"])
_RAN_SHORT = (
    r"(?:hand|handen) (?:was |is |bleek |bleken )?(?:al )?leeg"
    r"|(?:kwam|komt|kwamen|zat|zit)(?: [^ .;]+){0,4} (?:kaart|kaartje) (?:te )?(?:kort|tekort|weinig)"
    r"|(?:niks|niets|geen kaart|geen kaarten) meer (?:om|in|over)|door zijn kaarten heen"
)
"""A hand that was empty before the others."""
_POSSIBLE = 0.1
_OF_TRICKS = frozenset("slag slagen slagje trek trekken".split())
_OF_ANOTHER_PACK = (
    r"(?:andere|ander|verschillende|afwijkende|blauwe|rode|groene) (?:rug|achterkant|achterzijde|rugkleur)|jokers?"
    r"|(?:van|uit) een (?:ander|oud|vreemd|verkeerd) (?:pak|kaartspel|stok)"
)
_LOOKED_INTO = (
    r"(?:seat#\d+|me#\d+|lho#\d+|rho#\d+)(?: (?!partner#)[^ .;?!]+){0,6} in (?:de|zijn|haar|elkaars|die|mijn) (?:kaarten|kaart|hand|waaier)(?: (?:van [^ ]+))?"
    r" (?:kijken|keek|kijkt|gekeken|gluren|gluurde|loeren|spieken|spiekte)"
    r"|(?:keek|kijkt|gluurde|gluurt|loerde|spiekte)(?: [^ .;?!]+){0,5} in (?:de|zijn|haar|mijn) (?:kaarten|hand|waaier)"
)
"""A player who looked into another's hand saw it, whatever that one did."""
_HAD_TOO_MANY = (
    r"(?:seat|pronoun|partner)#\d+ (?:had|heeft|telde|bleek|zat)(?: (?!geen|niet|niemand)[^ .;?!]+){0,4} (?:te veel|teveel)(?= (?:gehad|gehouden|te hebben|kaarten|[.,;?!])|$)"
    r"|(?:seat|pronoun|partner)#\d+(?: (?!geen|niet|niemand)[^ .;?!]+){0,4} (?:te veel|teveel)(?: kaarten)? (?:had|heeft|gehad|telde)(?= |$)"
)
"""A hand that was over, after the board as well (13D)."""
_WHILE_DEALING = (
    r"(?:bij|tijdens|onder|gedurende|met)(?: (?:het|de))? (?:delen|geven|schudden|uitdelen|rondgeven|ronddelen|schudbeurt)"
    r"|(?:terwijl|toen)(?: [^ .;,]+){0,4} (?:deelde|schudde|uitdeelde|rondgaf|gedeeld werd|geschud werd|werd gedeeld|werd geschud|delen was|schudden was|aan het delen|aan het schudden)"
)
_OF_STRENGTH = frozenset("punten punt pts hcp afspraak uitleg belooft beloofde systeemkaart alert".split())


def by_cards_seen(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A card that was seen in somebody's hand while there is a declarer was exposed in the play (49), one that fell while they dealt before it (6D1)."""
    best = found[0]
    in_play = any(m.kind == "trick" or m.value == "declarer" for m in message.mentions)
    if best.irregularity == "hand_seen" and in_play:
        return put_first("exposed_card", best.confidence, found)
    before_play = best.irregularity == "exposed_card" and not in_play
    if before_play and (message.skeleton.has(_WHILE_DEALING) or message.skeleton.has(_LOOKED_INTO)):
        return put_first("hand_seen", best.confidence, found)
    return found


_TOOK_HIMSELF_FOR_DUMMY = (
    r"(?:dacht|denkt|meende|meent|waande|waant)(?: (?:dat|zich|zichzelf|pronoun#\d+|ie|hij|de|zelf|even))* dummy#\d+(?: (?:was|is|te zijn))?"
    r"(?= (?:en|,|dus|;|\.))(?: (?!seat#|declarer#)[^ ]+){1,6} (?:spreidt|spreidde|gespreid|uitgespreid|open|opengelegd|neer|neergelegd|op tafel|(?:zijn|haar) (?:hand|kaarten)|alles)"
)
_OF_LEADS = frozenset(["opening_lead_out_of_turn", "revoke"])


def by_mistaken_dummy(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who takes himself for dummy and lays down his hand exposes his cards, and claims nothing (49)."""
    best = found[0]
    if best.irregularity in _OF_LEADS or not message.skeleton.has(_TOOK_HIMSELF_FOR_DUMMY):
        return found
    return put_first("exposed_card", max(PROOF, best.confidence), found)


def by_found_card(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A card that was missing in a trick and was found elsewhere than among the played ones is a missing card (14B2)."""
    likely = {it.irregularity for it in found if it.confidence >= _POSSIBLE}
    short = likely >= _SHORT_IN_TRICK or message.skeleton.has(_RAN_SHORT)
    place = phrases_in(message, "missing_card").get("card_found") if short else None
    if place is None or place.value == "played":
        return found
    return put_first("missing_card", max(SURE, found[0].confidence), found)


_COUNTED = frozenset(["trick_count_dispute", "defective_trick", "fifth_card", *_UNEVEN.values()])
"""What the cards that each player has left after a trick may be told of."""


_FULL_AFTER_ALL = (
    r"(?:seat|pronoun)#\d+(?: [^ .;]+){0,2} (?:dacht|meende|telde eerst|waande)(?: [^ .;]+){0,6} (?:11|12|14|15|elf|twaalf|veertien|vijftien) (?:kaarten|te hebben|er)"
    r"(?: [^ .;]+){0,12} (?:13|dertien)(?: (?:te zijn|te hebben|kaarten|zijn|had|hebben))*(?= [.;]|$)"
)
"""Who only miscounted: "zuid dacht 12 kaarten te hebben, telde nog eens en had er 13"."""


def by_counted_hands(message: Message, context: Context, found: list[Candidate]) -> list[Candidate]:
    """The numbers of cards prove a wrong hand, where the estimate isn't sure of something else; in a trick they may not."""
    if found[0].irregularity in _UNEVEN.values() and message.skeleton.has(_FULL_AFTER_ALL):
        return put_first(NONE, PROOF, found)
    if context.irregularity in _UNEVEN.values():
        return found  # one more hand of those that are told already
    best = found[0]
    doubtful = best.confidence < SURE or best.irregularity == "fouled_board"
    if doubtful and message.skeleton.has(_OF_ANOTHER_PACK):
        return put_first("wrong_card_count", max(PROOF, best.confidence), found)
    in_trick = any(mention.kind == "trick" for mention in message.mentions)
    if in_trick and best.irregularity in _COUNTED and odd_one_out(message, message.players(in_play=True)):
        return put_first("defective_trick", PROOF, found)
    uneven = message.uneven_hands
    if best.irregularity == "fouled_board" and message.skeleton.has(_HAD_TOO_MANY):
        return put_first("wrong_card_count", max(PROOF, best.confidence), found)
    if uneven is None or not (_OF_TRICKS | _OF_STRENGTH).isdisjoint(message.words.norms):
        return found
    meant = _UNEVEN[uneven]
    if best.irregularity not in ("defective_trick", *_UNEVEN.values()) and best.confidence >= SURE:
        return found
    return put_first(meant, max(PROOF, best.confidence), found)

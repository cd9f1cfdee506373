"""Which cards a message is about: those of the irregularity, those that lie as penalty cards, the suit that was led."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from nlu.cards.both_defenders import whose_of_both
from nlu.cards.card_lists import joined_ranks, loose, ranks_of_suit, with_rank
from nlu.cards.card_places import evidence, matching
from nlu.cards.cards_unsure import are_unsure
from nlu.cards.named_anew import named_anew
from nlu.cards.penalty_card_parts import LYING, PLAYED, penalty_cards
from nlu.cards.shown_apart import shown_apart
from nlu.lexicon import forms
from nlu.reading import Message
from nlu.stories import AFTER_PENALTY_CARD, LED_OUT_OF_TURN
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import RANKS, Seat

_INFORMATION = frozenset(["withdrawn_action", "unauthorised_information"])
_WITHOUT = frozenset(
    """claim incomplete_designation trick_turned_wrong trick_inspection revoke misinformation unauthorised_information
    fouled_board dummy_overstepped unable_to_comply lead_restriction""".split()
)
_WISHED = (
    r"(?:wil|wilde|bedoelde|liever|eigenlijk|in plaats daarvan|vervangen door|veranderen in)"
    r"(?: (?!(?:card|seat)#|terug|terugnemen|terughebben)[^ .;]+){0,5} {card}(?! (?:terug|terugnemen|weer))"
)
_MEANT_TO_PLAY = (
    r"(?:wil|wilde|zou|wilden)(?: (?!(?:card|seat)#)[^ .;,]+){0,4} {card} (?:spelen|leggen|bijspelen|bijleggen|pakken|trekken|geven|gooien)"
    r"(?! (?:terug|weer))",
    r"(?:bedoelde|was van plan|dacht)(?: (?!(?:card|seat)#)[^ .;,]+){0,4} {card}(?! (?:liet|viel|vallen))",
    r"(?:met|bij|tijdens) het (?:spelen|leggen|pakken|trekken|afgooien|bijspelen|uitnemen) van(?: (?:de|zijn|een))? {card}",
)
"""The card that was to be played in turn when another fell: "harten 6 viel, hij wilde harten 7 spelen"."""
_PLAYED_IN_TURN = (
    r"(?:legde|legt|speelde|speelt|gooide|gooit|deed|doet|gaf|geeft)(?: (?!(?:card|seat)#|open)[^ .;,]+){0,3} {card} (?:bij|erbij|eronder|af|weg)(?= (?:[.,;]|en|maar|terwijl)|$)",
    r"(?:bekende|bekent|volgde|volgt|dekte|dekt|nam|neemt|won|wint)(?: (?:de|die|slag|keurig|netjes|gewoon))* met(?: (?:de|een))? {card}",
    r"{card}(?: (?:wilde|wil|net|netjes|gewoon|keurig))* (?:bijlegde|bijlegt|bijspeelde|bijspeelt|bijleggen|bijspelen|bijgelegd|bijgespeeld|afgooide|weggooide)",
)
"""A card that was played as it should be while another fell: "liet hartenaas vallen toen hij schoppen 4 bijlegde"."""
_INSTEAD_OF = r"(?:ipv|in plaats van)(?: (?:de|het|een|zijn|haar))* {card}"
_GAP = r"(?: (?!card#|gespeeld|gelegd|bijgespeeld|nu|ook)[^ .;,]+)"
_LAY_EARLIER = (
    rf"(?:lag|ligt|liggen|lagen|had|heeft|hadden){_GAP}{{0,3}} (?:al|eerder){_GAP}{{0,4}} {{card}}",
    rf"(?:al|eerder|eerst|daarvoor|daarstraks|net){_GAP}{{0,3}} (?:lag|ligt|viel|had|kwam|liet|toonde){_GAP}{{0,4}} {{card}}",
    rf"{{card}}{_GAP}{{0,3}} (?:lag|ligt){_GAP}{{0,2}} (?:al|eerder)",
    rf"(?:had|heeft){_GAP}{{0,3}} {{card}} (?:al )?(?:liggen|open liggen|op tafel liggen)",
    rf"(?:naast|na|behalve|bovenop){_GAP}{{0,3}} {{card}}",
    rf"{{card}}{_GAP}{{0,7}} (?:geleden|eerder|daarstraks|net|daarnet)",
)
_HAD_ONE_LYING = rf"(?:had|heeft){_GAP}{{0,3}} (?:al|eerder){_GAP}{{0,2}} (?:een|eentje|strafkaart) (?:open |voor zich )?liggen(?: [,:(])?(?: (?:de|een|dus|dat is))* {{card}}"
_NOW_TOO = r"(?:nu|ook|daarna|weer|nogmaals|opnieuw|alweer|tweede|nog een|bovendien)"


def cards_of(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts about cards: `cards`, `penalty_cards`."""
    named = [with_rank(message, mention) for mention in message.mentions if mention.kind == "card"]
    cards = named_anew(message.words.norms, named)
    if irregularity in AFTER_PENALTY_CARD:
        found = penalty_cards(message, irregularity, cards)
        return _beside_lying(message, irregularity, context, cards) if _lies_already(message, context) else found
    found = {}
    lying = _lying_before(message, irregularity, cards)
    if lying:
        found["penalty_cards"] = evidence(message, lying)
        cards = [m for m in cards if m not in lying]
    cards = named_anew(message.words.norms, sorted([*joined_ranks(message), *cards], key=lambda m: m.first)) or loose(
        message
    )
    cards = _of_irregularity(message, irregularity, cards)
    if irregularity == "exposed_card" and are_unsure(message, cards):
        return found
    if cards and irregularity not in _WITHOUT:
        found["cards"] = evidence(message, cards)
    elif irregularity == "exposed_card" and (trump := _trump_honour(message)) is not None:
        found["cards"] = trump
    return found


_FELL_INSTEAD = (
    r"(?:maar|toen|waarbij|en)(?: (?:de|het|zijn|haar|er|viel|kwam))+ rank#(\d+)"
    r"(?: (?!card#|suit#)[^ .;,]+){0,5} (?:mee|viel|vallen|gevallen|glipte|schoot|uit|open)(?= |$)"
)
"""The card that fell beside the one that was to be played, by its rank alone: "... maar de aas kwam mee"."""


def _fell_instead(message: Message) -> list[Mention]:
    found = message.skeleton.first(_FELL_INSTEAD)
    if found is None or found[0].value not in RANKS:
        return []
    return [Mention("card", f"?{found[0].value}", found[0].first, found[0].last)]


def _lying_before(message: Message, irregularity: str, cards: Sequence[Mention]) -> list[Mention]:
    """Those of the cards that lay there as penalty cards already, beside one that fell or was played now."""
    if irregularity != "exposed_card" and not (irregularity in _MAKES_ONE and _tells_penalty_card(message)):
        return []
    lying = [m for m in cards if m in matching(message, *LYING) and _already(message, m)]
    lying = lying or [m for m in cards if m in matching(message, _HAD_ONE_LYING)]
    if not lying and message.skeleton.has(_NOW_TOO):
        lying = [m for m in cards if m in matching(message, *_LAY_EARLIER)]
    return lying if len(lying) < len(cards) else []


def _of_irregularity(message: Message, irregularity: str, cards: list[Mention]) -> list[Mention]:
    """Those of the cards that the irregularity itself is about."""
    match irregularity:
        case "exposed_card":
            cards = shown_apart(message, cards)
            in_turn = matching(message, *_MEANT_TO_PLAY, *_PLAYED_IN_TURN)
            return [card for card in cards if card not in in_turn] or _fell_instead(message) or cards
        case "played_card_retraction":
            return _unless_wished(message, cards)
        case "fifth_card":
            return _one_too_many(message, cards)
        case _:
            return cards


def _trump_honour(message: Message) -> Evidence | None:
    """A card that is only called by its rank among the trumps: "troefvrouw"."""
    for token, norm in zip(message.words.tokens, message.words.norms, strict=True):
        rank = forms().meaning(norm.removeprefix("troef"), "rank") if norm.startswith("troef") else None
        if rank:
            return Evidence([f"?{rank}"], token.start, token.end)
    return None


_MAKES_ONE = LED_OUT_OF_TURN | {"premature_play", "fifth_card", "simultaneous_cards", "revoke"}
"""What makes a penalty card of a defender's card, beside one that may lie there already."""


def _tells_penalty_card(message: Message) -> bool:
    return any(norm.startswith("straf") for norm in message.words.norms)


_LIES_OPEN = r"open(?: (?:te|op|tafel))* (?:liggen|ligt|lag|lagen)|(?:liggen|ligt|lag|lagen)(?: [^ .;,]+){0,2} open"


def _lies_already(message: Message, context: Context) -> bool:
    """Whether the penalty cards are known, and the message says nothing of which they are."""
    told = any(norm.startswith(("straf", "penalty")) for norm in message.words.norms) or message.skeleton.has(
        _LIES_OPEN
    )
    return bool(context.lying) and not told


def _beside_lying(
    message: Message, irregularity: str, context: Context, cards: Sequence[Mention]
) -> dict[str, Evidence]:
    """The cards that are named beside those that lie: what was played or led instead, or might be."""
    lying = {card for held in context.lying.values() for card in held}
    others = [mention for mention in cards if mention.value not in lying]
    if irregularity == "penalty_card_lead":
        others = [m for m in others if m in matching(message, *PLAYED)]
    elif irregularity == "penalty_card_not_played" and not others:
        others = [m for m in ranks_of_suit(message, next(iter(sorted(lying)))[0]) if m.value not in lying]
    return {"cards": evidence(message, others[:1])} if others and irregularity != "unable_to_comply" else {}


_KINDS = (
    ("?h", r"(?:honneur|honneurs|prent|plaatje|honneurkaart)"),
    ("?x", r"(?:klein|kleintje|kleine|lage|laag|laags|kleins|lage kaart)"),
)


def kind_of_card(message: Message) -> Evidence | None:
    """A card of which only is told that it was an honour or a small one, in a short message."""
    found = [card for card, words in _KINDS if message.skeleton.has(words)]
    return message.tells(found) if len(found) == 1 else None


_ONCE_MORE = frozenset("ook nog nogmaals daarna alsnog weer extra vijfde tweede opnieuw achteraan erachteraan".split())


def _one_too_many(message: Message, cards: list[Mention]) -> list[Mention]:
    """Of several cards the one that was played once more: "eerst de vier en daarna ook nog harten 9"."""
    again = [
        card
        for before, card in itertools.pairwise(cards)
        if _ONCE_MORE & set(message.words.norms[before.last : card.first])
        or _ONCE_MORE & set(message.words.norms[card.last : card.last + 2])
    ]
    earlier = matching(message, _PLAYED_ALREADY)
    return again[-1:] or [card for card in cards if card not in earlier] or cards


_PLAYED_ALREADY = r"(?:had|heeft)(?: (?:er|pronoun#\d+|zelf|toen|dus))* (?:al|eerst|eerder)(?: (?:een|de|zijn|haar|met|keurig|gewoon))* {card}"
"""What he had played to the trick before: "SV bij, had al S4 gelegd"."""
_NEAR = 6
_FAR = 10
_SENTENCE_ENDS = frozenset(".;?!")
_LIES = frozenset("al had heeft lag ligt".split())


def _already(message: Message, mention: Mention) -> bool:
    words = message.words.norms
    before = list(words[max(0, mention.first - _FAR) : mention.first])
    start = max((at + 1 for at, word in enumerate(before) if word in _SENTENCE_ENDS), default=0)
    return not _LIES.isdisjoint([*before[start:], *words[mention.last : mention.last + _NEAR]])


_WANTS_BACK = (
    r"{card} en (?:wil|wilde|pakt|pakte|nam|neemt)(?: (?:pronoun#\d+|hem|deze|nu|toch|graag|weer|meteen))* terug"
)


def _unless_wished(message: Message, cards: list[Mention]) -> list[Mention]:
    """The cards that were played, without the one that the player would rather have played."""
    if back := [m for m in matching(message, _WANTS_BACK) if m in cards]:
        return back
    wished = [m for m in matching(message, _WISHED) or matching(message, _INSTEAD_OF) if m in cards]
    return [m for m in cards if m not in wished] or cards


def owner_of_lying(message: Message, irregularity: str, context: Context, facts: dict[str, Evidence]) -> None:
    """Whose penalty card it is about when one lies on the table: not that of his partner who is to lead."""
    owners = {Seat(owner) for owner in context.lying if owner}
    if irregularity not in AFTER_PENALTY_CARD | _INFORMATION or not owners:
        return
    if len(owners) > 1 and whose_of_both(message, irregularity, context, facts):
        return
    told = facts.get("offender")
    if told is not None:
        seat = told.seat
        if seat in owners:
            return
        if seat.partner in owners:
            facts["offender"] = Evidence(seat.partner, told.start, told.end)
            if irregularity == "penalty_card_lead":
                facts.setdefault("leader", told)
            return
    if len(owners) == 1:
        facts["offender"] = message.tells(next(iter(owners)))


_DROPPED = r"(?:liet|laat|laten|lieten|toont|toonde|toonden)(?: (?:seat|pronoun|declarer|dummy|partner|me)#\d+)?(?: (?:per|ongeluk|zomaar|ineens|open))* (?:een|zijn|haar|de|het|zn|z'n) ([a-z]+) (?:vallen|zien|glippen|rollen|open)"
_THINGS = frozenset(
    "kaart kaartje kaarten kaartjes hand kleintje lage hoge honneur plaatje prent troef troefje kleine grote ding speelkaart stuk rij waaier".split()
)


def unknown_thing(message: Message) -> str:
    """What is said to have been dropped or shown where a card should stand, when it is no card: "een paard"."""
    match = compiled(_DROPPED).search(message.skeleton.line)
    return match.group(1) if match and match.group(1) not in _THINGS else ""

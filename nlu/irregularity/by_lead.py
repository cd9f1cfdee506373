"""What a lead too soon or out of turn shows about the irregularity: the auction, the trick before and the play after it."""

from __future__ import annotations

from nlu.cards.hand_that_led import led_from_wrong_hand
from nlu.cards.led_before_play import still_bidding
from nlu.cards.on_lead import players_on_lead
from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.reading import Message
from nlu.stories import LED_OUT_OF_TURN, OUT_OF_TURN
from nlu.understanding import Candidate


def by_lead(message: Message, found: list[Candidate]) -> list[Candidate]:
    """The candidates, with the one first that the moment of the lead, or what came of it, shows."""
    for step in (
        _of_a_card,
        _in_later_trick,
        _by_word,
        _in_last_trick,
        _before_partner,
        _before_dummy,
        _to_declarers_lead,
        _before_play,
        _defenders_hand,
        _from_wrong_hand,
        _played_after_retraction,
        _led_and_played,
        _after_the_opening,
    ):
        found = step(message, found)
    return found


_CONTRACT = r"(?:tegen|contract|in)(?: (?:het|een|van))* bid#\d+|bid#\d+ (?:van|door) (?:seat#\d+|declarer#\d+)"
_LEADS_A_CARD = r"(?:slag|uit|voor|neer|na|met)(?: [^ .;,#]+){0,3} card#\d+|card#\d+(?: [^ .;,#]+){0,2} (?:voor|uit|neer|na|op tafel)"


def _of_a_card(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A card that is led against a contract is a lead out of turn, whose turn it was, and no call."""
    best = found[0]
    led = [candidate for candidate in found if candidate.irregularity in LED_OUT_OF_TURN]
    if best.irregularity not in OUT_OF_TURN or best.confidence >= SURE or not led:
        return found
    if not (message.skeleton.has(_CONTRACT) and message.skeleton.has(_LEADS_A_CARD)):
        return found
    rest = [candidate for candidate in found if candidate.irregularity not in OUT_OF_TURN]
    return put_first(led[0].irregularity, best.confidence + led[0].confidence, rest)


_OPENS = (
    r"(?:uitkomst|start|startte|gestart|starten|uitgekomen|uitkomen|uitkwam|uit|openingslead|startkaart|eerste slag)"
)

_FROM_A_HAND = r"uit(?: (?:de|zijn|haar|mijn|zn|z'n))* (?:hand|dummy#\d+|tafel)|dummy#\d+ (?:was|zat|moest|won)"


def _in_later_trick(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A lead told to a later trick is no opening lead, "in slag 6 begint oost", and one that is called so is no other."""
    later = any(mention.kind == "trick" and mention.value != "1" for mention in message.mentions)
    opens = message.skeleton.has(_OPENS)
    if found[0].irregularity not in LED_OUT_OF_TURN or later is opens:
        return found
    return _as_one("lead_out_of_turn", found) if later else _called_opening(message, found)


_COMES_OUT = r"(?:kwam|komt|kwamen)(?: (?!(?:seat|declarer|me)#)[^ .;,]+){0,4} uit(?= (?:[.,;)]|maar|en|terwijl|want|voor|tegen)|$)"
_AFTER_A_TRICK = (
    r"(?:de|die|deze|een|vorige|laatste|volgende|derde|tweede) slag|slagen|trick#\d+|aan slag"
    r"|dummy#\d+(?: [^ .;]+){0,6} (?:bijgespeeld|gespeeld|bijgelegd)"
)
"""What tells that play had begun, so that "uitkomen" is said of a later lead."""


def _called_opening(message: Message, found: list[Candidate]) -> list[Candidate]:
    comes_out = message.skeleton.has(_COMES_OUT) and not message.skeleton.has(_AFTER_A_TRICK)
    told = comes_out or found[0].irregularity == "opening_lead_out_of_turn"
    told = told and not message.skeleton.has(_FROM_A_HAND)
    return _as_one("opening_lead_out_of_turn", found) if told else found


_LEADS_ON = r"(?:voorspelen|voorspeelt|voorspeelde|voorgespeeld|naspelen|naspeelt|nagespeeld|terugspelen|inspelen)"


def _by_word(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Between the two kinds of leads out of turn the words for it decide, where the estimate leaves both open."""
    best = found[0]
    if best.irregularity not in LED_OUT_OF_TURN or best.confidence >= SURE:
        return found
    later = message.skeleton.has(rf"{_AFTER_A_TRICK}|{_LEADS_ON}")
    if later is message.skeleton.has(_OPENS):
        return found
    return _as_one("lead_out_of_turn" if later else "opening_lead_out_of_turn", found)


def _as_one(irregularity: str, found: list[Candidate]) -> list[Candidate]:
    """The same candidates with the two kinds of leads out of turn as one."""
    chance = sum(candidate.confidence for candidate in found if candidate.irregularity in LED_OUT_OF_TURN)
    rest = [candidate for candidate in found if candidate.irregularity not in LED_OUT_OF_TURN]
    return put_first(irregularity, min(chance, 1.0), rest)


_TOO_EARLY = frozenset(["lead_out_of_turn", "premature_play"])


def _in_last_trick(message: Message, found: list[Candidate]) -> list[Candidate]:
    """With one card left it makes no difference whether it was led or played before its turn."""
    last = any(mention.kind == "trick" and mention.value == "13" for mention in message.mentions)
    if not last or {candidate.irregularity for candidate in found[:2]} != _TOO_EARLY:
        return found
    return put_first(found[0].irregularity, found[0].confidence + found[1].confidence, found)


_STILL_HELD = (
    r"(?:seat|partner|my_partner|pronoun|me)#\d+ (?:heeft|had|hield|houdt)(?: (?:zijn|haar|mijn|de))? kaart(?: (?!(?:seat|declarer)#)[^ .;,]+){0,4}"
    r" nog (?:in (?:de |zijn |haar |mijn )?(?:hand|handen)|vast|vastgehouden)"
)


def _before_partner(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who leads while another still holds his card to the trick before plays too soon (57A), whoever was to lead."""
    best = found[0]
    if best.irregularity not in ("lead_out_of_turn", "premature_play") or not message.skeleton.has(_STILL_HELD):
        return found
    return put_first("premature_play", max(PROOF, best.confidence), found)


_BEFORE_DUMMY = (
    r"(?:voor|voordat|eer|nog voor|nog voordat)(?: (?!seat#)[^ .;]+){0,4} (?:dummy|declarer)#\d+(?: (?!seat#)[^ .;,]+){0,5}"
    r" (?:noemt|noemde|genoemd|speelt|speelde|gespeeld|bijspeelt|bijspeelde|bijgespeeld|vraagt|vroeg|gevraagd|aanwijst|aanwees)(?= |$)"
)
_OPENED = (
    r"(?<!van ){seat}(?: (?!(?:seat|card)#)[^ .;,]+){0,3} (?:start|startte|uitkwam|uitkomt|gestart|uitgekomen)",
    r"(?:start|startte|komt|kwam|begint|begon) {seat}",
    r"{seat} (?:komt|kwam)(?: (?!seat#)[^ .;,]+){0,4} uit(?= (?:[.,;]|en|met)|$)",
    r"(?:uitkomst|start|lead) van {seat}",
)


def _before_dummy(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who plays to his partner's lead before a card of dummy's was named plays too soon (57A), and leads nothing."""
    kinds = LED_OUT_OF_TURN | {"premature_play"}
    skeleton = message.skeleton
    if found[0].irregularity not in kinds or not skeleton.has(_BEFORE_DUMMY):
        return found
    opened, players = skeleton.seats(_OPENED), skeleton.seats([r"{seat}"])
    if len(opened) != 1 or not {seat.partner for seat in opened} <= players:
        return found
    return put_first("premature_play", max(PROOF, found[0].confidence), found)


_DECLARER_LED = r"(?:declarer#\d+(?: (?!(?:card|suit)#)[^ .;]+){0,5}(?: (?:card|suit|rank)#\d+)?|{card}|{suit})(?: [^ .;,#]+){0,2} (?:uit|van|vanuit)(?: (?:de|zijn|haar|eigen))* (?:hand|dummy#\d+|tafel)"
_HAD_TO_FOLLOW = (
    r"{seat}(?: (?:was|is|die|zat|zit))*(?: (?:moet|moest|eerst|ertussen|ervoor|nog|denken|na))+(?= (?:[.,;]|maar|en|toch)|$)",
    r"(?:moet|moest) {seat}(?: (?:eerst|nog|spelen|leggen|bijspelen|bijleggen))*(?= (?:[.,;]|maar|en|toch)|$)",
)
_LAYS = r"{seat}(?: (?:had|heeft|is|was|die|er|dan|al|toch|iedereen|voor|en|hem))* (?:legt|legde|gooit|gooide|speelt|speelde|gelegd|gespeeld|gegooid)"


_LEADS_CARD = r"{seat}(?: (?!(?:seat|card|suit)#|moest|maar|terwijl)[^ .;]+){0,5} (?:speelt|speelde|brengt|bracht|incasseert|incasseerde)(?: [^ .;,#]+){0,2} (?:card|suit)#\d+"


def _declarer_led(message: Message) -> bool:
    """Whether it is told that declarer led, from a hand of his or by his seat."""
    declarer = message.players(in_play=True).declarer
    return message.skeleton.has(_DECLARER_LED) or (
        declarer is not None and declarer in message.skeleton.seats([_LEADS_CARD])
    )


def _to_declarers_lead(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who lays a card where his partner had to follow to declarer's lead plays too soon (57A), and leads nothing."""
    kinds = LED_OUT_OF_TURN | {"premature_play"}
    skeleton = message.skeleton
    if found[0].irregularity not in kinds or not _declarer_led(message):
        return found
    laid = skeleton.seats([_LAYS])
    if not any(seat.partner in laid for seat in skeleton.seats(_HAD_TO_FOLLOW)):
        return found
    chance = sum(candidate.confidence for candidate in found if candidate.irregularity in kinds)
    rest = [candidate for candidate in found if candidate.irregularity not in kinds]
    return put_first("premature_play", min(chance, 1.0), rest)


_SEEMS = frozenset("premature_play missed_turn call_after_auction".split())
_LEADS = (
    r"(?:kwam|komt|kwamen|uitgekomen|uitkwam|uitkomt|startte|start|gestart|speelde voor|speelt voor|voorgespeeld)(?: [^ .;]+){0,4}"
    r" (?:card|suit|rank)#\d+|(?:card|suit)#\d+(?: [^ .;]+){0,3} (?:uit|uitgekomen|uitkwam|gestart|voorgespeeld)"
)


def _before_play(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What is led while the auction goes on is a card shown too soon (24)."""
    best = found[0]
    led = best.irregularity in LED_OUT_OF_TURN or (
        best.irregularity in _SEEMS and best.confidence < SURE and message.skeleton.has(_LEADS)
    )
    if not led or not still_bidding(message):
        return found
    return put_first("exposed_card", max(PROOF, best.confidence), found)


_WHOLE_HAND = r"(?:hand|kaarten|alles|dertien kaarten)"
_BARED = r"(?:open|neer|bloot|op tafel|uit)"
_SOMEBODY = r"(?:seat|my_partner|partner|me)#(\d+)"
_BARES_HAND = (
    rf"{_SOMEBODY}(?: (?!seat#)[^ .;,]+){{0,7}} (?:legt|legde|leg|gooit|gooide|toont|toonde)(?: [^ .;,#]+){{0,4}} {_WHOLE_HAND}(?: [^ .;,#]+){{0,3}} {_BARED}",
    rf"(?:legt|legde|leg|gooit|gooide|toont|toonde) {_SOMEBODY}(?: [^ .;,#]+){{0,4}} {_WHOLE_HAND}(?: [^ .;,#]+){{0,3}} {_BARED}",
    rf"{_SOMEBODY}(?: (?!seat#)[^ .;,]+){{0,7}} (?:spreidt|spreidde)(?: [^ .;,#]+){{0,3}} {_WHOLE_HAND}",
    rf"(?:spreidt|spreidde) {_SOMEBODY}(?: [^ .;,#]+){{0,3}} {_WHOLE_HAND}",
)
_OPENS_FROM = (rf"(?:uitkomst|start|opening|lead)(?: van)? {_SOMEBODY}",)


def _defenders_hand(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A defender who lays his hand open at the opening lead shows his cards (49), and leads nothing."""
    if found[0].irregularity not in LED_OUT_OF_TURN | {"premature_play"}:
        return found
    players = message.players(in_play=True)
    bare, opened = (
        players.seats(mention for _, named, _ in message.skeleton.find_any(patterns) for mention in named)
        for patterns in (_BARES_HAND, _OPENS_FROM)
    )
    defends = players.declarer is not None and bare.isdisjoint((players.declarer, players.declarer.partner))
    if not bare or not (defends or bare <= {seat.partner for seat in opened}):
        return found
    return put_first("exposed_card", max(PROOF, found[0].confidence), found)


_WRONG_HAND = r"{declarer}(?: (?!(?:seat|defender|opponent)#)[^ .;]+){0,8} (?:verkeerde|foute) hand"


def _from_wrong_hand(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What declarer leads from one of his hands where it should have been the other is no opening lead (55).

    Nor was a card incompletely named that is told in full, and who then plays to it accepts it, and isn't too early (53A).
    """
    best = found[0]
    named = best.irregularity == "incomplete_designation" and any(
        mention.kind == "card" for mention in message.mentions
    )
    if best.irregularity not in ("opening_lead_out_of_turn", "premature_play") and not named:
        return found
    told = led_from_wrong_hand(message.skeleton) or message.skeleton.has(_WRONG_HAND)
    return put_first("lead_out_of_turn", max(PROOF, best.confidence), found) if told else found


_OPENING = r"(?:uitkom[a-z]*|uitgekomen|uitspelen|(?:opening|start|begin|begon|lead)[a-z]*|uit|tegen|gever|eerste|geboden|bieden)"


def _after_the_opening(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Where declarer's right-hand opponent was to lead it is no opening lead, unless it is called so."""
    players = message.players(in_play=True)
    declarer = players.declarer
    if found[0].irregularity not in LED_OUT_OF_TURN or declarer is None or message.skeleton.has(_OPENING):
        return found
    if {seat for seat, _ in players_on_lead(message, players)} != {declarer.rho}:
        return found
    return _as_one("lead_out_of_turn", found)


_BACK = (
    r"(?:steekt|stak|neemt|nam|pakt|pakte|doet|deed|haalt|haalde|legt|legde)(?: (?!(?:seat|my_partner)#)[^ .;]+){0,4} (?:terug|weg)"
    r"|(?:teruggenomen|teruggepakt|teruggelegd|teruggestoken|ingetrokken)"
)
_BEFORE_HE_LED = (
    rf"(?:{_BACK})(?: [^ ]+){{0,6}} (?:voor|voordat|nog voor|nog voordat|eer) (?:pronoun|declarer|seat)#\d+(?: (?!(?:seat|my_partner)#)[^ .;]+){{0,7}}"
    r" (?:,|legt|legde|gooit|gooide|speelt|speelde|had|heeft|ligt|lag)(?: (?:er|al|van|,))* (?:seat|my_partner|lho|rho)#\d+"
)


def _played_after_retraction(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who plays after declarer had to take his lead back, and before he led anew, is the one who does wrong (60B)."""
    best = found[0]
    if best.irregularity != "lead_out_of_turn" or not message.skeleton.has(_BEFORE_HE_LED):
        return found
    return put_first("play_after_illegal_play", max(PROOF, best.confidence), found)


_PLAIN = 0.85
"""From here on the estimate leaves no doubt which of the two is told."""
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
    return put_first("lead_out_of_turn", both, found) if first.confidence < _PLAIN and both >= SURE else found

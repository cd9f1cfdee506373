"""Who has played what to the trick: cards that others played, the card that is chosen of several, who has still to play."""

from __future__ import annotations

from collections.abc import Iterator

from nlu.cards.card_places import beaten_cards
from nlu.information.explaining import explainer_in
from nlu.players import Players
from nlu.pronouns import antecedent
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.facts import Value
from rules.vocabulary import Seat

_PLAYED = (
    r"(?:speelt|speelde|speel|legt|legde|leg|gooit|gooide|gaf|geeft|dekte|dekt|bijgespeeld|bijgelegd|gelegd|gespeeld|bijlegde|bijspeelde"
    r"|weggegooid|nam|overnam|troefde|troeft|roept|riep|vraagt|vroeg|noemt|noemde|voorgespeeld)"
)
_SOMEONE = r"(?:seat|declarer|dummy|my_partner|partner|lho|rho|me|pronoun)#(\d+)"
_NOT_SOMEONE = r"(?!(?:seat|declarer|dummy|my_partner|partner|lho|rho|me|pronoun)#|maar|terwijl|en)"
_CARDS_OF_OTHERS = (
    rf"{_SOMEONE}(?:(?: \()? seat#\d+(?: \))?)?(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} (?:{_PLAYED})(?: {_NOT_SOMEONE}[^ .;,()]+){{0,4}} card#(\d+)",
    rf"{_SOMEONE}(?:(?: \()? seat#\d+(?: \))?)? (?:had|heeft|was|is|die)(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} card#(\d+)"
    rf"(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} {_PLAYED}",
    rf"{_SOMEONE}(?:(?: \()? seat#\d+(?: \))?)? (?:had|heeft)(?: (?:er|daar|al|net|een|inmiddels|ook|de|zijn|haar))* card#(\d+) (?:op|bij|overheen|erop|erbij|erover)(?= |$)",
    rf"card#(\d+) van(?: de)? {_SOMEONE}",
    rf"(?:heeft|had|speelt|speelde|legt|legde|gooit|gooide|dekte|dekt|troefde|nam|liet|laat) {_SOMEONE}(?: {_NOT_SOMEONE}[^ .;,]+){{0,5}} card#(\d+)",
    rf"{_SOMEONE}(?: {_NOT_SOMEONE}[^ .;,]+){{1,5}} en (?:heb|heeft|had)(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} card#(\d+)"
    rf"(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} {_PLAYED}",
    rf"{_SOMEONE}(?: {_NOT_SOMEONE}[^ .;,]+){{1,5}} en (?:toen |daarna )?{_PLAYED}(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} card#(\d+)",
)
_CHOSEN = (
    r"(?:de |het |^|[.,;] )(?:card|rank|suit)#(\d+) (?:wilde|wil|bedoelde|bedoelt) (?:pronoun|seat|me)#\d+",
    r"(?:kiest|koos|kies|kiezen)(?: (?!(?:card|rank|suit)#)[^ .;]+){0,3} (?:card|rank|suit)#(\d+)",
    r"(?:wil|wilde|bedoelde|bedoelt)(?: (?!(?:card|rank|suit)#|beide|allebei)[^ .;]+){0,4} (?:card|rank|suit)#(\d+)"
    r"(?: (?:spelen|leggen|houden|laten liggen|bijspelen|als|gespeeld|laten|erin|te))",
    r"(?:wijst|wees|duidt|duidde)(?: (?!(?:card|rank|suit)#)[^ .;]+){0,3} (?:card|rank|suit)#(\d+)(?: (?:aan|als))?",
    r"(?:wil|wilde|bedoelt|bedoelde|meende)(?: [^ .;:]+){0,2} (?:card|rank|suit)#(\d+)(?= (?:[.,;?]|en)|$)",
    r"(?:zegt|zei)(?: (?!(?:card|rank|suit)#)[^ .;]+){0,5} (?:card|rank|suit)#(\d+)(?: (?:wilde|wil|bedoelde|speelt|speelde|de bedoeling))",
    r"pronoun#\d+ (?:speelde|speelt|gaf|geeft|wilde|houdt|nam|neemt)(?: (?:de|die|dan|dus|uiteindelijk|gewoon|toch))* (?:card|rank|suit)#(\d+)(?= [.,;]|$)",
    r"(?:had|zou)(?: (?:pronoun#\d+|seat#\d+|eigenlijk|alleen|de|een|die|graag|dus))* (?:card|rank|suit)#(\d+) (?:willen|moeten|bedoeld)",
    r"(?:card|rank|suit)#(\d+) (?:was|is) (?:de|zijn|haar) bedoeling",
    r"(?:de|die|het) (?:card|rank|suit)#(\d+) (?:moest|had)(?: (?:het|pronoun#\d+|moeten))* (?:zijn|worden|wezen)",
    r"(?:kiest|koos|kies|gekozen)(?: (?:voor|dan|nu|dus))* (?:de|zijn|haar) (?:card|rank|suit)#(\d+)",
    r"(?:zegt|zei|vindt|beslist|besluit|verklaart)(?: (?!(?:card|rank|suit)#|niet)[^ .;]+){0,5} (?:card|rank|suit)#(\d+) (?:moest|moet|wordt|is|was|speelt|laat liggen)",
    r"(?:laat|liet) (?!(?:card|rank|suit)#)(?:[^ .;]+ ){0,2}(?:card|rank|suit)#(\d+) (?:liggen|staan)",
    r"(?:houdt|hield|houden|laat|liet|gaat|ging)(?: (?:het|pronoun#\d+|dan|nu|maar|toch))* (?:op|bij|voor|aan)(?: (?:de|die|het|zijn|haar))? (?:card|rank|suit)#(\d+)",
)
_HAS_PLAYED = (
    rf"{_SOMEONE}(?: seat#\d+)?(?: (?:had|heeft|was|is|er|zelf|die|zijn|haar|kaart|dus|wel|toen|,))+(?: (?:al|inmiddels|intussen|net|dan|ook|keurig))+"
    rf"(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} (?:gespeeld|gelegd|bijgespeeld|bijgelegd|bekend|gegooid|geweest|afgegooid|getroefd)",
    rf"{_SOMEONE}(?: seat#\d+)? (?:had|heeft)(?: (?!(?:seat|nog|niet|geen|niks|niets)[# ])[^ .;,]+){{0,5}} al(?: (?:gewoon|keurig|open))* (?:liggen|op tafel|neer|erbij|in de slag)",
    rf"{_SOMEONE} (?:zijn|haar|zn|z'n) kaart(?:je)? (?:zat|lag|was|stond)(?: er)? al",
    rf"{_SOMEONE} (?:zat|lag|was)(?: er)? al(?: (?:er|met|zijn|haar|kaart|in|de))* (?:slag|erin|erbij|geweest)(?= [^a-z]| (?:en|maar|toen)|$)",
    r"(?:kaart|kaartje|(?:card|suit)#\d+) van(?: de)? (?:seat|my_partner|partner|lho|rho|me)#(\d+) (?:lag|ligt)(?: (?:er|daar|toen))* al",
    rf"(?<!voor )(?<!voordat )(?<!eer ){_SOMEONE}(?: seat#\d+)? (?:heeft|had)(?: (?:zelf|keurig|gewoon|ook|wel|klein|hoog))* (?:bekend|bijgespeeld|bijgelegd|gevolgd|bediend)(?= (?:[.,;?!]|en|maar|toen|dan)|$)",
    r"van(?: de)? (?:seat|my_partner|partner|lho|rho|me)#(\d+) lag(?: (?:er|de|kaart|daar|toen|een))* (?:al|kaart)(?= |$)",
    rf"{_SOMEONE}(?: seat#\d+)?(?: (?:zelf|ook|er|wel))* (?:al)(?: {_NOT_SOMEONE}[^ .;,]+){{0,2}} (?:gespeeld|gelegd|bijgespeeld|bijgelegd|geweest) (?:had|heeft|was|is)",
    rf"(?:nadat|na|toen) {_SOMEONE}(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} (?:gespeeld|gelegd|bijgespeeld|bijgelegd|bekend)(?: had)?",
)
_WAITED_FOR = (
    rf"(?:voordat|voor|eer|terwijl|zonder dat|zonder te wachten op|niet gewacht op|wacht niet op|nog voordat|nog voor) (?:de |zijn |haar |mijn )?{_SOMEONE}"
    rf"(?: seat#\d+)?(?= (?:nog|dat|dit|het|aan|iets|zijn|haar|gespeeld|gelegd|had|heeft|speelde|speelt|bijspeelde|bijspeelt|kon|moest|legde|was|is|de|er|een|geweest|zat|terwijl|toen|bij|op|[.,;])|$)",
    rf"{_SOMEONE}(?: op)?(?: seat#\d+)?(?: (?:,|die|nog|even|zat|zit|staat|is|was|stond|zelf))* (?:na )?(?:te|aan het|na te)"
    r" (?:peinzen|denken|nadenken|twijfelen|dubben|kijken|slapen|dutten)",
    rf"{_SOMEONE}(?: seat#\d+)?(?: (?:die|nog|even|zelf))* (?:(?:denkt|dacht)(?: (?:nog|even|lang|diep))* na|peinst|peinsde|twijfelt|twijfelde|aarzelt|aarzelde|dubt|dubde)(?= |$)",
    rf"{_SOMEONE}(?: seat#\d+)?(?: (?:,(?! seat#)|\(|\)|seat#\d+|die|was|is|had|moest|zat|stond|nog|zelf|eerst|echter|toch|er|heeft|nu|na dummy#\d+))*"
    rf" (?:aan de beurt|aan beurt|nog niet|nog niets|nog niks|nog moest|moest nog|nog bijspelen|nog spelen|nog in de hand|nog niet gespeeld)",
    rf"(?:moest|moesten|moeten|had|hadden)(?: [^ .;,]+){{0,3}} nog(?: [^ .;,#]+){{0,3}} (?:en|net als) {_SOMEONE} (?:ook|evenmin)(?= |$)",
)


def own_cards_only(message: Message, players: Players, facts: dict[str, Evidence], *, at_least: int = 1) -> None:
    """Leave out of `cards` those that somebody else than the offender is said to have played; `at_least` so many are his."""
    told, cards = facts.get("offender"), facts.get("cards")
    if told is None or cards is None or not isinstance(cards.value, list):
        return
    offender = told.seat
    own = {
        found[0]
        for found, _ in message.skeleton.find(r"{card} (?:van|bij) {seat}")
        if players.seat_of.get(found[1]) is offender
    }
    of_others = [it for it in _cards_of_others(message, players, offender) if it[0] not in own]
    beaten = [card.value for card in beaten_cards(message)]
    others = {*beaten, *(card.value for card, _ in of_others)}
    opponents = {card.value for card, seat in of_others if seat is not None and seat.side is not offender.side}
    kept = [card for card in cards.value if card not in others]
    if len(kept) >= at_least:
        facts["cards"] = Evidence(kept, cards.start, cards.end)
    elif opponents.issuperset(cards.value) and opponents.isdisjoint(beaten):
        facts.pop("cards")


def _cards_of_others(message: Message, players: Players, offender: Seat) -> Iterator[tuple[Mention, Seat | None]]:
    """The cards that others are said to have played, with who did where his seat is known."""
    for pattern in _CARDS_OF_OTHERS:
        for mentions, _ in message.skeleton.find(pattern):
            player = next(m for m in mentions if m.kind != "card")
            if player not in players.anchors and _is_another(message, players, player, offender):
                yield next(m for m in mentions if m.kind == "card"), players.seat_of.get(player)


def _is_another(message: Message, players: Players, player: Mention, offender: Seat) -> bool:
    """Whether a player isn't the offender: by his seat, or because he declares while the offender is named otherwise."""
    if player.value == "pronoun":
        player = antecedent(message, players, player) or player
    seat = players.seat_of.get(player)
    if seat is None:
        return player.value in ("declarer", "dummy") and not players.declarer_told
    return seat is not offender


def chosen_card(message: Message, facts: dict[str, Evidence], before: Value = None) -> None:
    """The card that the offender says he plays, of several that came out at once (58B2), told here or `before`."""
    told = facts["cards"].value if "cards" in facts else before
    if not isinstance(told, list) or len(told) < 2:
        return
    for pattern in _CHOSEN:
        for mentions, match in message.skeleton.find(pattern):
            same = [card for card in told if _is(mentions[0], str(card))]
            if len(same) == 1:
                facts["designated_card"] = Evidence(same, *message.skeleton.span(match))
                return


def _is(mention: Mention, card: str) -> bool:
    if mention.kind == "card":
        return mention.value == card
    return mention.value == (card[0] if mention.kind == "suit" else card[1])


def order_of_play(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Whether partner had played, or whose turn it was, when a defender played too early (57)."""
    skeleton = message.skeleton
    _who_was_early(message, players, facts)
    told = facts.get("offender")
    if told is None:
        return
    offender = told.seat
    waited = _seats(skeleton, players, _WAITED_FOR)
    if offender.partner in waited or (
        skeleton.has(r"voor (?:zijn|haar|z'n|zn|mijn) partner#\d+") and "partner_played" not in facts
    ):
        facts["partner_played"] = message.tells(False)
        facts.pop("turn", None)  # others may have waited too
        return
    if offender.partner in _seats(skeleton, players, _HAS_PLAYED):
        facts["partner_played"] = message.tells(True)
    if offender.rho in waited:
        facts["turn"] = message.tells(offender.rho)
        facts["partner_played"] = message.tells(True)


_LAID = r"(?:gelegd|neergelegd|gespeeld|gegooid|bijgelegd|bijgespeeld|neergegooid|gedaan)"
_DID_NOT_WAIT = (
    rf"{{seat}}(?: (?:had|heeft|er|al|alvast|ondertussen|intussen|inmiddels|toen|dan|ook|zelf|net))+(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} {_LAID}",
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} {_PLAYED}(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} (?:al|alvast|ondertussen|intussen|erbij|in|neer|bij|op)",
    r"(?:gooide|legde|speelde|gooit|legt|speelt|mikte|deed) {seat}(?: (?:er|al|alvast|ondertussen|toch|gewoon|ook|een|meteen))+",
)


def who_did_not_wait(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The defender who played while declarer had to lead anew, where the estimate takes declarer or nobody (60B)."""
    told, declaring = facts.get("offender"), (players.declarer, players.declarer.partner) if players.declarer else ()
    required = facts.get("retraction_required")
    if required is None or required.value is not True or (told is not None and told.value not in declaring):
        return
    found = _seats(message.skeleton, players, _DID_NOT_WAIT) - set(declaring)
    if len(found) == 1:
        facts["offender"] = message.tells(found.pop())
        facts.pop("offender_role", None)


_PLAYED_BEFORE = (
    rf"{_SOMEONE}(?: seat#\d+)?(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} {_PLAYED}(?: (?:dummy#\d+|{_NOT_SOMEONE}[^ .;,]+)){{0,6}} (?:voordat|eer)(?: de)? {_SOMEONE}",
    rf"{_SOMEONE}(?: seat#\d+)?(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} {_PLAYED}(?: (?:dummy#\d+|{_NOT_SOMEONE}[^ .;,]+)){{0,6}} terwijl(?: de)? {_SOMEONE}(?: [^ .;,#]+){{0,2}} (?:nog|eerst|aan de beurt|moest|aan zet)",
)
_I_PLAYED = rf"{{me}}(?: (?:ben|was|de|als|declarer#\d+|en))*(?: {_NOT_SOMEONE}[^ .;,]+){{0,2}} {_PLAYED}(?: {_NOT_SOMEONE}[^ .;,]+){{0,7}} (?:voordat|voor|terwijl|eer|toen) {_SOMEONE}"
_BEFORE_PARTNER = (
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} (?:voor|eerder dan|sneller dan|rapper dan|vlugger dan|eer|voordat) {{seat}}",
    r"{seat} (?:eerder|vroeger|sneller|vlugger|rapper) (?:speelde|speelt|legde|legt|gooide|was|bijspeelde|bijlegde) dan {seat}",
    r"{seat} (?:was|is)(?: [^ .;,#]+){0,2} (?:razendsnel|bliksemsnel|te snel|te vlug|te rap|te haastig|te vroeg|voorbarig)(?= |$)",
    r"(?:vroege|vroegtijdige|haastige|voorbarige|snelle|voortijdige|premature|prematuur|ontijdige)(?: [^ .;,#]+){1,2} van {seat}",
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,6}} (?:wacht|wachtte|gewacht|wachten)(?: niet)? op {{seat}}",
)


_BEFORE_PARTNER_DID = (
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{1,8}} (?:nog voor|voor|voordat|nog voordat|eer)(?: dat)? {{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,5}}"
    r" (?:had|heeft|kon|aan bod|aan de beurt|speelde|legde|deed|bijspeelde|bijlegde)(?= |$)"
)


_WHILE_PARTNER = (
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,5}} (?:wacht|wachtte|denkt|dacht|peinst|peinsde|twijfelt|twijfelde|dubt|treuzelt|slaapt|na|peinzen|denken|nadenken|dubben|twijfelen)"
    rf"(?: (?:nog|even|na|lang|,|en|maar|toch|intussen|ondertussen|dan))* {{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} (?:al|alvast|intussen|ondertussen|ineens|gewoon)",
    rf"(?:intussen|ondertussen) {_PLAYED} {{seat}}",
)


_BEFORE_NEXT = rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} (?:voordat|eer|nog voor|al voor)(?: de)? {{seat}}"


def _before_declaring_side(message: Message, players: Players) -> Seat | None:
    """The defender who is said to have played before the hand to his right had: "W ruiten 2 nog voordat Z gelegd had"."""
    early = {
        Seat(first.value)
        for (first, second), _ in message.skeleton.find(_BEFORE_NEXT)
        if Seat(first.value).rho is Seat(second.value)
        and players.declarer in (Seat(second.value), Seat(first.value).lho)
    }
    return early.pop() if len(early) == 1 else None


def _who_was_early(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The defender said to have played before his partner; where nobody was read, the partner of him who was waited for."""
    declaring = (players.declarer, players.declarer.partner) if players.declarer else ()
    if (seat := _before_declaring_side(message, players)) is not None:
        facts["offender"] = message.tells(seat)
    plainly = {
        Seat(first.value)
        for (first, second), _ in message.skeleton.find(_BEFORE_PARTNER_DID)
        if Seat(first.value).partner is Seat(second.value)
    }
    if len(plainly) == 1:
        facts["offender"] = message.tells(plainly.pop())
    told = facts.get("offender")
    if told is not None and told.value not in declaring:
        return
    early = {
        Seat(mentions[0].value)
        for pattern in _BEFORE_PARTNER
        for mentions, _ in message.skeleton.find(pattern)
        if len(mentions) == 1 or Seat(mentions[0].value).partner is Seat(mentions[1].value)
    }
    early |= {
        Seat(mentions[-1].value)
        for pattern in _WHILE_PARTNER
        for mentions, _ in message.skeleton.find(pattern)
        if len(mentions) == 1 or Seat(mentions[0].value).partner is Seat(mentions[1].value)
    }
    if not early and told is None:
        named = {Seat(m.value) for m in message.mentions if m.kind == "seat"}
        waited = _seats(message.skeleton, players, _WAITED_FOR)
        early = {seat.partner for seat in waited if seat.partner in named}
    early -= set(declaring)
    if not early and told is None:
        early = _seats(message.skeleton, players, (*_PLAYED_BEFORE, _I_PLAYED)) & set(declaring)
    if len(early) == 1:
        facts["offender"] = message.tells(early.pop())


def _seats(skeleton: Skeleton, players: Players, patterns: tuple[str, ...]) -> set[Seat]:
    return players.seats(mentions[0] for pattern in patterns for mentions, _ in skeleton.find(pattern))


_SOME_CARD = r"(?:(?:card|suit|rank)#\d+|kaart|kaartje|verkeerde|foute|andere|iets)"
_PLAYED_BY = (
    rf"{_PLAYED} {{seat}}(?: [^ .;,#]+){{0,3}} {_SOME_CARD}",
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,3}} (?:{_PLAYED}|bekende|bekent|deed|doet|koos|kiest)(?: [^ .;,#]+){{0,3}} {_SOME_CARD}",
    rf"{{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,4}} {_SOME_CARD}(?: [^ .;,#]+){{0,2}} {_PLAYED}",
)


def who_plays_again(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """He who explained isn't the one who wants his card back, when another is said to have played it."""
    told, explainer = facts.get("offender"), explainer_in(message, players)
    if explainer is None or (told is not None and told.value != explainer):
        return
    found = message.skeleton.seats(_PLAYED_BY) & set(explainer.side.opponents.seats)
    if len(found) == 1:
        facts["offender"] = message.tells(found.pop())


_FROM_HIS_HANDS = (
    rf"{{seat}}(?: (?!(?:seat|declarer|my_partner|partner|me)#|maar|terwijl|waarna)[^ .;,]+){{0,8}} (?:speelde|speelt|legde|legt|kwam|komt|begon|begint|dekte|dekt|nam)(?: {_NOT_SOMEONE}[^ .;,]+){{0,6}} uit(?: (?:de|zijn|haar|eigen))* hand",
    r"{seat} (?:vraagt|vroeg|riep|roept)(?: [^ .;,]+){0,3} (?:uit|van|vanuit)(?: de)? (?:dummy#\d+|tafel)",
    r"{seat} (?:had|heeft)(?: [^ .;,#]+){0,3} (?:zowel|beide|allebei)(?: [^ .;,#]+){0,4} (?:hand|handen|dummy#\d+|tafel)",
)
"""What declarer alone does."""
_LEADS_FIRST = (
    rf"(?:^|[.;,] ){{seat}}(?: {_NOT_SOMEONE}[^ .;,]+){{0,2}} (?:speelt|speelde|legt|legde)(?: (?:card|suit)#\d+)? (?:voor|uit)",
    r"(?:^|[.;,] ){seat} (?:komt|kwam|speelt|speelde|begint|begon|vervolgt|vervolgde)(?: (?:met|een|de|kleine|hoge|in))* (?:card|suit)#\d+",
    r"(?:^|[.;] )(?:card|suit)#\d+ (?:van|door|uit de hand van) {seat}",
    r"{seat} (?:had|heeft)(?: [^ .;,#]+){0,2}(?: (?:card|suit|rank)#\d+)?(?: [^ .;,#]+){0,2} (?:voorgespeeld|gevraagd|opgevraagd)",
)
"""Who led to the trick in which a defender played too early, or has to play a penalty card."""
_CHOOSES = (
    r"{seat} (?:eist|eiste|verbiedt|kiest|koos|dwingt|verplicht|zegt :|zegt dat|wil dat|heeft liever)(?= )",
    r"(?:eist|verbiedt|wil|mag|moet|kan) {seat}(?: [^ .;,#?]+){0,3}(?: suit#\d+)? (?:eisen|verbieden|vragen|kiezen|verplichten|uitsluiten)(?= |$)",
)
"""Who has a say in what a defender leads or plays."""
DECLARES = {
    "premature_play": (*_LEADS_FIRST, *_FROM_HIS_HANDS, *_CHOOSES),
    "penalty_card_lead": (*_FROM_HIS_HANDS, *_CHOOSES),
    "penalty_card_turn": (*_LEADS_FIRST, *_FROM_HIS_HANDS),
    "penalty_card_not_played": (*_LEADS_FIRST, *_FROM_HIS_HANDS, *_CHOOSES),
    "lead_out_of_turn": _FROM_HIS_HANDS,
}


def infer_declarer(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """A player of the other side who leads, plays or chooses is declarer: dummy doesn't play by himself."""
    told = facts.get("offender")
    if told is None or "declarer" in facts:
        return
    others = told.seat.side.opponents.seats
    leads = [seat for seat in message.skeleton.seats(DECLARES[irregularity]) if seat in others]
    if len(leads) == 1 and len({Seat(m.value) for m in message.mentions if m.kind == "seat"} & set(others)) == 1:
        facts["declarer"] = message.tells(leads[0])

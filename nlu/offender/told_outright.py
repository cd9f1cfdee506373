"""Of whom a message tells in so many words that he did it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nlu.calls.forced_pass import bound_players
from nlu.cards.declaring_side_led import LED_HIMSELF
from nlu.cards.leader_wordings import (
    HE_LED_FROM_HAND,
    LED_FROM_A_HAND,
    LED_WHAT_I_FOLLOWED,
    NEIGHBOUR_LED,
    NEIGHBOUR_LED_ON,
    NEIGHBOUR_OF_ONE,
    PARTNER_LED,
    WAS_NOT_TO_LEAD,
)
from nlu.cards.on_lead import players_on_lead, said_to_lead
from nlu.players import Players
from nlu.reading import Message
from nlu.seating.wordings import ASIDE
from nlu.stories import LED_OUT_OF_TURN, OF_LEADS, WITHOUT_WORDS
from nlu.tricks.followed_suit import could_follow
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

I_WAS_EARLY = (
    r"{me}(?: (?:ben|was|de|als|declarer#\d+|en|,|heb|had|dus|toen|seat#\d+|in|bid#\d+))*(?: (?:leg|legde|speel|speelde|gooi|gooide|mijn|een|de|al|kaart|kaartje|card#\d+|suit#\d+|uit|hand))+"
    r" (?:te (?:snel|vroeg|vlug|rap|haastig)|voor mijn beurt|voortijdig)"
)
_ONE_CARD = frozenset(("fifth_card", "exposed_card"))
_CARD_OF_NEIGHBOUR = r"(?:card#\d+|kaart|kaarten)(?: (?:en|,|card#\d+))* (?:van|bij)(?: de)? (?:lho|rho)#(\d+)"
"""Beside a declarer who tells it himself: "de schoppenvrouw van rechts"."""
_CARD_OF = r"(?:pronoun#\d+|kaart|eentje|exemplaar|card#\d+|vijfde|overtollige|extra) (?:was|is|bleek|kwam|komt)(?: (?:dus|duidelijk|volgens|toch))? (?:van|bij) {seat}|card#\d+ (?:van|bij)(?: de)? (?:declarer|dummy|defender)#\d+ {seat} (?:viel|valt|kwam|komt|lag|ligt|gleed|glipte|is|was|werd)"


_SOMEBODY = r"(?:een(?: van de)?(?: twee)? (?:(?:defender|opponent)#\d+|speler|spelers|verdedigers)|iemand)"
_WHO_WAS = r"(?:dus|dat was|het was|met name|in dit geval)"
_DID_IT = (
    rf"{_SOMEBODY}(?: (?!(?:seat|declarer|dummy)#)[^ .;]+){{1,14}} [,(] (?:{_WHO_WAS} {{seat}}|{{seat}} (?:dus|was dat|in dit geval))(?= [.,;)]|$)|"
    r"(?:verzaking|renonce|revoke|overtreding) (?:door|by) {seat}|"
    r"{seat} (?:deed|doet) (?:dat|het|dit)(?: (?:dus|zelf|hoor))?(?= (?:[.,;)]|en|maar)|$)"
    r"|{seat}(?: ,)?(?: pronoun#\d+)? (?:dacht|meende|waande|vond|geloofde) (?:dat )?(?:pronoun#\d+|zich)(?: (?:zelf|al|nog|het|de|slag))* (?:was|aan slag|aan de beurt|moest|mocht|had)"
    r"|als {seat}(?: (?!(?:seat|me)#)[^ .;?!]+){1,14} maar(?: ,)? pronoun#\d+ (?:legde|speelde|gooide|deed|bood|paste|liet|bekende|kwam|nam)"
    r"|(?:dat|het|dit) (?:deed|was|is) {seat}(?= [.,:;)]|$)|{seat} (?:was|is) (?:dat|dit|diegene|degene)(?: (?:dus|hoor))?(?= [.;)]|$)"
    r"|(?:wie|degene|diegene|de speler)(?: (?:die|pronoun#\d+))?(?: (?!seat#)[^ .;,]+){1,5} (?:was|is) {seat}"
    r"|{seat} (?:is|was)(?: (?:dus|hier))? (?:de )?(?:overtreder|dader|schuldige|zondaar|boosdoener)"
)


_SEEN_BY_PARTNER = r"partner#\d+ van {seat}(?: (?!vallen|glippen|tonen|zien (?:en|,)|seat#)[^ .;]+){0,12} (?:gezien|opgemerkt|gemerkt|kunnen zien|(?:niet|kon|kan|wel|best|ook|onmogelijk|zag)(?: [^ .;,]+){0,2} zien)"
"""Whose card it is that his partner saw or didn't: "de partner van oost heeft de gevallen kaart niet gezien"."""
_AT_ONCE = (
    rf"{{seat}}{ASIDE}(?: (?!(?:seat|lho|rho|my_partner|partner)#)[^ .;,]+){{0,5}} card#\d+ (?:en|,|plus|\+)(?: (?:de|ook|een))* (?:card|rank)#\d+"
    r"(?: [^ .;,#]+){0,2} (?:samen|tegelijk|tegelijkertijd|gelijktijdig|ineens|allebei|alletwee|in een keer|in een beweging)"
    rf"|{{seat}}{ASIDE} (?:legt|legde|gooit|gooide|speelt|speelde|trekt|trok)(?: (?:er|per|ongeluk|ineens|dan|in|een|keer))* (?:twee|rank#\d+) (?:kaarten|kaartjes)"
)
_UNNAMED = r"(?!(?:seat|declarer|dummy|partner|my_partner|opponent|me|lho|rho)#)[^ .;]+"
_WANTS_IT_BACK = (
    rf"(?<!uitleg van )(?<!verklaring van )(?<!toelichting van ){{seat}}(?: (?:(?:uitleg|verklaring|toelichting) (?:van|door) seat#\d+|{_UNNAMED})){{0,12}} (?:wil|wilde|zou|vraagt)"
    rf"(?: {_UNNAMED}){{0,6}} (?:terug|terugnemen|terugpakken|terughebben|omruilen|ruilen|vervangen|andere kaart|iets anders)"
)
_NEIGHBOUR_DID = (
    r"(?:lho|rho|partner)#(\d+) van(?: de)? (?:declarer|dummy|seat)#\d+(?: (?!heeft|had|kan|kon|zag|wil)[^ .;,#]+){0,4}"
    r"(?: (?:card|suit|rank)#\d+(?: (?:en|,|de|ook|een))*(?: (?:card|rank)#\d+)?)?(?: [^ .;,#]+){0,3} (?:legde|gooide|speelde|legt|gooit|speelt|toonde|gelegd|gespeeld|vallen|glippen|gleed|glipte)(?= |$)"
)
"""The neighbour of somebody is who did it: "toen de RT van de leider schoppen 10 op tafel legde"."""
_OWN_TELLING = {
    "exposed_card": rf"{_SEEN_BY_PARTNER}|{_NEIGHBOUR_DID}",
    "lead_out_of_turn": rf"{LED_FROM_A_HAND}|{LED_WHAT_I_FOLLOWED}|{PARTNER_LED}",
    "opening_lead_out_of_turn": rf"{LED_HIMSELF}|{WAS_NOT_TO_LEAD}",
    "simultaneous_cards": rf"{_AT_ONCE}|{_NEIGHBOUR_DID}",
    "fifth_card": r"{declarer}(?: seat#\d+)?(?: [^ .;#]+){0,3} (?:noemt|noemde|vraagt|vroeg|roept|riep|zegt|zei)(?: pronoun#\d+)?(?: [^ .;,#]+){0,3}"
    r" (?:nog een|nog eentje|een tweede|weer een|er rank#\d+|twee)",
    "played_card_retraction": _WANTS_IT_BACK,
    "lead_restriction": r"partner#(\d+) van(?: de)? seat#\d+(?: [^ .;#]+){0,3}(?: bid#\d+| double#\d+| call)?(?: [^ .;#]+){0,2} (?:ingetrokken|in|teruggenomen|vervangen|introk)",
    "hand_seen": r"(?:zag|ziet|merkte|merkt|zegt|zei|meldde|meldt|vertelde)(?: [^ .;,#]+){0,2} dat {seat}(?: [^ .;,#]+){0,2} in (?:de|het)(?: [^ .;,#]+)? (?:kaarten|hand|spel) van",
    "premature_play": rf"{_NEIGHBOUR_DID}|"
    r"{seat} (?:moest|moet|had moeten|hoorde)(?: (?:eerst|nog|te))* wachten op(?: (?:zijn|haar))? (?:seat|partner)#\d+"
    r"|my_partner#(\d+)(?: (?:had|heeft|er|al|zijn|haar|een))* (?:gooide|legde|speelde|gooit|legt|speelt)(?: [^ .;#]+){0,4} voor me#\d+",
}
"""What tells who did it of these: declarer who led, or who laid two cards."""
_ROLE_REVOKED = r"(?<!seat#\d )(?<!seat#\d\d )(?:verzaakt|verzaakte)(?: de)? (?:declarer|dummy)#(\d+)(?! seat#)"
"""Who did it stands after the verb: "in slag 4 verzaakte de leider"."""
_STILL_HAD = r"(?<!seat#\d )(?<!seat#\d\d )(?:lho|rho|declarer|dummy|defender)#(\d+) (?:had|heeft|bleek|blijkt)(?: (?:wel|toch|gewoon|zelf|dus|ook))* nog (?:een |rank#\d+ )?(?:kleine |hoge )?suit#\d+"
"""Who could have followed suit: "links had nog een harten"."""
_OF_HIS_PARTNER = r"(?:verzaking|verzakingen|renonce|revoke) (?:van|door|bij) (?:zijn|haar|diens|de)(?: eigen)? partner#\d+(?: [,(])? {seat}"
"""Not he who spoke of it: "noord wees op een verzaking van zijn eigen partner zuid"."""


_ASKED_FOR_MORE = (
    r"(?:vroeg|vraagt|gevraagd)(?: (?:aan|de|zijn|haar|declarer#\d+|dummy#\d+|partner#\d+))* (?:seat|declarer|lho|rho)#(\d+)(?: ,)? of pronoun#\d+"
    r"(?: (?!(?:seat|declarer)#)[^ .;,]+){0,3} (?:geen|niet(?: \w+)?) suit#\d+"
)
"""Of whom another asked whether he had no more of the suit: "west vroeg leider zuid of hij echt geen ruiten had"."""
_FROM_HAND_OF = r"(?:card|suit)#\d+(?: (?:komt|kwam|ging|lag|ligt|er|al))*(?: (?:uit|vanuit))(?: de)? hand van {seat} (?:die|pronoun#\d+) (?:leidt|speelt|leider is)"


def told_outright(message: Message, players: Players, irregularity: str) -> Iterator[Seat | str]:
    """The players of whom it is told in so many words that they did it; the last goes before the others."""
    skeleton = message.skeleton
    if irregularity == "call_when_obliged_to_pass":
        yield from (seat for seat, _ in bound_players(message))
    if irregularity == "premature_play" and skeleton.has(I_WAS_EARLY):
        yield players.me or "me"
    if owner := _doer(skeleton, players, irregularity):
        yield players.seat_of.get(owner[-1], owner[-1].value)
    if irregularity in LED_OUT_OF_TURN:
        yield from _did_as_told(message, players)
    if irregularity == "revoke":
        yield from _revokers(skeleton, players)
    if irregularity == "lead_out_of_turn" and players.declarer:
        from_hand = skeleton.first(_FROM_HAND_OF)
        if skeleton.has(HE_LED_FROM_HAND) or (from_hand and from_hand[-1].value == players.declarer):
            yield players.declarer
    if beside := _neighbour_who_led(skeleton, players, irregularity):
        yield players.seat_of.get(beside[0], beside[0].value)


def _did_as_told(message: Message, players: Players) -> Iterator[Seat]:
    """The one of whom somebody at the table said that it was his lead, where it was his partner's."""
    said = said_to_lead(message, players)
    due = {seat for seat, _ in players_on_lead(message, players, surely=True)}
    yield from (seat for seat in said if due == {seat.partner})


def _doer(skeleton: Skeleton, players: Players, irregularity: str) -> Sequence[Mention] | None:
    """Whose card or deed it is called; he is the last of those named there."""
    owner = skeleton.first(_CARD_OF) if irregularity in _ONE_CARD else None
    if owner is None and irregularity == "exposed_card" and players.me_role in ("declarer", "dummy"):
        owner = skeleton.first(_CARD_OF_NEIGHBOUR)
    owner = owner or next((named for named, _ in skeleton.find(_DID_IT) if not _only_declares(players, named)), None)
    if owner is None and irregularity in _OWN_TELLING:
        owner = skeleton.first(_OWN_TELLING[irregularity])
    if owner is None and irregularity in WITHOUT_WORDS | OF_LEADS:
        owner = skeleton.first(NEIGHBOUR_OF_ONE)
    return owner


def _only_declares(players: Players, named: Sequence[Mention]) -> bool:
    """Whether it is only told of him that he declares: "west leidt niet, dat is noord"."""
    return named[-1] in players.introduced and players.seat_of.get(named[-1]) is players.declarer


def _revokers(skeleton: Skeleton, players: Players) -> Iterator[Seat | str]:
    """Those who are said to have revoked, or to have held a card of the suit all the same."""
    for pattern in (_ROLE_REVOKED, _STILL_HAD, _ASKED_FOR_MORE, _OF_HIS_PARTNER):
        if revoked := skeleton.first(pattern):
            yield players.seat_of.get(revoked[0], revoked[0].value)
    if (held := could_follow(skeleton)) is not None:
        yield players.seat_of.get(held, held.value)


def _neighbour_who_led(skeleton: Skeleton, players: Players, irregularity: str) -> Sequence[Mention] | None:
    """Who led, named as a neighbour of the teller, who declares or is dummy himself."""
    declaring = players.me_role in ("declarer", "dummy")
    if irregularity == "opening_lead_out_of_turn" and (declaring or players.me is players.declarer is not None):
        return skeleton.first(NEIGHBOUR_LED)
    if irregularity == "lead_out_of_turn" and declaring:
        return skeleton.first(NEIGHBOUR_LED_ON)
    return None

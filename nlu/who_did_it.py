"""Who did it: of the players that are named, those who may have done something are weighed, and a clear one is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from nlu.cards.declaring_side_led import LED_HIMSELF
from nlu.idle_sentences import in_idle_sentences
from nlu.model import yes_or_no
from nlu.offender import candidates, offender_features
from nlu.players import Players
from nlu.reading import Message
from nlu.seating.wordings import ASIDE
from nlu.tricks.next_trick import played_on
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

Who = TypeVar("Who", bound=Seat | str)
SURE_OFFENDER = 0.6
"""How likely a player must be the offender to be named; below it the seat is left open."""

ROLES = ("defender", "declarer", "dummy")
"""Roles that say what a player is in the play."""


def chances_of(message: Message, players: Players, irregularity: str) -> tuple[dict[Seat, float], str | None]:
    """How likely each player that is named did it; what he is called, where it was a player whose seat isn't told."""
    header = message.auction.header
    found = candidates(message.skeleton, players).items()
    named = {who: kept for who, numbers in found if (kept := [n for n in numbers if n not in header])}
    named = _acting(message, players, named, irregularity)
    side = _side_that_did(message, irregularity)
    if side is not None:
        named = {who: numbers for who, numbers in named.items() if not (isinstance(who, Seat) and who not in side)}
    if side is not None and players.declarer is not None and not any(isinstance(who, Seat) for who in named):
        return {}, None if players.declarer in side else "defender"
    model = yes_or_no("offender")
    chances = {
        who: model.chance(offender_features(message.skeleton, players, who, named, irregularity)) for who in named
    }
    for outright in _told_outright(message, players, irregularity):
        if outright in chances:
            chances[outright] = max(SURE_OFFENDER, *chances.values()) + _CERTAINLY
    beside_me = players.me_role in ("declarer", "dummy") and {"lho", "rho"} & set(chances)
    if irregularity in _OF_DEFENDERS and beside_me and not message.skeleton.has(_I_WAS_EARLY):
        chances.pop("me", None)  # who declares himself tells what one of the others did
    best = max(chances, key=lambda who: chances[who], default=None)
    declares = _introduced_then_he(message, players) if irregularity in _NO_WORDS else None
    if declares in chances and (best in (None, "me") or not _is_clear(chances, best)):
        chances[declares] = max(chances[declares], SURE_OFFENDER)
        best = declares
    if irregularity == "revoke" and best is not None and len(named) == 1 < len(candidates(message.skeleton, players)):
        chances[best] = max(chances[best], SURE_OFFENDER)  # all others only played on, or spoke of it
    called = best if best is not None and not isinstance(best, Seat) and _is_clear(chances, best) else None
    if best == "me" and players.me_role:
        best, called = players.me_role, called and players.me_role
    if best in ("lho", "rho") and (players.me_role in ("declarer", "dummy") or "declarer" in chances):
        best, called = "defender", called and "defender"
    if best in ROLES:
        return {}, called
    return {who: chance for who, chance in chances.items() if isinstance(who, Seat)}, called


def _told_outright(message: Message, players: Players, irregularity: str) -> Iterator[Seat | str]:
    """The players of whom it is told in so many words that they did it; the last goes before the others."""
    skeleton = message.skeleton
    owner = skeleton.first(_CARD_OF) if irregularity in _ONE_CARD else None
    owner = owner or skeleton.first(_DID_IT)
    if irregularity == "premature_play" and skeleton.has(_I_WAS_EARLY):
        yield players.me or "me"
    if owner is None and irregularity in _OWN_TELLING:
        owner = skeleton.first(_OWN_TELLING[irregularity])
    if owner is None and irregularity in _NO_WORDS | _LEADS:
        owner = skeleton.first(_NEIGHBOUR_OF_ONE)
    if owner:
        yield players.seat_of.get(owner[-1], owner[-1].value)
    if irregularity == "revoke":
        for pattern in (_ROLE_REVOKED, _STILL_HAD):
            if revoked := skeleton.first(pattern):
                yield revoked[0].value
    beside = skeleton.first(_NEIGHBOUR_LED) if irregularity == "opening_lead_out_of_turn" else None
    if irregularity == "lead_out_of_turn" and players.me_role in ("declarer", "dummy"):
        beside = skeleton.first(_NEIGHBOUR_LED_ON)
    if beside and (players.me_role in ("declarer", "dummy") or players.me is players.declarer is not None):
        yield players.seat_of.get(beside[0], beside[0].value)


def likeliest(chances: Mapping[Seat, float]) -> Seat | None:
    """The player who did it, where that is clear: likely enough, or much likelier than anybody else."""
    best = max(chances, key=lambda seat: chances[seat], default=None)
    return best if best is not None and _is_clear(chances, best) else None


def _is_clear(chances: Mapping[Who, float], best: Who) -> bool:
    rival = max((chance for who, chance in chances.items() if who != best), default=0.0)
    return chances[best] >= SURE_OFFENDER or (chances[best] > 0.3 and chances[best] > 2.5 * rival)


_CERTAINLY = 0.01
"""By so much the owner of a card that is told of is likelier than anybody else."""
_ONE_CARD = frozenset(("fifth_card", "exposed_card"))
_CARD_OF = r"(?:pronoun#\d+|kaart|eentje|exemplaar|card#\d+|vijfde|overtollige|extra) (?:was|is|bleek|kwam|komt)(?: (?:dus|duidelijk|volgens|toch))? (?:van|bij) {seat}|card#\d+ (?:van|bij)(?: de)? (?:declarer|dummy|defender)#\d+ {seat} (?:viel|valt|kwam|komt|lag|ligt|gleed|glipte|is|was|werd)"


_DID_IT = (
    r"(?:verzaking|renonce|revoke|overtreding) (?:door|by) {seat}|"
    r"{seat} (?:deed|doet) (?:dat|het|dit)(?: (?:dus|zelf|hoor))?(?= (?:[.,;)]|en|maar)|$)"
    r"|{seat}(?: ,)?(?: pronoun#\d+)? (?:dacht|meende|waande) (?:dat )?(?:pronoun#\d+|zich)(?: (?:zelf|al|nog|het|de|slag))* (?:was|aan slag|aan de beurt|moest|mocht|had)"
    r"|als {seat}(?: (?!(?:seat|me)#)[^ .;?!]+){1,14} maar(?: ,)? pronoun#\d+ (?:legde|speelde|gooide|deed|bood|paste|liet|bekende|kwam|nam)"
    r"|(?:dat|het|dit) (?:deed|was|is) {seat}(?= [.,:;)]|$)|{seat} (?:was|is) (?:dat|dit|diegene|degene)(?: (?:dus|hoor))?(?= [.;)]|$)"
    r"|(?:wie|degene|diegene|de speler)(?: (?:die|pronoun#\d+))?(?: (?!seat#)[^ .;,]+){1,5} (?:was|is) {seat}"
    r"|{seat} (?:is|was)(?: (?:dus|hier))? (?:de )?(?:overtreder|dader|schuldige|zondaar|boosdoener)"
)


_LED_FROM_A_HAND = (
    r"{seat} (?:was|is|,)(?: de)? declarer#\d+(?: (?:,|en|die|pronoun#\d+))* (?:speelde|speelt|legde|legt|vroeg|vraagt|nam|neemt)"
    r"(?: [^ .;,#]+){0,3}(?: (?:card|suit|rank)#\d+)?(?: [^ .;,#]+){0,2}"
    r" (?:van tafel|(?:uit|van|in)(?: (?:de|zijn|haar))? (?:hand|dummy#\d+))"
)
"""Declarer, named as such, led: "noord was leider en speelde een harten van tafel"."""
_NEIGHBOUR_OF_ONE = (
    r"(?:lho|rho)#(\d+)(?: van)?(?: de)? (?:(?:declarer|dummy)#\d+(?:(?: [(,])? seat#\d+)?(?: [),])?|seat#\d+)"
    r" (?:speelde|speelt|kwam|komt|startte|start|legde|legt|liet|laat|gooide|gooit|toonde|toont|verzaakt|verzaakte|bekende|bekent|troefde|troeft)(?! bid#)"
)
"""The neighbour of somebody is who did it: "de LT van leider zuid speelde ruiten voor"."""
_AT_ONCE = (
    rf"{{seat}}{ASIDE}(?: (?!(?:seat|lho|rho|my_partner|partner)#)[^ .;,]+){{0,5}} card#\d+ (?:en|,|plus|\+)(?: (?:de|ook|een))* (?:card|rank)#\d+"
    r"(?: [^ .;,#]+){0,2} (?:samen|tegelijk|tegelijkertijd|gelijktijdig|ineens|in een keer|in een beweging)"
    rf"|{{seat}}{ASIDE} (?:legt|legde|gooit|gooide|speelt|speelde|trekt|trok)(?: (?:er|per|ongeluk|ineens|dan|in|een|keer))* (?:twee|rank#\d+) (?:kaarten|kaartjes)"
)
_PARTNER_LED = (
    r"(?:toch|maar|en|toen|terwijl|nu) (?:kwam|speelde|legde|startte|begon|trok|komt|speelt|legt|start|begint|trekt)"
    r" (?:zijn|haar|diens|z'n|zn) partner#(\d+)"
)
"""The partner of him who was to lead: "oost had de slag en toch kwam zijn maat"."""
_UNNAMED = r"(?!(?:seat|declarer|dummy|partner|my_partner|opponent|me|lho|rho)#)[^ .;]+"
_WANTS_IT_BACK = (
    rf"(?<!uitleg van )(?<!verklaring van )(?<!toelichting van ){{seat}}(?: (?:(?:uitleg|verklaring|toelichting) (?:van|door) seat#\d+|{_UNNAMED})){{0,12}} (?:wil|wilde|zou|vraagt)"
    rf"(?: {_UNNAMED}){{0,6}} (?:terug|terugnemen|terugpakken|terughebben|omruilen|ruilen|vervangen|andere kaart|iets anders)"
)
_OWN_TELLING = {
    "lead_out_of_turn": rf"{_LED_FROM_A_HAND}|{_PARTNER_LED}",
    "opening_lead_out_of_turn": LED_HIMSELF,
    "simultaneous_cards": _AT_ONCE,
    "fifth_card": r"{declarer}(?: seat#\d+)?(?: [^ .;#]+){0,3} (?:noemt|noemde|vraagt|vroeg|roept|riep|zegt|zei)(?: pronoun#\d+)?(?: [^ .;,#]+){0,3}"
    r" (?:nog een|nog eentje|een tweede|weer een|er rank#\d+|twee)",
    "played_card_retraction": _WANTS_IT_BACK,
    "lead_restriction": r"partner#(\d+) van(?: de)? seat#\d+(?: [^ .;#]+){0,3}(?: bid#\d+| double#\d+| call)?(?: [^ .;#]+){0,2} (?:ingetrokken|in|teruggenomen|vervangen|introk)",
    "premature_play": r"{seat} (?:moest|moet|had moeten|hoorde)(?: (?:eerst|nog|te))* wachten op(?: (?:zijn|haar))? (?:seat|partner)#\d+"
    r"|my_partner#(\d+)(?: (?:had|heeft|er|al|zijn|haar|een))* (?:gooide|legde|speelde|gooit|legt|speelt)(?: [^ .;#]+){0,4} voor me#\d+",
}
"""What tells who did it of these: declarer who led, or who laid two cards."""
_NEIGHBOUR_LED = r"(?:lho|rho)#(\d+)(?: me#\d+)?(?: (?:heeft|had|dan|toen|er|per|ongeluk))* (?:kwam|komt|startte|start|speelde|speelt|legde|legt|uitgekomen|gestart)(?= |$)"
"""Beside a declarer who tells it himself: "rechts van mij kwam uit"."""
_NEIGHBOUR_LED_ON = (
    r"(?:lho|rho)#(\d+)(?: me#\d+)?(?: (?:heeft|had|dan|toen|er|per|ongeluk))* (?:speelde|speelt|legde|legt|kwam|komt|trok|trekt|gooide|gooit|begon|begint)"
    r"(?: [^ .;,#]+){0,3}(?: (?:card|suit)#\d+)?(?: [^ .;,#]+){0,2} (?:voor|na|uit|beurt)(?= [^a-z]| (?:maar|terwijl|en|want)|$)"
)
_ROLE_REVOKED = r"(?<!seat#\d )(?<!seat#\d\d )(?:verzaakt|verzaakte)(?: (?:de|den))? (?:declarer|dummy)#(\d+)(?! seat#)"
"""Who did it stands after the verb: "in slag 4 verzaakte de leider"."""
_STILL_HAD = r"(?<!seat#\d )(?<!seat#\d\d )(?:lho|rho|declarer|dummy|defender)#(\d+) (?:had|heeft|bleek|blijkt)(?: (?:wel|toch|gewoon|zelf|dus|ook))* nog (?:een |rank#\d+ )?(?:kleine |hoge )?suit#\d+"
"""Who could have followed suit: "links had nog een harten"."""


_NO_WORDS = frozenset(
    """exposed_card revoke lead_out_of_turn simultaneous_cards premature_play fifth_card defective_trick
    trick_turned_wrong play_after_illegal_play""".split()
)
_OF_DEFENDERS = frozenset(("opening_lead_out_of_turn", "premature_play"))
_I_WAS_EARLY = (
    r"{me}(?: (?:ben|was|de|als|declarer#\d+|en|,|heb|had|dus|toen|seat#\d+|in|bid#\d+))*(?: (?:leg|legde|speel|speelde|gooi|gooide|mijn|een|de|al|kaart|kaartje|card#\d+|suit#\d+|uit|hand))+"
    r" (?:te (?:snel|vroeg|vlug|rap|haastig)|voor mijn beurt|voortijdig)"
)
_LEADS = frozenset(("lead_out_of_turn", "opening_lead_out_of_turn", "premature_play"))
_NOTICES = (
    r"(?: (?:seat#\d+|,|die|dat|er|toen|nu|daar|net|ook|zelf|heeft|had|is|was|pronoun#\d+))*"
    r" (?:merkt|merkte|gemerkt|ziet|zag|gezien|zien|zegt|zei|vraagt|vroeg|wil|wilde|roept|riep|vindt|vond|meldt|meldde|beweert|beweerde|claimt|stelt|stelde"
    r"|protesteert|klaagt|eist|kiest|verbiedt|accepteert|weigert|weet|denkt|twijfelt|akkoord|boos|ontdekt|ontdekte)"
)


_TELLS_OF_ANOTHER = rf"seat#(\d+){_NOTICES}(?: (?!(?:seat|declarer)#)[^ .;,]+){{0,9}} dat(?: (?:de|zijn))? (?:seat|declarer|dummy|partner|opponent|my_partner)#\d+"
_CALLED_OR_DECLARES = (
    r"seat#(\d+)(?: (?:zelf|had|heeft|al|ook|in|op|het|dit|dat|volgende|nieuwe|spel|bord|gift|board#\d+|daar|net|al))*"
    r" (?:gepast|geboden|geopend|pass#\d+|paste|bood|opende|leidt|leidde|leidt niet|leidde niet)"
)
_I_DECLARE = (
    r"me#(\d+) (?:speel|leid|ben|zit|was)(?: (?:de|dus|hier|als|op|in|nu|seat#\d+|het|een))* (?:bid#\d+|declarer#\d+)"
)
_SPEAKS_OF_HIMSELF = (
    r"""(?:[:'"]|sorry|oei|oeps|amai|verdorie)(?: (?![a-z_]+#)[^ .;]+){0,5} me#(\d+) (?:heb|had|moest|moet|zie|zag)"""
)
"""Somebody's own words: "amai, ik heb er nog"."""
_DIRECTOR_ASKS = r"(?:wat|hoe|hoeveel|welke|waar|wie)(?: (?!(?:seat|me)#)[^ .;]+){0,2} (?:doe|moet|kan|zeg|beslis|los|geef|ga|zal|bepaal|leg|schrijf) me#(\d+)"
"""Who asks what he is to do about it is the director, and no player."""
_MINE = (
    r"(?:uit|van|in|tussen)(?: (?:mijn|m'n|mn|mijne))(?: eigen)? (?:hand|handen|vingers|waaier|kaarten|kaartenhouder)"
)


_DOES = r"(?:moest|deed|legde|legt|gooide|gooit|vergat|bekende|bekent|troefde|troeft|speelde|volgde|verzaakte|had|heeft|gaf|hield)"
_THEN_HE = (
    r"{seat}(?: (?!(?:seat|me|my_partner|partner|lho|rho|side|opponent)#)[^ .;?!]+){1,8} [.;]"
    rf" {{pronoun}} {_DOES}"
)
_HE_IS = (
    rf"(?:^|[.;,] ){{pronoun}} (?:is|was|zit|zat)(?: (?:op|in|dus|de))* {{seat}}(?: [^.;?!]+)? [.;] {{pronoun}} {_DOES}"
)
"""Somebody of whom is told where he sits, and then what he did: "zij is west en verdedigt. Ze gooide een hartje weg"."""


def _introduced_then_he(message: Message, players: Players) -> Seat | None:
    """The player who is said to declare and of whom the next sentence goes on: "zuid speelt. Hij deed een klaver weg"."""
    for mentions, _ in message.skeleton.find(_THEN_HE):
        if mentions[0] in players.introduced:
            return players.seat_of.get(mentions[0])
    who = message.skeleton.first(_HE_IS)
    return players.seat_of.get(who[1]) if who and who[0].value == who[2].value else None


_SIDE_DID = (
    r"side#(\d+)(?: (?:heeft|had|hebben|hadden|per|ongeluk|net|zelf))*"
    r" (?:verzaakt|verzaakte|verzaakten|verzaken|liet|lieten|laat|speelde|legde|gooide|toonde|kwam|bekende|troefde)(?= |$)"
)


def _side_that_did(message: Message, irregularity: str) -> str | None:
    """The side of whom it is told that one of them did it, where it isn't told which: "OW verzaakte in slag 4"."""
    if irregularity not in _NO_WORDS:
        return None
    found = compiled(_SIDE_DID).search(message.skeleton.line)
    return message.mentions[int(found[1])].value if found else None


_OF_CONDUCT = frozenset(
    """unauthorised_information misconduct procedural_offence stop_card_breach spectator disputed_facts misinformation
    improper_question illegal_agreement extraneous_information""".split()
)
"""What a player may do wrong without anything of the cards or the calls."""


def _acting(
    message: Message, players: Players, named: Mapping[Seat | str, list[int]], irregularity: str
) -> dict[Seat | str, list[int]]:
    """Those named who may have done it: not a role of whom all that is told is that he saw or said something."""
    if irregularity not in _OF_CONDUCT:
        idle = in_idle_sentences(message)
        named = {
            who: active for who, numbers in named.items() if (active := [n for n in numbers if n not in idle])
        } or named
    asking = {int(match[1]) for match in compiled(_DIRECTOR_ASKS).finditer(message.skeleton.line)}
    kept = {who: numbers for who, numbers in named.items() if who != "me" or not asking.issuperset(numbers)}
    speaker = players.me or "me"
    if irregularity == "exposed_card" and speaker in kept and message.skeleton.has(_MINE):
        return {speaker: kept[speaker]}
    if irregularity in _NO_WORDS:
        line = message.skeleton.line
        if irregularity not in _BY_HAND:
            declare = _only_declaring(line)
            kept = {who: numbers for who, numbers in kept.items() if who == "me" or not declare.issuperset(numbers)}
        for who, numbers in named.items():
            asks = all(message.mentions[number].value == "dummy" for number in numbers) and len(kept) > 1
            if (asks or not isinstance(who, Seat)) and _looks_on(line, message.mentions, numbers):
                kept.pop(who, None)
    if irregularity == "card_played_or_not":
        saw = {int(match[1]) for match in compiled(_SAW).finditer(message.skeleton.line)}
        kept = {who: numbers for who, numbers in kept.items() if not saw.issuperset(numbers)}
    if irregularity in _LEADS:
        kept = {who: n for who, n in kept.items() if not _did_not_lead(message, n)} or kept
    if irregularity in _LEADS and (left := {who: n for who, n in kept.items() if not _only_says(message, n)}):
        kept = left
    if irregularity == "revoke":
        on = played_on(message.skeleton)
        for pattern in (_TELLS_OF_ANOTHER, _CALLED_OR_DECLARES, _I_DECLARE, _SPEAKS_OF_HIMSELF):
            on.update(int(match[1]) for match in compiled(pattern).finditer(message.skeleton.line))
        kept = {who: numbers for who, numbers in kept.items() if not on.issuperset(numbers)} or kept
    return kept


_BY_HAND = frozenset(["lead_out_of_turn", "play_after_illegal_play", "trick_turned_wrong"])
"""What declarer may have done although it isn't told: "uit de verkeerde hand gespeeld, zuid is leider"."""
_ONLY_DECLARES = (
    r"(?:(?<=[.;,] )|(?<!.))(?:seat#\d+ (?:is|was|leidt|speelt|speelde)(?: (?:de|dus|hier|nu|het|contract|bid#\d+))*(?: declarer#\d+)?|declarer#\d+(?: (?:is|was|:))? seat#\d+)"
    r"(?= [.;](?!.* pronoun#)(?! (?:liet|laat|had|heeft) )|$)"
)
"""Of whom all that is told is that he declares: "er viel een kaart. oost is leider"."""


def _only_declaring(line: str) -> set[int]:
    """The numbers of the mentions in what only tells who declares."""
    told = "".join(match.group() for match in compiled(_ONLY_DECLARES).finditer(line))
    return {int(number) for number in re.findall(r"#(\d+)", told)}


_SAW = r"[a-z_]+#(\d+)(?: (?:pronoun#\d+|kon|kan|had|heeft|dat|hem))* (?:zag|zien|gezien|ziet)(?= |$)"
"""Who saw the card of another: "alleen de leider zag hem"."""
_SAYS = (
    r"(?: (?:declarer#\d+|seat#\d+|,|\(|\)|die|er|toen|nu|daar|net|ook|zelf|heeft|had|dat))*"
    r" (?:zegt|zei|roept|riep|antwoordt|antwoordde|bevestigt|bevestigde|knikt|knikte|vindt|vond|protesteert|klaagt|eist|kiest|verbiedt|accepteert|weigert|verlangt|aanvaardt"
    r"|(?:(?:het|dat|dit|de|deze|die|uitkomst|kaart|card#\d+|niet|wel|gewoon|toch) )+(?:geaccepteerd|aanvaard|geweigerd|goedgekeurd|goedgevonden|afgewezen|afgekeurd)"
    r"|(?:dacht|denkt|meende) dat(?: (?:de|het|mijn|zijn))? (?:seat|declarer|dummy|partner|my_partner|lho|rho)#\d+"
    r"|(?:vraagt|vroeg)(?!(?: [^ .;,]+){0,3} (?:suit|card)#)|(?:wil|wilde)(?!(?: [^ .;,]+){0,6} (?:voorspelen|spelen|uitkomen|starten|leggen|beginnen)))"
)


_DID_NOT_LEAD = r" (?:kwam|komt|startte|start|speelde|speelt)(?: (?:zelf|dus|ook|er))* niet(?: (?:zelf|dus))* (?:uit|voor|maar|,|[.])"


def _did_not_lead(message: Message, numbers: Sequence[int]) -> bool:
    """Whether it is told of a player that he didn't lead: "west kwam niet uit"."""
    line = message.skeleton.line
    return any(compiled(rf"[a-z_]+#{number}{_DID_NOT_LEAD}").search(line) for number in numbers)


def _only_says(message: Message, numbers: Sequence[int]) -> bool:
    """Whether all that is told of a player is what he said or chose."""
    line, mentions = message.skeleton.line, message.mentions
    kinds = {number: "seat" if mentions[number].kind == "seat" else mentions[number].value for number in numbers}
    return all(compiled(rf"{kind}#{number}{_SAYS}").search(line) for number, kind in kinds.items())


def _looks_on(line: str, mentions: Sequence[Mention], numbers: Sequence[int]) -> bool:
    """Whether each time these mentions of a player only say that he saw or said something."""
    return all(compiled(rf"{mentions[number].value}#{number}{_NOTICES}").search(line) for number in numbers)

"""Who did it: of the players that are named, those who may have done something are weighed, and a clear one is taken."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias, TypeVar

from nlu.model import yes_or_no
from nlu.offender.features import candidates, offender_features
from nlu.offender.idle_sentences import in_idle_sentences
from nlu.offender.told_outright import I_WAS_EARLY, told_outright
from nlu.players import Players
from nlu.reading import Message
from nlu.stories import OF_LEADS, WITHOUT_WORDS
from nlu.tricks.followed_suit import followed
from nlu.tricks.next_trick import played_on
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

Who = TypeVar("Who", bound=Seat | str)
SURE_OFFENDER = 0.6
"""How likely a player must be the offender to be named; below it the seat is left open."""

_Named: TypeAlias = dict[Seat | str, list[int]]
"""Where each player is named, by the numbers of the mentions."""
ROLES = ("defender", "declarer", "dummy")
"""Roles that say what a player is in the play."""


def chances_of(message: Message, players: Players, irregularity: str) -> tuple[dict[Seat, float], str | None]:
    """How likely each player that is named did it; what he is called, where it was a player whose seat isn't told."""
    everybody = candidates(message.skeleton, players)
    named = _acting(message, players, _besides(everybody, message.auction.header), irregularity)
    side = _side_that_did(message, irregularity)
    if side is not None:
        named = {who: numbers for who, numbers in named.items() if not (isinstance(who, Seat) and who not in side)}
    if side is not None and players.declarer is not None and not any(isinstance(who, Seat) for who in named):
        return {}, None if players.declarer in side else "defender"
    chances = _weighed(message, players, named, irregularity)
    best = max(chances, key=lambda who: chances[who], default=None)
    declares = _introduced_then_he(message, players) if irregularity in WITHOUT_WORDS else None
    watches = best in named and _looks_on(message.skeleton.line, message.mentions, named[best])
    if declares is not None and (best in (None, "me") or watches or not _is_clear(chances, best)):
        chances[declares] = max((SURE_OFFENDER, *chances.values())) + _CERTAINLY
        best = declares
    if irregularity == "revoke" and best is not None and len(named) == 1 < len(everybody):
        chances[best] = max(chances[best], SURE_OFFENDER)  # all others only played on, or spoke of it
    called = best if best is not None and not isinstance(best, Seat) and _is_clear(chances, best) else None
    if best == "me" and players.me_role:
        best, called = players.me_role, called and players.me_role
    if best in ("lho", "rho") and message.skeleton.has(_NEIGHBOUR_DECLARES):
        return {}, called and "declarer"
    if best in ("lho", "rho") and (players.me_role in ("declarer", "dummy") or "declarer" in chances):
        best, called = "defender", called and "defender"
    if best in ROLES:
        return {}, called
    return {who: chance for who, chance in chances.items() if isinstance(who, Seat)}, called


_NEIGHBOUR_DECLARES = (
    r"(?:lho|rho)#\d+(?: (?:van|me#\d+|mij|is|was|zit|zat|dus|nu|de))+ declarer#\d+(?: [.;,]| en) pronoun#\d+"
)
"""The neighbour is declarer, and it is he of whom more is told: "rechts van mij zit de leider. hij verzaakte"."""


def _besides(named: _Named, places: Collection[int]) -> _Named:
    """Where each is named besides at these places; who is named nowhere else is left out."""
    return {who: kept for who, numbers in named.items() if (kept := [n for n in numbers if n not in places])}


def _not_only(named: _Named, places: set[int]) -> _Named:
    """Those who are named elsewhere too than at these places."""
    return {who: numbers for who, numbers in named.items() if not places.issuperset(numbers)}


def _weighed(message: Message, players: Players, named: _Named, irregularity: str) -> dict[Seat | str, float]:
    """How likely each of those named did it; who is told outright to have done it goes before the others."""
    model = yes_or_no("offender")
    chances = {
        who: model.chance(offender_features(message.skeleton, players, who, named, irregularity)) for who in named
    }
    for outright in told_outright(message, players, irregularity):
        if outright in chances or isinstance(outright, Seat):
            chances[outright] = max((SURE_OFFENDER, *chances.values())) + _CERTAINLY
    beside_me = players.me_role in ("declarer", "dummy") and {"lho", "rho"} & set(chances)
    if irregularity in _OF_DEFENDERS and beside_me and not message.skeleton.has(I_WAS_EARLY):
        chances.pop("me", None)  # who declares himself tells what one of the others did
    return chances


def likeliest(chances: Mapping[Seat, float]) -> Seat | None:
    """The player who did it, where that is clear: likely enough, or much likelier than anybody else."""
    best = max(chances, key=lambda seat: chances[seat], default=None)
    return best if best is not None and _is_clear(chances, best) else None


def _is_clear(chances: Mapping[Who, float], best: Who) -> bool:
    rival = max((chance for who, chance in chances.items() if who != best), default=0.0)
    return chances[best] >= SURE_OFFENDER or (chances[best] > 0.3 and chances[best] > 2.5 * rival)


_CERTAINLY = 0.01
"""By so much the owner of a card that is told of is likelier than anybody else."""
_OF_DEFENDERS = frozenset(("opening_lead_out_of_turn", "premature_play"))
_NOTICES = (
    r"(?: (?:seat#\d+|declarer#\d+|,|\(|\)|die|dat|er|toen|nu|daar|net|ook|zelf|heeft|had|is|was|pronoun#\d+))*"
    r" (?:merkt|merkte|gemerkt|ziet|zag|gezien|zien|zegt|zei|vraagt|vroeg|wil|wilde|roept|riep|vindt|vond|meldt|meldde|beweert|beweerde|claimt|stelt|stelde"
    r"|protesteert|klaagt|eist|kiest|verbiedt|accepteert|weigert|weet|denkt|twijfelt|akkoord|boos|ontdekt|ontdekte)"
)


_TELLS_OF_ANOTHER = rf"seat#(\d+){_NOTICES}(?: (?!(?:seat|declarer)#)[^ .;,]+){{0,9}} dat(?: (?:de|zijn))? (?:seat|declarer|dummy|partner|opponent|my_partner)#\d+"
_CALLED_OR_DECLARES = (
    r"seat#(\d+)(?: (?:zelf|had|heeft|al|ook|in|op|het|dit|dat|volgende|nieuwe|spel|bord|gift|board#\d+|daar|net))*"
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
    if irregularity not in WITHOUT_WORDS:
        return None
    found = compiled(_SIDE_DID).search(message.skeleton.line)
    return message.mentions[int(found[1])].value if found else None


_OF_CONDUCT = frozenset(
    """unauthorised_information misconduct procedural_offence stop_card_breach spectator disputed_facts misinformation
    improper_question illegal_agreement extraneous_information""".split()
)
"""What a player may do wrong without anything of the cards or the calls."""


_CLAIMED_OF_ANOTHER = frozenset(["disputed_facts", "unauthorised_information"])
"""Of which one player says that another did it: "west beweert dat zuid zat te denken"."""


def _acting(message: Message, players: Players, named: _Named, irregularity: str) -> _Named:
    """Those named who may have done it: not a role of whom all that is told is that he saw or said something."""
    if irregularity not in _OF_CONDUCT:
        named = _besides(named, in_idle_sentences(message)) or named
    if irregularity in _CLAIMED_OF_ANOTHER:
        named = _besides(named, _told_of(message, _TELLS_OF_ANOTHER))
    asking = _told_of(message, _DIRECTOR_ASKS)
    kept: _Named = {who: numbers for who, numbers in named.items() if who != "me" or not asking.issuperset(numbers)}
    speaker = players.me or "me"
    if irregularity == "exposed_card" and speaker in kept and message.skeleton.has(_MINE):
        return {speaker: kept[speaker]}
    if irregularity in WITHOUT_WORDS:
        kept = _without_onlookers(message, named, kept, irregularity)
    if irregularity == "card_played_or_not":
        kept = _not_only(kept, _told_of(message, _SAW))
    if irregularity in OF_LEADS:
        did_not = _told_of(message, _DID_NOT_LEAD)
        kept = {who: numbers for who, numbers in kept.items() if did_not.isdisjoint(numbers)} or kept
        kept = _not_only(kept, _told_of(message, _WAS_TO_LEAD))
    if irregularity in _BY_WHO_PLAYED:
        kept = {who: numbers for who, numbers in kept.items() if not _only_says(message, numbers)} or kept
    if irregularity == "revoke":
        on = played_on(message.skeleton) | followed(message.skeleton)
        on |= _told_of(message, _TELLS_OF_ANOTHER, _CALLED_OR_DECLARES, _I_DECLARE, _SPEAKS_OF_HIMSELF)
        left = _not_only(kept, on)
        only_speak = all(_looks_on(message.skeleton.line, message.mentions, numbers) for numbers in left.values())
        kept = {who: numbers for who, numbers in kept.items() if who not in left} if only_speak else left
        return kept or dict(named)
    return kept


_BY_WHO_PLAYED = OF_LEADS | {"play_after_illegal_play"}
"""What isn't done by a player of whom it is only told what he said or chose."""


def _told_of(message: Message, *patterns: str) -> set[int]:
    """The numbers of the players of whom one of the patterns tells."""
    return {int(match[1]) for pattern in patterns for match in compiled(pattern).finditer(message.skeleton.line)}


def _without_onlookers(message: Message, named: _Named, kept: _Named, irregularity: str) -> _Named:
    """Those `kept` of the ones `named`, without who only declares, saw something or spoke of it."""
    line = message.skeleton.line
    declare = set() if irregularity in _BY_HAND else _only_declaring(line)
    left = {who: numbers for who, numbers in kept.items() if who == "me" or not declare.issuperset(numbers)}
    for who, numbers in named.items():
        asks = all(message.mentions[number].value == "dummy" for number in numbers) and len(left) > 1
        if (asks or not isinstance(who, Seat)) and _looks_on(line, message.mentions, numbers):
            left.pop(who, None)
    return left


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
    r" (?:zegt|zei|roept|riep|antwoordt|antwoordde|bevestigt|bevestigde|knikt|knikte|vindt|vond|protesteert|protesteerde|klaagt|klaagde|eist|eiste|kiest|koos|verbiedt|verbood|accepteert|accepteerde|weigert|weigerde|aanvaardt|aanvaardde"
    r"|(?:(?:het|dat|dit|de|deze|die|uitkomst|kaart|card#\d+|niet|wel|gewoon|toch) )+(?:geaccepteerd|aanvaard|geweigerd|goedgekeurd|goedgevonden|afgewezen|afgekeurd)"
    r"|(?:dacht|denkt|meende) dat(?: (?:de|het|mijn|zijn))? (?:seat|declarer|dummy|partner|my_partner|lho|rho)#\d+"
    r"|(?:vraagt|vroeg)(?!(?: [^ .;,]+){0,3} (?:suit|card)#|(?: [^ .;,]+){0,6} (?:moest|mocht)(?= ))|(?:wil|wilde)(?!(?: [^ .;,]+){0,6} (?:voorspelen|spelen|uitkomen|starten|leggen|beginnen)))"
)


_WAS_TO_LEAD = (
    r"(?:het|dat) (?:was|is)(?: (?:toch|eigenlijk|gewoon|juist|de))* [a-z_]+#(\d+)(?: ,)? (?:pronoun#\d+|die)(?: (?:toch|eigenlijk|er|nu))*"
    r" (?:aan slag|aan de beurt|aan zet|moest|mocht|uit moest|voor moest)(?= |$)"
)
"""Whose turn it turns out to have been: "het was noord die aan slag was"."""
_DID_NOT_LEAD = r"[a-z_]+#(\d+) (?:kwam|komt|startte|start|speelde|speelt)(?: (?:zelf|dus|ook|er))* niet(?: (?:zelf|dus))* (?:uit|voor|maar|,|[.])"

"""Who is told not to have led: "west kwam niet uit"."""


_BY_WISH_OF = r"(?:moest|moet|mocht|mag)(?: [^ .;,#]+){0,2} van(?: de)?"
_HIS = r"(?= (?:de|zijn|haar|die|deze|het|terug|terugnemen|weer|alsnog|een|opnieuw)(?= |$))"
"""Who wanted it, before what he wanted: "de leider moest van west zijn kaart terugnemen"."""


def _only_says(message: Message, numbers: Sequence[int]) -> bool:
    """Whether all that is told of a player is what he said or chose."""
    line, mentions = message.skeleton.line, message.mentions
    kinds = {number: "seat" if mentions[number].kind == "seat" else mentions[number].value for number in numbers}
    return all(
        compiled(
            rf"{kind}#{number}{_SAYS}|{_BY_WISH_OF} {kind}#{number}{_HIS}|van(?: de)? {kind}#{number} te horen"
        ).search(line)
        for number, kind in kinds.items()
    )


def _looks_on(line: str, mentions: Sequence[Mention], numbers: Sequence[int]) -> bool:
    """Whether each time these mentions of a player only say that he saw or said something."""
    symbols = ((mentions[n].kind if mentions[n].kind == "seat" else mentions[n].value, n) for n in numbers)
    return all(compiled(rf"(?<!van )(?<!bij ){symbol}#{number}{_NOTICES}").search(line) for symbol, number in symbols)

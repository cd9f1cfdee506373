"""Who is who: which seat a player mentioned has, who declares, who is dummy, where the speaker sits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TypeAlias

from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton, compiled
from rules.vocabulary import Seat

_OF_BEING = r"(?: (?:is|was|wordt|werd|als|de|die|dat|pronoun#\d+|zelf|ook|dus|nu|straks|dan|hier|het|een|uiteindelijk|inmiddels|toch|eigenlijk|aanstaande|toekomstige|vermoedelijke|degene|gewoon|namelijk|net|,|\(|=|:|-))*"
_AT = r"(?: (?:is|was|wordt|werd|op|zit|zat|de|dus|nu|hier|van|speler|heet|dat is|dat was|in|dit|geval|spel|zelf|heer|mevrouw|,|\(|=|:|-|met))*"
_END = r"(?: (?:[.,;)?!]|en|maar|terwijl|toen|dus|want|of)|$)"

_IS_DECLARER = rf"{{seat}}{_OF_BEING} {{declarer}}"
_GETS = r"(?:had|heeft|won|wint|pakte|pakt|nam|neemt|kreeg|krijgt|kwam|komt|legde|speelde|maakte)"
_AS_DECLARER = (
    rf"{{seat}}(?: (?!(?:seat|declarer|me)#)[^ .,;]+){{1,8}} als(?: de)? {{declarer}}(?! (?:op )?seat#\d+(?! {_GETS}))"
)
_VERB_BEFORE = (
    r"(?:is|was|wordt|werd|=)(?: (?:de|het|dus|nu|hier|een|uiteindelijk|ook|dan|straks|inmiddels))* declarer#\d+"
)
_DECLARER = (
    _AS_DECLARER,
    _IS_DECLARER,
    rf"{{declarer}}{_AT} {{seat}}",
    r"{declarer} ,(?: [^ .;,#]+){1,4} (?:op|in) {seat}",
    r"{declarer}(?: [^ .;#]+){1,6} , (?:dat|pronoun#\d+) (?:is|was) {seat}",
    r"{declarer} (?:zit|zat|is)(?: (?:lho|rho|me)#\d+)+ (?:en|,)(?: (?:dat|pronoun#\d+))? (?:is|was|heet) {seat}",
    r"{me}(?: (?:ben|zit|was|op))* {seat} (?:en|,)(?: (?:de|ben|speel|was|dus|zelf|me#\d+))* declarer#\d+(?= [.,;]|$)",
    r"{me}(?: (?:ben|was|de|zelf|hier))+ declarer#\d+(?: (?:en|,|zit|ben|op|als|in|dus|me#\d+))+ {seat}",
    r"{seat}(?: ,)?(?: pronoun#\d+)? (?:leidt|ld|leidde|leid)(?! niet)",
    r"seat#\d+ (?:leidt|speelt|is)(?: (?:het|zelf))* niet(?: (?:af|{declarer}))?(?: [,;.])*(?: maar)? (?:dat|pronoun#\d+|wel)(?: (?:is|doet|was|deed|dus|wel))* {seat}",
    r"{seat}(?: (?!(?:seat|declarer|partner|lho|rho)#)[^ .;,]+){1,5} en (?:is|was)(?: (?:ook|zelf|de|dus))* {declarer}",
    r"{seat}(?: ,)?(?: pronoun#\d+)? (?:speelt|speelde)(?: (?:het|dit|dat|spel|contract|nu|hier|,|bid#\d+))* af(?= |$)",
    r"(?:zit|zat|ben|speel|speelde|verdedig) seat#\d+(?: en)?(?: speel)? tegen(?: de| declarer#\d+)* {seat}",
    r"als {declarer}(?: op)? {seat}",
    r"dummy#\d+(?: [^ .;,#]+){0,6} (?:op|na) (?:verzoek|vraag|commando|bevel|teken|aangeven|aanwijzing) van {seat}",
    r"{seat}(?: [^ .;,#]+){0,3} als(?: de| een)? dummy#\d+(?: [^ .;#]+){0,4} (?:terwijl|hoewel|maar) pronoun#\d+ (?:de |zelf |eigenlijk |is |was )*{declarer}",
    r"{seat}(?: [^ .;,#]+){1,5} en (?:is|was)(?: (?:de|dus|ook|hier))* {declarer}",
    r"(?:leidt|speelt)(?: nu| hier| dus)? {seat}(?= (?:[.,;)]|in|het|bid#\d+)|$)",
    r"(?<!#\d )(?<!#\d\d )(?<!#\d , )(?<!#\d\d , ){seat}(?: (?:heeft|had|nu|dan|dus|toen))* (?:verbiedt|verbood|eist|eiste) (?:suit#\d+|partner#\d+|seat#\d+)",
    r"(?:{defender}|afspel) (?:van|tegen|tegenover|door) {seat}",
    r"{seat}(?: ,)?(?: pronoun#\d+)? als(?: de)? {declarer}",
    r"(?:afspelen|afspel)(?: (?:door|van))+ {seat}",
    r"{seat} \( pronoun#\d+ (?:speelt|speelde|leidt|leidde)(?: (?:het|een|in|dus))* (?:bid#\d+|contract)",
    r"{seat} is de(?: man| vrouw| speler| pronoun#\d+| persoon| dame| heer)+ speelt",
    r"{seat}(?: ,)? pronoun#\d+(?: nu| hier)? (?:het contract speelt|speelt|leidt|bid#\d+ speelt|het spel speelt|afspeelt|(?:de )?declarer#\d+ (?:is|was|wordt|zou))",
    r"(?:moet|moest|moeten|mag|mocht) van {seat} (?:geen )?(?:suit#\d+|card#\d+)",
    r"{seat} (?:is|was) (?:aan het|het aan) (?:leiden|afspelen)",
    r"{seat} (?:is|was) (?:aan het spelen|te spelen)(?= (?:[.,;)?!]|en|maar|toen|terwijl)|$)",
    r"{seat} (?:mag|mocht|moet|moest|zal|zou|gaat|ging|kan|wil)(?: (?:nu|dan|straks|dus|hier))*"
    r" (?:(?:het|dit)(?: spel| contract)? spelen|gaan spelen|afspelen|leiden|bid#\d+ (?:gaan )?spelen)",
    r"{seat}(?: (?:het|dit|zijn|een|hier|nu))+ (?:contract|spel|bid#\d+)(?: (?:van|bid#\d+))* (?:speelt|speelde|leidt|afspeelt)",
    r"{seat} (?:voert|voerde|doet|deed|verzorgt|neemt|nam) (?:het spel|het contract|de leiding|het afspel)(?= |$)",
    r"{seat}(?: ,)? pronoun#\d+(?: (?:nu|nog|hier))* (?:in|met) bid#\d+ (?:zit|zat|bezig)",
    r"{seat}(?: (?:is|was|nog|net|druk|nu))* bezig (?:met|aan|in)(?: (?:het|een|contract|van|zijn))* bid#\d+",
    r"{seat} (?:zijn|haar|zn|z'n) (?:contract|kontrakt|eindcontract)",
    r"(?:bid#\d+|contract)(?: (?!(?:seat|card)#)[^ .;]+){0,3} (?:te spelen|gespeeld|gemaakt|af te spelen) (?:door|van) {seat}",
    r"(?:op|in) {seat} (?:zit|zat|zetelt)(?: (?:nu|dus|hier|de))* {declarer}",
    r"{seat} (?:is|was|zit|zat) (?:aan het spelen|te spelen|aan het werk) (?:in|met|van) {bid}",
    r"{seat}(?: (?:nog|net|nu|rustig))* (?:bezig (?:was|is) (?:met|aan)(?: het)? (?:afspelen|leiden|spelen)|aan het (?:afspelen|leiden) (?:was|is))",
    r"{seat}(?: \))? (?:heb|heeft|had|kocht|koopt|kreeg|krijgt|won)(?: (?:het|contract|van|uiteindelijk|,))* {bid} (?:gekocht|gewonnen|te spelen)",
    r"{seat} (?:speelt|speelde|spelen|heeft|had|kreeg|krijgt|maakt|maakte)(?: nu| hier| zelf| dus)? (?:het|dit|zijn|haar|een|t|'t) (?:contract|kontrakt|spel|eindcontract)(?! (?:moeten|mogen|kunnen))",
    r"{seat} (?:speelt|speelde|spelen|leidt|leidde)(?: nu| hier| zelf| dus| het| een| contract| in| kansloos)* {bid}",
    r"{seat} (?:speelt|speelde|leidt|declareert)(?: nu| hier| zelf| het| dit| hem)?(?= (?:[.,;)?!]|en|maar(?! (?:wat|een|iets|raak|gewoon))|terwijl|$)|$)",
    r"{seat} (?:was |is |zat )?(?:nog |net |nu |rustig |bezig |gewoon )*(?:aan het|te|met) (?:afspelen|leiden|het afspelen)",
    r"(?:contract|kontrakt|(?<!van het )spel)(?: bid#\d+| is| was| :| van| door| staat| op| naam| ligt| bij| komt| uit| wordt| gespeeld| =| de)* {seat}",
    r"(?:uitkomen|uitkwam|tegenspelen|tegenspeelt|verdedigt|verdedigen|speelt|spelen|uit|start|uitkomst|uitkomt|defends|verdedig)(?: (?:\w+|my_partner#\d+)){0,3} (?:tegen|against)(?: het| een| dit| de| contract| eindcontract| {bid}| {notrump}| van)* {seat}",
    r"(?:verdedigen|verdedigt|verdedig|verdedigden) {bid} van {seat}",
    r"(?:tegen|tegenover)(?: het| een| dit| de)?(?: {bid}| sans contract| {notrump}| contract)+(?: contract| van| door)* {seat}",
)
_BID_OF = (
    r"{bid}(?: contract| gedoubleerd| double#\d+| redouble#\d+)?(?: (?:van|door|bij|in handen van|voor|\(|-))? {seat}"
)
_CALLS_IN_TURN = (
    r"(?:bid#\d+(?: seat#\d+)?|seat#\d+)(?: (?:,|-|en|dan|heeft))* pass#\d+|pass#\d+(?: (?:,|-|door|van))* seat#\d+"
)
_HELD = r"(?! (?:mee|tegen|nog|vast|sec|in (?:de |zijn |haar )?hand|geopend|geboden|gepast|bij|over|geopend|ervoor|achter|voor))"
_HAS_BID = (
    r"{seat}(?: (?:heeft|had|gaat|zit|is|staat|moet|probeert|bezig|mag|,|\(|in|met|wil|van|-|:|contract|het|werkt|aan|te|bezig))* {bid}"
    + _HELD
)
_OF_SIDE = (
    r"{side}(?: (?:speelt|spelen|speelden|zit|zitten|zaten|staat|staan|is|zijn|komt|komen|kwamen|leidt|leiden|heeft|hebben|nu|dus|in|op|het|een|\)))+ (?:bid#\d+|contract)",
    r"(?:bid#\d+|contract)(?: contract| gedoubleerd| double#\d+| redouble#\d+)?(?: (?:van|door|voor|bij|is|\(|:))* {side}",
    r"{side} (?:bid#\d+|contract)",
    r"{side} (?:leidt|leiden|speelt af|spelen af|is aan het spelen|zijn aan het spelen)(?= |$)",
    r"(?:verdedigt|verdedigen|tegen)(?: (?:het|de|contract|van|bid#\d+))* {side}",
)
_NOT_A_PLACE = r"(?<!in )(?<!uit )(?<!van )(?<!in de )(?<!uit de )(?<!van de )"  # "hij zat in dummy, west protesteert"
_LIES_OPEN = (
    r"(?:ligt|lag|lig)(?: (?:hier|nu|dus|als|daar))* open(?= (?:[.,;:)?!]|en|als|maar|toen|terwijl|bij|tegenover)|$)"
)
_IS_DUMMY = rf"{{seat}}{_OF_BEING} {{dummy}}"
_DUMMY = (
    _IS_DUMMY,
    rf"(?<!van )(?<!bij )(?<!door ){{seat}} {_LIES_OPEN}",
    r"{seat} (?:ligt|lag|zit|zat|gaat)(?: nu)? als(?: de)? {dummy}",
    r"{seat} is(?: dus| nu)? (?:mijn|onze|m'n|mn) {dummy}",
    rf"{_NOT_A_PLACE}{{dummy}}(?: (?:\(|is|zit|op|was|dus|ligt|bij|=|:|de|speler))* {{seat}}",
)
_ASKS_FROM_DUMMY = (
    r"{seat}(?: (?:had|heeft|die|,|dan|toen))* (?:vraagt|vroeg|laat|liet|noemt|noemde|roept|riep|zegt|zei|bestelt|bestelde)"
    r"(?: (?!(?:seat|declarer|dat)(?:#|$| ))[^ .;]+){0,3} (?:(?:uit|van|vanuit|in) (?:de )?(?:dummy#\d+|tafel)(?: (?!seat#)[^ .;]+){0,3} (?:(?:card|suit|rank)#\d+|troef|kaart)"
    r"|(?:(?:card|suit|rank)#\d+|troef|kaart)(?: [^ .;#]+){0,2} (?:uit|van|vanuit|in) (?:de )?(?:dummy#\d+|tafel))"
)
_HE_PLAYS = (
    r"pronoun#\d+ (?:is|was|wordt)(?: (?:de|dus|hier|zelf|ook|nu|namelijk))* declarer#\d+"
    r"|pronoun#\d+ (?:speelt|speelde|leidt|leidde|heeft|had)(?: (?:hier|nu|zelf))* (?:het contract|dit contract|het spel)"
)
_DUMMY_OF = (
    r"{dummy} van(?: de| leider| declarer#\d+)* {seat}",
    r"{seat} (?:zijn|zn|z'n|haar|d'r) {dummy}",
    r"{seat} riep(?: \w+){0,4} van {dummy}",
)
_ME = (
    r"{me}(?: (?:ben|zit|zat|was|als|,|\(|en(?= (?:zit|ben|zat|speel|heb))|speel|zelf|mee|op|side#\d+|- speler|de|leider|tegenspeler|leid|leidde|dus|sta|declarer#\d+|defender#\d+"
    r"|dummy#\d+))* {seat}",
    r"{me} (?:speel|speelde|leid|leidde|zit in|speel nu)(?: (?:het|in|een|contract|nu))* bid#\d+(?: (?:als|op|vanuit|in))+ {seat}",
    r"{me} (?:(?!(?:seat|declarer|partner|me)#)[^ .;,]+ ){1,6}(?:zit|zat|speel|speelde)(?: (?:op|als|zelf|dus|ook|mee|nu|vanavond|hier))* {seat}",
    r"{me} (?:was|ben)(?: de)? dealer#\d+ (?:,|\(|op|als) {seat}(?= [.,;)]|$)",
)
_BESIDE_ME = re.compile(r"(?:lho|rho)#\d+ $")
"""Before a speaker who only says beside whom another sits: "rechts van mij (oost)"."""
_RELATION = {"my_partner": "partner", "lho": "lho", "rho": "rho", "partner": "partner"}
_WITH_ANCHOR = r"(?:van(?: de| het| een| onze| degene| die)*|v\.?d\.?|vd)"


Vote: TypeAlias = tuple[int, Seat]
"""Where something stands that tells who declares, and who."""


@dataclass(slots=True)
class Players:
    """What is known of the players of a message.

    `side` is the side said to declare, as "NS" or "EW", where no player is, `our_side` that of the speaker; `seat_of` gives the seat of each mention whose seat is certain; `anchors` are mentions that only say whose neighbour
    another player is ("LT van zuid"), `introduced` those that only say who declares ("zuid is leider") or where the speaker sits, `relative_to`
    the player that left and right were last seen from.
    """

    declarer: Seat | None = None
    declarer_told: bool = False
    side: str | None = None
    me: Seat | None = None
    our_side: str | None = None
    me_role: str | None = None
    seat_of: dict[Mention, Seat] = field(default_factory=dict)
    defenders: set[Seat] = field(default_factory=set)
    anchors: set[Mention] = field(default_factory=set)
    introduced: set[Mention] = field(default_factory=set)
    relative_to: Seat | None = None


_CALLED_DECLARER = r"(?:me|my_partner|partner|lho|rho)#(\d+)(?: (?:is|ben|was|zit|als|nu|hier|de|,))+ {declarer}"


def players_in(skeleton: Skeleton, *, in_play: bool, declarer: Seat | None = None, settled: bool = False) -> Players:
    """Who is who in a message.

    Args:
        skeleton: The message.
        in_play: Whether it is about the play, so that "4S van noord" is a contract and not a bid.
        declarer: The declarer as known before; what the message says goes first, unless he is `settled`.
        settled: Whether the director has set the declarer right since.
    """
    players = Players()
    players.declarer = _declarer(skeleton, players.introduced, in_play=in_play)
    for found, _ in skeleton.find(_CALLED_DECLARER):
        players.introduced.update(found)
    _speaker(skeleton, players)
    _relative_declarer(skeleton, players)
    _pronoun_declares(skeleton, players)
    players.declarer_told = players.declarer is not None
    if players.declarer is None or (settled and declarer is not None):
        players.declarer = declarer
    if players.declarer is None and in_play:
        players.side = _declaring_side(skeleton)
    _resolve(skeleton, players)
    for found, _ in skeleton.find(r"{defender}(?: (?:op|,|in|zit|\(|de|speler|dus))* {seat}"):
        players.defenders.add(Seat(found[-1].value))
    for found, _ in skeleton.find(rf"{{seat}}{_OF_BEING} {{defender}}"):
        players.defenders.add(Seat(found[0].value))
    for found, _ in skeleton.find(
        r"{seat}(?: (?:,|\(|die|is|zit))* (?:speelt tegen|tegenspeelt|verdedigt|tegen ?speelde|aan het tegenspelen|tegenspeler)"
    ):
        players.defenders.add(Seat(found[0].value))
    return players


def names_declarer(skeleton: Skeleton) -> bool:
    """Whether a seat is called the declarer, or shown to be it, in so many words."""
    return _declarer(skeleton, set(), in_play=False) is not None


def _declarer(skeleton: Skeleton, introduced: set[Mention], *, in_play: bool) -> Seat | None:
    """Who declares; the mentions that tell it are added to `introduced`."""
    settled: set[int] = set()
    votes = _called_declarer(skeleton, introduced, settled)
    votes += _beside_dummy(skeleton, introduced, settled, {seat for _, seat in votes})
    if not votes:
        for _, match in skeleton.find(_HE_PLAYS):  # the player named last before it
            numbers = re.findall(r"seat#(\d+)", skeleton.line[: match.start()])
            votes.extend((match.start(), Seat(skeleton.mentions[int(number)].value)) for number in numbers[-1:])
    if not votes:
        for found, match in skeleton.find(_ASKS_FROM_DUMMY):
            votes.append((match.start(), Seat(found[0].value)))
    if not votes and in_play and not skeleton.has(_CALLS_IN_TURN):
        for pattern in (_BID_OF, _HAS_BID):
            for found, match in skeleton.find(pattern):
                seats = [mention for mention in found if mention.kind == "seat"]
                votes.append((match.start(), Seat(seats[-1].value)))
                introduced.update(found)
            if votes:
                break
    if not votes:
        return None
    # a correction stands later ("oost ... nee, zuid is leider"); otherwise the readings agree
    return max(votes, key=lambda vote: vote[0])[1] if len({seat for _, seat in votes}) > 1 else votes[0][1]


_BEGINS = re.compile(r"(?:^|[.,;:!?])\s*$")
_ANOTHER_ACTS = re.compile(
    r" seat#\d+ (?:[^ #]+t|[^ #]+de|[^ #]+te|kwam|had|was|won|lag|liet|gaf|bood|zei|ging|nam|zag)(?: |$)"
)


def _called_declarer(skeleton: Skeleton, introduced: set[Mention], settled: set[int]) -> list[Vote]:
    """The seats that are called declarer, with where that stands."""
    votes: list[Vote] = []
    later: list[Vote] = []
    for pattern in _DECLARER:
        for found, match in skeleton.find(pattern):
            seats = [mention for mention in found if mention.kind == "seat"]
            if (
                not seats
                or _denied(skeleton, match.start())
                or (pattern is _IS_DECLARER and _only_thought(skeleton, match.start()))
                or _CARD_PLAYED_BY.search(skeleton.line[: match.start()].rstrip())
            ):
                continue
            roles = {mention.first for mention in found if mention.value == "declarer"}
            if roles & settled:
                continue  # "zuid is leider, oost komt uit"
            if _begins_a_sentence(skeleton, match):
                continue  # "de slag was voor de leider, noord zag dat"
            if pattern is _AS_DECLARER:
                settled |= roles  # "zuid verzaakt als leider, west had de slag"
            elif pattern is _IS_DECLARER and (
                compiled(_VERB_BEFORE).search(match.group())
                or ("," not in match.group() and skeleton.line[match.end() :].startswith((" ,", " .", " ;", " :")))
                or (_BEGINS.search(skeleton.line[: match.start()]) and _ANOTHER_ACTS.match(skeleton.line, match.end()))
            ):
                settled |= roles  # "zuid leider, oost verzaakt", "zuid leider oost verzaakt"
            vote = match.start(), _beside(skeleton, match, Seat(seats[-1].value))
            (later if _hands_over(skeleton, match) else votes).append(vote)
            introduced.update(found)
    now = {seat for _, seat in votes}
    return votes + [vote for vote in later if vote[1].partner not in now]


def _beside_dummy(skeleton: Skeleton, introduced: set[Mention], settled: set[int], declaring: set[Seat]) -> list[Vote]:
    """The partners of those that are called dummy, with where that stands."""
    votes: list[Vote] = []
    for pattern in _DUMMY:
        for found, match in skeleton.find(pattern):
            seats = [mention for mention in found if mention.kind == "seat"]
            if " , dummy#" in match.group() and _GOES_ON.match(skeleton.line, match.end()):
                continue  # "hij speelde voor oost, dummy moest ook nog"
            roles = {mention.first for mention in found if mention.value == "dummy"}
            if roles & settled:
                continue  # "noord is dummy oost verzaakt"
            if pattern is _IS_DUMMY:
                settled |= roles
            becomes = " wordt " in match.group() and bool(seats) and Seat(seats[-1].value) in declaring
            if seats and not becomes:  # "leider zuid wordt zelf de blinde": he was declarer when it happened
                votes.append((match.start(), Seat(seats[-1].value).partner))
                introduced.update(found)
    for pattern in _DUMMY_OF:
        for found, match in skeleton.find(pattern):
            seats = [mention for mention in found if mention.kind == "seat"]
            votes.append((match.start(), Seat(seats[-1].value)))
    return votes


_HANDED_OVER = re.compile(r"(?:^| )(?:dat|laat|liet|wil|wilde|laten|dan)$")


def _hands_over(skeleton: Skeleton, match: re.Match[str]) -> bool:
    """Whether it may tell who is to declare from now on: "zuid legt zijn hand neer en noord wordt leider"."""
    becomes = re.match(r"seat#\d+(?: [^ ]+)* (?:wordt|werd) ", match.group()) is not None
    return becomes or _HANDED_OVER.search(skeleton.line[: match.start()].rstrip()) is not None


_AFTER_PREPOSITION = re.compile(r"(?:^| )(?:aan|van|voor|tegen|door|bij|naar|volgens|met|als)(?: de)?$")
_SEAT_AFTER_COMMA = re.compile(r" , seat#\d+$")
_GOES_ON = re.compile(r" (?![,.;:)?!])")


def _begins_a_sentence(skeleton: Skeleton, match: re.Match[str]) -> bool:
    """Whether the seat after "aan de leider," is no name for him, but who the next sentence is about."""
    line = skeleton.line
    return bool(
        _SEAT_AFTER_COMMA.search(match.group())
        and _AFTER_PREPOSITION.search(line[: match.start()].rstrip())
        and _GOES_ON.match(line, match.end())
    )


def _declaring_side(skeleton: Skeleton) -> str | None:
    """The side that is said to play the contract, where all that is said agrees."""
    told = {found[0].value for pattern in _OF_SIDE for found, _ in skeleton.find(pattern)}
    return told.pop() if len(told) == 1 else None


_CARD_PLAYED_BY = re.compile(r"(?:card|rank|suit)#\d+(?: ,)? (?:die|dat|welke|pronoun#\d+)$")
"""Before a player of whom nothing more is said than that he "played" it: "het was ruiten 3 die west speelde"."""
_BESIDE_DECLARER = re.compile(r"(partner|lho|rho)#\d+(?: van)?(?: de)?$")


def _beside(skeleton: Skeleton, match: re.Match[str], seat: Seat) -> Seat:
    """Declarer when the seat is that of a player beside him: "de partner van de leider is zuid"."""
    named = _BESIDE_DECLARER.search(skeleton.line[: match.start()].rstrip())
    if named is None or not re.match(r"declarer#\d+(?: [^ ]+)* (?:is|was|=|:) ", match.group()):
        return seat
    return {"partner": seat.partner, "lho": seat.rho, "rho": seat.lho}[named.group(1)]


_NEIGHBOUR = r"(?:{lho}|{rho}|{my_partner}|(?<!de )(?<!zijn )(?<!haar )(?<!diens ){partner}(?! van))"
_MINE = r"(?: (?:van )?(?:me#\d+|mij))?"
_NEIGHBOUR_DECLARES = (
    rf"{_NEIGHBOUR}{_MINE}(?: (?:is|was|zit|zat|wordt|werd|heeft|als|dus|nu|speelt|leidt|,|ook|het|in))+(?: de)? {{declarer}}",
    rf"{_NEIGHBOUR}{_MINE} (?:is|was)(?: aan)?(?: het)? (?:afspelen|leiden)",
    rf"{_NEIGHBOUR}{_MINE}(?: (?:,|die|nu))* (?:leidt|speelt af|speelt(?: (?:het|een|in|nu))* bid#\d+|speelt het contract)",
    rf"{{declarer}}(?: ,)?(?: (?:is|was|zit|zat|:|dat is))+ (?:mijn )?{_NEIGHBOUR}(?! van(?: de)? (?:seat|declarer)#)",
    rf"{{declarer}} , (?:mijn )?{_NEIGHBOUR}(?= [,.;)]|$)",
)


def _relative_declarer(skeleton: Skeleton, players: Players) -> None:
    """Declarer as in "rechts van mij zit de leider", seen from the speaker."""
    if players.me is None or players.me_role == "declarer":
        return
    for pattern in _NEIGHBOUR_DECLARES:
        for found, match in skeleton.find(pattern):
            mention = next(m for m in found if m.value in ("lho", "rho", "my_partner", "partner"))
            if not _denied(skeleton, match.start()):
                relation = {"my_partner": "partner"}.get(mention.value, mention.value)
                players.declarer = getattr(players.me, relation)
                return


def _pronoun_declares(skeleton: Skeleton, players: Players) -> None:
    """Declarer as in "mijn partner verzaakte, hij is de leider": the one player named before."""
    found = skeleton.first(r"{pronoun}(?: (?:is|was|zelf|ook|namelijk|de|dus))+ {declarer}")
    if players.declarer is not None or not found:
        return
    before = {
        players.me.partner if mention.value == "my_partner" and players.me else mention.value
        for mention in skeleton.mentions
        if mention.first < found[0].first and (mention.kind == "seat" or mention.value in _RELATION)
    }
    if len(before) == 1 and (named := before.pop()) in set(Seat):
        players.declarer = Seat(named)


def _denied(skeleton: Skeleton, start: int) -> bool:
    before = skeleton.line[:start].rstrip()
    return before.endswith(("niet", " geen"))


_THOUGHT = re.compile(
    r"(?:dacht|dachten|denkt|denkend|meende|meenden|waande|geloofde|veronderstelde|idee|veronderstelling|mening)"
    r"(?: (?:hij|zij|ze|pronoun#\d+|er|van|blijkbaar|eerst))* dat(?: (?:de|het))?$"
)


def _only_thought(skeleton: Skeleton, start: int) -> bool:
    """Whether it is what somebody thought: "hij dacht dat zuid leider was"."""
    return _THOUGHT.search(skeleton.line[:start].rstrip()) is not None


_I_DECLARE = (
    rf"{{my_partner}} {_LIES_OPEN}",
    r"{me}(?: (?:ben|was|als|,|\(|\)|de|word|werd|zelf|zit|op|seat#\d+|zuid|speel|dus))* {declarer}",
    r"{me} (?:ben|was|zit|zat)(?: op)? seat#\d+ en(?: (?:ook|de|dus|nu))* {declarer}",
    r"{declarer}(?: (?:ben|was|ik|,))* {me}",
    r"ben {me} {declarer}",
    r"als(?: de)? {declarer}(?: op seat#\d+)?(?: ,)? [^ ]+ {me}",
    r"als {declarer}(?: [^ .;,#]+){0,3} {me}",
    r"{me} (?:leid|leidde)",
    r"{me} (?:speel|speelde)(?: (?:het|dit|hem|zelf|nu|hier|dus|spel|contract))* (?:af|het contract|dit contract)(?= |$)",
    r"(?:speel|speelde) {me}(?: (?:het|dit|hem|zelf|nu|hier|dus|spel|contract))* (?:af|het contract|dit contract)(?= |$)",
    r"{me}(?: (?:zit|zat|ben|op|seat#\d+))+ en (?:leid|leidde|speel af|declareer)",
    r"{me}(?: (?!(?:seat|bid|[.;])(?:#|$))[^ .;]+){0,3}(?: seat#\d+)?(?: en)?"
    r" (?:speel|speelde|leid|zit in|speel nu)(?: (?:het|in|een|contract))* {bid}",
)


_OF_ME = r"(?: (?:ben|was|als|,|\(|\)|de|een|zit|zat|lag|zelf|op|seat#\d+|dus|hier|nu))*"
_I_AM = {
    "defender": (
        rf"{{me}}{_OF_ME} {{defender}}",
        r"{me}(?: (?:en|my_partner#\d+|hier|zelf|zat|zit|dus))* (?:verdedig|verdedigde|verdedigen|speel tegen|speelde tegen|verdediger)",
        r"(?:wij|we)(?: (?:zijn|waren|zitten|de))* (?:verdedigen|verdedigden|spelen tegen|speelden tegen|verdedigers|(?:defender|opponent)#\d+)",
        r"(?:my_partner#\d+ en ik|ik en my_partner#\d+) (?:verdedigen|spelen tegen)",
    ),
    "dummy": (
        rf"{{me}} {_LIES_OPEN}",
        rf"{{me}}{_OF_ME} {{dummy}}",
        r"ben {me}(?: de)? {dummy}",
        r"als {dummy}(?: [^ .;,#]+){1,2} {me}",
        r"{my_partner}(?: (?:is|was|zit|,|als|speelt|de|het))+ (?:{declarer}|{bid})",
        r"{my_partner} (?:leidt|leidde)(?! (?:naar|tot))",
    ),
}


def _speakers_role(skeleton: Skeleton) -> str | None:
    """What the speaker says he is, where he doesn't declare."""
    return next((role for role, patterns in _I_AM.items() if any(map(skeleton.has, patterns))), None)


def _speaks_as_declarer(skeleton: Skeleton) -> bool:
    """Whether the speaker says he declares; in "rechts van mij zit de leider" he doesn't."""
    neighbour = re.compile(r"(?:lho|rho|partner|my_partner|pronoun|seat)#\d+(?: (?:van|is|was|zit|,|de))*$")
    return any(
        not neighbour.search(skeleton.line[: match.start()].rstrip())
        for pattern in _I_DECLARE
        for _, match in skeleton.find(pattern)
    )


_OUR_SIDE = (
    r"(?:wij|we|ons|onze|me#\d+)(?: (?:\(|zijn|zitten|zaten|waren|als|paar|lijn|op|dus|in|bij|de|speel|speelden|spelen|zit|zat))* {side}",
    r"(?:wij|ons) , {side}(?= (?:[.;)?!])|$)",
)


def _speaker(skeleton: Skeleton, players: Players) -> None:
    for pattern in _OUR_SIDE:
        if found := skeleton.first(pattern):
            players.our_side = found[-1].value
    for pattern in _ME:
        found = next(
            (it for it, match in skeleton.find(pattern) if not _BESIDE_ME.search(skeleton.line[: match.start()])), None
        )
        if found:
            players.me = Seat(found[-1].value)
            players.introduced.update(found)
    if _speaks_as_declarer(skeleton):
        players.me_role = "declarer"
        if players.me and players.declarer is None:
            players.declarer = players.me
        elif players.declarer and players.me is None:
            players.me = players.declarer
    else:
        players.me_role = _speakers_role(skeleton)
        if players.me_role == "dummy" and players.me and players.declarer is None:
            players.declarer = players.me.partner
    for relation, role in (("my_partner", "partner"), ("lho", "lho"), ("rho", "rho")):
        mine = relation if relation == "my_partner" else f"(?:mijn|mn|m'n|mijne|onze) (?:\\w+ )?{relation}"
        pattern = f"{{{relation}}}" if relation == "my_partner" else mine.replace(relation, f"{{{relation}}}")
        found = skeleton.first(rf"{pattern}(?: (?:,|\(|op|is|zit|was))* {{seat}}")
        if relation != "my_partner":
            found = found or skeleton.first(rf"{{{relation}}} {{me}}(?: (?:,|\(|op|is|zit|was|zat))* {{seat}}")
        if found and players.me is None:
            other = Seat(found[-1].value)
            players.me = {"partner": other.partner, "lho": other.rho, "rho": other.lho}[role]


def _resolve(skeleton: Skeleton, players: Players) -> None:
    """Give every mention its seat where that is certain."""
    previous: Seat | None = None
    for number, mention in enumerate(skeleton.mentions):
        seat: Seat | None = None
        if mention.kind == "seat":
            seat = Seat(mention.value)
        elif mention.kind == "role":
            seat = _role_seat(skeleton, players, number, mention, previous)
        if seat is not None:
            players.seat_of[mention] = seat
            only_declares = previous is not None and seat is players.declarer and mention in players.introduced
            if (mention.kind == "seat" or mention.value not in ("declarer", "me")) and not only_declares:
                previous = seat


def _bare(skeleton: Skeleton, mention: Mention) -> bool:
    """Whether a partner is named without an article: "maat heeft nog een strafkaart"."""
    before = skeleton.words.norms[mention.first - 1] if mention.first else ""
    return before not in ("de", "een", "elke", "iedere", "hun", "onze", "die", "deze", "welke")


def _role_seat(
    skeleton: Skeleton, players: Players, number: int, mention: Mention, previous: Seat | None
) -> Seat | None:
    value = mention.value
    if value == "declarer":
        return players.declarer
    if value == "dummy":
        return players.declarer.partner if players.declarer else None
    if value == "me":
        return players.me
    if value == "my_partner":
        return players.me.partner if players.me else None
    relation = _RELATION.get(value)
    if relation is None:
        return None
    beside = skeleton.first(rf"{{seat}} [(,] (?:zijn|haar|de|diens|mijn) {value}#{number}(?= [),])")
    if beside:
        return Seat(beside[0].value)  # "oost (zijn partner)"
    named = skeleton.first(rf"{value}#{number}(?: (?:,|\(|op|is|zit|genaamd|die|de|speler))* {{seat}}")
    if named:
        return Seat(named[-1].value)
    joined = "" if skeleton.words.norms[mention.last - 1] == "van" else f" {_WITH_ANCHOR}"
    anchored = skeleton.first(rf"{value}#{number}{joined}(?: de)? {{player}}(?: {{seat}})?")
    anchor: Seat | None = None
    if anchored:
        other = anchored[-1]
        if other.kind == "seat":
            anchor = Seat(other.value)
        elif other.value == "declarer":
            anchor = players.declarer
        elif other.value == "me":
            anchor = players.me
        elif other.value == "pronoun":
            anchor = previous
        players.anchors.update(anchored)
    elif skeleton.has(rf"(?:mijn|mn|m'n|mijne|onze)(?: \w+)? {value}#{number}"):
        anchor = players.me
    elif value == "partner" and skeleton.has(rf"(?:zijn|haar|zn|z'n|d'r|diens|hun|eigen)(?: \w+)? {value}#{number}"):
        anchor = previous
    elif value == "partner" and _bare(skeleton, mention) and (previous or players.me):
        anchor = previous or players.me  # "partner liet schoppen 10 vallen", said by a player
    elif value in ("lho", "rho"):
        anchor = players.relative_to or players.me
    if anchor is not None and value in ("lho", "rho"):
        players.relative_to = anchor
    return getattr(anchor, relation) if anchor else None

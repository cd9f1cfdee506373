"""Which seat a player named beside a call has: "hij", "ik" in somebody's own words, "rechts van hem"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.auction.asides import asides
from nlu.auction.call_modes import STOPS
from nlu.auction.player_symbols import ARTICLES, PLAYER
from nlu.auction.related_players import quoted_speaker
from nlu.auction.turns_told import seat_of
from nlu.players import Players
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat


def mention_number(symbol: str) -> int:
    """The number of the mention that a symbol stands for."""
    return int(symbol.split("#")[1])


def seat_meant(
    skeleton: Skeleton, players: Players, symbols: Sequence[str], place: int, spare: set[int]
) -> tuple[Seat | None, bool]:
    """The seat of a player and whether it is certain; relative ones are seen from the speaker."""
    mention = skeleton.mentions[mention_number(symbols[place])]
    if mention.value == "me" and (speaker := quoted_speaker(symbols, place)) is not None:
        return seat_meant(skeleton, players, symbols, speaker, spare)
    if mention.value == "pronoun":
        before = symbols[place - 1] if skeleton.words.norms[mention.first] == "die" else ""
        relative, thought_of = before in (",", "en", "maar"), before in ("maar", "terwijl")
        meant = _meant(symbols, place, spare, relative=relative, thought_of=thought_of)
        meant = _told_later(symbols, place) if meant is None else meant
        return seat_meant(skeleton, players, symbols, meant, spare) if meant is not None else (None, True)
    if (
        mention.value in ("lho", "rho")
        and mention not in players.seat_of
        and " ".join(symbols[place + 1 : place + 2]).startswith("pronoun#")
    ):
        meant = _meant(symbols, place, spare, relative=False)  # "rechts van hem"
        beside, anchored = seat_meant(skeleton, players, symbols, meant, spare) if meant is not None else (None, True)
        return (beside.lho if mention.value == "lho" else beside.rho) if beside else None, anchored
    seat = seat_of(players, mention)
    return seat, seat is None or mention in players.seat_of or mention.kind == "seat" or players.me is not None


_IS_HE = re.compile(
    r"(?<![^ ])pronoun#\d+(?: (?:zelf|was|is|zit|zat|speelt|speelde))+(?: (?:dus|op|de|als))* seat#\d+(?= (?:[.,;)!?]|en|maar)|$)"
)


def _told_later(symbols: Sequence[str], place: int) -> int | None:
    """Who "hij" is where that is only told behind it: "hij had 1S geboden, hij zelf is noord"."""
    ahead = " ".join(symbols[place:])
    found = _IS_HE.search(ahead)
    return place + ahead.count(" ", 0, found.end()) if found else None


_FAR = 20
_REPORTS = re.compile(
    r"(?:seat|partner|my_partner|lho|rho)#\d+ (?:zegt|zei|meldt|meldde|beweert|beweerde|vertelt|vertelde|roept|riep|merkt|merkte|verklaart)"
    r"(?: [^ .;?!#]+){0,3} (?:als|nadat|toen|wanneer|terwijl|voor|voordat|zodra|omdat|net als)(?: [^ .;?!]+){1,10} dat$"
)
"""Before "hij" in what somebody says about himself, whoever is named in between: "noord zegt als oost al is uitgekomen dat hij"."""


_RULES_ON_IT = tuple(
    "accept weiger aanvaard pikt pikte slikt slikte lust neemt nam keurt keurde protest tolereer".split()
)
"""What the next player does about a call: in the sentence after that "hij" is who made it."""


_PREPOSITIONS = frozenset("van op over tegen aan bij na voor".split())


def _is_bid_by(symbols: Sequence[str], at: int) -> bool:
    """Whether a player is only named with his bid: "de stand was 2R door noord"."""
    return symbols[at] == "door" and at > 0 and symbols[at - 1].startswith("bid#")


_ON_IT = re.compile(
    r"(?:wil|wilde)(?: (?:het|dat|dit|die|er|daar|bod|zo|dus|toch|bid#\d+|pass#\d+))* (?:niet|niks|niets)(?= (?:[.,;!]|hebben|van|zo|weten|toestaan)|$)"
    r"|(?:vindt|vond)(?: (?:het|dat|dit|die))* (?:niet )?(?:goed|prima|best|ok|oke)(?= |$)"
    r"|(?:laat|liet)(?: (?:het|dat|dit|die|bod|bid#\d+))* (?:niet )?(?:staan|liggen|toe|zo|passeren)(?= |$)"
    r"|(?:heeft|had|maakt|maakte)(?: (?:geen|er))* bezwaar"
)


def _rules_on_it(symbols: Sequence[str], player: int) -> bool:
    """Whether all that is told of a player is what he does about the call: "oost wil het niet"."""
    after = symbols[player + 1 : player + 10]
    return bool(after) and (after[0].startswith(_RULES_ON_IT) or _ON_IT.match(" ".join(after)) is not None)


_SUBORDINATES = frozenset("omdat doordat nadat terwijl toen hoewel zodat".split())


def _in_subordinate(symbols: Sequence[str], place: int) -> bool:
    """Whether a player is named in what explains the sentence, which is about one named before: "oost moest passen omdat west"."""
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)
    turns = [i for i in range(start, place) if symbols[i] in _SUBORDINATES]
    return bool(turns) and any(PLAYER.fullmatch(symbol) for symbol in symbols[start : turns[-1]])


_LIKELIEST = ("owner", "aside", "subject", "nearest", "onlooker")
"""Whom "hij" most likely is, of those who may be meant."""


def _meant(
    symbols: Sequence[str], place: int, spare: set[int], *, relative: bool, thought_of: bool = False
) -> int | None:
    """Whom "hij" is: the nearest player in the sentence, else the one the sentence before is about.

    `thought_of` where it may be one of whom something was only thought: "noord dacht dat west had gepast maar die had".
    """
    told = _REPORTS.search(" ".join(symbols[max(0, place - _FAR) : place]))
    if told is not None:
        return place - told.group().count(" ") - 1
    fallback: dict[str, int] = {}  # the nearest of each kind, where nobody is surely meant
    ahead = False
    beside = set() if thought_of else asides(symbols, place)
    for back in range(place - 1, -1, -1):
        ahead = ahead or symbols[back] in STOPS
        if not PLAYER.fullmatch(symbols[back]) or symbols[back].startswith(("pronoun", "me#")):
            continue
        if back in beside:
            continue  # "zuid dacht dat noord 1SA had. Hij wil 3K bieden"
        if ahead and _rules_on_it(symbols, back):
            fallback.setdefault("onlooker", back)
            continue
        of = back - 2 if symbols[back - 1] in ARTICLES else back - 1
        prepositional = back > 0 and (symbols[of] in _PREPOSITIONS or _is_bid_by(symbols, of))
        fallback.setdefault("nearest", back)
        if not prepositional:
            fallback.setdefault("subject", back)  # not as in "na zijn maats bod"
        points = relative or symbols[back + 1 : place] == [":"]
        beside_him = set(symbols[back + 1 : place]) <= {",", ":"} and (points or not prepositional)
        if beside_him or (relative and not ahead):
            return back  # "west, die gever was, past", "west moest nog, die biedt 1H"; not "west doubleert 2S van oost, hij"
        if "aside" in fallback and symbols[of] == "van" and {*STOPS}.isdisjoint(symbols[back : fallback["aside"]]):
            fallback.setdefault("owner", back)  # "het bod van west was 1S terwijl noord 1SA had. hij"
        if back in spare or prepositional:
            continue
        if not ahead or not _in_subordinate(symbols, back):
            return back
        fallback.setdefault("aside", back)
    return next((fallback[kind] for kind in _LIKELIEST if kind in fallback), None)

"""Who made a call, by the company it is named in: "oost 1H", "2S van noord", "daarna past west", "1SA (zuid)"."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from nlu.auction.call_modes import CALL, STOPS

PLAYER = re.compile(r"(?:seat|me|my_partner|lho|rho|partner|pronoun|opponent)#(\d+)")
_RELATIVE = re.compile(r"(?:partner|lho|rho)#\d+")
_OF = frozenset(["van", "v", "vd", "door", "bij", "(", "by", "from"])
ARTICLES = frozenset("de het een mijn zijn haar z'n zn mn m'n onze".split())
_AFTER = frozenset(
    "kaartje opening bod gelegd geboden geopend gezegd gedaan - : bood biedt zei zegt riep roept legde legt deed"
    " opende opent".split()
)
_PREPOSITIONS = frozenset("van over op door tegen na naast boven onder voor achter bij aan namens volgens met".split())
_CONJUNCTIONS = frozenset("en maar toen dan daarna waarna waarop want terwijl of dus".split())
_SEPARATORS = frozenset(", - / en dan ( ) : +".split())
_THEN = frozenset("daarna vervolgens toen".split())
_AND = frozenset(["en", ",", "/", "resp", "respectievelijk"])
_GAP = 5
_POSSESSIVES = frozenset("zijn haar z'n zn d'r eigen".split())
_SMALL = frozenset(
    "de het die dat een zijn haar z'n zn hun mijn mn m'n eigen er al hoge lage kunstmatige opening van bod".split()
)
_OUT_OF_TURN = re.compile(
    r"^(?: (?:te|vroeg|voor|uit|buiten|vd|de|zijn|haar|z'n|hun|beurt|gelegd|geboden|neergelegd))+(?: (?:van|door|bij"
    r"|:|,|\())? (?:seat|me|my_partner|lho|rho|partner)#\d+"
)
_REACHED = re.compile(
    r"(?:zat|zit|stond|staat|was)(?: (?:al|reeds|toen|immers|intussen|inmiddels|toch))* op(?: (?:de|een))*$"
)
_RAISED = re.compile(
    r"(?:brengt?|brengen|bracht|zet|zette|tilt|tilde|trekt|trok|hoogt|schroeft|duwt|houdt) (?:het|dat|'t|t|hem|'m|zich"
    r"|zichzelf|pronoun#\d+)(?: (?:dan|daarna|nu|toen|maar|zelf|alsnog))*$"
)
_RAISES = frozenset("verhoging antwoord steun".split())
_OF_A_RAISE = [[word, "van"] for word in sorted(_RAISES)]
OVER = frozenset("over op na boven onder naast tegen bovenop".split())
"""Prepositions before a call that another one was made over."""


def caller_of(
    symbols: Sequence[str],
    place: int,
    bound: Collection[int],
    spare: Collection[int],
    *,
    seat_first: bool,
    verbal: bool,
    participle: bool,
) -> int | None:
    """Where the player stands who made the call at `place`, None when it isn't said.

    Args:
        symbols: The line of symbols.
        place: Where the call stands.
        bound: Players that belong to another call ("2S van noord") or say who somebody is ("partner van oost").
        spare: Players named for something else, such as whose turn it was: taken only when nobody else is there.
        seat_first: Whether the message names players before their calls.
        verbal: Whether the call is a verb ("past").
        participle: Whether it is a participle ("gedoubleerd"), so that a call right before it is what it is done to.
    """
    after = place + 1
    if (
        verbal
        and after < len(symbols)
        and PLAYER.fullmatch(symbols[after])
        and not (place and PLAYER.fullmatch(symbols[place - 1]))
    ):
        return after  # "daarna past west", "nu doubleert hij"
    owner = owner_after(symbols, place, spare)
    owner = owner_before(symbols, place) if owner is None else owner
    owner = _owner_of_bid(symbols, place) if owner is None else owner
    owner = _owner_out_of_turn(symbols, place) if owner is None else owner
    if owner is not None:
        return owner
    if symbols[place + 1 : place + 3] and all(symbol.startswith("pass#") for symbol in symbols[place : place + 3]):
        return None  # "1H van noord, daarna pas pas pas"
    if is_over(symbols, place):
        reached = _REACHED.search(" ".join(symbols[max(0, place - 8) : place]))
        if reached is not None:
            return _before(symbols, place - reached.group().count(" ") - 1, bound, ())
        beside = after < len(symbols) and symbols[after].startswith("seat#") and after not in bound
        ends = after + 1 == len(symbols) or symbols[after + 1 : after + 2] in ([")"], ["."], [";"], [","], ["?"])
        return after if beside and ends else _own(symbols, place)  # "2H over 2S west."
    while after < len(symbols) and symbols[after] in _AFTER and after < place + _GAP:
        after += 1
    follows = after < len(symbols) and PLAYER.fullmatch(symbols[after]) is not None
    if follows and not seat_first and after not in bound:
        return after
    back = _before(symbols, place, bound, spare, in_list=not participle)
    beside = follows and after == place + 1 and after not in bound
    if back is not None and not (beside and back in spare):
        return back
    if verbal and symbols[place + 1 : place + 2] == [","] and PLAYER.match(" ".join(symbols[place + 2 : place + 3])):
        return place + 2  # "na drie passen doubleert, zuid nog"
    return after if beside else None


_SAYS = frozenset("zegt zei roept riep dacht denkt meende meent meldt protesteert".split())
_SAID_WITHIN = 7
_SUBJECT_WITHIN = 6


def quoted_speaker(symbols: Sequence[str], place: int) -> int | None:
    """Where the player stands whose words "ik" is in: "zuid zegt dan pas ik maar", "oost dacht nou dan begin ik"."""
    for back in range(place - 1, max(0, place - _SAID_WITHIN), -1):
        if symbols[back] in STOPS:
            return None
        before = symbols[back - 1]
        if symbols[back] in ("'", ":") and PLAYER.fullmatch(before) and not before.startswith("me#"):
            return back - 1
        if symbols[back] in _SAYS:
            near = range(back - 1, max(-1, back - _SUBJECT_WITHIN), -1)
            who = next((at for at in near if PLAYER.fullmatch(symbols[at]) or symbols[at] in STOPS), None)
            return who if who is not None and PLAYER.fullmatch(symbols[who]) and symbols[who][:3] != "me#" else None
    return None


def owner_after(symbols: Sequence[str], place: int, spare: Collection[int] = ()) -> int | None:
    """The player right after a call with "van", "door" or a bracket: "2S sterk van de noordspeler", "1H (west)"."""
    if (
        symbols[place].startswith("double")
        and symbols[place - 1].startswith("bid")
        and symbols[place + 1 : place + 2] == ["van"]
    ):
        return None  # "oost heeft 2H gedoubleerd van zijn maat"
    for at in range(place + 1, min(place + _GAP, len(symbols))):
        if at == place + 1 and symbols[at].startswith("double") and symbols[at + 1 : at + 2] == ["van"]:
            continue
        if symbols[at] == "beurt" or (
            symbols[at] == "als" and symbols[at + 1 : at + 2] in [[word] for word in _RAISES]
        ):
            return None  # "noord past op de beurt van zuid", "3S als verhoging van noords 1S"
        if symbols[at] in _OF:
            if not symbols[place].startswith("bid") and {"bod", "opening", "volgbod", "antwoord"} & set(
                symbols[place:at]
            ):
                return None  # "doubleert het bod van oost"
            who = at + 1
            while who < len(symbols) and symbols[who] in ARTICLES:
                who += 1
            belongs = who < len(symbols) and (symbols[who].isalpha() or symbols[who].startswith("pronoun#"))
            if belongs and who + 1 < len(symbols) and _RELATIVE.fullmatch(symbols[who + 1]):
                who += 1
            if who < len(symbols) and PLAYER.fullmatch(symbols[who]):
                if symbols[at] == "(" and _tells_a_call(symbols, who):
                    return None  # "3R (oost had 3S)"
                return None if symbols[at] == "(" and who in spare else who  # "1R te vroeg (west gever)"
            if symbols[at] == "(" and ")" in symbols[at : at + 8]:
                return owner_after(symbols, symbols.index(")", at), spare) if symbols.index(")", at) > at else None
            return None
        if symbols[at] == "," and symbols[at + 1 : at + 2] in (["van"], ["door"]):
            continue  # "nog eens 1H, van zuid"
        if symbols[at] == "-" and symbols[at + 1 : at + 2] in (["bod"], ["opening"], ["volgbod"], ["antwoord"]):
            continue  # "het 2K-bod van oost"
        if "#" in symbols[at] or symbols[at] in STOPS or symbols[at] in _CONJUNCTIONS or symbols[at] in _SEPARATORS:
            return None
    return None


def _tells_a_call(symbols: Sequence[str], place: int) -> bool:
    """Whether more calls follow before the bracket closes."""
    end = symbols.index(")", place) if ")" in symbols[place:] else place
    return any(CALL.fullmatch(symbol) for symbol in symbols[place:end])


def owner_before(symbols: Sequence[str], place: int) -> int | None:
    """The player right before a call that something was done over: "op noords 3K", "over oost zijn 2H"."""
    at = place - 1
    while at > 0 and symbols[at] in _POSSESSIVES:
        at -= 1
    if at < 1 or not PLAYER.fullmatch(symbols[at]):
        return None
    before = at - 1
    while before > 0 and (symbols[before] in ARTICLES or symbols[before].startswith("pronoun#")):
        before -= 1
    return at if symbols[before] in OVER or symbols[max(0, before - 1) : before + 1] in _OF_A_RAISE else None


def is_over(symbols: Sequence[str], place: int) -> bool:
    """Whether the words right before a call say that another one was made over it: "over de 2S", "na zijn hoge 1H"."""
    at = place - 1
    while at >= 0 and (symbols[at] in _SMALL or PLAYER.fullmatch(symbols[at])):
        at -= 1
    if at > 0 and symbols[at].endswith("e") and symbols[at - 1] in OVER and symbols[at] not in OVER:
        at -= 1
    after = symbols[place + 1] if place + 1 < len(symbols) else ""
    if at > 1 and symbols[at] == "op" and _RAISED.search(" ".join(symbols[max(0, at - 4) : at])):
        return False  # "west brengt het op 2SA"
    return at >= 0 and symbols[at] in OVER | _RAISES and not after.startswith(("breng", "zet", "gebracht", "houd"))


_HIS_BID_WAS = re.compile(
    r"(?:opening|openingsbod|bod|volgbod|antwoord|bieding|tussenbod|herbieding) (?:van|door)(?: (?:de|zijn|haar|mijn))?"
    r" (?:seat|me|my_partner|lho|rho|partner)#\d+(?P<was>(?: (?:immers|dus|namelijk|echter|bleek|was|is|luidde|werd|zou))+)$"
)


def _owner_of_bid(symbols: Sequence[str], place: int) -> int | None:
    """Who it is in "de opening van noord bleek 2SA"."""
    match = _HIS_BID_WAS.search(" ".join(symbols[max(0, place - 12) : place]))
    return place - match["was"].count(" ") - 1 if match else None


def _own(symbols: Sequence[str], place: int) -> int | None:
    """Whose call it is when somebody calls over "zijn eigen" one."""
    if "eigen" not in symbols[max(0, place - 3) : place]:
        return None
    return _before(symbols, place, (), ())


def _owner_out_of_turn(symbols: Sequence[str], place: int) -> int | None:
    """Who it is in "pas voor de beurt van oost", when nobody is named before it."""
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)
    if any(PLAYER.fullmatch(symbol) for symbol in symbols[start:place]):
        return None
    match = _OUT_OF_TURN.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 10]))
    return place + match.group().count(" ") if match else None


_BUT = re.compile(
    r"^(?: (?:seat|my_partner|partner|lho|rho)#\d+)? niet(?: ,)? maar(?: (?:de|zijn))* (?:seat|my_partner|partner|lho|rho)#\d+"
    r"(?= (?:al |reeds |dan |ook )*wel(?: |$))"
)


def contrasts(symbols: Sequence[str], places: Sequence[int]) -> dict[int, int]:
    """The players of calls that another is said not to have made: "toen past west niet maar noord al wel"."""
    found: dict[int, int] = {}
    for place in places:
        match = _BUT.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 10]))
        if match:
            found[place] = place + match.group().count(" ")
    return found


def beside_dealer(symbols: Sequence[str], place: int) -> str | None:
    """What the player at `place` is to the dealer, where that is how he is named: "de partner van de gever"."""
    after = [symbol for symbol in symbols[place + 1 : place + 4] if symbol not in ("van", "de", "v", "vd")]
    named = symbols[place].split("#")[0]
    near = after[:1] and after[0].startswith("dealer#")
    return named if near and named in ("partner", "lho", "rho") else None


def anchors(symbols: Sequence[str]) -> set[int]:
    """Players that only say whose partner or opponent somebody is: "de partner van oost"."""
    found: set[int] = set()
    for place, symbol in enumerate(symbols):
        if not _RELATIVE.fullmatch(symbol):
            continue
        before = place - 1
        while before > 0 and symbols[before] in ARTICLES:
            before -= 1
        if (
            before > 0
            and symbols[before] in ("(", ",")
            and PLAYER.fullmatch(symbols[before - 1])
            and symbols[place + 1 : place + 2]
            and symbols[place + 1] in (")", ",")
        ):
            found.add(place)  # "noord (zijn partner)"
        at = place + 1
        if symbol.startswith(("lho", "rho")) and at < len(symbols) and PLAYER.fullmatch(symbols[at]):
            found.add(at)  # "links van mij"
        if at < len(symbols) and symbols[at] in ("van", "v", "vd"):
            at += 1
            while at < len(symbols) and symbols[at] in ARTICLES:
                at += 1
            if at < len(symbols) and PLAYER.fullmatch(symbols[at]):
                found.add(at)
    return found


def _before(
    symbols: Sequence[str], place: int, bound: Collection[int], spare: Collection[int], *, in_list: bool = True
) -> int | None:
    """The nearest player before the call that may be its caller; one named for something else as a last resort."""
    second: int | None = None
    aside = _asides(symbols, place)
    for back in range(place - 1, max(-1, place - 18), -1):
        symbol = symbols[back]
        if back in aside:
            continue
        if symbol in STOPS and symbols[back - 1 : back + 2] != ["(", symbol, ")"]:
            break
        if in_list and CALL.fullmatch(symbol) and _is_listed(symbols, back, place):
            break
        if not PLAYER.fullmatch(symbol) or back in bound:
            continue
        if "zelf" in symbols[back + 1 : place]:
            speaker = next((i for i in range(back, -1, -1) if symbols[i].startswith("me#")), None)
            if speaker is not None:
                return speaker
        if (back in spare and not {"en", "die"} & set(symbols[back + 1 : place])) or _is_aside(symbols, back, place):
            second = back if second is None else second
            continue
        return back
    return second


def _asides(symbols: Sequence[str], place: int) -> set[int]:
    """What is said in brackets before a call, apart from a player alone: "west (had noord niet gezien) bood 1SA"."""
    found: set[int] = set()
    opened: int | None = None
    for at in range(max(0, place - 30), place):
        if symbols[at] == "(":
            opened = at
        elif symbols[at] == ")" and opened is not None:
            if at - opened > 2:
                found.update(range(opened, at + 1))
            opened = None
    return found | _thoughts(symbols, place)


_THINKS = frozenset("dacht dachten denkt meende meent waande vergat vergeten gezien".split())


def _thoughts(symbols: Sequence[str], place: int) -> set[int]:
    """What somebody thought before he called: "zuid dacht dat noord 1SA had geopend en bood 2K"."""
    found: set[int] = set()
    for at in range(max(1, place - 30), place):
        if symbols[at] != "dat" or not _THINKS & set(symbols[max(0, at - 3) : at]):
            continue
        end = next((i for i in range(at, place) if symbols[i] in ("en", ",", "dus", "maar")), None)
        if end is not None:
            found.update(range(at, end))
    return found


def _is_aside(symbols: Sequence[str], back: int, place: int) -> bool:
    """Whether a player is named after a preposition ("op de 1H van zuid", "aan noord"), so that he isn't the caller."""
    before = symbols[back - 1] if back else ""
    if before in ARTICLES and back > 1:
        before = symbols[back - 2]
    return before in _PREPOSITIONS and not (before == "bij" and place - back <= 3) and before != "door"


def _is_listed(symbols: Sequence[str], earlier: int, place: int) -> bool:
    """Whether two calls stand in a list, so that the second is the next player's: "1H, pas", "2S, daarna pas pas"."""
    row = CALL.fullmatch(" ".join(symbols[place + 1 : place + 2])) is not None
    return all(symbol in _SEPARATORS or (row and symbol in _THEN) for symbol in symbols[earlier + 1 : place])


def listed_players(symbols: Sequence[str], place: int) -> list[int]:
    """The players of a verb in the plural, listed right after or before it: "pasten zuid, west en noord"."""
    for step in (1, -1):
        found: list[int] = []
        at = place + (2 if step > 0 and symbols[place + 1 : place + 2] in (["van"], ["door"]) else step)
        while 0 <= at < len(symbols) and (_joins(symbols, at) or symbols[at].startswith("seat#")):
            if symbols[at].startswith("seat#"):
                found.append(at)
            elif not found:
                break
            at += step
        if len(found) > 1:
            return sorted(found)
    return []


def _joins(symbols: Sequence[str], at: int) -> bool:
    """Whether a symbol joins players in a list; dots only as the teller hesitates."""
    return symbols[at] in (",", "en") or (
        symbols[at] == "." and "." in (*symbols[at - 1 : at], *symbols[at + 1 : at + 2])
    )


def named_after(symbols: Sequence[str], places: Sequence[int], *, seat_first: bool) -> set[int]:
    """Players that stand between their call and the next one of a list: "1SA zuid - pas - pas"."""
    if seat_first:
        return set()
    return {
        place + 1
        for place in places
        if PLAYER.match(" ".join(symbols[place + 1 : place + 2]))
        and symbols[place + 2 : place + 3] in (["-"], [","], ["/"])
    }


def are_listed(symbols: Sequence[str], places: Sequence[int]) -> bool:
    """Whether calls stand in one row, apart from signs: "1S - pas - pas - 1R"."""
    return all(_is_listed(symbols, first, second) for first, second in pairwise(places))


def respectively(symbols: Sequence[str], places: Sequence[int]) -> dict[int, int]:
    """The players of calls that are listed apart from them: "noord en oost leggen tegelijk 1S en 2H"."""
    for first, second in pairwise(places):
        if not set(symbols[first + 1 : second]) <= _AND or second - first > 2:
            continue
        start = max((i + 1 for i in range(first) if symbols[i] in STOPS), default=0)
        seats = [i for i in range(start, first) if symbols[i].startswith("seat#")]
        if (
            len(seats) == 2
            and "en" in symbols[seats[0] : seats[1]]
            and not any(CALL.fullmatch(s) for s in symbols[start:first])
        ):
            return {first: seats[0], second: seats[1]}
    return {}

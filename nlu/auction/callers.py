"""Who made a call, by the company it is named in: "oost 1H", "2S van noord", "daarna past west", "1SA (zuid)"."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from nlu.auction.asides import asides
from nlu.auction.call_modes import CALL, STOPS
from nlu.auction.call_owners import owner_of, owner_of_bid, owner_out_of_turn
from nlu.auction.calls_over import is_over
from nlu.auction.listed_calls import is_listed
from nlu.auction.player_symbols import ARTICLES, GAP, PLAYER, RELATIVE, ROLE

_AFTER = frozenset(
    "kaartje opening bod gelegd geboden geopend gezegd gedaan - : bood biedt zei zegt riep roept legde legt deed"
    " opende opent".split()
)
_CALLS_IT = frozenset("zegt zei roept riep biedt bood legt legde doet deed opent opende antwoordt antwoordde".split())
_PREPOSITIONS = frozenset("van over op door tegen na naast boven onder voor achter bij aan namens volgens met".split())
_PERSONS = frozenset(
    """speler speelster invaller invalster dame heer man vrouw mevrouw meneer jongen meisje beginner beginneling nieuweling nieuwe
    persoon kerel knul lid gast rank pronoun""".split()
)
"""Somebody who is named by where he sits: "de invaller op zuid", "mevrouw op noord"."""
_ENDS_WITH_PLAYER = re.compile(r", seat#\d+(?: [.;!]|$)")
_ALONE = re.compile(r"^seat#\d+ (?:begint|begon|opent|opende|start|startte|biedt|bood) [.:] bid#\d+(?: [.;!]|$)")
_CHANGED_INTO = re.compile(
    r"(?:werd|wordt|is|was) door seat#\d+(?: (?!seat#)[^ .;?!]+)* in bid#\d+ (?:veranderd|gewijzigd|omgezet|verbeterd)$"
)
_REACHED = re.compile(r"(?:zat|zit|stond|staat|was)(?: (?:al|toen|dus|intussen|inmiddels|toch))* op(?: (?:de|een))*$")
_DEALER_ACTS = re.compile(
    r"(?:^|[.,;:(] |en |maar )(?:de )?dealer#\d+ (?:heeft|had|opent|opende|bood|biedt|zei|zegt|legde|legt|deed|doet|pass#\d+|bid#\d+)$"
)
"""The dealer, who isn't named, calls: "ruitenaas bij west uit de hand, gever heeft 1K geboden"."""


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
    if verbal and (who := _right_behind_verb(symbols, place)) is not None and who not in bound:
        return who
    if _says_it_after(symbols, place):
        return place + 2
    if (owner := _owner(symbols, place, spare)) is not None:
        return owner
    if symbols[place + 1 : place + 3] and all(symbol.startswith("pass#") for symbol in symbols[place : place + 3]):
        return None  # "1H van noord, daarna pas pas pas"
    if is_over(symbols, place):
        return _caller_of_lower(symbols, place, bound)
    behind = _behind(symbols, place, bound)
    if behind is not None and not seat_first:
        return behind
    if _CHANGED_INTO.search(" ".join(symbols[max(0, place - 12) : place + 2])):
        return None  # "werd door zuid niet geaccepteerd en in 4R veranderd": not by him
    back = _before(symbols, place, bound, spare, in_list=not participle)
    beside = behind if behind == place + 1 else None
    if back is not None and (beside is None or back not in spare):
        return back
    apart = _set_apart(symbols, place, verbal=verbal)
    return beside if apart is None else apart


def _right_behind_verb(symbols: Sequence[str], place: int) -> int | None:
    """The player right behind a call that is a verb: "daarna past west", "nu doubleert hij", "daarna past tegenspeler west"."""
    who = place + 1
    if who + 1 < len(symbols) and ROLE.fullmatch(symbols[who]):
        who += 1
    if _is_neighbour_of(symbols[who : who + 2]):
        who += 1  # "en toen paste haar LT"
    follows = who < len(symbols) and PLAYER.fullmatch(symbols[who]) is not None
    return who if follows and not (place and PLAYER.fullmatch(symbols[place - 1])) else None


def _owner(symbols: Sequence[str], place: int, spare: Collection[int]) -> int | None:
    """The player who is said to be the call's owner, in any of the ways in which that is said."""
    owner = owner_of(symbols, place, spare)
    if owner is None:
        owner = owner_of_bid(symbols, place)
    return owner_out_of_turn(symbols, place) if owner is None else owner


def _set_apart(symbols: Sequence[str], place: int, *, verbal: bool) -> int | None:
    """The player whom only a sign sets apart from the call."""
    if _ALONE.search(" ".join(symbols[max(0, place - 3) : place + 2])):
        return place - 3  # "zuid begint. 1H."
    if _ENDS_WITH_PLAYER.match(" ".join(symbols[place + 1 : place + 4])):
        return place + 2  # "te vroeg gepast, oost."
    if verbal and symbols[place + 1 : place + 2] == [","] and PLAYER.match(" ".join(symbols[place + 2 : place + 3])):
        return place + 2  # "na drie passen doubleert, zuid nog"
    return None


def _is_neighbour_of(symbols: Sequence[str]) -> bool:
    """Whether a player is named as somebody's neighbour or partner: "zijn LT"; "haar" may be read as a pronoun."""
    return (
        len(symbols) > 1
        and bool(RELATIVE.fullmatch(symbols[1]))
        and (symbols[0] in ARTICLES or symbols[0].startswith("pronoun#"))
    )


def _says_it_after(symbols: Sequence[str], place: int) -> bool:
    """Whether the verb and the player stand behind the call: "4K zegt west dan"; not "na 1H bood west 2S"."""
    verb, who, next_ = [*symbols[place + 1 : place + 4], "", "", ""][:3]
    before = symbols[place - 1] if place else ""
    told_before = PLAYER.fullmatch(before) or before in _CALLS_IT or is_over(symbols, place)
    return verb in _CALLS_IT and bool(PLAYER.fullmatch(who)) and not (told_before or CALL.fullmatch(next_))


def _caller_of_lower(symbols: Sequence[str], place: int, bound: Collection[int]) -> int | None:
    """Whose call it is that another one was made over: "2H over 2S west.", "zuid zat al op 2H"."""
    after = place + 1
    reached = _REACHED.search(" ".join(symbols[max(0, place - 8) : place]))
    if reached is not None:
        return _before(symbols, place - reached.group().count(" ") - 1, bound, ())
    beside = after < len(symbols) and symbols[after].startswith("seat#") and after not in bound
    ends = after + 1 == len(symbols) or symbols[after + 1 : after + 2] in ([")"], ["."], [";"], [","], ["?"])
    return after if beside and ends else _own(symbols, place)  # "2H over 2S west."


def _behind(symbols: Sequence[str], place: int, bound: Collection[int]) -> int | None:
    """The player that follows a call, apart from words such as "geboden", if he doesn't belong to another call."""
    after = place + 1
    while after < len(symbols) and symbols[after] in _AFTER and after < place + GAP:
        after += 1
    follows = after < len(symbols) and PLAYER.fullmatch(symbols[after]) is not None
    return after if follows and after not in bound else None


def _own(symbols: Sequence[str], place: int) -> int | None:
    """Whose call it is when somebody calls over "zijn eigen" one."""
    if "eigen" not in symbols[max(0, place - 3) : place]:
        return None
    return _before(symbols, place, (), ())


def _before(
    symbols: Sequence[str], place: int, bound: Collection[int], spare: Collection[int], *, in_list: bool = True
) -> int | None:
    """The nearest player before the call that may be its caller; one named for something else as a last resort."""
    second: int | None = None
    aside = asides(symbols, place)
    for back in range(place - 1, max(-1, place - 18), -1):
        symbol = symbols[back]
        if back in aside:
            continue
        if _DEALER_ACTS.search(" ".join(symbols[max(0, back - 2) : back + 2])):
            break
        if symbol in STOPS and symbols[back - 1 : back + 2] != ["(", symbol, ")"]:
            break
        if in_list and CALL.fullmatch(symbol) and is_listed(symbols, back, place):
            break
        if not PLAYER.fullmatch(symbol) or back in bound:
            continue
        if symbol.startswith("me#") and symbols[back - 1] == "voor" and symbols[back + 1 : back + 2] != ["uit"]:
            continue  # "er lag voor mij al 2S"
        if symbol.startswith("me#") and symbols[back + 1 : back + 3] == ["voor", "met"]:
            continue  # "mijn maat was me voor met 1K"
        if "zelf" in symbols[back + 1 : place] and symbols[back + 1] not in _CALLS_IT:
            speaker = next((i for i in range(back, -1, -1) if symbols[i].startswith("me#")), None)
            if speaker is not None:
                return speaker
        if (back in spare and not {"en", "die"} & set(symbols[back + 1 : place])) or _is_aside(symbols, back, place):
            second = back if second is None else second
            continue
        return back
    return second


def _is_aside(symbols: Sequence[str], back: int, place: int) -> bool:
    """Whether a player is named after a preposition ("op de 1H van zuid", "aan noord"), so that he isn't the caller."""
    before = symbols[back - 1] if back else ""
    if before == "op" and symbols[back - 2].split("#")[0] in _PERSONS:
        return False
    if before in ARTICLES and back > 1:
        before = symbols[back - 2]
    return before in _PREPOSITIONS and not (before == "bij" and place - back <= 3) and before != "door"

"""Calls of a message that are told more than once: asked about first, told anew, or only pointed at ("over die 1SA")."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.auction.call_corrections import CORRECTION
from nlu.auction.call_modes import STOPS, mode_of
from nlu.auction.call_order import DIRECT
from nlu.auction.call_owners import owner_after
from nlu.auction.calls_over import is_over
from nlu.auction.player_symbols import PLAYER
from nlu.auction.seats_meant import mention_number
from nlu.auction.told_calls import Told
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton

_RETELLS = re.compile(
    r"(?:anders uit|opnieuw(?: beginnen)? :|begin(?:nen)? (?:ik )?opnieuw|overnieuw|(?:nog een keer|nogmaals|sorry|correctie) :"
    r"|even op een rij(?:tje)?|in volgorde :|zo ging het :)"
)
_FORMER = frozenset(
    "eerste eerdere vorige vroegere oude oorspronkelijke originele ingetrokken teruggenomen geschrapte vervallen vroege".split()
)
"""Before a call that was told, where it is only compared with another: "valt dat binnen die eerdere pas"."""
_THAT_IS = frozenset(": ( = dus een het oftewel ofwel".split())


def asked_first(skeleton: Skeleton, symbols: Sequence[str], places: Sequence[int]) -> set[int]:
    """Calls of a question before the telling that names its bids again: "kan X hetzelfde zijn als 1H? west bood 1H ..."."""
    end = symbols.index("?") if "?" in symbols else 0
    inside = [place for place in places if place < end]
    if (
        not inside
        or inside == list(places)
        or any(symbol in STOPS or PLAYER.fullmatch(symbol) for symbol in symbols[:end])
    ):
        return set()
    values = {place: skeleton.mentions[mention_number(symbols[place])].value for place in places}
    later = {values[place] for place in places if place > end}
    return set(inside) if all(values[place] in later for place in inside if symbols[place].startswith("bid")) else set()


def before_the_retelling(skeleton: Skeleton, places: Sequence[int]) -> set[int]:
    """Calls that are told once more after them, from the beginning: "... sorry ik leg het anders uit: noord 1S"."""
    match = _RETELLS.search(skeleton.line)
    again = skeleton.line.count(" ", 0, match.end()) if match else 0
    return {place for place in places if place < again} if any(place > again for place in places) else set()


def is_that_again(told: Sequence[Told], symbols: Sequence[str], place: int, mention: Mention) -> bool:
    """Whether "die 1SA" that another call is made over was told before."""
    before = symbols[place - 1]
    pointed = before in ("die", "dat", "deze") or before.startswith("pronoun#")
    pointed = pointed or symbols[place + 1 : place + 2] == ["heen"]  # "past over de 4S heen"
    again = before.startswith("double#") or (pointed and is_over(symbols, place))
    return again and any(it.call.is_bid and it.call == mention.value for it in told)


def told_again(told: list[Told], symbols: Sequence[str], place: int, mention: Mention) -> tuple[int, Told] | None:
    """The player who is named now of a bid that was told before without him: "... op 2S; oost had de 2S"."""
    identified = _identified(symbols, place)
    nameless = next((it for it in reversed(told) if it.call == mention.value and it.seat is None), None)
    if identified is not None and nameless is not None:
        return identified, nameless
    article = symbols[place - 1] if place else ""
    named = article in ("de", "die", "het", "dat") or article.startswith("pronoun#")
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)
    sorry = bool(CORRECTION & set(symbols[start:place]))
    before = next((it for it in told if it.call == mention.value and (it.seat is None or sorry)), None)
    if mention.value[0] not in "1234567" or before is None:
        return None
    if symbols[place + 1 : place + 2] in (["was"], ["is"], ["kwam"]):
        who = next((i for i in range(place + 2, min(place + 5, len(symbols))) if PLAYER.fullmatch(symbols[i])), None)
        if who is not None and set(symbols[place + 2 : who]) <= {"van", "door", "bij", "de", "het"}:
            return who, before  # "3 schoppen was west"
    if not named:
        return None
    ahead = [i for i in range(place - 2, max(-1, place - 5), -1) if PLAYER.fullmatch(symbols[i])]
    behind = owner_after(symbols, place)
    who = behind if behind is not None else next(iter(ahead), None)
    return (who, before) if who is not None else None


def _identified(symbols: Sequence[str], place: int) -> int | None:
    """The player who is said to be the one who called: "iemand paste te vroeg ... het was zuid die paste"."""
    die = next((at for at in range(place - 1, max(0, place - 5), -1) if symbols[at].startswith("pronoun#")), 0)
    pointed = die > 1 and PLAYER.fullmatch(symbols[die - 1]) and symbols[die - 2] in ("was", "is", "bleek", "blijkt")
    return die - 1 if pointed else None


def is_named_again(told: Sequence[Told], symbols: Sequence[str], place: int, mention: Mention) -> bool:
    """Whether a call that was told is only pointed at: "... 1R. Dat 1R bod is niet genoeg", "west wil het doublet niet"."""
    before = symbols[place - 1] if place else ""
    if told and told[-1].call == mention.value and mention.value in DIRECT:
        between = symbols[told[-1].place + 1 : place]
        if between and set(between) <= _THAT_IS:
            return True  # "legt een rode kaart: doublet"
    made = any(it.call == mention.value and it.mode == "made" for it in told)
    if made and before in _FORMER:
        return True
    pointed = before in ("dat", "die", "deze") or before.startswith("pronoun#")
    if mention.value in DIRECT:
        pointed = pointed or before in ("het", "de")
    pointed = pointed or (bool(told) and told[-1].call == mention.value and _is_spoken_of(symbols, place))
    if not pointed or not made or mention.value == "P" or mode_of(symbols, place) == "instead":
        return False
    return owner_after(symbols, place) is None


_IS = frozenset("is was blijft bleef mag moet moest kan zou telt volstaat volstond deugt klopt".split())


def _is_spoken_of(symbols: Sequence[str], place: int) -> bool:
    """Whether something is said of the bid that was told last, by nobody: "... oost 1R. 1R is te laag", "de 1R was een transfer"."""
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS or symbols[i] == ","), default=0)
    return set(symbols[start:place]) <= {"de", "het", "maar", "en"} and not _IS.isdisjoint(
        symbols[place + 1 : place + 2]
    )

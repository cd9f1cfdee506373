"""What speaks for and against each player that is named as the one who did it: the company he is named in.

The weights are learned from labelled messages (`python -m nlu.training`); seats themselves are never a feature, so that
renaming them renames the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from nlu.players import Players
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_UNSEATED = frozenset("declarer dummy defender me my_partner partner lho rho opponent".split())

_PLAYERS = _UNSEATED | {"seat", "pronoun"}
_SITS_AND_NO_MORE = (
    r"(?:seat|me)#{number}(?: (?:en|speel|leid|ben|zit|zat|de|het|als|in|contract|zelf|hier|nu|vanavond|dus|[()]|bid#\d+|declarer#\d+|dummy#\d+|defender#\d+))*"
    r"(?: [,.;:])+(?: (?!(?:me|seat)#)[^ ,.;#]+){0,2} (?:lho|rho|my_partner|partner|opponent|seat)#\d+"
)
"""The speaker says where he sits; what follows is about another player."""


def candidates(skeleton: Skeleton, players: Players) -> dict[Seat | str, list[int]]:
    """Who is named, each with the numbers of its mentions: by seat where that is known, else by role ("leider").

    Those that do something stand before those that are only said to declare.
    """
    found: dict[Seat | str, list[int]] = {}
    introduced: dict[Seat | str, list[int]] = {}
    for number, mention in enumerate(skeleton.mentions):
        if mention in players.anchors:
            continue
        who = players.seat_of.get(mention) or _role(skeleton, players, number, mention.value)
        if who is not None:
            (introduced if mention in players.introduced else found).setdefault(who, []).append(number)
    for who, numbers in introduced.items():
        speaks = who is players.me or who == "me"
        if who not in found and not (found and speaks and _only_sits(skeleton, numbers)):
            found[who] = numbers
    return found


def _only_sits(skeleton: Skeleton, numbers: Sequence[int]) -> bool:
    """Whether all that is told of the speaker, whose mentions these are, is where he sits."""
    return skeleton.has(_SITS_AND_NO_MORE.replace("{number}", str(numbers[-1])))


def _role(skeleton: Skeleton, players: Players, number: int, named: str) -> str | None:
    """The role that a player is called by, or shown to have by the one beside him: "de partner van de leider"."""
    beside = {"partner": "dummy", "lho": "defender", "rho": "defender"}
    if named in beside and skeleton.has(rf"{named}#{number}(?: van)?(?: de)? declarer#\d+"):
        return beside[named]
    if players.me_role in ("declarer", "dummy") and named == "opponent":
        return "defender"
    if named == "my_partner" and players.me_role is not None:
        return {"declarer": "dummy", "dummy": "declarer"}.get(players.me_role, "defender")
    if named == "me" and players.me_role == "dummy":
        return "dummy"
    return named if named in _UNSEATED else None


def offender_features(
    skeleton: Skeleton, players: Players, who: Seat | str, named: Mapping[Seat | str, list[int]], irregularity: str
) -> list[str]:
    """What speaks for and against `who`, one of those `named`, as the offender."""
    plain = list(_plain(skeleton, players, who, named))
    return plain + [f"{irregularity}|{feature}" for feature in plain]


def _plain(
    skeleton: Skeleton, players: Players, who: Seat | str, named: Mapping[Seat | str, list[int]]
) -> Iterator[str]:
    symbols = skeleton.line.split(" ")
    places = {int(symbol.split("#")[1]): place for place, symbol in enumerate(symbols) if "#" in symbol}
    numbers = named[who]
    yield f"candidates:{min(len(named), 4)}"
    yield f"mentions:{min(len(numbers), 3)}"
    yield f"order:{list(named).index(who)}"
    if skeleton.mentions[numbers[0]] in players.introduced:
        yield "introduced"
    if not isinstance(who, Seat):
        yield f"is:{who}"
    elif players.declarer:
        declaring = {players.declarer: "declarer", players.declarer.partner: "dummy"}
        yield f"is:{declaring.get(who, 'defender')}"
    if who in players.defenders:
        yield "is:called_defender"
    if players.me is who:
        yield "is:me"
    for number in numbers:
        place = places[number]
        before = [_masked(symbol) for symbol in symbols[max(0, place - 3) : place]]
        after = [_masked(symbol) for symbol in symbols[place + 1 : place + 5]]
        before = ["^"] * (3 - len(before)) + before
        after += ["$"] * (4 - len(after))
        yield f"-1:{before[2]}"
        yield f"-2:{before[1]} {before[2]}"
        yield f"+1:{after[0]}"
        yield f"+2:{after[0]} {after[1]}"
        yield f"+12:{after[1]}"
        yield f"-+:{before[2]} {after[0]}"
        yield from _around(">", symbols[place + 1 : place + 7])
        yield from _around("<", symbols[max(0, place - 6) : place][::-1])
    first = skeleton.mentions[numbers[0]]
    yield f"kind:{first.kind if first.kind != 'role' else first.value}"


def _around(side: str, symbols: Sequence[str]) -> Iterator[str]:
    """The words on one side in the same sentence; those beyond another player's name may tell of him instead."""
    for symbol in symbols:
        if symbol in (".", ";", "?", "!"):
            return
        masked = _masked(symbol)
        yield f"{side}{masked}"
        if "#" in symbol and masked in _PLAYERS:
            side = side[0] * 2


def _masked(symbol: str) -> str:
    return symbol.split("#")[0]

"""Who did it: every player that is named is weighed by the company he is named in, and the likeliest is taken when it is clear.

The weights are learned from labelled messages (`python -m nlu.training`); seats themselves are never a feature, so that
renaming them renames the answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from nlu.players import Players
from nlu.skeleton import Skeleton
from rules.vocabulary import Seat

def candidates(skeleton: Skeleton, players: Players) -> dict[Seat, list[int]]:
    """The seats that are named, each with the numbers of its mentions (roles included where their seat is known)."""
    found: dict[Seat, list[int]] = {}
    for number, mention in enumerate(skeleton.mentions):
        seat = players.seat_of.get(mention)
        if seat is not None and mention not in players.anchors:
            found.setdefault(seat, []).append(number)
    return found


def offender_features(skeleton: Skeleton, players: Players, seat: Seat, numbers: list[int], irregularity: str, count: int) -> list[str]:
    """What speaks for and against `seat` as the offender."""
    plain = list(_plain(skeleton, players, seat, numbers, count))
    return plain + [f"{irregularity}|{feature}" for feature in plain]


def _plain(skeleton: Skeleton, players: Players, seat: Seat, numbers: list[int], count: int) -> Iterator[str]:
    symbols = skeleton.line.split(" ")
    places = {int(symbol.split("#")[1]): place for place, symbol in enumerate(symbols) if "#" in symbol}
    yield f"candidates:{min(count, 4)}"
    yield f"mentions:{min(len(numbers), 3)}"
    order = sorted({players.seat_of[m]: i for i, m in reversed(list(enumerate(skeleton.mentions))) if m in players.seat_of}.items(), key=lambda item: item[1])
    yield f"order:{[s for s, _ in order].index(seat)}"
    if players.declarer:
        yield "is:" + ("declarer" if seat is players.declarer else "dummy" if seat is players.declarer.partner else "defender")
    if seat in players.defenders:
        yield "is:called_defender"
    if players.me is seat:
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
        for word in symbols[place + 1 : place + 7]:
            if word in (".", ";", "?", "!"):
                break
            yield f">{_masked(word)}"
        for word in reversed(symbols[max(0, place - 6) : place]):
            if word in (".", ";", "?", "!"):
                break
            yield f"<{_masked(word)}"
    first = skeleton.mentions[numbers[0]]
    yield f"kind:{first.kind if first.kind != 'role' else first.value}"


def _masked(symbol: str) -> str:
    return symbol.split("#")[0]


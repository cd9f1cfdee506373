"""Which calls are alerted: a choice of the organisation (40B2a), by default as the NBB has it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.vocabulary import Call


@dataclass(frozen=True, slots=True)
class AlertRules:
    """The choice of the organisation.

    Attributes:
        minor_length: Cards that an opening of one club or diamond must promise at least not to be alerted.
        notrump_least: HCP that an opening of 1NT must promise at least not to be alerted.
        notrump_most: HCP that it may hold at most not to be alerted.
        silent_from_level: Level from which bids aren't alerted, except artificial ones in the first round.
    """

    minor_length: int = 3
    notrump_least: int = 14
    notrump_most: int = 18
    silent_from_level: int = 4


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call means to the pair that makes it; what isn't known is None.

    Attributes:
        artificial: Whether it is an artificial call.
        surprising: Whether opponents could well take it otherwise without a warning.
        length: Cards that it promises at least in the suit named.
        points: HCP at least and at most.
        shows_strength: Whether a redouble shows strength.
        round: The round counted from the opening, which is in the first.
    """

    artificial: bool = False
    surprising: bool = False
    length: int | None = None
    points: tuple[int, int] | None = None
    shows_strength: bool = True
    round: int = 1


NBB = AlertRules()


def must_alert(call: Call, meaning: Meaning, *, opening: bool = False, rules: AlertRules = NBB) -> bool:
    """Whether the partner of the player who makes `call` alerts it (40B2a(iii), the organisation's regulation)."""
    if call == "XX" and not meaning.shows_strength:
        return True
    if call[0].isdigit() and int(call[0]) >= rules.silent_from_level:
        return meaning.artificial and meaning.round == 1
    if opening and call in ("1C", "1D") and meaning.length is not None and meaning.length < rules.minor_length:
        return True
    if opening and call == "1NT" and meaning.points is not None:
        least, most = meaning.points
        if least < rules.notrump_least or most > rules.notrump_most:
            return True
    return meaning.surprising or (meaning.artificial and call not in ("X", "XX"))

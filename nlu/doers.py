"""Who does what a phrase says: the subject of its clause, also behind the verb, or the player after "van", "bij" or "door"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nlu.dutch import is_finite, lemma_of
from nlu.players import Players
from nlu.reading import Message
from rules.vocabulary import Seat

_PLAYER = re.compile(r"(?:seat|me|my_partner|lho|rho|partner|declarer|dummy|defender|opponent)#(\d+)$")
_SPEAKER = frozenset(["ik", "ikzelf"])
_PRONOUN = frozenset(["hij", "zij", "ze", "ie", "die"])
_CUTS = frozenset(
    """. ; ? ! : , ( ) " maar want terwijl toen omdat doordat nadat voordat waarna waarop waardoor zodat dat of als dus
    hoewel vervolgens daarna daarop zodra tot""".split()
)
_SUBORDINATING = frozenset("terwijl toen omdat doordat nadat voordat als hoewel zodra".split())
_OBJECT = frozenset(
    """van tegen naar op over met aan voor door na achter tussen langs om bij door in als behalve namens tegenover""".split()
)
_BESIDE = frozenset(
    ["de", "het", "een", "zijn", "haar", "mijn", "z'n", "zn", "d'r", "mn", "m'n", "onze", "eigen", "speler", "leider"]
)
_OWNER = frozenset(["van", "bij", "door", "vanwege", "vanuit", "aan_de_kant_van"])
_SUBJECT_AFTER = 3


@dataclass(frozen=True, slots=True)
class _Named:
    """A player as a clause names him: where, behind which word (its place and itself), and his seat if that is known."""

    place: int
    behind: int
    before: str
    seat: Seat | None

    @property
    def is_object(self) -> bool:
        return self.before in _OBJECT


def doer_of(
    message: Message, players: Players, line: str, start: int, end: int, *, carried: bool = True
) -> Seat | None:
    """Who does what stands between the characters `start` and `end` of a line of symbols; None when it isn't clear.

    Args:
        message: The message of the line.
        players: Who is who in it.
        line: The line.
        start: Where the act begins.
        end: Where it ends.
        carried: Whether he may be named in the clauses before: "noord vraagt ernaar, past en ...".
    """
    symbols = line.split()
    first, last = len(line[:start].split()), len(line[:end].split())
    left, right = _clause(symbols, first, last)
    if carried and symbols[last : last + 1] and symbols[last] in _PRONOUN:
        return _subject_before(message, players, symbols, left)
    named = list(_named(message, players, symbols, left, right))
    found = _owner(named, last) or _subject(named, first, last) or _one_at(named)
    if found is not None:
        return found.seat
    if carried and (not named or any(symbol in _PRONOUN for symbol in symbols[left:right])):
        return _subject_before(message, players, symbols, left)
    return None


def owner_of(message: Message, players: Players, line: str, start: int, end: int) -> Seat | None:
    """Whose the thing is that stands between `start` and `end`: "de uitleg van west", "geen alert oost"."""
    symbols = line.split()
    first, last = len(line[:start].split()), len(line[:end].split())
    named = list(_named(message, players, symbols, *_clause(symbols, first, last)))
    found = _owner(named, last) or next((it for it in named if it.place == last), None)
    return found.seat if found else None


def _clause(symbols: list[str], first: int, last: int) -> tuple[int, int]:
    """Where the clause begins and ends in which the symbols from `first` to `last` stand."""
    left = next((at + 1 for at in range(first - 1, -1, -1) if _cuts(symbols, at)), 0)
    left = next((at for at in range(first, left, -1) if _begins_main(symbols, left, at)), left)
    return left, next((at for at in range(last, len(symbols)) if _cuts(symbols, at)), len(symbols))


def _cuts(symbols: list[str], at: int) -> bool:
    """Whether a clause ends here; "en" joins two players, or begins the clause of a second one."""
    if symbols[at] != "en":
        return symbols[at] in _CUTS
    before, after = symbols[at - 1] if at else "", symbols[at + 1] if at + 1 < len(symbols) else ""
    return after.startswith(("lho#", "rho#")) or (bool(_PLAYER.match(after)) and not _PLAYER.match(before))


def _begins_main(symbols: list[str], left: int, at: int) -> bool:
    """Whether the main clause begins at a verb before its subject: "toen oost 2SA bood | ging west"."""
    if not left or symbols[left - 1] not in _SUBORDINATING or at + 1 >= len(symbols):
        return False
    verb, after = symbols[at], symbols[at + 1]
    inverted = _PLAYER.match(after) is not None and is_finite(verb, lemma_of(verb))
    return inverted and any(_PLAYER.match(symbol) for symbol in symbols[left:at])


def _owner(named: list[_Named], last: int) -> _Named | None:
    return next((it for it in named if it.behind == last and it.before in _OWNER), None)


def _subject(named: list[_Named], first: int, last: int) -> _Named | None:
    """The player of the clause who does it, whose seat may be unknown; behind the verb when he follows at once."""
    subjects = [it for it in named if not it.is_object]
    nearest = (
        (it for it in subjects if it.place == first - 1),
        (it for it in subjects if first <= it.place <= last),
        (it for it in subjects if it.place < first),
        subjects,
    )
    return next((it for group in nearest for it in group), None)


def _one_at(named: list[_Named]) -> _Named | None:
    """The only player of the clause, where it happened: "bij west een lange stilte"."""
    return named[0] if len(named) == 1 and named[0].before == "bij" else None


def _subject_before(message: Message, players: Players, symbols: list[str], left: int) -> Seat | None:
    """The one player that the clauses before it in the sentence name as subject, whom a pronoun or no word at all means."""
    start = next((at + 1 for at in range(left - 1, -1, -1) if symbols[at] in (".", ";", "?", "!")), 0)
    subjects = [it for it in _named(message, players, symbols, start, left) if not it.is_object]
    seats = {it.seat for it in subjects}
    return subjects[0].seat if len(seats) == 1 else None


def _named(message: Message, players: Players, symbols: list[str], first: int, last: int) -> Iterator[_Named]:
    for place in range(first, last):
        symbol = symbols[place]
        match = _PLAYER.match(symbol)
        if match is None and symbol not in _SPEAKER:
            continue
        mention = message.mentions[int(match.group(1))] if match else None
        if mention in players.anchors:
            continue
        at = place - 1
        while at >= first and symbols[at] in _BESIDE:
            at -= 1
        seat = players.me if mention is None else players.seat_of.get(mention)
        yield _Named(place, at, symbols[at] if at >= first else "", seat)

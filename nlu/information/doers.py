"""Who does what a phrase says: the subject of its clause, also behind the verb, or the player after "van", "bij" or "door"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nlu.auction.related_players import quoted_speaker
from nlu.players import Players
from nlu.reading import Message
from nlu.words.dutch import is_finite, lemma_of
from rules.vocabulary import Seat

_PLAYER = re.compile(r"(?:seat|me|my_partner|lho|rho|partner|declarer|dummy|defender|opponent)#(\d+)$")
_SPEAKER = frozenset(["ik", "ikzelf"])
_PRONOUN = frozenset(["hij", "zij", "ze", "ie", "die"])
GENITIVE = re.compile(r"(?:noord|oost|zuid|west)'?s$")
_CUTS = frozenset(
    """. ; ? ! : , ( ) " maar want terwijl toen omdat doordat nadat voordat waarna waarop waardoor zodat dat of als dus
    hoewel vervolgens daarna daarop zodra tot wat hoe welke""".split()
)
_CALLS = ("bid#", "pass#", "double#", "redouble#", "bod", "pas", "doublet", "bieding")
_ENDS = frozenset(".;?!")
_SUBORDINATING = frozenset("terwijl toen omdat doordat nadat voordat als hoewel zodra".split())
_OBJECT = frozenset(
    """volgens van tegen naar op over met aan voor door na achter tussen langs om bij in als behalve namens tegenover""".split()
)
_PASSIVE = frozenset("werd werden wordt worden is zijn was waren".split())
_GOT = frozenset("kreeg krijgt kregen krijgen hoort hoorde gekregen gehoord".split())
_BESIDE = frozenset(
    ["de", "het", "een", "zijn", "haar", "mijn", "z'n", "zn", "d'r", "mn", "m'n", "onze", "eigen", "speler", "leider"]
)
_HIS = frozenset(["zijn", "haar", "z'n", "zn", "d'r"])
_OWNER = frozenset(["van", "bij", "door", "vanwege", "vanuit", "aan_de_kant_van"])


@dataclass(frozen=True, slots=True)
class _Named:
    """A player as a clause names him: where, behind which word (its place and itself), whether as the player of a call,
    whether as the owner of what follows ("oosts pas"), and his seat if that is known.
    """

    place: int
    behind: int
    before: str
    called: bool
    owns: bool
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
    named = list(_named(message, players, symbols, left, right))
    if carried and _is_pronoun(named, symbols, left, last):
        return _subject_before(message, players, symbols, left)
    found = (
        _owner(named, last)
        or _genitive(named, first)
        or _agent(named, symbols[left:right])
        or _subject(named, first, last)
        or _one_at(named)
    )
    if found is not None:
        return found.seat
    awaited = _awaited(message, players, symbols, left, right)
    if awaited is not None:
        return awaited
    if carried and (not named or any(symbol in _PRONOUN for symbol in symbols[left:right])):
        return _subject_before(message, players, symbols, left)
    return None


def named_owner_of(message: Message, players: Players, line: str, start: int, end: int) -> Seat | None:
    """The player named right behind it as the one whose it is: "lang denken van oost"."""
    symbols = line.split()
    first, last = len(line[:start].split()), len(line[:end].split())
    found = _owner(list(_named(message, players, symbols, *_clause(symbols, first, last))), last)
    return found.seat if found else None


def owner_of(message: Message, players: Players, line: str, start: int, end: int) -> Seat | None:
    """Whose the thing is that stands between `start` and `end`: "de uitleg van west", "geen alert oost"."""
    symbols = line.split()
    first, last = len(line[:start].split()), len(line[:end].split())
    named = list(_named(message, players, symbols, *_clause(symbols, first, last)))
    found = _owner(named, last) or next((it for it in named if it.place == last), None)
    if found is None and first and symbols[first - 1] in _HIS:
        return _subject_before(message, players, symbols, _clause(symbols, first, last)[0])
    return found.seat if found else None


def _clause(symbols: list[str], first: int, last: int) -> tuple[int, int]:
    """Where the clause begins and ends in which the symbols from `first` to `last` stand."""
    left = next((at + 1 for at in range(first - 1, -1, -1) if _cuts(symbols, at)), 0)
    left = next((at for at in range(first, left, -1) if _begins_main(symbols, left, at)), left)
    return left, next((at for at in range(last, len(symbols)) if _cuts(symbols, at)), len(symbols))


def _is_pronoun(named: list[_Named], symbols: list[str], left: int, last: int) -> bool:
    """Whether the subject is "hij" or "ze": right behind the verb, or before any player that is named."""
    if symbols[last : last + 1] and symbols[last] in _PRONOUN:
        return True
    return bool(named) and not _PRONOUN.isdisjoint(symbols[left : named[0].place])


def _encloses_player(symbols: list[str], at: int) -> bool:
    """Whether the bracket here is one of two around a player and nothing else."""
    first = at if symbols[at] == "(" else at - 2
    inside = symbols[max(0, first) : first + 3]
    return len(inside) == 3 and inside[0] == "(" and inside[2] == ")" and bool(_PLAYER.match(inside[1]))


def _cuts(symbols: list[str], at: int) -> bool:
    """Whether a clause ends here; "en" joins two players, or begins the clause of a second one; "(oost)" only names him."""
    if symbols[at] in "()" and _encloses_player(symbols, at):
        return False
    if symbols[at] == "voor":
        return _begins_clause(symbols, at + 1)
    if symbols[at] != "en":
        return symbols[at] in _CUTS
    before, after = symbols[at - 1] if at else "", symbols[at + 1] if at + 1 < len(symbols) else ""
    return after.startswith(("lho#", "rho#")) or (bool(_PLAYER.match(after)) and not _PLAYER.match(before))


def _begins_clause(symbols: list[str], first: int) -> bool:
    """Whether a player and his verb at its end make a clause of what follows: "voor | noord 3 ruiten bood"."""
    if first >= len(symbols) or not _PLAYER.match(symbols[first]):
        return False
    end = next((at for at in range(first, len(symbols)) if symbols[at] in _CUTS), len(symbols))
    last = symbols[end - 1]
    return end - first > 1 and (last.startswith(("pass#", "double#")) or is_finite(last, lemma_of(last)))


def _begins_main(symbols: list[str], left: int, at: int) -> bool:
    """Whether the main clause begins at a verb before its subject: "toen oost 2SA bood | ging west"."""
    if not left or symbols[left - 1] not in _SUBORDINATING or at + 1 >= len(symbols):
        return False
    verb, after = symbols[at], symbols[at + 1]
    inverted = _PLAYER.match(after) is not None and is_finite(verb, lemma_of(verb))
    return inverted and any(_PLAYER.match(symbol) for symbol in symbols[left:at])


def _owner(named: list[_Named], last: int) -> _Named | None:
    return next((it for it in named if it.behind == last and it.before in _OWNER and not it.owns), None)


def _genitive(named: list[_Named], first: int) -> _Named | None:
    """The player whose name stands right before it as its owner: "na oosts gezucht biedt west"."""
    return next((it for it in named if it.owns and it.place == first - 1), None)


def _agent(named: list[_Named], clause: list[str]) -> _Named | None:
    """The player "door" whom something was done, or "van" whom somebody got it."""
    passive, got = not _PASSIVE.isdisjoint(clause), not _GOT.isdisjoint(clause)
    by = [it for it in named if (passive and it.before == "door") or (got and it.before == "van")]
    return by[0] if len(by) == 1 else None


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
    """The only player of the clause, at whom it happened or whose call it was: "bij west een stilte", "2H van west kwam traag"."""
    if len(named) != 1:
        return None
    return named[0] if named[0].before == "bij" or named[0].called else None


_UNTIL = frozenset(["voor", "voordat", "eer", "tot", "totdat"])
_NOBODY = frozenset(["er", "het"])


def _awaited(message: Message, players: Players, symbols: list[str], left: int, right: int) -> Seat | None:
    """The subject of the clause that says what came after it, where it has none: "er viel een stilte voordat noord bood"."""
    if right >= len(symbols) or symbols[right] not in _UNTIL or _NOBODY.isdisjoint(symbols[left:right]):
        return None
    end = _clause(symbols, right + 1, right + 1)[1]
    first = next(_named(message, players, symbols, right + 1, end), None)
    return first.seat if first is not None and first.place == right + 1 else None


def _subject_before(message: Message, players: Players, symbols: list[str], left: int) -> Seat | None:
    """The subject of the nearest clause before it in the sentence that has one, whom a pronoun or no word at all means."""
    end = left - 1
    while end > 0 and symbols[end] not in _ENDS:
        start, _ = _clause(symbols, end, end)
        subjects = {it.seat for it in _named(message, players, symbols, start, end) if not it.is_object}
        if subjects:
            return subjects.pop() if len(subjects) == 1 else None
        end = start - 1
    return _subject_told(message, players, symbols)


def _subject_told(message: Message, players: Players, symbols: list[str]) -> Seat | None:
    """Whom the sentences before it name: the only player, or the last one for "die"."""
    first = next((int(symbol.split("#")[1]) for symbol in symbols if "#" in symbol), None)
    if first is None:
        return None
    seats = [players.seat_of[m] for m in message.mentions[:first] if m in players.seat_of and m not in players.anchors]
    return seats[-1] if seats and ("die" in symbols[:2] or len(set(seats)) == 1) else None


def _of_quoted(message: Message, players: Players, symbols: list[str], place: int) -> Seat | None:
    """Who "ik" or "mijn partner" is in the words of a player who is named: "noord zegt: mijn partner legde het fout uit"."""
    own = symbols[place] in _SPEAKER or symbols[place].startswith("me#")
    if not own and not symbols[place].startswith("my_partner#"):
        return None
    speaker = quoted_speaker(symbols, place)
    mention = message.mentions[int(symbols[speaker].split("#")[1])] if speaker is not None else None
    seat = players.seat_of.get(mention) if mention is not None else None
    return seat if seat is None or own else seat.partner


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
        if seat is None and players.me is None:
            seat = _of_quoted(message, players, symbols, place)
        before = symbols[at] if at >= first else ""
        called = before == "van" and at > first and symbols[at - 1].startswith(_CALLS)
        owns = mention is not None and GENITIVE.match(message.words.tokens[mention.last - 1].norm) is not None
        yield _Named(place, at, before, called, owns, seat)

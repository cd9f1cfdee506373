"""How many cards each hand is told to have: "west telt er veertien, zuid twaalf, de rest klopt"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from nlu.players import Players
from nlu.words.meanings import SEAT_LETTERS
from nlu.words.mentions import Mention
from nlu.words.number_words import number_of
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_FULL = 13
_SURPLUS = re.compile(r"^(?:te_?veel|over|extra|meer|teveel)$")
_SHORT = re.compile(r"^(?:te_?weinig|tekort|minder|te_?kort|teweinig)$")
_OTHER_THINGS = frozenset(
    """punten punt pts minuten min slagen slag spellen tafels paren procent % uur sec seconden tellen jaar rondes
    imps""".split()
)
_REST = re.compile(
    r"\b(?:de )?(?:rest|anderen|overigen|andere (?:drie|twee|3|2|handen|spelers)|overige (?:drie|twee|3|2)|andere)"
    r"(?: (?:gewoon|netjes|heeft|hebben|zitten|klopt|kloppen|zijn|is|wel|hadden|had|er|op|allemaal|ook|met|elk"
    r"|keurig|,|:))*"
    r"(?: (?:13|dertien|goed|in orde|kloppen|klopt|volledig|compleet|oke)\b)"
    r"|\b(?:iedereen (?:anders|verder)|(?:verder|anders) (?:heeft |had )?iedereen)(?: (?:gewoon|heeft|had|er|dus))* (?:13|dertien)\b"
    r"|\b(?:rest|anderen) (?:wel )?(?:klopt|kloppen|is goed)|\b(?:13|dertien) (?:bij|voor) (?:allemaal|iedereen)"
)
_NONE_OVER = re.compile(r"\b(?:niemand|geen van de (?:anderen|andere drie|drie))(?: (?:heeft|had|er|een))* te_? ?veel")
_NOT_THESE = frozenset("behalve rest anderen overigen overige".split())
"""What a number after it is told of isn't the players before it: "west, de rest heeft er 13"."""
_ONE_CARD = frozenset("kaart kaartje eentje".split())
Uneven = Literal["over and short", "short, the others full", "over, the others full"]


@dataclass(frozen=True, slots=True)
class _Event:
    """Players named, a number of cards, or the end of a thought (neither)."""

    seats: tuple[Seat, ...] = ()
    number: int | None = None
    has: bool = False  # "met", "heeft" stands between the players and this number


_LACKING = r"(?:dertiende|ontbrekende|vermiste|zoekgeraakte|verdwaalde)(?: (?:kaart|kaartje|card#\d+|,))*"
_ELSEWHERE = r"(?! (?:gevonden|gezien|laten|op|onder|in(?! (?:de|zijn|haar) hand)))"
_LACKING_IS_WITH = (
    rf"(?:{_LACKING}|die) (?:zat|zit|stak|bleek|was)(?: (?:nog|gewoon|dus|te zitten|er))*"
    rf" (?:bij|in de hand van|tussen de kaarten van|in de waaier van) {{seat}}{_ELSEWHERE}"
    rf"|{_LACKING} (?:had|heeft) {{seat}}{_ELSEWHERE}"
)
"""Whose hand the card was in that another one lacked: "west telde twaalf, de dertiende zat bij noord"."""


def card_counts(skeleton: Skeleton, players: Players) -> tuple[dict[Seat, int], int | None]:
    """How many cards each hand has, and the wrong number that is told, whoever has it."""
    events = list(_events(skeleton, players))
    counts: dict[Seat, int] = {}
    number_first = bool(events) and events[0].number is not None
    pending: list[Seat] = []
    last: int | None = None
    for event in events:
        if event.seats:
            if number_first and last is not None:
                counts.update({seat: last for seat in event.seats if seat not in counts})
                last = None
            else:
                pending.extend(event.seats)
        elif event.number is not None:
            if pending and (not number_first or event.has):
                # "noord heeft er 14": the players named since the number before; "west en oost 13" has two
                named = pending[-1:] if len(pending) > 2 else pending
                counts.update({seat: event.number for seat in named if seat not in counts})
                last = None
            else:
                last = event.number
            pending = []
        else:
            pending, last = [], None
    if sum(counts.values()) < _FULL * len(counts):  # the card that a hand lacks lay in another
        for seat in skeleton.seats([_LACKING_IS_WITH]):
            counts.setdefault(seat, 2 * _FULL - min(counts.values()))
    if counts and _REST.search(" ".join(token.norm for token in skeleton.words.tokens)):
        for seat in Seat:
            counts.setdefault(seat, _FULL)
    wrong = [event.number for event in events if event.number not in (None, _FULL)]
    return counts, max(wrong, default=None, key=lambda number: number or 0)


def _events(skeleton: Skeleton, players: Players) -> Iterator[_Event]:
    starts = {mention.first: mention for mention in skeleton.mentions}
    norms = [token.norm for token in skeleton.words.tokens]
    index = 0
    has = False
    last: int | None = None
    while index < len(norms):
        word, mention = norms[index], starts.get(index)
        if mention is not None and mention.kind in ("seat", "side", "role"):
            seat = players.seat_of.get(mention)
            if _strayed_from(norms, index):
                index = mention.last
                continue
            if mention.kind == "side":
                yield _Event(tuple(Seat(letter) for letter in mention.value))
            elif seat is not None:
                yield _Event((seat,))
            index, has = mention.last, False
            continue
        if mention is not None and mention.kind not in ("rank", "suit"):
            if mention.kind == "call":
                yield _Event()  # "zuid paste nog maar, west 14 kaarten"
            index = mention.last
            continue
        if word in SEAT_LETTERS and index + 1 < len(norms) and _count_at(norms, index + 1):
            yield _Event((Seat(SEAT_LETTERS[word]),))
        read = _count_at(norms, index)
        if read is not None:
            last = read[0]
            yield _Event(number=last, has=has)
            index, has = read[1], False
            continue
        if word in ".!?;" or word in _NOT_THESE:
            yield _Event()
        if word == "ook" and last is not None and _comes_a_player(starts, index + 1):
            yield _Event(number=last, has=True)  # "noord dertien, west ook, zuid veertien"
        has = has or word in ("met", "heeft", "had", "hebben", "telt", "telde")
        index += 1


def _comes_a_player(starts: Mapping[int, Mention], index: int) -> bool:
    """Whether another player is named at `index`, by a comma apart at most."""
    return any(at in starts and starts[at].kind == "seat" for at in (index, index + 1))


def _strayed_from(norms: Sequence[str], index: int) -> bool:
    """Whether the player at `index` is named as the one whose card another has: "noord heeft een kaart van west"."""
    return norms[index - 1 : index] == ["van"] and not _ONE_CARD.isdisjoint(norms[max(0, index - 4) : index])


def _count_at(norms: Sequence[str], index: int) -> tuple[int, int] | None:
    """A number of cards at `index`: `14`, `een kaart te veel`, `eentje te weinig`, `mist een kaart`; and its end."""
    word = norms[index]
    after = list(norms[index + 1 : index + 5])
    one = word in ("een", "1", "eentje", "kaart", "kaartje") or (word in ("twee", "2") and "kaarten" in after[:1])
    if one and norms[max(0, index - 1) : index] != ["geen"]:
        many = 2 if word in ("twee", "2") else 1
        words = [w for w in after if w not in ("kaart", "kaarten", "kaartje", "krt", "er", "dus", "kaartjes", "een")]
        joined = "".join(words[:2])
        if (words and _SURPLUS.match(words[0])) or joined.startswith("teveel"):
            return _FULL + many, index + 2
        if (words and _SHORT.match(words[0])) or joined.startswith(("teweinig", "tekort")):
            return _FULL - many, index + 2
        before = norms[max(0, index - 2) : index]
        missing = {"mist", "miste", "ontbreekt"} & set(before)
        if missing and word in ("een", "1") and after[:1] in (["kaart"], ["kaartje"]):
            return _FULL - 1, index + 2
    number = number_of(word)
    if number in (2, 3) and (more := _surplus_of(after)):
        return _FULL + more * number, index + 3
    if number is None or not 9 <= number <= 17:
        return None
    if after[:1] and (after[0] in _OTHER_THINGS or (after[0] in ("-", "/", ":") and after[1:2] and after[1].isdigit())):
        return None
    if index and norms[index - 1] in ("spel", "bord", "board", "tafel", "ronde", "paar", "slag", "-", "om"):
        return None
    return number, index + 1


def _surplus_of(after: Sequence[str]) -> int:
    """Whether the words after a number tell of so many cards too many (1) or too few (-1): "oost had er twee te veel"."""
    joined = "".join(word for word in after if word not in ("kaarten", "kaart", "krt", "er"))
    return 1 if joined.startswith("teveel") else -1 if joined.startswith(("teweinig", "tekort")) else 0


_OF_CARDS = frozenset("kaart kaarten kaartje kaartjes krt krtn hand handen telt telde tellen geteld".split())


def uneven_hands(skeleton: Skeleton, players: Players) -> Uneven | None:
    """What the numbers that are told prove: a hand with too many and one with too few, or only one that is over or short."""
    norms = [token.norm for token in skeleton.words.tokens]
    events = list(_events(skeleton, players))
    told = [event.number for event in events if event.number is not None]
    if not told:
        return None
    # "west heeft er 14", "zuid 12, de rest 13"
    of_players = ("er" in norms or (_FULL in told and len(told) > 1)) and any(event.seats for event in events)
    if not of_players and _OF_CARDS.isdisjoint(norms):
        return None
    most = max([*told, *card_counts(skeleton, players)[0].values()])
    if most > _FULL > min(told):
        return "over and short"
    line = " ".join(norms)
    full = _REST.search(line) or _NONE_OVER.search(line) or told.count(_FULL) > 1
    if min(told) >= _FULL:
        return "over, the others full" if full and max(told) > _FULL else None
    return "short, the others full" if full else None

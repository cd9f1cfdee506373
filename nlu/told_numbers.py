"""Numbers that a message tells: how many cards each hand has, how long the scores have hung, a session percentage."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nlu.players import Players
from nlu.reading import Message
from rules.vocabulary import Seat

_WORDS = {
    word: number
    for number, word in enumerate(
        "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien".split()
    )
} | {"twintig": 20, "vijfentwintig": 25, "dertig": 30, "veertig": 40, "vijftig": 50, "zestig": 60, "negentig": 90}
_FULL = 13
_LETTERS = {"n": "N", "o": "E", "z": "S", "w": "W"}
_SURPLUS = re.compile(r"^(?:te_?veel|over|extra|meer|teveel)$")
_SHORT = re.compile(r"^(?:te_?weinig|tekort|minder|te_?kort|teweinig)$")
_OTHER_THINGS = frozenset(
    """punten punt pts minuten min slagen slag spellen tafels paren procent % uur sec seconden tellen jaar rondes
    imps""".split()
)
_REST = re.compile(
    r"\b(?:de )?(?:rest|anderen|overigen|andere (?:drie|twee|handen|spelers)|overige (?:drie|twee)|andere)"
    r"(?: (?:gewoon|netjes|heeft|hebben|zitten|klopt|kloppen|zijn|is|wel|hadden|had|er|op|allemaal|ook|met|elk"
    r"|keurig|,|:))*"
    r"(?: (?:13|dertien|goed|in orde|kloppen|klopt|volledig|compleet|oke)\b)"
    r"|\b(?:rest|anderen) (?:wel )?(?:klopt|kloppen|is goed)|\b(?:13|dertien) (?:bij|voor) (?:allemaal|iedereen)"
)
_UNIT = dict.fromkeys(("minuten", "minuut", "min", "minuutjes"), 1) | dict.fromkeys(("uur", "uren", "uurtje"), 60)
_UNIT |= {"kwartier": 15, "kwartiertje": 15}
_LESS = ("nog geen", "geen", "minder dan", "amper", "bijna", "krap", "binnen", "nauwelijks", "hooguit", "een klein")
_MORE = ("ruim", "meer dan", "langer dan", "over", "dik", "goed", "zeker")


def number_of(word: str) -> int | None:
    """The number a word is, in figures or letters."""
    return int(word) if word.isdigit() and len(word) < 4 else _WORDS.get(word)


@dataclass(frozen=True, slots=True)
class _Event:
    """Players named, a number of cards, or the end of a thought (neither)."""

    seats: tuple[Seat, ...] = ()
    number: int | None = None
    has: bool = False  # "met", "heeft" stands between the players and this number


def card_counts(message: Message, players: Players) -> tuple[dict[Seat, int], int | None]:
    """How many cards each hand has, and the wrong number that is told, whoever has it."""
    events = list(_events(message, players))
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
    if counts and _REST.search(" ".join(token.norm for token in message.words.tokens)):
        for seat in Seat:
            counts.setdefault(seat, _FULL)
    wrong = [event.number for event in events if event.number not in (None, _FULL)]
    return counts, max(wrong, default=None, key=lambda number: number or 0)


def _events(message: Message, players: Players) -> Iterator[_Event]:
    starts = {mention.first: mention for mention in message.mentions}
    norms = [token.norm for token in message.words.tokens]
    index = 0
    has = False
    while index < len(norms):
        word, mention = norms[index], starts.get(index)
        if mention is not None and mention.kind in ("seat", "side", "role"):
            seat = players.seat_of.get(mention)
            if mention.kind == "side":
                yield _Event(tuple(Seat(letter) for letter in mention.value))
            elif seat is not None:
                yield _Event((seat,))
            index, has = mention.last, False
            continue
        if mention is not None and mention.kind not in ("rank", "suit"):
            index = mention.last
            continue
        if word in _LETTERS and index + 1 < len(norms) and _count_at(norms, index + 1):
            yield _Event((Seat(_LETTERS[word]),))
        read = _count_at(norms, index)
        if read is not None:
            yield _Event(number=read[0], has=has)
            index, has = read[1], False
            continue
        if word in ".!?;" or word == "behalve":
            yield _Event()
        has = has or word in ("met", "heeft", "had", "hebben", "telt", "telde")
        index += 1


def _count_at(norms: Sequence[str], index: int) -> tuple[int, int] | None:
    """A number of cards at `index`: `14`, `een kaart te veel`, `eentje te weinig`, `mist een kaart`; and its end."""
    word = norms[index]
    after = list(norms[index + 1 : index + 5])
    one = word in ("een", "1", "eentje", "kaart", "kaartje") or (word in ("twee", "2") and "kaarten" in after[:1])
    if one:
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
    if number is None or not 9 <= number <= 17:
        return None
    if after[:1] and (after[0] in _OTHER_THINGS or (after[0] in ("-", "/", ":") and after[1:2] and after[1].isdigit())):
        return None
    if index and norms[index - 1] in ("spel", "bord", "board", "tafel", "ronde", "paar", "slag", "-", "om"):
        return None
    return number, index + 1


def minutes_told(message: Message) -> int | None:
    """How many minutes ago something was, with "nog geen" and "ruim" taken a minute under and over."""
    norms = [token.norm for token in message.words.tokens]
    total: int | None = None
    first = 0
    for index, word in enumerate(norms):
        read = _minutes_at(norms, index, word)
        if read is None:
            continue
        minutes, start = read
        if total is None:
            first = start
            total = minutes
        elif norms[start - 1] in ("en", "plus", ","):
            total += minutes
    if total is None:
        return None
    before = " ".join(norms[max(0, first - 2) : first])
    if before.endswith(_LESS):
        return max(0, total - 1)
    return total + 1 if before.endswith(_MORE) else total


def _minutes_at(norms: Sequence[str], index: int, word: str) -> tuple[int, int] | None:
    if word in ("halfuur", "halfuurtje"):
        return 30, index - (index > 0 and norms[index - 1] == "een")
    unit = _UNIT.get(word)
    if unit is None or not index:
        return None
    before = norms[index - 1]
    second = norms[index - 2] if index > 1 else ""
    if before == "anderhalf":
        return unit * 3 // 2, index - 1
    if before in ("half", "halve"):
        return unit // 2, index - 1 - (second == "een")
    number = number_of(before)
    if word in ("kwartier", "kwartiertje") and number is None:
        return 15, index
    if number is None or second in ("om", "tot", "rond", "voor", "vanaf"):
        return None  # "om 10 uur" is a time of day
    if word == "uur" and number > 8:
        return None
    return unit * number, index - 1


_PERCENTAGE = re.compile(r"(\d{2})(?:[.,](\d{1,2}))? ?(?:%|procent)")
_AWARDED = re.compile(
    r"(?:krijg\w*|kreeg|geef|geven|gaf|toeken\w*|toegekend|wordt|is dat|dus|g ?\+|g ?-|boete|aftrek|straf)"
    r"(?: \S+){0,2} $"
)
_WEIGHED = re.compile(r"\b(?:weeg|wegen|weging|gewogen|gewicht)\b")


def session_percentage(message: Message) -> float | None:
    """The percentage a pair has in the session; None when the percentages are weights or awards."""
    text = " ".join(token.norm for token in message.words.tokens).replace(" , ", ",").replace(" . ", ".")
    if _WEIGHED.search(text):
        return None
    told = (match for match in _PERCENTAGE.finditer(text) if not _AWARDED.search(text[: match.start()]))
    found = [float(f"{match[1]}.{match[2] or 0}") for match in told]
    return found[0] if len(found) == 1 and 20 <= found[0] <= 85 else None

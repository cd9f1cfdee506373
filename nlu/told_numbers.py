"""Numbers that a message tells: how many cards each hand has, how long the scores have hung, a percentage of the session."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

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
    "punten punt pts minuten min slagen slag spellen tafels paren procent % uur sec seconden tellen jaar rondes imps".split()
)
_REST = re.compile(
    r"\b(?:de )?(?:rest|anderen|overigen|andere (?:drie|twee|handen|spelers)|overige (?:drie|twee)|andere)"
    r"(?: (?:gewoon|netjes|heeft|hebben|zitten|klopt|kloppen|zijn|is|wel|hadden|had|er|op|allemaal|ook|met|elk|keurig|,|:))*"
    r"(?: (?:13|dertien|goed|in orde|kloppen|klopt|volledig|compleet|oke)\b)"
    r"|\b(?:rest|anderen) (?:wel )?(?:klopt|kloppen|is goed)"
)
_UNIT = {"minuten": 1, "minuut": 1, "min": 1, "minuutjes": 1, "kwartier": 15, "kwartiertje": 15, "uur": 60, "uren": 60, "uurtje": 60}
_LESS = ("nog geen", "geen", "minder dan", "amper", "bijna", "krap", "binnen", "nauwelijks", "hooguit", "net geen", "een klein")
_MORE = ("ruim", "meer dan", "langer dan", "over", "dik", "goed", "zeker")


def number_of(word: str) -> int | None:
    """The number a word is, in figures or letters."""
    return int(word) if word.isdigit() and len(word) < 4 else _WORDS.get(word)


def card_counts(message: Message, players: Players) -> tuple[dict[Seat, int], int | None]:
    """How many cards each hand has, and the wrong number that is told when nobody is named with it."""
    events = list(_events(message, players))
    counts: dict[Seat, int] = {}
    numbers = [value for kind, value in events if kind == "number"]
    if numbers and events:
        number_first = events[0][0] == "number"
        pending: list[Seat] = []
        last: int | None = None
        for kind, value in events:
            if kind == "seats":
                if number_first and last is not None:
                    for seat in value:
                        counts.setdefault(seat, last)
                    last = None
                else:
                    pending.extend(value)
            elif kind == "number":
                if not number_first:
                    # "noord heeft er 14": the seats named since the number before; "west en oost 13" has two
                    for seat in pending[-1:] if len(pending) > 2 else pending:
                        counts.setdefault(seat, value)
                    pending = []
                last = value
            else:
                pending = []
    if counts and _REST.search(" ".join(token.norm for token in message.words.tokens)):
        for seat in Seat:
            counts.setdefault(seat, _FULL)
    wrong = [number for number in numbers if number != _FULL]
    return counts, next((n for n in wrong if n > _FULL), wrong[0] if wrong else None)


def _events(message: Message, players: Players) -> Iterator[tuple[str, object]]:
    starts = {mention.first: mention for mention in message.mentions}
    norms = [token.norm for token in message.words.tokens]
    index = 0
    while index < len(norms):
        mention = starts.get(index)
        if mention is not None and mention.kind in ("seat", "side", "role"):
            seat = players.seat_of.get(mention)
            if mention.kind == "side":
                yield "seats", [Seat(letter) for letter in mention.value]
            elif seat is not None:
                yield "seats", [seat]
            index = mention.last
            continue
        if mention is not None and mention.kind not in ("rank", "suit"):
            index = mention.last
            continue
        if norms[index] in _LETTERS and index + 1 < len(norms) and _count_at(norms, index + 1):
            yield "seats", [Seat(_LETTERS[norms[index]])]
        read = _count_at(norms, index)
        if read is not None:
            number, index = read
            yield "number", number
            continue
        if norms[index] in ".!?;":
            yield "stop", None
        index += 1


def _count_at(norms: Sequence[str], index: int) -> tuple[int, int] | None:
    """A number of cards at `index`: `14`, `twaalf kaarten`, `een kaart te veel`, `eentje te weinig`, `mist een kaart`."""
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
        if word in ("een", "1") and after[:1] in (["kaart"], ["kaartje"]) and {"mist", "miste", "ontbreekt"} & set(before):
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
_AWARDED = re.compile(r"(?:krijg\w*|kreeg|geef|geven|gaf|toeken\w*|toegekend|wordt|is dat|dus|g ?\+|g ?-|boete|aftrek|straf)(?: \S+){0,2} $")
_WEIGHED = re.compile(r"\b(?:weeg|wegen|weging|gewogen|gewicht)\b")


def session_percentage(message: Message) -> float | None:
    """The percentage a pair has in the session; None when the percentages are weights or awards."""
    text = " ".join(token.norm for token in message.words.tokens).replace(" , ", ",").replace(" . ", ".")
    if _WEIGHED.search(text):
        return None
    found = [
        float(f"{match[1]}.{match[2] or 0}") for match in _PERCENTAGE.finditer(text) if not _AWARDED.search(text[: match.start()])
    ]
    return found[0] if len(found) == 1 and 20 <= found[0] <= 85 else None

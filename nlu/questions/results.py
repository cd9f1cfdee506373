"""Questions for the score of a contract, or of a weighing of results.

"hoeveel is 3SA gedoubleerd +1 kwetsbaar?", "klein slem harten, zes gemaakt: punten?", "60% 4S=, 40% 4S-1"; and what
a few words change in such a question: "en niet kwetsbaar?", "in harten dan?".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nlu.questions.boards import board_number
from nlu.questions.reading import Lookup, NamedAt, bid_at, denomination_at, has_any, number_at, strangers, words_of
from nlu.questions.scales import numbers_in
from nlu.words.mentions import Mention, Words
from nlu.words.normalise import normalise
from rules.scoring.boards import is_vulnerable
from rules.vocabulary import Seat, Side

_SEPARATORS = (",", ";", "en")
_BOOK = 6
_ALL = 13
_ADVICE = re.compile(r"\b(?:bied|open|antwoord|doubleer) (?:ik|je|jij)\b|\b(?:ik|je) (?:bied|open)\b")
"""Asks what to bid, which isn't a director's business."""
_BRINGS_IN = re.compile(r"\b(?:wat|hoeveel|dat|dit) brengt\b|\bbrengt\b.*\bop\b")
_CALLED = frozenset("opende opent bood biedt antwoordde antwoordt".split())
_ASKED = re.compile(r"([1-7])(NT|[SHDC])(X*)(?:=|([+-]\d+)) ([VN?])")


@dataclass(frozen=True, slots=True)
class _Contract:
    bid: str
    doubled: int
    first: int
    last: int


@dataclass(slots=True)
class _Reading:
    """The result that belongs to a contract, and the tokens it was read from."""

    used: set[int]
    overtricks: int = 0
    told: bool = False
    doubled: int = 0


def result_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """A contract with its result and vulnerability: `3NTX+1 V`; `N` is not vulnerable, `?` unknown."""
    if has_any(words.norms, words_of("story", "noted")) or _ADVICE.search(" ".join(words.norms)):
        return None
    contracts = list(_contracts(words))
    if len(contracts) != 1:
        return None
    contract = contracts[0]
    reading = _result(words, contract, 0, len(words.norms))
    vulnerable, marks = _vulnerability(words)
    players = [m for m in mentions if m.kind in ("seat", "side")]
    called = any(m.kind == "call" and m.first == contract.first for m in mentions)
    if players and words.norms[contract.first] == "een" and not called:
        return None  # "zuid brengt een schoppen uit de hand"
    called_by_one = "geboden" in words.norms and len({m.value for m in players if m.kind == "seat"}) > 1
    if players and (called_by_one or _CALLED.intersection(words.norms)):
        return None  # "noord opende met 3 punten 1SA", "zuid telt er 12, west 14, en west heeft al 1S geboden"
    board = board_number(words)
    used = {*reading.used, *marks, *range(contract.first, contract.last)}
    used |= {i for m in players for i in range(m.first, m.last)}
    used |= set(range(board[1], board[2])) if board else set()
    asks = has_any(words.norms, words_of("ask", "amount")) or _BRINGS_IN.search(" ".join(words.norms)) is not None
    made = reading.told or not players  # "4S gedoubleerd kwetsbaar" without more asks what it is when made
    if not asks and not (made and vulnerable != "?") and not (reading.told and (reading.doubled or "?" in words.norms)):
        return None
    rest = strangers(words, used, words_of("result", "beside", "exact", "made"), words_of("ask", "amount", "more"))
    if len(rest) > (2 if asks else 0):
        return None
    side = _declaring(words, players) if board else None
    if vulnerable == "?" and board and side:
        vulnerable = "V" if is_vulnerable(board[0], side) else "N"
    return _lookup(contract, reading, vulnerable)


def _declaring(words: Words, players: Sequence[Mention]) -> Side | None:
    """The side whose contract it is: the only one named, or the one of which it is said to be ("van NZ")."""
    own = [m for m in players if m.first and words.norms[m.first - 1] in ("van", "door")]
    sides = {Side(m.value) if m.kind == "side" else Seat(m.value).side for m in own or players}
    return sides.pop() if len(sides) == 1 else None


def changed_result(words: Words, asked: str) -> str | None:
    """The result that was asked, with the contract, doubles, tricks or vulnerability that these words name instead."""
    match = _ASKED.fullmatch(asked)
    contracts = list(_contracts(words))
    if match is None or len(contracts) > 1:
        return None
    level, denomination, doubled, overtricks, vulnerable = match.groups()
    named = contracts or [*_denominated(words, level), *_levelled(words, denomination)]
    contract = named[0] if named else _Contract(level + denomination, 0, 0, 0)
    reading = _result(words, contract, 0, len(words.norms))
    undoubled = _undoubled(words)
    told, marks = _vulnerability(words)
    used = {*reading.used, *marks, *range(contract.first, contract.last)}
    if not used or strangers(words, used, words_of("result", "beside", "exact", "made"), words_of("ask", "amount")):
        return None
    reading.doubled = 0 if undoubled else reading.doubled or len(doubled)
    if not reading.told:
        reading.overtricks = int(overtricks or 0)
    text = _notation(contract, reading)
    return f"{text} {vulnerable if told == '?' else told}" if text else None


def _denominated(words: Words, level: str) -> Iterator[_Contract]:
    """A suit or notrump without a level: "en in harten?"."""
    for at in range(len(words.norms)):
        found = None if at in _undoubled(words) else denomination_at(words, at, short=False)
        if found:
            yield _Contract(level + found.value, found.doubled, at, found.after)


def _levelled(words: Words, denomination: str) -> Iterator[_Contract]:
    """A level and nothing else: "en 7 dan?"."""
    said = [at for at, norm in enumerate(words.norms) if norm not in words_of("glue", "function") and norm != "?"]
    number = number_at(words.norms, said[0]) if len(said) == 1 else None
    if number and 1 <= number[0] <= _ALL - _BOOK:
        yield _Contract(f"{number[0]}{denomination}", 0, said[0], number[1])


def _undoubled(words: Words) -> set[int]:
    """The words that say that it isn't doubled: "zonder doublet", "ongedoubleerd"."""
    plainly = {at for at, norm in enumerate(words.norms) if norm in words_of("result", "undoubled")}
    refused = (at for at, norm in enumerate(words.norms[:-1]) if norm in words_of("result", "not"))
    return plainly | {i for at in refused if words.norms[at + 1] in words_of("result", "doubled") for i in (at, at + 1)}


def _lookup(contract: _Contract, reading: _Reading, vulnerable: str) -> Lookup | None:
    text = _notation(contract, reading)
    return ("score", f"{text} {vulnerable}") if text else None


def _notation(contract: _Contract, reading: _Reading) -> str | None:
    tricks = _BOOK + int(contract.bid[0]) + reading.overtricks
    if not 0 <= tricks <= _ALL:
        return None
    result = f"{reading.overtricks:+d}" if reading.overtricks else "="
    return f"{contract.bid}{'X' * reading.doubled}{result}"


def _contracts(words: Words) -> Iterator[_Contract]:
    at = 0
    while at < len(words.norms):
        signed = at > 0 and words.norms[at - 1] in ("+", "-", "plus", "min")
        bid = (None if signed else bid_at(words, at)) or _slam_at(words, at)
        if bid:
            yield _Contract(bid.value, bid.doubled, at, bid.after)
        at = bid.after if bid else at + 1


def _slam_at(words: Words, at: int) -> NamedAt | None:
    """`klein slem (in) harten`."""
    if words.norms[at] not in ("klein", "groot", "kleinslem", "grootslem"):
        return None
    apart = words.norms[at] in ("klein", "groot")
    after = at + 2 if apart else at + 1
    if apart and (at + 1 >= len(words.norms) or words.norms[at + 1] not in words_of("result", "slem")):
        return None
    if after < len(words.norms) and words.norms[after] == "in":
        after += 1
    found = denomination_at(words, after, short=False)
    level = "6" if words.norms[at].startswith("k") else "7"
    return found._replace(value=level + found.value) if found else None


def _result(words: Words, contract: _Contract, start: int, stop: int) -> _Reading:
    """The tricks and doubles told in the tokens `[start, stop)`."""
    undoubled = _undoubled(words)
    reading = _Reading(undoubled & set(range(start, stop)), doubled=contract.doubled)
    level = int(contract.bid[0])
    norms = words.norms
    at = start
    while at < stop:
        if contract.first <= at < contract.last or at in undoubled:
            at += 1
            continue
        norm = norms[at]
        if norm in words_of("result", "redoubled"):
            reading.doubled = 2
            reading.used.add(at)
        elif norm in words_of("result", "doubled"):
            reading.doubled = max(reading.doubled, 1)
            reading.used.add(at)
        elif found := _overtricks_at(norms, at, level, told=reading.told):
            at = _tell(reading, found[0], at, found[1])
            continue
        elif norm in words_of("result", "exact"):
            # "contract 4S" names the contract, "4S contract" says that it was just made.
            reading.told = reading.told or norm != "contract" or at > contract.first
            reading.used.add(at)
        at += 1
    return reading


def _overtricks_at(norms: Sequence[str], at: int, level: int, *, told: bool) -> tuple[int, int] | None:
    """The overtricks that are told from `at` on, and where that ends: "plus twee", "3 down", "tien slagen"."""
    if after := number_at(norms, at + 1):
        number, end = after
        if norms[at] in words_of("result", "more"):
            return number, end
        if norms[at] in words_of("result", "less") or (norms[at] in words_of("result", "down") and not told):
            return -number, end
    if not (before := number_at(norms, at)):
        return None
    number, end = before
    follower = norms[end] if end < len(norms) else ""
    if follower in words_of("result", "over"):
        return number, end + 1
    if follower in words_of("result", "down"):
        return -number, end + 1
    if follower in words_of("result", "tricks"):
        return number - _BOOK - level, end + 1
    if follower in words_of("result", "made") and number >= level:
        tricks = number if number > 7 or (number == 7 and level == 1) else number + _BOOK
        return tricks - _BOOK - level, end + 1
    return None


def _tell(reading: _Reading, overtricks: int, first: int, last: int) -> int:
    reading.overtricks = overtricks
    reading.told = True
    reading.used.update(range(first, last))
    return last


def _vulnerability(words: Words) -> tuple[str, set[int]]:
    for at, norm in enumerate(words.norms):
        if norm in words_of("result", "not_vulnerable"):
            return "N", {at}
        if norm == "niemand":
            return "N", {at, at + 1}
        if norm in words_of("result", "vulnerable"):
            before = words.norms[at - 1] if at else ""
            if norm in ("k", "v") and before in ("1", "2", "3", "4", "5", "6", "7") and words.tokens[at].glued:
                continue
            return ("N", {at - 1, at}) if before in (*words_of("result", "not"), "niemand") else ("V", {at})
    return "?", set()


_PERCENT = re.compile(r"(\d{1,3}(?:[.,]\d+)?)\s*(?:%|procent)")


def weighted_in(words: Words, mentions: Sequence[Mention]) -> Lookup | None:
    """A weighing: `60:4S=:NS,40:4S-1:NS|NS|imps:420`: the results, who is vulnerable, and the comparison."""
    percents = [(m.start(), m[1].replace(",", ".")) for m in _PERCENT.finditer(normalise(words.text))]
    if len(percents) < 2 or has_any(words.norms, words_of("story", "noted")) or has_any(words.norms, ("mag", "mogen")):
        return None
    contracts = list(_contracts(words))
    if len(percents) != len(contracts):
        return None
    sides = [m for m in mentions if m.kind in ("side", "seat")]
    vulnerable, marks = _vulnerable_sides(words, sides)
    bounds = _bounds(words, contracts, [start for start, _ in percents])
    parts: list[str] = []
    for (first, last), contract, (_, percent) in zip(bounds, contracts, percents, strict=True):
        text = _notation(contract, _result(words, contract, first, last))
        own = next((m for m in sides if first <= m.first < last and m.first not in marks), None)
        side = "" if own is None else own.value if own.kind == "side" else str(Seat(own.value).side)
        if text is None:
            return None
        parts.append(f"{percent}:{text}:{side}")
    return "weighted", f"{','.join(parts)}|{vulnerable}|{_comparison(words)}"


def _bounds(words: Words, contracts: Sequence[_Contract], percents: Sequence[int]) -> list[tuple[int, int]]:
    """The tokens that belong to each contract: from its percentage, before or after it, to the next one."""
    before = percents[0] < words.tokens[contracts[0].first].start
    starts = [
        next(i for i, token in enumerate(words.tokens) if token.start >= percent) if before else contract.first
        for percent, contract in zip(percents, contracts, strict=True)
    ]
    ends = [*starts[1:], len(words.norms)]
    stops = [_part_end(words, contract.last, end) for contract, end in zip(contracts, ends, strict=True)]
    return list(zip(starts, stops, strict=True))


def _part_end(words: Words, first: int, last: int) -> int:
    return next((at for at in range(first, last) if words.norms[at] in _SEPARATORS), last)


def _vulnerable_sides(words: Words, sides: Sequence[Mention]) -> tuple[str, set[int]]:
    """`NS`, `EW`, `all`, `none` or `?`, and the tokens of the side that is said to be vulnerable."""
    for at, norm in enumerate(words.norms):
        if norm not in words_of("result", "vulnerable", "not_vulnerable"):
            continue
        near = next((m for m in sides if m.last in (at, at - 1)), None)
        around = words.norms[max(0, at - 2) : at + 1]
        if has_any(around, ("niemand", "geen", "nk", "niet")):
            return "none", {near.first} if near else set()
        if has_any(around, ("allen", "iedereen", "alle", "beide")):
            return "all", set()
        if near:
            return near.value if near.kind == "side" else str(Seat(near.value).side), {near.first}
        return "all", set()
    board = board_number(words)
    if board:
        vulnerable = [str(side) for side in Side if is_vulnerable(board[0], side)]
        return {0: "none", 1: vulnerable[0] if vulnerable else "", 2: "all"}[len(vulnerable)], set()
    return "?", set()


def _comparison(words: Words) -> str:
    """What the outcomes are compared with: a datum, the other table, or a frequency of scores."""
    text = normalise(words.text)
    found = re.search(r"\b(datum|butler|imps?|andere tafel|frequentie|frequenties|scores|matchpunten|mp|tegen)\b", text)
    if found is None:
        return ""
    numbers = [number for number in numbers_in(text[found.end() :]) if abs(int(number)) >= 10]
    if not numbers:
        return ""
    return f"imps:{numbers[0]}" if len(numbers) == 1 else f"mp:{' '.join(numbers)}"

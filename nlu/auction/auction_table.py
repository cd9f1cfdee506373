"""An auction pasted as a table: a line with the four players, and their calls in the columns below it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from nlu.auction.call_modes import CALL
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_HEADER = re.compile(r"(?<![^ ])(?=(" + r"(?: [|/,\-])* ".join([r"seat#(\d+)"] * 4) + r")(?![^ ]))")
_FILLING = frozenset("| / , ; : . - ? ! ( ) * [ ]".split())
_EMPTY = frozenset("- .".split())
_MARKS = frozenset("alert al stop".split())
_COLUMNS = 4
_INDENTED = 2


@dataclass(frozen=True, slots=True)
class _Cell:
    """A symbol of the table: where it stands in the line of symbols, on which line of the message and how far in."""

    place: int
    symbol: str
    row: int
    indent: int

    @property
    def is_call(self) -> bool:
        return CALL.fullmatch(self.symbol) is not None


def tabled(skeleton: Skeleton, symbols: Sequence[str], dealer: Seat | None) -> tuple[dict[int, Seat], frozenset[int]]:
    """Who made the calls of a pasted table, by place, and the mentions that make up its first line."""
    for match in _HEADER.finditer(skeleton.line):
        numbers = [int(number) for number in match.groups()[1:]]
        seats = [Seat(skeleton.mentions[number].value) for number in numbers]
        if any(after is not before.lho for before, after in pairwise(seats)):
            continue
        end = skeleton.line.count(" ", 0, match.end(1)) + 1
        header = [_cell(skeleton, symbols, place) for place in range(end) if symbols[place].startswith("seat#")][-4:]
        cells = _without_sentence(skeleton, symbols, list(_cells(skeleton, symbols, end)))
        calls = [cell for cell in cells if cell.is_call]
        if len(calls) < 2:
            continue
        column = _first_column(header, cells, calls)
        if column is None:
            column = seats.index(dealer) if dealer is not None else 0
        by_place: dict[int, Seat] = {}
        for cell in cells[cells.index(calls[0]) :]:
            if cell.is_call:
                by_place[cell.place] = seats[column % _COLUMNS]
            column += cell.is_call or (cell.symbol == "-" and _is_spaced(skeleton, cell))  # a dash may stand for a pass
        return by_place, frozenset(numbers)
    return {}, frozenset()


def _is_spaced(skeleton: Skeleton, cell: _Cell) -> bool:
    """Whether the row of a dash is laid out in columns, so that the dash is a cell and no mere sign between two."""
    return re.search(r"\S(?: {2,}|\t)\s*\S|\|", skeleton.words.text.split("\n")[cell.row]) is not None


def _cells(skeleton: Skeleton, symbols: Sequence[str], start: int) -> Iterator[_Cell]:
    """What stands below the players, up to the first words that are no call."""
    for place in range(start, len(symbols)):
        if not (CALL.fullmatch(symbols[place]) or symbols[place] in _FILLING or symbols[place] in _MARKS):
            return
        yield _cell(skeleton, symbols, place)


_GOES_ON = frozenset("van door is was kan mag moet lag ligt bij".split())


def _without_sentence(skeleton: Skeleton, symbols: Sequence[str], cells: list[_Cell]) -> list[_Cell]:
    """The cells without a call that begins a sentence on a line of its own: "1K van zuid is te laag"."""
    row = [cell for cell in cells if cell.row == cells[-1].row] if cells else []
    after = row[-1].place + 1 if row else len(symbols)
    if len(row) != 1 or len(row) == len(cells) or after >= len(symbols) or symbols[after] not in _GOES_ON:
        return cells
    return cells[:-1] if _cell(skeleton, symbols, after).row == row[0].row else cells


def _cell(skeleton: Skeleton, symbols: Sequence[str], place: int) -> _Cell:
    """A symbol with its line and its indent; a tab is as wide as a column."""
    text, start = skeleton.words.text, skeleton.words.tokens[skeleton.token_at(place)].start
    line = text.rfind("\n", 0, start) + 1
    return _Cell(place, symbols[place], text.count("\n", 0, start), len(text[line:start].expandtabs(8)))


def _first_column(header: Sequence[_Cell], cells: Sequence[_Cell], calls: Sequence[_Cell]) -> int | None:
    """Whose column the first call stands in: after empty places, under its player, or at the end of a shorter first row."""
    first = calls[0]
    before = [cell.symbol for cell in cells if cell.place < first.place and cell.row == first.row]
    bars = before.count("|")
    if bars and first.row > header[-1].row:
        return (bars - (before[0] == "|")) % _COLUMNS
    empty = sum(symbol in _EMPTY for symbol in before)
    if 0 < empty < _COLUMNS:
        return empty
    if first.row > header[-1].row and first.indent >= header[0].indent + _INDENTED:
        return min(range(_COLUMNS), key=lambda column: abs(header[column].indent - first.indent))
    in_row = sum(cell.row == first.row and (cell.is_call or cell.symbol == "-") for cell in cells)
    if in_row < _COLUMNS and calls[-1].row > first.row:
        return _COLUMNS - in_row
    return 0 if in_row >= _COLUMNS else None

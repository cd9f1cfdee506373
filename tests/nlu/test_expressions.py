"""An expression finds what `re` finds, whatever line it is tried on, alone or among several."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from nlu.words.expressions import Expression, Several

_TEXTS = (
    r"(?:legt|speelt) card#(\d+)(?: (?:uit|van) dummy#\d+)?",
    r"(?P<who>seat#\d+)(?: [^ ]+){0,2} (?:niet|geen)",
    r"(?<!niet )aanvaard$",
    r"^(?:ja|nee)(?: ,)?",
)
_WORDS = "legt speelt card#3 uit dummy#1 seat#0 heeft niet geen aanvaard ja nee , van".split()
_LINES = st.lists(st.sampled_from(_WORDS), max_size=9).map(" ".join)


@given(st.sampled_from(_TEXTS), _LINES, st.integers(0, 5))
def test_finds_what_re_finds(text: str, line: str, start: int) -> None:
    late, plain = Expression(text), re.compile(text)
    assert _places(late.finditer(line, start)) == _places(plain.finditer(line, start))
    for found, meant in (
        (late.search(line), plain.search(line)),
        (late.match(line, start), plain.match(line, start)),
        (late.fullmatch(line), plain.fullmatch(line)),
    ):
        assert (found and found.span()) == (meant and meant.span())
    assert late.sub("!", line, 1) == plain.sub("!", line, count=1)


@given(_LINES)
def test_several_leave_out_only_what_a_line_can_not_hold(line: str) -> None:
    possible = Several(map(Expression, _TEXTS)).possible_in(line)
    assert possible == sorted(possible)
    assert {place for place, text in enumerate(_TEXTS) if re.search(text, line)} <= set(possible)


def _places(matches: Iterator[re.Match[str]]) -> list[tuple[int, int]]:
    return [match.span() for match in matches]

"""What an expression needs is in everything that it matches."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.words.needed import marks_of, may_hold, needed_by

_LEAVES = st.sampled_from(["abc", "de", "xyzzy", " ", r"\d+", "[^ ]", r"\.", "."])
_PIECES = st.recursive(
    _LEAVES | st.builds("(?:{}){}".format, _LEAVES, st.sampled_from(["*", "+", "*?"])),
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map("".join),
        st.lists(inner, min_size=1, max_size=3).map(lambda branches: f"(?:{'|'.join(branches)})"),
        # no end of times around one that has no end either: to search for that may take ages
        st.builds("(?:{}){}".format, inner, st.sampled_from(["?", "{0,2}", "{2}"])),
        st.builds("{}(?={})".format, inner, inner),
    ),
    max_leaves=8,
)


@given(_PIECES.flatmap(lambda expression: st.tuples(st.just(expression), st.from_regex(expression))))
def test_every_match_holds_what_is_needed(found: tuple[str, str]) -> None:
    expression, line = found
    assert re.search(expression, line)
    needs = needed_by(expression)
    assert all(any(text in line for text in texts) for texts in needs)
    assert may_hold(line, marks_of(needs))


@pytest.mark.parametrize(
    ("expression", "needs"),
    [
        ("abc(?:def|ghi)?jkl", [("abc",), ("jkl",)]),
        ("(?:een|twee|drie)", [("een", "twee", "drie")]),
        ("ab?cde", [("cde",)]),
        ("x|yyyy", []),
        ("(?!nooit)altijd", [("altijd",)]),
        ("(?P<who>noord|oost) speelt", [("noord", "oost"), (" speelt",)]),
        (r"seat#\d+ (?:was|is (?:dan )?aan de beurt)", [("seat#",), ("was", "aan de beurt")]),
    ],
)
def test_what_tells_most_is_kept(expression: str, needs: list[tuple[str, ...]]) -> None:
    assert sorted(needed_by(expression)) == sorted(needs)

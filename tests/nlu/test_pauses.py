"""Messages that nobody put a sign in."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.reading import read
from nlu.understand import understand


@pytest.mark.parametrize(
    "message",
    [
        "west deelde hier, noord opent een harten en dan zegt west ineens een schoppen",
        "zuid leider in 3sa, west verzaakt in slag vier, mag dat",
        "noord speelt vier schoppen, west komt uit met ruiten aas maar oost was aan de beurt, wat nu",
    ],
)
def test_a_dictated_message_gets_the_pauses_that_would_have_been_typed(message: str) -> None:
    assert read(message.replace(",", "")).words.norms == read(message).words.norms


def test_who_types_signs_is_taken_at_his_word() -> None:
    message = "Oost (hij zat te suffen) verzaakt in slag vier; noord won die slag. Zuid is leider en niemand zei iets."
    signs = [norm for norm in read(message).words.norms if norm in ".,;()"]
    assert signs == re.findall(r"[.,;()]", message)


def test_without_signs_nobody_did_what_another_did() -> None:
    told = "zuid speelt vier schoppen, oost verzaakt in de derde slag, west won de slag daarna"
    with_signs, without = understand(told), understand(told.replace(",", ""))
    assert without.values == with_signs.values


@pytest.mark.parametrize("message", ["wat staat er in artikel 12 c 2", "wat zegt artikel 50 d 1 a"])
def test_there_is_no_pause_in_the_name_of_an_article(message: str) -> None:
    assert "," not in read(message).words.norms


def test_there_is_no_pause_before_what_tells_which_trick() -> None:
    assert "," not in read("de slag daarna is nog door niemand begonnen").words.norms


@given(st.lists(st.sampled_from("oost west noord legt verzaakt schoppen heer toen en nu slag".split()), max_size=30))
def test_a_pause_takes_no_room(words: list[str]) -> None:
    text = " ".join(words)
    tokens = read(text).words.tokens
    assert "".join(text[token.start : token.end] for token in tokens) == text.replace(" ", "")
    assert all(first.end <= second.start for first, second in pairwise(tokens))

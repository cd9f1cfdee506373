"""From written lines to what was said: words made whole, facts with what else they may be, and what is certain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.hearing import Heard, Line, facts_in, hear, with_word
from nlu.hearing.readings import readings
from nlu.hearing.sounds import difference, sounds


def heard(*lines: str, clarity: float = -0.2) -> Heard:
    """What is made of the best line with each prompt."""
    found = hear([[Line(line, clarity)] for line in lines])
    assert found is not None
    return found


def options(found: Heard, word: str) -> list[str]:
    fact = next(fact for fact in found.facts if fact.word == word)
    return [option.word for option in fact.options]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Zuid bood en sans voor zijn beurt.", "zuid bood een sans voor beurt"),
        ("West versacte, in slag acht.", "west verzaakte slag acht"),
        ("De later noemt, roten maar de dummy speelt klaver.", "leider ruiten dummy speelt klaver"),
        ("Oost past er voor zijn beurt.", "oost paste voor beurt"),
        ("Oost liet hard en aas vallen.", "oost liet harten aas vallen"),
    ],
)
def test_words_that_sound_alike_are_made_whole(written: str, said: str) -> None:
    assert set(said.split()) <= set(heard(written, written).text.split())


def test_figures_become_words() -> None:
    assert "drie" in heard("West verzaakte in slag 3.", "West verzaakte in slag 3.").text.split()


def test_what_both_prompts_heard_is_certain() -> None:
    found = heard("Oost kwam uit met harten aas.", "Oost kwam uit met harten aas.")
    assert {fact.word for fact in found.facts if fact.certain} == {"oost", "harten", "aas"}


def test_what_one_prompt_heard_is_not_certain_and_both_are_offered() -> None:
    found = heard("Oost kwam uit met harten aas.", "Oost kwam uit met harten acht.")
    rank = next(fact for fact in found.facts if fact.kind == "<rank>")
    assert not rank.certain
    assert {"aas", "acht"} <= {rank.word, *(option.word for option in rank.options if option.likely)}
    assert not found.sure


@pytest.mark.parametrize(("word", "other"), [("vijf", "vier"), ("vier", "vijf"), ("twee", "drie"), ("noord", "zuid")])
def test_a_word_that_is_often_another_one_is_never_certain(word: str, other: str) -> None:
    text = f"{word} kwam uit met harten aas" if word == "noord" else f"oost kwam uit met harten {word}"
    fact = next(fact for fact in heard(text, text).facts if fact.word == word)
    assert not fact.certain
    assert fact.options[0].word == other and fact.options[0].likely


def test_nothing_is_certain_in_a_note_that_was_hard_to_hear() -> None:
    text = "Oost kwam uit met harten aas."
    assert not any(fact.certain for fact in heard(text, text, clarity=-0.7).facts)


def test_a_ruling_may_be_shown_at_once_only_on_words_that_were_written_so() -> None:
    plain = "oost liet schoppen aas vallen"
    assert heard(plain, plain).sure
    assert not heard(plain, "oost liet schoppen acht vallen").sure
    assert not heard("oost liet schoppen veer vallen", "oost liet schoppen veer vallen").sure
    assert not heard("oost liets hoppen aas vallen", "oost liets hoppen aas vallen").sure
    assert not heard(plain, plain, clarity=-0.5).sure


def test_a_level_and_a_rank_are_told_apart_by_their_company() -> None:
    kinds = {fact.word: fact.kind for fact in facts_in("west bood drie ruiten en kwam uit met klaver boer")}
    assert kinds == {"west": "<seat>", "drie": "<level>", "ruiten": "<suit>", "klaver": "<suit>", "boer": "<rank>"}


def test_a_suit_that_lost_its_rank_or_level_can_get_it_back() -> None:
    lost_rank, lost_level = facts_in("oost liet schoppen vallen"), facts_in("west bood schoppen voor zijn beurt")
    assert "schoppen heer" in [option.word for option in lost_rank[1].options]
    assert "vier schoppen" in [option.word for option in lost_level[1].options]


def test_a_seat_offers_all_seats() -> None:
    assert set(options(heard("oost liet harten aas vallen"), "oost")) == {"noord", "zuid", "west"}


def test_a_word_is_replaced_in_its_place() -> None:
    assert with_word("oost liet harten aas vallen", 0, "west") == "west liet harten aas vallen"
    assert with_word("oost liet harten aas vallen", 3, "") == "oost liet harten  vallen".replace("  ", " ")


def test_nothing_written_is_nothing_heard() -> None:
    assert hear([]) is None
    assert hear([[Line("...", -0.1)]]) is None


def test_sounds_of_common_confusions_lie_near() -> None:
    assert difference(sounds("roten"), sounds("ruiten")) < difference(sounds("harten"), sounds("ruiten"))
    assert difference(sounds("zons"), sounds("sans")) < 1


@given(st.text(max_size=60))
def test_any_line_can_be_read(text: str) -> None:
    for reading in readings(text):
        assert reading.text
    hear([[Line(text, -0.3)], [Line(text, -0.3)]])

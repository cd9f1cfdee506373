"""Law 46: which card of dummy a call names, and Law 44E-F: which card wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.decide import decide
from rules.laws.law46_designation import designated_card
from rules.tricks import winner
from rules.vocabulary import RANKS, Card, Suit

DUMMY = ["HA", "HJ", "H2"]
PACK = [Card(suit + rank) for suit in Suit for rank in RANKS]


def cards(*names):
    return tuple(Card(name) for name in names)


@pytest.mark.parametrize(
    ("words", "dummy", "more", "expected"),
    [
        pytest.param("high", DUMMY, {"suit": Suit.H}, ["HA"], id="play-047"),
        pytest.param("win", DUMMY, {"suit": Suit.H, "trick": ["H3", "H9", "H4"]}, ["HJ"], id="play-048"),
        pytest.param("low", DUMMY, {"suit": Suit.H}, ["H2"], id="play-049"),
        pytest.param("suit", DUMMY, {"suit": Suit.H}, ["H2"], id="play-050"),
        pytest.param("rank", ["S7", "D7"], {"suit": Suit.S, "rank": "7", "leading": True}, ["S7"], id="play-052"),
        pytest.param("rank", ["D7", "C2"], {"suit": Suit.S, "rank": "7", "leading": True}, ["D7"], id="play-053"),
        pytest.param("rank", ["S7", "D7"], {"suit": Suit.D, "rank": "7"}, ["D7"], id="play-054"),
        pytest.param("rank", ["S7", "D7"], {"suit": Suit.H, "rank": "7", "leading": True}, ["S7", "D7"], id="play-055"),
        pytest.param("rank", ["S7", "D4"], {"suit": Suit.D, "rank": "7"}, [], id="the only seven would be a revoke"),
        pytest.param("win", DUMMY, {"suit": Suit.H, "trick": ["H3", "H9"]}, [], id="certain only in fourth hand"),
        pytest.param("win", ["H3", "H2"], {"suit": Suit.H, "trick": ["H5", "H9", "H4"]}, [], id="no card wins"),
        pytest.param(
            "win", DUMMY, {"suit": Suit.H, "trick": ["H3", "S2", "H4"], "trumps": Suit.S}, [], id="the trick is ruffed"
        ),
    ],
)
def test_the_call_names_these_cards(words, dummy, more, expected):
    more = {**more, "trick": cards(*more.get("trick", ()))}
    assert designated_card(words, cards(*dummy), **more) == cards(*expected)


def test_the_ruling_names_the_card():
    decision = decide("incomplete_designation", {"words": "high", "led_suit": "H", "dummy_cards": DUMMY})
    assert decision.steps[0].words["cards"] == ["HA"]


def test_trumps_come_from_the_contract():
    facts = {"words": "win", "trick_cards": ["H3", "S2", "H4"], "dummy_cards": DUMMY}
    ruffed = decide("incomplete_designation", {**facts, "contract": "4S"})
    notrump = decide("incomplete_designation", {**facts, "contract": "3NT"})
    assert ruffed.steps[0].words.get("cards") is None
    assert notrump.steps[0].words["cards"] == ["HJ"]


@pytest.mark.parametrize(
    ("trick", "trumps", "expected"),
    [
        pytest.param(["HA", "S2", "HK", "S5"], Suit.S, "S5", id="play-018"),
        pytest.param(["HK", "SA", "H2", "HA"], None, "HA", id="play-019"),
    ],
)
def test_the_winner_of_a_trick(trick, trumps, expected):
    assert winner(cards(*trick), trumps) == expected


@given(
    trick=st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True),
    trumps=st.none() | st.sampled_from(list(Suit)),
)
def test_only_a_trump_or_the_suit_led_wins(trick, trumps):
    won_by = winner(trick, trumps)
    assert won_by.suit in (trumps, trick[0].suit)
    assert all(winner([won_by, card], trumps) == won_by for card in trick if card.suit in (trumps, trick[0].suit))

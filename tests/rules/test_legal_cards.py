"""Section by section of 44C, 50C, 50D1, 51A, 57A and 59, and what always holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.legal_cards import Restriction, legal_cards
from rules.vocabulary import RANKS, Card, Suit

PACK = [Card(suit + rank) for suit in Suit for rank in RANKS]


def hand(text):
    return [Card(card) for card in text.split()]


@pytest.mark.parametrize(
    ("cards", "options", "legal"),
    [
        pytest.param("S3 H4", {}, "S3 H4", id="44A-any-card-may-be-led"),
        pytest.param("S3 H4 HK", {"led": "H"}, "H4 HK", id="44C-follow-suit"),
        pytest.param("S3 D4", {"led": "H"}, "S3 D4", id="44D-void"),
        pytest.param("DA D9", {"led": "D", "major": "D9"}, "D9", id="play-082"),
        pytest.param("S3 D9", {"led": "H", "major": "D9"}, "D9", id="play-083"),
        pytest.param("S3 D9", {"major": "D9"}, "D9", id="play-084"),
        pytest.param("S3 D9 C3", {"major": "D9 C3"}, "D9 C3", id="play-085-declarer-picks"),
        pytest.param("H2 D9", {"led": "H", "major": "D9"}, "H2", id="play-086"),
        pytest.param("C7 C4 CQ", {"led": "C", "minor": "C7"}, "C7 CQ", id="play-077-078"),
        pytest.param("C7 C4 D2", {"led": "H", "minor": "C7"}, "C7 D2", id="play-079-080"),
        pytest.param("C7 C4 D2", {"minor": "C7"}, "C7 D2", id="50C-on-lead"),
        pytest.param("H2 C7 C4", {"led": "H", "minor": "C7"}, "H2", id="50C-following-another-suit"),
        pytest.param("C7 D4 S2", {"minor": "C7 D4"}, "C7 D4", id="50B-two-are-major"),
        pytest.param("S3 D9 DK", {"restriction": ("require", "D")}, "D9 DK", id="50D2a-required"),
        pytest.param("S3 D9", {"restriction": ("forbid", "D")}, "S3", id="50D2a-forbidden"),
        pytest.param("S3 C9", {"restriction": ("require", "D")}, "S3 C9", id="59-required-suit-not-held"),
        pytest.param("D3 D9", {"restriction": ("forbid", "D")}, "D3 D9", id="59-only-the-forbidden-suit"),
        pytest.param("S4 H5 C2", {"restriction": ("forbid", "SH")}, "C2", id="51B2b-two-suits-forbidden"),
        pytest.param("S4 H5", {"restriction": ("forbid", "SH")}, "S4 H5", id="59-every-suit-forbidden"),
        pytest.param("H2 H9 HK", {"led": "H", "restriction": ("highest", "")}, "HK", id="57A1"),
        pytest.param("H2 H9 HK", {"led": "H", "restriction": ("lowest", "")}, "H2", id="57A2"),
        pytest.param("S2 D9", {"led": "H", "restriction": ("highest", "")}, "S2 D9", id="57B-void"),
        pytest.param("S2 D9", {"led": "H", "restriction": ("require", "D")}, "D9", id="57A3-when-void"),
        pytest.param("H2 D9", {"led": "H", "restriction": ("require", "D")}, "H2", id="57A3-follow-suit-first"),
        pytest.param("S2 D9", {"led": "H", "restriction": ("forbid", "D")}, "S2", id="57A4"),
        pytest.param(
            "H2 H9", {"led": "H", "major": "H2", "restriction": ("highest", "")}, "H9", id="50D1b-restriction-first"
        ),
        pytest.param("S3 C3 D2", {"major": "C3", "restriction": ("require", "D")}, "D2", id="play-252"),
        pytest.param("S3 C3 D2", {"major": "C3", "restriction": ("forbid", "D")}, "C3", id="play-253"),
    ],
)
def test_the_order_in_which_the_laws_go_before_each_other(cards, options, legal):
    mode, suits = options.get("restriction", (None, ""))
    found = legal_cards(
        hand(cards),
        led=Suit(options["led"]) if "led" in options else None,
        penalty_cards=hand(options.get("major", options.get("minor", ""))),
        kind="minor" if "minor" in options else "major",
        restriction=Restriction(mode, tuple(map(Suit, suits))) if mode else None,
    )
    assert found == set(hand(legal))


@st.composite
def situations(draw):
    """A hand with what may restrict it."""
    cards = draw(st.lists(st.sampled_from(PACK), min_size=1, max_size=13, unique=True))
    return cards, {
        "led": draw(st.none() | st.sampled_from(list(Suit))),
        "penalty_cards": draw(st.lists(st.sampled_from(cards), max_size=3, unique=True)),
        "kind": draw(st.sampled_from(["minor", "major"])),
        "restriction": draw(
            st.none()
            | st.builds(
                Restriction,
                st.sampled_from(["require", "forbid", "highest", "lowest"]),
                st.lists(st.sampled_from(list(Suit)), max_size=4, unique=True).map(tuple),
            )
        ),
    }


@given(situations())
def test_there_is_always_a_card_to_play_and_it_is_in_the_hand(situation):
    cards, options = situation
    legal = legal_cards(cards, **options)
    assert legal
    assert legal <= set(cards)


@given(situations())
def test_following_suit_outranks_everything(situation):
    cards, options = situation
    led = options["led"]
    if led and any(card.suit is led for card in cards):
        assert all(card.suit is led for card in legal_cards(cards, **options))


@given(situations())
def test_a_playable_major_penalty_card_must_be_played(situation):
    cards, options = situation
    legal = legal_cards(cards, **{**options, "kind": "major"})
    lying = set(options["penalty_cards"])
    assert legal <= lying or not legal & lying


@given(situations())
def test_without_penalty_cards_and_restriction_only_the_suit_led_binds(situation):
    cards, options = situation
    free = legal_cards(cards, led=options["led"])
    following = {card for card in cards if card.suit is options["led"]}
    assert free == (following or set(cards))
    assert legal_cards(cards, **options) <= free

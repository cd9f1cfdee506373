"""Which cards a message is about, and which of them lie as penalty cards."""

from __future__ import annotations

import pytest

from nlu.reading import read
from tests.told_facts import facts, likeliest


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("bij noord viel een kleine ruiten op tafel", ["Dx"]),
        ("oost liet kl h vallen", ["CK"]),
        ("west liet de ruitenkoningin zien", ["DQ"]),
        ("zuid morste een klavertje (de 7)", ["C7"]),
        ("noord liet aas en vrouw van harten vallen", ["HA", "HQ"]),
        ("2 koeken open gevallen bij oost, de heer en de negen", ["DK", "D9"]),
        ("bij west kwamen SA en S3 bloot", ["SA", "S3"]),
        ("oost speelt twee schoppens tegelijk, V en 3", ["SQ", "S3"]),
        ("in klaver kwamen er twee open (8 en B) bij west", ["C8", "CJ"]),
        ("noord toonde ruiten vier, zes en acht", ["D4", "D6", "D8"]),
        ("zuid laat schoppen 10 9 8 zien", ["ST", "S9", "S8"]),
        ("west laat klaver 5 vallen, 2 slagen later", ["C5"]),
        ("west wilde harten 7 spelen, maar harten 6 viel uit zijn hand", ["H6"]),
        ("north dropped the queen of spades", ["SQ"]),
        ("oost liet schoppen 4 vallen, nee sorry, schoppen 9", ["S9"]),
    ],
)
def test_cards_that_are_shown(text: str, cards: list[str]) -> None:
    assert facts(text, "exposed_card")["cards"] == cards


def test_a_card_that_already_lies_is_apart() -> None:
    found = facts("noord had al een strafkaart, schoppen 4, en nu valt ook harten vrouw", "exposed_card")
    assert found["cards"] == ["HQ"]
    assert found["penalty_cards"] == ["S4"]


@pytest.mark.parametrize(
    ("text", "irregularity", "lie", "cards"),
    [
        (
            "west heeft klaver 6 als kleine strafkaart en wil klaver heer spelen",
            "penalty_card_turn",
            ["C6"],
            ["CK"],
        ),
        ("kleine strafkaart ruiten 7 bij zuid, mag hij de heer bijspelen", "penalty_card_turn", ["D7"], ["DK"]),
        (
            "oost legde niet zijn strafkaart harten heer maar harten 2",
            "penalty_card_not_played",
            ["HK"],
            ["H2"],
        ),
        (
            "in plaats van zijn strafkaart ruiten aas speelt noord ruiten 3",
            "penalty_card_not_played",
            ["DA"],
            ["D3"],
        ),
        (
            "zuid heeft hartenaas voor zich liggen als strafkaart, noord wint de slag en speelt meteen klaver 5",
            "penalty_card_lead",
            ["HA"],
            ["C5"],
        ),
    ],
)
def test_the_card_played_is_not_the_one_that_lies(
    text: str, irregularity: str, lie: list[str], cards: list[str]
) -> None:
    found = facts(text, irregularity)
    assert found["penalty_cards"] == lie
    assert found["cards"] == cards


def test_what_another_played_is_left_out() -> None:
    found = facts(
        "leider noord was in de hand maar speelde ruiten 4 van tafel, oost had al ruiten 9 bijgespeeld",
        "lead_out_of_turn",
    )
    assert found["cards"] == ["D4"]


def test_what_the_player_would_rather_have_played_is_left_out() -> None:
    assert facts("oost speelde harten 4 maar wil nu toch harten 9", "played_card_retraction")["cards"] == ["H4"]


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("oost legt harten 4 en harten boer tegelijk neer en kiest de 4, zuid leidt", ["H4"]),
        ("west speelde klaver aas en klaver 2 samen, hij wil de twee spelen", ["C2"]),
        ("zuid legt ruiten 9 en schoppen 4 tegelijk, kiest de schoppen", ["S4"]),
        ("noord wou er 1 spelen: ruiten 7 en ruiten aas tegelijk. hij wil de aas", ["DA"]),
        ("zuid legt ruiten 9 en ruiten heer tegelijk neer", None),
    ],
)
def test_the_card_chosen_of_two(text: str, chosen: list[str] | None) -> None:
    assert facts(text, "simultaneous_cards").get("designated_card") == chosen


def test_a_contract_of_two_is_no_card() -> None:
    assert facts("noord speelt tegen twee harten van west en liet klaver 6 vallen", "exposed_card")["contract"] == "2H"


def test_the_card_of_the_offender_is_no_play_of_the_declarer_named_before_it() -> None:
    found = facts("noord speelt: ruiten 6 van oost viel open", "exposed_card")
    assert (found["declarer"], found["offender"], found["cards"]) == ("N", "E", ["D6"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("leider zag harten 7 van west omdat die zijn kaarten laag hield, oost zag niks", ("offender", "W")),
        ("de leider zag een kaart in de hand van zijn linkertegenstander", ("offender_role", "defender")),
        ("leider zuid loerde in de hand van west", ("offender", "W")),
    ],
)
def test_whose_card_declarer_saw(text: str, told: tuple[str, str]) -> None:
    name, value = told
    assert facts(text, "exposed_card")[name] == value
    assert likeliest(text) == "exposed_card"


@pytest.mark.parametrize(
    ("text", "suits"),
    [
        ("leider verplicht west harten te spelen, west heeft geen harten en geen ruiten meer", "H"),
        ("de leider verbiedt schoppen en harten", ["S", "H"]),
    ],
)
def test_a_suit_that_is_not_held_is_not_chosen(text: str, suits: object) -> None:
    assert facts(text, "unable_to_comply")["choice_suit"] == suits


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("noord gooit R2 en R5 op de slag, hij wilde de 5 spelen. R2 ligt nu ook open", "simultaneous_cards"),
        (
            "oost gooit S2 en S3 op tafel, wil de 3. zuid had al bijgelegd en wil zijn kaart wisselen",
            "simultaneous_cards",
        ),
        ("oost liet R2 en R5 vallen. zuid leidt", "exposed_card"),
    ],
)
def test_two_cards_of_which_one_was_meant(text: str, irregularity: str) -> None:
    assert likeliest(text) == irregularity


def test_a_seat_after_a_list_of_cards_is_no_card_of_it() -> None:
    assert facts("O legde 2 kaarten tegelijk open, sch V en 3, Z speelde al bij", "simultaneous_cards")["cards"] == [
        "SQ",
        "S3",
    ]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("zuid vond achter zijn ruitens nog een harten", ["suit", "suit"]),
        ("west ontdekte in slag 9 nog een schoppen", ["suit"]),
        ("noord gooide een klaver op harten", ["suit", "suit"]),
        ("oost biedt nog een klaver op harten", ["call", "suit"]),
        ("oost biedt een harten op een schoppen", ["call", "call"]),
    ],
)
def test_one_of_a_suit_that_is_found_or_goes_on_another_is_a_card(text: str, kinds: list[str]) -> None:
    assert [mention.kind for mention in read(text).mentions if mention.kind in ("suit", "call")] == kinds

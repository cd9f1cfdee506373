"""Messages about penalty cards: whose each card is, what was chosen, when it was shown, what may be known of it."""

from __future__ import annotations

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context
from tests.told_facts import facts, last_reply, likeliest


@pytest.mark.parametrize(
    ("text", "irregularity", "lie", "cards"),
    [
        ("kleine strafkaart bij west: schoppen 4, mag hij schoppen 9 bijleggen?", "penalty_card_turn", ["S4"], ["S9"]),
        ("in plaats van strafkaart klaver vrouw heeft west klaver 4 gelegd", "penalty_card_not_played", ["CQ"], ["C4"]),
        ("mag west klaver 5 terugnemen om strafkaart klaver heer te spelen", "penalty_card_not_played", ["CK"], ["C5"]),
        ("klaver 8 is strafkaart bij oost, hij vraagt of de 10 ook goed is", "penalty_card_turn", ["C8"], ["CT"]),
        (
            "west had hartenheer en ruiten 3 als strafkaart en deed schoppen 2",
            "penalty_card_not_played",
            ["HK", "D3"],
            ["S2"],
        ),
    ],
)
def test_the_card_that_lies_and_the_one_beside_it(
    text: str, irregularity: str, lie: list[str], cards: list[str]
) -> None:
    found = facts(text, irregularity)
    assert (found["penalty_cards"], found["cards"]) == (lie, cards)


def test_each_defender_has_his_own_penalty_cards() -> None:
    found = facts(
        "west heeft klaveraas als strafkaart en oost heeft ruiten 9 als strafkaart, oost is aan slag",
        "penalty_card_lead",
    )
    assert found["offender"] == "W"
    assert found["penalty_cards"] == ["CA"]
    assert found["own_penalty_cards"] == ["D9"]


@pytest.mark.parametrize(
    ("text", "choice", "suit"),
    [
        ("zuid is leider en wil schoppen verbieden", "forbid", "S"),
        ("als leider heb ik liever niet dat ze ruiten naspelen", "forbid", "D"),
        ("leider noord wil per se harten nagespeeld hebben", "require", "H"),
        ("leider oost ziet van beide af", "none", None),
        ("kan leider oost harten verbieden?", None, None),
        ("kan leider oost noord dwingen iets anders dan harten te spelen?", None, None),
    ],
)
def test_what_declarer_chooses(text: str, choice: str | None, suit: str | None) -> None:
    found = facts(f"west heeft een grote strafkaart, noord komt aan slag. {text}", "penalty_card_lead")
    assert (found.get("choice"), found.get("choice_suit")) == (choice, suit)


def test_who_lets_his_own_card_lie_accepts_nothing() -> None:
    text = "zuid is leider, west speelt harten 9 en laat zijn strafkaart harten aas liggen"
    assert "accepted" not in facts(text, "penalty_card_not_played")


@pytest.mark.parametrize(
    ("text", "deliberate"),
    [
        ("klaver 6 ligt bij oost als strafkaart na een verzaking, west komt aan slag", True),
        ("klaver 6 van oost is strafkaart, toevallig gevallen, west komt aan slag", False),
    ],
)
def test_how_a_penalty_card_came_to_lie(text: str, *, deliberate: bool) -> None:
    assert facts(text, "penalty_card_lead")["deliberate"] is deliberate


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("1SA pas pas en toen viel bij west ruitenvrouw open", "auction"),
        ("oost heeft gepast en dan valt bij noord harten aas", "auction"),
        ("1S pas 4S pas pas pas, nu ligt bij oost schoppen 4 open", "clarification"),
        ("west is leider in 3SA na 1SA pas 3SA, zuid laat ruiten heer vallen", None),
    ],
)
def test_calls_tell_when_a_card_was_shown(text: str, phase: str | None) -> None:
    assert facts(text, "exposed_card").get("phase") == phase


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("west start klaver 10 maar oost moest nog bieden", "exposed_card"),
        ("mag oost rekening houden met de strafkaart van west, schoppen heer", "unauthorised_information"),
        ("oost heeft strafkaart ruitenvrouw en zuid wil weten of hij die moet spelen", "penalty_card_turn"),
    ],
)
def test_what_it_is_about(text: str, irregularity: str) -> None:
    assert likeliest(text) == irregularity


@pytest.mark.parametrize(
    ("text", "now"),
    [
        ("strafkaart ruitenaas ging na het verbod terug in de hand van oost, mag west dat weten", "picked_up"),
        ("strafkaart klaver heer is inmiddels gespeeld, mag oost daarvan uitgaan", "played"),
        ("noord had een strafkaart en die is nu gespeeld. mag zuid weten hoe die daar kwam", "played"),
        ("mag zuid rekening houden met strafkaart schoppenaas die nog op tafel ligt", "on_table"),
    ],
)
def test_where_the_penalty_card_is_by_now(text: str, now: str) -> None:
    assert facts(text, "withdrawn_action")["penalty_card_now"] == now


@pytest.mark.parametrize(
    ("text", "suit"),
    [
        ("op de ruiten van de leider moet west zijn strafkaart harten 9 leggen", "D"),
        ("de leider vraagt een hartentje", "H"),
        ("in de klaverslag legt oost zijn strafkaart niet", "C"),
        ("oost heeft schoppen heer als strafkaart en oost speelt harten voor", None),
    ],
)
def test_the_suit_that_was_led(text: str, suit: str | None) -> None:
    assert facts(text, "penalty_card_not_played").get("led_suit") == suit


@pytest.mark.parametrize(
    ("text", "now"), [("oost heeft hem gespeeld", "played"), ("oost heeft hem nog niet gespeeld", None)]
)
def test_a_penalty_card_that_was_played_since(text: str, now: str | None) -> None:
    context = Context("exposed_card", {"offender": "E"}, lying={"E": ["H5"]})
    found = read_facts(text, "exposed_card", context)
    assert (found["penalty_card_now"].value if "penalty_card_now" in found else None) == now


@pytest.mark.parametrize(
    ("text", "now"),
    [
        ("west heeft hartenaas als grote strafkaart. hij speelde hem in slag 6. oost komt aan slag", "played"),
        ("oost had ruitenvrouw als strafkaart maar die is in slag 4 gespeeld. west is nu aan slag", "played"),
        ("oost heeft ruitenvrouw als strafkaart die nog niet gespeeld is. west is nu aan slag", None),
        ("bij oost ligt ruitenvrouw als strafkaart, er wordt klaver gespeeld en west wint", None),
    ],
)
def test_a_penalty_card_that_was_played_before_his_partner_leads(text: str, now: str | None) -> None:
    assert facts(text, "penalty_card_lead").get("penalty_card_now") == now


@pytest.mark.parametrize("told", ["zijn partner is nu aan slag", "zijn maat heeft net de slag gewonnen"])
@pytest.mark.parametrize(
    "lies", ["oost liet schoppen heer vallen, zuid is leider", "hartenaas van west ligt als strafkaart"]
)
def test_whose_partner_is_on_lead_is_known_from_what_lies_there(lies: str, told: str) -> None:
    assert last_reply(lies, told)["irregularity"] == "penalty_card_lead"

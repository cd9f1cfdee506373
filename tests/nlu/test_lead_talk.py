"""Leads and the cards that lie: whose lead it was, what declarer or the defenders want, who is speaking."""

from __future__ import annotations

import pytest

from nlu.reading import read
from nlu.understand import read_facts
from nlu.understanding import Context
from tests.told_facts import facts

_LYING = "oost heeft klaver aas als grote strafkaart, west moet voorspelen, "


@pytest.mark.parametrize(
    ("wish", "choice", "suit"),
    [
        ("leider zuid wil geen klaver zien", "forbid", "C"),
        ("leider zuid zegt: alles mag behalve klaver", "forbid", "C"),
        ("zuid wil per se klaver", "require", "C"),
        ("leider zuid gebiedt west klaver te spelen", "require", "C"),
        ("zuid vraagt west om een klaver", "require", "C"),
        ("zuid stelt geen eisen", "none", None),
        ("het maakt de leider niets uit", "none", None),
        ("leider zuid vindt alles goed", "none", None),
        ("leider zuid kiest ervoor niets op te leggen", "none", None),
        ("leider zuid zegt: speel jij maar klaver", "require", "C"),
        ("leider zuid: 'klaver graag'", "require", "C"),
        ("leider zuid wil geen troef zien. klaver is troef", "forbid", "C"),
        ("leider zuid eist troef, klaver is troef", "require", "C"),
        ("de leider heeft gezegd dat hij geen klaver mag", "forbid", "C"),
        ("west moet van leider zuid van de klaver afblijven", "forbid", "C"),
        ("leider zuid wou geen keuze maken, west speelde ruiten", "none", None),
    ],
)
def test_what_declarer_wants_of_the_lead(wish: str, choice: str, suit: str | None) -> None:
    found = facts(_LYING + wish, "penalty_card_lead")
    assert found["choice"] == choice
    assert found.get("choice_suit") == suit


def test_what_the_leader_does_not_hold_is_not_forbidden() -> None:
    found = facts(_LYING + "zuid eist klaver maar west heeft geen klaver", "unable_to_comply")
    assert found["choice"] == "require"
    assert found["could_follow"] is False


@pytest.mark.parametrize(
    ("reply", "choice"),
    [
        ("de leider noord wil het wel accepteren", "accept"),
        ("leider noord neemt het voor lief", "accept"),
        ("leider noord heeft geen bezwaar", "accept"),
        ("leider noord wil hem niet", "refuse"),
        ("leider noord moest. die eist dat west hem terugpakt", "refuse"),
        ("leider noord laat hem de kaart oprapen", "refuse"),
        ("mag leider noord dat accepteren?", None),
        ("leider noord twijfelt of hij zal accepteren", None),
    ],
)
def test_declarers_reply_to_a_lead(reply: str, choice: str | None) -> None:
    assert facts(f"west speelde voor zijn beurt schoppen 4 voor, {reply}", "lead_out_of_turn").get("choice") == choice


@pytest.mark.parametrize(
    "replies",
    [
        "west zegt prima en oost zegt nee",
        "west laat het liggen, oost niet",
        "west: laat maar. oost: terug",
        "west: prima. oost: overnieuw!",
    ],
)
def test_defenders_who_disagree(replies: str) -> None:
    found = facts(f"leider zuid speelt uit de verkeerde hand, {replies}", "lead_out_of_turn")
    assert found["defenders_agree"] is False
    assert found["accepted_by"] == "W"


@pytest.mark.parametrize(
    ("text", "on_lead"),
    [
        ("noord speelt harten 3 voor terwijl de leider, oost, aan slag was", "E"),
        ("west begon met ruiten 2 terwijl noord (leider) hem had overgetroefd", "N"),
        ("leider zuid speelde van tafel terwijl de slag door west was gewonnen", "W"),
        ("W speelt R5 voor, O ad beurt, Z leider", "E"),
        ("noord hoorde leider oost zeggen 'noord is aan slag', hij legde schoppen 8, maar het was zuid", "S"),
        ("zuid dacht dat hij aan slag was en legde klaver vrouw. leider west was echter aan slag", "W"),
    ],
)
def test_whose_lead_it_was(text: str, on_lead: str) -> None:
    assert facts(text, "lead_out_of_turn")["on_lead"] == on_lead


def test_leads_seen_from_a_speaker_who_does_not_say_where_he_sits() -> None:
    found = facts("ik ben leider, rechts speelt voor terwijl links de slag had", "lead_out_of_turn")
    assert found["offender_role"] == "defender"
    assert found["proper_leader"] == "partner"


@pytest.mark.parametrize(
    ("text", "leader"),
    [
        ("ik speelde na maar de leider had de slag", "opponent"),
        ("ik speelde voor maar mijn maat had de slag", "partner"),
        ("ik speelde voor zonder dat ik de slag had. de dummy had hem", "opponent"),
    ],
)
def test_whose_trick_it_was_seen_from_who_led(text: str, leader: str) -> None:
    assert facts(text, "lead_out_of_turn")["proper_leader"] == leader


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("mijn klaveren boer viel op tafel, ik speel 3SA", "declarer"),
        ("ik ben leider, mijn partner liet ruiten boer vallen", "dummy"),
        ("ik was dummy en liet klaver heer vallen", "dummy"),
        ("ik verdedig, mijn maat heeft klaver 10 getoond", "defender"),
        ("ik ben leider, rechts toont ruiten heer", "defender"),
        ("ik ben leider en hartenaas kwam uit mijn hand, links beweert dat ik hem moet spelen", "declarer"),
    ],
)
def test_the_role_of_a_player_seen_from_the_speaker(text: str, role: str) -> None:
    assert facts(text, "exposed_card")["offender_role"] == role


@pytest.mark.parametrize(
    "text",
    [
        "klaver 4 van oost kwam open te liggen terwijl noord nog moest bieden",
        "we waren nog niet uitgeboden of er lag een schoppen zes van west open",
        "noord opende 1 harten en op dat moment viel bij oost de ruiten heer",
        "schoppen 9 van west open, moet oost een keer passen",
    ],
)
def test_a_card_shown_in_the_auction(text: str) -> None:
    found = facts(text, "exposed_card")
    assert found["phase"] == "auction"
    assert "declarer" not in found
    assert "contract" not in found


def test_a_card_laid_on_anothers_is_the_offenders() -> None:
    found = facts(
        "op harten aas van dummy gooide oost harten 8, zijn strafkaart was harten vrouw", "penalty_card_not_played"
    )
    assert found["penalty_cards"] == ["HQ"]
    assert found["cards"] == ["H8"]


def test_he_who_takes_his_card_back_is_not_declarer() -> None:
    text = "oost met SV als strafkaart wil de schoppen 4 die hij er op legde terugnemen en alsnog de vrouw leggen"
    found = facts(text, "penalty_card_not_played")
    assert found["cards"] == ["S4"]
    assert "choice" not in found


@pytest.mark.parametrize(
    "text",
    [
        "de leider heeft inmiddels voor de volgende slag voorgespeeld",
        "leider zuid speelde gewoon verder",
        "dummy heeft daarna op aanwijzing van zuid al een kaart gespeeld",
    ],
)
def test_declarer_played_on(text: str) -> None:
    found = facts(f"oost vergat zijn strafkaart ruiten 10 en legde ruiten 4. {text}", "penalty_card_not_played")
    assert found["declarer_played_since"] is True


def test_what_is_set_right_at_once() -> None:
    found = facts("noord kwam open uit met klaver 4 tegen 1SA van west, pardon, van oost", "opening_lead_out_of_turn")
    assert found["declarer"] == "E"


def test_without_is_no_notrump() -> None:
    kinds = [mention.kind for mention in read("noord speelde ruiten 2 zonder te wachten").mentions]
    assert "call" not in kinds


@pytest.mark.parametrize("lho", ["linkertegenstander", "LT", "linkse tegenstrever"])
def test_a_neighbour_with_an_article_is_declarers(lho: str) -> None:
    found = read_facts(
        f"leider zuid. de {lho} kwam met ruitenboer maar de RT was aan slag", "lead_out_of_turn", Context()
    )
    assert (found["offender"].value, found["on_lead"].value) == ("W", "E")


def test_a_flemish_denial_refuses() -> None:
    found = read_facts(
        "leider zuid speelt uit de hand maar zat in dummy, west accepteert nie", "lead_out_of_turn", Context()
    )
    assert found["accepted"].value is False


def test_dummy_who_was_made_to_play_second() -> None:
    found = facts(
        "oost kwam voor zijn beurt uit en de leider zuid liet dummy een kaart leggen", "opening_lead_out_of_turn"
    )
    assert found["dummy_played_second"] is True


def test_the_ace_of_spades_that_was_led() -> None:
    found = facts("zuid leidt, oost kwam ten onrechte uit met SA", "opening_lead_out_of_turn")
    assert found["cards"] == ["SA"]


def test_two_suits_in_one_sentence_are_no_pair() -> None:
    found = facts("leider zuid eist klaver en oost heeft klaver en legt harten", "penalty_card_lead")
    assert found["choice_suit"] == "C"


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("de leider komt zelf uit met ruiten 3", "declarer"),
        ("dummy legde een kaart als uitkomst", "dummy"),
        ("uitkomst van de leider zelf", "declarer"),
        ("de LT van de leider kwam uit met ruiten 3 maar rechts moest", "defender"),
    ],
)
def test_a_lead_by_the_declaring_side(text: str, role: str) -> None:
    assert facts(text, "opening_lead_out_of_turn").get("offender_role") == role


def test_what_declarer_is_quoted_to_say_of_the_lead() -> None:
    found = facts("verkeerde uitkomst van oost, leider zegt: doe maar, ik vind het best", "opening_lead_out_of_turn")
    assert found["choice"] == "accept"
    assert found.get("declarer") != "E"


def test_a_ban_in_one_word() -> None:
    found = facts(
        "west kwam voor zijn beurt uit met harten boer, leider zuid wil hartenverbod", "opening_lead_out_of_turn"
    )
    assert found["choice"] == "forbid"
    assert found["choice_suit"] == "H"


def test_who_will_defend() -> None:
    found = facts("mijn partner liet tijdens het bieden een kaart vallen, wij worden tegenspelers", "exposed_card")
    assert found["side_declares"] is False


def test_what_defenders_want_of_a_declarer_without_a_seat() -> None:
    assert (
        facts("leider speelt uit de verkeerde hand, west eist dat hij het overdoet", "lead_out_of_turn")["accepted"]
        is False
    )


def test_whether_it_may_be_refused_is_only_asked() -> None:
    text = "de leider speelde van tafel terwijl hij in de hand zat. mogen de verdedigers dat nog weigeren?"
    assert "accepted" not in facts(text, "lead_out_of_turn")


@pytest.mark.parametrize("accepts", ["heeft het niet geaccepteerd", "heeft de uitkomst niet aanvaard", "weigert"])
def test_who_refuses_a_lead_did_not_make_it_in_whatever_order(accepts: str) -> None:
    lead = "oost kwam voor zijn beurt uit met ruiten vijf"
    for message in (f"{lead}, zuid {accepts}", f"zuid {accepts}, {lead}"):
        assert facts(message, "opening_lead_out_of_turn")["offender"] == "E"


def test_the_neighbour_of_declarer_led_whatever_is_told_before() -> None:
    lead = "LT van leider zuid speelde ruiten boer voor, maar het was de beurt van RT"
    for message in (lead, f"We lopen al een kwartier achter op schema. {lead}"):
        assert facts(message, "lead_out_of_turn")["offender"] == "W"

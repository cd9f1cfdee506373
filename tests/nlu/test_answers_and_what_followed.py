"""What the director tells in one message beside an answer, and what a next message makes of what lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.told_facts import facts, last_reply


@pytest.mark.parametrize(
    ("report", "answer"),
    [
        ("oost liet schoppenaas zien, zuid leider", "ja west zag hem. west is nu aan slag"),
        ("oost liet schoppenaas zien, zuid leider", "west kon hem zien, en nu moet west voorspelen"),
        ("oost laat hartenvrouw vallen, noord leider", "nee sorry, het was hartenheer. En nu is west aan slag"),
    ],
)
def test_an_answer_and_what_happened_next(report: str, answer: str) -> None:
    """Who is on lead since is not lost beside the answer."""
    reply = last_reply(report, answer)
    assert reply["irregularity"] == "penalty_card_lead"
    assert {"option_require_suit", "option_forbid_suit"} <= set(reply["outcomes"])


def _after_two_cards(*turns: str) -> dict[str, Any]:
    return last_reply("klaveraas van west lag open, noord speelt 2S", "harten 4 van oost viel ook", *turns)


@pytest.mark.parametrize(
    ("text", "outcome"), [("oost is aan slag", "option_forbid_suit"), ("west moet voorspelen", "no_lead_restriction")]
)
def test_the_card_of_the_leaders_partner_counts(text: str, outcome: str) -> None:
    """Where both defenders have a penalty card, declarer chooses by that of the one who isn't to lead."""
    assert outcome in _after_two_cards(text)["outcomes"]


def test_the_suit_that_is_played_tells_whose_card_it_is() -> None:
    reply = _after_two_cards("noord speelt klaver")
    assert (reply["facts"]["offender"], reply["facts"]["penalty_cards"]) == ("W", ["CA"])


@pytest.mark.parametrize(
    "text",
    [
        "twee slagen later bekent oost niet in harten",
        "en nu verzaakt oost",
        "oost wint de slag en bekent niet in klaver",
    ],
)
def test_a_revoke_while_a_penalty_card_lies_there(text: str) -> None:
    reply = last_reply("west liet ruitenheer vallen, noord leider", text)
    assert (reply["irregularity"], reply["facts"]["offender"]) == ("revoke", "E")


@pytest.mark.parametrize(
    "text", ["zuid eist dat de heer alsnog komt", "van zuid moet de heer gespeeld worden", "hij wil de strafkaart zien"]
)
def test_declarer_wants_the_penalty_card(text: str) -> None:
    """What he requires is that card, and no lead."""
    reply = last_reply(
        "3SA door zuid, ruitenheer van oost ligt er als strafkaart", "zuid speelt ruiten en oost legt de 5", text
    )
    assert reply["facts"]["accepted"] is False


@pytest.mark.parametrize("said", ["nee de boer, zegt hij meteen", "nee, harten boer roept hij"])
def test_what_declarer_says_is_no_answer(said: str) -> None:
    """Whether he misspoke is still to be told."""
    report = "leider noord vraagt de vrouw uit dummy"
    assert "slip" not in last_reply(report, said)["facts"]
    assert last_reply(report, said, "versproken dus")["facts"]["slip"] is True


@pytest.mark.parametrize(
    "text",
    [
        "dubbel na afloop van de bieding door noord. OW zijn 3S gaan spelen",
        "noord doubleert als het bieden al klaar is, OW mogen 3S spelen",
    ],
)
def test_what_will_be_played_is_no_call(text: str) -> None:
    found = facts(text, "call_after_auction")
    assert (found["call"], found.get("lho_called")) == ("X", None)


@pytest.mark.parametrize(
    "text",
    ["oost kiest ervoor zelf open te gaan", "de leider gaat dan maar open", "oost legt open", "oost wil open gaan"],
)
def test_declarer_lays_down_his_hand(text: str) -> None:
    reply = last_reply("noord kwam uit maar zuid moest, oost is leider", text)
    assert reply["facts"]["choice"] == "spread"


def test_dummy_had_looked_before_what_he_said() -> None:
    """What he said is still asked then."""
    reply = last_reply(
        "dummy zegt tegen leider west dat hij in de hand zit", "dummy had eerder in noords hand gegluurd"
    )
    assert reply["facts"]["earlier_dummy_breach"] is True
    assert "dummy_act" not in reply["facts"]


@pytest.mark.parametrize(
    "text", ["sorry, ruiten ipv harten", "nee ruiten", "ruiten bedoel ik", "sorry, het was ruiten"]
)
def test_the_suit_set_right(text: str) -> None:
    assert last_reply("hartenvrouw van west ligt open, noord leider", text)["facts"]["cards"] == ["DQ"]


@pytest.mark.parametrize(
    "text", ["toch geen leider, dat is west", "nee, niet de leider. dat is west", "zuid is geen leider, west is het"]
)
def test_another_declares(text: str) -> None:
    """Whose card it is stays as it was told."""
    found = last_reply("zuid liet klaver 4 vallen, zuid is leider", text)["facts"]
    assert (found["offender"], found["declarer"]) == ("S", "W")


@pytest.mark.parametrize("text", ["niet gelijk gezien, pas toen west 2R bood", "pas gezien toen west 2R bood"])
def test_who_called_before_it_was_seen(text: str) -> None:
    """Nothing is denied, and nobody declares."""
    found = last_reply("zuid pakt het verkeerde kaartje, 1S ipv 1H", text)["facts"]
    assert (found["call"], found["replacement"], found["lho_called"]) == ("1S", "1H", True)
    assert "declarer" not in found


@pytest.mark.parametrize(
    "text", ["noord niet akkoord", "nee hoor, noord is het er niet mee eens", "noord: nee hoor, ik heb er nog een"]
)
def test_the_partner_objects(text: str) -> None:
    """What is denied sets nothing right."""
    assert last_reply("zuid geeft de rest weg, leider west", text)["facts"]["objection"] is True


@pytest.mark.parametrize(
    "text", ["zuid had zijn kaarten al laten zien", "klaverboer van oost is nog hoog", "OW weten niet wat ze moeten"]
)
def test_told_beside_a_claim(text: str) -> None:
    """No other incident begins with it."""
    assert last_reply("zuid claimt, leider zuid", text)["irregularity"] == "claim"


@pytest.mark.parametrize(
    ("choice", "lead"),
    [
        ("zuid verbiedt ruiten", "west speelt toch ruiten"),
        ("zuid verbiedt ruiten", "west komt met ruiten 3 terug"),
        ("zuid eist ruiten", "west speelt toch klaver"),
    ],
)
def test_a_lead_against_declarers_choice(choice: str, lead: str) -> None:
    reply = last_reply("oost liet ruitenaas vallen, zuid leider", f"west komt aan slag en {choice}", lead)
    assert (reply["irregularity"], reply["facts"]["offender"]) == ("revoke", "W")


@pytest.mark.parametrize("lead", ["west speelt schoppen", "west speelt ruiten", "mag west nu schoppen spelen?"])
def test_no_lead_against_declarers_choice(lead: str) -> None:
    """Who leads another suit may have none of the one that was required."""
    report = "oost liet ruitenaas vallen, zuid leider"
    assert last_reply(report, "west komt aan slag en zuid eist ruiten", lead)["irregularity"] == "penalty_card_lead"


@pytest.mark.parametrize("text", ["oost won hem zelf ook nog", "en hij pakte hem ook nog zelf"])
def test_the_trick_itself_is_no_later_one(text: str) -> None:
    found = last_reply("oost verzaakte, zuid leider, voldongen", text)["facts"]
    assert (found["revoke_trick_winner"], found.get("won_later_trick")) == ("offender", None)


@pytest.mark.parametrize(
    ("text", "value"), [("we zitten in 9", True), ("we zitten nog in slag 5", False), ("ze zijn al bij 12", True)]
)
def test_the_trick_that_play_has_come_to(text: str, value: bool) -> None:
    assert facts(f"west verzaakte in slag 5, leider zuid. {text}", "revoke")["established"] is value


def test_who_has_not_called_did_nothing() -> None:
    reply = last_reply("noord bood 8 klaver", "misklik zegt hij, 3 klaver bedoeld", "oost had nog niks")
    assert reply["facts"]["offender"] == "N"


def test_that_may_be() -> None:
    found = last_reply("leider noord speelt uit de hand, moest uit dummy", "oost zegt: dat mag, west zegt nee")["facts"]
    assert (found["accepted"], found["defenders_agree"]) == (True, False)


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("ik bedoel west heeft al bijgespeeld", "opponent_played_after", True),
        ("ik bedoel: oost heeft al bijgespeeld", "opponent_played_after", True),
    ],
)
def test_what_the_teller_means_in_a_sentence(text: str, fact: str, value: object) -> None:
    assert last_reply("leider noord speelt uit dummy, moest uit de hand", text)["facts"][fact] == value


@pytest.mark.parametrize(
    ("text", "doubled"),
    [("o wacht, noord had wel gedoubleerd", "by_opponents"), ("nee, oost had gedoubleerd", "by_partner")],
)
def test_who_had_doubled_after_all(text: str, doubled: str) -> None:
    """It stays the redouble that it is about."""
    found = last_reply("west redoubleert terwijl er niemand gedoubleerd had", text)["facts"]
    assert (found["call"], found["doubled"]) == ("XX", doubled)


def test_another_doubled() -> None:
    assert last_reply("noord doubleert 2S van zuid", "sorry, oost doubleerde")["facts"]["offender"] == "E"


def test_the_card_that_declarer_names_after_dummy_took_one() -> None:
    reply = last_reply("dummy noord pakt zelf al ruiten 2 voor zuid iets zei", "zuid zegt dan: doe maar de 9")
    assert reply["irregularity"] == "dummy_suggested_play"


@pytest.mark.parametrize(
    "text", ["bord 7 nog: noord kwam aan slag", "bord 7: noord is aan slag", "spel 7, noord moet voorspelen"]
)
def test_back_to_a_board_from_one_where_nothing_happened(text: str) -> None:
    """What lay there still lies there."""
    reply = last_reply("tafel 4 bord 7: zuid liet schoppenaas vallen, oost leider", "tafel 4 bord 8", text)
    assert (reply["irregularity"], reply["facts"]["penalty_cards"]) == ("penalty_card_lead", ["SA"])


def test_what_is_told_of_the_board_gone_to() -> None:
    found = last_reply("tafel 1: oost verzaakt, zuid leider", "tafel 2", "tafel 1: het is voldongen")["facts"]
    assert (found["table"], found["established"]) == (1, True)


@pytest.mark.parametrize(
    ("text", "lost"),
    [("noord gaat van slag en komt later weer aan slag", True), ("noord houdt de slag en is weer aan slag", None)],
)
def test_the_lead_that_was_lost(text: str, lost: object) -> None:
    """A suit that was forbidden may be led once the lead was lost."""
    report = "klaverheer van zuid ligt open als strafkaart, oost leider"
    found = last_reply(report, "noord aan slag", "oost verbiedt klaver", text)["facts"]
    assert (found.get("lead_lost") or None) is lost


def test_a_look_at_ones_own_card() -> None:
    text = "zuid pakt na de slag zijn kaart weer op om te kijken"
    assert facts(text, "trick_inspection")["own_card_only"] is True


@pytest.mark.parametrize(
    "text",
    [
        "oost paste voor zijn beurt, gever west had gepast",
        "oost paste voor zijn beurt. gever west, die had gepast",
        "oost paste voor zijn beurt. west was gever en had al gepast",
        "oost paste toen het noord zijn beurt was",
        "oost paste terwijl het de beurt van noord was",
    ],
)
def test_whose_turn_it_was(text: str) -> None:
    """The dealer had called, or the turn is told."""
    assert facts(text, "pass_out_of_turn")["turn"] == "N"


@pytest.mark.parametrize("text", ["zuid wil het niet", "noord was de gever", "gever noord"])
def test_another_thing_than_whose_turn_it_was(text: str) -> None:
    """A player who is named for something else isn't the one whose turn was asked."""
    found = last_reply("oost paste voor zijn beurt", text)["facts"]
    assert found.get("turn") == ("N" if "gever" in text else None)


@pytest.mark.parametrize(
    ("text", "later"), [("OW daarna: 2", True), ("OW later: geen", False), ("niks meer daarna", False)]
)
def test_tricks_since_in_few_words(text: str, later: bool) -> None:
    found = last_reply("oost verzaakt, zuid leider, voldongen, slag voor west", text)["facts"]
    assert found["won_later_trick"] is later


@pytest.mark.parametrize("text", ["klopt 1 slag?", "is dat zo?", "nee toch?"])
def test_a_question_is_no_answer(text: str) -> None:
    found = last_reply("oost verzaakt, zuid leider, voldongen, slag voor west, later won OW nog een slag", text)[
        "facts"
    ]
    assert "both_sides" not in found


@pytest.mark.parametrize("text", ["de leider? dat is oost", "wie is leider? dat is oost"])
def test_who_declares_asked_and_told(text: str) -> None:
    assert facts(f"noord verzaakt. {text}", "revoke")["declarer"] == "E"

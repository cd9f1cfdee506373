"""What directors tell in other words than they did before, of the play and of calls out of turn."""

import pytest

from rules.facts import Value
from tests.told_facts import facts, last_reply, told


@pytest.mark.parametrize(
    ("message", "since"),
    [
        ("strafkaart klaver vrouw bij west, hij legt klaver 3, de leider heeft meteen doorgespeeld", True),
        ("strafkaart klaver vrouw bij west, hij legt klaver 3, de leider is er gewoon op doorgegaan", True),
        ("strafkaart klaver vrouw bij west, hij legt klaver 3, de leider heeft nog niet verder gespeeld", False),
    ],
)
def test_declarer_who_went_on_has_played_since(message: str, since: bool) -> None:
    assert facts(message, "penalty_card_not_played")["declarer_played_since"] is since


@pytest.mark.parametrize(
    "message",
    [
        "west verzaakte, pas twee spellen later opgemerkt",
        "na afloop van het volgende spel zei noord dat oost had verzaakt",
        "W verzaakt, we zijn intussen een spel verder",
    ],
)
def test_a_revoke_that_comes_to_light_boards_later(message: str) -> None:
    assert facts(message, "revoke")["noticed"] == "next_board"


def test_a_claim_by_a_declarer_whose_seat_is_not_told() -> None:
    found = facts("leider verzaakte, en claimt nu de laatste 4 slagen", "revoke")
    assert found["claimer_role"] == found["offender_role"] == "declarer"


@pytest.mark.parametrize(
    ("message", "agree"),
    [
        ("leider claimt, de tegenspelers willen doorspelen, leider en blinde hebben daar niets op tegen", True),
        ("zuid claimt, west vraagt om het uit te spelen, niemand heeft bezwaar", True),
        ("leider claimt, tegenpartij vraagt door te spelen, leider oke, dummy weigert", False),
    ],
)
def test_who_has_nothing_against_playing_on_agrees(message: str, agree: bool) -> None:
    found = facts(message, "claim")
    assert (found["requested_by"], found["all_agree"]) == ("opponent", agree)


@pytest.mark.parametrize(
    ("message", "seen"),
    [
        ("niemand had door dat de verkeerde startte tot dummy openlag", True),
        ("uitkomst van de verkeerde kant, dummy lag nog niet toen we het zagen", False),
    ],
)
def test_what_was_not_so_until_dummy_lay_open(message: str, seen: bool) -> None:
    assert facts(message, "opening_lead_out_of_turn")["dummy_seen"] is seen


def test_a_suit_and_then_the_card() -> None:
    assert facts("noord wijst een klavertje aan, klaver 7", "dummy_suggested_play")["cards"] == ["C7"]


def test_who_speaks_the_words_that_are_quoted_declares() -> None:
    message = "'geef maar een kaartje' zegt zuid tegen zn partner, oost wil dat ze dan de aas spelen"
    found = facts(message, "incomplete_designation")
    assert (found["declarer"], found["words"]) == ("S", "anything")


def test_who_says_that_he_declares_is_not_the_one_who_revokes() -> None:
    message = "ik speel 3SA, mijn vrouw ligt op tafel. west ging in de fout met schoppen bekennen"
    assert facts(message, "revoke")["offender"] == "W"


@pytest.mark.parametrize(
    ("message", "irregularity", "expected"),
    [
        (
            "dealer west, noord gooit groen neer voor zijn beurt",
            "pass_out_of_turn",
            {"offender": "N", "call": "P", "dealer": "W"},
        ),
        (
            "noord redoubleert 4 harten van zuid, west zat ertussen met pas",
            "inadmissible_double",
            {"offender": "N", "call": "XX", "previous_call": "4H"},
        ),
        (
            "noord doet 1 ruiten open, dat was aan zuid. oost paste er al overheen",
            "bid_out_of_turn",
            {"offender": "N", "call": "1D", "turn": "S", "lho_called": True},
        ),
        (
            "ik opende uit de beurt 1SA, links paste er zo overheen",
            "bid_out_of_turn",
            {"call": "1NT", "lho_called": True},
        ),
        (
            "ik moest openen als oost maar mijn maat legde al 1 klaver",
            "bid_out_of_turn",
            {"offender": "W", "dealer": "E"},
        ),
        (
            "mijn partner opent 1 ruiten, rechts komt 2 klaver, ik zie die 2 klaver niet en bied 1 harten",
            "insufficient_bid",
            {"call": "1H", "previous_call": "2C"},
        ),
    ],
)
def test_calls_told_in_other_words(message: str, irregularity: str, expected: dict[str, Value]) -> None:
    assert told(message, irregularity, expected) == expected


@pytest.mark.parametrize(
    ("message", "winner"),
    [
        ("W verzaakte, won de slag niet, zijn maat O ook niet, en ze kregen daarna niks meer", "opponents"),
        ("W verzaakte op een slag die toch voor de leider was", "opponents"),
        ("W verzaakte, won de slag niet, en ze kregen daarna niks meer", None),
    ],
)
def test_who_won_the_trick_by_who_did_not(message: str, winner: str | None) -> None:
    assert facts(message, "revoke").get("revoke_trick_winner") == winner


def test_how_the_trick_before_a_lead_was_won() -> None:
    found = facts("noord nam met het aas. west dacht dat hij aan slag was en legde ruiten 3", "lead_out_of_turn")
    assert (found["offender"], found["on_lead"]) == ("W", "N")
    assert "opponent_played_after" not in found


@pytest.mark.parametrize(
    ("told_of_it", "value"),
    [
        ("volgende slag al bezig, iedereen gespeeld", "both"),
        ("de volgende slag is bezig en iedereen heeft al gelegd", "both"),
        ("de volgende slag is al begonnen", None),
    ],
)
def test_who_played_to_a_trick_that_has_begun(told_of_it: str, value: str | None) -> None:
    message = f"dummy legde harten 6 maar leider had harten 5 gevraagd, {told_of_it}"
    assert facts(message, "dummy_misplayed_card").get("next_trick") == value


def test_a_suit_that_declarer_may_not_choose_is_not_taken_for_that_of_the_penalty_card() -> None:
    turns = ["west heeft klaver heer als grote strafkaart, zuid leider", "oost is aan slag", "leider wil schoppen"]
    assert last_reply(*turns)["facts"]["choice_suit"] == "S"


def test_an_opponent_may_point_out_a_turned_card_after_declarer_played_on() -> None:
    message = "leider heeft een slag verkeerd liggen, west zegt er iets van, leider had al verder gespeeld"
    assert facts(message, "trick_turned_wrong")["next_trick"] == "other_side"


@pytest.mark.parametrize(
    "message",
    [
        "mijn maat heeft zijn kaart al gelegd voor de leider iets gespeeld had van tafel, ik had al gespeeld",
        "west speelde te vroeg, oost had zijn kaart al gelegd",
    ],
)
def test_a_defender_who_plays_too_soon_after_his_partner(message: str) -> None:
    assert facts(message, "premature_play")["partner_played"] is True


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "mijn tegenstander links verzaakt, wij winnen de slag en alle volgende",
            {"revoke_trick_winner": "opponents", "won_later_trick": False},
        ),
        (
            "leider heeft verzaakt en west, tegenspeler, claimt de rest. zuid gaat akkoord",
            {"offender": None, "offender_role": "declarer", "claimer_role": "defender"},
        ),
        ("leider zuid legt een troef op ruiten, west legt een ruiten erop", {"offender": "S"}),
        ("2x verzaakt door W: slag 3 in ruiten en slag 7 in ruiten", {"offender": "W", "repeated": True}),
        ("west verzaakt harten en later in slag 9 duikt er een harten op", {"trick": None, "next_trick": "both"}),
        ("oost verzaakte. OW maakten die slag met west zijn aas", {"revoke_trick_winner": "partner"}),
        ("verzaakt in slag 5, ontdekt bij het natellen van de slagen", {"established": True}),
    ],
)
def test_what_is_told_of_a_revoke(message: str, expected: dict[str, Value]) -> None:
    assert told(message, "revoke", expected) == expected


@pytest.mark.parametrize(
    ("message", "irregularity", "expected"),
    [
        (
            "noord was leider en speelde een harten van tafel maar west had de vorige slag",
            "lead_out_of_turn",
            {"offender": "N", "on_lead": "W"},
        ),
        (
            "zuid speelt 1SA. oost kwam uit met schoppen heer, open, voor dummy open was",
            "opening_lead_out_of_turn",
            {"faced": True, "dummy_seen": False},
        ),
        (
            "noord legt een kaart voor zijn beurt, zuid moest, oost (leider) heeft er al bij gespeeld uit de dummy",
            "premature_play",
            {"offender": "N", "opponent_played_after": True},
        ),
        ("oost pakt de verkeerde kaart, ruiten 4 ipv ruiten 10", "played_card_retraction", {"cards": ["D4"]}),
        ("west claimt de laatste 2, noord zegt akkoord, zuid niet", "claim", {"agreed": False}),
        ("west claimt de laatste 2, noord en zuid zijn akkoord", "claim", {"agreed": True}),
        (
            "west had de slag en oost legde ruiten vrouw. leider zuid zei: speel maar, en legde er de heer op",
            "lead_out_of_turn",
            {"told_by_opponent": None, "opponent_played_after": True},
        ),
        (
            "west leider. noord komt van de verkeerde kant, ruiten vrouw, t was aan zuid",
            "lead_out_of_turn",
            {"offender": "N", "on_lead": "S"},
        ),
        (
            "leider legt mij ruiten op maar ik ben volledig zonder ruiten",
            "unable_to_comply",
            {"choice": "require", "choice_suit": "D"},
        ),
        (
            "achteraf ziet men dat noord 3 klaver geboden had op 3 harten van oost",
            "insufficient_bid",
            {"call": "3C", "previous_call": "3H", "offender": "N"},
        ),
        (
            "noord dubbelt 2 klaver, maar dat was geboden door zuid",
            "inadmissible_double",
            {"offender": "N", "previous_bidder": "S"},
        ),
    ],
)
def test_leads_claims_and_calls_told_anew(message: str, irregularity: str, expected: dict[str, Value]) -> None:
    assert told(message, irregularity, expected) == expected


def _last(*turns: str) -> dict[str, Value]:
    return dict(last_reply(*turns)["facts"])


def test_what_is_told_next_of_him_or_of_his_partner() -> None:
    first = "west liet ruiten 3 vallen, zuid is leider"
    assert _last(first, "nu valt er bij hem nog een kaart: klaver 5")["offender"] == "W"
    assert _last(first, "nu valt er bij zijn maat ook een kaart, klaver 5")["offender"] == "E"


def test_what_goes_on_about_the_same_is_no_other_incident() -> None:
    found = _last("er lag een kaart van west open, klaver 10", "die is gevallen, niet gespeeld")
    assert (found["offender"], found["cards"]) == ("W", ["CT"])


def test_who_led_since_is_not_the_one_who_revoked() -> None:
    found = _last("oost heeft verzaakt", "zuid is leider", "nee wacht, west had al voorgespeeld naar de volgende slag")
    assert (found["offender"], found["next_trick"]) == ("E", "own_side")


def test_both_bids_and_a_bare_call_told_anew() -> None:
    found = _last("noord bood 3H over 3S", "nee, andersom: noord bood 3S en west 3H")
    assert (found["offender"], found["call"], found["previous_call"]) == ("W", "3H", "3S")
    assert _last("noord bood 1S maar oost moest", "niet 1S, 1H bedoel ik")["call"] == "1H"


def test_which_of_two_cards_was_seen() -> None:
    found = _last("zuid legde harten 7 en schoppen 7 samen op tafel", "oost leidt", "alleen de harten was te zien")
    assert (found["visible_count"], found["cards"]) == ("one", ["H7", "S7"])


def test_a_board_or_table_that_is_told_of_is_no_place_to_go_to() -> None:
    found = _last("west mist een kaart, de anderen hebben er dertien", "gevonden in bord 6")
    assert (found["offender"], found["card_found"]) == ("W", "other_board")
    found = _last("spel 12 verkeerde kaarten in de vakken", "viertallen", "door tafel 2, die had de kaarten verwisseld")
    assert (found["board"], found["form"]) == (12, "teams")

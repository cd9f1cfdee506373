"""What a conversation's later messages set right or leave as it was, where they do so in other words than "nee"."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import last_reply

_SHOWN = "harten 3 van noord ligt open, oost leider"


@pytest.mark.parametrize(
    ("text", "declarer"),
    [
        ("noord is trouwens de dummy", "S"),
        ("hij is zelf leider", "N"),
        ("zijn partner speelt het spel", "S"),
        ("nee, noord speelt zelf af", "N"),
    ],
)
def test_a_role_told_anew(text: str, declarer: str) -> None:
    """Who declares is set right, whether it begins with "nee" or not."""
    assert last_reply(_SHOWN, text)["facts"]["declarer"] == declarer


@pytest.mark.parametrize("text", ["nee, NZ spelen het contract", "nee, zuid zat te slapen"])
def test_no_that_answers_nothing(text: str) -> None:
    """A "nee" before something of a player isn't the answer to what was asked."""
    assert "partner_could_see" not in last_reply(_SHOWN, text)["facts"]


def test_no_of_the_last_message_takes_back_no_other() -> None:
    """Declarer stays who he was where the next message begins with "nee" and tells of another player."""
    last = last_reply(_SHOWN, "nee, zuid had hem niet kunnen zien")
    assert (last["facts"]["declarer"], last["facts"]["partner_could_see"]) == ("E", False)


@pytest.mark.parametrize("text", ["en ook harten 5 tegelijk", "samen met harten 5"])
def test_shown_together(text: str) -> None:
    """A card that showed at the same time is one more, not two that were played."""
    last = last_reply("west laat schoppen 3 zien, zuid leider", text)
    assert (last["irregularity"], last["facts"]["cards"]) == ("exposed_card", ["S3", "H5"])


def test_another_penalty_card_supposed() -> None:
    """What holds if the penalty card were another one."""
    last = last_reply("strafkaart schoppen 9 bij west, oost is aan slag, noord leidt", "wat als het de 10 was")
    assert last["facts"]["penalty_cards"] == ["ST"]


@pytest.mark.parametrize("told", ["is nu gespeeld", "is inmiddels gespeeld"])
def test_use_of_a_penalty_card_that_is_gone(told: str) -> None:
    """What may be known of a penalty card that was played is unauthorised for the partner."""
    last = last_reply(f"west had strafkaart ruitenaas, die {told}, leider noord", "mag oost dat nog gebruiken?")
    assert last["outcomes"] == ["unauthorised_for_offending_side"]


@pytest.mark.parametrize(("text", "number"), [("spel 7, zuid leider", 7), ("spel 3 is al gespeeld zo", 3)])
def test_board_named_for_the_case_at_hand(text: str, number: int) -> None:
    """The first board that is named is that of the case, where nothing else is told to have gone wrong."""
    context = Context("wrong_direction", {}, told="NZ en OW zaten verkeerd om")
    assert understand(text, context).act == "report"
    assert understand(text, context).values["board"] == number


def test_bids_stay_followed() -> None:
    """What a player would rather have bid undoes no call that was made over it."""
    last = last_reply("zuid bood 3 klaver na 3 harten van oost", "west heeft al gepast", "zuid: ik wou 4 klaver")
    assert last["facts"]["accepted"] is True


@pytest.mark.parametrize("text", ["oost heeft er nog niets van gezegd", "oost heeft er niks van gezegd"])
def test_nothing_said_is_no_refusal(text: str) -> None:
    """Who has said nothing hasn't refused."""
    last = last_reply("zuid moest schoppentien als strafkaart spelen en gooide de 4, leider oost", text)
    assert "accepted" not in last["facts"]


@pytest.mark.parametrize(
    ("text", "winner", "later"),
    [
        ("hij had die slag zelf en daarna was het op voor NZ", "offender", False),
        ("NZ hebben geen slag meer gehaald, ook die slag niet", "opponents", False),
    ],
)
def test_tricks_of_the_revoker(text: str, winner: str, later: bool) -> None:
    """Whose trick it was, though declarer was named last."""
    facts = last_reply("noord verzaakte, voldongen, oost leidt", text)["facts"]
    assert (facts["revoke_trick_winner"], facts["won_later_trick"]) == (winner, later)


def test_side_that_declares_after_the_auction() -> None:
    """A side that plays the contract is enough for a call after the auction."""
    last = last_reply("na de laatste pas kwam noord nog met 5 klaver", "noord en zuid spelen het contract")
    assert last["facts"]["side_declares"] is True


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("en als het noord was geweest?", "offender", "N"),
        ("zou het anders zijn met ruiten 5?", "cards", ["D5"]),
        ("geldt dat ook als hij hem expres liet zien", "deliberate", True),
    ],
)
def test_suppositions(text: str, fact: str, value: object) -> None:
    """What is supposed is ruled on, and not remembered."""
    turns = ["oost liet ruitenaas vallen, zuid leider", text, "west kon hem zien"]
    assert last_reply(*turns[:2])["facts"][fact] == value
    assert last_reply(*turns)["facts"][fact] != value


def test_supposed_call_over_it() -> None:
    """The next player accepts where it is supposed that he has called."""
    last = last_reply("noord opent 1 klaver terwijl west gever is", "en als oost al gepast had")
    assert last["facts"]["accepted"] is True


@pytest.mark.parametrize("text", ["tweede keer deze maand", "derde keer al"])
def test_few_words_about_nobody(text: str) -> None:
    """A few words that name nobody begin no other incident."""
    assert last_reply("noord is te laat, 20 minuten", text)["irregularity"] == "procedural_offence"


@pytest.mark.parametrize(
    ("text", "seen"), [("niemand zag het behalve zuid", True), ("niemand behalve west zag hem", False)]
)
def test_nobody_but_one_player(text: str, seen: bool) -> None:
    """Whether partner is the one who saw the card."""
    assert last_reply("klaver vrouw viel bij noord, west leidt", text)["facts"]["partner_could_see"] is seen


def test_another_card_of_which_only_the_rank_is_told() -> None:
    """One more card that fell makes all of them major, whatever its suit."""
    last = last_reply("noord leider, oost laat schoppen 7 vallen", "daarna laat oost ook nog de 4 vallen")
    assert "all_penalty_cards_major" in last["outcomes"]


def test_penalty_card_that_was_played() -> None:
    """A penalty card that was played no longer lies beside the next one."""
    told = ["schoppen 6 van west viel, leider zuid", "die heeft hij in slag 3 gespeeld", "nu valt ruiten 3 van west"]
    assert "minor_penalty_card" in last_reply(*told)["outcomes"]


@pytest.mark.parametrize("text", ["zuid zei: oost vroeg me om te beginnen", "volgens zuid zei west dat hij moest"])
def test_asked_to_lead_by_an_opponent(text: str) -> None:
    """Who was told by an opponent to lead takes his card back (47E1)."""
    last = last_reply("zuid legde de uitkomst neer, noord had moeten, leider west", text)
    assert last["facts"]["told_by_opponent"] is True


def test_slip_told_as_an_answer() -> None:
    """A call that seemed changed turns out to be unintended."""
    last = last_reply("west legt 1 harten, wil het terugnemen", "verkeerd gepakt, schoppen bedoeld")
    assert (last["irregularity"], last["facts"]["replacement"]) == ("unintended_call", "1S")


@pytest.mark.parametrize(("text", "later"), [("OW kregen alleen de laatste", True), ("meer kregen ze niet", False)])
def test_later_tricks_counted_by_thelast_reply(text: str, later: bool) -> None:
    """Winning only the last trick is winning a later one."""
    assert last_reply("west verzaakte, voldongen, zuid leider", text)["facts"]["won_later_trick"] is later


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("zuid riep: jij moet uitkomen, en oost kwam uit met ruiten vijf, maar west moest", True),
        ("noord zei: begin maar, en west kwam uit met klaver heer, maar oost moest", True),
        ("zuid riep: oost kwam uit met ruiten vijf, maar west moest", None),
        ("zuid riep de arbiter, oost kwam voor zijn beurt uit met ruiten vijf", None),
    ],
)
def test_who_is_sent_to_lead_by_an_opponent_is_told_from_who_calls_the_director(
    message: str, told: bool | None
) -> None:
    assert last_reply(message)["facts"].get("told_by_opponent") is told

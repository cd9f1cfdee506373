"""What a message tells as a problem, though it was in order: a lead, call, double or question by who was in turn."""

from __future__ import annotations

import pytest

from tests.told_facts import facts, last_reply, likeliest, told

_RESTRICTS = {"option_require_suit", "option_forbid_suit", "must_accept", "major_penalty_card", "option_refuse"}


@pytest.mark.parametrize(
    "text",
    [
        "oost startte met harten vier tegen 2SA van noord, west vindt dat hij had moeten starten",
        "zuid is leider. west komt uit met ruiten aas en oost zegt dat hij aan de beurt was",
        "de man links van de leider kwam uit met ruiten 3, de ander zegt dat hij moest",
        "ik ben dummy, rechts van mij kwam uit met klaver 2 en links klaagt",
        "oost heeft de uitkomst van zuid aangenomen, en die was ook aan de beurt",
    ],
)
def test_an_opening_lead_in_turn(text: str) -> None:
    reply = last_reply(text)
    assert reply["outcomes"] == ["no_rectification"]


@pytest.mark.parametrize(
    ("text", "leader"),
    [
        ("oost is leider. noord was aan slag en speelde schoppen 4 na, zuid vroeg of hij niet aan slag was", "N"),
        ("leider is zuid. oost won de slag en speelde klaver 9 na, west had zijn kaart ook al klaar", "E"),
    ],
)
def test_a_later_lead_in_turn(text: str, leader: str) -> None:
    assert told(text, "lead_out_of_turn", ("offender", "on_lead")) == {"offender": leader, "on_lead": leader}
    assert "no_rectification" in last_reply(text)["outcomes"]


def test_declarer_led_from_the_hand_that_was_to_lead() -> None:
    reply = last_reply("leider oost speelde klaver 5 uit dummy en daar zat hij ook. noord dacht dat hij in de hand zat")
    assert not _RESTRICTS & set(reply["outcomes"])


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("west is leider, zuid kwam uit, oost legde dummy neer maar west heeft niets gezien", "dummy_seen", False),
        ("zuid is leider, oost kwam uit en zuid heeft zijn hand neergelegd als dummy", "declarer", "S"),
    ],
)
def test_who_lies_down_and_who_saw_it(text: str, name: str, value: object) -> None:
    assert facts(text, "opening_lead_out_of_turn")[name] == value


@pytest.mark.parametrize(
    "text",
    [
        "west opende 1 schoppen en noord bood daarna 2 ruiten. oost vroeg of dat voor zijn beurt was",
        "oost opende 1 harten en zuid bood er 1 schoppen op",
    ],
)
def test_calls_in_rotation_show_none_out_of_turn(text: str) -> None:
    found = facts(text, "bid_out_of_turn")
    assert "call" not in found
    assert "offender" not in found
    assert "lho_called" not in found


def test_bids_that_each_exceed_the_one_before() -> None:
    reply = last_reply("noord opende 1 klaveren, oost 1 harten, zuid 2 klaveren. west denkt dat zuid te laag bood")
    assert reply["outcomes"] == ["call_stands"]


def test_a_bid_that_is_asked_about_and_suffices() -> None:
    reply = last_reply("oost heeft 1 klaveren geboden en zuid 1 schoppen. west wil 2 harten bieden, mag dat?")
    assert reply["outcomes"] == ["call_stands"]


@pytest.mark.parametrize(
    "text",
    [
        "oost opende 1SA; zuid was gever, riep noord, maar het was toch oost",
        "na drie passen bood oost, als laatste, 1 ruiten. zuid vraagt of dat nog kon",
        "ik had west opgelegd te passen, en oost bood 3 ruiten",
        "noord moest van mij de rest van het bieden passen en dat deed hij ook. west wil een straf",
        "noord legde 2 klaveren uit als stayman, en dat klopte ook. west voelt zich benadeeld",
        "west vroeg wat 2 ruiten betekende terwijl hij aan de beurt was",
        "oost legde geen stopkaart, want hij sprong niet",
        "het spel was voorbij en dummy ging bij de leider kijken",
        "dummy riep de arbiter nadat noord al om de arbiter gevraagd had",
    ],
)
def test_what_was_allowed(text: str) -> None:
    outcomes = set(last_reply(text)["outcomes"])
    assert outcomes & {"no_rectification", "no_adjustment_misbid"}
    assert not outcomes & {
        "call_cancelled",
        "pass_substituted",
        "correct_explanation_now",
        "warning",
        "dummy_rights_lost",
    }


def test_after_four_passes_nobody_opens() -> None:
    assert "call_cancelled" in last_reply("er is rondgepast, daarna biedt zuid als laatste nog 1 klaver")["outcomes"]


def test_what_a_player_had_is_the_agreement_and_not_what_was_explained() -> None:
    told = "oost beweerde dat west minimaal 16 had. hij had er 11 en dat is ook de afspraak. zuid heeft gepast"
    assert "no_adjustment_misbid" not in last_reply(told)["outcomes"]


def test_only_declarer_and_the_defenders_claim() -> None:
    assert last_reply("oost is dummy en claimt de rest")["outcomes"][0] == "no_claim"


def test_whether_a_bid_of_theirs_was_doubled_is_asked() -> None:
    reply = last_reply("noord doubleerde 2 schoppen van oost, zijn partner had gepast")
    assert reply["kind"] != "ruling"


@pytest.mark.parametrize(
    "text",
    [
        "west heeft harten aas als strafkaart. de leider is nu aan slag, niet oost",
        "noord is leider. oost heeft ruiten heer als strafkaart en dummy komt aan slag",
    ],
)
def test_a_penalty_card_while_declarer_leads(text: str) -> None:
    assert not _RESTRICTS & set(last_reply(text)["outcomes"])


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("zuid wees op een verzaking van zijn eigen partner noord", "offender", "N"),
        ("west gooide klaver op schoppen. later bleek oost nog een schoppen te hebben", "offender", "E"),
        ("noord bekende niet in harten. hij had er geen meer, bleek achteraf", "could_follow", False),
        ("oost troefde. noord vroeg of hij geen ruiten had. nee, zei oost, en dat klopte", "could_follow", False),
        ("noord verzaakte in slag 7 en won slag 8 niet", "established", True),
        ("oost en zuid verzaakten allebei, maar niet in dezelfde slag", "same_trick", False),
        ("noord zei dat oost verzaakt had in harten, maar het was west", "offender", "W"),
    ],
)
def test_who_revoked_and_whether_he_did(text: str, name: str, value: object) -> None:
    assert facts(text, "revoke")[name] == value


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        (
            "vorige week liet oost een kaart vallen, vandaag bood west 1 ruiten over 1 harten van noord",
            "insufficient_bid",
        ),
        ("gisteren paste noord voor zijn beurt en nu claimde oost zonder iets te zeggen", "claim"),
    ],
)
def test_only_the_story_of_today_counts(text: str, irregularity: str) -> None:
    assert likeliest(text) == irregularity


def test_what_is_said_now_of_another_day_belongs_to_it() -> None:
    assert likeliest("gisteren verzaakte oost in slag 3, nu zegt zuid dat hij nog een slag wil") == "revoke"


@pytest.mark.parametrize(
    ("text", "irregularity", "name", "value"),
    [
        ("noord zag dat oost in de kaarten van zuid keek voor het bieden", "hand_seen", "offender", "E"),
        ("noord claimde, oost zei dat dat niet klopte, maar west vond het goed", "claim", "agreed", False),
        (
            "zuid vroeg west of die al gepast had, en noord bood 1 harten. gever was west",
            "bid_out_of_turn",
            "previous_offender_call",
            None,
        ),
    ],
)
def test_who_says_something_of_another(text: str, irregularity: str, name: str, value: object) -> None:
    assert told(text, irregularity, [name]) == {name: value}


def test_a_hand_that_was_only_miscounted() -> None:
    assert (
        last_reply("oost meende 14 kaarten te hebben, maar bij natellen bleken het er dertien te zijn")["kind"]
        != "ruling"
    )

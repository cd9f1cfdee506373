"""What later messages make of a case: answers in words, corrections, more of the same, and another matter."""

from __future__ import annotations

import pytest

from bot.conversation import replies
from bot.reply import Reply, Turn


def last(*messages: str) -> Reply:
    return list(replies([Turn(text=message) for message in messages]))[-1]


LEAD = "oost komt uit, west moest, zuid 3sa"
REVOKE = "oost verzaakt, leider zuid"
ESTABLISHED = "oost verzaakt, voldongen, leider zuid"


@pytest.mark.parametrize(
    ("first", "answer", "fact", "value"),
    [
        (LEAD, "nee", "told_by_opponent", False),
        (LEAD, "ja, zuid zei dat", "told_by_opponent", True),
        (LEAD, "nee dat heeft niemand gezegd", "told_by_opponent", False),
        (LEAD, "ja open", "faced", True),
        (LEAD, "nee, de dummy lag nog niet", "dummy_seen", False),
        (REVOKE, "nee hoor", "established", False),
        (REVOKE, "niet voldongen", "established", False),
        (ESTABLISHED, "west", "revoke_trick_winner", "partner"),
        (ESTABLISHED, "die ging naar de leider", "revoke_trick_winner", "opponents"),
        (ESTABLISHED, "hij zelf", "revoke_trick_winner", "offender"),
        (ESTABLISHED, "de andere partij", "revoke_trick_winner", "opponents"),
        ("noord laat een kaart vallen, oost leider", "een honneur", "cards", ["?h"]),
        ("noord laat klaver 4 vallen", "nee, hij speelt tegen", "offender_role", "defender"),
        ("noord opent 1 harten voor zijn beurt", "zijn partner", "turn", "S"),
    ],
)
def test_an_answer_in_words(first: str, answer: str, fact: str, value: object) -> None:
    assert last(first, answer).facts.get(fact) == value


def test_what_comes_with_yes_may_be_about_something_else() -> None:
    assert "told_by_opponent" not in last(LEAD, "ja open").facts
    assert "slip" not in last("noord 1S, oost 1H", "niet geaccepteerd").facts


@pytest.mark.parametrize(
    ("messages", "fact", "value"),
    [
        (("oost verzaakte, zuid leider", "niet oost maar west"), "offender", "W"),
        (("west liet ruiten 2 vallen, zuid leider", "o wacht het was noord die speelde"), "declarer", "N"),
        (("zuid leider, oost liet klaveraas vallen", "andersom, oost speelt en zuid liet hem vallen"), "offender", "S"),
        (("west 2 klaver over 2 schoppen van zuid", "nee wacht over 2 harten"), "previous_call", "2H"),
        (("noord bood 1 harten over 1 schoppen van west", "sorry, west had 2 klaver geboden"), "previous_call", "2C"),
        (("zuid laat klavervrouw vallen, west leider", "klaver 4 bedoel ik"), "cards", ["C4"]),
        (("oost liet schoppenheer vallen, zuid leider", "oost niet, west"), "offender", "W"),
        (("oost liet schoppenheer vallen, zuid leider", "het was de vrouw"), "cards", ["SQ"]),
        (("oost liet schoppenheer vallen, zuid leider", "geen schoppen maar harten"), "cards", ["HK"]),
        (("oost opent 1 harten voor zijn beurt, noord was gever", "zuid was gever"), "dealer", "S"),
        (("zuid laat hartenaas vallen, oost leider", "nee het was de dummy"), "offender", "W"),
        (("zuid laat hartenaas vallen, oost leider", "nee sorry zijn partner liet hem vallen"), "offender", "N"),
        (("oost verzaakt, zuid leider", "nee wacht, west heeft verzaakt"), "offender", "W"),
        (("west laat schoppen 3 vallen tijdens het bieden", "nee het was na de bieding"), "phase", "clarification"),
        (("oost liet ruiten 6 en schoppen 9 vallen, zuid leider", "nee alleen de schoppen"), "cards", ["S9"]),
        (("zuid verzaakt, west leider, voldongen", "het was oost die verzaakte"), "offender", "E"),
    ],
)  # fmt: skip
def test_a_correction(messages: tuple[str, ...], fact: str, value: object) -> None:
    assert last(*messages).facts[fact] == value


def test_a_corrected_player_is_corrected_in_what_was_told_before() -> None:
    facts = last(ESTABLISHED, "nee het was west", "oost won de slag, daarna ging alles naar zuid").facts
    assert (facts["offender"], facts["revoke_trick_winner"]) == ("W", "partner")


def test_more_of_the_case_is_no_other_case() -> None:
    answer = last(
        "noord de leider verzaakte, is voldongen", "de blinde won die slag", "en daarna nog vier slagen voor NZ"
    )
    assert answer.irregularity == "revoke"
    assert answer.facts["won_later_trick"] is True


def test_what_lies_on_the_table_is_remembered() -> None:
    lying = "harten vrouw van oost ligt als grote strafkaart, leider zuid"
    assert last(lying, "zuid speelt harten en oost legt harten 4").irregularity == "penalty_card_not_played"
    banned = (lying, "west is aan slag", "zuid verbiedt harten")
    assert "may_not_lead_suit" in last(*banned).outcomes
    assert "restriction_ended" in last(*banned, "west verloor de slag en is nu weer aan slag").outcomes


def test_a_message_that_adds_nothing_says_so() -> None:
    assert "Zo staat het nog steeds" in last(REVOKE, "het is hier druk en de koffie is op").text
    assert "Zo staat het nog steeds" not in last(REVOKE, "nog niet").text


def test_a_supposition_asks_nothing_and_changes_nothing() -> None:
    supposed = last("oost laat schoppen 8 vallen, zuid leider", "en een honneur?")
    assert "major_penalty_card" in supposed.outcomes
    assert supposed.question is None
    assert supposed.aside


def test_facts_that_contradict_each_other_are_pointed_out() -> None:
    assert "past niet" in last("oost komt uit, noord moest, zuid is leider").text
    assert "past niet" not in last(LEAD).text


def test_another_table_without_its_number() -> None:
    answer = last(
        "tafel 3: zuid laat ruiten aas vallen, oost leider", "andere tafel: west past voor de beurt, zuid gever"
    )
    assert answer.irregularity == "pass_out_of_turn"
    assert not {"table", "declarer"} & answer.facts.keys()
    assert last("oost verzaakt, leider zuid", "dit is tafel 3").irregularity == "revoke"


def test_nobody_has_called_yet_is_no_refusal() -> None:
    called = "oost opent 1 harten voor zijn beurt, noord was gever"
    assert "accepted" not in last(called, "zuid heeft nog niks gedaan").facts
    assert "accepted" not in last(called, "nee zuid heeft nog niks gedaan").facts


def test_a_trick_told_by_seat_is_seen_from_the_player_as_set_right() -> None:
    told = ("verzaking door noord, oost leider, voldongen, slag was voor noord", "nee wacht, zuid heeft verzaakt")
    assert last(*told).facts["revoke_trick_winner"] == "partner"


def test_a_correction_is_no_answer_to_what_was_asked() -> None:
    assert "partner_could_see" not in last("zuid laat hartenaas vallen, oost leider", "nee het was de dummy").facts
    assert "told_by_opponent" not in last(LEAD, "nee dat was gisteren").facts


@pytest.mark.parametrize("call", ["oost past gewoon", "oost zei pas", "oost heeft 2 klaver geboden"])
def test_a_call_told_after_the_irregular_one_was_made_after_it(call: str) -> None:
    assert last("noord bood 1 harten voor zijn beurt, oost was gever", call).facts["lho_called"] is True


def test_cards_told_after_others_were_set_right_lie_beside_those() -> None:
    told = ("noord laat harten 3 vallen, leider is west", "nee klaver 3", "en die lag er samen met klaver boer")
    assert last(*told).facts["cards"] == ["C3", "CJ"]


def test_a_question_about_the_case_starts_no_other() -> None:
    told = ("west liet hartenaas vallen, noord leider", "oost aan slag", "hij mag geen harten")
    assert last(*told, "mag hij de volgende slag ook geen harten?").irregularity == "penalty_card_lead"


def test_what_is_asked_of_a_supposition_is_supposed() -> None:
    told = ("oost psychte 1H", "west wist van niks", "en als west het wel wist?")
    assert last(*told).facts["partner_expected"] is True


def test_the_partner_who_says_it_himself_and_defends() -> None:
    told = ("noord legde het bod van zuid verkeerd uit", "zuid zelf zegt het", "NZ spelen niet, ze verdedigen")
    facts = last(*told).facts
    assert (facts["noticed_by"], facts["side_declares"]) == ("partner", False)


def test_another_time_since_the_scores_is_set_right_or_supposed() -> None:
    told = ("score fout op bord 6", "het is een uur geleden dat de uitslag hing")
    for more in ("wat als het maar tien minuten was?", "nee het was tien minuten geleden"):
        assert last(*told, more).facts["within_correction_period"] is True


def test_an_answer_about_the_moment_tells_more() -> None:
    facts = last("mijn partner heeft mijn 2SA verkeerd uitgelegd", "we zijn aan het spelen, ik verdedig").facts
    assert (facts["phase"], facts["side_declares"]) == ("play", False)


def test_a_board_that_is_named_besides_starts_no_other() -> None:
    found = last("het contract stond verkeerd in de bridgemate", "van spel 3")
    assert (found.irregularity, found.facts["board"]) == ("score_correction", 3)


def test_blame_that_is_supposed() -> None:
    told = ("spel 4 is niet gespeeld", "de schuld ligt bij OW", "en als ze allebei schuld hadden?")
    facts = last(*told).facts
    assert (facts["fault"], facts["other_fault"]) == ("partly", "partly")


def test_a_partner_who_joins_an_appeal_agrees() -> None:
    assert last("zuid wil protesteren", "noord doet mee").facts["agreed"] is True
    assert last("zuid wil protesteren", "noord doet niet mee").facts["agreed"] is False


def test_a_delay_turns_out_to_have_cost_a_board() -> None:
    found = last("wat gebeurt er als een paar te laat komt", "ze waren 20 minuten te laat, spel 1 is niet gespeeld")
    assert (found.irregularity, found.facts["board"]) == ("board_not_played", 1)

"""Facts of the play that are told by the way: as a consequence, in the passive, with the verb first."""

from __future__ import annotations

import pytest

from nlu.reading import read
from tests.told_facts import facts, likeliest

_TOLD = [
    ("exposed_card", "oost liet klaver 8 zien maar west kon dat vanaf zijn plek niet zien", "partner_could_see", False),
    ("exposed_card", "A en 3 van schoppen vielen bij west uit de hand", "cards", ["SA", "S3"]),
    ("penalty_card_not_played", "strafkaart ruiten heer van noord, die heeft hij laten liggen", "offender", "N"),
    ("opening_lead_out_of_turn", "daarna bleek dat noord niet had moeten uitkomen", "offender", "N"),
    ("opening_lead_out_of_turn", "noord merkte dat hij had moeten starten en niet zuid", "offender", "S"),
    ("opening_lead_out_of_turn", "er ligt een blinde uitkomst van west, oost moest starten", "faced", False),
    ("opening_lead_out_of_turn", "verkeerde uitkomst en de leidster toonde vier kaarten", "choice", "spread"),
    ("opening_lead_out_of_turn", "de tafel lag er al, de uitkomst was fout", "dummy_seen", True),
    ("opening_lead_out_of_turn", "mijn partner vroeg de leider of hij moest, ja zei die", "told_by_opponent", True),
    ("lead_out_of_turn", "leider uit verkeerde hand, de ene wil het, de andere niet", "defenders_agree", False),
    ("lead_out_of_turn", "leider uit de foute hand, mijn partner heeft al bekend", "opponent_played_after", True),
    ("premature_play", "zowel leider als blinde hadden gelegd, toen speelde oost", "declarer_played_both", True),
    ("premature_play", "de tafel had al bijgelegd en de leider ook, oost ging voor west", "declarer_played_both", True),
    ("premature_play", "klaver vrouw werd van tafel gespeeld, oost legde alvast klaver aas voor west", "cards", ["CA"]),
    ("play_after_illegal_play", "de leiders kaart werd teruggenomen, toen legde west", "retraction_required", True),
    ("simultaneous_cards", "west speelde er twee, je zag er maar een van", "visible_count", "one"),
    ("unable_to_comply", "leider verbiedt schoppen, de hand van oost bestaat uit schoppen", "could_follow", False),
    ("revoke", "zuid leider heeft verzaakt. zijn dummy kreeg opdracht om ruiten voor te spelen", "offender", "S"),
    ("revoke", "noord (oost is leider) heeft verzaakt", "offender", "N"),
    ("dummy_misplayed_card", "na drie slagen ontdekken we dat dummy een andere kaart had gelegd", "next_trick", "both"),
    ("dummy_overstepped", "dummy had wests hand ingezien en riep dat west moest bekennen", "dummy_act", "pointed_out"),
    ("incomplete_designation", "mag dummy kiezen als de leider alleen de kleur noemt", "words", "suit"),
    ("card_played_or_not", "oost toont west ruiten vrouw, dan legt hij de 2", "other_card_played", True),
    ("exposed_card", "noord toont een kaart, zuid heeft alleen de achterkant gezien", "partner_could_see", False),
    ("unable_to_comply", "noord moet van west (de leider) een ruiten uitspelen", "choice_suit", "D"),
    ("lead_out_of_turn", "oost leidt, zuid moest, toch speelde hij harten uit de hand", "offender", "E"),
    ("lead_out_of_turn", "ik had op de harten van west al bijgespeeld, zegt oost dat hij moest", "offender", "W"),
    ("revoke", "oost (leider) bekent niet en legt er een harten voor in de plaats", "established", False),
    ("revoke", "west verzaakte en daarna geeft hij de rest van de slagen aan de leider", "claimer", "W"),
    ("dummy_misplayed_card", "dummy legt ruiten 6, de volgende heeft gelegd, slag loopt nog", "next_trick", "nobody"),
    ("dummy_overstepped", "oost is dummy. toen west troefde zei oost: ruiten op?", "dummy_act", "asked_declarer"),
    ("dummy_suggested_play", "dummy raapte alvast klaver 8 op. noord legde er een op", "opponent_played_after", True),
    ("opening_lead_out_of_turn", "iedereen zag dummy al voordat west zei dat hij moest", "dummy_seen", True),
    ("opening_lead_out_of_turn", "west merkt dat hij en niet oost had moeten uitkomen", "offender", "E"),
    ("premature_play", "leider en dummy hadden gelegd toen oost vroeger speelde dan west", "offender", "E"),
    (
        "penalty_card_not_played",
        "zuid deed iets anders dan zijn strafkaart; west leidt en heeft al voorgespeeld",
        "declarer_played_since",
        True,
    ),
    ("play_after_illegal_play", "zuid steekt de kaart terug, voor hij roept legt oost", "retraction_required", True),
    ("revoke", "zuid verzaakte in klaver en even later oost in ruiten", "both_sides", True),
    ("revoke", "in slag 3 verzaakte oost en in slag 7 noord", "both_sides", True),
    ("revoke", "noord leidt. hij bekent niet. oost vindt dat dat een slag kost", "offender", "N"),
    ("revoke", "oost verzaakt en roept dat de overige slagen voor hem zijn", "claimer", "E"),
    ("incomplete_designation", "de leider antwoordt: 'verzin maar wat'", "words", "anything"),
    ("exposed_card", "west laat oost ruiten vrouw zien. zuid is leider", "offender", "W"),
    ("exposed_card", "ik als leider zag de vrouw van rechts, links kon er niet bij", "partner_could_see", False),
    ("card_played_or_not", "oost toont een kaart, west zag hem niet maar had het gekund", "partner_could_see", True),
    ("penalty_card_not_played", "strafkaart ruiten 3, zuid bekent niet en doet klaver weg", "cards", ["C?"]),
    ("opening_lead_out_of_turn", "oost kwam uit, dummy ging neerleggen, west protesteerde", "dummy_seen", True),
    ("lead_out_of_turn", "leider speelt uit de hand maar oost was aan slag", "proper_leader", "opponent"),
    ("lead_out_of_turn", "ik was aan slag als leider, toch speelde links ruiten", "proper_leader", "opponent"),
    ("lead_out_of_turn", "zuid dacht dat hij in dummy zat en riep klaver", "declarer", "S"),
    ("lead_out_of_turn", "zuid speelde uit verkeerde hand, OW eisen dat hij terug gaat", "accepted", False),
    ("trick_turned_wrong", "de slag ligt verkeerd, er zijn al twee slagen bij gekomen", "next_trick", "both"),
    ("claim", "de leider claimt maar iedereen speelt liever door", "all_agree", True),
]  # fmt: skip


@pytest.mark.parametrize(("irregularity", "text", "fact", "value"), _TOLD)
def test_it_is_read(irregularity: str, text: str, fact: str, value: object) -> None:
    assert facts(text, irregularity)[fact] == value


@pytest.mark.parametrize(
    "text",
    [
        "bij zuid ligt schoppen 2 als kleine strafkaart. op schoppen geeft hij de 5 bij",
        "ruiten heer is grote strafkaart bij zuid. hij heeft geen harten en toch doet hij een klavertje weg",
    ],
)
def test_the_owner_lays_another_card_also_with_the_verb_first(text: str) -> None:
    assert likeliest(text) == "penalty_card_not_played"


def test_the_penalty_card_itself_was_played() -> None:
    text = "grote strafkaart van west ruiten boer. de leider speelt ruiten van tafel en west legt gewoon de boer"
    assert likeliest(text) == "penalty_card_turn"


def test_who_had_led_before_dummy_spoke_was_not_warned() -> None:
    text = "de leider zit in dummy. hij legt ruiten 2 uit zijn hand, dummy zegt ho, west zegt 'ik neem hem'"
    assert likeliest(text) == "lead_out_of_turn"


def test_his_partner_is_that_of_whom_the_sentence_before_told() -> None:
    text = "noord als dummy heeft bij west in de hand gekeken. nu vraagt hij zijn partner of hij geen ruiten heeft"
    assert facts(text, "dummy_overstepped")["dummy_act"] == "asked_declarer"


def test_what_may_be_known_of_a_penalty_card_is_told_with_that_card() -> None:
    text = "mag noord gebruiken dat zuid klaver heer als strafkaart heeft liggen?"
    assert likeliest(text) == "unauthorised_information"
    assert facts(text, "unauthorised_information")["penalty_cards"] == ["CK"]


def test_who_thought_he_was_dummy_is_followed_by_another() -> None:
    text = "de leider (oost) dacht dat hij dummy was: noord kwam uit terwijl zuid moest"
    assert read(text).players(in_play=True).declarer == "E"

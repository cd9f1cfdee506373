"""Who it was and when, told aside: in brackets, as somebody's neighbour, behind a comma, or set right."""

from __future__ import annotations

import pytest

from nlu.cards.lying_cards import shown_by_penalty_card
from nlu.reading import read
from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import told

_FACTS: list[tuple[str, str, dict[str, object]]] = [
    ("oost (tegen 3SA van zuid) verzaakt", "revoke", {"offender": "E", "declarer": "S"}),
    ("oost (tegen 3SA van zuid) legt klaver aas en klaver vijf samen neer", "simultaneous_cards", {"offender": "E"}),
    ("noord, tegenspeler van west, claimt de laatste drie", "claim", {"claimer": "N", "declarer": "W"}),
    ("de tegenspeler links van de leider verzaakte. leider is west", "revoke", {"offender": "N"}),
    ("de man rechts van de leider (west) liet harten aas vallen", "exposed_card", {"offender": "S"}),
    ("de speler links van leider oost kwam met ruiten acht", "lead_out_of_turn", {"offender": "S"}),
    ("klaver negen van dummy oost viel op de grond", "exposed_card", {"offender": "E", "declarer": "W"}),
    ("west (speelt vier harten) verliest harten negen", "exposed_card", {"declarer": "W"}),
    ("west laat hartenvrouw vallen, noord lijdt", "exposed_card", {"declarer": "N"}),
    ("4 schoppen in zuid, de start kwam van oost", "opening_lead_out_of_turn", {"declarer": "S", "offender": "E"}),
    ("slag vijf was voor oost, west speelt klaver vier voor. leider noord", "lead_out_of_turn", {"on_lead": "E"}),
    ("noord speelt harten drie na, alleen had zijn maat de slag", "lead_out_of_turn", {"on_lead": "S"}),
    ("LT van de leider was aan slag, RT speelde voor; leider is zuid", "lead_out_of_turn", {"on_lead": "W"}),
    ("dummy verzaakte, er zijn al drie slagen overheen", "revoke", {"established": True}),
    ("noord verzaakte, er is doorgespeeld, door zuid. west leidt", "revoke", {"next_trick": "own_side"}),
    ("noord verzaakte. leider west zegt dat zuid al verder gespeeld heeft", "revoke", {"next_trick": "own_side"}),
    ("strafkaart schoppen 6 van west, niet met opzet", "penalty_card_turn", {"deliberate": False}),
    ("oost claimt, zuid blijkt troef boer nog te hebben", "claim", {"outstanding_trump": True}),
    ("iedereen heeft gedraaid behalve zuid, die wil de slag nog zien", "trick_inspection", {"faced": True}),
    ("leider oost wil dat noord, die nu aan slag is, schoppen speelt", "penalty_card_lead", {"choice": "require"}),
    ("oost, tegen zuid in 4 harten, heeft verzaakt", "revoke", {"offender": "E", "declarer": "S"}),
    (
        "oost legde ruiten drie terwijl west nog niets gelegd had; leider noord heeft op ruiten drie bijgespeeld",
        "premature_play",
        {"offender": "E", "opponent_played_after": True},
    ),
    ("ruiten moet het worden, zegt de leider, oost heeft er geen", "unable_to_comply", {"choice_suit": "D"}),
    (
        "oost: harten tien is zijn grote strafkaart, hij heeft ook harten twee",
        "penalty_card_turn",
        {"penalty_cards": ["HT"]},
    ),
    ("zuid heeft schoppen 5 en 9, de 5 ligt als kleine strafkaart", "penalty_card_turn", {"penalty_cards": ["S5"]}),
    ("noord kwam uit, het was zuid zijn slag", "lead_out_of_turn", {"on_lead": "S"}),
    (
        "een tongverspreker van leider oost: harten vijf in plaats van harten vrouw",
        "unintended_designation",
        {"slip": True},
    ),
    ("west verzaakte, daarna claimde oost", "revoke", {"offender": "W", "claimer": "E"}),
    ("west verzaakte, daarna claimde de leider", "revoke", {"claimer": None, "claimer_role": "declarer"}),
    ("oost claimt de rest als tegenspeler", "claim", {"claimer_role": "defender"}),
    ("leider zuid toont zijn kaarten, niet om te claimen", "claim", {"claim_meant": False}),
    ("leider zuid laat zijn kaarten zien, hij speelt gewoon verder", "claim", {"claim_meant": False}),
    ("zuid claimt, hij wil zelf nog uitspelen", "claim", {"claim_meant": None}),
    ("noord legt als leider even alles open om west te helpen", "claim", {"claimer": "N"}),
    ("de laatste schoppen die west had viel op tafel", "exposed_card", {"cards": None}),
    (
        "leider noord. de slag was bij oost en toch kwam zijn maat",
        "lead_out_of_turn",
        {"offender": "W", "on_lead": "E"},
    ),
    ("'harten' zegt leider west als dummy aan slag is", "incomplete_designation", {"declarer": "W", "offender": "W"}),
    ("mijn partner en ik verdedigen. ik zit west en ik heb harten verzaakt", "revoke", {"offender": "W"}),
    ("we zien in slag acht dat noord in slag vier twee kaarten legde", "defective_trick", {"trick_error": "too_many"}),
    ("oost liet klaver 3 vallen, west had al klaver twee als strafkaart", "exposed_card", {"penalty_cards": None}),
    ("bij west lag al schoppen 4 als strafkaart en nu laat oost klaver 3 vallen", "exposed_card", {"offender": "E"}),
    ("oost laat klaver 3 vallen, hij had al klaver twee als strafkaart", "exposed_card", {"penalty_cards": ["C2"]}),
    ("NZ spelen 4 schoppen en noord liet klaver aas vallen", "exposed_card", {"offender_role": "declarer"}),
    ("noord (4 harten) liet klaver aas vallen", "exposed_card", {"declarer": "N", "contract": "4H"}),
    ("noord zit op tafel als dummy, oost liet klaver aas vallen", "exposed_card", {"declarer": "S"}),
    ("zuid zijn partner ligt open, zuid liet klaver aas vallen", "exposed_card", {"declarer": "S"}),
    ("tegen zuid liet oost klaver aas vallen", "exposed_card", {"declarer": "S"}),
    (
        "oost claimt als tegenspeler de resterende vier slagen",
        "claim",
        {"all_tricks": True, "claimer_role": "defender"},
    ),
    # who is told outright to have done it needn't be one of those who are weighed
    ("noord had uit moeten komen, zuid deed het", "opening_lead_out_of_turn", {"offender": "S", "on_lead": "N"}),
]


@pytest.mark.parametrize(("text", "irregularity", "expected"), _FACTS, ids=[text for text, *_ in _FACTS])
def test_facts_told_aside(text: str, irregularity: str, expected: dict[str, object]) -> None:
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(
    "text",
    [
        "sorry, dat moet west zijn",
        "excuses, dat had west moeten zijn",
        "herstel: west",
        "niet oost maar zijn partner",
        "ik zei oost, maar west",
        "die kaart is niet van oost maar van west",
        "west deed het",
        "foutje van mij: west deed het",
        "oeps, verkeerd gezegd, zijn partner liet hem vallen",
    ],
)
def test_another_player_after_all(text: str) -> None:
    context = Context("exposed_card", {"offender": "E", "cards": ["HA"]}, told="bij oost viel harten aas op tafel")
    assert understand(text, context).values.get("offender") == "W"


@pytest.mark.parametrize(("text", "declarer"), [("hij is trouwens de leider", "E"), ("namelijk de blinde", "W")])
def test_who_declares_follows_from_the_role_that_was_asked(text: str, declarer: str) -> None:
    context = Context("exposed_card", {"offender": "E"}, question="offender_role", told="bij oost viel ruiten zes")
    assert understand(text, context).values.get("declarer") == declarer


def test_a_second_card_falls_in_any_verb() -> None:
    """That another card of his comes to lie open is no turn of the first."""
    context = Context("exposed_card", {"offender": "N"}, lying={"N": ("S6",)})
    said = read("een paar slagen verder tuimelt ook klaver aas van noord op tafel")
    assert shown_by_penalty_card(said, context) is None


@pytest.mark.parametrize("text", ["hartenaas was het niet, het was harten negen", "geen hartenaas, harten negen"])
def test_another_card_after_all(text: str) -> None:
    context = Context("exposed_card", {"offender": "E", "cards": ["HA"]}, told="bij oost viel harten aas op tafel")
    assert understand(text, context).values.get("cards") == ["H9"]


def test_declarer_did_it_after_all() -> None:
    """Who it was and who declares are set right together."""
    context = Context("exposed_card", {"offender": "N", "cards": ["CK"]}, told="noord liet klaver heer vallen")
    said = understand("niet noord maar de leider, zuid", context).values
    assert (said.get("offender"), said.get("declarer")) == ("S", "S")


def test_a_wish_is_no_suit_that_was_led() -> None:
    """What declarer requires of the partner is no answer to which suit was led."""
    context = Context(
        "penalty_card_turn",
        {"offender": "W"},
        question="led_suit",
        told="west heeft een strafkaart",
        lying={"W": ("HT",)},
    )
    assert understand("de leider eist harten van oost", context).values.get("choice") == "require"

"""Who declares, who was sent to lead, what dummy did before, what declarer wants: told in words of another kind."""

from __future__ import annotations

import pytest

from nlu.reading import read
from nlu.several import several_in
from nlu.stories import APART
from tests.told_facts import facts, likeliest

_DECLARERS = [
    ("zuid, die het contract maakt, dekte met het aas", "S"),
    ("oost, die moet maken, dekte", "E"),
    ("noord moest het contract binnenhalen en west verzaakte", "N"),
    ("de hoogste bieder was zuid, oost verzaakte", "S"),
    ("dummy zit tegenover west, noord verzaakte", "W"),
    ("de partner van noord is dummy, oost verzaakte", "N"),
    ("noord is de partner van de leider, oost verzaakte", "S"),
    ("oost zit links van de leider en verzaakte", "N"),
    ("oost declareert in 2 klaveren", "E"),
    ("west (tegen zuid) verzaakte", "S"),
    ("noord heeft net zijn dummy neergelegd en oost laat hartenaas vallen", "S"),
    ("oost laat hartenaas vallen, de leider is noord. nee wacht, zuid", "S"),
]


@pytest.mark.parametrize(("text", "declarer"), _DECLARERS)
def test_who_declares_is_told_by_what_he_has_to_do_or_who_sits_beside_him(text: str, declarer: str) -> None:
    assert read(text).players(in_play=True).declarer == declarer


def test_who_speaks_of_another_after_saying_that_he_declares_is_not_that_other() -> None:
    assert read("ik ben leider en oost heeft schoppenheer als strafkaart").players(in_play=True).declarer is None


_TOLD = [
    (
        "opening_lead_out_of_turn",
        "NZ zei tegen oost dat hij moest uitkomen en dat deed hij, maar het was west",
        "offender",
        "E",
    ),
    (
        "opening_lead_out_of_turn",
        "NZ zei tegen oost dat hij moest uitkomen en dat deed hij, maar het was west",
        "told_by_opponent",
        True,
    ),
    (
        "opening_lead_out_of_turn",
        "volgens noord moest oost starten en dat deed hij, maar west was de man",
        "on_lead",
        "W",
    ),
    (
        "opening_lead_out_of_turn",
        "'ga maar' zei de leider tegen oost op zijn vraag of hij mocht starten, west moest",
        "told_by_opponent",
        True,
    ),
    ("opening_lead_out_of_turn", "oost kwam gedekt uit, west moest. niemand draaide de kaart om", "faced", False),
    (
        "dummy_overstepped",
        "dummy kent de hand van oost omdat hij erin gekeken heeft en wijst op een verzaking",
        "earlier_dummy_breach",
        True,
    ),
    (
        "dummy_overstepped",
        "dummy wist wat west had want hij had diens kaarten bekeken, en roept dat west verzaakt",
        "earlier_dummy_breach",
        True,
    ),
    (
        "dummy_suggested_play",
        "dummy schoof zelf een klaver naar voren en oost deed meteen een kaart bij",
        "opponent_played_after",
        True,
    ),
    (
        "penalty_card_lead",
        "ruitenvrouw is strafkaart bij noord. zuid mag van de leider uitkomen waarmee hij wil",
        "choice",
        "none",
    ),
    (
        "penalty_card_lead",
        "strafkaart schoppenheer bij oost, west is aan slag. leider zuid zegt nee tegen schoppen",
        "choice",
        "forbid",
    ),
    (
        "unable_to_comply",
        "west moest van de leider iets anders dan ruiten spelen en heeft alleen ruiten",
        "choice",
        "forbid",
    ),
    (
        "premature_play",
        "de leiders eigen kaart en die van dummy lagen open, toen gooide west voor oost",
        "declarer_played_both",
        True,
    ),
    ("revoke", "noord verzaakte in slag 5, die zijn partner won. west leidt", "revoke_trick_winner", "partner"),
    (
        "revoke",
        "West heeft de verzaakslag zelf gemaakt en nog geen kaart nagespeeld. Zuid (leider) zei er wat van",
        "offender",
        "W",
    ),
    ("revoke", "west verzaakte, het spel is klaar", "established", True),
    ("claim", "zuid claimt de rest, noch oost noch west heeft bezwaar", "agreed", True),
    ("defective_trick", "noord had er in slag 2 twee in gestopt", "trick_error", "too_many"),
    ("unintended_call", "ik dacht dat ik 1S bood, er lag 2S", "call", "2S"),
    ("unintended_call", "zuid was ervan overtuigd dat hij pas had gelegd, het was een doublet", "replacement", "P"),
    ("misinformation", "oost wilde van noord weten wat 2SA inhield, het antwoord klopte niet", "explainer", "N"),
    ("lead_out_of_turn", "zuid vond dat hij aan slag was en speelde klaver, maar het was noord", "offender", "S"),
    ("lead_out_of_turn", "oost had moeten voorspelen in plaats van west", "on_lead", "E"),
    ("bid_out_of_turn", "oost 1R, west moest. noord is de gever... nee west", "dealer", "W"),
    ("exposed_card", "klaver 9 lag open bij noord, we hadden elk net een keer geboden", "phase", "auction"),
]


@pytest.mark.parametrize(("irregularity", "text", "fact", "value"), _TOLD)
def test_a_fact_told_in_other_words_is_read(irregularity: str, text: str, fact: str, value: object) -> None:
    assert facts(text, irregularity)[fact] == value


def test_a_card_that_falls_while_they_deal_was_seen_before_the_auction() -> None:
    assert likeliest("bij het geven viel klaverheer van west open, noord kon hem zien") == "hand_seen"


def test_a_card_below_without_its_suit_is_no_notrump() -> None:
    assert [m.value for m in read("blinde pakte klaver 3 zonder opdracht").mentions if m.kind == "card"] == ["C3"]


def test_who_only_waits_did_nothing_of_his_own() -> None:
    message = read("oost bood 1SA met de hand van spel 11 in plaats van 10. zuid paste, west zit nog te wachten")
    assert several_in(message, APART, 0.8) == ()

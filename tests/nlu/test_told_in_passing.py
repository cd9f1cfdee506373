"""Facts told in passing: by a pronoun, as what is seen later, by who is left out, as what a player thought."""

from __future__ import annotations

import pytest

from rules.facts import Value
from tests.told_facts import facts, likeliest, told

_DECLARERS = [
    ("bij noord, die zelf afspeelt, glipt schoppenheer op tafel", "N"),
    ("oost laat hartenboer vallen, het is zijn contract", "E"),
    ("west liet klaver vrouw vallen, zijn maat is de leider", "E"),
    ("oost liet hartenboer vallen. zijn partner is dummy", "E"),
    ("in zijn eigen contract laat zuid ruiten 5 vallen", "S"),
    ("west, de speler die 3SA moet maken, laat klaver 2 vallen", "W"),
    ("harten vrouw van de leider west ligt open", "W"),
]


@pytest.mark.parametrize(("text", "declarer"), _DECLARERS)
def test_who_declares(text: str, declarer: str) -> None:
    """Who declares is told of him who did it, or of his partner."""
    assert facts(text, "exposed_card")["declarer"] == declarer


_FACTS: list[tuple[str, str, dict[str, Value]]] = [
    ("wrong_board", "spel 12 is te vroeg begonnen. OW had het nog niet gehad, NZ wel", {"played_before": True}),
    ("wrong_board", "spel 12 is te vroeg begonnen. ze hadden het alle vier nog niet gehad", {"played_before": False}),
    (
        "opening_lead_out_of_turn",
        "verkeerde uitkomst. ik had mijn hartens al neergelegd alsof ik dummy was",
        {"choice": "spread"},
    ),
    ("opening_lead_out_of_turn", "verkeerde uitkomst, leider draaide al een rijtje om", {"choice": "spread"}),
    ("revoke", "west heeft verzaakt, niemand had iets in de volgende slag gelegd", {"established": False}),
    ("revoke", "in de laatste slag bleek west nog een schoppen te hebben", {"won_later_trick": None}),
    ("revoke", "ruitentien lag bij west als grote strafkaart. hij bekende niet in ruiten", {"penalty_cards": ["DT"]}),
    ("trick_inspection", "west heeft de zijne al omgedraaid maar wil de slag nog eens zien", {"faced": False}),
    ("trick_inspection", "de rest ligt op de rug, die van zuid nog open. hij wil de slag zien", {"faced": True}),
    ("simultaneous_cards", "west legde twee kaarten ineens, je zag er maar eentje van", {"visible_count": "one"}),
    ("wrong_card_count", "noord 14, zuid 12. er is al geboden door noord", {"call_made": True}),
    (
        "premature_play",
        "dummy noord moest nog en west ook. toch lag oosts kaart er al. zuid leidt",
        {"partner_played": False},
    ),
    ("premature_play", "oost gooide te vroeg bij. noord is leider, west moest nog", {"partner_played": False}),
    ("lead_out_of_turn", "wie was er aan slag? west. toch kwam oost met ruiten 4, noord is leider", {"on_lead": "W"}),
    ("incomplete_designation", "leider vraagt ruiten maar die zijn op in dummy", {"words": "not_in_dummy"}),
    ("claim", "leider claimde, we waren al aan het volgende spel toen noord een slag miste", {"agreed": True}),
    ("board_not_played", "door de late komst van NZ is bord 1 vervallen", {"offence": "late", "fault": "directly"}),
    ("insufficient_bid", "noord 1SA oost 1R. 1R is te laag", {"lho_called": None}),
    ("insufficient_bid", "N 1S, O 1H. Z had al 2S geboden", {"previous_call": "1S", "lho_called": True}),
    ("bid_out_of_turn", "oost bood 1SA maar zuid moest. zuid paste", {"lho_called": None}),
    ("revoke", "een tegenspeler heeft verzaakt, west dus", {"offender": "W"}),
    ("exposed_card", "oost laat ruiten 3 vallen, hij wilde ruiten 8 spelen", {"cards": ["D3"]}),
    ("exposed_card", "oost liet hartenaas vallen toen hij schoppen 4 bijlegde", {"cards": ["HA"]}),
    (
        "exposed_card",
        "bij oost valt schoppenheer, er lag al harten 3 van hem als strafkaart",
        {"cards": ["SK"], "penalty_cards": ["H3"]},
    ),
    (
        "unable_to_comply",
        "noord moet een schoppen voorspelen van de leider en zegt dat hij geen schoppen heeft",
        {"choice": "require"},
    ),
    ("missed_turn", "noord is vergeten te bieden, het contract 3K van oost wordt al gespeeld", {"lead_faced": True}),
    ("insufficient_bid", "noord opent 1S, oost 1H, van zuid mag het niet", {"offender": "E", "accepted": False}),
    ("revoke", "leider oost gooit klaver op schoppen, bedenkt zich en bekent alsnog", {"established": False}),
    ("revoke", "niet bekend, daarna: 'de rest voor mij'. het gaat om zuid", {"earlier_dummy_breach": None}),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _FACTS)
def test_fact(irregularity: str, text: str, expected: dict[str, Value]) -> None:
    """What is told is read; what isn't told (None) isn't."""
    assert told(text, irregularity, expected) == expected


_IRREGULARITIES = [
    ("W 1H, N pas, Z dbl, O 2H", "double_out_of_turn"),
    (
        "zuid is leider. de grote strafkaart hartenheer ligt bij oost; zuid speelt harten. moet oost hem spelen?",
        "penalty_card_turn",
    ),
    ("Paar 5 kwam pas een kwartier na aanvang binnen, hun eerste spel ging niet meer door", "board_not_played"),
]


@pytest.mark.parametrize(("text", "irregularity"), _IRREGULARITIES)
def test_irregularity(text: str, irregularity: str) -> None:
    """What the calls prove, or what came of it, goes before the estimate."""
    assert likeliest(text) == irregularity

"""What is told by and by: who called dummy's card, how long a duty lasts, what may be known."""

from __future__ import annotations

import pytest

from nlu.lookups import lookup_in
from nlu.reading import read
from tests.told_facts import last_reply, told

_FACTS: list[tuple[str, str, dict[str, object]]] = [
    (
        "De leider bekende niet. Hij had voor de volgende al om een ruiten gevraagd van tafel voordat oost wakker werd",
        "revoke",
        {"next_trick": "own_side"},
    ),
    ("ik pakte 1 harten en er kwam 1 sans op tafel", "unintended_call", {"call": "1NT", "replacement": "1H"}),
    (
        "Ik had oost een pasplicht opgelegd totdat de bieding klaar was, hij legt 2SA",
        "call_when_obliged_to_pass",
        {"bound": "throughout", "phase": None},
    ),
    ("O gaf drie slagen weg en ziet dat hij troefaas nog had", "concession", {"lost_trick": "sure"}),
    (
        "zuid liet met zijn klaver 2 nog een kaart meekomen, daarvan zag niemand de voorkant",
        "simultaneous_cards",
        {"visible_count": "one"},
    ),
    (
        "west kwam uit in plaats van oost, de leider wil dat oost dezelfde kleur start",
        "opening_lead_out_of_turn",
        {"choice": "require"},
    ),
    (
        "verkeerde man begon, ik heb als leider al een paar kaarten laten zien",
        "opening_lead_out_of_turn",
        {"choice": "spread"},
    ),
    (
        "zuid deed er een schoppen op, twee slagen later kwam er een klaver uit zijn hand",
        "revoke",
        {"won_later_trick": None},
    ),
    ("noord had na slag 6 nog 8 kaarten", "defective_trick", {"won_later_trick": None}),
    ("oost houdt aan het eind een kaart over", "defective_trick", {"won_later_trick": None, "next_trick": "both"}),
    ("Noord verzaakte en zijn kant won niets meer, ook die slag niet", "revoke", {"revoke_trick_winner": "opponents"}),
    ("Oost (leider) verzaakte in slag 7, hij troefde die zelf", "revoke", {"revoke_trick_winner": "offender"}),
    ("leider had allebei al gelegd, ik legde voor mijn partner", "premature_play", {"declarer_played_both": True}),
    ("Zuid leider, hij kwam uit de verkeerde hand. oost west reageren niet", "lead_out_of_turn", {"accepted": None}),
    ("leider speelde uit de blinde terwijl rechts aan slag was", "lead_out_of_turn", {"proper_leader": "opponent"}),
    (
        "leider speelde van tafel, moest uit de hand. links van dummy heeft al gespeeld",
        "lead_out_of_turn",
        {"next_in_turn_played": True},
    ),
    (
        "toen hij de juiste uitleg kreeg wilde west een andere kaart",
        "played_card_retraction",
        {"explanation_wrong": True},
    ),
    ("oost 14 west 12 en er is een rondje geboden", "wrong_card_count", {"call_made": True}),
    ("oost had bij slag 12 geen kaart meer", "missing_card", {"count": None}),
    (
        "Het leverde ze 300 op en NZ waren er niet blij mee",
        "unauthorised_information",
        {"damage": None, "phase": "after"},
    ),
    (
        "oost opende voor zijn beurt 1S en de volgende paste gewoon",
        "bid_out_of_turn",
        {"call": "1S", "replacement": None, "lho_called": True},
    ),
    ("west legde 1 harten maar bedoelde 1 ruiten. De volgende paste al", "unintended_call", {"lho_called": True}),
    ("west bood 1H ipv 1S, de volgende heeft nog niet geboden", "unintended_call", {"lho_called": False}),
    ("ik bood 1H boven 1S, degene na mij heeft gepast", "insufficient_bid", {"lho_called": True}),
    (
        "leider speelde van tafel, moest uit de hand. de volgende heeft al gelegd",
        "lead_out_of_turn",
        {"opponent_played_after": True, "next_in_turn_played": True},
    ),
    ("noord had moeten bekennen maar deed het niet, voldongen", "revoke", {"established": True}),
    ("noord verzaakte, voldongen is het nog niet", "revoke", {"established": False}),
    (
        "west noord leider bekende niet. De blinde had nog niets en oost ook niet",
        "revoke",
        {"both_sides": None},
    ),
    ("w past, n was gever, o riep ho", "pass_out_of_turn", {"offender": "W", "dealer": "N"}),
    ("z ldr, o legt voor w", "premature_play", {"declarer": "S", "offender": "E"}),
    ("o heeft strafkaart hv, w aan slag, leider z zegt niks harten", "penalty_card_lead", {"choice": "forbid"}),
    ("de verdediger links van de leider gaf op en zijn maat protesteerde", "concession", {"claimer_role": "defender"}),
    ("rechts van mij zit de leider. hij verzaakte in slag 2", "revoke", {"offender_role": "declarer"}),
    (
        "klaver 9 kwam van tafel. De tegenspeler die daarna moest had er al een bij gelegd",
        "lead_out_of_turn",
        {"opponent_played_after": True},
    ),
    ("ingevoerd is -2, moet -1 zijn. Allebei de paren zeggen dat", "score_correction", {"agreed": True}),
    ("oost speelde klaver 5 en per ongeluk viel ruiten tien mee", "exposed_card", {"cards": ["DT"]}),
    ("noord liet H3 vallen. leider was zuid? nee, oost", "exposed_card", {"declarer": "E"}),
    ("paar 2 begint steeds pas te spelen als anderen al klaar zijn", "procedural_offence", {"offence": "slow"}),
]


@pytest.mark.parametrize(("text", "irregularity", "expected"), _FACTS)
def test_is_read(text: str, irregularity: str, expected: dict[str, object]) -> None:
    """What the message tells is read, and what it doesn't tell (None) isn't."""
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(
    "question",
    [
        "is het voor west verboden om van die heer te weten?",
        "mag west zijn spel daarop afstemmen?",
        "moet west doen alsof hij die heer niet ziet",
    ],
)
def test_lying_penalty_card_may_be_known(question: str) -> None:
    """What is asked of a penalty card on the table is no choice of declarer's and doesn't tell who saw it."""
    reply = last_reply("oost heeft klaverheer als grote strafkaart, zuid is leider", question)
    assert "authorised_for_all" in reply["outcomes"]
    assert "unauthorised_for_offending_side" not in reply["outcomes"]


def test_one_more_card_lies_beside_the_first() -> None:
    """A card that drops later makes both of them major penalty cards, also where the first was told when asked."""
    turns = ["west heeft een kaart laten vallen", "ruiten vijf", "west laat er nog een vallen, harten 3"]
    reply = last_reply(*turns)
    assert "all_penalty_cards_major" in reply["outcomes"]


def test_what_was_played_is_no_answer_to_what_lies() -> None:
    """The cards of the revoke itself aren't penalty cards that lay there already."""
    turns = ["oost verzaakt, zuid leidt, slag ligt nog open", "hij had harten 3 moeten geven, gaf schoppen 2"]
    reply = last_reply(*turns)
    assert "penalty_cards" not in reply["facts"]


@pytest.mark.parametrize(
    "question",
    ["is 1SA boven 1 schoppen een legaal bod?", "3 ruiten op 3 klaver, is dat genoeg of moet het 4 zijn"],
)
def test_asks_whether_a_bid_is_enough(question: str) -> None:
    """Whether a bid is high enough is looked up."""
    message = read(question)
    found = lookup_in(message.words, message.mentions)
    assert found is not None and found[0] == "sufficient"

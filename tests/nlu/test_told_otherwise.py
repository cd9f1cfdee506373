"""The same situations in other words: what directors also say of calls, leads, boards and scores."""

from __future__ import annotations

import pytest

from nlu.irregularity.choosing import candidates_of
from nlu.lookups import lookup_in
from nlu.reading import read
from nlu.understanding import Context
from tests.told_facts import last_reply, told

_FACTS: list[tuple[str, str, dict[str, object]]] = [
    (
        "zuid opent een schoppen west legt er een ruiten op",
        "insufficient_bid",
        {"offender": "W", "call": "1D", "previous_call": "1S"},
    ),
    (
        "noord had een harten geopend en oost kwam met een ruiten",
        "insufficient_bid",
        {"offender": "E", "call": "1D", "previous_call": "1H"},
    ),
    (
        "oost begint met 2 schoppen, zuid legt er 2 harten op",
        "insufficient_bid",
        {"offender": "S", "call": "2H", "previous_call": "2S"},
    ),
    (
        "Ik zit zuid. Links 1 ruiten, partner 1 harten, rechts 1 klaveren",
        "insufficient_bid",
        {"previous_call": "1H", "previous_bidder": "N"},
    ),
    (
        "nu zien we pas dat zuid 2H had gezegd op de 2S van oost",
        "insufficient_bid",
        {"call": "2H", "previous_call": "2S"},
    ),
    (
        "noord 1H, oost pas, en west doubleert al voor zuid",
        "double_out_of_turn",
        {"offender": "W", "turn": "S", "previous_call": "1H"},
    ),
    ("noord had moete beginne maar oost opent 1S", "bid_out_of_turn", {"dealer": "N"}),
    ("west heeft er 14, oost 12, geen bieding gedaan", "wrong_card_count", {"call_made": False}),
    ("Leider west. Zijn LT legde ruiten boer voor terwijl RT aan slag was", "lead_out_of_turn", {"offender": "N"}),
    (
        "west komt met klaver, noord zit nog te peinzen en ondertussen legt zuid al klaverheer",
        "premature_play",
        {"offender": "S", "declarer": "W", "partner_played": False},
    ),
    (
        "pas toen de blinde open lag zagen we dat niet de juiste man was uitgekomen",
        "opening_lead_out_of_turn",
        {"dummy_seen": True},
    ),
    ("oost legt ruiten op klaver en neemt die direct weer weg", "revoke", {"established": False}),
    ("drie slagen terug heeft de dummy niet bekend", "revoke", {"established": True, "next_trick": "both"}),
    ("3 slagen geleden bekende oost geen harten", "revoke", {"established": True}),
    ("oost bekende niet, nog geen slag verder", "revoke", {"established": False}),
    ("drie slagen geleden heeft oost niets bijgespeeld", "defective_trick", {"next_trick": "both"}),
    (
        "zuid was in dummy en speelt schoppen 2 uit zijn hand. er ligt al een kaart van west op",
        "lead_out_of_turn",
        {"opponent_played_after": True},
    ),
    (
        "oost bood vier ruiten op de vier schoppen van noord en zuid legde daar een pas over",
        "insufficient_bid",
        {"previous_bidder": "N", "lho_called": True},
    ),
    ("het is noord die moest beginnen en toch ligt er een pas van west", "pass_out_of_turn", {"dealer": "N"}),
    (
        "zuid leidt. in slag 3 verzaakte oost, oost won die slag niet maar west ook niet",
        "revoke",
        {"revoke_trick_winner": "opponents"},
    ),
    ("de leider verzaakte, oost won de slag", "revoke", {"revoke_trick_winner": "opponents"}),
    ("noord verzaakt als leider, voldongen, in dummy gewonnen", "revoke", {"revoke_trick_winner": "partner"}),
    ("oost bekent niet maar ziet het voor noord bijspeelt", "revoke", {"established": False}),
    ("west doubleert 1SA van noord, oost doubleert ook", "inadmissible_double", {"doubled": "by_partner"}),
    ("noord opent 1SA, gever was oost, oost biedt daarna gewoon 2H", "bid_out_of_turn", {"lho_called": True}),
    (
        "noord paste voor zijn beurt, west was gever, west doet daarna 1S",
        "pass_out_of_turn",
        {"replacement": None, "rho_action": "other"},
    ),
    (
        "leider speelt van tafel, hoorde in de hand. west speelt bij",
        "lead_out_of_turn",
        {"opponent_played_after": True},
    ),
    (
        "leider vraagt 'de dame', er zijn er twee, slag begint op tafel",
        "incomplete_designation",
        {"dummy_leads": True, "several_of_rank": True},
    ),
    ("leider speelt uit hand harten en zegt boer", "incomplete_designation", {"led_suit": "H"}),
    (
        "oost wil zijn kaart terug omdat zuid zijn verzaking herstelde",
        "played_card_retraction",
        {"opponent_changed": True},
    ),
    ("noord had 13 kaarten, oost 13, zuid 12 en west 14", "wrong_card_count", {"offender": "W"}),
    ("west heeft een kaart te veel, hartenaas zit dubbel", "wrong_card_count", {"call_made": None}),
    (
        "leider noord speelde uit de hand, moest van tafel, geen van beide tegenspelers vindt dat goed",
        "lead_out_of_turn",
        {"accepted": False},
    ),
    (
        "leider noord speelde uit de verkeerde hand, oost noch west vindt het goed",
        "lead_out_of_turn",
        {"accepted": False},
    ),
    (
        "zuid leidt. links van hem wordt ruitenboer voorgespeeld terwijl het de man rechts was die moest",
        "lead_out_of_turn",
        {"offender": "W", "on_lead": "E"},
    ),
    (
        "west leidt. in slag zes komt zuid een kaart te kort, in slag twee had hij er twee gelegd",
        "defective_trick",
        {"trick": 2},
    ),
    (
        "leider bekende niet in slag vier. nu in slag vijf heeft hij al klein schoppen gevraagd van tafel",
        "revoke",
        {"next_trick": "own_side"},
    ),
    (
        "de leider hoort dat het uit de andere hand moet. voor hij opnieuw voorspeelt gooit west een kaart",
        "play_after_illegal_play",
        {"retraction_required": True},
    ),
    ("ik moest nog spelen en toch gooit links al hartenaas neer", "premature_play", {"partner_played": True}),
    ("zuid verzaakte, kaarten zitten terug in het bord", "revoke", {"established": True}),
    ("noord verzaakt, het volgende bord ligt al op tafel", "revoke", {"phase": "after"}),
    (
        "1H van west, pas noord, en oost legt een dubbel op zijn eigen maat",
        "inadmissible_double",
        {"call": "X", "previous_call": "1H", "previous_bidder": "W"},
    ),
    ("oost bood 1S op 2K van noord, hij vergiste zich van kaartje", "insufficient_bid", {"slip": True}),
    ("oost verzaakte 2x in harten", "revoke", {"repeated": True}),
    ("oost kwam uit op vraag van leider zuid", "opening_lead_out_of_turn", {"told_by_opponent": True}),
    ("leider eist harten, oost speelt klaver voor maar heeft harten", "unable_to_comply", {"could_follow": True}),
    ("leider claimt 5 slagen, west heeft troefheer nog", "claim", {"outstanding_trump": True}),
    ("west verzaakte, de tegenpartij eist een slag", "revoke", {"choice": None}),
    ("noord heeft in slag 5 niks gelegd, we wachten met de zesde", "defective_trick", {"next_trick": "nobody"}),
    ("noord heeft in slag 5 niks gelegd en we zijn al ver gevorderd", "defective_trick", {"next_trick": "both"}),
    (
        "schoppenvrouw van west kwam bloot onder het bieden. het bieden is klaar",
        "exposed_card",
        {"phase": "auction"},
    ),
    ("noord en zuid zitten verkeerd om", "wrong_direction", {"swap": "partners"}),
    (
        "spel 9 ging niet door doordat beide paren te lang nadachten",
        "board_not_played",
        {"fault": "partly", "other_fault": "partly"},
    ),
    (
        "een van beide ploegen is volledig in fout, de andere onschuldig",
        "adjusted_score",
        {"fault": "directly", "other_fault": "none", "assigned_possible": False},
    ),
    (
        "De ene ploeg treft geen blaam, de andere ploeg is schuldig",
        "adjusted_score",
        {"fault": "directly", "other_fault": "none"},
    ),
    ("T6, zuid leider, bij west viel klaver 3", "exposed_card", {"table": 6}),
]


@pytest.mark.parametrize(("text", "irregularity", "expected"), _FACTS)
def test_facts(text: str, irregularity: str, expected: dict[str, object]) -> None:
    """What is told stands among the facts."""
    assert told(text, irregularity, expected) == expected


def test_lead_from_wrong_hand_is_no_opening_lead() -> None:
    """Who names both of declarer's hands speaks of a later lead."""
    message = read("oost speelt het contract, kwam uit zijn hand in plaats van uit dummy")
    assert candidates_of(message, Context())[0].irregularity == "lead_out_of_turn"


@pytest.mark.parametrize(
    ("text", "lookup"),
    [
        ("spel 12 wie moet er als eerste bieden en wie is rood", ("board", "12")),
        ("hoeveel procent is een G min", ("artificial", "A-")),
    ],
)
def test_lookups(text: str, lookup: tuple[str, str]) -> None:
    """Red is vulnerable, and G min an average minus."""
    message = read(text)
    assert lookup_in(message.words, message.mentions) == lookup


_CONVERSATIONS: list[tuple[list[str], str, dict[str, object]]] = [
    (["Z gever, W begint met 1K", "noord legt er een harten op"], "bid_out_of_turn", {"lho_called": True}),
    (
        ["noord opent 1 klaver terwijl west gever is", "oost gaat er met een schoppen overheen"],
        "bid_out_of_turn",
        {"accepted": True},
    ),
    (["bod voor de beurt door west, 1H, noord moest", "noord past"], "bid_out_of_turn", {"lho_called": True}),
    (
        ["west biedt 1H over 1S van zuid", "noord gaat ertegenin met een doublet"],
        "insufficient_bid",
        {"lho_called": True, "replacement": None},
    ),
    (
        ["1H zuid, west pas, noord contra", "oost is nu aan de beurt, nog niks gelegd"],
        "inadmissible_double",
        {"lho_called": False},
    ),
    (
        ["oost nam kaarten uit spel 7 en deed daarmee 1H open. west zei niks", "sorry, west had toch al 2H gezegd"],
        "hand_from_wrong_board",
        {"call": "1H", "partner_called": True},
    ),
    (
        ["bij oost ligt harten 10 als strafkaart, zuid is leider", "zuid vraagt harten en oost gooit de 4"],
        "penalty_card_not_played",
        {"cards": ["H4"]},
    ),
]


@pytest.mark.parametrize(("turns", "irregularity", "expected"), _CONVERSATIONS)
def test_what_is_told_next(turns: list[str], irregularity: str, expected: dict[str, object]) -> None:
    """A later turn adds to the case what it tells."""
    last = last_reply(*turns)
    assert last["irregularity"] == irregularity
    assert {name: last["facts"].get(name) for name in expected} == expected

"""Auctions as directors tell them: over whose call, what might have been called, leads while bidding."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import likeliest, told

_TOLD: list[tuple[str, str, dict[str, object]]] = [
    ("inadmissible_double", "oost doubleert 4H. zuid pas. west doubleert ook nog", {"offender": "W", "call": "X"}),
    ("double_out_of_turn", "zuid 2S. west moet nog maar oost geeft al contra", {"offender": "E", "turn": "W"}),
    ("double_out_of_turn", "op 1S van zuid wou west doubleren en dat deed hij ook", {"offender": "W", "call": "X"}),
    ("call_after_auction", "na drie keer pas doubleert tegenspeler oost nog 4S", {"offender": "E", "call": "X"}),
    ("call_after_auction", "na drie passen wil de blinde toch nog redoubleren", {"side_declares": True}),
    ("unintended_call", "noord zegt als oost al is uitgekomen dat hij 4H wou leggen ipv 4S", {"offender": "N"}),
    ("unintended_call", "oost wou pas maar trok per abuis 3SA. zuid past. west zit nog te denken", {"slip": True}),
    ("insufficient_bid", "west had 2H geboden nadat zuid al 3R had gedaan", {"call": "2H", "previous_call": "3D"}),
    ("insufficient_bid", "1R na 1H, zuid. Zuid kan er 2R van maken maar wil liever 1SA", {"replacement": "1NT"}),
    ("insufficient_bid", "oost biedt 5K over 5R, vervangt door pas en dat is bij hen ook 1 aas", {"comparable": True}),
    ("bid_above_seven", "oost die na 7H van zuid acht harten zei. eh acht schoppen", {"offender": "E", "call": "8S"}),
    ("insufficient_bid", "3H over 3H (zuid over oost). west biedt 3SA", {"offender": "S", "previous_bidder": "E"}),
    ("insufficient_bid", "oost vervangt zijn te lage 1R door doublet. Er lag 1H", {"previous_call": "1H"}),
    ("insufficient_bid", "oost bood 1H na 1S van noord. moet west nu de rest passen?", {"partner_called": None}),
    ("insufficient_bid", "2H-2H. eerste west tweede noord", {"offender": "N", "previous_bidder": "W"}),
    ("insufficient_bid", "ze balen: 4SA N, pas O, 4R Z (bij hun is 4K geen aas)", {"offender": "S", "call": "4D"}),
    ("insufficient_bid", "zuid 2R terwijl er al 2S lag van oost en west heeft gepast", {"previous_bidder": "E"}),
    ("insufficient_bid", "een te laag bod (1S na 2R, door west). noord was degene die paste", {"offender": "W"}),
    ("insufficient_bid", "west 1R over 1S van zuid. noord had al 2S gelegd", {"previous_call": "1S"}),
    ("insufficient_bid", "west 1R over 1S van zuid. er is al verder geboden", {"lho_called": True}),
    ("insufficient_bid", "west 1R over 1S van zuid, noord eist dat het wordt hersteld", {"accepted": False}),
    ("insufficient_bid", "west 1R over 1S van zuid, noord wil hem houden", {"accepted": True}),
    ("insufficient_bid", "west 1R over 1S van zuid, noord neemt geen genoegen met 1R", {"lho_called": None}),
    ("insufficient_bid", "Z 4H, W 4K (Gerber dacht hij). W past dan", {"offender": "W", "replacement": "P"}),
    ("inadmissible_double", "doublet zuid na 1K west, 1R noord, pas oost", {"offender": "S", "previous_call": "1D"}),
    ("inadmissible_double", "doublet op het bod van zijn partner. het was 2R van zuid", {"offender": "N"}),
    ("inadmissible_double", "redoublet oost zonder doublet. hij zegt dat hij zich vergiste", {"slip": None}),
    ("inadmissible_double", "op zuids 1SA (noord had al 1K) doubleert noord", {"previous_call": "1NT"}),
    ("inadmissible_double", "oost heeft het doublet van west nog eens gedoubleerd", {"doubled": "by_partner"}),
    ("pass_out_of_turn", "te vroeg gepast, oost. noord gever. noord opent 1S en oost 2H", {"offender": "E"}),
    ("pass_out_of_turn", "noord gever. noord en zuid passen, oost was overgeslagen", {"offender": "S", "turn": "E"}),
    ("bid_out_of_turn", "north deals, east opens 1S", {"dealer": "N", "offender": "E"}),
    ("bid_out_of_turn", "oost is gever, zuid begint. 1H. West laat 1H liggen en biedt 2K", {"offender": "S"}),
    ("unintended_call", "er ligt geen doublet maar pas bij mij", {"call": "P", "replacement": "X"}),
    ("unintended_call", "west bood 8 klaver, bedoelde 3 klaver", {"call": "8C", "replacement": "3C"}),
    ("unintended_call", "west ziet nu dat hij 3H had gelegd ipv 3S", {"slip": None}),
    ("unintended_call", "oost dacht dat hij 2S pakte maar er ligt 2H", {"call": "2H", "replacement": "2S"}),
    ("unintended_call", "tikfout, west 4K ipv 4H. oost heeft nog niet gezien dat hij moet", {"slip": None}),
    ("change_of_call", "zuid: 2H. nee toch 3H. west zegt ok", {"call": "2H", "replacement": "3H"}),
    ("change_of_call", "oost had X, wil nu toch pas", {"call": "X", "replacement": "P"}),
    ("change_of_call", "eerst 1 koeken dan 1 harten, west", {"offender": "W", "call": "1D", "replacement": "1H"}),
    ("change_of_call", "zuid legt doublet en trekt het in voor een pas", {"call": "X", "replacement": "P"}),
    ("change_of_call", "eerst legde oost 3R en nu ligt er 4R", {"call": "3D", "replacement": "4D"}),
    ("call_when_obliged_to_pass", "west mocht niet meer meebieden, 1 ronde, en legt 1SA", {"bound": "once"}),
    ("call_when_obliged_to_pass", "oost moest passen omdat west een aas liet vallen. Hij biedt 1SA", {"offender": "E"}),
    ("lead_restriction", "leider west vraagt wat hij mag: noord kwam te vroeg, paste later", {"choice": None}),
    ("exposed_card", "ruiten 2, 5 en schoppenboer lagen open bij oost", {"cards": ["D2", "D5", "SJ"]}),
    (
        "exposed_card",
        "ruitenaas van zuid, oost had hem met zijn elleboog uit zuids hand gestoten",
        {"own_fault": False},
    ),
    ("exposed_card", "bij het pakken van zijn biedkaart viel bij west schoppen 3", {"phase": "auction"}),
    ("exposed_card", "oost liet ruiten 3 vallen, het bieden moest nog beginnen", {"phase": "before"}),
    ("exposed_card", "de speler rechts van mij had in het bieden SV open, wij spelen nu 4S", {"side_declares": False}),
    ("exposed_card", "in het bieden liet mijn partner harten 4 zien, wij spelen nu 4S", {"side_declares": True}),
    ("inadmissible_double", "zuid doubleert 1SA van zijn partner, oost had gepast", {"previous_bidder": "N"}),
    ("pass_out_of_turn", "oost heeft 1SA geopend, zuid moet nog, west past", {"offender": "W", "turn": "S"}),
    ("unintended_call", "ik heb 4K op tafel liggen, ik wou 4H", {"call": "4C", "replacement": "4H"}),
    (
        "pass_out_of_turn",
        "er paste iemand te vroeg, noord is gever en het was oost die paste",
        {"offender": "E", "turn": "N", "replacement": None},
    ),
    ("bid_above_seven", "west bood 8K, hij bedoelde 3K, de kaartjes kleefden", {"slip": True, "replacement": "3C"}),
    (
        "exposed_card",
        "ruiten 6 van west lag open tijdens het bieden, nu is zuid leider in 3SA",
        {"side_declares": None},
    ),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _TOLD)
def test_facts(irregularity: str, text: str, expected: dict[str, object]) -> None:
    """Who called what over whose call, and what a player chose of what he might have called."""
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("zuid kwam al uit met ruiten 5 terwijl west nog moest bieden", "exposed_card"),
        ("west legde een pas terwijl oost (zijn maat) de gever is, noord opende 1 klaveren", "pass_out_of_turn"),
        ("zuid gever. noord past precies op het moment dat zuid 1SA biedt", "simultaneous_calls"),
        ("W opent 1K, O past (!), N had nog niks gezegd, N biedt 1H", "pass_out_of_turn"),
        ("mijn partner bood 2H over 2S, hij doet nu 3H. moet ik de rest passen?", "insufficient_bid"),
        ("noord 1H, west doubleert voor zijn partner oost, noord past", "double_out_of_turn"),
        ("west doubleert als eerste van het spel, hij is gever. noord vraagt wat dat is", "inadmissible_double"),
        ("1SA van zuid, west en oost gepast, toen werd er ingepakt. Noord zat op zijn kans te wachten", "missed_turn"),
        ("zuid geeft, west doet 1R. zuid opent 1S en west volgt met 2R", "bid_out_of_turn"),
        ("W had 2H geboden nadat Z al 3R had gedaan. N past. het bod was ongeldig", "insufficient_bid"),
    ],
)
def test_irregularity(text: str, irregularity: str) -> None:
    """What the calls show goes before an estimate of something else."""
    assert likeliest(text) == irregularity


def test_owner_named_with_the_card() -> None:
    """Who is asked which card it was may tell whose it was with it."""
    context = Context("exposed_card", {"phase": "auction"}, question="cards", wanted=frozenset(["cards", "offender"]))
    said = understand("schoppenaas van west", context)
    assert {name: evidence.value for name, evidence in said.facts.items()} == {"offender": "W", "cards": ["SA"]}


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("en als west past?", "replacement", "P"),
        ("stel dat west 3H biedt", "replacement", "3H"),
        ("en als noord al gepast heeft?", "lho_called", True),
    ],
)
def test_supposed(text: str, fact: str, value: object) -> None:
    """What is supposed of the player who bid too low is what he puts in its place; another may have called over it."""
    known = {"offender": "W", "call": "1H", "previous_call": "1S", "previous_bidder": "S", "turn": "W"}
    said = understand(text, Context("insufficient_bid", known, told="west 1H over 1S van zuid"))
    assert said.act == "what_if"
    assert said.facts[fact].value == value
    assert "call" not in said.facts

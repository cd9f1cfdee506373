"""Calls, boards and conduct as a director types them at the table: what is weighed, came before or follows."""

from __future__ import annotations

import pytest

from rules.facts import Value
from tests.told_facts import last_reply, likeliest, told

_FACTS: list[tuple[str, str, dict[str, Value]]] = [
    ("insufficient_bid", "noord 1S, oost 1H, zuid zit te denken of hij het goed vindt", {"accepted": None}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid weet nog niet of hij dat laat staan", {"accepted": None}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid denkt na en vindt het goed", {"accepted": True}),
    ("insufficient_bid", "Z: 2K. W: pas. N: 2K. oost slaapt", {"offender": "N", "previous_bidder": "S"}),
    ("insufficient_bid", "W 1H, N pas, O 1H, die was er niet bij met zijn hoofd", {"offender": "E"}),
    ("insufficient_bid", "z 1h, w 1k, w legt er gauw 2k voor neer", {"replaced_early": True}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid weigert dat te accepteren", {"accepted": False}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid vertikt het om dat te accepteren", {"accepted": False}),
    ("insufficient_bid", "noord 1S, oost 1H, zuid staat op verbetering", {"accepted": False}),
    (
        "bid_out_of_turn",
        "noord biedt buiten de beurt 3S, oost moest. zuid doet er 4S op",
        {"offender": "N", "call": "3S"},
    ),
    ("change_of_call", "oost had 2S gelegd, pakte dat terug en legde pas, zuid past", {"accepted": True}),
    ("change_of_call", "noord legt 1S, maakt er 2S van, oost had al gepast", {"accepted": None}),
    ("inadmissible_double", "noord doubleert de 3K van oost die al door zuid gedoubleerd was", {"offender": "N"}),
    ("inadmissible_double", "zuid 2S oost doublet west doublet... west doublet mag niet", {"doubled": "by_partner"}),
    ("unintended_call", "zuid wilde 1K doubleren, pakte een pas", {"call": "P", "replacement": "X"}),
    ("insufficient_bid", "noord 2H over 2S, ik bedoel dat west 2S bood", {"slip": None, "replacement": None}),
    ("wrong_board", "paar 4 zit aan de verkeerde tafel en heeft al een spel gespeeld", {"played_before": None}),
    ("wrong_board", "spel 7 in plaats van 8, oost had hem vanmiddag gehad", {"played_before": True}),
    ("extraneous_information", "iemand zei: je had 6SA moeten bieden. tafel 5 hoort het", {"call_made": None}),
    (
        "misinformation",
        "west zei: weet ik niet meer. oost vertelt na de laatste pas dat het transfer was. zij worden leider",
        {"side_declares": True},
    ),
    ("misinformation", "wij vroegen west naar 2H, hij zei zwak. zij worden leider", {"side_declares": False}),
    ("call_when_obliged_to_pass", "oost moet steeds passen. NZ 4H, oost kan het niet laten: doublet", {"call": "X"}),
    ("insufficient_bid", "na 1S van zuid zei W 1R, noord zit te wachten op 2R", {"previous_call": "1S"}),
    ("wrong_direction", "bord 16 omgekeerd op tafel gelegd, noord had zuids kaarten", {"swap": "hands"}),
    ("director_error", "ik besliste fout maar het spel kan nog gewoon afgemaakt worden", {"scorable": True}),
    ("insufficient_bid", "noord 1H over 1S van west. ik heb oost gevraagd of hij accepteert", {"accepted": None}),
    (
        "insufficient_bid",
        "noord 1H over 1S van west. ik vroeg oost of hij accepteert en dat doet hij niet",
        {"accepted": False},
    ),
    ("insufficient_bid", "noord 1H over 1S van west. oost wilde accepteren maar ziet ervan af", {"accepted": False}),
    ("insufficient_bid", "noord 1H over 1S van west. oost laat het zitten", {"accepted": True}),
    ("unintended_call", "noord wou 1S, legde 2S. de tafel heeft nog niets gedaan", {"lho_called": False}),
    ("unintended_call", "noord legde 2S maar rekende zijn punten opnieuw en wil 3S", {"slip": False}),
    ("bid_out_of_turn", "noord 1H te vroeg, geweigerd. hij biedt nu 2H en dat zegt hetzelfde", {"comparable": True}),
    ("bid_out_of_turn", "noord 1H te vroeg, geweigerd. hij biedt nu 2K en dat is wat anders", {"comparable": False}),
    ("misinformation", "oost hoort de uitleg van west en weet dat die niet klopt", {"noticed_by": "partner"}),
    ("misinformation", "oost zegt na het bieden dat de uitleg van west niet klopte", {"noticed_by": "partner"}),
    ("misinformation", "west hoort oost 2H fout uitleggen, OW spelen 4S", {"side_declares": True}),
    ("misinformation", "west hoort oost 2H fout uitleggen, NZ spelen 4S", {"side_declares": False}),
    ("misinformation", "er kwam geen alert bij oosts 2K", {"offender": "W"}),
    (
        "call_after_auction",
        "er zijn drie passen geweest op 4S van west. dan zegt noord 5K, oost doublet",
        {"offender": "N", "call": "5C", "lho_called": True},
    ),
    ("call_after_auction", "3S door west, rondgepast. noord doubleert toch nog", {"offender": "N", "call": "X"}),
    ("bid_out_of_turn", "N geeft. W 1SA. N doet daar nu 2S op", {"offender": "W", "call": "1NT", "accepted": None}),
    ("bid_out_of_turn", "W past, O 1S (N zat even op zijn telefoon te kijken)", {"offender": "E", "call": "1S"}),
    ("unintended_call", "west legt 3K, dat is geen klaver wat hij zocht, het was schoppen", {"replacement": "3S"}),
    ("change_of_call", "noord legt pas, dan toch X. oost vindt dat best", {"call": "P", "replacement": "X"}),
    ("change_of_call", "west legde 3S en wou na lang nadenken 4S", {"slip": False}),
    ("misinformation", "N noemt 2H zwak en dat klopt ook met de kaart", {"explanation_wrong": False}),
    ("wrong_card_count", "oost had twee te veel, noord twee te weinig", {"card_counts": {"E": 15, "N": 11}}),
    ("score_correction", "4H stond op de verkeerde kant, beide paren ok", {"agreed": True}),
    ("hand_seen", "noord keek bij oost in de kaarten. we zijn nog niet aan het bieden", {"phase": "before"}),
    ("hand_seen", "noord heeft in de hand van west gekeken en schoppenaas gezien", {"during_deal": False}),
    ("inadmissible_double", "noord doubleert na pas pas pas, er was niks geboden", {"lho_called": None}),
    ("inadmissible_double", "zuid doubleert, er was alleen maar gepast, west en noord en oost", {"lho_called": None}),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _FACTS)
def test_facts(irregularity: str, text: str, expected: dict[str, Value]) -> None:
    """What is told besides."""
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("west mocht van mij niet meer meebieden, toch doet hij 4S. noord paste daarop", "call_when_obliged_to_pass"),
        ("gever was west? nee noord... N pas, O pas, Z 1H, W 1R. noord past er zo overheen", "insufficient_bid"),
        ("zuid is gever en opent 1S, west 1H, noord 2S", "insufficient_bid"),
        ("noord pauzeert, zuid doubleert. iedereen zou dat doen. het spel is voorbij", "unauthorised_information"),
        ("gever oost opent X. zuid vindt dat prima en past", "inadmissible_double"),
        ("er zijn drie passen geweest op 4S van west. dan zegt noord 5K, oost doublet", "call_after_auction"),
        ("zuid opent in de vierde hand met doublet na drie passen", "inadmissible_double"),
        ("west opent met doublet, noord is gever", "inadmissible_double"),
        ("oost legt 1S, denkt dan na en wil er 2S van maken", "change_of_call"),
        ("na afloop van spel 3 blijkt dat oost twee kaarten te veel gehad heeft", "wrong_card_count"),
        ("oost kon bij zuid in de kaarten kijken, hij zag ruitenheer", "hand_seen"),
    ],
)
def test_irregularity(text: str, irregularity: str) -> None:
    """What the message shows goes before the estimate."""
    assert likeliest(text) == irregularity


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("W legt uit: 'drie azen'. corrigeert zichzelf gelijk: twee. noord heeft ertussen gepast", "misinformation"),
        ("bridgemate: 4H door O stond als 4H door N", "score_correction"),
        ("west blijft maar mopperen op zijn partner", "misconduct"),
    ],
)
def test_what_is_told_in_so_many_words_is_ruled_on(text: str, irregularity: str) -> None:
    """An estimate that isn't sure is confirmed."""
    answer = last_reply(text)
    assert (answer["kind"], answer["irregularity"]) == ("ruling", irregularity)


@pytest.mark.parametrize("more", ["en daarna viel ook de klaver 3", "later liet hij nog ruiten 5 vallen"])
def test_one_more_card_while_they_bid(more: str) -> None:
    """It is still exposed in the auction, and lies beside the first (24C)."""
    answer = last_reply("zuid laat tijdens het bieden hartenvrouw vallen, noord zag hem", more)
    assert answer["facts"]["phase"] == "auction"
    assert "24C" in answer["articles"]


def test_a_card_of_the_other_side_while_they_bid() -> None:
    """It is exposed in the auction too, but lies alone."""
    answer = last_reply(
        "zuid laat tijdens het bieden hartenvrouw vallen", "en bij west viel net klaver 3, oost zag hem"
    )
    assert (answer["facts"]["phase"], answer["facts"]["offender"]) == ("auction", "W")
    assert "24C" not in answer["articles"]


@pytest.mark.parametrize(
    "more", ["ja daar sta ik dan, oost zegt niks", "ja wat moet ik daar nu mee, zuid kijkt me aan"]
)
def test_a_yes_that_only_begins_a_sentence_answers_nothing(more: str) -> None:
    """What was asked stays open."""
    assert "slip" not in last_reply("west 2H, noord 2R", more)["facts"]


@pytest.mark.parametrize("more", ["ja", "ja hoor", "ja, verkeerde kaartje"])
def test_a_yes_answers(more: str) -> None:
    """It was a slip."""
    assert last_reply("west 2H, noord 2R", more)["facts"]["slip"] is True


@pytest.mark.parametrize(
    ("told_first", "more", "board"),
    [
        ("de verkeerde score staat erin", "spel 6, 4S+1 moet 4S zijn", 6),
        ("spel 14 kon niet", "tafel 3 was te laat door OW, die zaten nog te eten", 14),
    ],
)
def test_a_board_or_table_that_is_named_with_more_of_the_same(told_first: str, more: str, board: int) -> None:
    """Where it is, when nothing else is sure to be told."""
    answer = last_reply(told_first, more)
    assert (answer["kind"], answer["facts"]["board"]) == ("ruling", board)


def test_the_same_at_another_table_is_another_incident() -> None:
    """What is told of a table by itself is sure to be told of that one."""
    assert last_reply("west verzaakt in slag 3", "tafel 4: zuid verzaakte ook")["facts"] == {
        "table": 4,
        "offender": "S",
    }


def test_whose_bid_it_was_over_which_another_was_made() -> None:
    """The call that was too low stays."""
    facts = last_reply("2H noord na 2S", "ik bedoel west bood 2S")["facts"]
    assert (facts["call"], facts["previous_bidder"]) == ("2H", "W")


def test_who_calls_after_a_second_call_accepts_it() -> None:
    """By calling over it (25B1)."""
    assert last_reply("noord legt 1H en verandert in 1S", "oost past gewoon")["facts"]["accepted"] is True

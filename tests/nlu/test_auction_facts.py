"""What a message about the auction tells besides the calls: who accepts, who has called since, whose turn it was."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import facts


@pytest.mark.parametrize(
    ("reply", "accepted"),
    [
        ("zuid kan ermee leven", True),
        ("zuid maakt er geen bezwaar tegen", True),
        ("zuid doet daar niet moeilijk over", True),
        ("van zuid mag het blijven liggen", True),
        ("zuid pikt het", True),
        ("daar gaat zuid niet in mee", False),
        ("zuid laat dat niet door de vingers glippen", False),
        ("van zuid mag dat niet", False),
        ("het werd door zuid niet gepikt", False),
        ("zuid wil hem niet en west past", False),
    ],
)
def test_acceptance_in_other_words(reply: str, accepted: bool) -> None:
    assert facts(f"noord 1S, oost 1H. {reply}", "insufficient_bid").get("accepted") is accepted


def test_a_reply_is_no_aside() -> None:
    assert understand("noord 1S, oost 1H. zuid heeft er vrede mee").values["accepted"] is True


def test_acceptance_of_a_second_bid_that_is_too_low() -> None:
    found = facts("W 2S, N 1H. Ik leg het uit en dan legt ze 2H! Oost vindt die tweede best.", "insufficient_bid")
    assert (found.get("accepted"), found.get("second_accepted")) == (False, True)


@pytest.mark.parametrize(
    ("told", "called"),
    [
        ("zuid zat er al met 2K overheen", True),
        ("pas na 2K van zuid werd het gezien", True),
        ("zuid heeft al een kaartje neergelegd", True),
        ("inmiddels had zuid al 2K gelegd", True),
        ("van zuid is nog niets gekomen", False),
        ("zuid heeft nog geen vin verroerd", False),
        ("zuid houdt zich nog stil", False),
        ("zuid, die erna komt, had nog geen kaartje neergelegd", False),
        ("na oost is er niks meer gelegd", False),
        ("bij de tegenpartij had nog niemand een kaartje aangeraakt", False),
    ],
)
def test_who_has_called_since_in_other_words(told: str, called: bool) -> None:
    assert facts(f"noord 1S, oost 1H. {told}", "insufficient_bid").get("lho_called") is called


def test_another_round_since() -> None:
    found = facts("oost pakte 2H in plaats van 2S. het bieden was al een ronde verder", "unintended_call")
    assert found.get("partner_called") is True


@pytest.mark.parametrize(
    ("told", "action"),
    [
        ("noord heeft zelf niks te melden", "pass"),
        ("noord heeft geen opening", "pass"),
        ("noord kiest 1SA", "other"),
    ],
)
def test_what_the_player_in_turn_does_after_a_refusal(told: str, action: str) -> None:
    assert facts(f"Gever noord, oost opent 1H. zuid weigert. {told}", "bid_out_of_turn").get("rho_action") == action


@pytest.mark.parametrize(
    ("text", "fact", "seat"),
    [
        ("oost opende 1H, die dacht gever te zijn. Dat is echter noord", "dealer", "N"),
        ("oost opende 1H maar het spel werd door noord gegeven", "dealer", "N"),
        ("oost bood 1H maar het was noords beurt", "turn", "N"),
        ("oost bood 1H op het moment dat noord nog moest", "turn", "N"),
    ],
)
def test_whose_turn_it_was(text: str, fact: str, seat: str) -> None:
    assert facts(text, "bid_out_of_turn").get(fact) == seat


def test_whose_turn_it_was_seen_from_the_only_caller() -> None:
    assert facts("ik paste terwijl mijn partner nog moest", "pass_out_of_turn").get("turn_of") == "partner"


@pytest.mark.parametrize(
    ("text", "must"),
    [
        ("oost mocht niks meer zeggen van u. zuid biedt 2H voordat oost gepast heeft", True),
        ("zuid bood 2H voor zijn beurt. West wil het niet en oost heeft verder niks, die past", None),
    ],
)
def test_who_had_to_pass(text: str, must: bool | None) -> None:
    assert facts(text, "bid_out_of_turn").get("rho_must_pass") is must


@pytest.mark.parametrize(
    ("text", "replacement"),
    [
        ("west bood 3K over 3S van zuid. van noord mag het niet. 4K zegt west dan", "4C"),
        ("noord opent 1R, oost legt 1K. Zuid wil 'm niet. de doublet die oost ervoor in de plaats legt", "X"),
        ("2R van oost over 3S van noord werd door zuid niet gepikt, daarna in 4R veranderd", "4D"),
        ("noord 1S, oost 1H, zuid weigert. 2H dan maar?", "2H"),
    ],
)
def test_what_takes_the_place_of_a_low_bid(text: str, replacement: str) -> None:
    assert facts(text, "insufficient_bid").get("replacement") == replacement


@pytest.mark.parametrize(
    ("text", "call", "replacement"),
    [
        ("de laatste pas van zuid was een misgreep, hij had 4S willen trekken", "P", "4S"),
        ("ik zag dat ik geen 1R had liggen maar 2R", "2D", "1D"),
        ("Z bood 3K. o nee, ik had 2K moeten doen. W wil het niet", "3C", "2C"),
        ("Zuid ruilt zijn 2S om voor 4S. West zegt: de 2S moet blijven", "2S", "4S"),
    ],
)
def test_a_call_and_the_one_that_was_meant(text: str, call: str, replacement: str) -> None:
    found = facts(text, "unintended_call")
    assert (found.get("call"), found.get("replacement")) == (call, replacement)


def test_what_nobody_called() -> None:
    found = facts("oost doet redoublet op 4H van zuid. Niemand had gedoubleerd!", "inadmissible_double")
    assert "lho_called" not in found


def test_whose_bid_it_is_that_another_was_made_over() -> None:
    found = facts("nu ontdekt west dat zuid 1S over haar 2H had gezegd", "insufficient_bid")
    assert (found.get("call"), found.get("previous_call")) == ("1S", "2H")


def test_too_early_is_said_of_the_double_not_of_the_bid_under_it() -> None:
    text = "doublet van oost op 1S, hij was niet aan de beurt want noord zat nog te wikken"
    assert facts(text, "double_out_of_turn")["call"] == "X"


def test_the_next_player_over_a_bid_out_of_turn() -> None:
    text = "mn rechtertegenstander opent 1 klaver en nu blijkt dat zijn maat gever is. ik had al 1 harten gelegd"
    assert understand(text).candidates[0].irregularity == "bid_out_of_turn"
    assert facts(text, "bid_out_of_turn")["lho_called"] is True


def test_a_call_after_the_auction_by_the_side_that_declares() -> None:
    assert facts("na drie passen biedt de dummy, noord, nog 5K", "call_after_auction").get("side_declares") is True


def test_how_the_replacement_compares_belongs_to_the_incident() -> None:
    told = "noord heeft 1H gelegd op 1S van west"
    context = Context(irregularity="insufficient_bid", told=told)
    said = understand("noord wil doubleren, dat is volgens mij vergelijkbaar", context)
    assert said.values["comparable"] is True
    assert "comparable_call" not in {candidate.irregularity for candidate in said.candidates}


@pytest.mark.parametrize(
    ("text", "dealer"),
    [
        ("noord was nog aan 't schikken als gever en oost heeft een pas gelegd", "N"),
        ("oost heeft gepast maar ik geef, zei noord", None),
        ("partner (noord) past voor ik iets kon zeggen, ik ben gever", "S"),
    ],
)
def test_the_dealer_told_besides(text: str, dealer: str | None) -> None:
    assert facts(text, "pass_out_of_turn").get("dealer") == dealer


def test_the_first_call_out_of_turn_may_have_been_cancelled() -> None:
    text = "Oost opent 1S, maar zuid is gever en wil dat niet. Zuid past, west past, noord past en dan oost weer 1S"
    assert understand(text).candidates[0].irregularity == "bid_out_of_turn"


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("2H van zuid. West moet nog nadenken, maar oost is sneller: rood", "X"),
        ("er gooit west vast een groene tussen terwijl zuid nog moest", "P"),
        ("8 klaver van noord. we lagen allemaal dubbel", "8C"),
        ("west dacht leuk te zijn met 8R", "8D"),
    ],
)
def test_calls_by_their_colour_and_what_only_looks_like_one(text: str, call: str) -> None:
    irregularity = {"X": "double_out_of_turn", "P": "pass_out_of_turn"}.get(call, "bid_above_seven")
    assert facts(text, irregularity).get("call") == call


def test_what_fits_is_no_pass() -> None:
    text = "west had gepast terwijl oost gever was. nu komt west na 1S van oost met 2K. dat past binnen een pas"
    found = facts(text, "pass_out_of_turn")
    assert (found.get("call"), found.get("replacement")) == ("P", "2C")


def test_agreement_with_what_takes_the_place_of_a_bid_accepts_no_bid() -> None:
    found = facts("noord 3R, oost 3K. zuid is ermee akkoord dat oost er 4K van maakt", "insufficient_bid")
    assert "accepted" not in found


def test_two_calls_at_exactly_that_moment() -> None:
    text = "noord moest openen. Hij past en op exact dat moment gooit zuid 1R op tafel"
    assert understand(text).candidates[0].irregularity == "simultaneous_calls"


def test_a_question_and_its_correction() -> None:
    text = "west bood te laag, het was 3R op 3S van noord? nee sorry van zuid"
    assert facts(text, "insufficient_bid").get("previous_bidder") == "S"


@pytest.mark.parametrize("unseen", ["hij zag 2S niet", "ze miste 2S", "hij zag die 2S over het hoofd"])
def test_a_bid_that_was_not_noticed_is_not_bid_again(unseen: str) -> None:
    told = facts(f"noord bood 2S, oost legde 2H want {unseen}. zuid zegt prima", "insufficient_bid")
    assert (told.get("previous_call"), told.get("replacement"), told.get("accepted")) == ("2S", None, True)


@pytest.mark.parametrize(
    ("text", "call", "replacement"),
    [
        ("noord biedt 2 schoppen, pakte daarvoor eerst een pas maar stopte die terug", "P", "2S"),
        ("oost legde 1H neer, hij had eerst 1S gepakt en teruggestopt", "1S", "1H"),
    ],
)
def test_the_call_that_was_taken_first(text: str, call: str, replacement: str) -> None:
    told = facts(text, "change_of_call")
    assert (told["call"], told["replacement"]) == (call, replacement)

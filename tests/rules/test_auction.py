"""Auctions: legal ones hold no irregularity, one wrong call is found, and its facts lead to the right law."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.auction import (
    Made,
    contract,
    declarer,
    in_rotation,
    irregularity_in,
    is_admissible,
    is_over,
    is_sufficient,
    last_bid,
    made,
    specified_suits,
    turn,
)
from rules.decide import decide
from rules.vocabulary import Call, Denomination, Seat

BIDS = [Call(f"{level}{denomination}") for level in range(1, 8) for denomination in Denomination]
CALLS = [*BIDS, Call("P"), Call("X"), Call("XX")]


def said(text):
    """An auction written as "N 1H, E P": seats and calls."""
    return made([tuple(part.split()) for part in text.split(", ")])


@st.composite
def legal_auctions(draw, min_size=0):
    dealer = draw(st.sampled_from(list(Seat)))
    calls = []
    for _ in range(draw(st.integers(min_size, 24))):
        seat = turn(calls, dealer)
        if seat is None:
            break
        legal = [call for call in CALLS if is_sufficient(call, calls) and is_admissible(Made(seat, call), calls)]
        low = [call for call in legal if not call.is_bid] + [call for call in legal if call.is_bid][:6]
        calls.append(Made(seat, draw(st.sampled_from(low))))
    return dealer, tuple(calls)


@given(legal_auctions())
def test_a_legal_auction_has_no_irregularity(auction):
    dealer, calls = auction
    assert irregularity_in(calls, dealer) is None
    assert irregularity_in(calls) is None
    assert calls == in_rotation(dealer, [it.call for it in calls])


@given(legal_auctions(min_size=1), st.data())
def test_a_call_by_another_player_is_found(auction, data):
    dealer, calls = auction
    index = data.draw(st.integers(0, len(calls) - 1))
    right = calls[index]
    wrong = Made(data.draw(st.sampled_from([seat for seat in Seat if seat is not right.seat])), right.call)
    found = irregularity_in((*calls[:index], wrong, *calls[index + 1 :]), dealer)
    assert found is not None
    assert found.facts["offender"] == wrong.seat
    assert found.facts["turn"] == right.seat
    assert found.code in {
        "pass_out_of_turn", "bid_out_of_turn", "double_out_of_turn", "inadmissible_double", "missed_turn",
    }  # fmt: skip


@given(legal_auctions(min_size=1), st.data())
def test_an_insufficient_bid_is_found(auction, data):
    dealer, calls = auction
    seat, last = turn(calls, dealer), last_bid(calls)
    if seat is None or last is None:
        return
    low = data.draw(st.sampled_from([bid for bid in BIDS if not bid.supersedes(last.call)]))
    found = irregularity_in((*calls, Made(seat, low)), dealer)
    assert found is not None
    assert found.code == "insufficient_bid"
    assert found.facts["offender"] == seat
    assert found.facts["turn"] == seat
    assert found.facts["call"] == low
    assert found.facts["previous_call"] == last.call
    assert found.facts["previous_bidder"] == last.seat


@given(legal_auctions(min_size=1), st.sampled_from(["X", "XX"]))
def test_an_inadmissible_double_is_found(auction, double):
    dealer, calls = auction
    seat = turn(calls, dealer)
    if seat is None or is_admissible(Made(seat, Call(double)), calls):
        return
    found = irregularity_in((*calls, Made(seat, Call(double))), dealer)
    assert found is not None
    assert found.code == "inadmissible_double"
    assert found.facts["offender"] == seat


@given(legal_auctions())
def test_a_bid_above_seven_and_a_call_after_the_end_are_found(auction):
    dealer, calls = auction
    seat = turn(calls, dealer)
    found = irregularity_in((*calls, Made(seat or dealer, Call("8C"))), dealer)
    assert found is not None
    assert found.code == ("bid_above_seven" if seat else "call_after_auction")


@given(legal_auctions())
def test_the_contract_belongs_to_the_last_bid(auction):
    _, calls = auction
    bid, final, player = last_bid(calls), contract(calls), declarer(calls)
    if bid is None or final is None or player is None:
        assert (bid, final, player) == (None, None, None)
        return
    assert final.startswith(bid.call)
    assert player.side is bid.seat.side
    first = next(it for it in calls if it.seat is player and it.call.denomination is bid.call.denomination)
    assert not any(
        it.seat is player.partner and it.call.denomination is bid.call.denomination
        for it in calls[: calls.index(first)]
    )


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        pytest.param("N 2D, E 2C", "insufficient_bid", {"call": "2C", "previous_call": "2D"}, id="rest-075"),
        pytest.param("N 2S, E 2NT", None, {}, id="rest-076"),
        pytest.param("N 1H, E P, S X", "inadmissible_double", {"offender": "S", "turn": "S"}, id="rest-077"),
        pytest.param("N 1H, E P, S P, W X", None, {}, id="rest-078"),
        pytest.param("N 1H, E X, S P, W XX", "inadmissible_double", {"call": "XX"}, id="rest-079"),
        pytest.param("N 1NT, E X, S P, W X", "inadmissible_double", {"previous_bidder": "N"}, id="doubled already"),
        pytest.param("S 3NT, W P, N XX", "inadmissible_double", {"previous_call": "3NT"}, id="nothing to redouble"),
        pytest.param(
            "N 1H, E P, W P, N P", "missed_turn", {"turn": "S", "offender": "W", "dealer": "N"}, id="skipped at the end"
        ),
        pytest.param("S 1S, W P, E P, S P", "missed_turn", {"turn": "N", "offender": "E"}, id="skipped before the end"),
        pytest.param("N 1H, E P, S P, W P, N P", "call_after_auction", {"declarer": "N", "contract": "1H"}, id="39"),
        pytest.param("N 1H, E 8H", "bid_above_seven", {"offender": "E", "call": "8H"}, id="38"),
        pytest.param(
            "E 1D, E 3D", "bid_out_of_turn", {"turn": "S", "previous_offender_call": True, "anyone_bid": True}, id="31C"
        ),
        pytest.param("N 1S, E 1H, E 2H", "insufficient_bid", {"replacement": "2H"}, id="27C"),
        pytest.param("N 4S, E 4D, S P", "insufficient_bid", {"lho_called": True}, id="27A1"),
        pytest.param("N 4S, E 4D, S P, W P", "insufficient_bid", {"partner_called": True}, id="partner has called"),
        pytest.param("W 1H, N P, S X, E 2H", "double_out_of_turn", {"turn": "E", "rho_action": "other"}, id="32A2"),
        pytest.param("W 1H, N P, S X, E P", "double_out_of_turn", {"rho_action": "pass"}, id="32A1"),
    ],
)
def test_the_first_irregularity(text, code, facts):
    found = irregularity_in(said(text))
    if code is None:
        assert found is None
        return
    assert found is not None
    assert found.code == code
    assert facts.items() <= found.facts.items()


@pytest.mark.parametrize(
    ("text", "dealer", "outcome"),
    [
        ("N 1S, E 1H, S P", "N", "call_accepted"),
        ("N 1S, E 1H", "N", "option_accept"),
        ("E P, S 1NT", "N", "call_accepted"),
        ("N P, S 1H, N 2H", "S", "no_rectification"),
        ("N 1NT, S 1D, N P", "S", "partner_must_pass_once"),
        ("S 1S, E P", "E", "must_repeat_call"),
        ("E 1D, E 3D", "E", "option_accept"),
        ("S 1H, W P, N X", "S", "partner_must_pass_throughout"),
        ("N 1H, E P, W P, N P", "N", "auction_reopened"),
        ("N 1C, E 8C", "N", "pass_substituted"),
        ("N 1NT, W 2C, E 2D, S P, W P", "N", "partner_must_pass_once"),
    ],
)
def test_its_facts_are_enough_for_the_laws(text, dealer, outcome):
    found = irregularity_in(said(text), Seat(dealer))
    assert found is not None
    assert outcome in decide(found.code, found.facts).outcomes


def test_suits_named_in_the_auction():
    calls = said("N 1H, E 1S, S P, W 2C, N P, E 2H, S P, W P, N P")
    assert specified_suits(calls, Seat.E) == ("S", "H")
    assert specified_suits(calls, Seat.S) == ()
    assert is_over(calls)
    assert contract(calls) == "2H"
    assert declarer(calls) is Seat.E


def test_four_passes_end_an_auction_without_a_contract():
    calls = in_rotation(Seat.W, ["P", "P", "P", "P"])
    assert is_over(calls)
    assert contract(calls) is None
    assert declarer(calls) is None
    assert not is_over(calls[:3])

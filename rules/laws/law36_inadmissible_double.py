"""Law 36: a double or redouble that Law 19 doesn't allow. Nobody can accept it."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import after_withdrawn_call
from rules.laws.law25_changes_of_call import unintended_call
from rules.turns import known, known_call, known_seat, lead_is_faced, lho_has_called


def inadmissible_double(case: Case) -> Steps:
    """Cancelled; the cost depends on whether the left-hand opponent has called since (36A, 36B) or play began (36C)."""
    if case.told("wrong_bid_named", (True,)):
        yield step("call_stands", *_law_19(case, "3"), text="double_of_bid_as_made")
        yield step("unauthorised_for_offending_side", *_law_19(case, "3"), "16B", text="wrong_name_unauthorised")
        return
    if _was_allowed(case):
        yield step("no_rectification", *_law_19(case, "1"), text="double_was_allowed")
        return
    if _play_has_begun(case) or (lho_has_called(case) and lead_is_faced(case)):
        yield step("double_cancelled", "36C", text="scored_without_double")
        return
    if lho_has_called(case):
        yield step("double_cancelled", "36A", *_law_19(case, "1"), text="double_and_later_calls_cancelled")
        yield step("auction_continues", "36A", text="auction_goes_back")
        yield step("no_rectification", "36A", text="as_if_nothing_happened")
        yield step("no_lead_restriction_26", "36A", text="cancelled_without_restriction")
        return
    if case.flag("slip", likely=False):
        yield from unintended_call(case)
        return
    yield step("double_cancelled", "36B1", "35A", *_law_19(case, "1"))
    if known(case, "accepted") is True:
        yield step("cannot_accept", "36B1", "35A", text="double_cannot_be_accepted")
    out_of_turn = _out_of_turn(case)
    if out_of_turn:
        yield step("auction_continues", "36B4", text="proper_player_calls")
    yield step("choose_again", "36B4" if out_of_turn else "36B2", text="any_legal_call")
    yield step("partner_must_pass_throughout", "36B4" if out_of_turn else "36B2", "36B3")
    yield from after_withdrawn_call(case)


def _was_allowed(case: Case) -> bool:
    """Whether what came before shows that nothing is wrong: a double of theirs, a redouble of ours."""
    call = known_call(case, "call")
    if call == "XX":
        return known(case, "doubled") == "by_opponents"
    bidder, offender = known_seat(case, "previous_bidder"), known_seat(case, "offender")
    if call != "X" or bidder is None or offender is None or bidder.side is offender.side:
        return False
    if case.facts.get("doubled") is None and offender is not bidder.lho:
        return case.word("doubled", likely="by_partner", ask_first=True) == "no"  # his partner may have doubled it
    return known(case, "doubled") in ("no", None)


def _law_19(case: Case, paragraph: str) -> tuple[str, ...]:
    """The paragraphs of 19A (doubles) or 19B (redoubles); both while the call isn't known."""
    call = known_call(case, "call")
    return tuple(f"19{letter}{paragraph}" for letter, it in (("A", "X"), ("B", "XX")) if call in (it, None))


def _play_has_begun(case: Case) -> bool:
    return known(case, "lead_faced") is True or known(case, "phase") in ("play", "after")


def _out_of_turn(case: Case) -> bool:
    offender, turn = known_seat(case, "offender"), known_seat(case, "turn")
    return bool(offender and turn and offender is not turn)


LAWS = {"inadmissible_double": inadmissible_double}

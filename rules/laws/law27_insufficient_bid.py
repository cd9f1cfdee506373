"""Law 27: an insufficient bid, accepted (27A) or replaced (27B), also when it was replaced too soon (27C)."""

from __future__ import annotations

from rules.auction import HIGHEST_LEVEL
from rules.case import Case, Steps, step
from rules.comparable import after_withdrawn_call, is_comparable, judging_23a, not_comparable, worth_trying
from rules.laws.law25_changes_of_call import unintended_call
from rules.laws.law31_bid_out_of_rotation import bid_out_of_turn
from rules.refusal import if_refused, verdict_first
from rules.turns import acceptance, auction_is_over, known, known_call, known_seat, relation
from rules.vocabulary import Call


def insufficient_bid(case: Case) -> Steps:
    """A slip is put right first (25A); then the left-hand opponent accepts or not; then the replacement decides."""
    call, previous = known_call(case, "call"), known_call(case, "previous_call")
    if call and previous and call.is_bid and previous.is_bid and call.supersedes(previous):
        yield step("call_stands", "18B", "18E", text="bid_is_sufficient")
        return
    offender, turn = known_seat(case, "offender"), known_seat(case, "turn")
    if offender and turn and relation(turn, offender) != "offender":
        yield step("bid_insufficient", "27A2", text="insufficient_out_of_turn")
        yield from bid_out_of_turn(case)
        return
    if _may_be_slip(case) and case.flag("slip", likely=False):
        yield from unintended_call(case)
        return
    accepted = acceptance(case, at_his_turn=True)
    if accepted:
        yield step("call_accepted", "27A1", text="bid_accepted")
        if known(case, "phase") == "after":
            yield step("score_stands", "27A1", text="accepted_long_ago")
        elif auction_is_over(case):
            yield step("play_continues", "27A1", text="accepted_before_play")
        else:
            yield step("auction_continues", "27A1", text="auction_goes_on")
        yield step("authorised_for_all", "27A1", "16A1a", text="accepted_call_authorised")
        return
    steps = _replaced(case, call, previous)
    if accepted is None:
        yield from _acceptance_open(case)
        yield from if_refused(steps)
    else:
        yield from verdict_first([step("call_cancelled", "27B", text="bid_cancelled")], steps)


def _may_be_slip(case: Case) -> bool:
    """Whether a slip is worth asking about: not when partner has called, or when the auction went on over it."""
    if case.knows("slip"):
        return True
    return not (known(case, "accepted") or known(case, "lho_called") or known(case, "partner_called"))


def _acceptance_open(case: Case) -> Steps:
    yield step("bid_insufficient", "27A1", "18D")
    if case.knows("replacement"):
        yield step("option_accept", "27C", "27A1", text="lho_may_still_accept")
        yield step("option_refuse", "27C", "27B", text="else_replacement_counts")
    else:
        yield step("option_accept", "27A1", text="lho_may_accept_bid")
        yield step("option_refuse", "27B", text="else_bid_is_replaced")


def _replaced(case: Case, call: Call | None, previous: Call | None) -> Steps:
    if case.knows("replacement") and case.told("replaced_early", (True,)):
        yield step("call_stands", "27C", text="early_replacement_stands")
    lowest = _lowest(previous, call) if call and previous else None
    chosen = case.option("replacement", worth_trying(lowest))
    if chosen is None:
        yield from _not_yet_replaced(case, lowest)
        return
    replacement = Call(chosen)
    if replacement.is_bid and previous and previous.is_bid and not replacement.supersedes(previous):
        yield from _insufficient_again(case)
    elif replacement.is_bid and _same_denomination(case, call, previous, replacement):
        yield from _lowest_in_same_denomination()
    elif is_comparable(case, "bid", replacement):
        yield from _comparable(case)
    elif replacement.is_bid or replacement == "P":
        yield from not_comparable(case, "partner_must_pass_throughout", "27B2")
    else:
        yield step("double_cancelled", "27B3", "23A", text="double_not_allowed_as_replacement")
        yield from judging_23a(case)
        yield from _chosen_again(case, "27B3")


def _not_yet_replaced(case: Case, lowest: Call | None) -> Steps:
    """What the offender may choose and what each choice means, unless the director already says which sort it is."""
    same = case.open_flag("same_denomination")
    if same:
        yield from _lowest_in_same_denomination()
        return
    comparable = is_comparable(case, "bid", None)
    if comparable:
        yield from _comparable(case)
    elif comparable is False and same is False:
        yield from not_comparable(case, "partner_must_pass_throughout", "27B2")
    else:
        if lowest:
            yield step("option_same_denomination", "27B1a", text="lowest_bid_option", replacement=lowest)
        else:
            yield step("option_same_denomination", "27B1a")
        yield step("option_comparable_call", "27B1b", "23A", text="comparable_call_for_bid")
        yield step("option_other_call", "27B2", "26B", text="other_call_silences_partner_throughout")
        yield step("option_other_call", "27B3", "27B4", text="no_double_no_insufficient_bid")
        yield from judging_23a(case)


def _same_denomination(case: Case, call: Call | None, previous: Call | None, replacement: Call) -> bool:
    """Whether the replacement is the lowest sufficient bid that specifies what the first bid specified (27B1a).

    Natural bids are compared here; for artificial ones only the director knows what they specify.
    """
    same_name = call.denomination is replacement.denomination if call else None
    computed = None
    if same_name is False:
        computed = False
    elif same_name and previous and previous.is_bid:
        computed = replacement == _lowest(previous, replacement)
    if case.knows("same_denomination") and not (same_name and computed is False):
        return case.flag("same_denomination", likely=True)
    if case.flag("artificial", likely=False) or computed is None:
        return case.flag("same_denomination", likely=same_name is not False)
    case.derive("same_denomination", computed)
    return computed


def _lowest(previous: Call, bid: Call) -> Call | None:
    """The lowest bid in the denomination of `bid` that is sufficient over `previous`; None above the seven level."""
    above = (Call(f"{level}{bid.denomination}") for level in range(1, HIGHEST_LEVEL + 1) if bid.is_bid)
    return next((it for it in above if not previous.is_bid or it.supersedes(previous)), None)


def _lowest_in_same_denomination() -> Steps:
    yield step("substitute_without_rectification", "27B1a", text="lowest_in_same_denomination")
    yield step("no_lead_restriction_26", "27B1a", text="replaced_without_restriction")
    yield step("adjusted_score_if_damaged", "27D", director=True, text="insufficient_bid_helped")


def _comparable(case: Case) -> Steps:
    yield step("substitute_without_rectification", "27B1b", "23A", text="bid_replaced_by_comparable_call")
    yield step("no_lead_restriction_26", "26A", "27B1b", text="replaced_without_restriction")
    yield from judging_23a(case)
    yield step("adjusted_score_if_damaged", "27D", "23C", director=True, text="insufficient_bid_helped")


def _insufficient_again(case: Case) -> Steps:
    """The replacement is insufficient too: it may be accepted in its turn (27B4)."""
    accepted = case.open_flag("second_accepted")
    if accepted:
        yield step("call_accepted", "27B4", "27A1", text="second_bid_accepted")
        yield step("auction_continues", "27A1", text="auction_goes_on")
        return
    if accepted is None:
        yield step("option_accept", "27B4", "27A1", text="lho_may_accept_second_bid")
        yield from if_refused(_chosen_again(case, "27B4", "27B3"))
    else:
        yield from _chosen_again(case, "27B4", "27B3")


def _chosen_again(case: Case, *articles: str) -> Steps:
    """The replacement is cancelled: whatever the offender chooses now, partner is silenced (27B3)."""
    if case.told("final_replacement", ("P",)):
        yield step("call_stands", *articles, text="final_replacement_stands")
    else:
        yield step("choose_again", *articles)
    yield step("partner_must_pass_throughout", *articles)
    yield from after_withdrawn_call(case)


LAWS = {"insufficient_bid": insufficient_bid}

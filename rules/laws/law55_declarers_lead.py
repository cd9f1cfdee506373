"""Law 55, declarer's lead out of turn, with 53A to 53C for what the defenders do next."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law47_taking_back import wrongly_informed
from rules.laws.law56_defenders_lead import proper_lead_stands
from rules.leads import known_leader, offending_side, proper_leader, was_proper_lead
from rules.roles import seat
from rules.vocabulary import Seat


def declarers_lead(case: Case, *, last_trick: bool) -> Steps:
    """A lead from the wrong declaring hand, or at a defender's turn: either defender may accept it (55A)."""
    offender = seat(case, "offender")
    if offender and not case.knows("declarer") and case.facts.get("offender_role") == "declarer":
        case.derive("declarer", offender)
    if _led_from_the_right_hand(case):
        yield step("no_rectification", "44G", text="led_from_right_hand")
        return
    if case.flag("told_by_opponent", likely=False):
        yield from wrongly_informed(case)
        yield from _right_hand_leads(case)
        return
    if last_trick:
        yield step("cannot_accept", "53A", text="last_trick_cannot_accept")
        yield step("retracted", "53A", "47B")
        yield from _right_hand_leads(case)
        return
    yield from _after_declarers_lead(case, _answer(case))
    if case.told("defenders_agree", (False,)) is False:
        yield step("next_defender_decides", "55A", text="defenders_disagree")


def _led_from_the_right_hand(case: Case) -> bool:
    """Whether the hand that led is told, and was the one to lead."""
    leader = seat(case, "leader")
    return leader is not None and leader is known_leader(case, "declarer")


def _after_declarers_lead(case: Case, accepted: bool | None) -> Steps:
    if accepted and case.facts.get("opponent_played_after") is None:
        yield step("accepted_stands", "55A", "53A")
    elif case.flag("opponent_played_after", likely=False):
        yield from _defender_played(case)
    elif accepted:
        yield step("accepted_stands", "55A", "53A")
    elif accepted is False:
        yield from _retracted(case)
    else:
        yield from _defenders_choose(case)


def _answer(case: Case) -> bool | None:
    """What the defenders want; if they disagree, what the one next in turn after the lead wants (55A)."""
    choice, accepting, led = case.facts.get("choice"), seat(case, "accepted_by"), _hand_that_led(case)
    if choice in ("accept", "refuse"):
        case.derive("accepted", choice == "accept")
    elif case.facts.get("accepted") is None and accepting:
        if case.facts.get("defenders_agree") is not False:
            case.derive("accepted", True)
        elif led:
            case.derive("accepted", accepting is led.lho)
    return case.open_flag("accepted")


def _hand_that_led(case: Case) -> Seat | None:
    """Which declaring hand led, if that follows from who was to lead or was told."""
    on_lead, leader = known_leader(case, "declarer"), seat(case, "leader")
    side = offending_side(case, "declarer")
    if on_lead and on_lead.side is side:
        return on_lead.partner
    return leader if leader and leader.side is side else None


def _defender_played(case: Case) -> Steps:
    if was_proper_lead(case, "declarer"):
        yield from proper_lead_stands(case)
    elif case.told("next_in_turn_played", (False,)) is False:
        yield step("accepted_stands", "53C", text="accepted_by_other_defender")
        if case.flag("declarer_played_both", likely=False):
            yield step("no_rectification", "57C1", "53C", text="other_defender_after_both_hands")
        else:
            yield from _other_defender_premature()
    else:
        yield step("accepted_stands", "53A", "60A2", text="accepted_by_playing")


def _other_defender_premature() -> Steps:
    """53C refers to 57 for the defender who played before his partner; the offender of this case is declarer."""
    yield step("major_penalty_card", "57A", "53C", "50B", text="other_defenders_card")
    yield step("option_partner_highest", "57A1", text="first_defender_highest")
    yield step("option_partner_lowest", "57A2", text="first_defender_lowest")
    yield step("option_partner_other_suit", "57A3", text="first_defender_other_suit")
    yield step("option_partner_not_suit", "57A4", "57B", text="first_defender_not_suit")


def _retracted(case: Case) -> Steps:
    own_turn = proper_leader(case, "declarer") == "partner"
    article = "55B2" if own_turn else "55B1"
    yield step("retracted", article, "55A", text="wrong_lead_refused")
    yield step("card_returned_to_hand", article)
    yield step("no_penalty_card", "48A", article)
    if own_turn:
        yield step("lead_from_correct_hand", "55B2", text="any_card_from_right_hand")
    else:
        yield step("correct_player_leads", "55B1", text="right_player_leads")
    yield step("unauthorised_for_offending_side", "55C", "16C2", text="line_based_on_withdrawn_lead")


def _right_hand_leads(case: Case) -> Steps:
    if proper_leader(case, "declarer") == "partner":
        yield step("lead_from_correct_hand", "47B", "44G")
    else:
        yield step("correct_player_leads", "47B", "44G", text="right_player_leads")


def _defenders_choose(case: Case) -> Steps:
    yield step("awaiting_choice", "55A", "53A", text="either_defender_may_choose")
    if case.told("defenders_agree", (False,)) is not False:
        yield step("either_defender_decides", "55A")
        yield step("next_defender_decides", "55A")
    yield step("option_accept", "55A", "53A", text="defenders_may_accept")
    if proper_leader(case, "declarer") == "partner":
        yield step("option_refuse", "55B2", text="defenders_may_refuse")
    else:
        yield step("option_refuse", "55B1", text="defenders_may_refuse_at_own_turn")

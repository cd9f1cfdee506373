"""Law 54, faced opening lead out of turn, with 41A for one that is still face down.

The play to the first trick is set right here too: who plays second (54B), and which hand becomes dummy (54A).
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law47_taking_back import wrongly_informed
from rules.laws.law56_defenders_lead import refused, restriction_options
from rules.laws.law72_awareness_of_damage import check_72c
from rules.leads import RESTRICTIONS, declarers_answer, taken_as_correct
from rules.roles import offender_role, role_between, seat
from rules.vocabulary import Seat


def opening_lead_out_of_turn(case: Case) -> Steps:
    """The wrong defender, or the declaring side, made the opening lead."""
    if case.told("led_in_turn", (True,)) and not (seat(case, "offender") and seat(case, "declarer")):
        yield step("no_rectification", "41A", text="leader_was_to_lead")
        return
    offender, declarer = _players(case)
    if offender and declarer and offender is declarer.lho:
        yield step("no_rectification", "41A", text="opening_lead_was_in_turn")
        return
    face_down = not case.flag("faced", likely=True)
    defending = offender_role(case) == "defender"
    if face_down:
        yield step("retracted", "41A", text="face_down_lead_taken_back")
        yield step("card_returned_to_hand", "41A")
        yield step("no_penalty_card", "41A", "49")
    elif not defending:
        yield from _declaring_side_led()
    elif case.flag("told_by_opponent", likely=False):
        yield from wrongly_informed(case)
    else:
        yield from _faced_by_defender(case)
        return
    yield step("correct_player_leads", "41A", text="partner_leads" if defending else "left_of_declarer_leads")


def _players(case: Case) -> tuple[Seat | None, Seat | None]:
    """Offender and declarer, each from the other facts if need be: the wrong defender sits to declarer's right."""
    offender, declarer, on_lead = (seat(case, name) for name in ("offender", "declarer", "on_lead"))
    role = case.facts.get("offender_role")
    if declarer is None and on_lead:
        declarer = on_lead.rho
    if declarer is None and offender and role in (None, "defender"):
        declarer = offender.lho
    if declarer is None and offender and role:
        declarer = offender if role == "declarer" else offender.partner
    if declarer is None:
        return offender, None
    if offender is None and role in (None, "defender"):
        offender = declarer.rho
    if offender:
        case.derive("offender", offender)
        case.derive("offender_role", role_between(offender, declarer))
    case.derive("declarer", declarer)
    case.derive("on_lead", declarer.lho)
    return offender, declarer


def _declaring_side_led() -> Steps:
    yield step("cannot_accept", "54E", "24", text="declaring_side_did_not_lead")
    yield step("card_returned_to_hand", "54E", "24")
    yield step("no_penalty_card", "48A", "54E")
    yield step("unauthorised_for_offending_side", "24", "16C2", text="seen_in_the_auction")


def _faced_by_defender(case: Case) -> Steps:
    if case.flag("dummy_seen", likely=False):
        yield step("must_accept", "54C", text="declarer_saw_dummy")
        yield step("accepted_stands", "54C", "53A")
        yield from _second_card(case)
    elif how := taken_as_correct(case):
        yield from _accepted(case, played=how == "played")
    else:
        yield from _declarers_choice(case)
    if case.told("partner_led_face_down", (True,)):
        yield step("card_returned_to_hand", "54", text="partners_face_down_lead_back")
    yield from check_72c(case)


def _declarers_choice(case: Case) -> Steps:
    answer = declarers_answer(case, ("spread", "accept", "refuse", *RESTRICTIONS))
    if answer == "spread":
        yield step("declarer_becomes_dummy", "54A")
        yield step("accepted_stands", "54A", text="lead_stands_after_spreading")
        yield step("play_continues", "54A", text="whole_hand_is_spread")
    elif answer == "accept":
        yield from _accepted(case, played=False)
    elif answer:
        yield step("retracted", "54D", text="lead_refused")
        yield from refused(case, answer, "54D")
        yield step("correct_player_leads", "54D", text="partner_leads")
    else:
        yield step("awaiting_choice", "54", text="five_choices")
        yield step("declarer_chooses_first", "54", "10C2", text="declarer_chooses_alone")
        yield step("option_spread_hand", "54A")
        yield step("option_accept", "54B1", "53A", text="accept_and_spread_dummy")
        yield from restriction_options(case, "54D", "50D2a")
        yield step("option_no_restriction", "54D", "50D2b", text="refuse_without_restriction")


def _accepted(case: Case, *, played: bool) -> Steps:
    if played:
        yield step("accepted_stands", "53A", "54B1", text="accepted_by_playing")
    else:
        yield step("accepted_stands", "54B1", "53A")
    yield from _second_card(case)


def _second_card(case: Case) -> Steps:
    if case.told("dummy_played_second", (True,)):
        yield step("card_stands", "54B2", text="dummys_second_card_stands")
        return
    yield step("play_continues", "54B1", text="declarer_plays_second")


LAWS = {"opening_lead_out_of_turn": opening_lead_out_of_turn}

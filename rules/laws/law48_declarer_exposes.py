"""Law 48: declarer or dummy exposes cards."""

from __future__ import annotations

from rules.case import Case, Steps, step


def declarer_exposes(case: Case, role: str) -> Steps:
    """A card of declarer or dummy is never a penalty card; facing the whole hand may be a claim (48B)."""
    if role == "declarer" and case.told("whole_hand", (True,)):
        yield from _faces_hand(case)
        return
    yield step("no_penalty_card", "48A", text=f"{role}_has_no_penalty_card")
    yield step("card_returned_to_hand", "48A", "45C2", text="need_not_be_played")
    yield step("play_continues", "48A")


def _faces_hand(case: Case) -> Steps:
    if case.told("after_lead_out_of_turn", (True,)):
        yield step("declarer_becomes_dummy", "54A", "48B1")
    elif case.flag("claim_meant", likely=True):
        yield from faced_hand_claims("48B2")
    else:
        yield step("no_claim", "48B2", text="clearly_no_claim")
        yield step("no_penalty_card", "48A")
        yield step("play_continues", "48B2")


def faced_hand_claims(*articles: str) -> Steps:
    """A hand that is laid open to end play (68A); `articles` are cited first."""
    yield step("play_ceases", *articles, "68A", "68D", text="facing_hand_is_claim")
    yield step("adjudicate_claim", "68D", "70A", text="treat_as_claim")

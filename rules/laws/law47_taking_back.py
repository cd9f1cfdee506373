"""Law 47, retraction of a card played, with 41A for a lead that is still face down.

Not covered: 47A and 47B where another law requires the retraction and says what becomes of the card; 47F1, see Law 53.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law45c4b_unintended_designation import unintended_designation
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.leads import told_cards
from rules.roles import offender_role, role_between, seat


def wrongly_informed(case: Case) -> Steps:
    """An opponent told the player that it was his turn: he takes back, his left-hand opponent can't accept (47E1)."""
    yield step("cannot_accept", "47E1", text="told_by_opponent_cannot_accept")
    yield step("retracted", "47E1", text="told_by_opponent_takes_back")
    yield step("card_returned_to_hand", "47E1")
    yield step("no_penalty_card", "47E1", "49")
    yield step("unauthorised_for_offending_side", "16C2", "47E1", director=True, text="unauthorised_for_informant")


def played_card_retraction(case: Case) -> Steps:
    """A player wants a played card back: only on a ground that the laws name (47F2)."""
    face_down = case.told("faced", (False,)) is False
    if case.told("told_by_opponent", (True,)):
        yield from wrongly_informed(case)
    elif case.told("opponent_changed", (True,)):
        yield step("change_allowed", "47D", text="change_after_opponents_change")
        yield step("card_returned_to_hand", "47D")
        yield step("no_penalty_card", "47D", "49")
        yield step("authorised_for_non_offenders", "16C1", text="authorised_after_change")
    elif case.told("dummy_card", (True,)):
        yield from unintended_designation(case)
    elif case.told("legal_card", (False,)) is False:
        yield from _illegal_card(case)
    elif _misinformed_by_opponent(case):
        yield from _after_misinformation(case, face_down=face_down)
    elif face_down:
        yield step("change_not_allowed", "41A", "47F2", text="face_down_lead_stays")
        yield step("card_stands", "41A", text="face_down_lead_is_played")
    else:
        yield step("change_not_allowed", "47F2", *_why_it_is_played(case))
        yield step("card_stands", "47F2", "45A")


def _why_it_is_played(case: Case) -> tuple[str, ...]:
    """The paragraph of 45C under which the card counts as played, as far as it is known whose card it is."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    role = role_between(offender, declarer) if offender and declarer else case.peek("offender_role")
    return {"defender": ("45C1",), "declarer": ("45C2",)}.get(str(role), ())


def _illegal_card(case: Case) -> Steps:
    role = offender_role(case)
    yield step("retracted", "47B", text="illegal_card_is_replaced")
    if role == "defender":
        yield from becomes_penalty_card(case, told_cards(case), "47B", "49", deliberate=True)
    else:
        yield step("card_returned_to_hand", "47B", "48A")
        yield step("no_penalty_card", "48A")


def _misinformed_by_opponent(case: Case) -> bool:
    """A wrong explanation counts only when it came from the other side."""
    player, explainer = seat(case, "offender"), seat(case, "explainer")
    if player and explainer and player.side is explainer.side:
        return False
    return case.flag("explanation_wrong", likely=False)


def _after_misinformation(case: Case, *, face_down: bool) -> Steps:
    dummy_spread = not face_down and case.told("dummy_seen", (True,))
    if dummy_spread or (not face_down and case.flag("opponent_played_after", likely=False)):
        why = "too_late_dummy_faced" if dummy_spread else "too_late_next_card_played"
        yield step("change_not_allowed", "47E2a", "47E2b", text=why)
        yield step("card_stands", "47E2a")
        yield step("adjusted_score_if_damaged", "47E2b", "21B3", director=True, text="harmed_by_explanation")
        return
    yield step("change_allowed", "47E2a", *(["41A"] if face_down else []), text="change_after_misinformation")
    yield step("card_returned_to_hand", "47E2a")
    yield step("no_penalty_card", "47E2a", "49")
    if not face_down:
        yield step("authorised_for_non_offenders", "16C1", text="authorised_after_misinformation")
        yield step("unauthorised_for_offending_side", "16C2", text="unauthorised_for_explaining_side")


LAWS = {"played_card_retraction": played_card_retraction}

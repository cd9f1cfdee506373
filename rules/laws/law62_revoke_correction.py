"""Law 62, correction of a revoke: before it is established, in both hands of one trick, and on the twelfth trick."""

from __future__ import annotations

from rules import roles
from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law72_awareness_of_damage import check_72c
from rules.leads import told_cards


def correction(case: Case) -> Steps:
    """An unestablished revoke: the card is replaced, and cards played after it may be taken back (62A, 62B, 62C)."""
    if not case.knows("led_suit") and case.told("choice", among=("require", "forbid")):
        yield step("correct_revoke", "62A", "61A", text="correct_disobedience")
    else:
        yield step("correct_revoke", "62A")
    yield step("not_established", "63A")
    if case.knows("next_trick") and case.word("next_trick", likely="nobody") in ("own_side", "both"):
        yield step("retracted", "47E1", text="lead_by_wrong_information")
    yield from _withdrawn_card(case)
    if case.told("opponent_played_after", among=(False,)) is not False:
        yield step("opponent_may_change_card", "62C1", "16C1", text="opponent_may_change_after_revoke")
        yield step("next_player_may_change_card", "62C2", "16C2", text="next_player_may_change_after_revoke")
        yield step("authorised_for_non_offenders", "16C1", text="card_changed_after_revoke_authorised")
        yield step("unauthorised_for_offending_side", "16C2", text="card_changed_after_revoke_unauthorised")
    yield from check_72c(case)


def _withdrawn_card(case: Case) -> Steps:
    """What becomes of the card that was played wrongly (62B)."""
    if roles.offender_role(case) != "defender":
        yield step("no_penalty_card", "62B2", "48A", text="revoke_card_back")
    elif _was_faced(case):
        yield step("penalty_card_stays", "62B2", "50A", text="faced_card_goes_back")
    else:
        yield from becomes_penalty_card(case, told_cards(case), "62B1", deliberate=True)


def _was_faced(case: Case) -> bool:
    """Whether the card wrongly played was a penalty card that lay on the table."""
    lying = case.cards("penalty_cards", likely=(), among=[(), ("?x",)])
    if not lying:
        return False
    if case.knows("cards"):
        case.derive("played_penalty_card", any(card in lying for card in told_cards(case)))
    return case.flag("played_penalty_card", likely=False)


def both_corrected(case: Case, *articles: str) -> Steps:
    """Both sides revoked in one trick and one side at most played on: both correct, defenders get penalty cards."""
    yield step("correct_revoke", *articles, text="both_revokes_corrected")
    if roles.offender_role(case) == "defender":
        yield from becomes_penalty_card(case, told_cards(case), "62B1", *articles, deliberate=True)
    else:
        yield step("major_penalty_card", "50B", "62B1", *articles, text="card_of_other_defender")
        yield step("must_play_at_first_opportunity", "50D1a", "50D2", text="penalty_card_of_other_defender")
    yield step("unauthorised_for_offending_side", "16C2", text="withdrawn_cards_of_both_sides")


def twelfth_trick(case: Case) -> Steps:
    """A revoke on the twelfth trick: corrected until all four hands are back in the board, never automatic tricks."""
    if case.flag("hands_returned", likely=False):
        yield step("revoke_established", "62D1", "63B", text="twelfth_trick_too_late")
        yield step("transfer_0", "64B6", text="no_transfer_twelfth_trick")
        yield step("equity_check", "64C1")
    else:
        yield step("correct_revoke", "62D1", "64B6", text="twelfth_trick_corrected")
        if roles.offender_role(case) == "defender" and case.told("partner_played", among=(True,)) is not True:
            yield step("unauthorised_for_offending_side", "62D2", "16C2", text="twelfth_trick_partner")
    yield from check_72c(case)

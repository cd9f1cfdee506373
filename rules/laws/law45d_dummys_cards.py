"""Law 45D, card misplayed by dummy, and 45F, dummy indicates a card."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.roles import seat


def dummy_misplayed_card(case: Case) -> Steps:
    """Dummy put a card in the played position that declarer had not named."""
    if case.word("next_trick", likely="nobody") == "both":
        yield from _stays(case)
        return
    yield step("retracted", "45D1", text="misplaced_card_is_withdrawn")
    if case.told("nothing_named", (True,)):
        yield step("declarer_specifies", "45D1", text="declarer_names_a_card")
        yield from dummy_suggested_play(case)
        return
    yield step("named_card_played", "45D1")
    if case.flag("opponent_played_after", likely=False):
        yield step("opponent_may_change_card", "45D1")
        yield step("next_player_may_change_card", "45D1", text="declarer_may_change_after_opponent")
        yield step("no_penalty_card", "45D1", text="changed_card_no_penalty_card")
        yield step("authorised_for_non_offenders", "16C1", text="authorised_for_defenders")
        yield step("unauthorised_for_offending_side", "16C2", text="unauthorised_for_declarer")


def _stays(case: Case) -> Steps:
    """Found too late: the cards stay; what follows from a card that turns out to be a revoke (45D2)."""
    yield step("card_stands", "45D2", text="misplaced_card_stays")
    yield step("too_late", "45D2")
    yield step("play_continues", "45D2")
    if case.told("could_follow", (True,)):
        yield step("transfer_0", "64B3", "45D2", text="dummy_revoked_no_transfer")
        yield step("equity_check", "64C1", director=True)
    elif case.told("dummy_leads", (True,)):
        yield step("equity_check", "45D2", director=True, text="others_may_have_revoked")


def dummy_suggested_play(case: Case) -> Steps:
    """Dummy touched or indicated a card by himself: play goes on, afterwards the director looks at it (45F)."""
    suggested = case.told("suggested", (True, False))
    if suggested is False:
        yield step("no_rectification", "45F", text="arranging_only")
        yield step("play_continues", "45F")
        return
    if _defender_played(case):
        yield step("no_rectification", "57C2", text="played_after_dummy_acted")
    damage = case.told("damage", (True, False))
    if damage is False:
        yield step("score_stands", "45F", text="defenders_not_damaged")
    elif damage and suggested:
        yield step("assigned_score", "45F", "12C1", text="damaged_by_suggestion")
    else:
        yield step("play_on_assess_later", "45F", text="dummy_indicated_card")
        yield step("play_continues", "45F")
        yield step("adjusted_score_if_damaged", "45F", director=True, text="if_suggestion_damaged")
    yield step("procedural_penalty_possible", "43A1c", "43B1", director=True, text="dummy_took_part")


def _defender_played(case: Case) -> bool:
    """Whether it is about a defender who played too early because of what dummy did."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    if offender and declarer and offender.side is not declarer.side:
        return True
    return bool(case.told("opponent_played_after", (True,)))


LAWS = {"dummy_misplayed_card": dummy_misplayed_card, "dummy_suggested_play": dummy_suggested_play}

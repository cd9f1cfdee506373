"""Law 14, missing card: hands with too few cards while none has too many. The card counts as always held."""

from __future__ import annotations

from rules.case import Case, Step, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law67_defective_trick import defective_trick
from rules.moments import lead_is_faced
from rules.roles import offender_role

_ELSEWHERE = ("floor", "board", "other_board", "nowhere")


def missing_card(case: Case) -> Steps:
    """A card is missing: give it back or rebuild the deal, and no call may be changed."""
    among_played = case.facts.get("card_found") == "played"  # so that play has begun, whatever was told of the lead
    if among_played and not case.knows("lead_faced"):
        case.derive("lead_faced", True)
    if not among_played and not lead_is_faced(case):
        found = case.word("card_found", likely="floor", among=_ELSEWHERE)
        yield _restored(found, "14A1", "14A2")
        yield step("auction_continues", "14A3", text="no_call_may_be_changed")
        yield _unauthorised_for_partner()
        return
    found = case.word("card_found", likely="floor")
    if found == "played":
        yield step("restore_hand", "14B1", "67", text="missing_card_among_played")
        yield from defective_trick(case)
        return
    yield _restored(found, "14B2", "14B3")
    yield step("play_continues", "14B4", text="card_counts_as_always_held")
    if found == "floor" and case.told("partner_could_see", (True,)) and offender_role(case) == "defender":
        cards = case.cards("cards", likely=("?x",), among=[("?x",), ("?h",)])
        yield from becomes_penalty_card(case, cards, "14B4", deliberate=False)
    if case.flag("could_follow", likely=False):
        yield step("deemed_revoke", "14B4", "61A", "64", director=True, text="missing_card_was_a_revoke")
    yield _unauthorised_for_partner()


def _restored(found: str, article_found: str, article_rebuilt: str) -> Step:
    if found == "nowhere":
        return step("restore_hand", article_rebuilt, text="rebuild_deal")
    return step("restore_hand", article_found, text="give_card_back")


def _unauthorised_for_partner() -> Step:
    return step("unauthorised_for_offending_side", "14C", "16B1a", text="card_unknown_to_partner")


LAWS = {"missing_card": missing_card}

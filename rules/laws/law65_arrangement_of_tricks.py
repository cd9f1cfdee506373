"""Law 65, arrangement of tricks: a card pointed the wrong way, and played cards that were mixed."""

from __future__ import annotations

from rules.case import Case, Steps, step


def trick_turned_wrong(case: Case) -> Steps:
    """A wrongly turned card may be pointed out, by dummy too, until the player's own side plays to the next trick."""
    if case.told("cards_mixed", among=(True,)) is True:
        yield from mixed_cards()
    elif case.word("next_trick", likely="nobody") in ("nobody", "other_side"):
        yield step("turn_card_now", "65B3", text="turn_card_and_play_on")
    else:
        yield step("too_late", "65B3", text="too_late_to_point_out")
        yield step("play_continues", "65D", "79A1", text="trick_counts_for_its_winner")
        yield step("unauthorised_for_offending_side", "65B3", "16B1", text="no_use_of_late_remark")


def mixed_cards() -> Steps:
    """Who mixed his played cards can't prove doubtful tricks or a revoke any more; doubt goes to the other side."""
    yield step("doubt_against_mixer", "65D", "66D")
    yield step("director_inspects", "66D", text="reconstruct_the_play")


LAWS = {"trick_turned_wrong": trick_turned_wrong}

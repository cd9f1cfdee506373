"""Law 66, inspection of tricks: the trick just played, one's own last card, quitted tricks, and after play."""

from __future__ import annotations

from rules import roles
from rules.case import Case, Steps, step
from rules.laws.law65_arrangement_of_tricks import mixed_cards


def trick_inspection(case: Case) -> Steps:
    """Who may look at which played cards, and until when."""
    if case.told("phase", among=("after",)) == "after":
        yield step("inspection_allowed", "66D", text="inspection_after_play")
        yield step("director_inspects", "66D", text="each_handles_own_cards")
        if case.told("cards_mixed", among=(True,)) is True:
            yield from mixed_cards()
    elif _asked_by_dummy(case):
        yield step("inspection_not_allowed", "66A", "66B", "66C", text="dummy_may_not_inspect")
    elif case.told("own_card_only", among=(True,)) is True:
        yield from _own_last_card(case)
    else:
        yield from _whole_trick(case)


def _asked_by_dummy(case: Case) -> bool:
    offender, declarer = roles.seat(case, "offender"), roles.seat(case, "declarer")
    if offender and declarer:
        case.derive("offender_role", roles.role_between(offender, declarer))
    return case.told("offender_role", among=("dummy",)) == "dummy"


def _own_last_card(case: Case) -> Steps:
    if case.word("next_trick", likely="nobody") in ("nobody", "other_side"):
        yield step("inspection_allowed", "66B", text="may_look_at_own_card")
    else:
        yield step("inspection_not_allowed", "66B", "66C", text="own_card_too_late")


def _whole_trick(case: Case) -> Steps:
    played_on = case.told("next_trick", among=("own_side", "both")) is not None
    if not played_on and case.flag("faced", likely=False):
        yield step("inspection_allowed", "66A", text="all_turn_their_card")
        return
    yield step("inspection_not_allowed", "66C", "66A", "61C", text="quitted_trick_stays_closed")
    if not played_on:
        yield step("inspection_not_allowed", "66B", text="own_card_may_be_seen")
    yield step("director_inspects", "66C", "66D", director=True, text="director_may_look_later")


LAWS = {"trick_inspection": trick_inspection}

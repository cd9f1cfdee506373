"""Law 68, claim or concession of tricks, with 48B2: what counts as one, whether play stops, who objects.

Not covered: how a contested claim is decided, see Law 70; what becomes of an agreed one, see Laws 69 and 71.
"""

from __future__ import annotations

from rules import roles
from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law69_agreed_claims import agreed_claim, conceded_tricks
from rules.laws.law70_contested_claims import adjudication
from rules.leads import told_cards


def claim(case: Case) -> Steps:
    """A player claims tricks, or shows his cards as if he did."""
    if case.told("current_trick_only", among=(True,)) is True:
        yield from _about_current_trick(case)
        return
    if _by_dummy(case):
        yield step("no_claim", "68A", "43A1c", text="dummy_cannot_claim")
        yield step("play_continues", "68A", text="play_on_no_claim")
        yield step("unauthorised_for_offending_side", "16B1", "43A1c", director=True, text="dummys_claim_heard")
        return
    defends = claimer_defends(case, likely="declarer")
    if case.told("claim_meant", among=(False,)) is False:
        yield from not_a_claim(case, by_defender=defends)
    elif defends and case.flag("objection", likely=False) and case.told("all_tricks", among=(True,)) is not True:
        yield from _partner_objects()
    elif case.flag("agreed", likely=False):
        yield from agreed_claim(case)
    else:
        yield from _contested(case, by_defender=defends)


def concession(case: Case) -> Steps:
    """A player concedes tricks, his partner may object at once, or he wants them back."""
    defends = claimer_defends(case, likely="defender")
    if defends and case.flag("objection", likely=False):
        yield from _partner_objects()
    elif case.told("agreed", among=(False,)) is False and not (case.knows("lost_trick") or case.knows("cards")):
        if defends:
            yield step("concession_stands", "68B2", "68B1", text="objection_too_late")
        yield from _contested(case, by_defender=defends)
    else:
        yield from conceded_tricks(case)


def _by_dummy(case: Case) -> bool:
    """Whether it was dummy who claimed, not who doubts it: only declarer and the defenders can (68A)."""
    claimer, declarer = roles.seat(case, "claimer"), roles.seat(case, "declarer")
    if claimer and declarer and claimer is not declarer.partner:
        return False
    return case.told("offender_role", among=("dummy",)) == "dummy"


def claimer_defends(case: Case, *, likely: str) -> bool:
    """Whether a defender claimed or conceded: from the seats when both are known, else asked or assumed."""
    claimer = roles.seat(case, "claimer") or roles.seat(case, "offender")
    declarer = roles.seat(case, "declarer")
    if claimer and declarer:
        case.derive("claimer_role", "declarer" if claimer.side is declarer.side else "defender")
    if claimer and not case.knows("offender"):
        case.derive("offender", claimer)
    return case.word("claimer_role", likely=likely) == "defender"


def not_a_claim(case: Case, *, by_defender: bool) -> Steps:
    """Cards were shown, but clearly not as a claim (48B2, 68A); a defender's cards are penalty cards then (49)."""
    yield step("no_claim", "48B2", "68A", director=True, text="cards_shown_without_claim")
    yield step("play_continues", "68A", text="play_on_no_claim")
    if not by_defender:
        yield step("no_penalty_card", "48A", text="declarers_cards_back")
    elif case.knows("cards"):
        yield from becomes_penalty_card(case, told_cards(case), "49", deliberate=True)
    else:
        yield step("major_penalty_card", "50B", "49", text="shown_cards_are_penalty_cards")
        yield step("declarer_chooses_first", "50D1a", "50D2", "51", text="many_penalty_cards")


def _about_current_trick(case: Case) -> Steps:
    """A remark on the trick in progress only (Law 68, opening words)."""
    yield step("no_claim", "68", text="only_about_this_trick")
    yield step("play_continues", "68", text="play_on_no_claim")
    if claimer_defends(case, likely="defender"):
        yield step("no_penalty_card", "68", "49", text="shown_for_this_trick_only")
        yield step("unauthorised_for_offending_side", "16B1", "57A", director=True, text="remark_helps_partner")
    else:
        yield step("no_penalty_card", "48A", text="declarers_cards_back")


def _partner_objects() -> Steps:
    """A defender concedes a trick or more and his partner objects at once: nothing was claimed or conceded (68B2)."""
    yield step("no_concession", "68B2", "68B1")
    yield step("play_continues", "68B2", text="play_on_after_objection")
    yield step("no_penalty_card", "68B2", "49", text="shown_while_conceding")
    yield step("unauthorised_for_offending_side", "68B2", "16C2", text="objector_may_not_use")


def _contested(case: Case, *, by_defender: bool) -> Steps:
    """Somebody doubts it, dummy too: the director decides, unless all four play on at the others' request (68D2)."""
    continued = case.told("play_continued", among=(True,)) is True
    requested = case.told("requested_by")
    agree = case.told("all_agree")
    if (continued or agree) and requested is None:
        requested = case.word("requested_by", likely="opponent")
    if continued and requested == "opponent":
        agree = case.flag("all_agree", likely=False, ask_first=True)
    if requested == "opponent" and agree:
        yield from _played_on() if continued else _may_play_on()
        return
    why = ("68D2bi",) if requested else ()
    yield from adjudication(case, *why, by_defender=by_defender, continued=continued)
    if not continued and requested != "claimer" and agree is None:
        yield step("option_play_on_if_all_agree", "68D2b", "68D2bi")


def _may_play_on() -> Steps:
    yield step("play_continues", "68D2b", "68D2bi", text="play_on_all_agree")
    yield step("score_stands", "68D2bii", text="result_of_play_on_counts")


def _played_on() -> Steps:
    yield step("score_stands", "68D2b", "68D2bi", text="claim_void_after_play_on")
    yield step("no_penalty_card", "68D2bii", text="no_penalty_cards_after_play_on")


LAWS = {"claim": claim, "concession": concession}

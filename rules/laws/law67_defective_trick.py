"""Law 67, defective trick: a trick with too few or too many cards, found in time or only later.

Not covered: a hand that started with a wrong number of cards, see Laws 13 and 14.
"""

from __future__ import annotations

from rules import roles
from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law64_established_revoke import tricks_for
from rules.laws.law72_awareness_of_damage import check_72c
from rules.vocabulary import Seat

ERRORS = ("too_few", "too_many", "misplaced")


def defective_trick(case: Case) -> Steps:
    """Somebody played no card to a trick, or more than one, or his card did not stay among the played cards."""
    error = _error(case)
    if error == "misplaced":
        yield from _misplaced(case)
    elif case.word("next_trick", likely="both", ask_first=True) == "both":
        yield from _omitted_long_ago(case) if error == "too_few" else _surplus_long_ago(case)
    else:
        yield from _omitted_just_now() if error == "too_few" else _surplus_just_now(case)
    yield from check_72c(case)


def _error(case: Case) -> str:
    """What is wrong with the trick, as far as it can be told from the cards left in the hands."""
    cards, counts = case.facts.get("cards"), case.facts.get("card_counts")
    if not case.knows("trick_error"):
        offender = roles.seat(case, "offender")
        if case.facts.get("card_found") == "played" or (isinstance(cards, list) and len(cards) > 1):
            case.derive("trick_error", "too_many")
        elif isinstance(counts, dict) and offender in counts and len(counts) > 1:
            others = max(count for seat, count in counts.items() if Seat(seat) is not offender)
            case.derive("trick_error", "too_few" if counts[offender] > others else "too_many")
    return case.word("trick_error", likely="too_many" if cards else "too_few", among=ERRORS, ask_first=True)


def _omitted_just_now() -> Steps:
    yield step("add_card", "67A1", text="add_legal_card_now")


def _surplus_just_now(case: Case) -> Steps:
    """A fifth card (45E), or two cards at once (58B)."""
    if roles.offender_role(case) == "defender":
        yield step("return_extra_card", "67A2", "45E1", "58B2", text="extra_card_of_defender")
        cards = case.cards("cards", likely=("?x",), among=[("?x",), ("?h",)])
        yield from becomes_penalty_card(case, cards[-1:], "45E1", "67A2", deliberate=None)
    else:
        yield step("return_extra_card", "67A2", "45E2", "58B2", text="extra_card_of_declarer")


def _omitted_long_ago(case: Case) -> Steps:
    """The missing card is added; the trick keeps its owner, and the omission counts as a revoke (67B1)."""
    if case.flag("could_follow", likely=True):
        yield step("add_card", "67B1a", text="add_card_of_suit_led")
    else:
        yield step("add_card", "67B1b", text="add_any_card")
    role = roles.offender_role(case)
    yield step("deemed_revoke", "67B1", "64A2", director=role == "dummy")
    if role == "dummy":
        yield step("equity_check", "64B3", "64C1", director=True, text="dummy_omitted_card")
        return
    winner = case.option("revoke_trick_winner", ("partner", "opponents"))
    later = True if winner == "partner" else case.open_flag("won_later_trick")
    if later or (winner and later is False):
        tricks, article = tricks_for(winner or "opponents", won_later=later)
        yield step(f"transfer_{tricks}", article, "67B1", text=f"transfer_{tricks}_{article.lower()}")
    else:
        yield step("play_on_assess_later", "64A2", "64B1", text="one_trick_or_none_for_omission")
    yield step("equity_check", "64C1")


def _surplus_long_ago(case: Case) -> Steps:
    """The surplus card goes back, and counts as never having left the hand (67B2)."""
    yield step("return_extra_card", "67B2a", text="extra_card_goes_back")
    yield step("director_inspects", "67B2a", text="which_card_stays")
    if roles.offender_role(case) == "defender":
        yield step("penalty_card_stays", "67B2a", "50B", director=True, text="restored_card_if_exposed")
    yield step("play_on_assess_later", "67B2b", "64A", director=True, text="restored_card_may_be_revoke")


def _misplaced(case: Case) -> Steps:
    """A card was played but did not stay among the played cards (67B3)."""
    yield step("add_card", "67B3", text="card_back_among_played")
    if case.told("card_played_again", among=(True,)) is True:
        yield step("adjusted_score_if_damaged", "67B3", "12C1", text="same_card_played_twice")


LAWS = {"defective_trick": defective_trick}

"""Law 49, a defender's exposed card, and which law rules on an exposed card: 24, 48 or 49, by moment and by owner."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law24_exposed_in_auction import exposed_in_auction
from rules.laws.law48_declarer_exposes import declarer_exposes, faced_hand_claims
from rules.laws.law50_penalty_cards import becomes_penalty_card, hand_becomes_penalty_cards
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import told_cards
from rules.roles import offender_role
from rules.vocabulary import Card


def exposed_card(case: Case) -> Steps:
    """A card became visible or was named."""
    phase = case.word("phase", likely="play")
    if phase in ("before", "auction"):
        yield from exposed_in_auction(case)
    elif phase == "after":
        yield step("no_rectification", "49", text="exposed_after_play")
        yield from check_72c(case)
    else:
        role = offender_role(case)
        if role == "defender":
            yield from defender_exposes(case)
        else:
            yield from declarer_exposes(case, role)


def defender_exposes(case: Case) -> Steps:
    """A defender's card was where his partner could see its face, or he named a card of his hand."""
    because = case.told("shown_because")
    if because == "concession" or (because is None and case.told("objection", (True,))):
        yield from _conceding(case)
    elif because == "remark":
        yield step("no_penalty_card", "49", "68", text="remark_about_this_trick")
        yield step("card_returned_to_hand", "49")
        yield step("unauthorised_for_offending_side", "16B1a", "49", text="remark_unauthorised")
        yield step("play_on_assess_later", "57A", "68", director=True, text="remark_as_premature_play")
    elif because == "procedure":
        yield step("no_penalty_card", "49", text="shown_by_law")
        yield step("no_rectification", "49", "47E")
    elif because != "named" and not case.flag("partner_could_see", likely=True):
        yield step("no_penalty_card", "49", text="partner_could_not_see")
        yield step("card_returned_to_hand", "49")
    elif case.told("own_fault", (False,)) is False:
        yield step("no_penalty_card", "50", "49", director=True, text="another_exposed_it")
        yield step("card_returned_to_hand", "50", "49", director=True)
    elif case.told("whole_hand", (True,)) and not case.knows("cards"):
        yield from _whole_hand(case)
    else:
        yield from _penalty_card(case)


def _whole_hand(case: Case) -> Steps:
    """A hand laid open claims (68A), unless it clearly wasn't meant so: a defender who took himself for dummy."""
    if case.flag("claim_meant", likely=False):
        yield from faced_hand_claims()
    else:
        yield from hand_becomes_penalty_cards(case, "49")
        yield from check_72c(case)


def _conceding(case: Case) -> Steps:
    """Cards shown while conceding tricks: partner's objection at once undoes it all (68B2)."""
    if case.flag("objection", likely=False):
        yield step("no_concession", "68B2")
        yield step("no_penalty_card", "68B2", "49", text="concession_objected")
        yield step("card_returned_to_hand", "68B2")
        yield step("play_continues", "68B2")
        yield step("unauthorised_for_offending_side", "68B2", "16C2", text="conceders_cards_unauthorised")
    else:
        yield step("play_ceases", "68B", "68D", text="concession_ends_play")
        yield step("no_penalty_card", "49", "68B", text="conceding_makes_no_penalty_card")


def _penalty_card(case: Case) -> Steps:
    if case.knows("penalty_cards") and not case.knows("cards"):
        lie = told_cards(case, "penalty_cards", [])
        if lie:  # told as lying there already: it is about those
            case.derive("cards", list(lie))
    if case.knows("deliberate") and not case.knows("cards") and case.flag("deliberate", likely=False):
        cards: tuple[Card, ...] = (Card("??"),)  # major whatever it was
    else:
        cards = case.cards("cards", likely=("?x",), ask_first=True)
    yield from becomes_penalty_card(case, cards, "49", deliberate=None)
    yield from check_72c(case)


LAWS = {"exposed_card": exposed_card}

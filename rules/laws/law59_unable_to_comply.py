"""Law 59: a player cannot lead or play as required, by 50D2, 51B, 57A or 26B."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import in_suits, names, told_cards
from rules.vocabulary import Suit

_IN_THIS_TRICK = ("highest", "lowest", "other_suit", "not_suit")


def unable_to_comply(case: Case) -> Steps:
    """Any otherwise legal card may be played; who can comply has to."""
    choice = case.told("choice", ("require", "forbid", *_IN_THIS_TRICK))
    suits = _chosen(case) if choice in ("require", "forbid") else ()
    suit: list[str] | None = [str(suit) for suit in suits] or None
    if case.told("could_follow", (True,)):
        code = "must_lead_suit" if choice == "require" else "no_rectification"
        yield step(code, "59", "61A", text="can_comply", suit=suit)
        return
    if choice in _IN_THIS_TRICK:
        yield step("any_card", "59", "57B", "44C", text="cannot_in_this_trick")
    elif choice == "require":
        yield step("any_card", "59", "50D2a", text="leader_cannot_require", suit=suit)
    elif choice == "forbid":
        yield step("any_card", "59", text="leader_cannot_forbid", suit=suit)
    else:
        yield step("any_card", "59", text="cannot_comply")
    cards = told_cards(case, "penalty_cards", [["HK"]]) if choice in ("require", "forbid") else ()
    if cards:
        up = in_suits(cards, suits) or cards
        yield step("penalty_cards_picked_up", "50D2a", "51B1", text="stays_picked_up", cards=names(up))
    yield step("director_inspects", "61A", director=True, text="check_that_he_could_not")
    yield from check_72c(case)


def _chosen(case: Case) -> tuple[Suit, ...]:
    told = case.told("choice_suit", ("H",))
    return tuple(Suit(suit) for suit in (told if isinstance(told, list) else [str(told)])) if told else ()


LAWS = {"unable_to_comply": unable_to_comply}

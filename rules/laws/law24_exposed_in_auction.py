"""Law 24: a card exposed or led before the play, and what becomes of it when it is known who declares (24D, 24E)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.laws.law50_penalty_cards import becomes_penalty_card
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import kind, names, told_cards
from rules.roles import role_between, seat
from rules.vocabulary import Card


def exposed_in_auction(case: Case) -> Steps:
    """A player's own card could be seen by his partner during the auction."""
    if not case.flag("partner_could_see", likely=True):
        yield step("no_rectification", "24", text="partner_could_not_see_in_auction")
        yield step("card_returned_to_hand", "24")
        return
    if case.told("own_fault", (False,)) is False:
        yield step("no_rectification", "24", director=True, text="another_exposed_it_in_auction")
        yield step("card_returned_to_hand", "24", director=True)
        return
    led = case.knows("deliberate") and case.flag("deliberate", likely=False)
    if led and not case.knows("cards"):
        cards: tuple[Card, ...] = (Card("??"),)  # 24B whatever it was
    else:
        cards = case.cards("cards", likely=("?x",), ask_first=True)
        led = led or (len(cards) == 1 and not cards[0].is_honour and case.flag("deliberate", likely=False))
    yield from visible_in_auction(case, cards, led=led)


def visible_in_auction(case: Case, cards: Sequence[Card], *, led: bool) -> Steps:
    """The rectification for cards that partner could see before the play, `led` or merely shown."""
    others = [card for card in told_cards(case, "penalty_cards", [["?x"]]) if card not in cards]
    several = len(cards) + len(others) > 1
    article = "24C" if several else "24B" if led or cards[0].is_honour else "24A"
    role = _known_role(case)
    if role == "defender":
        yield from becomes_penalty_card(case, cards, "24E", article, deliberate=led, others=others)
    elif role:
        yield step("card_returned_to_hand", "24D", article, text="owner_declares", cards=names([*others, *cards]))
    else:
        yield step(
            "card_stays_face_up", article, "24", text="face_up_until_auction_ends", cards=names([*others, *cards])
        )
    if article != "24A":
        yield step("partner_must_pass_once", article, text="partner_had_to_pass_once" if role else None)
    if role is None:
        yield from _when_auction_ends(case, cards, others, led=led)
    if role != "defender":
        yield step("authorised_for_non_offenders", "24", "16C1", text="exposed_card_authorised")
        yield step("unauthorised_for_offending_side", "24", "16C2", text="exposed_card_unauthorised")
    yield from check_72c(case)


def _known_role(case: Case) -> str | None:
    """What the offender is once it is known who declares; None while the auction goes on."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    if offender and declarer:
        case.derive("offender_role", role_between(offender, declarer))
    role = case.told("offender_role")
    return role if isinstance(role, str) else None


def _when_auction_ends(case: Case, cards: Sequence[Card], others: Sequence[Card], *, led: bool) -> Steps:
    declares = case.open_flag("side_declares")
    all_cards = names([*others, *cards])
    if declares is None:
        yield step("penalty_card_after_auction", "24E", "24D", "50B", cards=all_cards)
    elif declares:
        yield step("card_returned_to_hand", "24D", text="back_when_declaring", cards=all_cards)
    else:
        found = kind(cards, others, deliberate=led)
        yield step(f"{found}_penalty_card", "24E", "50B", text=f"{found}_when_defending", cards=all_cards)
